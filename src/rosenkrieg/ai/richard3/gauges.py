"""What `rosenkrieg bench` measures of Richard III beside its rules."""

from __future__ import annotations

from rosenkrieg.ai.speed import Gauge, deciding


def gauges() -> dict[str, Gauge]:
    return {"search": deciding("richard3")}
