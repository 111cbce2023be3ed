"""Events and gifts at their limits: full hangars, empty decks, nothing left to lose or to find."""

from __future__ import annotations

import pytest

from raumhafen.games.sternenkinder.actions import CELL_IDS, GROUND_NAMES
from raumhafen.games.sternenkinder.content.cards import CARD_EVENT, EVENT_FLEET, THREAT_EFFECT
from raumhafen.games.sternenkinder.content.effects import Effect, walk
from raumhafen.games.sternenkinder.content.galaxy import CELLS, NEIGHBOURS
from raumhafen.games.sternenkinder.content.load import CONTENT
from raumhafen.games.sternenkinder.content.tables import (
    CULT_FLEET,
    GROUND_UNITS,
    NEBULA,
    TECH,
    TECH_IDS,
)
from raumhafen.games.sternenkinder.content.words import DESTROYS, RULES, VERBS
from raumhafen.games.sternenkinder.rules.core.cards import (
    CARD_NAMES,
    hand_of,
    hand_over_event,
    keep,
)
from raumhafen.games.sternenkinder.rules.core.civil import units_of
from raumhafen.games.sternenkinder.rules.core.deeds import can_choose
from raumhafen.games.sternenkinder.rules.core.effects import EFFECTS, Deeds, bonus_row
from raumhafen.games.sternenkinder.rules.core.market import STOCK
from raumhafen.games.sternenkinder.rules.core.places import YIELDS, pack
from raumhafen.games.sternenkinder.rules.core.rows import (
    DEFEAT_ROWS,
    EVENT_ROWS,
    INVESTOR_ROWS,
    LOOT_ROWS,
    ROWS,
    THREAT_ROWS,
)
from raumhafen.games.sternenkinder.rules.core.ware_rows import WARE_ROWS
from raumhafen.games.sternenkinder.rules.strategy.investors import CLANS
from raumhafen.games.sternenkinder.rules.strategy.neutral import put_neutral
from raumhafen.games.sternenkinder.state import CIVIL_UNITS, NOBODY, SITES
from tests.games.sternenkinder.tables import Scenario
from tests.games.sternenkinder.voyages import BASE, NEXT, Voyage
from tests.games.sternenkinder.wars import War

PLACE = CELL_IDS.index("iii3")


# --- what the content promises -------------------------------------------------------------------


def strikes_movers(effect: Effect) -> bool:
    """Verbs that do something to the unit which met the card."""
    verb = VERBS[effect.verb]
    if verb in ("destroy", "rule"):
        names = DESTROYS if verb == "destroy" else RULES
        return names[effect.what] in ("one_unit_on_1", "drift")
    return verb in ("move", "modify", "set", "damage")


def test_what_happens_to_a_unit_is_all_that_happens() -> None:
    """B8.4, B8.5, A12.6: so it still exists; only systems and Four Winds do something to units."""
    found = [at for at, row in enumerate(ROWS.rows) if any(map(strikes_movers, walk(row)))]
    assert all(len(ROWS.rows[at]) == 1 for at in found)
    branches = {first + n for first in ROWS.branches.values() for n in range(2)}
    named = [at for at in found if at not in branches]
    events = [CONTENT.events[at - EVENT_ROWS] for at in named if at < DEFEAT_ROWS]
    assert {e.deck for e in events} == {"asteroid", "nebula", "space", "storm", "black_hole"}
    [winds] = [at for at in named if at >= DEFEAT_ROWS]
    assert CONTENT.black_market[winds - WARE_ROWS].id == "market.four_winds"


def test_every_choice_has_a_branch_that_costs_nothing() -> None:
    """B8.1: whoever is poor can choose, too."""
    s = Scenario().s
    s.account = [0] * len(s.account)
    chosen = [e for row in ROWS.rows for e in row if VERBS[e.verb] == "choose"]
    assert chosen
    for effect in chosen:
        able = [all(can_choose(s, 0, e) for e in branch) for branch in effect.branches]
        assert any(able)


def test_every_planet_yields_something() -> None:
    """B3.4, B26: colony modules always find a resource for their building."""
    assert len(YIELDS) == len(CONTENT.planets) and all(any(amounts) for amounts in YIELDS)


def test_a_verb_without_a_function_is_refused() -> None:
    """B8.1: when the game is loaded, so nothing is silently ignored."""
    with pytest.raises(ValueError, match="no function for the verb"):
        Deeds().fill({})


# --- exploration ---------------------------------------------------------------------------------


def test_without_planets_there_is_no_claim() -> None:
    """B8.3, B1.2.6: the tile becomes something else, and nothing is owed."""
    t = Voyage().begin()
    t.s.planets_left, t.bent = [], True
    t.will_be(NEXT, "planet").chance(0).will_draw("neb.lights").fly(NEXT)
    assert t.s.tile[t.cell(NEXT)] == NEBULA and t.s.claims[t.me] == 0


def test_no_card_is_drawn_where_all_bring_fleets() -> None:
    """B8.4, B8.12: next to a home world none of them may come."""
    t = Voyage()
    t.s.civil_at[t.unit()] = t.s.home[t.me]
    near = "iv0" if CELL_IDS[t.s.home[t.me]] == "v0" else "iv9"
    for card in t.s.bags[0]:
        if not EVENT_FLEET[CARD_EVENT[card]]:
            keep(t.s, 1 - t.me, card)
    t.s.bags[0] = tuple(card for card in t.s.bags[0] if EVENT_FLEET[CARD_EVENT[card]])
    t.begin().will_be(near, "asteroid").will_draw("ast.pirates").fly(near)
    assert t.where() == near and t.cell(near) not in t.s.neutral_at
    assert "ast.pirates" in {CARD_NAMES[card] for card in t.s.bags[0]}
    assert not hand_of(t.s, t.me) and not t.s.fresh[t.cell(near)]


