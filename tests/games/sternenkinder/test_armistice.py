"""A5.19 Armistices: what is offered for peace, refusals, and who leaves a war by them."""

from typing import Any

import pytest

from raumhafen.games.sternenkinder.actions import CELL_IDS, GROUND_NAMES
from raumhafen.games.sternenkinder.content.tables import GROUND_UNITS, OWN_FLEET, RESEARCH_SHIP
from raumhafen.games.sternenkinder.rules.core import foes
from raumhafen.games.sternenkinder.rules.core.civil import add_civil, count_civil, units_of
from raumhafen.games.sternenkinder.rules.core.fleets import add_fleet, fleets_in, fleets_of
from raumhafen.games.sternenkinder.rules.core.war import at_war
from raumhafen.games.sternenkinder.rules.politics import goals, wars
from raumhafen.games.sternenkinder.rules.politics.armistice import leaver
from raumhafen.games.sternenkinder.rules.strategy.ending import victory_points
from raumhafen.games.sternenkinder.state import CIVIL_UNITS, FLEETS, NOBODY
from tests.games.sternenkinder.rulers import Reign
from tests.games.sternenkinder.tables import GAME
from tests.games.sternenkinder.talks import FREE
from tests.games.sternenkinder.wars import keys

NOTHING = ("amount:0",) * 4


def war(wins: int = 1) -> Reign:
    """The first player is at war with the next; the goals are so many victories."""
    t = Reign("plutocracy")
    me, you = t.mine.seat, t.other.seat
    wars.begin_war(t.s, me, you, 1 << me, 1 << you)
    for k in range(1, wins + 1):
        goals.set_goal(t.s, me, you, goals.VICTORY, k, you)
    t.ask_again()
    return t


def ask_for_peace(t: Reign, *things: str) -> list[str]:
    """With no resources; the keys of what was told."""
    told = t.play(f"armistice:{t.other.seat}", *NOTHING)
    if things:
        told += t.play(*things)
    if t.question() == "armistice-thing":
        told += t.play("end")
    return keys(told)


def test_a_refused_armistice_costs_no_action_and_is_not_repeated() -> None:
    """A5.1, A5.19: neither the political action nor the action of the turn; not again in this
    phase, but in the next."""
    t = war()
    before, code = t.s.budget[:], f"armistice:{t.other.seat}"
    ask_for_peace(t)
    assert t.question() == "armistice-answer" and t.active.seat == t.other.seat
    t.play("no")
    assert t.s.wars and t.s.budget == before and t.s.acted == 0
    assert t.active.seat == t.mine.seat and not t.offers(code)
    t.s.refusals = []
    assert t.ask_again().offers(code)


def test_an_accepted_armistice_costs_an_action() -> None:
    """A5.1, A4.3: of who has offered it."""
    t = war()
    t.s.budget[5 * t.mine.seat : 5 * t.mine.seat + 5] = [0] * 5
    t.s.budget[5 * t.mine.seat + FREE] = 1
    t.ask_again()
    ask_for_peace(t)
    t.play("yes")
    assert t.s.budget[5 * t.mine.seat + FREE] == 0 and t.s.wars == []


@pytest.mark.plays("treaty.armistice")
def test_a_system_is_given_for_peace() -> None:
    """A5.19, A2.3: with buildings and garrison; it is no booty, and the home world stays."""
    t = war()
    me, you = t.mine.seat, t.other.seat
    colony = t.settle(t.mine, 3)
    cell, home = CELL_IDS.index(colony), CELL_IDS[t.mine.home]
    t.mine.building("food", 1, colony)
    t.s.troops[GROUND_UNITS * cell + GROUND_NAMES.index("infantry")] = 2
    t.bent = True
    points = victory_points(t.s, you)
    t.ask_again().play(f"armistice:{you}", *NOTHING)
    assert t.offers(f"at:{colony}") and not t.offers(f"at:{home}")
    told = keys(t.play(f"at:{colony}", "end"))
    assert "event-armistice-system" in told and t.s.owner[cell] == me
    t.play("yes")
    assert t.s.owner[cell] == you and t.s.conquered[cell] == NOBODY
    assert t.s.troops[GROUND_UNITS * cell + GROUND_NAMES.index("infantry")] == 2
    assert victory_points(t.s, you) == points + 1  # A2.2b level III, no booty
    assert not at_war(t.s, me, you)


