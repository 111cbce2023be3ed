"""A8.35, A8.43, A8.44, A8.54, A8.55, B9.9, A13.3 Reactions and what follows."""

from __future__ import annotations

import pytest

from raumhafen.engine.asides import aside, asides
from raumhafen.engine.errors import IllegalAction
from raumhafen.engine.rng import Rng
from raumhafen.engine.state import apply, revise
from raumhafen.games.sternenkinder.actions import CELL_IDS
from raumhafen.games.sternenkinder.content.galaxy import CELLS, NEIGHBOURS
from raumhafen.games.sternenkinder.content.tables import ASTEROID, OWN_FLEET
from raumhafen.games.sternenkinder.rules.core.cards import keep
from raumhafen.games.sternenkinder.rules.core.civil import units_of
from raumhafen.games.sternenkinder.rules.core.fleets import add_fleet, fleets_in
from raumhafen.games.sternenkinder.rules.politics import goals, uprisings
from raumhafen.games.sternenkinder.rules.politics.raids import insult
from raumhafen.games.sternenkinder.state import BRONZE, FACE_DOWN, NOBODY, SternState
from tests.games.sternenkinder.agency import INSTITUTION, Agency, abroad, spies, system, war
from tests.games.sternenkinder.tables import GAME, reveal
from tests.games.sternenkinder.wars import HIT


def caught(level: int = 1, *crew: str) -> Agency:
    """A network is built where the other keeps watch; he is asked whether he arrests."""
    t = abroad("agent", *crew)
    t.mine.techs("strategic_infiltration")
    t.guard(t.other, t.other.home, level)
    t.act("build_network")
    assert t.question() == "arrest" and t.active.seat == t.other.seat
    return t


def bid(t: Agency, own: int, other: int) -> None:
    for seat, amount in ((t.mine.seat, own), (t.other.seat, other)):
        apply(t.s, seat, GAME.actions.parse(f"amount:{amount}"))


# --- A8.55 arrest --------------------------------------------------------------------------------


@pytest.mark.plays("ia.arrest")
@pytest.mark.parametrize(("own", "other", "prevented"), [(3, 3, True), (4, 3, False), (0, 0, True)])
def test_arrest(own: int, other: int, prevented: bool) -> None:
    """A8.55 ia.arrest: 1 more for each guard level; only the higher result wins; all C is lost."""
    t = caught()
    t.play("yes")
    before = (t.mine.account["culture"], t.other.account["culture"])
    bid(t, own, other)
    assert t.mine.account["culture"] == before[0] - own
    assert t.other.account["culture"] == before[1] - other
    assert (t.s.network[CELLS * t.mine.seat + t.other.home] == 0) is prevented
    assert t.s.civil_at[t.ship] == (t.mine.home if prevented else t.other.home)
    assert t.question() == "politics"


def test_bids_are_sealed_and_can_be_revised() -> None:
    """A8.55, A0.13: nobody sees the other's bid; it can be changed until both have bid."""
    t = caught()
    t.play("yes")
    before = GAME.open_view(t.s)
    apply(t.s, t.mine.seat, GAME.actions.parse("amount:7"))
    assert GAME.open_view(t.s) == before and t.s.secret
    copy = GAME.determinize(t.s, t.other.seat, Rng("other"))
    assert GAME.own_view(copy, t.other.seat) == GAME.own_view(t.s, t.other.seat)
    revise(t.s, t.mine.seat)
    bid(t, 0, 0)
    assert t.mine.account["culture"] == 30 - 2
    assert t.s.network[CELLS * t.mine.seat + t.other.home] == 0


def test_bids_beyond_the_account_are_refused() -> None:
    """A0.13"""
    t = caught()
    t.play("yes")
    with pytest.raises(IllegalAction):
        bid(t, 31, 0)


