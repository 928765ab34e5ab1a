"""Train the net of Rosenkönig: python -m training.rosenkoenig.train --seconds 3600 --out FOLDER"""

from __future__ import annotations

import argparse
import copy
import json
import time
from pathlib import Path

import torch

from training.rosenkoenig.learner import Learner, Net, Schedule, learn, match, of_net, of_points
from training.rosenkoenig.simulation import Simulation, build

WINDOW = 32


def main() -> None:
    given = arguments()
    device = given.device or ("cuda" if torch.cuda.is_available() else "cpu")
    torch.manual_seed(given.seed)
    torch.backends.cuda.matmul.allow_tf32 = True
    given.out.mkdir(parents=True, exist_ok=True)
    library = build(device, given.out / "build" if given.keep else None)
    simulation = Simulation(library, device, given.games, given.seed, given.openings)
    net = Net(simulation.width, tuple(given.hidden)).to(device)
    if given.resume:
        net.load_state_dict(torch.load(given.resume / "net.pt", map_location=device)["live"])
    schedule = Schedule(given.rate, given.least_rate, tuple(given.exploration), tuple(given.traces))
    learner = Learner(simulation, net, schedule, WINDOW, given.batch)
    if given.resume and (kept := given.resume / "optimizer.pt").exists():
        learner.optimizer.load_state_dict(torch.load(kept, map_location=device))
    begun = said = saved = time.monotonic()
    for done, loss in learn(learner, given.seconds):
        now = time.monotonic()
        if now - said > given.report:
            said = now
            tell(learner, now - begun, done, loss)
        if now - saved > given.save:
            saved = now
            save(learner, given, now - begun)
    save(learner, given, time.monotonic() - begun)
    judge(learner, library, device, given)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, required=True, help="how long to train")
    parser.add_argument("--out", type=Path, required=True, help="folder for the weights")
    parser.add_argument("--resume", type=Path, help="folder of an earlier run to go on from")
    parser.add_argument("--device", help="cuda or cpu; the better one that is there")
    parser.add_argument("--games", type=int, default=32768, help="at once")
    parser.add_argument("--batch", type=int, default=32768)
    parser.add_argument("--hidden", type=int, nargs="+", default=[384, 64, 32])
    parser.add_argument("--rate", type=float, default=2e-3, help="learning rate at the beginning")
    parser.add_argument("--least-rate", type=float, default=1e-5, help="and at the end")
    parser.add_argument("--exploration", type=float, nargs=2, default=(0.08, 0.02))
    parser.add_argument("--traces", type=float, nargs=2, default=(0.7, 0.4), help="lambda")
    parser.add_argument("--openings", type=int, default=8, help="most random moves at first")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--report", type=float, default=10, help="seconds between reports")
    parser.add_argument("--save", type=float, default=120, help="seconds between saves")
    parser.add_argument("--match", type=int, default=8192, help="games to judge the end by")
    parser.add_argument("--keep", action="store_true", help="keep the compiled library")
    return parser.parse_args()


def tell(learner: Learner, seconds: float, done: float, loss: float) -> None:
    print(
        f"{seconds:6.0f} s  {learner.games / 1e6:7.3f} M games"
        f"  {learner.positions / 1e6:8.1f} M positions"
        f"  {learner.updates:7d} updates  loss {loss:.4f}  rate {learner.schedule.rate(done):.1e}",
        flush=True,
    )


def save(learner: Learner, given: argparse.Namespace, seconds: float) -> None:
    """The weights and what is needed to go on; two files, each small."""
    settings = {key: value for key, value in vars(given).items() if not isinstance(value, Path)}
    facts = {
        "seconds": round(seconds), "games": learner.games, "positions": learner.positions,
        "updates": learner.updates, "resumed": bool(given.resume), "settings": settings,
    }  # fmt: skip
    live = {name: value.cpu() for name, value in learner.net.state_dict().items()}
    average = {name: value.cpu() for name, value in learner.average.state_dict().items()}
    torch.save({"live": live, "average": average, "facts": facts}, given.out / "net.pt")
    torch.save(learner.optimizer.state_dict(), given.out / "optimizer.pt")
    (given.out / "facts.json").write_text(json.dumps(facts, indent=1, default=str) + "\n")


def judge(learner: Learner, library: object, device: str, given: argparse.Namespace) -> None:
    """What came of it: games against a player that counts points, and against the live weights."""
    average, live = of_net(learner.average), of_net(copy.deepcopy(learner.net))
    for name, other in (("points", of_points), ("live", live)):
        simulation = Simulation(library, device, given.match, given.seed + 1, 0)
        print(
            f"average against {name}: {100 * match(simulation, average, other):.1f} %", flush=True
        )


if __name__ == "__main__":
    main()
