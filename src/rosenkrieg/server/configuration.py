"""What a host may write: one reader for each kind of value, which says in a line what is wrong."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Collection, Iterable, Mapping
from importlib.util import find_spec
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from rosenkrieg.ai.engine import check_command
from rosenkrieg.ai.own import COMMAND, add_folder
from rosenkrieg.ai.player import NAME, player_names
from rosenkrieg.core import registry
from rosenkrieg.core.errors import GameError
from rosenkrieg.server.settings import Limits, OwnBot, Rate, Settings
from rosenkrieg.server.under import base_path

TUNABLE: Final = (
    "thinking_seconds",
    "database_seconds",
    "bot_seconds",
    "bot_megabytes",
    "bot_pause",
    "idle_seconds",
    "presence_seconds",
    "sweep_seconds",
    "beat_seconds",
)
"""Settings that few hosts touch: they share `--set`, with the limits."""


MANY: Final = ("bot", "origin", "set")
"""Settings that can be given several times; in a file a text alone will do."""


def read_file(path: Path, known: Collection[str]) -> dict[str, Any]:
    """The settings of a TOML file by the names of their options, `base_path` for `--base-path`.

    A table stands for the first part of a name: `[mail] server = ...` is `--mail-server`. The
    table `[set]` is different: its entries are what `--set` takes.
    """
    try:
        told = tomllib.loads(path.read_text("utf-8"))
    except (OSError, UnicodeError) as error:
        reason = getattr(error, "strerror", None) or "it is not UTF-8"
        raise GameError(f"expected a file of settings, got {path}: {reason}") from None
    except tomllib.TOMLDecodeError as error:
        raise GameError(f"expected TOML in {path}, but: {error}") from None
    found: dict[str, Any] = {}
    for name, value in _flat(told, ""):
        option = name.replace("-", "_")
        if option not in known:
            shown = ", ".join(sorted(each.replace("_", "-") for each in known))
            raise GameError(f"{path}: expected a setting out of {shown}, got {name!r:.60}")
        if isinstance(value, list) and not all(isinstance(each, str | int) for each in value):
            raise GameError(f"{path}: expected {name} to be a list of texts")
        if isinstance(value, list) and option == "proxies":
            value = ",".join(map(str, value))
        if isinstance(value, list) and option not in MANY:
            raise GameError(f"{path}: expected {name} to be a single value, got a list")
        if option in MANY and isinstance(value, str):
            value = [value]
        if not isinstance(value, str | int | float | list):
            raise GameError(f"{path}: expected {name} to be a text or a number, got {value!r:.60}")
        found[option] = value
    return found


def _flat(told: Mapping[str, Any], before: str) -> Iterable[tuple[str, Any]]:
    for name, value in told.items():
        if name == "set" and not before and isinstance(value, dict):
            yield "set", [f"{key}={_told(each)}" for key, each in value.items()]
        elif isinstance(value, dict):
            yield from _flat(value, f"{before}{name}-")
        else:
            yield before + name, value


def _told(value: object) -> str:
    return "/".join(map(str, value)) if isinstance(value, list) else str(value)


def proxies(text: str) -> str:
    """Addresses and networks of proxies; `*` is refused, since it lets anyone pretend anything."""
    if "*" in text:
        raise GameError(
            "expected --proxies to name your proxy, such as 127.0.0.1 or 10.0.0.0/8, got '*': "
            "everyone could then claim any address and get around all limits"
        )
    given = [part.strip() for part in text.split(",") if part.strip()]
    for part in given:
        try:
            ip_network(part, strict=False)
        except ValueError:
            raise GameError(
                f"expected --proxies to be addresses such as 127.0.0.1,10.0.0.0/8, got {part!r:.60}"
            ) from None
    if not given:
        raise GameError("expected --proxies to be addresses such as 127.0.0.1, got none")
    return ",".join(given)


def own_bot(text: str) -> OwnBot:
    """A computer player of the host's own. Its module is found, but loaded by its process alone."""
    place, equals, where = text.partition("=")
    key, slash, name = place.partition("/")
    module, colon, attribute = where.partition(":")
    if not (equals and slash and colon and module and attribute):
        raise GameError(
            "expected --bot to be GAME/NAME=MODULE:CLASS or GAME/NAME=cmd:COMMAND, "
            f"got {text!r:.80}"
        )
    registry.game(key)  # says which games there are
    if not NAME.fullmatch(name) or name in player_names(key):
        raise GameError(
            f"expected --bot to give a short name that no player of {key} has, got {name!r:.60}"
        )
    if where.startswith(COMMAND):
        check_command(where.removeprefix(COMMAND))
    elif not _is_there(module):
        raise GameError(
            f"expected --bot to name a Python module that can be found, got {module!r:.60}"
        )
    elif (problem := _lacks(module, attribute)) is not None:
        raise GameError(f"expected --bot to name a class or function, got {where!r:.80}: {problem}")
    return OwnBot(key, name, where)


def own_bots(texts: Iterable[str]) -> tuple[OwnBot, ...]:
    """All that are allowed; each name once."""
    found = tuple(map(own_bot, texts))
    names = [(each.game, each.name) for each in found]
    for game, name in names:
        if names.count((game, name)) > 1:
            raise GameError(f"expected --bot to give each name once, got {game}/{name} again")
    return found


