"""The players with a simple rule that others are measured against."""

import re

import pytest

from rosenkrieg.ai.own import own_player
from rosenkrieg.core.contract import SEATS
from rosenkrieg.core.match import Match
from rosenkrieg.games.vetternkrieg.dice import BEST
from training.vetternkrieg import regret, rounds


@pytest.mark.parametrize("name", ["truthful", "triples", "doubter"])
def test_each_keeps_its_rule_and_plays_to_the_end(name: str):
    match = Match("vetternkrieg", seed=2)
    seats = [
        own_player("vetternkrieg", f"training.vetternkrieg.simple:{name}", seat, {}, seat)
        for seat in SEATS
    ]
    kept = 0
    for seat in match.turns():
        view, legal = match.view(seat), match.legal(seat)
        text = match.game.encode_action(seats[seat].choose(view, legal))
        if name == "truthful" and view.phase == "claim":
            rank = BEST[view.battle.dice]
            assert text == "claim:" + str(rank % 6 + 1) * (rank // 6 + 1)
            kept += 1
        if name != "truthful" and view.phase == "answer":
            is_triple = len(view.battle.claim) == 3
            assert text == ("doubt" if is_triple or name == "doubter" else "believe")
            kept += 1
        match.act(seat, match.game.decode_action(text))
    assert match.outcome is not None
    assert kept >= 3


def test_weights_of_rounds_are_fitted_to_games(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("sys.argv", ["rounds", "--games", "12", "--level", "greedy"])
    rounds.main()
    printed = capsys.readouterr().out
    assert printed.count("lead of 3") == 4
    assert "after round 1: 12 games" in printed
    fitted = float(printed.split("foretold: ")[1].split(",")[0])
    in_use = float(printed.split("in use ")[1].split(",")[0])
    assert in_use <= fitted < 0


def test_more_tries_find_what_a_long_search_finds(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    asked = "regret --positions 4 --tries 2 600 --judge 1200 --seed 3"
    monkeypatch.setattr("sys.argv", asked.split())
    regret.main()
    few, many = (
        re.findall(r"(\d+) tries: .*gives away (-?[\d.]+) ±", line)[0]
        for line in capsys.readouterr().out.splitlines()
    )
    assert (few[0], many[0]) == ("2", "600")
    assert float(many[1]) <= float(few[1])
