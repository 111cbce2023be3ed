"""The random generator: two small integers, so that a position copies in no time.

L'Ecuyer's combined multiplicative generator (1988). Every product stays below 2**47, which keeps
compiled arithmetic on machine integers; the period is about 2.3e18.
"""

import hashlib

MODULUS_A = 2147483563
MODULUS_B = 2147483399
FACTOR_A = 40014
FACTOR_B = 40692


def seed_pair(seed: int | str) -> tuple[int, int]:
    """Two start values for any seed; neighbouring seeds give unrelated streams."""
    digest = hashlib.blake2b(f"raumhafen:{seed}".encode(), digest_size=16).digest()
    a = int.from_bytes(digest[:8], "big") % (MODULUS_A - 1) + 1
    b = int.from_bytes(digest[8:], "big") % (MODULUS_B - 1) + 1
    return a, b


class Rng:
    """A generator outside of a match: for agents, re-dealing and tournaments."""

    __slots__ = ("a", "b")

    def __init__(self, seed: int | str) -> None:
        self.a, self.b = seed_pair(seed)

    def below(self, n: int) -> int:
        """A uniform integer from 0 to n-1."""
        self.a = FACTOR_A * self.a % MODULUS_A
        self.b = FACTOR_B * self.b % MODULUS_B
        return (self.a - self.b) % (MODULUS_A - 1) * n // (MODULUS_A - 1)

    def pick(self, options: list[int]) -> int:
        return options[self.below(len(options))]

    def shuffle(self, items: list[int]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
