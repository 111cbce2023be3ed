"""Bots in the High Council: what a law is worth to whom, what is proposed, kept and discarded."""

import pytest

from raumhafen.games.sternenkinder.actions import CELL_IDS
from raumhafen.games.sternenkinder.bots.council import law_worth
from raumhafen.games.sternenkinder.rules.politics.initiative import DRAW_LAW
from raumhafen.games.sternenkinder.rules.politics.statutes import RICH, adopt
from raumhafen.games.sternenkinder.state import NOBODY
from tests.games.sternenkinder.chambers import chamber, number
from tests.games.sternenkinder.minds import chosen, confront
from tests.games.sternenkinder.talks import Diplomacy


def worth(t: Diplomacy, name: str, about: int) -> float:
    """To the first player, by a proposal of the next."""
    return law_worth(t.s, t.mine.seat, number(name), about, t.other.seat)


def federated() -> tuple[Diplomacy, int]:
    """The first player and the third are members of a federation; the next one leads."""
    t = Diplomacy(4)
    third = (t.mine.seat + 2) % 4
    t.s.federation[t.mine.seat] = t.s.federation[third] = t.mine.seat
    t.s.points[t.other.seat] = 9
    return t, third


def test_gifts_are_for_oneself_and_harm_is_for_who_leads() -> None:
    """A9.12 law.council_stipend, law.force_disarmament: members are treated as friends."""
    t, third = federated()
    me, you, fourth = t.mine.seat, t.other.seat, (t.mine.seat + 3) % 4
    gifts = [worth(t, "council_stipend", seat) for seat in (you, fourth, third, me)]
    assert gifts == sorted(gifts) and gifts[1] < 0 < gifts[2]
    harms = [worth(t, "force_disarmament", seat) for seat in (you, fourth, third, me)]
    assert harms == [-gift for gift in gifts]


def test_settlers_of_the_own_side_are_helped() -> None:
    """A9.12 law.right_to_settle"""
    t, third = federated()
    t.mine.colony("iii3")
    cell, found = CELL_IDS.index("iii3"), []
    for seat in (t.mine.seat, third, t.other.seat):
        t.s.owner[cell] = seat
        found.append(worth(t, "right_to_settle", cell))
    assert found[0] == found[1] > 0 > found[2]


@pytest.mark.parametrize(("awe", "wanted"), [(RICH, True), (RICH + 1, False)])
def test_who_is_rich_is_against_the_levy(awe: int, wanted: bool) -> None:
    """A9.12 law.solidarity_levy"""
    t = Diplomacy()
    t.mine.has(awe=awe)
    assert (worth(t, "solidarity_levy", NOBODY) > 0) is wanted


def test_a_law_without_a_target_is_discarded() -> None:
    """A9.4, A9.5: there is no colony for which it could be proposed."""
    t = chamber(3, "right_to_settle", "free_trade")
    t.s.law_deck = 1 << number("open_science")
    confront(t, DRAW_LAW, t.mine.seat, [])
    assert t.question() == "law-surplus" and chosen(t) == "law:right_to_settle"


def test_nothing_is_proposed_where_nothing_pays() -> None:
    """A9.5: who has called the council must name something, others need not."""
    t = chamber(4)
    me, you = t.mine.seat, t.other.seat
    adopt(t.s, me, number("bounties"), NOBODY)
    for seat in (me, you):  # they lead together: nobody is worth sanctions
        t.s.federation[seat], t.s.points[seat] = me, 9
    t.s.budget[5 * you] = 1
    t.bent = True
    t.ask_again().play("council")
    assert chosen(t, seat=me) == "law:sanctions_3" and chosen(t, seat=you) == "no"