def test_police_arrests_with_its_own_action_or_a_political_one() -> None:
    """A8.3, A8.55: a guard needs none; own police of the actor cancels the bonus (decision 57)."""
    t = abroad("agent")
    t.mine.techs("strategic_infiltration")
    t.crew(t.other, "police")
    unit = units_of(t.s, t.other.seat)[0]
    t.act("build_network")
    t.play("yes")
    bid(t, 0, 0)
    assert t.s.busy[unit] == 4 and t.s.civil_at[t.ship] == t.mine.home
    t.rested().at(t.other.home)
    t.s.busy[unit] = 4
    t.act("build_network")
    assert t.question() == "politics"
    t.network(t.mine, t.other.home, 0).rested()
    t.s.busy[unit] = 4
    t.actions(t.other, 1)
    t.act("build_network")
    assert t.question() == "arrest"
    t.play("no")
    assert t.s.network[CELLS * t.mine.seat + t.other.home] == 1


def test_each_player_arrests_once_clockwise() -> None:
    """A8.11"""
    t = abroad("agent", seats=3)
    t.mine.techs("strategic_infiltration")
    third = t.seat(3 - t.mine.seat - t.other.seat)
    for p in (t.other, third):
        t.guard(p, t.other.home, 1)
    t.act("build_network")
    assert t.active.seat == t.other.seat
    t.play("no")
    assert t.active.seat == third.seat and t.question() == "arrest"
    t.play("no")
    assert t.question() == "politics"


# --- A8.54 forged evidence -----------------------------------------------------------------------


@pytest.mark.plays("ia.forge")
def test_forged_evidence_blames_somebody_else() -> None:
    """A8.54 ia.forge, A8.10: the reason for war is against him."""
    t = spies("agent", "police", seats=3)
    third = 3 - t.mine.seat - t.other.seat
    t.other.colony("iii3", 2)
    cell = CELL_IDS.index("iii3")
    t.at(cell).network(t.mine, cell, 2)
    t.act("terror")
    assert t.question() == "forge" and t.options() == ["no", f"foe:{third}"]
    t.play(f"foe:{third}")
    assert goals.has_casus(t.s, t.other.seat, third)
    assert not goals.has_casus(t.s, t.other.seat, t.mine.seat) and t.s.busy[t.ship] == 5


def test_forging_costs_more_where_others_keep_watch() -> None:
    """A8.54: one more action for each police and for each two guard levels of others."""
    t = spies("agent", "police", seats=3)
    t.other.colony("iii3", 2)
    cell = CELL_IDS.index("iii3")
    t.at(cell).network(t.mine, cell, 2).guard(t.other, cell, 2)
    t.act("terror")
    assert t.question() == "arrest"  # one action is missing
    t.play("no")
    while t.question() == "war-now":
        t.play("no")
    t.rested().actions(t.mine, 1)
    t.act("terror")
    assert t.question() == "forge"
    t.play(t.options()[1])
    assert t.s.budget[5 * t.mine.seat + 2] == 0


def test_forged_sanctions() -> None:
    """A8.54, A7.5: the level rises for who is blamed."""
    t = spies("agent", "police", seats=3)
    third = 3 - t.mine.seat - t.other.seat
    t.s.embassy[t.other.home] = 1 << third
    for unit in units_of(t.s, t.other.seat):
        t.s.civil_at[unit] = 0
    t.act("sabotage", f"foe:{third}", "object:embassy")
    assert t.question() == "forge"
    t.play(f"foe:{t.other.seat}")
    assert t.s.sanction[t.other.seat] == 1 and t.s.sanction[t.mine.seat] == 0


# --- A8.44 mines ---------------------------------------------------------------------------------


def mined(value: int, culture: int = 9) -> tuple[Agency, int]:
    """The first player moves towards a mine of the other."""
    t = Agency("diplomat")
    cell = next(c for c in NEIGHBOURS[t.mine.home] if t.s.tile[c] == FACE_DOWN)
    reveal(t.s, cell, ASTEROID)
    t.s.mine[CELLS * t.other.seat + cell] = value
    t.movement()
    t.other.has(culture=culture)
    while t.active.seat != t.mine.seat:
        t.play("pass")
    t.play(f"fly:{t.ship % 20 + 1}", system(cell))
    while t.question() not in ("mine-fire", "movement"):
        t.play(t.options()[0])
    return t, cell


@pytest.mark.plays("ia.mine")
def test_a_mine_is_set_off() -> None:
    """A8.44, decision 21: X is paid now, the ship is lost, the mine is gone; A7.5 a diplomat."""
    t, cell = mined(2)
    assert t.question() == "mine-fire" and t.active.seat == t.other.seat
    assert t.s.veils(t.other.seat)
    t.play("yes")
    assert t.s.civil_kind[t.ship] == NOBODY and t.s.mine[CELLS * t.other.seat + cell] == 0
    assert t.other.account["culture"] == 7 and t.s.sanction[t.other.seat] == 1


