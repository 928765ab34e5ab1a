"""Pictures of every page, wide and narrow, light and dark.

python -m tests.web.pictures [FOLDER]    all of them into the folder, a few into docs/pictures

The few are reduced to a palette where Pillow is at hand.
"""

from __future__ import annotations

import io
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

import msgspec
from playwright.sync_api import Browser, sync_playwright

from rosenkrieg.ai.player import player
from rosenkrieg.core import registry
from rosenkrieg.core.contract import Actor
from tests.web.browsing import PHONE, Person, launch
from tests.web.pages import PAGES, Stage, set_stage
from tests.web.site import ROOT, Site, play_out

CHOSEN: Final = {
    "start-1280-light": "start",
    "match-chosen-1280-light": "match",
    "match-360-dark": "match-phone",
    "replay-1280-light": "replay",
    "verify-1280-light": "verify",
}
"""Those that go into the documents, and what they are called there."""
PLACE: Final = ROOT / "docs" / "pictures"
MOST_BYTES: Final = 900_000
COLOURS: Final = 128

SIZES: Final[dict[str, dict[str, Any]]] = {
    "1280": {"viewport": {"width": 1280, "height": 800}},
    "360": PHONE,
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
)
"""Pages that fit the window; the others are shown in their whole length."""

GAME: Final = registry.game("rosenkoenig")
PLAYER: Final = player("rosenkoenig", "greedy", seed=1)


def sensibly(table: Any) -> str:
    """Plays like the Mercenary, so that there is something to look at."""
    actor = Actor(table["viewer"])
    legal = [GAME.decode_action(each["action"], actor) for each in table["legal"]]
    view = msgspec.convert(table["view"], GAME.view_type)
    return GAME.encode_action(PLAYER.choose(view, legal))


def is_picturesque(count: int, table: Any) -> bool:
    """Well into the match, with something to choose from."""
    cards, landings = table["view"]["hands"][0], table["view"]["landings"]
    effects = [landings[card]["effect"] for card in cards]
    return count >= 40 and effects.count("place") >= 2 and "edge" in effects


def shoot(browser: Browser, stage: Stage, folder: Path) -> None:
    """Takes all pictures."""
    for size, context in SIZES.items():
        for scheme in ("light", "dark"):
            for name, open_page in PAGES.items():
                person = Person(browser, stage.site, settings={}, color_scheme=scheme, **context)
                open_page(person, stage)
                if name == "replay":
                    slider = person.page.get_by_role("slider")
                    slider.fill(str(int(slider.get_attribute("max") or 0) * 3 // 4))
                    slider.blur()
                person.page.mouse.move(0, 0)
                person.page.wait_for_load_state("networkidle")
                file = folder / f"{name}-{size}-{scheme}.png"
                person.page.screenshot(path=file, full_page=name not in TABLES)
                print(file, *person.faults, flush=True)
                person.leave()


def reduced(file: Path) -> bytes:
    """The picture with fewer colours, if Pillow is there to see to it."""
    try:
        from PIL import Image  # type: ignore[import-not-found, unused-ignore]
    except ImportError:
        return file.read_bytes()
    with Image.open(file) as picture:
        few = picture.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)
        packed = io.BytesIO()
        few.save(packed, "PNG", optimize=True)
    return packed.getvalue()


def publish(folder: Path) -> None:
    """Puts the chosen ones among the documents."""
    pictures = {name: reduced(folder / f"{taken}.png") for taken, name in CHOSEN.items()}
    size = sum(map(len, pictures.values()))
    if size > MOST_BYTES:
        sys.exit(f"expected at most {MOST_BYTES} bytes of pictures, got {size}")
    PLACE.mkdir(exist_ok=True)
    for name, picture in pictures.items():
        (PLACE / f"{name}.png").write_bytes(picture)
    print(f"{PLACE}: {size:,} bytes")


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data:
        site = Site(Path(data))
        try:
            finished = site.create(names=["Mathilde", "Konrad"])
            play_out(site, finished, choose=sensibly)
            stage = set_stage(site, finished, "richard3", is_picturesque, sensibly)
            with sync_playwright() as playwright:
                browser = launch(playwright)
                shoot(browser, stage, folder)
                browser.close()
        finally:
            site.stop()
    publish(folder)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(tempfile.mkdtemp()))
