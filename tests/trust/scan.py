"""The running site as a stranger with a scanner sees it."""

from __future__ import annotations

import asyncio
import re
import tempfile
from pathlib import Path

import httpx

from rosenkrieg.server.page import HEADERS, static
from tests.server.helpers import Process
from tests.trust.part import Figures

CLAIM = (
    "The running site gives away nothing it should not: strict headers on every answer, no file "
    "from outside the page, no insides in errors, no cookies, no third parties."
)
OUTSIDE = (
    "/../../etc/passwd", "/assets/../../../pyproject.toml", "/..%2f..%2fetc%2fpasswd", "/.env",
    "/%2e%2e/%2e%2e/etc/passwd", "/.env", "/rosenkrieg.sqlite", "/server.py", "/static/index.html",
    "//etc/passwd", "/assets/%00", "/index.html%00.js", "/api/../.git/HEAD", "/metrics", "/admin",
    "/.git/config", "/docs", "/redoc", "/server-status", "/wp-login.php", "/.vite/manifest.json",
    "/assets/..%5c..%5cx", "/robots.txt%0d%0aX-Injected:1", "/~root", "/phpinfo.php",
    "/api/metrics",
)  # fmt: skip
LEAKS = re.compile(
    rb"Traceback|File \"|site-packages|sqlite3|asyncpg|sqlalchemy|/home/|/tmp/|root:|\[core\]"
)
METHODS = ("TRACE", "PUT", "DELETE", "PATCH", "CONNECT", "PROPFIND", "DEBUG")
FAULTS = (
    ("POST", "/api/matches", b'{"game": "nothing"}'), ("POST", "/api/matches", b"{"),
    ("POST", "/api/replay", b'{"format": "rosenkrieg-record/1"}'), ("POST", "/api/replay", b"\xff"),
    ("GET", "/api/matches/aaaaaaaaaaaaaaaa/record", b""), ("GET", "/api/matches/x'--", b""),
    ("POST", "/api/games/vetternkrieg/options", b'{"edition": "a = "}'),
    ("GET", "/api/catalogue/xx", b""), ("POST", "/api/matches/aaaaaaaaaaaaaaaa/reissue", b""),
)  # fmt: skip


def run(size: float) -> Figures:
    """All of it, whatever the size."""
    return asyncio.run(_run())


async def _run() -> Figures:
    with tempfile.TemporaryDirectory() as folder:
        server = Process(
            f"sqlite:///{Path(folder) / 'scan.sqlite'}", "--contact", "mailto:x@example.org"
        )
        try:
            return await _scan(server)
        finally:
            server.terminate()


async def _scan(server: Process) -> Figures:
    answers: list[httpx.Response] = []
    async with httpx.AsyncClient(base_url=server.url, timeout=30) as web:
        for path in OUTSIDE:
            answer = await web.get(path)
            text = f"{path}: {answer.status_code}"
            # where the page is not built, every path says so
            says_so = (
                not static().joinpath("index.html").is_file() and b"make web" in answer.content
            )
            assert answer.status_code in (400, 404) or says_so, text
            answers.append(answer)
        for method in METHODS:
            answer = await web.request(method, "/api/games")
            assert answer.status_code in (400, 403, 405, 501), f"{method}: {answer.status_code}"
            answers.append(answer)
        for method, path, body in FAULTS:
            answer = await web.request(method, path, content=body)
            assert 400 <= answer.status_code < 500, f"{path}: {answer.status_code}"
            answers.append(answer)
        for path in ("/", "/api/games", "/openapi.json", "/healthz", "/.well-known/security.txt"):
            answer = await web.get(path)
            assert answer.status_code == 200, f"{path}: {answer.status_code}"
            answers.append(answer)
        foreign = {"Origin": "https://elsewhere.example"}
        answer = await web.post("/api/matches", json={"game": "rosenkoenig"}, headers=foreign)
        assert answer.status_code == 403, "a page of another site may create matches"
        assert "access-control-allow-origin" not in answer.headers, "other sites may read"
        answers.append(answer)
    for answer in answers:
        place = f"{answer.request.method} {answer.request.url.path}"
        for name, value in HEADERS.items():
            assert answer.headers.get(name) == value or answer.status_code == 400, (
                f"{place}: {name}"
            )
        assert not LEAKS.search(answer.content), f"{place}: {answer.text[:200]}"
        for name in ("server", "x-powered-by", "set-cookie"):
            assert name not in answer.headers, f"{place}: {name}"
        assert "x-injected" not in answer.headers, place
    return {
        "requests": f"{len(answers)}: {len(OUTSIDE)} paths that do not exist, {len(METHODS)} "
        f"methods, {len(FAULTS)} faults",
        "headers on every answer": ", ".join(HEADERS),
        "cookies, server banners, CORS": "none",
        "third parties": _third_parties(),
    }


def _third_parties() -> str:
    """Addresses of others in the built page, apart from names of XML and licenses."""
    known = re.compile(
        rb"https?://(?!www\.w3\.org|127\.0\.0\.1|localhost|svelte\.dev)[a-z0-9.-]+\.[a-z]+"
    )
    place = static()
    if not place.is_dir():
        return "the page is not built here"
    loads = re.compile(rb"(?:src|href)=[\"'](?:https?:)?//")
    found = set()
    for each in place.iterdir():
        if each.name.endswith(".html"):
            assert not loads.search(each.read_bytes()), f"{each.name} loads something of others"
            found |= set(known.findall(each.read_bytes()))
    assert not found, found
    return "the page loads nothing from elsewhere, and its policy (CSP) forbids it"
