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
