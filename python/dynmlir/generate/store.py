"""Measurements of one device as they come: a table of names and seconds in a file (SQLite).

SQLite, of Python's own library, keeps what was committed whatever happens after (an interruption, a full disk, a
crash) and lets two runs write at once. Each entry is one number, so that a run goes on where another stopped. A file
that is damaged, or of another version, is set aside, and a new one begun.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Mapping
from pathlib import Path

#: Of the table and of what its names mean.
VERSION = 1
_WAIT_SECONDS = 30.0


class StoreFull(Exception):
    """Nothing more can be written; what was written stays."""


class Store:
    """Seconds by name. `remarks` says what was set aside, and whether anything is kept."""

    def __init__(self, path: Path | None):
        """The store in a file; in memory only if `path` is None, or cannot be written."""
        self.remarks: list[str] = []
        self.path = path
        self._connection = self._opened(path)
        self._known: dict[str, float] = dict(self._connection.execute("SELECT name, seconds FROM measured"))

    def _opened(self, path: Path | None) -> sqlite3.Connection:
        if path is None:
            return _connected(":memory:")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            if not os.access(path.parent, os.W_OK) or (path.exists() and not os.access(path, os.W_OK)):
                raise PermissionError(13, "Permission denied")
            return self._usable(path)
        except (OSError, sqlite3.OperationalError) as error:
            reason = error.strerror if isinstance(error, OSError) else str(error)
            self.remarks.append(f"{path} cannot be written ({reason}): what is measured now is not kept")
            self.path = None
            return _connected(":memory:")

    def _usable(self, path: Path) -> sqlite3.Connection:
        for _ in range(2):
            try:
                connection = _connected(path)
                (found,) = connection.execute("PRAGMA user_version").fetchone()
                problem = "" if found == VERSION else f"is of version {found}, not {VERSION}"
                if not problem and not _is_whole(connection):
                    problem = "is damaged"
                if not problem:
                    return connection
                connection.close()
            except sqlite3.OperationalError:
                raise  # it cannot be opened or written, or has been locked for long
            except sqlite3.DatabaseError:
                problem = "is damaged"
            aside = set_aside(path)
            self.remarks.append(f"{path} {problem}: set aside as {aside.name}, and begun anew")
        raise sqlite3.OperationalError("it cannot be begun anew")

    def __getitem__(self, name: str) -> float:
        return self._known[name]

    def get(self, name: str, default: float) -> float:
        return self._known.get(name, default)

    def __contains__(self, name: str) -> bool:
        return name in self._known

    def __len__(self) -> int:
        return len(self._known)

    def add(self, entries: Mapping[str, float]) -> None:
        """Keep these, at once. Raises StoreFull; they are known to this run all the same."""
        self._known |= entries
        try:
            with self._connection:
                self._connection.executemany("INSERT OR REPLACE INTO measured VALUES (?, ?)", list(entries.items()))
        except sqlite3.Error as error:
            raise StoreFull(str(error)) from None

    def close(self) -> None:
        self._connection.close()


def _connected(path: Path | str) -> sqlite3.Connection:
    """A connection with the table; a new file gets it, and the version."""
    connection = sqlite3.connect(path, timeout=_WAIT_SECONDS)
    with connection:
        connection.execute("BEGIN IMMEDIATE")
        (tables,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
        if not tables:
            connection.execute("CREATE TABLE measured (name TEXT PRIMARY KEY, seconds REAL NOT NULL) WITHOUT ROWID")
            connection.execute(f"PRAGMA user_version = {VERSION}")
    return connection


def _is_whole(connection: sqlite3.Connection) -> bool:
    """Whether the table is there, and holds times."""
    if connection.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
        return False
    columns = [name for _, name, *_ in connection.execute("PRAGMA table_info(measured)")]
    if columns != ["name", "seconds"]:
        return False
    wrong = "typeof(name) != 'text' OR typeof(seconds) != 'real' OR seconds <= 0 OR seconds > 1e6"
    return connection.execute(f"SELECT count(*) FROM measured WHERE {wrong}").fetchone() == (0,)


def set_aside(path: Path) -> Path:
    """The file under another name in its folder: NAME.1, NAME.2, ... Raises OSError."""
    number = 1
    while (aside := path.with_name(f"{path.name}.{number}")).exists():
        number += 1
    os.replace(path, aside)
    for suffix in ("-journal", "-wal", "-shm"):
        path.with_name(path.name + suffix).unlink(missing_ok=True)
    return aside
