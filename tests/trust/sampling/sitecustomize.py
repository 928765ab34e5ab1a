"""Samples what a server of `rosenkrieg bench server` does; Python imports it before anything else.

It is on the path of those servers alone, see tests/trust/load.py. The signal comes by processor
time; what counts is every function on the stack, each once a sample.
"""

import json
import os
import signal
import sys
from collections import Counter
from types import FrameType

PLACE = os.environ.get("ROSENKRIEG_SAMPLES", "")
SECONDS = 0.001
WRITTEN = 50
"""So often, in samples, what was found is written."""

if PLACE and "rosenkrieg.cli.serverbench" in sys.orig_argv:
    found: Counter[str] = Counter()

    def sample(_: int, frame: FrameType | None) -> None:
        names = set()
        while frame is not None:
            names.add(frame.f_code.co_qualname)
            frame = frame.f_back
        if "Runner.run" not in names:
            return  # it still starts
        found.update(names)
        if found["Runner.run"] % WRITTEN == 0:
            with open(PLACE, "w", encoding="utf-8") as file:
                json.dump(found, file)

    signal.signal(signal.SIGPROF, sample)
    signal.setitimer(signal.ITIMER_PROF, SECONDS, SECONDS)
