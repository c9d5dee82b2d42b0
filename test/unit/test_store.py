"""What was measured is kept: over interruptions, damage, another version, a full disk, another run beside it."""

from __future__ import annotations

import sqlite3
import subprocess
import sys

import pytest

from dynmlir.generate.store import VERSION, Store, StoreFull


def test_what_is_added_is_there_the_next_time(tmp_path):
    first = Store(tmp_path / "folder" / "m.sqlite")
    first.add({"a": 1e-6, "b": 2e-6})
    first.add({"a": 3e-6})
    first.close()
    again = Store(tmp_path / "folder" / "m.sqlite")
    assert (again["a"], again["b"], len(again), again.remarks) == (3e-6, 2e-6, 2, [])
    assert "c" not in again and again.get("c", 9.0) == 9.0


@pytest.mark.parametrize("content", [b"not a database at all" * 99, b"", None])
def test_a_damaged_file_is_set_aside(tmp_path, content):
    path = tmp_path / "m.sqlite"
    kept = Store(path)
    kept.add({f"name {i}": float(i + 1) for i in range(500)})
    kept.close()
    data = path.read_bytes()
    path.write_bytes(content if content is not None else data[:4096] + b"\xff" * 4096 + data[8192:])
    store = Store(path)
    if content != b"":  # an empty file is a new database
        (remark,) = store.remarks
        assert "is damaged: set aside as m.sqlite.1" in remark and (tmp_path / "m.sqlite.1").exists()
    assert len(store) == 0
    store.add({"a": 1.0})
    assert "a" in Store(path)


@pytest.mark.parametrize(
    "statement",
    [
        "ALTER TABLE measured RENAME COLUMN seconds TO minutes",
        "UPDATE measured SET seconds = 'soon'",
        "UPDATE measured SET seconds = -1.0",
    ],
)
def test_a_table_of_something_else_is_set_aside(tmp_path, statement):
    path = tmp_path / "m.sqlite"
    kept = Store(path)
    kept.add({"a": 1.0})
    kept.close()
    with sqlite3.connect(path) as connection:
        connection.execute(statement)
    connection.close()
    store = Store(path)
    assert len(store) == 0 and "is damaged: set aside as m.sqlite.1" in store.remarks[0]


def test_another_version_is_set_aside(tmp_path):
    path = tmp_path / "m.sqlite"
    Store(path).close()
    with sqlite3.connect(path) as connection:
        connection.execute(f"PRAGMA user_version = {VERSION + 1}")
    connection.close()
    (remark,) = Store(path).remarks
    assert f"is of version {VERSION + 1}, not {VERSION}: set aside" in remark


def test_a_folder_that_cannot_be_written_costs_only_the_keeping(tmp_path):
    (tmp_path / "file").write_text("")
    store = Store(tmp_path / "file" / "m.sqlite")
    (remark,) = store.remarks
    assert "cannot be written" in remark and "not kept" in remark
    store.add({"a": 1.0})
    assert store["a"] == 1.0


def test_a_full_disk_loses_nothing_of_what_was_there(tmp_path):
    path = tmp_path / "m.sqlite"
    store = Store(path)
    store.add({"before": 1.0})
    store._connection.execute("PRAGMA max_page_count = 3")
    with pytest.raises(StoreFull, match="full"):
        store.add({f"name {i}": float(i) for i in range(5000)})
    assert store["name 7"] == 7.0  # this run goes on with it
    store.close()
    assert len(Store(path)) == 1 and Store(path)["before"] == 1.0


def test_two_runs_at_once_keep_both(tmp_path):
    path = tmp_path / "m.sqlite"
    program = (
        "import sys; from pathlib import Path; from dynmlir.generate.store import Store\n"
        "store = Store(Path(sys.argv[1]))\n"
        "for i in range(60): store.add({f'{sys.argv[2]} {i}': i + 1.0, 'shared': i + 1.0})"
    )
    runs = [subprocess.Popen([sys.executable, "-c", program, str(path), name]) for name in ("one", "two")]
    assert [run.wait() for run in runs] == [0, 0]
    store = Store(path)
    assert len(store) == 121 and store["one 59"] == store["two 59"] == 60.0
