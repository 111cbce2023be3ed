"""A12.6 Cards of the black market one by one: when each can be played, and what it does."""

from collections.abc import Callable
from typing import Final

from raumhafen.engine.errors import Argument
from raumhafen.engine.flow import FIRST_OPTION, Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import AT, CELL_IDS, MOVE, NO, YES
from raumhafen.games.sternenkinder.content.galaxy import CELLS, NEIGHBOURS
from raumhafen.games.sternenkinder.content.layouts import HOME_MAX_LEVEL
from raumhafen.games.sternenkinder.content.market import CARD, EFFECT, MARKET_NAMES
from raumhafen.games.sternenkinder.content.tables import AWE
from raumhafen.games.sternenkinder.content.words import VERBS
from raumhafen.games.sternenkinder.rules.core import market
from raumhafen.games.sternenkinder.rules.core.agents import HIGHEST_NETWORK
from raumhafen.games.sternenkinder.rules.core.civil import add_civil, has_room
from raumhafen.games.sternenkinder.rules.core.discovery import hidden_systems
from raumhafen.games.sternenkinder.rules.core.effects import carry_out
from raumhafen.games.sternenkinder.rules.core.fleets import (
    add_fleet,
    fleet_move,
    fleets_of,
    has_fleet,
    has_place,
)
from raumhafen.games.sternenkinder.rules.core.levels import can_rise
from raumhafen.games.sternenkinder.rules.core.movers import MOVERS, beside, is_enterable, slow_down
from raumhafen.games.sternenkinder.rules.core.news import CIVIL_LOST, KILL
from raumhafen.games.sternenkinder.rules.core.pirates import dismiss_pirates
from raumhafen.games.sternenkinder.rules.core.places import planets_of
from raumhafen.games.sternenkinder.rules.core.rescue import ESCAPE_SHIP, FLEET_LOST, can_rescue
from raumhafen.games.sternenkinder.rules.core.technologies import receivable
from raumhafen.games.sternenkinder.rules.core.ware_rows import WARE_ROWS
from raumhafen.games.sternenkinder.rules.politics import ware_deeds
from raumhafen.games.sternenkinder.rules.strategy.neutral import spawn_neutral
from raumhafen.games.sternenkinder.state import (
    FLEETS,
    MOVEMENT,
    NEWS_ROW,
    NOBODY,
    POLITICS,
    RETREATED,
    SLOW,
    VARIANTS,
    SternState,
)

Can = Callable[[SternState, int], bool]
Do = Callable[[SternState, int, int], None]  # the seat and the card

BLUEPRINTS: Final = EFFECT[CARD["stolen_blueprints"]][0]
EDICT: Final = CARD["mask_edict"]
SPAWN: Final = next(e for e in EFFECT[EDICT] if VERBS[e.verb] == "spawn")
COOPERATION: Final = CARD["witness_cooperation"]
PLANTED: Final = EFFECT[COOPERATION][0]
SOME_CULTURE: Final = [0, 0, 0, 1]
ONE_SYSTEM: Final = 1
WHICH: Final = 0  # number of a frame: the card


# --- A12.6 what happens --------------------------------------------------------------------------


def carry(s: SternState, seat: int, card: int) -> None:
    """What is printed on it happens."""
    carry_out(s, seat, WARE_ROWS + card)


def last(s: SternState, seat: int, card: int) -> None:
    """What is printed on it holds for this round."""
    market.lasts(s, seat, card)


def lead_fleet(s: SternState, seat: int, card: int) -> None:
    """Four Winds: the player names a fleet."""
    s.call(WINDS, seat, [card])


class Play:
    """One card: whether it can be played now, and what it does."""

    def __init__(self, name: str, can: Can, do: Do = carry) -> None:
        self.card = CARD[name]
        self.can = can
        self.do = do


# --- when ----------------------------------------------------------------------------------------


def always(s: SternState, seat: int) -> bool:
    return True


def in_politics(s: SternState, seat: int) -> bool:
    return s.phase == POLITICS


def can_learn(s: SternState, seat: int) -> bool:
    return bool(receivable(s, seat, BLUEPRINTS.most, BLUEPRINTS.what))


def can_plant(s: SternState, seat: int) -> bool:
    return bool(ware_deeds.cell_options(s, seat))


def can_grow(s: SternState, seat: int) -> bool:
    own = [cell for cell in planets_of(s, seat) if cell != s.home[seat]]
    return any(can_rise(s, cell, HOME_MAX_LEVEL) for cell in own)


def is_sanctioned(s: SternState, seat: int) -> bool:
    return s.sanction[seat] > 0


def can_chart(s: SternState, seat: int) -> bool:
    return bool(hidden_systems(s))


