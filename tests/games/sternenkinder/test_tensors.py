"""Politics in tensors: what the view says and what the state says are the same numbers."""

from __future__ import annotations

from array import array

import pytest

from raumhafen.engine.game import SPECTATOR
from raumhafen.games.sternenkinder.actions import PACTS
from raumhafen.games.sternenkinder.rules.core import foes
from raumhafen.games.sternenkinder.rules.politics import goals, wars
from raumhafen.games.sternenkinder.rules.politics.offers import EXCHANGE_MATTER
from tests.games.sternenkinder.agency import Agency
from tests.games.sternenkinder.tables import GAME
from tests.games.sternenkinder.talks import Diplomacy, pact

FEATURES = GAME.features()
PLANES = (
    "met", "treaties", "ended", "federation", "offers", "shares", "goods", "foes", "weariness",
    "balance", "goals", "goal_at", "peace", "reasons", "sanctions", "draft",
)  # fmt: skip


def written(t: Diplomacy, seat: int) -> array[float]:
    numbers = array("f", bytes(4 * FEATURES.layout(t.s.seats).size))
    FEATURES.write(t.s, seat, memoryview(numbers))
    return numbers


def busy() -> Diplomacy:
    """Something of everything: treaties, an ended one, offers, two wars with goals, sanctions."""
    t = Diplomacy(6)
    me, you = t.mine.seat, t.other.seat
    rest = [seat for seat in range(6) if seat not in (me, you)]
    pact(pact(pact(t, "trade"), "trade"), "armament")
    t.s.treaties[-1] = 1
    t.s.federation[rest[0]] = t.s.federation[rest[1]] = rest[0]
    t.s.offers += [PACTS.index("alliance"), you, me, 2, 1, *[0] * 8]
    t.s.offers += [EXCHANGE_MATTER, me, rest[2], 0, 0, 3, 0, 0, 0, 0, 4, 0, 1]
    t.s.terms[8 * me : 8 * me + 8] = [2, 0, 0, 0, 0, 5, 0, 0]
    wars.begin_war(t.s, rest[0], rest[3], 1 << rest[0], 1 << rest[3])
    wars.begin_war(t.s, me, rest[3], 1 << me, 1 << rest[3])
    goals.set_goal(t.s, me, rest[3], goals.COLONY, t.s.home[rest[3]], rest[3])
    goals.set_goal(t.s, me, rest[3], goals.VICTORY, 2, rest[3])
    goals.set_goal(t.s, rest[0], rest[3], goals.AGENT, 91 * 7 + 33, rest[3])
    t.s.war_goals[goals.DONE] = 1
    t.s.wars[foes.BALANCE], t.s.wars[foes.WEARINESS + rest[0]] = -1, 3
    t.s.peace[6 * me + you] = 4
    t.s.sanction[you] = 2
    goals.note_reason(t.s, you, me, goals.ANYTHING)
    return t


@pytest.mark.parametrize("seat", range(SPECTATOR, 6))
def test_view_and_state_say_the_same(seat: int) -> None:
    """A0.15: in all six directions, and for who looks on."""
    t = busy()
    assert written(t, seat) == FEATURES.encode(GAME.view(t.s, seat), seat)


def test_every_plane_of_politics_is_used() -> None:
    """A5.1, A6.5, A7.4: a plane that stays empty would be one that nobody writes."""
    t, layout = busy(), FEATURES.layout(6)
    numbers = written(t, t.mine.seat)
    assert [name for name in PLANES if not any(numbers[layout[name]])] == []


def test_a_draft_is_nobody_elses_business() -> None:
    """A5.14"""
    t, layout = busy(), FEATURES.layout(6)
    for seat in range(SPECTATOR, 6):
        assert any(written(t, seat)[layout["draft"]]) is (seat == t.mine.seat)


def test_tables_without_politics_have_empty_planes() -> None:
    """A5.1"""
    t, layout = busy(), FEATURES.layout(6)
    plain = GAME.new_state(6, {}, 1)
    numbers = FEATURES.encode(GAME.view(plain, 0), 0)
    assert not any(any(numbers[layout[name]]) for name in PLANES)
    assert t.s.politics


AGENCY = (
    "crews", "ready", "spent", "contraband", "embassies", "mines", "own_mines", "smuggling",
    "shortage", "watched", "cubes",
)  # fmt: skip


def spying() -> Agency:
    """Something of everything that agents, diplomats and police leave behind."""
    t = Agency("agent", "diplomat", seats=6)
    me, you = t.mine.seat, t.other.seat
    t.at(t.other.home)
    t.act("recon", "character:agent")
    t.s.embassy[t.other.home] = 1 << me
    t.s.mine[91 * me + 5], t.s.mine[91 * you + 6] = 3, 2
    t.s.smuggled[t.other.home], t.s.shortage[you], t.s.civil_goods[t.ship] = 2, 1, 2
    t.s.cubes = [0, you, me, 2, 10 + 3, me, you, 1, 2, you, me, 1]
    return t


@pytest.mark.parametrize("seat", range(SPECTATOR, 6))
def test_agents_in_view_and_state_are_the_same(seat: int) -> None:
    """A8.1, A0.15: and no plane stays empty for who has them."""
    t, layout = spying(), FEATURES.layout(6)
    numbers = written(t, seat)
    assert numbers == FEATURES.encode(GAME.view(t.s, seat), seat)
    empty = [name for name in AGENCY if not any(numbers[layout[name]])]
    owners = (t.mine.seat, t.other.seat)
    assert empty == ([] if seat in owners else ["own_mines"])
