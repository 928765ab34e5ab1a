"""The API is as its description says, whatever is sent to it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from rosenkrieg.server import openapi
from rosenkrieg.server.api import ROUTES
from tests.server.helpers import Running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(f"sqlite:///{tmp_path_factory.mktemp('api') / 'x.sqlite'}")
    yield running
    running.stop()


schema = schemathesis.openapi.from_dict(openapi.document())


@schema.parametrize()
@settings(
    max_examples=30,
    deadline=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_the_api_is_as_described(case: schemathesis.Case, server: Running) -> None:
    # which games, options and players there are is more than a schema says
    case.call_and_validate(base_url=server.url, excluded_checks=[positive_data_acceptance])


def test_every_route_is_described() -> None:
    described = {
        (method.upper(), path)
        for path, operations in openapi.document()["paths"].items()
        for method in operations
    }
    assert described == {(m, p) for m, p, _ in ROUTES} - {("GET", "/openapi.json")}
