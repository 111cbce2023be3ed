"""The learning flight, inspection and flight: two rules at once, and halves of a sentence that no
other scenario takes apart."""

from __future__ import annotations

import pytest

from raumhafen.games.galaxy_trucker.content.load import CONTENT
from raumhafen.games.galaxy_trucker.content.tables import BROWN, BROWNS, RIGHT
from raumhafen.games.galaxy_trucker.rules.building.repair import repair
from raumhafen.games.galaxy_trucker.rules.flight.course import FLIGHT
from raumhafen.games.galaxy_trucker.rules.flight.flight_board import move
from raumhafen.games.galaxy_trucker.rules.flight.meteors_and_shots import BIG_METEOR, HIT
from raumhafen.games.galaxy_trucker.rules.flight.scoring import losses, settle_flight
from raumhafen.games.galaxy_trucker.rules.rounds import clear_up
from raumhafen.games.galaxy_trucker.rules.ship.damage import DESTROY
from raumhafen.games.galaxy_trucker.rules.stacks import refill_decks
from raumhafen.games.galaxy_trucker.state import CHECKING, LEARNING
from tests.games.galaxy_trucker.table import IDS, MANUAL, NO_FRAME, Table, cell
from tests.games.galaxy_trucker.yard import learning

# --- the learning flight -------------------------------------------------------------------------


def test_several_repaired_ships() -> None:
    """GT10.2 The sound ones keep their order; the repaired ones follow as they finish again."""
    t = learning(seats=4, mode="real-time")
    for seat, name in ((1, "engine-1000#1"), (3, "engine-1000#2")):
        t.build(seat, name, "6,7")
    for place, seat in enumerate((3, 2, 1, 0)):
        t.say(seat, f"finish:{place + 1}")
    assert t.s.order == [2, 0, 1, 0] and t.asked() == [1, 3]
    t.say(3, "finish:3")
    t.say(1, "finish:4")
    assert t.s.order == [2, 4, 1, 3] and t.lost(1) == t.lost(3) == 0


def test_the_start_cabin_stays_when_learning() -> None:
    """GT10.2 Of a faulty pair with the start cabin the other tile is taken off."""
    t = Table("--")
    t.s.round, t.s.mending = LEARNING, 1
    t.put(0, "8,7", "cabin-0123", 0)
    t.put(0, "6,7", "cannon-0010#1", 0)
    t.put(0, "6,8", "structural-3301", 1)
    t.put(0, "7,8", "structural-1313", 0)
    t.s.phase = CHECKING
    repair(t.s, [0])
    assert not t.asked() or "fix:7,7" not in t.options(0)
    assert t.has(0, "7,7")


def test_learning_scores_as_round_one() -> None:
    """GT10.4, GT19.5 Bonus 4 and 3, beauty 2, and at most 5 credits for lost tiles."""
    t = Table("RG")
    t.s.round = LEARNING
    t.at(9, 3)
    t.s.lost[1] = [t.s.pile.pop() for _ in range(9)]
    assert losses(t.s, 1) == 5
    settle_flight(t.s, NO_FRAME)
    assert t.s.ledger == [4, 2, 0, 0, 3, 2, 0, 5]


def test_star_cards_leave_their_deck() -> None:
    """GT10.3, GT19.7 The cards of a learning flight are not drawn again in round I."""
    t = learning(seats=2)
    stars = set(CONTENT.setup.learning_cards)
    assert not stars & {card for deck in t.s.decks for card in deck}
    assert sum(map(len, t.s.decks)) == 52


# --- manual inspection ---------------------------------------------------------------------------


def challenged(credits: int, ships: str = "PG") -> Table:
    """Seat 1 challenges seat 0 after the first card."""
    t = Table(ships, options=MANUAL)
    t.s.credits[0] = credits
    t.deck("I-04", "I-05")
    t.s.flown = [IDS.index("I-04")]
    t.run(FLIGHT)
    t.say(0, "stay")
    t.say(1, "challenge:1")
    return t


def test_a_fine_without_credits() -> None:
    """GT9.5, GT24.8 Who has nothing pays nothing, but repairs."""
    t = challenged(0)
    assert t.s.credits == [0, 0] and t.ask(0) == "fix"
    t.say(0, "fix:8,8")
    assert not t.faults(0)


def test_a_sound_ship_is_not_fined() -> None:
    """GT9.5 Only an illegal ship repairs and pays."""
    t = challenged(2, "RG")
    assert t.s.credits[0] == 2 and not t.told("event-fine") and t.options(1) == ["stay", "give-up"]


def test_who_gave_up_may_challenge() -> None:
    """GT9.5 Any player, also one that no longer flies."""
    t = Table("PG", options=MANUAL)
    t.deck("I-04", "I-05")
    t.s.flying[1] = 0
    t.run(FLIGHT)
    t.say(0, "stay")
    assert t.options(1) == ["stay", "challenge:1"]
    t.say(1, "challenge:1")
    assert t.ask(0) == "fix"