def test_a_mine_that_is_not_paid_stays() -> None:
    """A8.44: without payment it has no effect; who cannot pay is asked all the same."""
    t, cell = mined(3, culture=2)
    assert t.options() == ["no"]
    t.play("no")
    assert t.s.civil_at[t.ship] == cell and t.s.mine[CELLS * t.other.seat + cell] == 3


def fleet_into_mine(value: int, seats: int = 2, *others: int) -> tuple[Agency, int]:
    """A fleet of the first player moves onto a mine of the next player, and of these others."""
    t = Agency(seats=seats)
    t.mine.techs("simple_protection")
    cell = next(c for c in NEIGHBOURS[t.mine.home] if t.s.tile[c] == FACE_DOWN)
    reveal(t.s, cell, ASTEROID)
    for owner in (t.other.seat, *others):
        t.s.mine[CELLS * owner + cell] = value
    add_fleet(t.s, t.mine.seat, OWN_FLEET, t.mine.home)
    t.movement()
    while t.active.seat != t.mine.seat:
        t.play("pass")
    for owner in (t.other.seat, *others):
        t.seat(owner).has(culture=9)
    t.play("move:1")
    while t.question() not in ("mine-fire", "movement"):
        t.play(system(cell) if t.offers(system(cell)) else t.options()[0])
    return t, cell


@pytest.mark.parametrize(("value", "left"), [(1, 1), (3, 0)])
def test_a_mine_sinks_a_fleet_of_no_more_hull(value: int, left: int) -> None:
    """A8.44: X damage; either way the mine is gone and paid for."""
    t, cell = fleet_into_mine(value)
    told = [event.key for event in t.play("yes")]
    assert len(fleets_in(t.s, t.mine.seat, cell)) == left
    assert ("event-fleet-sunk" in told) is not bool(left)
    assert t.s.mine[CELLS * t.other.seat + cell] == 0 and t.other.account["culture"] == 9 - value


def test_who_has_no_culture_is_not_asked_about_his_mine() -> None:
    """A8.44: there is nothing to pay with, and the mine stays."""
    t, cell = mined(2, culture=0)
    assert t.question() == "movement" and t.s.mine[CELLS * t.other.seat + cell] == 2


def test_a_second_mine_finds_nobody() -> None:
    """A8.44: the first has destroyed the fleet, so the other owner keeps his."""
    t, cell = fleet_into_mine(3, 3, 2)
    first, second = t.active.seat, 3 - t.mine.seat - t.active.seat
    t.play("yes")
    assert t.question() == "movement"
    assert t.s.mine[CELLS * first + cell] == 0 and t.s.mine[CELLS * second + cell] == 3


def test_a_diplomat_is_no_shield_in_war() -> None:
    """A8.44, A7.5: in war his loss costs no sanctions."""
    t, _ = mined(2)
    war(t)
    t.play("yes")
    assert t.s.civil_kind[t.ship] == NOBODY and not any(t.s.sanction)


def test_values_of_mines_are_guessed_anew() -> None:
    """A0.15, A8.44: a copy for the other knows the place, not the value."""
    t = Agency()
    cell = t.mine.home
    t.s.mine[CELLS * t.mine.seat + cell] = 3
    found = set()
    for seed in range(20):
        copy = GAME.determinize(t.s, t.other.seat, Rng(f"guess {seed}"))
        assert isinstance(copy, SternState)
        found.add(copy.mine[CELLS * t.mine.seat + cell])
        assert GAME.open_view(copy) == GAME.open_view(t.s)
    assert found == {1, 2, 3}


# --- A8.43 escape --------------------------------------------------------------------------------