@pytest.mark.plays("treaty.armistice")
def test_units_are_given_for_peace() -> None:
    """A5.19: a fleet and a ship change sides where they are."""
    t = war()
    me, you = t.mine.seat, t.other.seat
    t.other.techs("small_craft")
    add_fleet(t.s, me, OWN_FLEET, t.mine.home)
    add_civil(t.s, me, RESEARCH_SHIP, t.mine.home)
    ships = len(units_of(t.s, me)), len(units_of(t.s, you))
    ship, fleet = units_of(t.s, me)[-1], fleets_of(t.s, me)[0]
    named = f"ship:{ship % CIVIL_UNITS + 1}", f"move:{fleet % FLEETS + 1}"
    t.ask_again()
    assert ask_for_peace(t, *named).count("event-armistice-unit") == 2
    t.play("yes")
    assert (len(units_of(t.s, me)), len(units_of(t.s, you))) == (ships[0] - 1, ships[1] + 1)
    assert fleets_of(t.s, me) == [] and len(fleets_in(t.s, you, t.mine.home)) == 1


def test_what_the_other_has_no_room_for_is_not_offered() -> None:
    """A5.19, B27.2.3: no fleet above his maximum, no ship above his places."""
    t = war()
    me, you = t.mine.seat, t.other.seat
    add_fleet(t.s, me, OWN_FLEET, t.mine.home)
    while count_civil(t.s, you, NOBODY):
        add_civil(t.s, you, RESEARCH_SHIP, t.other.home)
    most = t.s.fleet_kind[FLEETS * you : FLEETS * (you + 1)].count(NOBODY)
    for _ in range(most):
        add_fleet(t.s, you, OWN_FLEET, t.other.home)
    ask_for_peace(t.ask_again())
    assert t.question() == "armistice-answer"


def counter(t: Reign, *wishes: int) -> list[str]:
    """The other wants these resources; the keys of what was told."""
    return keys(t.play(f"send:{t.mine.seat}", *[f"amount:{wish}" for wish in wishes]))


def test_a_counter_offer_is_accepted() -> None:
    """A5.1, A5.19, decision 39: what the foe names takes the place of the resources offered."""
    t = war()
    me, you = t.mine.seat, t.other.seat
    before = t.s.account[:]
    t.play(f"armistice:{you}", "amount:2", "amount:0", "amount:0", "amount:0", "end")
    assert t.question() == "armistice-answer" and t.offers(f"send:{me}")
    told = counter(t, 0, 7, 0, 3)
    assert "event-armistice-countered" in told and t.active.seat == me
    assert t.question() == "armistice-counter" and t.options() == ["yes", "no"]
    assert t.s.account == before and t.s.wars
    t.play("yes")
    assert [t.s.account[4 * me + r] - before[4 * me + r] for r in range(4)] == [0, -7, 0, -3]
    assert [t.s.account[4 * you + r] - before[4 * you + r] for r in range(4)] == [0, 7, 0, 3]
    assert t.s.wars == [] and not at_war(t.s, me, you)


def talks(t: Reign) -> dict[str, Any]:
    """What the other sees of the armistice."""
    found: dict[str, Any] = GAME.view(t.s, t.other.seat)["affairs"].get("truce", {})
    return {key: value for key, value in found.items() if not key.endswith("seat")}


