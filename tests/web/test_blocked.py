"""A proxy that blocks websockets: the page says so instead of connecting for ever."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.browsing import Person
from tests.web.site import Site


def test_blocked_websockets_are_told(site: Site, visit: Callable[..., Person]) -> None:
    made = site.create()
    anna = visit(site, settings={})
    anna.page.add_init_script(
        "window.WebSocket = class extends EventTarget { constructor() { super();"
        " setTimeout(() => this.onclose?.({ code: 1006 }), 50); } close() {} send() {} }"
    )
    anna.page.goto(f"/m/{made.match}")
    expect(anna.text("connect-sockets")).to_be_visible()