def hunted(fleets: int = 1) -> tuple[Agency, int, int]:
    """A fleet of the first player comes where the other has an agent."""
    t = Agency()
    t.crew(t.other, "agent")
    cell = next(c for c in NEIGHBOURS[t.mine.home] if t.s.tile[c] == FACE_DOWN)
    reveal(t.s, cell, ASTEROID)
    unit = units_of(t.s, t.other.seat)[0]
    t.s.civil_at[unit] = cell
    t.network(t.other, cell, 2)
    for _ in range(fleets):
        add_fleet(t.s, t.mine.seat, OWN_FLEET, t.mine.home)
    t.movement()
    t.other.has(culture=9)
    while t.active.seat != t.mine.seat:
        t.play("pass")
    t.s.civil_at[t.ship] = 0
    t.play("move:1")
    while t.question() != "escape" and not fleets_in(t.s, t.mine.seat, cell):
        t.play(system(cell) if t.offers(system(cell)) else t.options()[0])
    return t, unit, cell


@pytest.mark.plays("ia.escape")
def test_the_escape_plan() -> None:
    """A8.43 ia.escape: 1 C for each point of hull, and the action of the agent."""
    t, unit, cell = hunted()
    assert t.active.seat == t.other.seat and t.options() == ["no", "yes", "object:network"]
    t.play("yes")
    while t.question() == "escape-place":
        t.play(t.options()[0])
    assert t.s.civil_at[unit] != cell and t.other.account["culture"] == 8
    assert t.s.busy[unit] == 1 and t.s.civil_at[unit] in NEIGHBOURS[cell]


@pytest.mark.plays("ia.escape")
def test_a_network_escapes() -> None:
    """A8.43: 1 C for each level."""
    t, unit, cell = hunted()
    t.play("object:network")
    while t.question() == "escape-place":
        t.play(t.options()[0])
    assert t.s.network[CELLS * t.other.seat + cell] == 0 and t.other.account["culture"] == 7
    assert max(t.s.network) == 2 and t.s.civil_at[unit] == cell


def test_an_agent_who_has_acted_escapes_with_a_political_action() -> None:
    """A8.43, A8.4"""
    t, unit, cell = hunted()
    t.s.busy[unit] = 1
    t.actions(t.other, 1).ask_again()
    t.play("yes")
    while t.question() == "escape-place":
        t.play(t.options()[0])
    assert t.s.civil_at[unit] != cell and t.s.budget[5 * t.other.seat + INSTITUTION] == 0


@pytest.mark.parametrize("together", [False, True])
def test_other_units_escape_with_the_agent(together: bool) -> None:
    """A8.43: all of them or none, 1 C for each point of hull."""
    t, unit, cell = hunted()
    fellow = t.second_ship(t.other, cell, "police")
    t.play("yes")
    while t.question() == "escape-place":
        t.play(t.options()[0])
    assert t.question() == "escape-all" and t.active.seat == t.other.seat
    t.play("yes" if together else "no")
    assert (t.s.civil_at[fellow] == t.s.civil_at[unit]) is together
    assert t.other.account["culture"] == 9 - 1 - together


def test_nobody_escapes_into_the_dark() -> None:
    """A8.43: a neighbouring system must be known and free of fleets of strangers."""
    t, unit, cell = hunted(fleets=2)  # the second one stays in the only known system
    assert t.question() != "escape" and fleets_in(t.s, t.mine.seat, cell)
    assert t.s.civil_at[unit] == cell and t.other.account["culture"] == 9


def test_who_stays_stays() -> None:
    """A8.43"""
    t, unit, cell = hunted()
    t.play("no")
    assert t.s.civil_at[unit] == cell and t.other.account["culture"] == 9


def test_nobody_escapes_without_culture() -> None:
    """A8.43, A0.4: what was spent on the way cannot be spent again."""
    t, _, _ = hunted()
    t.other.has(culture=0)
    assert t.ask_again().options() == ["no"]
    t.other.has(culture=1)
    assert t.ask_again().options() == ["no", "yes"]


# --- A8.35 support -------------------------------------------------------------------------------


def supported(embassy: bool = False) -> Agency:
    """The other's diplomat is on a planet of the active player."""
    t = Agency()
    t.crew(t.other, "diplomat")
    t.s.civil_at[units_of(t.s, t.other.seat)[0]] = t.mine.home
    t.s.embassy[t.mine.home] = int(embassy) << t.other.seat
    t.actions(t.other, 1)
    t.ask_again()
    return t


