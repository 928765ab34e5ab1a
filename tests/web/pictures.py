"""Pictures of every page, from a phone to a wide screen, light and dark.

python -m tests.web.pictures [FOLDER]    all into the folder, the chosen ones into docs/pictures
python -m tests.web.pictures --chosen    only those of docs/pictures
python -m tests.web.pictures FOLDER PAGE ...    these pages alone, in all sizes
"""

from __future__ import annotations

import base64
import sys
import tempfile
from collections.abc import Callable, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any, Final

import msgspec
from playwright.sync_api import Browser, expect, sync_playwright

from rosenkrieg.ai.player import Player, player
from rosenkrieg.core import registry
from rosenkrieg.core.contract import Actor
from tests.web.browsing import PHONE, Person, launch
from tests.web.pages import PAGES, Stage, come_to, set_stage
from tests.web.site import ROOT, Site, play_out

Page = Callable[[Person, Stage], None]
"""How to come to a page."""

CHOSEN: Final = {
    "start-1280-light": "start",
    "match-chosen-1280-light": "match",
    "match-360-dark": "match-phone",
    "vetternkrieg-1280-light": "vetternkrieg",
    "richard3-1280-dark": "richard3",
    "medieval_battle-1280-light": "medieval-battle",
    "lesson-1280-light": "lesson",
    "season-battle-360-light": "season-phone",
}
"""What the documents show, and what it is called there."""
PLACE: Final = ROOT / "docs" / "pictures"
MOST_BYTES: Final = 1_200_000
QUALITY: Final = 0.75
PACK: Final = """async ([source, quality]) => {
  const picture = new Image();
  picture.src = source;
  await picture.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [picture.width, picture.height];
  canvas.getContext("2d").drawImage(picture, 0, 0);
  return canvas.toDataURL("image/webp", quality);
}"""

SIZES: Final[dict[str, dict[str, Any]]] = {
    "1280": {"viewport": {"width": 1280, "height": 800}},
    "360": PHONE,
    "390": PHONE | {"viewport": {"width": 390, "height": 844}},
    "768": PHONE | {"viewport": {"width": 768, "height": 1024}},
    "844x390": PHONE | {"viewport": {"width": 844, "height": 390}},
    "1920": {"viewport": {"width": 1920, "height": 1080}},
}
TABLES: Final = (
    "match",
    "match-chosen",
    "match-refused",
    "match-over",
    "share",
    "curtain",
    "secrets",
    "replay",
    "rampant",
    "vetternkrieg",
    "richard3",
    "medieval_battle",
)
"""Pages that fit the window; the others are shown in their whole length."""

GAMES: Final = {"vetternkrieg": 60, "richard3": 70, "medieval_battle": 70}
"""The other games, each looked at after so many actions."""


def sensibly(table: Any) -> str:
    """Plays like the Mercenary, so that there is something to look at."""
    game = registry.game(table["game"])
    game.edition(game.info.complete(table["options"]))  # the data that the view speaks of
    actor = Actor(table["viewer"])
    legal = [game.decode_action(each["action"], actor) for each in table["legal"]]
    view = msgspec.convert(table["view"], game.view_type)
    return game.encode_action(_mercenary(table["game"]).choose(view, legal))


@cache
def _mercenary(key: str) -> Player:
    return player(key, "greedy", seed=1)


def pages_of_games(site: Site) -> dict[str, Page]:
    """Tables of the other games, in the middle of a match."""
    pages: dict[str, Page] = {}
    for key, actions in GAMES.items():
        made = come_to(site, key, lambda count, view, actions=actions: count >= actions)
        pages[key] = partial(_open_table, made.links[0])
    return pages


def _open_table(link: str, person: Person, stage: Stage) -> None:
    person.go(link)
    expect(person.page.locator(".play")).to_be_visible()


def shoot(
    browser: Browser, stage: Stage, pages: dict[str, Page], folder: Path, only_chosen: bool
) -> None:
    """Takes all pictures."""
    for size, context in SIZES.items():
        for scheme in ("light", "dark"):
            for name, open_page in pages.items():
                taken = f"{name}-{size}-{scheme}"
                if only_chosen and taken not in CHOSEN:
                    continue
                person = Person(browser, stage.site, settings={}, color_scheme=scheme, **context)
                open_page(person, stage)
                if name == "replay":
                    slider = person.page.get_by_role("slider")
                    slider.fill(str(int(slider.get_attribute("max") or 0) * 3 // 4))
                    slider.blur()
                person.page.mouse.move(0, 0)
                person.page.wait_for_load_state("networkidle")
                file = folder / f"{taken}.png"
                person.page.screenshot(path=file, full_page=name not in TABLES)
                print(file, *person.faults, flush=True)
                person.leave()


def packed(browser: Browser, file: Path) -> bytes:
    """The picture as WebP, a fraction of its size; the browser knows how to make one."""
    page = browser.new_page()
    data = base64.b64encode(file.read_bytes()).decode()
    found: str = page.evaluate(PACK, [f"data:image/png;base64,{data}", QUALITY])
    page.close()
    return base64.b64decode(found.partition(",")[2])


def publish(browser: Browser, folder: Path) -> None:
    """Puts the chosen ones among the documents."""
    pictures = {name: packed(browser, folder / f"{taken}.png") for taken, name in CHOSEN.items()}
    size = sum(map(len, pictures.values()))
    if size > MOST_BYTES:
        sys.exit(f"expected at most {MOST_BYTES:,} bytes of pictures, got {size:,}")
    PLACE.mkdir(exist_ok=True)
    for name, picture in pictures.items():
        (PLACE / f"{name}.webp").write_bytes(picture)
    print(f"{PLACE}: {size:,} bytes")


def main(folder: Path, only_chosen: bool, names: Sequence[str] = ()) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data:
        site = Site(Path(data))
        try:
            finished = site.create(names=["Mathilde", "Konrad"])
            play_out(site, finished, choose=sensibly)
            stage = set_stage(site, finished, "richard3")
            with sync_playwright() as playwright:
                browser = launch(playwright)
                pages = PAGES | pages_of_games(site)
                asked = {name: pages[name] for name in names or pages}
                shoot(browser, stage, asked, folder, only_chosen)
                if not names:
                    publish(browser, folder)
                browser.close()
        finally:
            site.stop()


if __name__ == "__main__":
    folder, *names = [word for word in sys.argv[1:] if word != "--chosen"] or [tempfile.mkdtemp()]
    main(Path(folder), "--chosen" in sys.argv, names)
