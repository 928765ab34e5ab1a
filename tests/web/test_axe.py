"""axe finds nothing serious on any page, light and dark, on a desk and on a phone."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.web.browsing import DESK, PHONE, Person
from tests.web.pages import PAGES, Stage
from tests.web.site import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = ("serious", "critical")
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


def serious(person: Person) -> list[str]:
    """What axe finds on the page as it stands."""
    return [
        f"{found['id']}: {found['html'][:200]}: {' '.join(found['failureSummary'].split())}"
        for found in person.page.evaluate(RUN)
        if found["impact"] in SERIOUS
    ]


FAULTS = {
    "start-phone": "the small print of the plain button has a contrast of 4.44, below 4.5",
    "verify-phone": "the command at the foot scrolls, but not by keyboard",
    **dict.fromkeys(
        [f"match{state}-{size}" for state in ("", "-chosen") for size in ("desk", "phone")],
        "a card says 'off board', and to screen readers 'off the board'",
    ),
    **dict.fromkeys(
        ["secrets-desk", "secrets-phone"], "the table of the view scrolls, but not by keyboard"
    ),
    **dict.fromkeys(
        ["match-refused-desk", "match-refused-phone"],
        "the button to the rule stands in a part that is hidden from screen readers",
    ),
}
"""What the page has to mend."""


def everywhere() -> Iterator[Any]:
    for name in PAGES:
        for place, size in (("desk", DESK), ("phone", PHONE)):
            id = f"{name}-{place}"
            marks = [pytest.mark.xfail(reason=FAULTS[id])] if id in FAULTS else []
            yield pytest.param(name, size, id=id, marks=marks)


@pytest.mark.parametrize(("name", "size"), [*everywhere()])
def test_nothing_serious(
    name: str, size: dict[str, Any], axe: str, stage: Stage, visit: Callable[..., Person]
) -> None:
    person = visit(stage.site, settings={}, **size)
    PAGES[name](person, stage)
    person.page.evaluate(axe)
    found = {}
    for scheme in ("light", "dark"):
        person.page.emulate_media(color_scheme=scheme)
        found[scheme] = serious(person)
    assert "\n".join([*found["light"], *found["dark"]]) == ""
