"""What people look at: tables and small drawings in the terminal (rich), charts (matplotlib), pages of HTML."""
