"""A short run of the fault rig; `python -m tests.server.rig 3 2 20 600` is a long one."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.server.rig import Rig

pytestmark = pytest.mark.postgres


async def test_nothing_shown_is_lost_while_parts_fail(new_database: Callable[[str], str]) -> None:
    report = await Rig(new_database("postgres"), seed=5, servers=2, workers=1).run(3, 10.0)
    assert report.broken == []
    assert report.faults.total() > 0
    assert report.looks > 0
    assert report.moves > 20
    assert report.entries > 5
