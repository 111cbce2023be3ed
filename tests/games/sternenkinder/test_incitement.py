"""A18.11 Militia that influence lets rise."""

from raumhafen.games.sternenkinder.actions import CELL_IDS
from raumhafen.games.sternenkinder.content.galaxy import NEIGHBOURS
from raumhafen.games.sternenkinder.rules.core.regimes import INFLUENCE
from raumhafen.games.sternenkinder.rules.politics.incitement import surrounded
from raumhafen.games.sternenkinder.state import NO_PLACE
from tests.games.sternenkinder.rulers import Reign
from tests.games.sternenkinder.talks import pact


def utopia(level: int = 12) -> tuple[Reign, int]:
    """A Utopia with much influence, and a colony of the other without a garrison."""
    t = Reign("utopia")
    cell = CELL_IDS.index(t.settle(t.other, 2))
    t.s.troops[8 * cell : 8 * cell + 8] = [0] * 8
    t.set(INFLUENCE, level)
    t.ask_again()
    return t, cell


def moved(t: Reign) -> None:
    """Everybody passes until the battles begin, or somebody is asked about his influence."""
    while t.question() in ("politics", "economy", "movement"):
        t.play("pass")
        if t.s.round > 2:
            return


def test_the_militia_rises_once() -> None:
    """A18.11: against the garrison; without one the planet is captured."""
    t, cell = utopia()
    t.s.troops[8 * t.other.home : 8 * t.other.home + 8] = [0, 3, 0, 0, 0, 0, 0, 0]
    moved(t)
    assert t.question() == "incite" and t.active.seat == t.mine.seat
    assert t.offers(f"at:{CELL_IDS[cell]}")
    t.play(f"at:{CELL_IDS[cell]}")
    while t.question() not in ("incite", "politics") and t.s.round == 2:
        t.play(t.options()[0])
    assert t.s.owner[cell] == t.mine.seat and t.s.incited[cell] == 1 << t.mine.seat
    assert t.s.sanction[t.mine.seat] == 0


def test_nobody_must_incite() -> None:
    """A18.11: the planet may rise later."""
    t, cell = utopia()
    moved(t)
    t.play("no")
    assert t.s.owner[cell] == t.other.seat and t.s.incited[cell] == 0


def test_all_neighbours_are_in_range() -> None:
    """A18.11: one system around the planet out of range is enough to prevent it."""
    t, cell = utopia(0)
    moved(t)
    assert t.question() != "incite" and t.s.owner[cell] == t.other.seat
    around = [near for near in NEIGHBOURS[cell] if t.s.tile[near] != NO_PLACE]
    assert around


def test_allies_are_safe() -> None:
    """A18.11: neither the federation nor allies (ruling)."""
    t, cell = utopia()
    pact(t, "alliance")
    moved(t)
    assert t.question() != "incite" and t.s.owner[cell] == t.other.seat


def test_only_a_utopia_incites() -> None:
    """A18.10: influence belongs to the Utopia."""
    t, cell = utopia()
    t.rule(t.mine, "sociocracy")
    t.ask_again()
    moved(t)
    assert t.question() != "incite" and t.s.owner[cell] == t.other.seat


def test_a_planet_rises_once_for_each_utopia() -> None:
    """A18.11: the last planet that can rise ends the questions; later it does not rise again."""
    t, cell = utopia()
    t.s.troops[8 * cell + 1] = 9  # the garrison wins
    t.s.incited[t.other.home] = 1 << t.mine.seat
    moved(t)
    assert t.options() == ["no", f"at:{CELL_IDS[cell]}"]
    t.play(f"at:{CELL_IDS[cell]}")
    while t.s.ground:
        t.play(t.options()[0])
    assert t.s.owner[cell] == t.other.seat and t.s.incited[cell] == 1 << t.mine.seat
    assert t.question() != "incite" and surrounded(t.s, t.mine.seat) == []
