"""Fair dice: commitments, results, and what is refused."""

import hashlib
import hmac
from collections import Counter

import msgspec
import pytest

from rosenkrieg import BadEntropy, GameError, Sealed, Seeded
from rosenkrieg.core.fairness import is_committed, pick, result

SECRET = bytes(range(32))


def test_a_key_is_the_hmac_of_the_secret():
    sealed = Sealed(SECRET, "m1", 5)
    expected = hmac.new(SECRET, b"m1|3", hashlib.sha256).hexdigest()
    assert sealed.open(3).key == expected


def test_the_root_is_the_merkle_tree_over_the_hashed_keys():
    keys = [hmac.new(SECRET, f"m1|{n}".encode(), hashlib.sha256).digest() for n in range(4)]
    leaves = [hashlib.sha256(b"\x00" + key).digest() for key in keys]
    left, right = (hashlib.sha256(b"\x01" + leaves[i] + leaves[i + 1]).digest() for i in (0, 2))
    assert Sealed(SECRET, "m1", 3).root == hashlib.sha256(b"\x01" + left + right).hexdigest()


def test_a_result_follows_from_key_entropies_and_weights():
    sealed = Sealed(SECRET, "m1", 8, ("abc", "x-Y_9"))
    key = bytes.fromhex(sealed.open(0).key)
    number = int.from_bytes(hmac.new(key, b"abc|x-Y_9|0", hashlib.sha256).digest(), "big")
    assert sealed.draw((1,) * 6) == number % 6
    assert sealed.drawn == 1


def test_entropy_changes_the_results():
    def rolls(*entropies: str) -> list[int]:
        sealed = Sealed(SECRET, "m1", 32, entropies)
        return [sealed.draw((1,) * 6) for _ in range(32)]

    assert rolls("a", "") != rolls("b", "") != rolls("", "b")
    assert rolls("a", "b") != rolls("b", "a")


@pytest.mark.parametrize("draws", [1, 2, 3, 69, 128])
def test_every_key_proves_itself_and_no_other(draws: int):
    sealed = Sealed(SECRET, "m", draws)
    for n in range(sealed.size):
        opening = sealed.open(n)
        assert is_committed(opening, sealed.root, sealed.size)
        for other in {0, n ^ 1, sealed.size - 1, sealed.size, -1} - {n}:
            moved = msgspec.structs.replace(opening, draw=other)
            assert not is_committed(moved, sealed.root, sealed.size)
    forged = msgspec.structs.replace(sealed.open(0), key="00" * 32)
    assert not is_committed(forged, sealed.root, sealed.size)
    assert not is_committed(sealed.open(0), Sealed(SECRET, "other", draws).root, sealed.size)


def test_no_more_draws_than_committed():
    sealed = Sealed(SECRET, "m", 2)
    sealed.draw((1,))
    sealed.draw((1,))
    with pytest.raises(GameError, match="at most 2 draws"):
        sealed.draw((1,))


@pytest.mark.parametrize("entropy", ["a" * 65, "a b", "ä", "a|b", "\n"])
def test_bad_entropy_is_refused(entropy: str):
    with pytest.raises(BadEntropy, match="at most 64 letters"):
        Sealed(SECRET, "m", 2, (entropy, ""))


def test_pick_gives_each_result_its_share():
    assert Counter(pick((3, 1, 2), n) for n in range(6)) == {0: 3, 1: 1, 2: 2}


@pytest.mark.parametrize("source", [Seeded(1), Sealed(SECRET, "m", 1 << 14)])
def test_results_fall_by_their_weights(source: Seeded | Sealed):
    """Chi-square, 3 degrees of freedom: above 21.1 once in ten thousand; seeds are fixed."""
    weights = (1, 2, 3, 4)
    count = 10_000
    seen = Counter(source.draw(weights) for _ in range(count))
    shares = [count * weight / 10 for weight in weights]
    assert sum((seen[i] - share) ** 2 / share for i, share in enumerate(shares)) < 21.1


def test_rejection_keeps_a_total_that_does_not_divide_the_range_fair():
    """The first attempt is above the bound for this huge total, so a second one is made."""
    total = (1 << 255) + 1
    for n in range(64):
        key = bytes([n]) * 32
        first = int.from_bytes(hmac.digest(key, b"0", "sha256"), "big")
        second = int.from_bytes(hmac.digest(key, b"1", "sha256"), "big")
        if first >= total > second:
            assert result(key, (), (second, total - second)) == 1
            return
    raise AssertionError("no key was rejected at first")


def test_a_seed_can_be_set_to_any_draw():
    source = Seeded(9)
    drawn = [source.draw((1, 2, 3)) for _ in range(20)]
    for number in (7, 15, 0, 19):
        source.drawn = number
        assert source.drawn == number
        assert source.draw((1, 2, 3)) == drawn[number]
