"""The proxies of docs/hosting.md, run as they are written there, with TLS and websockets."""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from rosenkrieg.cli.doctor import examine
from rosenkrieg.server import page
from tests.web.site import Site

ROOT = Path(__file__).parent.parent.parent
DOC = (ROOT / "docs" / "hosting.md").read_text("utf-8")
PATIENCE = 30.0


def block(language: str, which: int = 0) -> str:
    """A configuration as the page shows it."""
    return re.findall(rf"```{language}\n(.*?)```", DOC, re.DOTALL)[which]


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as place:
        return int(place.getsockname()[1])


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A certificate for localhost, and its key."""
    if shutil.which("openssl") is None:
        pytest.skip("openssl is not installed; on Debian: apt-get install openssl")
    folder = tmp_path_factory.mktemp("tls")
    made = (folder / "cert.pem", folder / "key.pem")
    subject = ("-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost")
    subprocess.run(
        [
            *("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", *subject),
            *("-out", str(made[0]), "-keyout", str(made[1])),
        ],
        check=True,
        capture_output=True,
    )
    return made


@contextmanager
def nginx(folder: Path, backend: int, base: str, tls: tuple[Path, Path]) -> Iterator[str]:
    """nginx with the block of the page; only ports, files and the path differ."""
    command = shutil.which("nginx", path="/usr/sbin:/usr/bin:/usr/local/sbin:/usr/local/bin")
    if command is None:
        pytest.skip("nginx is not installed; on Debian: apt-get install nginx-light")
    port = free_port()
    text = (
        block("nginx")
        .replace("listen 443 ssl", f"listen 127.0.0.1:{port} ssl")
        .replace("games.example;", "localhost;", 1)
        .replace("/etc/letsencrypt/live/games.example/fullchain.pem", str(tls[0]))
        .replace("/etc/letsencrypt/live/games.example/privkey.pem", str(tls[1]))
        .replace("127.0.0.1:8000", f"127.0.0.1:{backend}")
    )
    if base:
        text = text.replace("location /", f"location {base}")
    paths = "".join(
        f"{kind}_temp_path {folder}/{kind};"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    who = "user root; " if os.geteuid() == 0 else ""  # the folder of the test is ours alone
    (folder / "nginx.conf").write_text(
        f"{who}daemon off; pid {folder}/pid; error_log {folder}/error.log; events {{}}\n"
        f"http {{ access_log off; {paths}\n{text} }}\n"
    )
    arguments = [command, "-c", str(folder / "nginx.conf"), "-p", str(folder)]
    with running(arguments, port, folder):
        yield f"https://localhost:{port}{base}"


@contextmanager
def caddy(folder: Path, backend: int, base: str, tls: tuple[Path, Path]) -> Iterator[str]:
    """Caddy with the block of the page; only the address, the port and the certificate differ."""
    command = shutil.which("caddy")
    if command is None:
        pytest.skip("caddy is not installed; on Debian: apt-get install caddy")
    port = free_port()
    text = (
        block("caddy", 1 if base else 0)
        .replace("games.example {", f"https://localhost:{port} {{\n\ttls {tls[0]} {tls[1]}")
        .replace("127.0.0.1:8000", f"127.0.0.1:{backend}")
    )
    options = f"\tadmin off\n\tauto_https disable_redirects\n\tstorage file_system {folder}\n"
    (folder / "Caddyfile").write_text(f"{{\n{options}}}\n{text}")
    arguments = [command, "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]
    with running(arguments, port, folder):
        yield f"https://localhost:{port}{base}"


@contextmanager
def running(arguments: list[str], port: int, folder: Path) -> Iterator[None]:
    with (folder / "proxy.log").open("wb") as log:
        process = subprocess.Popen(arguments, stdout=log, stderr=log, cwd=folder)
    try:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                socket.create_connection(("127.0.0.1", port), 1).close()
                break
            except OSError:
                told = (folder / "proxy.log").read_text()
                assert process.poll() is None, told
                assert time.monotonic() < end, told
                time.sleep(0.05)
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)


@pytest.mark.parametrize("base", ["", "/rosen"], ids=["root", "path"])
@pytest.mark.parametrize("proxy", [nginx, caddy], ids=["nginx", "caddy"])
def test_the_configuration_of_the_page_works(
    proxy, base: str, certificate: tuple[Path, Path], tmp_path: Path
) -> None:
    if not page.static().joinpath("index.html").is_file():
        pytest.fail("the page is not built. Run: make web")
    settings = {"ROSENKRIEG_PROXIES": "127.0.0.1", "ROSENKRIEG_BASE_PATH": base or "/"}
    site = Site(tmp_path, environment=settings)
    try:
        backend = int(site.url.rpartition(":")[2])
        with proxy(tmp_path, backend, base, certificate) as url:
            found = list(examine(url, certificate[0]))
            assert [each for each in found if not each.good] == []
            assert {"cli-doctor-sockets", "cli-doctor-proxy-known", "cli-doctor-bodies"} <= {
                each.what for each in found
            }
            play(url, certificate[0])
    finally:
        site.stop()


def play(url: str, ca: Path) -> None:
    """A match by TLS: made, joined over a websocket from the page's own address, and moved in."""
    tls = ssl.create_default_context(cafile=str(ca))
    with httpx.Client(verify=tls, base_url=url) as web:
        wish = {"game": "rosenkoenig", "seats": ["human", "bot:random"]}
        answer = web.post("/api/matches", json=wish)
        assert answer.status_code == 201
        made = answer.json()
    address = f"{url.replace('https', 'wss', 1)}/ws/matches/{made['match']}"
    origin = "/".join(url.split("/")[:3])
    with connect(address, ssl=tls, origin=Origin(origin)) as table:
        table.send(json.dumps({"join": made["seats"][0]["token"], "entropy": "proxy"}))
        moved = False
        while True:
            heard = json.loads(table.recv(PATIENCE))
            if heard["type"] == "table" and heard["legal"] and not moved:
                moved = True
                action = heard["legal"][0]["action"]
                table.send(json.dumps({"act": action, "version": heard["version"]}))
            elif heard["type"] == "table" and moved and heard["log"]["lines"]:
                return


def test_a_backup_of_every_night_is_tried(tmp_path: Path) -> None:
    site = Site(tmp_path)
    site.create()
    try:
        done = subprocess.run(
            [str(ROOT / "deploy" / "backup.sh")],
            env={
                "PATH": "/usr/bin:/bin",
                "BACKUPS": str(tmp_path / "backups"),
                "ROSENKRIEG": str(Path(sys.executable).parent / "rosenkrieg"),
                "ROSENKRIEG_CONFIG": str(config(tmp_path)),
            },
            capture_output=True,
            text=True,
        )
    finally:
        site.stop()
    assert done.returncode == 0, done.stderr
    assert "1 match" in done.stdout
    (backup,) = (tmp_path / "backups").iterdir()
    assert backup.stat().st_mode & 0o077 == 0


def config(folder: Path) -> Path:
    file = folder / "rosenkrieg.toml"
    file.write_text(f'data = "{folder}"\nurl = "https://games.example"\n')
    return file
