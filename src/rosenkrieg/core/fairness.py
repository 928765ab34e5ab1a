"""Where chance comes from, and how everyone can check it.

A match draws its chance results from a *source*:

- `Seeded`: a plain seed, for simulations, tests and games at your own table. If you have
  the seed, you know the future.
- `Sealed`: a 256-bit secret kept by the table. Draw n has its own key,

      key n = HMAC-SHA256(secret, "<match id>|<n>")

  The Merkle root over the hashes of all keys is published before the match begins, so no
  key can be changed later. Each seat may add entropy that the table did not know when it
  published the root. Draw n is HMAC-SHA256(key n, "<entropy 0>|<entropy 1>|<attempt>"), read
  as a number below 2**256 and turned into a result by rejection sampling over the integer
  weights. A key is opened, with its Merkle path, to the viewers who may know the result.

  So that no one can choose entropy after seeing the other seat's, each sends only a commitment
  to it, and opens it after it was shown the other's. `Contributions` says who did what, and from
  which draw on each seat's entropy counts.

Hashes in the tree: leaf = SHA-256(00 key), node = SHA-256(01 left right). The number of
leaves is a power of two. docs/fairness.md describes it byte by byte, with test vectors.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Sequence
from functools import cached_property
from random import Random
from typing import Final, Protocol

from msgspec import Struct

from rosenkrieg.core.errors import BadEntropy, GameError

ENTROPY_FORM: Final = re.compile(r"[0-9A-Za-z_-]{0,64}")
HASH_FORM: Final = re.compile(r"[0-9a-f]{64}")
"""There is only one way to write keys and hashes."""
_LIMIT: Final = 1 << 256


class Source(Protocol):
    """A source of chance results."""

    drawn: int
    """How many results were drawn; also the number of the next draw, and may be set."""

    def draw(self, weights: Sequence[int]) -> int:
        """The index of the next result."""


class Opening(Struct, frozen=True):
    """The key of a draw and the hashes that lead from it to the root."""

    draw: int
    key: str
    path: tuple[str, ...]


class Contributions(Struct, frozen=True):
    """Where the entropies of a match came from, seat by seat.

    `bots`: computer players, which add nothing. `commits`: the commitment that a seat sent before
    the other seat's entropy was known; None if it sent the entropy itself. `since`: the first
    draw that a seat's entropy goes into; None if it never came.
    """

    bots: tuple[bool, bool] = (False, False)
    commits: tuple[str | None, str | None] = (None, None)
    since: tuple[int | None, int | None] = (0, 0)


def commitment(match_id: str, seat: int, entropy: str) -> str:
    """What a seat sends before it opens its entropy; bound to match and seat, so no use copying."""
    return hashlib.sha256(f"rosenkrieg-entropy|{match_id}|{seat}|{entropy}".encode()).hexdigest()


def entropies_at(
    draw: int, entropies: tuple[str, str], contributions: Contributions | None
) -> tuple[str, str]:
    """The entropies that go into a draw: a seat that came late counts from its draw on."""
    if contributions is None:
        return entropies
    first, second = (
        entropy if since is not None and since <= draw else ""
        for entropy, since in zip(entropies, contributions.since, strict=True)
    )
    return first, second


def pick(weights: Sequence[int], number: int) -> int:
    """The index whose share of the total the number falls into; 0 <= number < total.

    >>> [pick((1, 2, 1), number) for number in range(4)]
    [0, 1, 1, 2]
    """
    if sum(weights) == len(weights):
        return number
    for index, weight in enumerate(weights):
        number -= weight
        if number < 0:
            return index
    raise AssertionError("the number must be below the total of the weights")


class Seeded:
    """Chance from a plain seed: the same on every machine."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._drawn = 0
        self._bits = Random(seed).getrandbits

    @property
    def drawn(self) -> int:
        return self._drawn

    @drawn.setter
    def drawn(self, drawn: int) -> None:
        if drawn < self._drawn:
            self._bits, self._drawn = Random(self.seed).getrandbits, 0
        for _ in range(drawn - self._drawn):
            self._bits(64)
        self._drawn = drawn

    def draw(self, weights: Sequence[int]) -> int:
        self._drawn += 1
        # 64 bits for every draw, whatever its weights, so that draws can be skipped unseen;
        # the unevenness of one part in 2**64 does not matter for a seed
        return pick(weights, self._bits(64) * sum(weights) >> 64)


