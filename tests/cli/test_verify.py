"""What `verify` says was checked, and what it says it cannot show."""

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from rosenkrieg.cli import main
from rosenkrieg.core import registry
from rosenkrieg.core.contract import FIRST, Seat
from rosenkrieg.core.fairness import Sealed, Source
from rosenkrieg.core.match import Match
from rosenkrieg.core.record import Record, record
from tests.proving.game import GAME as PROVING

DATA = Path(__file__).parent.parent / "data" / "v1" / "records"


def played(
    game: Any, source: Source | None = None, stop: int | None = None
) -> Match[Any, Any, Any]:
    """A match by random choices, to its end or for so many of them."""
    match: Match[Any, Any, Any] = Match(game, source=source, seed=None if source else 5)
    rng = Random(8)
    while match.actors and stop != 0:
        seat = Seat(rng.choice(match.actors))
        match.act(seat, rng.choice(list(match.legal(seat))))
        stop = None if stop is None else stop - 1
    return match


@pytest.fixture
def verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    """What verify says of a record."""

    def verify(kept: Record, language: str = "en") -> str:
        file = tmp_path / "record.json"
        file.write_text(kept.to_json(), "utf-8")
        status = main(["verify", str(file), "--language", language])
        captured = capsys.readouterr()
        assert (status, captured.err) == (0, "")
        return captured.out

    return verify


@pytest.fixture
def proving(monkeypatch: pytest.MonkeyPatch):
    """A game with secrets."""
    monkeypatch.setitem(registry._games, "proving", PROVING)
    return PROVING


def test_a_seeded_match(verified):
    match = played("rosenkoenig")
    text = verified(record(match, players=("Anna", "greedy")))
    draws = sum(draw is not None for draw in match.draws)
    assert "Rosenkönig: Lancaster (Anna) against York (greedy)." in text
    assert f"{len(match.moves)} moves, and everything fits together" in text
    assert "every move was legal" in text
    assert f"{draws} of {draws} results follow from the seed 5." in text
    assert "Anyone who knew the seed" in text
    assert "The names are the ones the server gives." in text
    assert " wins " in text


def test_in_german(verified):
    text = verified(record(played("rosenkoenig")), "de")
    assert "Geprüft:" in text
    assert "Jeder Zug war erlaubt" in text
    assert "Startzahl 5." in text


def test_a_sealed_match_names_the_root(verified):
    source = Sealed(b"s" * 32, "m", 128)
    match = played("rosenkoenig", source)
    text = verified(record(match))
    assert f"{source.drawn} of {source.drawn} results follow from keys" in text
    assert source.root in text
    assert "published before the match" in text
    assert text.splitlines()[-1].startswith("Consistent, but not proven")


def test_dictated_chance_is_not_vouched_for(verified):
    match: Match[Any, Any, Any] = Match("rosenkoenig")
    for card in ("SE3", "E1", "E2", "E3", "NE1", "SE1", "S1", "S2", "S3", "SW1"):
        match.act(match.actors[0], card)
    text = verified(record(match))
    assert "10 random results whose origin isn’t in this file" in text
    assert "follow from the" not in text
    assert "follow from keys" not in text
    assert "The match isn’t finished in this file." in text


def test_a_resigned_match(verified):
    match = played("rosenkoenig", stop=3)
    match.resign(FIRST)
    text = verified(record(match))
    assert "Lancaster resigns. York wins." in text
    assert "That someone resigned. We only have the server’s word for it." in text


def test_agreed_take_backs_are_told(verified):
    match: Match[Any, Any, Any] = Match("rosenkoenig", source=Sealed(b"s" * 32, "m", 128))
    match.act(FIRST, match.legal(FIRST)[0])
    match.rewind(3)
    text = verified(record(match))
    assert "7 draws were thrown away when something was undone" in text


def test_a_match_that_went_on_from_another(verified):
    match = record(played("rosenkoenig")).fork(20, seed=3)
    text = verified(record(match))
    assert "continues another one from move 20" in text


def test_a_reader_who_may_not_know_everything(verified, proving):
    match = played(proving, stop=12)
    kept = record(match, "red", secret=b"s")
    hidden = sum(text is None for _, text in kept.moves)
    assert hidden > 1
    text = verified(kept)
    assert f"{hidden} moves are hidden in this file" in text
    assert "every move was legal" not in text