def test_both_see_what_would_be_given() -> None:
    """A5.19, A0.15: step by step; what the foe wants takes the place of what was offered."""
    t = war()
    colony = t.settle(t.mine, 3)
    t.bent = True
    t.other.techs("small_craft")
    add_fleet(t.s, t.mine.seat, OWN_FLEET, t.mine.home)
    given = [
        {"kind": "system", "system": colony},
        {"kind": "fleet", "system": CELL_IDS[t.mine.home]},
        {"kind": "research", "system": CELL_IDS[t.mine.home]},
    ]
    assert talks(t) == {}
    t.ask_again().play(f"armistice:{t.other.seat}", "amount:2")
    assert talks(t) == {"resources": {"food": 2}, "things": [], "next": "awe"}
    t.play("amount:0", "amount:0", "amount:1", f"at:{colony}", "move:1", "ship:1")
    offered = {"food": 2, "awe": 0, "research": 0, "culture": 1}
    assert talks(t) == {"resources": offered, "things": given}
    t.play(f"send:{t.mine.seat}")
    assert talks(t) == {"resources": {}, "things": given, "next": "food"}
    t.play("amount:5", "amount:0", "amount:0", "amount:0")
    assert talks(t)["resources"] == {"food": 5, "awe": 0, "research": 0, "culture": 0}
    t.play("no")
    assert talks(t) == {}


def test_a_counter_offer_is_refused() -> None:
    """A5.1, A5.19: there is only one; no action is spent, and nothing is given."""
    t = war()
    before, budget = t.s.account[:], t.s.budget[:]
    ask_for_peace(t)
    counter(t, 9, 9, 9, 9)
    t.play("no")
    assert t.s.wars and (t.s.account, t.s.budget, t.s.acted) == (before, budget, 0)
    assert t.active.seat == t.mine.seat and not t.offers(f"armistice:{t.other.seat}")


def test_systems_that_were_offered_stay_in_a_counter_offer() -> None:
    """A5.19: they change hands with what was named beside them."""
    t = war()
    colony = t.settle(t.mine, 3)
    t.bent = True
    ask_for_peace(t.ask_again(), f"at:{colony}")
    counter(t, 0, 0, 0, 1)
    t.play("yes")
    assert t.s.owner[CELL_IDS.index(colony)] == t.other.seat


def test_only_what_is_there_is_wanted() -> None:
    """A5.19: nothing above the account of who offers; nothing at all, no counter-offer."""
    t = war()
    t.mine.has(food=3, awe=0, research=0, culture=0)
    t.ask_again().play(f"armistice:{t.other.seat}", "amount:1", "end")
    t.play(f"send:{t.mine.seat}")
    assert t.question() == "armistice-wish"
    assert t.options() == [f"amount:{n}" for n in range(4)]
    t.play("amount:3")
    assert t.question() == "armistice-counter"
    poor = war()
    poor.mine.has(food=0, awe=0, research=0, culture=0)
    poor.ask_again().play(f"armistice:{poor.other.seat}", "end")
    assert poor.options() == ["yes", "no"]


def test_a_colony_that_is_given_fulfils_its_goal() -> None:
    """A5.19, A6.10, A6.14: the attacker gets the lost colony back, and 5 resources for it."""
    t = war(wins=0)
    me, you = t.mine.seat, t.other.seat
    colony = t.settle(t.mine)
    cell = CELL_IDS.index(colony)
    goals.set_goal(t.s, you, me, goals.COLONY, cell, me)
    t.s.wars = []
    wars.begin_war(t.s, you, me, 1 << you, 1 << me)
    t.bent = True
    ask_for_peace(t.ask_again(), f"at:{colony}")
    t.play("yes")
    assert t.question().startswith("receive-") and t.active.seat == you
    assert t.s.wars == t.s.war_goals == []


def test_an_ally_of_the_attacker_leaves_and_the_war_goes_on() -> None:
    """A5.19, A6.17: the target makes peace with the ally, not with who has declared the war."""
    t = Reign("plutocracy", seats=3)
    me, you = t.mine.seat, t.other.seat
    ally = 3 - me - you
    wars.begin_war(t.s, you, me, 1 << you | 1 << ally, 1 << me)
    goals.set_goal(t.s, you, me, goals.VICTORY, 1, me)
    assert leaver(t.s, 0, me, ally) == leaver(t.s, 0, ally, me) == ally
    assert leaver(t.s, 0, me, you) == leaver(t.s, 0, you, me) == me
    t.ask_again().play(f"armistice:{ally}", *NOTHING)
    if t.question() == "armistice-thing":
        t.play("end")
    t.play("yes")
    assert at_war(t.s, me, you) and not at_war(t.s, me, ally)
    assert t.s.wars[foes.ATTACKERS] == 1 << you
