"""Where chance comes from, and how everybody can check it.

A match draws its chance results from a *source*:

- `Seeded`: a plain seed, for simulations, tests and games at one's own table. Whoever has
  the seed knows the future.
- `Sealed`: a 256-bit secret kept by the table. Draw n has a key of its own,

      key n = HMAC-SHA256(secret, "<match id>|<n>")

  The Merkle root over the hashes of all keys is published before the match begins, so no
  key can be changed later. Each seat may add entropy that the table did not know when it
  published the root. Draw n is HMAC-SHA256(key n, "<entropy 0>|<entropy 1>|<attempt>"), read
  as a number below 2**256 and turned into a result by rejection sampling over the integer
  weights. A key is opened, with its Merkle path, to whoever may know the result.

Hashes in the tree: leaf = SHA-256(00 key), node = SHA-256(01 left right). The number of
leaves is a power of two.
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
_LIMIT: Final = 1 << 256


class Source(Protocol):
    """Something that chance results are drawn from."""

    drawn: int
    """How many results were drawn; also the number of the next draw, and may be set."""

    def draw(self, weights: Sequence[int]) -> int:
        """The index of the next result."""


class Opening(Struct, frozen=True):
    """The key of a draw and the hashes that lead from it to the root."""

    draw: int
    key: str
    path: tuple[str, ...]


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
        self, secret: bytes, match_id: str, draws: int, entropies: tuple[str, str] = ("", "")
    ) -> None:
        for entropy in entropies:
            check_entropy(entropy)
        self.secret = secret
        self.match_id = match_id
        self.entropies = entropies
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

    def key(self, draw: int) -> bytes:
        return _hmac(self.secret, f"{self.match_id}|{draw}")

    def draw(self, weights: Sequence[int]) -> int:
        if self.drawn >= self.size:
            raise GameError(f"expected at most {self.size} draws, all of them are used up")
        self.drawn += 1
        return result(self.key(self.drawn - 1), self.entropies, weights)

    def open(self, draw: int) -> Opening:
        """The key of a draw with its proof."""
        path = []
        index = draw
        for level in self._tree[:-1]:
            path.append(level[index ^ 1].hex())
            index >>= 1
        return Opening(draw, self.key(draw).hex(), tuple(path))


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
