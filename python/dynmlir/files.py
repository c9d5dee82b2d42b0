"""Files that are either the old one or the new one, never half of it; folders for what tools read and write."""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path


@contextlib.contextmanager
def scratch_folder() -> Iterator[str]:
    """A folder that is there for a while. What fails in it and names no file, as on a full disk, names its place."""
    try:
        with tempfile.TemporaryDirectory() as folder:
            yield folder
    except OSError as error:
        if error.errno is not None and error.filename is None:
            error.filename = tempfile.gettempdir()
        raise


def write_atomically(path: str | os.PathLike[str], data: bytes | str) -> None:
    """Write `data` beside `path` and rename it; a failure leaves what was there and raises OSError."""
    path = Path(path)
    if path.is_dir():
        raise IsADirectoryError(f"{path} is a directory")
    content = data.encode() if isinstance(data, str) else data
    if path.exists() and not path.is_file():  # /dev/stdout, a pipe: nothing to keep, nothing to rename onto
        path.write_bytes(content)
        return
    path = path.resolve()  # a link stays, and what it names may be on another disk
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as out:
            out.write(content)
        os.chmod(temporary, _mode(path))
        os.replace(temporary, path)
    except BaseException:
        with contextlib.suppress(FileNotFoundError):
            os.unlink(temporary)
        raise


def _mode(path: Path) -> int:
    """The permissions of the old file, or those that a new one gets."""
    if path.exists():
        return path.stat().st_mode & 0o777
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask
