"""Logs tell what happened, and never a token or a secret."""

from __future__ import annotations

import io
import json
import logging
import socket

import httpx
import pytest

from rosenkrieg.server import logs
from tests.server.helpers import Process


@pytest.fixture
def stream() -> io.StringIO:
    return io.StringIO()


TOKEN = "KBj3X-aP7etLSncAxxjh8FOTvPDFId7QyeMc2gAXfYA"


@pytest.mark.parametrize("style", ["json", "console"])
def test_whatever_looks_like_a_token_is_blanked(stream: io.StringIO, style: str) -> None:
    logs.configure(style, stream=stream)
    log = logs.logger("test")
    log.info("joined", url=f"/m/abc#{TOKEN}")
    log.warning(f"bad {TOKEN}")
    logging.getLogger("uvicorn.error").warning("path %s", f"/m/x?token={TOKEN}")
    try:
        token = TOKEN
        raise ValueError(f"not good: {token}")
    except ValueError:
        log.exception("failed")
    text = stream.getvalue()
    assert TOKEN not in text
    assert text.count("[...]") >= 4
    assert "ValueError" in text


def test_a_line_is_one_json_object(stream: io.StringIO) -> None:
    logs.configure("json", stream=stream)
    logs.logger("test").info("hall open", engine="sqlite", number=3)
    (line,) = stream.getvalue().splitlines()
    event = json.loads(line)
    assert (event["event"], event["engine"], event["number"]) == ("hall open", "sqlite", 3)
    assert (event["level"], event["logger"]) == ("info", "test")


def test_clients_that_send_nonsense_leave_no_traceback(stream: io.StringIO) -> None:
    logs.configure("json", stream=stream)
    try:
        b"\xff".decode()
    except UnicodeDecodeError:
        logging.getLogger("uvicorn.error").exception("Invalid UTF-8 sequence received from client.")
    assert "Traceback" not in stream.getvalue()
    assert "Invalid UTF-8" in stream.getvalue()


async def test_the_log_of_a_server_holds_no_token(sqlite_file: str) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    server = Process(sqlite_file, "--log", "json", "--metrics-port", str(port))
    tokens: list[str] = []
    made = await server.create()
    match = made["match"]
    tokens += made["tokens"]
    foreign = (await server.create())["tokens"][0]
    async with server.client(match, tokens[0], name="Anna") as first:
        async with server.client(match, tokens[1]) as second:
            await second.until(status="playing")
            await first.act()
            await first.say(f'{{"join": "{tokens[1]}"}}')
            await first.of("error")
        answer = await server.post(f"/api/matches/{match}/reissue", token=tokens[1])
        tokens.append(answer.json()["token"])
        await first.say({"resign": True})
        await first.until(status="over")
    tokens.append(foreign)
    async with server.client(match, foreign) as client:
        assert (await client.closed())[0] == 4003
    for path in (f"/m/{match}?token={tokens[0]}", f"/m/{match}/{tokens[0]}", f"/{tokens[0]}.js"):
        await server.get(path)
    async with server.web() as web:
        await web.get(f"/api/matches/{match}/record", headers={"Authorization": tokens[0]})
    async with httpx.AsyncClient() as web:
        metrics = (await web.get(f"http://127.0.0.1:{port}/metrics")).text
    log = server.terminate()
    assert "hall open" in log
    for token in tokens:
        assert token not in log
        assert token not in metrics
    assert match not in metrics
