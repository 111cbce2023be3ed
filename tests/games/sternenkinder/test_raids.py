"""A6.5, A6.8, A6.10, A7 War at once, raids, sanctions."""

import pytest

from raumhafen.games.sternenkinder.actions import CELL_IDS
from raumhafen.games.sternenkinder.content.galaxy import CELLS
from raumhafen.games.sternenkinder.content.tables import (
    AWE,
    FOOD,
    GOVERNMENT_IDS,
    OWN_FLEET,
    RESEARCH_SHIP,
)
from raumhafen.games.sternenkinder.rules.core.civil import add_civil, units_of
from raumhafen.games.sternenkinder.rules.core.fleets import add_fleet, fleets_in
from raumhafen.games.sternenkinder.rules.core.sanctions import raise_level, set_level
from raumhafen.games.sternenkinder.rules.core.votes import votes
from raumhafen.games.sternenkinder.rules.core.war import at_war
from raumhafen.games.sternenkinder.rules.politics import declaring, goals, raids, wars
from raumhafen.games.sternenkinder.rules.strategy.trade import ratio
from tests.games.sternenkinder.tables import GAME
from tests.games.sternenkinder.talks import Diplomacy, pact
from tests.games.sternenkinder.wars import HIT, MISS, keys

KLEPTOCRACY = GOVERNMENT_IDS.index("government.kleptocracy")


def shared_system(seats: int = 2, fleet: bool = False) -> Diplomacy:
    """A fleet of the first player stands where the next has a research ship, perhaps a fleet."""
    t = Diplomacy(seats)
    t.s.distant_bag = 0
    here = CELL_IDS.index("iii3")
    t.s.tile[here], t.bent = 0, True
    add_fleet(t.s, t.mine.seat, OWN_FLEET, here)
    add_civil(t.s, t.other.seat, RESEARCH_SHIP, here)
    if fleet:
        add_fleet(t.s, t.other.seat, OWN_FLEET, here)
    while t.question() != "raid":
        t.play("pass")
    return t


# --- A7.1 to A7.3 --------------------------------------------------------------------------------


def test_a_raid_destroys_civil_units_and_brings_sanctions() -> None:
    """A7.1, A7.2: the ship is lost, the marker lies on the first law, colonies are spared."""
    t = shared_system()
    me, you = t.mine.seat, t.other.seat
    ships = len(units_of(t.s, you))
    assert t.active.seat == me and t.options() == ["end", "at:iii3"]
    events = t.play("at:iii3")
    assert {"event-raid", "event-sanctions", "event-civil-lost"} <= set(keys(events))
    assert len(units_of(t.s, you)) == ships - 1 and t.s.sanction[me] == 1
    assert t.question() == "war-now" and t.active.seat == you


def test_a_raid_is_fought_where_fleets_defend() -> None:
    """A7.1, B9.4: dice as in a war; who loses his fleet raids no more."""
    t = shared_system(fleet=True)
    me, you, here = t.mine.seat, t.other.seat, CELL_IDS.index("iii3")
    t.s.forced = [MISS, HIT]
    t.play("at:iii3")
    assert not fleets_in(t.s, me, here) and fleets_in(t.s, you, here)
    assert t.s.sanction[me] == 1 and not at_war(t.s, me, you)


def test_peace_is_kept_by_who_wants() -> None:
    """A7.1: nothing happens without a raid."""
    t = shared_system()
    t.play("end")
    assert t.s.sanction == [0, 0] and t.s.casus == []


def test_allies_and_foes_are_not_raided() -> None:
    """A7.1: allies are spared, foes are fought anyway."""
    t = shared_system()
    me, you = t.mine.seat, t.other.seat
    assert raids.may_raid(t.s, me, you)
    pact(t, "alliance")
    assert not raids.may_raid(t.s, me, you)
    t.s.treaties = []
    wars.begin_war(t.s, me, you, 1 << me, 1 << you)
    assert not raids.may_raid(t.s, me, you)


def test_raids_of_one_round_raise_the_level_once() -> None:
    """A7.2: and those of a later round once more, up to the third level."""
    t = Diplomacy(3)
    me, you = t.mine.seat, t.other.seat
    raids.outrage(t.s, me, you)
    raids.outrage(t.s, me, 3 - me - you)
    assert t.s.sanction[me] == 1
    for level in (2, 3, 3):
        t.s.round += 1
        raids.outrage(t.s, me, you)
        assert t.s.sanction[me] == level


def test_everybody_has_a_reason_for_war_against_a_raider() -> None:
    """A7.3, A6.5, A6.7: of any kind, so goals are chosen; neither price nor action; once."""
    t = shared_system(3)
    me, you = t.mine.seat, t.other.seat
    third = 3 - me - you
    t.play("at:iii3")
    assert {t.active.seat} <= {you, third} and goals.has_casus(t.s, third, me)
    enemy = t.active
    culture = enemy.account["culture"]
    t.play("yes")
    assert t.question() == "war-goal" and not t.offers("end")
    t.play("amount:1", "end")
    assert at_war(t.s, enemy.seat, me) and enemy.account["culture"] == culture
    assert not goals.has_casus(t.s, enemy.seat, me)
    assert t.question() == "war-now" and t.active.seat == ({you, third} - {enemy.seat}).pop()
    t.play("no")
    assert t.question() != "war-now"


# --- A7.4 sanctions ------------------------------------------------------------------------------


