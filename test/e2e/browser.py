"""A headless browser for tests of pages: what a page says of itself on a phone, and a picture of it."""

import html
import json
import os
import re
import shutil
import subprocess
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
PHONE, HEIGHT = 390, 3000
#: Reports the width of every picture, whether the page is wider than the phone, and what failed while it loaded.
_ASK = """
<iframe id="page" width="{width}" height="{height}" frameborder="0" srcdoc="{page}"></iframe>
<script>
const failed = [];
addEventListener('error', e => failed.push(String(e.message || e.target.src)), true);
const frame = document.getElementById('page');
frame.addEventListener('load', () => {{
  const inside = frame.contentDocument;
  const boxes = [...inside.querySelectorAll('svg, img')].map(e => e.getBoundingClientRect());
  const texts = [...inside.querySelectorAll('svg text')].map(e => e.getBoundingClientRect().height);
  document.title = JSON.stringify({{
    pictures: boxes.map(b => [b.width, b.height]), failed,
    wide: inside.documentElement.scrollWidth, smallest: Math.min(...texts),
    heading: inside.querySelector('h1').innerText,
    links: [...inside.querySelectorAll('[src], link[href], script')].length}});
}});
</script>
"""


def chromium() -> str:
    """The browser's path; skips the test where there is none."""
    found = next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        pytest.skip(f"no browser to look at pages with ({', '.join(NAMES)})")
    return found


def _run(page: Path, *options: str) -> subprocess.CompletedProcess:
    rootless = ["--no-sandbox"] if os.geteuid() == 0 else []
    profile = f"--user-data-dir={page.parent / 'profile'}"
    command = [chromium(), "--headless=new", "--disable-gpu", "--hide-scrollbars", "--enable-logging=stderr", profile]
    return subprocess.run(
        [*command, *rootless, *options, page.as_uri()], capture_output=True, text=True, timeout=120, check=True
    )


def ask(path: Path) -> dict:
    """What a page is like at the width of a phone."""
    host = path.with_name(f"{path.stem}_host.html")
    page = html.escape(path.read_text(), quote=True)
    host.write_text(_ASK.format(width=PHONE, height=HEIGHT, page=page))
    ran = _run(host, "--dump-dom", "--virtual-time-budget=5000")
    assert "CONSOLE" not in ran.stderr, ran.stderr
    return json.loads(html.unescape(re.search(r"<title>(.*?)</title>", ran.stdout)[1]))


def picture(path: Path) -> np.ndarray:
    """A screenshot, height x width x 3."""
    out = path.with_suffix(".png")
    _run(path, f"--screenshot={out}", f"--window-size=800,{HEIGHT}")
    return np.asarray(Image.open(out).convert("RGB"))


def share_of(pixels: np.ndarray, colour: str, tolerance: int = 6) -> float:
    """The part of a picture that has a colour, "#rrggbb"."""
    wanted = np.array([int(colour[i : i + 2], 16) for i in (1, 3, 5)])
    return float(np.mean(np.all(np.abs(pixels.astype(int) - wanted) <= tolerance, axis=-1)))
