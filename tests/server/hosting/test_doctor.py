"""`rosenkrieg doctor`: what is wrong with a set-up, in words."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import httpx
import pytest

from rosenkrieg.cli import main
from rosenkrieg.cli.doctor import examine
from rosenkrieg.server import page, site
from tests.server.helpers import FakeClock, Running


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "index.html").write_text('<html lang="en"><script src="/app.js"></script></html>')
    (tmp_path / "app.js").write_text("run()")
    monkeypatch.setattr(page, "static", lambda: tmp_path)


def bad(url: str) -> list[str]:
    found = [finding.what for finding in examine(url) if not finding.good]
    return [what.removeprefix("cli-doctor-") for what in found]


def test_a_site_that_is_well(built, in_memory: str, start, capsys) -> None:
    running: Running = start(in_memory)
    assert main(["doctor", running.url]) == 0
    said = capsys.readouterr().out
    assert "Websockets work." in said
    assert said.endswith("Everything works.\n")


def test_what_the_server_knows_itself(built, in_memory: str, start, monkeypatch) -> None:
    running: Running = start(in_memory, now=FakeClock())
    monkeypatch.setattr(site, "free_bytes", lambda database: 5)
    assert bad(running.url) == ["off", "problem-disk"]


def test_another_path_than_the_server_believes(built, in_memory: str, start) -> None:
    running: Running = start(in_memory, base_path="/rosen")
    assert bad(f"{running.url}/rosen") == []
    assert bad(running.url) == ["base"]
    assert bad(f"{running.url}/else") == ["other-server"]


def test_nobody_there(capsys) -> None:
    with socket.socket() as place:
        place.bind(("127.0.0.1", 0))
        url = f"http://127.0.0.1:{place.getsockname()[1]}"
    assert main(["doctor", url]) == 1
    assert "Nothing answers" in capsys.readouterr().out
    assert bad(url.replace("127.0.0.1", "no-such-name.invalid")) == ["no-name"]


@pytest.mark.parametrize(
    "url", ["games.example", "https://", "http://a:99999", "http://a:b", "http://[::1"]
)
def test_it_wants_an_address(url: str, capsys) -> None:
    assert main(["doctor", url]) == 2
    said = capsys.readouterr().err
    assert "expected an address such as https://games.example" in said
    assert said.count("\n") == 1


def test_a_name_that_can_be_none() -> None:
    assert bad(f"http://{'a' * 70}.example") == ["no-name"]


def test_something_that_does_not_speak_http(capsys) -> None:
    with socket.create_server(("127.0.0.1", 0)) as place:

        def answer() -> None:
            for _ in range(2):  # it is reached once, and asked once
                plug, _address = place.accept()
                with contextlib.suppress(OSError), plug:
                    plug.sendall(b"SSH-2.0-x\r\n")
                    plug.recv(65_536)

        thread = threading.Thread(target=answer)
        thread.start()
        assert main(["doctor", f"http://127.0.0.1:{place.getsockname()[1]}"]) == 1
        thread.join()
    assert "The connection breaks off: SSH-2.0-x." in capsys.readouterr().out


def test_a_file_without_certificates(tmp_path: Path, capsys) -> None:
    (tmp_path / "empty").write_text("")
    for name, reason in (("empty", "none is in there"), ("missing", "no such file")):
        assert main(["doctor", "https://games.example", "--ca", str(tmp_path / name)]) == 2
        said = capsys.readouterr().err
        assert (
            f"expected --ca to be a file of certificates, got {tmp_path / name}: {reason}" in said
        )


def test_links_that_lead_somewhere_else(built, in_memory: str, start, monkeypatch) -> None:
    running: Running = start(in_memory, url="https://games.example")
    assert bad(running.url) == []  # looked at from its own machine
    monkeypatch.setattr("rosenkrieg.cli.doctor._is_own", lambda address: False)
    assert bad(running.url) == ["other-url"]


def test_links_that_lead_here(built, in_memory: str, start, monkeypatch) -> None:
    monkeypatch.setattr("rosenkrieg.cli.doctor._is_own", lambda address: False)
    running: Running = start(in_memory)
    assert bad(running.url) == []


class Proxy(BaseHTTPRequestHandler):
    """A proxy that passes on plain requests alone, and no long ones."""

    target = ""
    forwards = False

    def do_GET(self) -> None:
        length = int(self.headers.get("Content-Length") or 0)
        if length > 1024 * 1024:
            self.close_connection = True
            self.send_response(413)
            self.end_headers()
            return
        headers = {"X-Forwarded-For": "203.0.113.9"} if self.forwards else {}
        answer = httpx.request(
            self.command, self.target + self.path, content=self.rfile.read(length), headers=headers
        )
        self.send_response(answer.status_code)
        for name in ("Content-Type", "Content-Security-Policy"):
            if name in answer.headers:
                self.send_header(name, answer.headers[name])
        self.end_headers()
        self.wfile.write(answer.content)

    do_POST = do_GET  # noqa: N815 - a name of the library's

    def log_message(self, format: str, *args: object) -> None:
        return None


@contextlib.contextmanager
def proxy(target: str, forwards: bool = False) -> Iterator[str]:
    handler = type("Handler", (Proxy,), {"target": target, "forwards": forwards})
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


async def test_a_proxy_that_passes_on_too_little(
    built, in_memory: str, start: Callable[..., Running]
) -> None:
    running = start(in_memory)
    with proxy(running.url) as url:
        assert await asyncio.to_thread(bad, url) == ["no-upgrade", "short-bodies"]
    with proxy(running.url, forwards=True) as url:
        found = await asyncio.to_thread(bad, url)
        assert found == ["proxy-unknown", "no-upgrade", "short-bodies"]
    with proxy("http://127.0.0.1:9") as url:
        assert (await asyncio.to_thread(bad, url))[0] in ("other-server", "broken")
