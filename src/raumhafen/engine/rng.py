"""The random generator: two small integers, so that a position copies in no time.

L'Ecuyer's combined multiplicative generator (1988), with a period of about 2.3e18. Products are
split as Schrage does, so that no factor has more than 30 bits: compiled code multiplies larger ones
as long integers, which is slow and lets signals in, and an interruption there aborts the process.
"""

import hashlib
from typing import Final

MODULUS_A: Final = 2147483563
MODULUS_B: Final = 2147483399
FACTOR_A: Final = 40014
FACTOR_B: Final = 40692
QUOTIENT_A: Final = MODULUS_A // FACTOR_A
REST_A: Final = MODULUS_A % FACTOR_A
QUOTIENT_B: Final = MODULUS_B // FACTOR_B
REST_B: Final = MODULUS_B % FACTOR_B
WORD: Final = 4294967296  # 2**32
HALF: Final = 65536
MOST: Final = 1073741823  # 30 bits


def seed_pair(seed: int | str) -> tuple[int, int]:
    """Two start values for any seed; neighbouring seeds give unrelated streams."""
    digest = hashlib.blake2b(f"raumhafen:{seed}".encode(), digest_size=16).digest()
    return _residue(digest[:8], MODULUS_A - 1) + 1, _residue(digest[8:], MODULUS_B - 1) + 1


def _residue(digits: bytes, modulus: int) -> int:
    """A number of 64 bits by a modulus of 31, in two halves.

    Dividing a number that is longer than a machine integer lets signals in, and compiled code
    takes an interruption there for a lack of memory.
    """
    high, low = int.from_bytes(digits[:4], "big"), int.from_bytes(digits[4:], "big")
    return (high % modulus * (WORD % modulus) + low) % modulus


def next_a(a: int) -> int:
    """FACTOR_A * a % MODULUS_A."""
    a = FACTOR_A * (a % QUOTIENT_A) - REST_A * (a // QUOTIENT_A)
    return a if a > 0 else a + MODULUS_A


def next_b(b: int) -> int:
    """FACTOR_B * b % MODULUS_B."""
    b = FACTOR_B * (b % QUOTIENT_B) - REST_B * (b // QUOTIENT_B)
    return b if b > 0 else b + MODULUS_B


def difference(a: int, b: int) -> int:
    """What both values draw together: 0 to MODULUS_A - 2."""
    return a - b if a >= b else a - b + MODULUS_A - 1


def outcome(a: int, b: int, n: int) -> int:
    """A uniform integer from 0 to n-1, out of both values."""
    return product(difference(a, b), n) // (MODULUS_A - 1)


def product(a: int, b: int) -> int:
    """Of two numbers of 31 bits, without a factor of more than 30."""
    if b > MOST:
        twice = product(a, b >> 1) << 1
        return twice + a if b & 1 else twice
    return (a // HALF * b << 16) + a % HALF * b


class Rng:
    """A generator outside of a match: for agents, re-dealing and tournaments."""

    __slots__ = ("a", "b")

    def __init__(self, seed: int | str) -> None:
        self.a, self.b = seed_pair(seed)

    def below(self, n: int) -> int:
        """A uniform integer from 0 to n-1."""
        self.a = next_a(self.a)
        self.b = next_b(self.b)
        return outcome(self.a, self.b, n)

    def pair(self) -> tuple[int, int]:
        """Start values for another generator."""
        return self._word() + 1, self._word() % (MODULUS_B - 1) + 1

    def _word(self) -> int:
        self.a = next_a(self.a)
        self.b = next_b(self.b)
        return difference(self.a, self.b)

    def pick(self, options: list[int]) -> int:
        return options[self.below(len(options))]

    def shuffle(self, items: list[int]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
