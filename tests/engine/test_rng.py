"""The generator: reproducible, uniform enough for dice, and cheap to copy."""

import hashlib
from collections import Counter

from raumhafen.engine.rng import (
    FACTOR_A,
    FACTOR_B,
    MODULUS_A,
    MODULUS_B,
    MOST,
    Rng,
    product,
    seed_pair,
)
from raumhafen.engine.state import State


def chi_square(counts: Counter[int], cells: int) -> float:
    expected = sum(counts.values()) / cells
    return sum((counts[cell] - expected) ** 2 / expected for cell in range(cells))


def test_the_same_seed_gives_the_same_stream() -> None:
    first, second = Rng("a seed"), Rng("a seed")
    assert [first.below(100) for _ in range(50)] == [second.below(100) for _ in range(50)]
    assert [Rng(1).below(10**6), Rng(2).below(10**6)] != [Rng(3).below(10**6)] * 2


def test_a_state_and_a_free_generator_agree() -> None:
    """Bots and tests can foresee the dice of a match they seeded themselves."""
    state, rng = State(2), Rng(99)
    state.seed(99)
    for n in (2, 6, 36, 48, 1000):
        state.toss(n)
        assert state.tossed == rng.below(n)


def test_start_values_are_in_range() -> None:
    for seed in range(200):
        a, b = seed_pair(seed)
        assert 0 < a < MODULUS_A and 0 < b < MODULUS_B


def test_start_values_are_the_halves_of_a_digest() -> None:
    """Reckoned in small numbers, and the same as in large ones: every recording rests on it."""
    for seed in (0, 1, 7, "whims 3", 2**70):
        digest = hashlib.blake2b(f"raumhafen:{seed}".encode(), digest_size=16).digest()
        halves = int.from_bytes(digest[:8], "big"), int.from_bytes(digest[8:], "big")
        wanted = halves[0] % (MODULUS_A - 1) + 1, halves[1] % (MODULUS_B - 1) + 1
        assert seed_pair(seed) == wanted


def test_small_factors_reckon_what_large_products_would() -> None:
    """Every recording rests on it."""
    rng = Rng("products")
    a, b = rng.a, rng.b
    for n in (1, 2, 6, 36, 1000, 32_767) * 500:
        a, b = FACTOR_A * a % MODULUS_A, FACTOR_B * b % MODULUS_B
        assert rng.below(n) == (a - b) % (MODULUS_A - 1) * n // (MODULUS_A - 1)
        assert (rng.a, rng.b) == (a, b)


def test_products_in_parts_are_products() -> None:
    rng = Rng("products")
    for _ in range(2000):
        a = rng.below(MODULUS_A - 1)
        for b in (rng.below(100), rng.below(MOST), MOST, MOST + 1, rng.below(MODULUS_A - 1)):
            assert product(a, b) == a * b


def test_a_generator_seeds_another() -> None:
    for seed in range(200):
        a, b = Rng(seed).pair()
        assert 0 < a < MODULUS_A and 0 < b < MODULUS_B


def test_outcomes_are_uniform() -> None:
    """Chi-square with 35 degrees of freedom: 66.6 is passed by chance once in a thousand."""
    rng = Rng("dice")
    counts = Counter(rng.below(36) for _ in range(36_000))
    assert chi_square(counts, 36) < 66.6


def test_neighbouring_outcomes_are_independent() -> None:
    rng = Rng("pairs")
    rolls = [rng.below(6) for _ in range(36_001)]
    pairs = Counter(6 * a + b for a, b in zip(rolls, rolls[1:], strict=False))
    assert chi_square(pairs, 36) < 66.6


def test_shuffles_reach_every_order() -> None:
    rng = Rng("orders")
    orders = Counter[tuple[int, ...]]()
    for _ in range(6_000):
        items = [0, 1, 2]
        rng.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 6 and min(orders.values()) > 850
