"""Players are told apart by what they are made of."""

from pathlib import Path

import pytest

from rosenkrieg.ai import fingerprint
from rosenkrieg.core import registry

KEYS = registry.keys()


def test_every_game_has_its_own_and_it_stays():
    found = {key: fingerprint.fingerprint(key, "random") for key in KEYS}
    assert len(set(found.values())) == len(found)
    fingerprint._ours.cache_clear()
    assert found == {key: fingerprint.fingerprint(key, "greedy") for key in KEYS}


@pytest.mark.parametrize(
    ("part", "counts"),
    [
        ("ai/search/mcts.py", True),
        ("ai/rosenkoenig/net.bin", True),
        ("ai/rosenkoenig/players.py", True),
        ("games/rosenkoenig/play.py", True),
        ("games/rosenkoenig/locale/de.ftl", False),
        ("ai/richard3/war.py", False),
        ("ai/rating.py", False),
    ],
)
def test_what_a_choice_may_depend_on_counts(
    monkeypatch: pytest.MonkeyPatch, part: str, counts: bool
):
    read: list[Path] = []

    def noted(files: list[Path], start: str) -> str:
        read.extend(files)
        return start

    monkeypatch.setattr(fingerprint, "_digest", noted)
    fingerprint._ours.cache_clear()
    fingerprint.fingerprint("rosenkoenig", "greedy")
    fingerprint._ours.cache_clear()
    assert any(file.as_posix().endswith(part) for file in read) is counts


def test_a_player_of_ones_own_counts_with_its_module(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "ours_today.py").write_text("one = 1\n")
    before = fingerprint.fingerprint("rosenkoenig", "ours_today:one")
    assert before != fingerprint.fingerprint("rosenkoenig", "greedy")
    (tmp_path / "ours_today.py").write_text("one = 2\n")
    assert fingerprint.fingerprint("rosenkoenig", "ours_today:one") != before
    assert fingerprint.fingerprint("rosenkoenig", "cmd:bot") == "cmd:bot"