@pytest.mark.plays("law.sanctions_1", "law.sanctions_2", "law.sanctions_3")
@pytest.mark.parametrize(("level", "upkeep", "dearer"), [(1, 1, 1), (2, 3, 2), (3, 5, 3)])
def test_sanctions_cost_culture_and_trade(level: int, upkeep: int, dearer: int) -> None:
    """A7.4 law.sanctions_1, law.sanctions_2, law.sanctions_3: only the law of the level applies."""
    t = Diplomacy()
    before, price = t.mine.income["culture"], ratio(t.s, t.mine.seat, FOOD, AWE)
    set_level(t.s, t.mine.seat, level, "A7.4")
    assert t.mine.income["culture"] == before - upkeep
    assert ratio(t.s, t.mine.seat, FOOD, AWE) == price + dearer
    assert GAME.broken_laws(t.s) == []


@pytest.mark.plays("law.sanctions_2", "law.sanctions_3")
@pytest.mark.parametrize("level", [0, 1, 2, 3])
def test_sanctions_forbid_treaties_votes_and_protection(level: int) -> None:
    """A7.4: treaties from the second level on, votes on the third; then all may declare war."""
    t = Diplomacy()
    me, you = t.mine.seat, t.other.seat
    set_level(t.s, you, level, "A7.4")
    assert t.ask_again().offers(t.offer("trade")) is (level < 2)
    assert (votes(t.s, you) == 0) is (level == 3)
    assert goals.has_casus(t.s, me, you) is (level == 3)
    assert not goals.has_casus(t.s, you, me)


def test_a_kleptocracy_is_beyond_sanctions() -> None:
    """A7.7, A6.3, A5.8: it has none, none are had for raiding it, no war is declared on it; but
    its partners are sanctioned."""
    t = Diplomacy()
    me, you = t.mine.seat, t.other.seat
    t.s.government[you] = KLEPTOCRACY
    raise_level(t.s, you, "A7.4")
    raids.outrage(t.s, me, you)
    assert t.s.sanction == [0, 0] and not declaring.may_declare(t.s, me, you)
    t.bent = True
    t.ask_again().conclude("trade")
    assert t.s.sanction[me] == 1 and t.s.sanction[you] == 0


# --- A6.5 at once --------------------------------------------------------------------------------


def blocked(seats: int = 2) -> Diplomacy:
    """The first player is about to block the home world of the next."""
    t = Diplomacy(seats)
    t.s.distant_bag = 0
    for _ in range(9):
        add_fleet(t.s, t.mine.seat, OWN_FLEET, t.other.home)
    while t.question() != "movement" or t.active.seat != t.mine.seat:
        t.play("pass")
    return t


def test_a_blockade_is_answered_at_once() -> None:
    """A6.2, A6.5, A6.9: no political action is spent, and the blockade is the goal."""
    t = blocked()
    me, you = t.mine.seat, t.other.seat
    t.play(f"blockade:{CELL_IDS[t.other.home]}")
    assert t.question() == "war-now" and t.active.seat == you
    t.play("yes", "end")
    assert at_war(t.s, me, you)
    assert t.s.war_goals == [you, me, goals.BLOCKADE, t.other.home, me, 0]


def test_who_has_no_reason_left_is_not_asked() -> None:
    """A6.5: neither enemies nor allies nor a Federation are asked."""
    t = Diplomacy()
    me, you = t.mine.seat, t.other.seat
    goals.note_reason(t.s, you, me, goals.ANYTHING)
    depth = len(t.s.stack)
    declaring.retort(t.s, [you], me)
    assert len(t.s.stack) == depth + 1
    t.s.stack.pop()
    t.s.government[you] = GOVERNMENT_IDS.index("government.federation")
    declaring.retort(t.s, [you], me)
    assert len(t.s.stack) == depth


# --- A6.8, A6.10 goals ---------------------------------------------------------------------------


@pytest.mark.plays("casus.agents")
def test_agents_are_goals_until_they_leave() -> None:
    """A6.8: a research ship at a colony of the victim, and one at its own network."""
    t = Diplomacy()
    me, you = t.mine.seat, t.other.seat
    hideout = CELL_IDS.index("iii3")
    t.s.network[CELLS * you + hideout] = 1
    for cell in (t.mine.home, hideout, CELL_IDS.index("iii5")):
        add_civil(t.s, you, RESEARCH_SHIP, cell)
    at_work = [u for u in units_of(t.s, you) if t.s.civil_at[u] in (t.mine.home, hideout)]
    goals.note_reason(t.s, me, you, goals.AGENTS)
    goals.use_casus(t.s, me, you)
    marked = [t.s.war_goals[at : at + 6] for at in goals.rows(t.s)]
    cells = [t.s.civil_at[unit] for unit in at_work]
    assert marked == [
        [me, you, goals.AGENT, CELLS * unit + cell, you, 0]
        for unit, cell in zip(at_work, cells, strict=True)
    ]
    assert not goals.is_fulfilled(t.s, 0, 1 << me, 0)
    t.s.civil_at[at_work[0]] = t.other.home
    assert goals.is_fulfilled(t.s, 0, 1 << me, 0)


@pytest.mark.plays("casus.conquest")
def test_a_destroyed_colony_is_avenged_on_another() -> None:
    """A6.10: one of at least equal level is captured or destroyed by the attackers."""
    t = Diplomacy()
    me, you = t.mine.seat, t.other.seat
    wars.hear_destroyed(t.s, me, 50, you)
    wars.begin_war(t.s, me, you, 1 << me, 1 << you)
    goals.use_casus(t.s, me, you)
    assert t.s.war_goals == [me, you, goals.REVENGE, 1, you, 0]
    wars.hear_destroyed(t.s, me, 51, you)
    assert t.s.wars  # what the other side destroys avenges nothing
    wars.hear_conquest(t.s, me, t.other.home, you)
    assert t.s.wars == []
