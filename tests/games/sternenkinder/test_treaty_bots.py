"""Bots talk: treaties at a fair share, goods that both need, wars that can be prevented or won."""

import pytest

from raumhafen.engine.asides import aside, asides
from raumhafen.games.sternenkinder.bots.treaties import AGAIN, LEADER, RESERVE, treaty_worth
from raumhafen.games.sternenkinder.content.galaxy import NEIGHBOURS
from raumhafen.games.sternenkinder.content.tables import CULTURE, OWN_FLEET
from raumhafen.games.sternenkinder.rules.core.fleets import add_fleet
from raumhafen.games.sternenkinder.rules.core.pacts import ARMAMENT, TRADE
from raumhafen.games.sternenkinder.rules.politics import declaring, wars
from tests.games.sternenkinder.minds import chosen, confront, outlook
from tests.games.sternenkinder.tables import GAME
from tests.games.sternenkinder.talks import Diplomacy, economy, pact


def test_a_second_treaty_and_one_with_the_leader_are_worth_less() -> None:
    """A5.5, A5.6: of the same kind; and who is ahead is not helped."""
    t = Diplomacy()
    look = outlook(t)
    fresh = treaty_worth(look, TRADE, t.other.seat)
    pact(t, "trade")
    again = treaty_worth(look, TRADE, t.other.seat)
    assert again == pytest.approx(AGAIN * fresh)
    t.s.points[t.other.seat] = 1
    assert treaty_worth(look, TRADE, t.other.seat) == pytest.approx(LEADER * again)
    t.s.points[t.mine.seat] = 1
    assert treaty_worth(look, TRADE, t.other.seat) == pytest.approx(again)


def fair_share(t: Diplomacy) -> int:
    """The most that a treaty of armament is worth, in whole culture."""
    look = outlook(t)
    return int(treaty_worth(look, ARMAMENT, t.other.seat) / look.worth[CULTURE] - 0.01)


def test_the_most_that_pays_is_offered_instead() -> None:
    """A5.1, A5.2: of a cost of 6; who offered takes it only if the rest pays for him, too."""
    t = Diplomacy()
    fair = fair_share(t)
    assert 0 < fair < 3
    t.play(t.offer("armament"), "amount:6")
    assert t.question() == "treaty-answer" and chosen(t) == f"amount:{fair}"
    t.play(f"amount:{fair}")
    assert t.question() == "treaty-counter" and chosen(t) == "no"
    t = Diplomacy()
    t.play(t.offer("armament"), "amount:6", f"amount:{6 - fair}")
    assert t.question() == "treaty-counter" and chosen(t) == "yes"


def test_a_treaty_that_brings_nothing_is_refused() -> None:
    """A5.1: an alliance, at any share."""
    t = Diplomacy()
    t.play(t.offer("alliance"), "amount:2")
    assert t.question() == "treaty-answer" and chosen(t) == "no"


# --- out of turn ---------------------------------------------------------------------------------


def says(t: Diplomacy, seat: int, *codes: str) -> None:
    for code in codes:
        aside(GAME, t.s, seat, GAME.actions.parse(code))


def reply(t: Diplomacy, seat: int) -> str:
    return GAME.actions.code(GAME.mind().reply(t.s, seat, asides(GAME, t.s, seat)))


@pytest.mark.parametrize(("rounds", "answer"), [(2, "refuse"), (30, "accept")])
def test_a_counter_offer_is_taken_if_the_rest_pays(rounds: int, answer: str) -> None:
    """A5.1, decision 39: until the end; against it no other share can be named."""
    t = Diplomacy()
    me, you = t.mine.seat, t.other.seat
    says(t, me, f"propose:armament:{you}:partner")
    says(t, you, f"counter:armament:{me}:half")
    t.s.limit, t.s.target = t.s.round + rounds, 60
    assert reply(t, me) == f"{answer}:armament:{you}"


@pytest.mark.parametrize(("food", "answer"), [(0, "accept"), (40, "refuse")])
def test_goods_are_exchanged_for_what_is_needed(food: int, answer: str) -> None:
    """A5.14: five food for five AWE, by who has little of it."""
    t = economy("trade")
    me, you = t.mine.seat, t.other.seat
    t.other.has(food=food)
    says(t, me, "term:give:food:5", "term:want:awe:5", f"send:{you}")
    assert reply(t, you) == f"{answer}:exchange:{me}"


# --- A6 war --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("theirs", "left", "answer"),
                         [(1, 0, "yes"), (1, -1, "no"), (2, 9, "no")])  # fmt: skip
def test_who_is_weaker_prevents_a_war(theirs: int, left: int, answer: str) -> None:
    """A6.6: if something is left after one and a half times its price."""
    t = Diplomacy()
    for seat, count in ((t.mine, 2), (t.other, theirs)):
        for _ in range(count):
            add_fleet(t.s, seat.seat, OWN_FLEET, seat.home)
    t.other.has(culture=6 + RESERVE + left)
    t.ask_again().play(f"war:{t.other.seat}", "amount:4")
    assert t.question() == "war-prevent" and chosen(t) == answer


def insulted(fleets: int) -> Diplomacy:
    """The other may declare war for nothing on who has one fleet beside so many of his."""
    t = Diplomacy(3)
    add_fleet(t.s, t.mine.seat, OWN_FLEET, t.mine.home)
    for _ in range(fleets):
        add_fleet(t.s, t.other.seat, OWN_FLEET, NEIGHBOURS[t.mine.home][0])
    confront(t, declaring.RETORT, t.other.seat, [t.mine.seat])
    assert t.question() == "war-now"
    return t


def test_a_free_war_is_begun_where_it_can_be_won() -> None:
    """A6.5: with culture for its upkeep, and with no other war."""
    assert chosen(insulted(0)) == "no" and chosen(insulted(3)) == "yes"
    t = insulted(3)
    t.other.has(culture=RESERVE - 1)
    assert chosen(t) == "no"
    t = insulted(3)
    you, third = t.other.seat, 3 - t.mine.seat - t.other.seat
    wars.begin_war(t.s, you, third, 1 << you, 1 << third)
    assert chosen(t) == "no"


def test_nobody_wants_more_for_peace_than_was_offered() -> None:
    """A5.19: where a person has begun a counter-offer and left."""
    t = Diplomacy()
    me, you = t.mine.seat, t.other.seat
    wars.begin_war(t.s, me, you, 1 << me, 1 << you)
    gifts = ["amount:3", "amount:0", "amount:1", "amount:0"]
    t.ask_again().play(f"armistice:{you}", *gifts, "end", f"send:{me}")
    for gift in gifts:
        assert t.question() == "armistice-wish" and chosen(t) == gift
        t.play(gift)