def test_who_drifts_among_fleets_stays() -> None:
    """B8.5: it stays where there is no system for it."""
    t = Voyage().begin()
    for cell in NEIGHBOURS[t.cell(NEXT)]:
        if t.s.tile[cell] >= 0:
            put_neutral(t.s, cell, CULT_FLEET, 1, NOBODY)
    t.s.civil_at[t.unit()] = t.cell(BASE)
    t.explore("storm", "sto.drift")
    assert t.where() == NEXT and t.s.civil_left[t.unit()] == 0 and t.below("sto.drift")
    assert t.question() != "drift"


def test_an_event_goes_on_working_for_its_new_owner() -> None:
    """B8.1, A8.35: what the card does while it is held, only its owner has."""
    t = Scenario(politics=True)
    card, flags = CARD_NAMES.index("ano.storm_eye"), t.s.flags[:]
    keep(t.s, 0, card)
    calm = t.s.flags[0] & ~flags[0]
    assert calm
    hand_over_event(t.s, 0, 1, card)
    assert t.s.flags == [flags[0], flags[1] | calm] and t.s.hand == [0, 1 << card]


# --- gifts ---------------------------------------------------------------------------------------


def test_a_ship_as_a_gift_needs_room() -> None:
    """B5.1, B5.5.2: the bonus of a first researcher is lost where all places are taken."""
    t = War(war_mode=False)
    seat, row = t.active.seat, bonus_row(TECH["tech.simple_drives"])
    before = len(units_of(t.s, seat))
    t.interrupt(EFFECTS, seat, [row, 0, NOBODY, NOBODY])
    assert len(units_of(t.s, seat)) == before + 1
    t.active.crowd()
    t.interrupt(EFFECTS, seat, [row, 0, NOBODY, NOBODY])
    assert len(units_of(t.s, seat)) == CIVIL_UNITS


def test_clans_give_a_network_without_a_ship() -> None:
    """A22.14: the ship only if there is room; a network of level 1, or one level more."""
    t = War(war_mode=False, politics=True)
    player = t.active
    player.crowd()
    t.interrupt(EFFECTS, player.seat, [INVESTOR_ROWS + CLANS, 0, NOBODY, NOBODY])
    t.play(f"at:{CELL_IDS[player.home]}")
    assert len(units_of(t.s, player.seat)) == CIVIL_UNITS
    assert t.s.network[CELLS * player.seat + player.home] == 1


def test_soldiers_as_a_gift_need_a_planet() -> None:
    """B5.5.2, B5.1.1: without an own planet there are none."""
    t = War(war_mode=False)
    player = t.active
    infantry = GROUND_UNITS * player.home + GROUND_NAMES.index("infantry")
    row = bonus_row(TECH["tech.defence_troops"])
    before = t.s.troops[infantry]
    t.interrupt(EFFECTS, player.seat, [row, 0, NOBODY, NOBODY])
    assert t.s.troops[infantry] == before + 2
    t.s.owner[player.home] = NOBODY
    t.interrupt(EFFECTS, player.seat, [row, 0, NOBODY, NOBODY])
    assert t.s.troops[infantry] == before + 2 and t.question() == "economy"


def test_who_knows_everything_is_taught_nothing() -> None:
    """B5.5.1: nothing happens if no technology can be researched."""
    t = War(war_mode=False)
    player = t.active
    row = next(
        LOOT_ROWS + at
        for at, card in enumerate(CONTENT.loot)
        if any(VERBS[e.verb] == "tech" for e in card.effect)
    )
    player.techs(*[name.removeprefix("tech.") for name in TECH_IDS])
    known = t.s.techs[player.seat]
    assert known >> TECH["tech.small_craft"] & 1
    t.interrupt(EFFECTS, player.seat, [row, 0, player.home, NOBODY])
    assert t.question() == "economy" and t.s.techs[player.seat] == known


@pytest.mark.parametrize("built", [True, False])
def test_a_threat_finds_no_building(built: bool) -> None:
    """B27.6.7: its owner says which building is lost; without one nothing happens."""
    t = War(war_mode=False)
    player = t.active
    player.colony("iii3")
    if built:
        t.s.sites[SITES * PLACE] = pack(player.seat, 0, 1)
    row = next(
        THREAT_ROWS + at
        for at, effects in enumerate(THREAT_EFFECT)
        if any(VERBS[e.verb] == "destroy" for e in effects)
    )
    t.interrupt(EFFECTS, player.seat, [row, 0, PLACE, NOBODY])
    told = [event.key for event in t.s.log or []]
    assert t.question() == "economy" and t.s.sites[SITES * PLACE] == 0
    assert ("event-destroyed" in told) is built


def test_from_an_empty_market_nothing_is_laid_out() -> None:
    """A12.1, A22.3: neither deck nor cards below it."""
    t = War(war_mode=False, politics=True)
    t.s.market_deck, t.s.market_under = 0, []
    shown = t.s.market_row[:]
    t.interrupt(STOCK, t.s.first, [])
    assert t.s.market_row == shown
    t.s.market_under = [7]
    t.interrupt(STOCK, t.s.first, [])
    assert t.s.market_row == [*shown, 7]