def test_what_stays_secret_for_ever_is_counted(verified, proving):
    for seed in range(40):
        source = Sealed(bytes([seed]) * 32, "m", proving.info.max_draws)
        match = played(proving, source)
        kept = record(match, "watch")
        stand_ins = sum(proof.startswith("hash:") for proof in kept.proofs)
        if stand_ins:
            break
    else:
        raise AssertionError("expected a believed claim in one of the matches")
    assert "secret forever under the rules" in verified(kept)


def test_a_changed_move_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    text = record(played("rosenkoenig")).to_json()
    lines = text.splitlines()
    place = next(n for n, line in enumerate(lines) if line.startswith('["red",'))
    lines[place] = lines[place].replace('["red","', '["red","N')
    file = tmp_path / "changed.json"
    file.write_text("\n".join(lines) + "\n", "utf-8")
    assert main(["verify", str(file)]) == 2
    error = capsys.readouterr().err
    assert error.startswith("rosenkrieg: move 10: expected")
    assert error.count("\n") == 1


def test_a_record_made_up_by_somebody_who_knows_hashes(tmp_path: Path, capsys):
    """Chain and digest fit; the rules do not."""
    from rosenkrieg.core import record as module

    kept = record(played("rosenkoenig"))
    moves = [list(move) for move in kept.moves]
    number = next(n for n, (actor, _) in enumerate(moves) if actor == "red")
    moves[number][1] = "SE3*"
    forged = msgspec.structs.replace(kept, moves=tuple(map(tuple, moves)), chain=(), digest="")
    chain = [module.head_hash(forged)]
    for actor, text in forged.moves:
        chain.append(module.link(chain[-1], module.move_hash(actor, str(text), "")))
    forged = msgspec.structs.replace(forged, chain=tuple(chain))
    forged = msgspec.structs.replace(forged, digest=module.digest_of(forged))
    file = tmp_path / "forged.json"
    file.write_text(forged.to_json(), "utf-8")
    assert main(["verify", str(file)]) == 2
    assert f"move {number}: expected red to choose out of" in capsys.readouterr().err


def test_a_record_of_earlier_rules_is_checked_by_them_and_says_so(capsys):
    file = DATA / "richard3-library.all.json"
    assert main(["verify", str(file), "--language", "en"]) == 0
    assert "Rules (version 1): every move was legal" in capsys.readouterr().out
    assert registry.game("richard3").info.rules_version > 1


# what the reader kept


def test_with_root_and_entropy_a_record_is_proven(tmp_path: Path, capsys):
    source = Sealed(b"s" * 32, "m", 128, ("mine", ""))
    match = played("rosenkoenig", source)
    file = tmp_path / "record.json"
    file.write_text(record(match, players=("Anna", "bot:squire")).to_json(), "utf-8")
    command = ["verify", str(file), "--language", "en", "--root", source.root]
    assert main([*command, "--entropy", "red=mine"]) == 0
    text = capsys.readouterr().out
    assert "Your random value went into every draw." in text
    assert text.splitlines()[-1].startswith("Proven: no one could influence")
    assert main([*command, "--entropy", "0=other"]) == 1
    text = capsys.readouterr().out
    assert "Wrong:\n  - Your random value is missing" in text
    assert text.splitlines()[-1].startswith("Not proven")
    assert main([*command[:-1], "0" * 64]) == 1
    assert "The seal is not the one you kept" in capsys.readouterr().out


@pytest.mark.parametrize("given", ["mine", "blue=mine", "2=mine"])
def test_entropy_without_a_seat_is_refused_in_one_line(given: str, tmp_path: Path, capsys):
    file = tmp_path / "record.json"
    file.write_text(record(played("rosenkoenig")).to_json(), "utf-8")
    assert main(["verify", str(file), "--entropy", given]) == 2
    error = capsys.readouterr().err
    assert "expected red=..., white=..., 0=..., 1=..." in error
    assert error.count("\n") == 1


def test_names_from_outside_cannot_command_the_terminal(verified):
    text = verified(record(played("rosenkoenig"), players=("\x1b[2JAnna", "")))
    assert "\x1b" not in text
    assert "?[2JAnna" in text
