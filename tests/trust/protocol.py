"""Rooms at several servers, whatever is lost between them; see tests/server/protocol.py."""

from __future__ import annotations

import asyncio
import logging

from tests.server.protocol import Quick, all_histories, random_histories
from tests.server.test_protocol_between_rooms import PLANS
from tests.trust.part import Figures

CLAIM = (
    "Whatever news is lost between servers and whichever call to the database fails, before it "
    "arrives or before its answer is back, every server comes to show what is stored: all "
    "histories of small plans, and random ones with three servers, two lost ears and two failures."
)
SECONDS = 300


def run(size: float) -> Figures:
    logging.disable(logging.CRITICAL)  # the faults are made on purpose
    try:
        with Quick():
            figures = {
                plan: f"all {asyncio.run(all_histories(*PLANS[plan])):,} histories"
                for plan in PLANS
            }
            count = asyncio.run(random_histories(SECONDS * size, seed=1))
    finally:
        logging.disable(logging.NOTSET)
    return figures | {"random histories": f"{count:,}"}
