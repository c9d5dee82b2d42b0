"""dynmlir-tune: what this device is, and (see docs/tune.md) a library of micro-kernels made for it.

Exit status 1 and one located diagnostic for whatever is wrong; then nothing is written.
"""

from __future__ import annotations

import argparse
import sys

import dynmlir
from dynmlir.cli.streams import INTERRUPTED, write_output
from dynmlir.device.description import device_text, load_device
from dynmlir.device.facts import Device
from dynmlir.device.known import find_device
from dynmlir.diagnostics import DynmlirError
from dynmlir.driver.host import host_device

HOST = "host"


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> None:  # type: ignore[override]
        raise DynmlirError(f"{message} (see {self.prog} --help)", "command-line")


def parser() -> argparse.ArgumentParser:
    """The options; names are checked where they are used, which knows the near matches."""
    p = _Parser(prog="dynmlir-tune", description="Make a library of micro-kernels for a device.")
    p.add_argument("--device", default=HOST, metavar="NAME|FILE", help="host (default), a known device, or a file")
    p.add_argument(
        "--show-device", nargs="?", const="", metavar="NAME|FILE", help="print a device with its sources, and end"
    )
    p.add_argument("--version", action="version", version=f"dynmlir {dynmlir.__version__}")
    return p


def main(argv: list[str] | None = None) -> int:
    """The command; returns its exit status."""
    try:
        run(parser().parse_args(argv))
    except DynmlirError as error:
        error.location = error.location or "command-line"
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0


def run(arguments: argparse.Namespace) -> None:
    """Raises DynmlirError."""
    if arguments.show_device is not None:
        write_output("-", device_text(described(arguments.show_device or arguments.device)))


def described(name: str) -> Device:
    """The device of a name; of a file, where the name ends in .toml or holds a slash; the host, measured."""
    if name == HOST:
        return host_device()
    return load_device(name) if name.endswith(".toml") or "/" in name else find_device(name)


if __name__ == "__main__":
    sys.exit(main())
