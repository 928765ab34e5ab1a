"""axe finds nothing on any page, light and dark, on a desk and on a phone."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.web.browsing import DESK, PHONE, Person
from tests.web.pages import PAGES, Stage
from tests.web.site import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async () => {
  // colours that are on their way would be measured half-way
  await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ html, failureSummary }) => ({ id, impact, html, failureSummary })));
}"""


@pytest.fixture(scope="module")
def axe() -> str:
    """The script, as npm has installed it."""
    if not AXE.is_file():
        pytest.fail(f"expected axe-core at {AXE}. Run: make web")
    return AXE.read_text("utf-8")


def violations(person: Person) -> list[str]:
    """What axe finds on the page as it stands."""
    return [
        f"{found['id']} ({found['impact']}): {found['html'][:200]}: "
        + " ".join(found["failureSummary"].split())
        for found in person.page.evaluate(RUN)
    ]


def everywhere() -> Iterator[Any]:
    for name in PAGES:
        for place, size in (("desk", DESK), ("phone", PHONE)):
            yield pytest.param(name, size, id=f"{name}-{place}")


@pytest.mark.parametrize(("name", "size"), [*everywhere()])
def test_nothing_is_found(
    name: str, size: dict[str, Any], axe: str, stage: Stage, visit: Callable[..., Person]
) -> None:
    person = visit(stage.site, settings={}, **size)
    PAGES[name](person, stage)
    person.page.evaluate(axe)
    found = {}
    for scheme in ("light", "dark"):
        person.page.emulate_media(color_scheme=scheme)
        found[scheme] = violations(person)
    assert "\n".join([*found["light"], *found["dark"]]) == ""
