"""Entropy that is committed to before it is opened, so that nobody can answer to it."""

from __future__ import annotations

from typing import Any

import pytest

from rosenkrieg import Record
from rosenkrieg.core.fairness import Contributions, commitment
from rosenkrieg.core.judgement import Kept, judge
from rosenkrieg.server.room import room
from tests.server.helpers import Client, Running


async def record_of(running: Running, made: Any) -> Record:
    """The record of a finished match, read and verified."""
    answer = await running.get(f"/api/matches/{made['match']}/record")
    return Record.from_json(answer.content)


async def resigned(running: Running, made: Any, client: Client) -> Record:
    await client.say({"resign": True})
    await client.until(status="over")
    return await record_of(running, made)


def standing(record: Record, seat: int, entropy: str, commits: dict[int, str]) -> str:
    kept = Kept(record.dice.root, {seat: entropy}, commits)
    return judge(record, record.verify(), kept).standing


async def test_both_commit_open_and_hold_a_proof(running: Running) -> None:
    made = await running.create()
    match, tokens = made["match"], made["tokens"]
    commits = [commitment(match, seat, entropy) for seat, entropy in enumerate(("mine", "yours"))]
    async with running.client(match, tokens[0], commit=commits[0]) as first:
        table = await first.table()
        assert (table["commits"], table["opens"]) == ([commits[0], None], False)
        assert await first.refused({"open": "mine"}) == "not_begun"
        async with running.client(match, tokens[1], commit=commits[1]) as second:
            for client in (first, second):
                table = await client.until(opens=True)
                assert (table["commits"], table["status"]) == (commits, "waiting")
            assert await first.refused({"open": "other"}) == "bad_entropy"
            await first.say({"open": "mine"})
            assert (await first.until(opens=False))["status"] == "waiting"
            await second.say({"open": "yours"})
            await second.until(status="playing")
            record = await resigned(running, made, first)
    assert record.dice.entropies == ("mine", "yours")
    assert record.dice.contributions == Contributions(commits=(commits[0], commits[1]))
    assert standing(record, 0, "mine", {1: commits[1]}) == "proven"
    assert standing(record, 1, "yours", {0: commits[0]}) == "proven"
    assert standing(record, 1, "mine", {0: commits[0]}) == "not-proven"


async def test_against_a_computer_entropy_is_opened_at_once(running: Running) -> None:
    made = await running.create(seats=["human", "bot:random"])
    commit = commitment(made["match"], 0, "mine")
    async with running.client(made["match"], made["tokens"][0], commit=commit) as client:
        await client.until(opens=True)
        await client.say({"open": "mine"})
        await client.until(status="playing")
        record = await resigned(running, made, client)
    assert record.dice.contributions == Contributions((False, True), (commit, None))
    assert standing(record, 0, "mine", {0: commit}) == "proven"


async def test_play_begins_without_one_who_is_away_and_the_record_says_so(
    running: Running,
) -> None:
    made = await running.create()
    match, tokens = made["match"], made["tokens"]
    commit = commitment(match, 0, "mine")
    async with running.client(match, tokens[0], commit=commit) as first:
        await first.table()
    async with running.client(match, tokens[1], entropy="yours") as second:
        await second.until(status="playing")
        async with running.client(match, tokens[0]) as first:
            assert (await first.table())["opens"]
            await first.say({"open": "mine"})
            await first.until(opens=False)
            for _ in range(3):
                for client in (first, second):
                    await client.act()
            record = await resigned(running, made, first)
    assert record.dice.contributions.since == (10, 0)  # the deal came before
    assert record.verify().draws_checked >= 10
    assert standing(record, 0, "mine", {0: commit}) == "consistent"
    assert standing(record, 1, "yours", {0: commit}) == "consistent"


async def test_one_who_is_there_and_does_not_open_is_waited_for_a_moment(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "OPEN_SECONDS", 0.05)
    made = await running.create()
    match, tokens = made["match"], made["tokens"]
    commit = commitment(match, 0, "mine")
    async with (
        running.client(match, tokens[0], commit=commit) as first,
        running.client(match, tokens[1], entropy="yours") as second,
    ):
        await second.until(status="playing")
        record = await resigned(running, made, first)
    assert record.dice.contributions.since == (None, 0)
    assert record.verify().draws_checked == 10
    assert standing(record, 0, "mine", {0: commit}) == "not-proven"


async def test_entropy_or_a_commitment_but_not_both(running: Running) -> None:
    made = await running.create()
    both = {"commit": commitment(made["match"], 0, "mine"), "entropy": "mine"}
    async with running.client(made["match"], made["tokens"][0], **both) as client:
        code, _ = await client.closed()
        assert code == 4000


@pytest.mark.parametrize("commit", ["ab", "x" * 64, "A" * 64, "a" * 65])
async def test_what_is_no_commitment_is_refused(running: Running, commit: str) -> None:
    made = await running.create()
    async with running.client(made["match"], made["tokens"][0], commit=commit) as client:
        code, _ = await client.closed()
        assert code == 4000
