"""A13.10 Kosme protection."""

import pytest

from raumhafen.games.sternenkinder.actions import CELL_IDS
from raumhafen.games.sternenkinder.content.tables import KOSME_FLEET
from raumhafen.games.sternenkinder.rules.core.fleets import fleets_of, remove_fleet
from raumhafen.games.sternenkinder.rules.politics.protection import protection_price
from tests.games.sternenkinder.rulers import PLENTY, Reign


def kosme(t: Reign) -> list[int]:
    own = fleets_of(t.s, t.mine.seat)
    return [fleet for fleet in own if t.s.fleet_kind[fleet] == KOSME_FLEET]


def protected() -> Reign:
    t = Reign("democracy")
    t.settle(t.mine)
    t.ask_again().play("protection", f"at:{CELL_IDS[t.mine.home]}")
    return t


@pytest.mark.plays("cabinet.kosme_protection")
def test_kosme_sends_a_fleet() -> None:
    """A13.10, B27.2.9: ten C for one fleet, until the closing phase; no political action."""
    t = protected()
    assert len(kosme(t)) == 1 and t.mine.account["culture"] == PLENTY - 10 and t.s.acted == 0
    assert t.refusal("protection").rule == "A13.10"
    round = t.s.round
    while t.s.round == round:
        t.play(t.options()[0])
    assert not kosme(t) and t.s.protected == [0, 0]


def test_a_lost_fleet_is_paid_again() -> None:
    """A13.10: in the closing phase, as far as there is C."""
    t = protected()
    remove_fleet(t.s, kosme(t)[0])
    round, told = t.s.round, []
    while t.s.round == round:
        told += [event.key for event in t.play(t.options()[0])]
    assert "event-kosme-lost" in told


def test_the_constitution_makes_it_cheaper() -> None:
    """A16.9, decision 43; A14.1 dearer for an Empire."""
    assert protection_price(Reign("democracy").s, 0) == 10
    t = Reign("democracy", "constitution", "participation")
    assert protection_price(t.s, t.mine.seat) == 8
    t.mine.has(culture=7)
    assert t.ask_again().refusal("protection").key == "illegal-costs-more"