def test_repair_in_flight_takes_the_air() -> None:
    """GT9.5, GT16.8, GT24.4 An alien leaves as soon as its support is taken off, not at the end."""
    t = Table("PG", options=MANUAL)
    t.put(0, "9,8", "cargo2-0103", 0)  # its smooth front meets the life support's connector
    t.crew(0, "8,7", "brown")
    t.deck("I-04", "I-05")
    t.run(FLIGHT)
    t.say(0, "stay")
    t.say(1, "challenge:1")
    assert set(t.options(0)) == {"fix:8,7", "fix:8,8", "fix:9,7", "fix:9,8"}
    t.say(0, "fix:9,7")
    assert t.ask(0) == "fix" and t.load(0, "8,7") == 0 and t.s.bank[BROWNS] == 4
    t.say(0, "fix:8,8")
    assert not t.faults(0) and t.humans(0) == 2


# --- flight --------------------------------------------------------------------------------------


def test_a_rocket_that_left_blocks_nothing() -> None:
    """GT12.2, GT18.1 The space of a ship that gave up is free."""
    t = Table("RGB")
    t.at(3, 0, -9)
    t.s.flying[0] = 0
    t.card("I-05")
    t.say(1, "engines:1", "battery:8,7")
    assert t.s.position[1] == 3


@pytest.mark.parametrize(("days", "arrives"), [(1, 2), (2, 3), (-2, -3)])
def test_spaces_are_shared_by_laps(days: int, arrives: int) -> None:
    """GT12.1, GT12.2 A leader a lap ahead, or before the marked space, still takes up its space."""
    t = Table("RGB")
    t.at(41, 0, 38)  # spaces 1, 0 and 38
    move(t.s, 1, days)
    assert t.s.position[1] == arrives


def test_only_those_beaten_by_this_card_are_shot_at() -> None:
    """GT15.8 Who was beaten by an earlier card is forgotten."""
    t = Table("RG")
    t.at(5, 2)
    t.card("I-03", 12, 12, 12)
    t.say(0, "cannons:0:0")
    t.say(1, "cannons:0:0")
    assert t.s.beaten == [0, 1]
    t.card("I-03", 8, 6, 7)
    t.say(0, "cannons:1:1")  # 2 + 2 + 1 = 5: equal
    t.say(1, "cannons:0:0")
    t.keep_parts()
    assert t.s.beaten == [1] and t.lost(0) == 0 and t.lost(1) > 0


def test_only_open_space_powers_an_engine_by_default() -> None:
    """GT22.1 In a combat zone strength 0 does not end the flight: no battery by default."""
    t = Table("GR", options=MANUAL)
    t.strip(0, "7,8")
    t.at(6, 3)
    t.card("I-16", 12, 12)
    assert t.ask(0) == "engines" and t.options(0)[0] == "engines:0"


def test_a_double_cannon_without_a_battery() -> None:
    """GT16.3 Cannot shoot a big meteor: nothing is asked, and the tile is gone."""
    t = Table("GR", board="II")
    for where in ("8,7", "8,8"):
        t.tokens(0, where, 0)
    t.run(HIT, 0, [BIG_METEOR, RIGHT, 8])
    assert t.ask(0) != "shoot" and not t.has(0, "8,8")


@pytest.mark.parametrize(("left", "middle", "first"), [(2, 0, "5,6"), (2, 2, "7,6")])
def test_humans_count_before_tiles(left: int, middle: int, first: str) -> None:
    """GT22.1 By default the part with most humans flies on, then the one with most tiles."""
    t = Table("DE")
    for where, crew in (("5,7", left), ("7,7", middle), ("9,7", 0)):
        t.crew(0, where, crew)
    t.run(DESTROY, 0, [cell("6,7")])  # three tiles on the left, one below, nine on the right
    assert t.options(0)[0] == f"part:{first}"


def test_an_alien_leaves_when_its_support_held_the_ship_together() -> None:
    """GT16.7, GT16.8 First the owner chooses the part that flies on, then the air is gone."""
    t = Table("-R")
    t.put(0, "8,7", "cabin-2121#1", 0)
    t.put(0, "9,7", "life_support_brown-0013", 0)
    t.put(0, "9,8", "structural-1303", 0)
    t.crew(0, "8,7", "brown")
    t.run(DESTROY, 0, [cell("9,7")])
    assert t.ask(0) == "part" and t.load(0, "8,7") == BROWN
    t.say(0, "part:7,7")
    assert t.load(0, "8,7") == 0 and t.s.bank[BROWNS] == 4 and t.lost(0) == 2


def test_cards_not_flown_return() -> None:
    """GT19.7 Flown cards are set aside for the game, the others go back to their decks."""
    t = Table("RG")
    t.deck("I-04", "I-05", "II-06")
    t.s.flown = [IDS.index("I-04")]
    clear_up(t.s, NO_FRAME)
    assert t.s.used == [IDS.index("I-04")]
    assert IDS.index("I-05") in t.s.decks[0] and IDS.index("II-06") in t.s.decks[1]
    assert sum(map(len, t.s.decks)) == 59 and t.s.stacks == [[], [], [], []]


def test_a_deck_that_suffices_is_not_refilled() -> None:
    """GT20.2, GT19.7 Set-aside cards come back only where a deck is too small."""
    t = Table("RG")
    t.deck()
    t.s.used = t.s.decks[0][:8]
    t.s.decks[0] = t.s.decks[0][8:]
    refill_decks(t.s, [0, 0])
    assert len(t.s.decks[0]) == 12 and len(t.s.used) == 8
    t.s.used += t.s.decks[0][:5]
    t.s.decks[0] = t.s.decks[0][5:]
    refill_decks(t.s, [0, 0])
    assert len(t.s.decks[0]) == 20 and t.s.used == []
