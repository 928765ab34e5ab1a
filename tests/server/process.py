"""A server with settings of a test's choice in a process of its own.

python -m tests.server.process SETTINGS-AS-JSON
"""

import sys

import msgspec

from rosenkrieg.server import logs
from rosenkrieg.server.hall import Hall
from rosenkrieg.server.serving import address, bind, run
from rosenkrieg.server.settings import Settings

if __name__ == "__main__":
    logs.configure("json")
    place = bind("127.0.0.1", 0)
    hall = Hall(msgspec.json.decode(sys.argv[1], type=Settings))
    run(hall, place, lambda: print(address(place), flush=True))
