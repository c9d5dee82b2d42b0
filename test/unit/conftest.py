"""Lets tests import the helpers beside them (importlib mode adds no folder to the path)."""

import os
import sys
import tempfile
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))
# What a person has tuned on this machine is not what is tested.
os.environ["DYNMLIR_CACHE_DIR"] = str(Path(tempfile.gettempdir(), "dynmlir-no-cache"))
# Texts of libraries are compared, which say the day: at midnight, too.
os.environ["SOURCE_DATE_EPOCH"] = "1700000000"


@pytest.fixture
def suite(tmp_path):
    """Writes a suite of dynmlir-bench; its path."""

    def write(text):
        path = tmp_path / "suite.csv"
        path.write_text(text)
        return str(path)

    return write


@pytest.fixture
def made_up(monkeypatch):
    """dynmlir-tune on made-up times."""
    import tuning

    tuning.make_up(monkeypatch.setattr)


@pytest.fixture
def here(tmp_path, monkeypatch):
    """dynmlir-tune as a command on a made-up machine that is an x86-64-v4; its cache folder."""
    from functools import partial

    from tuning import V4, compiler

    from dynmlir.cli import tune as command
    from dynmlir.driver import tune_run

    monkeypatch.setenv("DYNMLIR_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(command, "described", lambda name, measured=True: V4)
    monkeypatch.setattr(command, "can_run", lambda device: True)
    monkeypatch.setattr(command, "TuneOptions", partial(tune_run.TuneOptions, compiler=compiler))
    return tmp_path
