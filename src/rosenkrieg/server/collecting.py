"""When Python looks for reference cycles: in quiet moments, not while people play.

Every match keeps all its states, so a full search takes a fifth of a second for a hundred
matches, during which nobody is served. Almost everything here is freed without it.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable
from typing import Final

QUIET_SECONDS: Final = 1.0
BETWEEN_SECONDS: Final = 60.0
AT_LATEST_SECONDS: Final = 3600.0
NEVER: Final = 1_000_000


def settle() -> None:
    """Sets what is loaded by now aside, and leaves full searches to `search_when_quiet`."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 20, NEVER)


async def search_when_quiet(last_used: Callable[[], float]) -> None:
    """Searches when nothing was asked for a moment; after an hour at the latest."""
    searched = time.monotonic()
    while True:
        await asyncio.sleep(QUIET_SECONDS)
        now = time.monotonic()
        is_quiet = now - last_used() > QUIET_SECONDS and now - searched > BETWEEN_SECONDS
        if is_quiet or now - searched > AT_LATEST_SECONDS:
            gc.collect()
            searched = time.monotonic()