@pytest.mark.plays("ia.support")
def test_political_support_out_of_turn() -> None:
    """A8.35 ia.support, A4.5: an action changes hands and keeps its type; no answer is awaited."""
    t = supported()
    code = GAME.actions.parse(f"lend:institution:{t.mine.seat}")
    assert code in asides(GAME, t.s, t.other.seat)
    aside(GAME, t.s, t.other.seat, code)
    assert t.s.budget[5 * t.mine.seat + 2] == 1 and t.s.budget[5 * t.other.seat + 2] == 0
    assert t.question() == "politics" and t.s.busy[units_of(t.s, t.other.seat)[0]] == 2


@pytest.mark.plays("ia.support")
def test_support_by_cards_at_most_three_times() -> None:
    """A8.35"""
    t = supported()
    for card in list(t.s.bags[2])[:4]:
        t.s.bags[2] = tuple(c for c in t.s.bags[2] if c != card)
        keep(t.s, t.other.seat, card)
    for _ in range(3):
        found = [a for a in asides(GAME, t.s, t.other.seat) if "hand" in GAME.actions.code(a)]
        aside(GAME, t.s, t.other.seat, found[0])
    assert t.s.hand[t.mine.seat].bit_count() == 3
    assert not [a for a in asides(GAME, t.s, t.other.seat) if "hand" in GAME.actions.code(a)]


def test_support_goes_back_with_an_embassy() -> None:
    """A8.35: the active player may give, too."""
    t = supported()
    t.actions(t.mine, 1)
    code = f"lend:institution:{t.other.seat}"
    assert not t.ask_again().offers(code)
    t = supported(embassy=True)
    t.actions(t.mine, 1).ask_again()
    t.play(code)
    assert t.s.budget[5 * t.other.seat + 2] == 2


# --- B9.9 attacks on guards, A13.3 delegations ---------------------------------------------------


def test_a_guard_is_attacked_by_who_controls_the_system() -> None:
    """B9.9, A8.8: each fleet fires once, damage lowers the level; in peace it is a raid."""
    t = Agency()
    cell = next(c for c in NEIGHBOURS[t.mine.home] if t.s.tile[c] == FACE_DOWN)
    reveal(t.s, cell, ASTEROID)
    t.guard(t.other, cell, 2)
    add_fleet(t.s, t.mine.seat, OWN_FLEET, cell)
    assert len(uprisings.guard_options(t.s, t.mine.seat)) == 1  # a tie is no control
    for _ in range(2):
        add_fleet(t.s, t.mine.seat, OWN_FLEET, cell)
    t.mine.techs("simple_missiles")
    while t.question() != "attack-guard":
        t.play("pass")
    t.s.forced = [HIT] * 3
    t.play(system(cell))
    assert t.s.guard[CELLS * t.other.seat + cell] == 0 and t.s.sanction[t.mine.seat] == 1
    assert goals.has_casus(t.s, t.other.seat, t.mine.seat) and fleets_in(t.s, t.mine.seat, cell)


def test_a_raid_on_a_diplomat_costs_one_level_more() -> None:
    """A7.5"""
    t = Agency()
    t.crew(t.other, "diplomat")
    insult(t.s, t.mine.seat, t.other.seat, t.other.home)
    assert t.s.sanction[t.mine.seat] == 1


@pytest.mark.plays("cabinet.delegation")
def test_a_delegation() -> None:
    """A13.3 cabinet.delegation: 3 C; the player is discovered, the ship stays in this round."""
    t = Agency("diplomat")
    t.s.met = [1, 2]
    t.ask_again().play(f"delegation:{t.other.seat}")
    assert t.s.civil_at[t.ship] == t.other.home and t.s.met == [3, 3]
    assert t.mine.account["culture"] == 6
    t.movement()
    assert t.s.civil_left[t.ship] == 0


def test_no_delegation_with_cargo_or_without_a_diplomat() -> None:
    """A13.3"""
    t = Agency("diplomat")
    t.s.civil_goods[t.ship] = BRONZE
    assert not t.ask_again().offers(f"delegation:{t.other.seat}")
    t.s.civil_goods[t.ship] = 0
    assert t.ask_again().offers(f"delegation:{t.other.seat}")
    t.crew(t.mine, "agent")
    assert not t.ask_again().offers(f"delegation:{t.other.seat}")
