"""The bench measures what it says."""

from __future__ import annotations

import pytest

from rosenkrieg.cli import serverbench


def test_a_short_bench(capsys: pytest.CaptureFixture[str]) -> None:
    found = serverbench.run(matches=3, seconds=0.3, pace=30, idle=20)
    for phase in ("fast", "paced"):
        assert found[phase]["moves"] > 0
        assert 0 < found[phase]["latency_ms"]["p50"] <= found[phase]["latency_ms"]["max"]
    assert found["idle"]["sockets"] == 20
    serverbench.report(found)
    assert "moves/s" in capsys.readouterr().out