def _is_there(module: str) -> bool:
    add_folder()
    try:
        return find_spec(module) is not None
    except (ImportError, ValueError):
        return False


def _lacks(module: str, attribute: str) -> str | None:
    """What is wrong with that name, as far as the text of the module tells; it is not run."""
    found = find_spec(module)
    path = Path(found.origin) if found and found.origin else None
    if path is None or path.suffix != ".py":
        return None
    try:
        tree = ast.parse(path.read_bytes())
    except (SyntaxError, ValueError) as error:
        line = f", line {error.lineno}" if isinstance(error, SyntaxError) else ""
        return f"{path.name}{line} is no Python"
    names: set[str] = set()
    for node in ast.walk(tree):
        match node:
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name):
                names.add(name)
            case ast.Name(id=name, ctx=ast.Store()):
                names.add(name)
            case ast.alias(name=name, asname=other):
                names.add((other or name).partition(".")[0])
    if names & {attribute, "*", "__getattr__"}:
        return None
    return f"{path.name} has no {attribute}"


def contact(text: str) -> str:
    """Where people report a hole: an address of mail or of a page."""
    kind, _, rest = text.strip().partition(":")
    if kind not in ("mailto", "https") or not rest or not text.strip().isascii() or " " in rest:
        raise GameError(
            "expected --contact such as mailto:me@example.org or https://example.org/contact, "
            f"got {text!r:.80}"
        )
    return text.strip()


def origin(text: str) -> str:
    """An address of another page, as browsers tell it: scheme and host alone."""
    scheme, host, path = _parts(text)
    if scheme not in ("http", "https") or not host or path not in ("", "/"):
        raise GameError(
            f"expected --origin to be an address such as https://games.example, got {text!r:.80}"
        )
    return f"{scheme}://{host.lower()}"


def site_url(text: str) -> str:
    """The address under which people reach the site, without a slash at its end."""
    scheme, host, _ = _parts(text)
    if scheme not in ("http", "https") or not host or "?" in text or "#" in text:
        raise GameError(
            f"expected --url to be the address of your site, such as https://games.example/rosen, "
            f"got {text!r:.80}"
        )
    return text.rstrip("/")


def below_url(url: str, base: str) -> tuple[str, str]:
    """The address of the site and the path below which it is served, where one tells the other.

    >>> below_url("https://games.example", "/rosen")
    ('https://games.example/rosen', '/rosen')
    >>> below_url("https://games.example/rosen", "")
    ('https://games.example/rosen', '/rosen')
    """
    if not url:
        return url, base
    _, _, path = _parts(url)
    if not path:
        return url + base, base
    told = base_path(path)
    if base and base != told:
        raise GameError(
            "expected --url and --base-path to name the same path, "
            f"got {told!r:.60} and {base!r:.60}"
        )
    return url, told


def _parts(text: str) -> tuple[str, str, str]:
    try:
        parts = urlsplit(text)
        _ = parts.port  # ValueError if it is no number
    except ValueError:
        return "", "", ""
    return parts.scheme, parts.netloc, parts.path


def tuned(settings: Settings, given: Iterable[str]) -> Settings:
    """The settings with what `--set NAME=VALUE` changes: limits, and a few spans of time."""
    limits: dict[str, Any] = {}
    spans: dict[str, float] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise GameError(f"expected --set to be NAME=VALUE, got {text!r:.60}")
        if name in TUNABLE:
            spans[name] = _positive(name, value)
        elif name in Limits.__struct_fields__:
            limits[name] = _limit(name, value)
        else:
            raise GameError(f"expected --set to name one of {', '.join(names())}, got {name!r:.60}")
    changed = msgspec.structs.replace(settings.limits, **limits)
    return msgspec.structs.replace(settings, limits=changed, **spans)


def names() -> tuple[str, ...]:
    """What `--set` can change."""
    return (*Limits.__struct_fields__, *TUNABLE)


def usual(name: str) -> str:
    """The value that something `--set` can change has otherwise."""
    defaults = Settings("")
    value = getattr(defaults if name in TUNABLE else defaults.limits, name)
    if isinstance(value, Rate):
        return f"{_shown(value.per_second)}/{_shown(value.burst)}"
    return _shown(value)


def _shown(number: float) -> str:
    return str(int(number)) if number == int(number) else f"{number:g}"


def _limit(name: str, text: str) -> int | float | Rate:
    before = getattr(Limits(), name)
    if isinstance(before, Rate):
        per_second, slash, burst = text.partition("/")
        if not slash:
            raise GameError(
                f"expected {name} to be A SECOND/AT ONCE, such as {usual(name)}, got {text!r:.40}"
            )
        return Rate(_positive(name, per_second), _positive(name, burst))
    number = _positive(name, text)
    if isinstance(before, int):
        if number != int(number):
            raise GameError(f"expected {name} to be a whole number, got {text!r:.40}")
        return int(number)
    return number


def _positive(name: str, text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0 < number < 1e12 and not (number == 0 and name == "bot_pause"):
        raise GameError(f"expected {name} to be a number above 0, got {text!r:.40}")
    return number
