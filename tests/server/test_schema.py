"""The messages, written down for the page."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from random import Random
from typing import Any

import jsonschema_rs
import msgspec
import pytest

from rosenkrieg.core import registry, schema
from rosenkrieg.core.contract import CHANCE, FIRST, VIEWERS
from rosenkrieg.core.match import Match
from rosenkrieg.server import messages as m
from rosenkrieg.server.jsonschema import document
from tests.server.helpers import Running
from tests.shipped import SHIPPED


def test_the_schema_is_written_by_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "keys", lambda: SHIPPED)
    done = subprocess.run(
        [sys.executable, "-m", "rosenkrieg.server.jsonschema"], capture_output=True, check=True
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
        '{"coach": true}',
        '{"weigh": "SE3*"}',
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


# what is a game's own

PLAYED = [(key, seed) for key in SHIPPED for seed in (1, 2)]


@pytest.mark.parametrize(("key", "seed"), PLAYED)
def test_views_and_actions_are_as_the_schema_of_the_game_says(key: str, seed: int) -> None:
    game = registry.game(key)
    told = schema.document(game)
    view, action = (
        jsonschema_rs.Draft202012Validator({"$defs": told["$defs"], **told["properties"][name]})
        for name in ("view", "action")
    )
    match, rng = Match(game, seed=seed), Random(seed)
    for seat in match.turns():
        if len(match.moves) % 10 == 0:
            for viewer in VIEWERS:
                view.validate(json.loads(msgspec.json.encode(match.view(viewer))))
            action.validate(game.encode_action(match.legal(seat)[0]))
        match.act(seat, rng.choice(match.legal(seat)))
    with pytest.raises(jsonschema_rs.ValidationError):
        action.validate("no such action")
    with pytest.raises(jsonschema_rs.ValidationError):
        view.validate({"viewer": 0})


@pytest.mark.parametrize("key", SHIPPED)
def test_every_kind_of_action_has_a_form_with_an_example_of_its_own(key: str) -> None:
    game = registry.game(key)
    for kind, form in game.forms.items():
        is_chance = schema.meaning(kind).startswith("Chance")
        action = game.decode_action(form.example, CHANCE if is_chance else FIRST)
        assert type(action) is kind
        assert game.encode_action(action) == form.example
        assert re.fullmatch(form.pattern, form.example)
        assert schema.meaning(kind)


async def test_the_schema_of_a_game_can_be_asked_for(running: Running) -> None:
    answer = (await running.get("/api/games/rosenkoenig/schema")).json()
    assert answer["title"] == "rosenkoenig"
    assert answer["$defs"]["Action"]["anyOf"][0]["examples"] == ["NW2"]