class Sealed:
    """Chance from a secret that was committed to before the match; see the module."""

    def __init__(
        self,
        secret: bytes,
        match_id: str,
        draws: int,
        entropies: tuple[str, str] = ("", ""),
        contributions: Contributions | None = None,
    ) -> None:
        for entropy in entropies:
            check_entropy(entropy)
        self.secret = secret
        self.match_id = match_id
        self.entropies = entropies
        self.contributions = contributions
        self.drawn = 0
        self.size = _power_of_two(draws)
        """How many draws are committed to."""

    @property
    def root(self) -> str:
        """The commitment, to be published before the first draw."""
        return self._tree[-1][0].hex()

    @cached_property
    def _tree(self) -> list[list[bytes]]:
        return _tree([_leaf(self.key(n)) for n in range(self.size)])

    def let_go(self) -> None:
        """Forgets the tree, which takes much room; it is built again when it is needed."""
        self.__dict__.pop("_tree", None)

    def key(self, draw: int) -> bytes:
        return _hmac(self.secret, f"{self.match_id}|{draw}")

    def draw(self, weights: Sequence[int]) -> int:
        if self.drawn >= self.size:
            raise GameError(f"expected at most {self.size} draws, all of them are used up")
        draw = self.drawn
        self.drawn += 1
        entropies = entropies_at(draw, self.entropies, self.contributions)
        return result(self.key(draw), entropies, weights)

    def open(self, draw: int) -> Opening:
        """The key of a draw with its proof."""
        path = []
        index = draw
        for level in self._tree[:-1]:
            path.append(level[index ^ 1].hex())
            index >>= 1
        return Opening(draw, self.key(draw).hex(), tuple(path))

    def open_first(self, count: int) -> tuple[str, ...]:
        """What proves the first so many keys together: at each level the hash beside the last."""
        beside = []
        known = count
        for level in self._tree[:-1]:
            if known % 2:
                beside.append(level[known].hex())
            known = (known + 1) // 2
        return tuple(beside)


def are_committed(keys: Sequence[str], beside: Sequence[str], root: str, size: int) -> bool:
    """Whether these are the first keys that the root was published for; see `open_first`."""
    if not 0 < len(keys) <= size or size & (size - 1):
        return False
    if not all(HASH_FORM.fullmatch(each) for each in (*keys, *beside)):
        return False
    nodes = [_leaf(bytes.fromhex(key)) for key in keys]
    rest = [bytes.fromhex(each) for each in beside]
    while size > 1:
        if len(nodes) % 2:
            if not rest:
                return False
            nodes.append(rest.pop(0))
        nodes = [_node(nodes[i], nodes[i + 1]) for i in range(0, len(nodes), 2)]
        size //= 2
    return not rest and [each.hex() for each in nodes] == [root]


def result(key: bytes, entropies: Sequence[str], weights: Sequence[int]) -> int:
    """The index that a key and the seats' entropies lead to."""
    total = sum(weights)
    bound = _LIMIT - _LIMIT % total
    attempt = 0
    while True:
        number = int.from_bytes(_hmac(key, "|".join([*entropies, str(attempt)])), "big")
        if number < bound:
            return pick(weights, number % total)
        attempt += 1


def is_committed(opening: Opening, root: str, size: int) -> bool:
    """Whether the opened key is the one that the root was published for."""
    if not 0 <= opening.draw < size or 1 << len(opening.path) != size:
        return False
    if not all(HASH_FORM.fullmatch(each) for each in (opening.key, *opening.path)):
        return False
    node = _leaf(bytes.fromhex(opening.key))
    for level, sibling in enumerate(opening.path):
        beside = bytes.fromhex(sibling)
        is_right = opening.draw >> level & 1
        node = _node(beside, node) if is_right else _node(node, beside)
    return node.hex() == root


def check_entropy(entropy: str) -> None:
    """Raises BadEntropy unless it is up to 64 letters, digits, hyphens and underscores."""
    if not ENTROPY_FORM.fullmatch(entropy):
        raise BadEntropy(
            "expected entropy of at most 64 letters, digits, hyphens and underscores, "
            f"got {entropy!r:.80}"
        )


def _hmac(key: bytes, text: str) -> bytes:
    return hmac.digest(key, text.encode(), "sha256")


def _leaf(key: bytes) -> bytes:
    return hashlib.sha256(b"\x00" + key).digest()


def _node(left: bytes, right: bytes) -> bytes:
    return hashlib.sha256(b"\x01" + left + right).digest()


def _tree(leaves: list[bytes]) -> list[list[bytes]]:
    """The levels of the tree, leaves first, root last."""
    levels = [leaves]
    while len(levels[-1]) > 1:
        below = levels[-1]
        levels.append([_node(below[i], below[i + 1]) for i in range(0, len(below), 2)])
    return levels


def _power_of_two(count: int) -> int:
    return 1 << max(count - 1, 0).bit_length()