def can_repeal(s: SternState, seat: int) -> bool:
    return bool(s.laws)


def can_rob(s: SternState, seat: int) -> bool:
    return bool(ware_deeds.rich(s, seat, SOME_CULTURE))


def can_feast(s: SternState, seat: int) -> bool:
    return in_politics(s, seat) and can_rob(s, seat)


def can_sail(s: SternState, seat: int) -> bool:
    return s.phase == MOVEMENT and bool(resting_fleets(s, seat))


PLAYS: Final[dict[int, Play]] = {
    play.card: play
    for play in (
        Play("three_eyes", in_politics),
        Play("four_winds", can_sail, lead_fleet),
        Play("grim_carnival", can_feast),
        Play("forged_votes", in_politics, last),
        Play("letter_of_marque", always, last),
        Play("stolen_blueprints", can_learn),
        Play("sleeper_cell", can_plant),
        Play("ghost_cargo", always),
        Play("forbidden_genes", can_grow),
        Play("crown_witness", is_sanctioned),
        Play("war_profiteer", always),
        Play("mercenary_captain", always),
        Play("weather_chart", can_chart),
        Play("missing_files", can_repeal),
        Play("art_theft", can_rob),
    )
}

# --- Four Winds: args = [card] -------------------------------------------------------------------


def resting_fleets(s: SternState, seat: int) -> list[int]:
    """B7.1 Fleets that can move and have not begun to (ruling: that is the start of movement)."""
    return [
        fleet
        for fleet in fleets_of(s, seat)
        if s.fleet_left[fleet] >= max(1, fleet_move(s, fleet))
        and beside(s, seat, s.fleet_at[fleet])
    ]


def wind_options(s: SternState, seat: int) -> list[int]:
    return [MOVE + fleet - FLEETS * seat for fleet in resting_fleets(s, seat)]


WHICH_FLEET: Final[Ask] = Ask("four-winds", "A12.6", wind_options, default=FIRST_OPTION)


def ask_fleet(s: SternState, f: Frame) -> None:
    """A12.6 Which fleet goes farther."""
    s.choose(f.seat, WHICH_FLEET, wind_options(s, f.seat))


def speed_up(s: SternState, f: Frame) -> None:
    """A12.6 In this round."""
    fleet = FLEETS * f.seat + s.answers[f.seat] - MOVE
    carry_out(s, f.seat, WARE_ROWS + f.args[WHICH], s.fleet_at[fleet], MOVERS + fleet)


WINDS: Final[Script] = script("four_winds", ask_fleet, speed_up)


# --- Cooperation of the Witnesses ----------------------------------------------------------------


def hear_politics(s: SternState, seat: int, here: int, subject: int) -> None:
    """A12.6 At the start of the politics phase, for who has the card, a network and the money."""
    if len(grown_options(s, seat)) > 1:
        s.call(COOPERATE, seat)


def grown_options(s: SternState, seat: int) -> list[int]:
    """NO, and own networks that can grow."""
    rich = s.account[4 * seat + AWE] >= PLANTED.cost[AWE]
    if not rich or not market.is_ready(s, seat, COOPERATION):
        return [NO]
    start = CELLS * seat
    return [NO, *[AT + c for c in range(CELLS) if 0 < s.network[start + c] < HIGHEST_NETWORK]]


GROWN: Final[Ask] = Ask("witness-network", "A12.6", grown_options, default=NO)


def ask_grown(s: SternState, f: Frame) -> None:
    """A12.6 Which network, or none."""
    s.choose(f.seat, GROWN, grown_options(s, f.seat))


def grow_network(s: SternState, f: Frame) -> None:
    """A12.6 One level for 1 AWE, once a round."""
    if s.answers[f.seat] == NO:
        return
    s.account[4 * f.seat + AWE] -= PLANTED.cost[AWE]
    s.market_used[f.seat] |= 1 << COOPERATION
    tell_activated(s, f.seat, COOPERATION)
    ware_deeds.raise_network(s, f.seat, s.answers[f.seat] - AT, PLANTED.n)


COOPERATE: Final[Script] = script("cooperation", ask_grown, grow_network)


# --- Mask Edict ----------------------------------------------------------------------------------


def hear_closing(s: SternState, seat: int, here: int, subject: int) -> None:
    """A22.6 Pirates for who has the card; A22.4 cards are restored; A11.7 pirates are free."""
    if not s.politics:
        return
    if seat == s.first:
        dismiss_pirates(s)
    if len(spawn_options(s, seat)) > 1:
        s.call(MASKS, seat)
    market.refresh(s, seat)


