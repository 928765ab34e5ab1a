"""What `rosenkrieg bench` measures of Rampant beside its rules."""

from __future__ import annotations

from rosenkrieg.ai.speed import Gauge, entering


def gauges() -> dict[str, Gauge]:
    return {"search": entering("rampant")}
