"""Numbers for Prometheus. None of them names a match or a person."""

from __future__ import annotations

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
    start_http_server,
)

from rosenkrieg.core.errors import GameError

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
SIZES = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)


class Metrics:
    """The numbers of one server."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.sockets = Gauge("rosenkrieg_sockets", "Open sockets", registry=registry)
        self.rooms = Gauge("rosenkrieg_rooms", "Matches in memory", registry=registry)
        self.matches = Counter(
            "rosenkrieg_matches_created", "Matches created", ["game"], registry=registry
        )
        self.moves = Counter(
            "rosenkrieg_moves", "Moves by people and computers", ["game"], registry=registry
        )
        self.refusals = Counter(
            "rosenkrieg_refusals", "Messages refused", ["code"], registry=registry
        )
        self.closes = Counter(
            "rosenkrieg_closes", "Sockets closed by the server", ["code"], registry=registry
        )
        self.requests = Counter(
            "rosenkrieg_requests", "HTTP requests", ["route", "status"], registry=registry
        )
        self.commit_seconds = Histogram(
            "rosenkrieg_commit_seconds", "One group commit", registry=registry, buckets=QUICK
        )
        self.commit_size = Histogram(
            "rosenkrieg_commit_size", "Changes in a commit", registry=registry, buckets=SIZES
        )
        self.act_seconds = Histogram(
            "rosenkrieg_act_seconds", "From act to published", registry=registry, buckets=QUICK
        )
        self.thinking_seconds = Histogram(
            "rosenkrieg_thinking_seconds", "A computer player's decision", registry=registry
        )

    def committed(self, size: int, seconds: float) -> None:
        """A batch was committed."""
        self.commit_size.observe(size)
        self.commit_seconds.observe(seconds)

    def text(self) -> bytes:
        """All numbers in Prometheus' text form."""
        return generate_latest(self.registry)

    def serve(self, port: int) -> None:
        """Serves them to this machine alone; who reads them learns how others play."""
        try:
            start_http_server(port, "127.0.0.1", self.registry)
        except OSError as error:
            raise GameError(
                f"expected a free port for metrics, got {port}: {error.strerror or error}"
            ) from None