def spawn_options(s: SternState, seat: int) -> list[int]:
    """NO, and empty systems."""
    rich = s.account[4 * seat + AWE] >= SPAWN.cost[AWE] and NOBODY in s.neutral_at
    if not rich or not market.holds_ware(s, seat, EDICT):
        return [NO]
    return [NO, *[AT + cell for cell in range(CELLS) if is_empty(s, cell)]]


def is_empty(s: SternState, cell: int) -> bool:
    """A known system without units, colonies and cards; B8.9.1 not next to a home world."""
    if s.tile[cell] < 0 or not is_enterable(s, cell) or s.card[cell] != NOBODY:
        return False
    if s.owner[cell] != NOBODY or cell in s.neutral_at or cell in s.civil_at:
        return False
    near_home = cell in s.home or any(near in s.home for near in NEIGHBOURS[cell])
    return not near_home and not any(has_fleet(s, p, cell) for p in range(s.seats))


MASKED: Final[Ask] = Ask("mask-edict", "A12.6", spawn_options, default=NO)


def ask_masks(s: SternState, f: Frame) -> None:
    """A12.6 Where pirates appear, or not."""
    s.choose(f.seat, MASKED, spawn_options(s, f.seat))


def unmask(s: SternState, f: Frame) -> None:
    """A12.6 For 4 AWE, once a round."""
    if s.answers[f.seat] == NO:
        return
    s.account[4 * f.seat + AWE] -= SPAWN.cost[AWE]
    tell_activated(s, f.seat, EDICT)
    spawn_neutral(s, s.answers[f.seat] - AT, SPAWN)


MASKS: Final[Script] = script("masks", ask_masks, unmask)


# --- Escape Ship: args = [system, what was lost] -------------------------------------------------


def hear_loss(s: SternState, seat: int, here: int, subject: int) -> None:
    """A12.6 A reaction, before anybody gains from the loss."""
    room = has_place(s, seat) if subject >= FLEET_LOST else has_room(s, seat)
    if can_rescue(s, seat) and room and not s.out >> seat & 1:
        s.call(RESCUE, seat, [here, subject])


def rescue_options(s: SternState, seat: int) -> list[int]:
    return [YES, NO]


RESCUED: Final[Ask] = Ask("escape-ship", "A12.6", rescue_options, default=NO)


def ask_rescue(s: SternState, f: Frame) -> None:
    """A12.6 Whether the card is used for this unit."""
    s.choose(f.seat, RESCUED, rescue_options(s, f.seat))


def rescue(s: SternState, f: Frame) -> None:
    """A12.6 It stands on the home world as if it had retreated; its cargo is lost (ruling)."""
    if s.answers[f.seat] == NO:
        return
    here, lost = f.args
    home = s.home[f.seat]
    discard(s, f.seat, ESCAPE_SHIP)
    if lost >= FLEET_LOST:
        fleet = s.fleet_kind.index(NOBODY, FLEETS * f.seat)
        add_fleet(s, f.seat, lost - FLEET_LOST, home)
        s.fleet_mark[fleet] |= RETREATED | SLOW
        forget_row(s, KILL, NOBODY, here, f.seat)
    else:
        unit = add_civil(s, f.seat, lost // VARIANTS, home)
        s.civil_variant[unit] = lost % VARIANTS
        slow_down(s, unit, ONE_SYSTEM)
        forget_row(s, CIVIL_LOST, f.seat, here, NOBODY)
    s.tell("event-rescued", "A12.6", {"seat": f.seat, "system": CELL_IDS[home]})


def forget_row(s: SternState, moment: int, seat: int, here: int, subject: int) -> None:
    """The enemy gains nothing: the first such row of news is not heard."""
    for at in range(0, len(s.news), NEWS_ROW):
        row = s.news[at : at + NEWS_ROW]
        known = seat in (NOBODY, row[1]) and subject in (NOBODY, row[3])
        if known and row[0] == moment and row[2] == here:
            del s.news[at : at + NEWS_ROW]
            return


RESCUE: Final[Script] = script("rescue", ask_rescue, rescue)


def discard(s: SternState, seat: int, card: int) -> None:
    """A12.6 A card that was played goes under the deck."""
    market.part_with(s, seat, card)
    market.put_under(s, card)
    s.tell("event-ware-played", "A12.6", {"seat": seat, "ware": MARKET_NAMES[card]})


def tell_activated(s: SternState, seat: int, card: int) -> None:
    told: dict[str, Argument] = {"seat": seat, "ware": MARKET_NAMES[card]}
    s.tell("event-ware-activated", "A12.6", told)


SCRIPTS: Final[list[Script]] = [WINDS, COOPERATE, MASKS, RESCUE, *ware_deeds.SCRIPTS]
ASKS: Final[list[Ask]] = [WHICH_FLEET, GROWN, MASKED, RESCUED, *ware_deeds.ASKS]
