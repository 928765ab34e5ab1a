"""The messages, written down for the page."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import msgspec
import pytest

from rosenkrieg.server import messages as m
from rosenkrieg.server.schema import document
from tests.server.helpers import Running


def test_the_schema_is_written_by_a_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "rosenkrieg.server.schema"], capture_output=True, check=True
    )
    assert json.loads(done.stdout) == json.loads(json.dumps(document()))


def test_everything_that_is_referred_to_is_there() -> None:
    text = json.dumps(document())
    names = set(document()["$defs"])
    for part in text.split('"#/$defs/')[1:]:
        assert part.partition('"')[0] in names


@pytest.mark.parametrize(
    "text",
    [
        '{"act": "SE3*", "version": 12}',
        '{"preview": "SE3*", "id": 7}',
        '{"why": ["square:d4"], "id": "x"}',
        '{"hint": true}',
        '{"odds": true}',
        '{"take_back": true}',
        '{"offer": "draw"}',
        '{"accept": "rematch"}',
        '{"decline": "pause"}',
        '{"resign": true}',
        '{"chat": "..."}',
        '{"ping": true}',
    ],
)
def test_what_the_document_shows_is_understood(text: str) -> None:
    said = m.read(text)
    assert type(said).__name__ in document()["$defs"]
    again = msgspec.json.decode(m.encode(said))
    assert again | msgspec.json.decode(text) == again


async def test_tables_are_as_the_schema_says(running: Running) -> None:
    keys = set(document()["$defs"]["TableMessage"]["properties"])
    async with running.table(clock={"kind": "days", "days": 1, "reserve": 1}) as (first, _, _):
        assert set(first.last) == keys
        plain: dict[str, Any] = {k: v for k, v in first.last.items() if k != "type"}
        assert m.TableMessage(**msgspec.convert(plain, dict[str, Any]))
        decoded = msgspec.json.decode(json.dumps(first.last), type=m.Sent)
        assert isinstance(decoded, m.TableMessage)
