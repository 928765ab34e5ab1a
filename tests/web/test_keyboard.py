"""Everything goes without a mouse: Tab, arrows, Enter, Escape, L, and the plain list of moves."""

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.web.browsing import Person
from tests.web.site import Site

MOST_STOPS = 60
"""So many presses of Tab lead round any page."""


def tab_to(person: Person, goal: Locator) -> None:
    """Presses Tab until the focus is there."""
    for _ in range(MOST_STOPS):
        if goal.evaluate("element => element === document.activeElement"):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"no press of Tab led to {goal}")


def test_a_turn_by_keyboard_alone(site: Site, visit: Callable[..., Person]) -> None:
    player = visit(site, settings={"confirm": True})
    words, keys = player.words, player.page.keyboard
    player.go("/")

    # past the bar, into a match against the computer
    keys.press("Tab")
    expect(player.link("nav-skip")).to_be_focused()
    keys.press("Enter")
    tab_to(player, player.page.locator(".ways a[href$='/computer']"))
    keys.press("Enter")
    bot = player.page.get_by_role("radio", checked=True).first
    expect(bot).to_be_attached()
    tab_to(player, bot)
    while not player.page.get_by_role("radio", name=words("bot-greedy")).is_checked():
        keys.press("ArrowUp")
    tab_to(player, player.button("new-begin-computer"))
    keys.press("Enter")
    expect(player.choices.first).to_be_visible()
    dealt = player.log.count()

    # the board is one stop; L goes from one legal square to the next, arrows walk
    board = player.page.get_by_role("grid", name=words("board-name"))
    assert board.locator("[tabindex='0']").count() == 1
    tab_to(player, board.locator("[tabindex='0']"))
    focused = board.locator(":focus")
    squares = set()
    for _ in range(player.choices.count()):
        keys.press("l")
        squares.add(focused.get_attribute("data-square"))
    assert len(squares) == player.choices.count(), "every card leads to a square of its own"
    keys.press("c")
    expect(focused).to_have_attribute("data-square", "e5")
    for key, square in (("Up", "e6"), ("Right", "f6"), ("Down", "f5"), ("Left", "e5")):
        keys.press(f"Arrow{key}")
        expect(focused).to_have_attribute("data-square", square)

    # Enter chooses, Escape steps back, Enter twice plays
    keys.press("L")
    chosen = focused.get_attribute("data-square") or ""
    keys.press("Enter")
    expect(board.get_by_role("gridcell", selected=True)).to_have_attribute("data-square", chosen)
    expect(player.confirm).to_be_visible()
    keys.press("Escape")
    expect(board.get_by_role("gridcell", selected=True)).to_have_count(0)
    expect(focused).to_have_attribute("data-square", chosen)
    keys.press("Enter")
    expect(player.confirm).to_be_visible()
    keys.press("Enter")
    taken = player.log.filter(has_text=chosen).first
    expect(taken).to_be_attached()
    expect(player.log.nth(dealt + 1)).to_be_attached()
    expect(player.choices.first).to_be_visible()
    assert board.locator("[tabindex='0']").evaluate("e => e === document.activeElement"), (
        "the focus stays on the board"
    )

    # a card of the hand, then the button
    before = player.log.count()
    tab_to(player, player.choices.first)
    keys.press("Enter")
    expect(player.confirm).to_be_visible()
    tab_to(player, player.confirm)
    keys.press("Enter")
    expect(player.log.nth(before + 1)).to_be_attached()
    expect(player.choices.first).to_be_visible()

    # the log is one stop; arrows walk in it, and Tab leaves it
    stop = player.log.locator("[tabindex='0']")
    expect(stop).to_have_count(1)
    tab_to(player, stop)
    expect(player.log.last.locator(":focus")).to_be_attached()
    keys.press("Home")
    expect(player.log.first.locator(":focus")).to_be_attached()
    keys.press("ArrowDown")
    expect(player.log.nth(1).locator(":focus")).to_be_attached()
    expect(stop).to_have_count(1)
    keys.press("Tab")
    expect(player.log.locator(":focus")).to_have_count(0)

    # the same as a plain list
    before = player.log.count()
    rules = player.page.get_by_role("tab", name=words("match-rules"))
    tab_to(player, rules)
    moves = player.page.get_by_role("tab", name=words("match-list"))
    for _ in range(player.page.get_by_role("tab").count()):
        if moves.get_attribute("aria-selected") == "true":
            break
        keys.press("ArrowRight")
    expect(moves).to_be_focused()
    expect(player.steps).to_have_count(player.choices.count())
    tab_to(player, player.steps.first)
    keys.press("Enter")
    expect(player.confirm).to_be_visible()
    keys.press("Escape")
    expect(player.confirm).to_have_count(0)
    tab_to(player, player.steps.last)
    keys.press("Enter")
    tab_to(player, player.confirm)
    keys.press("Enter")
    expect(player.log.nth(before + 1)).to_be_attached()


def test_a_dialogue_takes_the_focus_and_gives_it_back(
    site: Site, visit: Callable[..., Person]
) -> None:
    made = site.create(seats=["human", "bot:random"])
    player = visit(site, settings={})
    player.go(made.links[0])
    player.button("welcome-sit").click()
    keys = player.page.keyboard
    resign = player.button("tool-resign")
    tab_to(player, resign)
    keys.press("Enter")
    dialog = player.page.get_by_role("dialog", name=player.words("resign-title"))
    expect(dialog.locator(":focus")).to_have_count(1)
    for _ in range(8):
        keys.press("Tab")
        assert player.page.evaluate(
            "document.activeElement === document.body"
            " || document.activeElement.closest('dialog') !== null"
        ), "the focus does not leave an open dialogue for the page"
    keys.press("Escape")
    expect(dialog).to_have_count(0)
    expect(resign).to_be_focused()


def test_the_focus_stays_before_the_curtain(site: Site, visit: Callable[..., Person]) -> None:
    couple = visit(site, settings={})
    couple.go("/new/proving/screen")
    couple.button("new-begin-screen").click()
    curtain = couple.page.get_by_role("dialog")
    expect(curtain.get_by_role("button")).to_be_focused()
    for _ in range(4):
        couple.page.keyboard.press("Tab")
        assert couple.page.evaluate(
            "document.activeElement === document.body"
            " || document.activeElement.closest('[role=dialog], dialog') !== null"
        ), "the focus went behind the curtain"
