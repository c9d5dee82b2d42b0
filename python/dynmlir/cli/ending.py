"""How a command ends."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from typing import Any, NoReturn

from dynmlir.cli.streams import INTERRUPTED, READER_GONE, drop_stdout
from dynmlir.diagnostics import DynmlirError


def leave(main: Callable[[], int]) -> NoReturn:
    """Runs a command that is all its process is for, which ends at once.

    The interpreter would take its modules and MLIR's bindings apart first: 0.2 s, a fifth of what short commands took.
    """
    signal.signal(signal.SIGTERM, _end)
    status = main()
    try:
        for stream in (sys.stdout, sys.stderr):
            if stream is not None:
                stream.flush()
    except OSError:
        sys.exit(status)  # which says so
    os._exit(status)


def _end(number: int, _: Any) -> NoReturn:
    """Ends where the command is, so that what it waits for, a compiler, ends with it."""
    sys.exit(128 + number)


def exit_status(run: Callable[[], int | None]) -> int:
    """What `run` returns, 0 for None; 1 and one line for a DynmlirError, and where a file or the
    standard output refuses; 130 for ^C, 141 where the reader of the output has gone."""
    try:
        return run() or 0
    except DynmlirError as error:
        error.location = error.location or "command-line"
        print(error, file=sys.stderr)
        return 1
    except BrokenPipeError:
        drop_stdout()
        return READER_GONE
    except OSError as error:
        if error.errno is None or error.filename is not None:
            print(f"{error.filename or 'command-line'}: error: {error.strerror or error}", file=sys.stderr)
        else:  # what Python would write again when it ends
            drop_stdout()
            print(f"<stdout>: error: cannot be written: {error.strerror}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED
