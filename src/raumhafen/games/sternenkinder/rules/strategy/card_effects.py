"""Verbs of event cards that touch movers, the map and decks.

What happens to a mover is the only thing on its card, so the unit that met it still exists.
"""

from typing import Final

from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import AT, CELL_IDS
from raumhafen.games.sternenkinder.content.cards import CARD_EVENT
from raumhafen.games.sternenkinder.content.effects import Effect
from raumhafen.games.sternenkinder.content.galaxy import CELLS, NEIGHBOURS
from raumhafen.games.sternenkinder.content.tables import DANGEROUS
from raumhafen.games.sternenkinder.content.words import (
    DECKS,
    DESTROYS,
    DURATIONS,
    NONE,
    RULES,
    VERBS,
)
from raumhafen.games.sternenkinder.rules.core.cards import ANOMALY_DECK, LOOT_DECKS
from raumhafen.games.sternenkinder.rules.core.effects import HERE, SUBJECT, Instant
from raumhafen.games.sternenkinder.rules.core.fleets import has_fleet, neutral_in
from raumhafen.games.sternenkinder.rules.core.levels import destroy as destroy_building
from raumhafen.games.sternenkinder.rules.core.market import receive_ware
from raumhafen.games.sternenkinder.rules.core.movers import (
    STANDSTILL,
    are_enemies,
    destroy_mover,
    is_enterable,
    mover_at,
    mover_hull,
    mover_seat,
    moves_left,
    put_mover,
    set_moves_left,
    slow_down,
)
from raumhafen.games.sternenkinder.rules.core.spread import take_mix
from raumhafen.games.sternenkinder.rules.strategy.exploration import deliver, take_card
from raumhafen.games.sternenkinder.rules.strategy.neutral import spawn_neutral
from raumhafen.games.sternenkinder.state import NOBODY, SternState

THIS_ROUND: Final = DURATIONS.index("round")
SET_VERB: Final = VERBS.index("set")
ON_ONE: Final = DESTROYS.index("one_unit_on_1")
DRIFT_RULE: Final = RULES.index("drift")
FACES: Final = 6
MARKET_CARD: Final = 4  # resources of choice for a card where there is no market (ruling)
# numbers of frames
MOVER: Final = 0
TUNNEL_FROM: Final = 0


# --- movement ------------------------------------------------------------------------------------


def move(s: SternState, f: Frame, effect: Effect) -> None:
    """B8.4 So many more systems; nobody must use them."""
    set_moves_left(s, f.args[SUBJECT], moves_left(s, f.args[SUBJECT]) + effect.n)


def change_move(s: SternState, f: Frame, effect: Effect) -> None:
    """B8.4, B8.5 Slower for the rest of this round, or in the next one."""
    mover = f.args[SUBJECT]
    by = STANDSTILL if effect.verb == SET_VERB else -effect.n
    if effect.duration == THIS_ROUND:
        set_moves_left(s, mover, moves_left(s, mover) - by)
    else:
        slow_down(s, mover, by)


# --- damage --------------------------------------------------------------------------------------


def damage(s: SternState, f: Frame, effect: Effect) -> None:
    """Decision 21: it destroys a unit if it is at least its hull; what moves is one unit."""
    if effect.n >= mover_hull(s, f.args[SUBJECT]):
        lose_mover(s, f.args[SUBJECT])


def lose_mover(s: SternState, mover: int) -> None:
    where = CELL_IDS[mover_at(s, mover)]
    s.tell("event-unit-lost", "B8.5", {"seat": mover_seat(mover), "system": where})
    destroy_mover(s, mover)


def destroy(s: SternState, f: Frame, effect: Effect) -> None:
    """B8.5 Each unit whose die shows a 1; or one building here, which its owner chooses."""
    if effect.what == ON_ONE:
        s.call(HORIZON, f.seat, [f.args[SUBJECT]])
    else:
        destroy_building(s, f, effect)


def toss_fate(s: SternState, f: Frame) -> None:
    """B8.5 One die for the unit."""
    s.toss(FACES)


def read_fate(s: SternState, f: Frame) -> None:
    """B8.5 A 1 destroys it."""
    s.tell("event-rolls", "B8.5", {"seat": f.seat, "face": s.tossed + 1})
    if s.tossed == 0:
        lose_mover(s, f.args[MOVER])


HORIZON: Final[Script] = script("horizon", toss_fate, read_fate)


# --- the map -------------------------------------------------------------------------------------


def spawn(s: SternState, f: Frame, effect: Effect) -> None:
    """B8.9 A neutral fleet appears where its card lies."""
    spawn_neutral(s, f.args[HERE], effect, CARD_EVENT[s.card[f.args[HERE]]])


def link(s: SternState, f: Frame, effect: Effect) -> None:
    """B8.4 A quantum tunnel to a second system."""
    s.call(TUNNEL, f.seat, [f.args[HERE]])


def tunnel_options(s: SternState, seat: int) -> list[int]:
    """B8.4 A discovered system that is not dangerous."""
    here = s.stack[-1].args[TUNNEL_FROM]
    return [
        AT + cell
        for cell in range(CELLS)
        if s.tile[cell] >= 0
        and cell != here
        and is_enterable(s, cell)
        and not (DANGEROUS[s.tile[cell]] and s.route[cell] == NOBODY)
    ]


TUNNEL_END: Final[Ask] = Ask("tunnel-end", "B8.4", tunnel_options)


def ask_tunnel(s: SternState, f: Frame) -> None:
    """B8.4 Where the second marker lies."""
    s.choose(f.seat, TUNNEL_END, tunnel_options(s, f.seat))


def dig_tunnel(s: SternState, f: Frame) -> None:
    """B8.4 For everybody the two systems are adjacent."""
    here, there = f.args[TUNNEL_FROM], s.answers[f.seat] - AT
    s.link[here], s.link[there] = there, here
    s.tell("event-tunnel", "B8.4", {"system": CELL_IDS[here], "other": CELL_IDS[there]})


TUNNEL: Final[Script] = script("tunnel", ask_tunnel, dig_tunnel)

# --- decks ---------------------------------------------------------------------------------------


def draw(s: SternState, f: Frame, effect: Effect) -> None:
    """B17.2 So many cards, or one of several."""
    deck = DECKS[effect.what]
    if deck == "black_market":
        draw_wares(s, f.seat, effect.n)
        return
    number = ANOMALY_DECK if deck == "anomaly" else LOOT_DECKS + int(deck[-1]) - 1
    kept = effect.n if effect.most == NONE else effect.most
    for _ in range(kept):
        take_card(s, f.seat, number, f.args[HERE], (effect.n - kept) // kept)


def draw_wares(s: SternState, seat: int, count: int) -> None:
    """A12.6 Cards of the black market; without politics 4 resources of choice each (ruling)."""
    if not s.politics:
        take_mix(s, seat, MARKET_CARD * count)
        return
    for _ in range(count):
        receive_ware(s, seat)


# --- drift: args = [mover] -----------------------------------------------------------------------


def own_rule(s: SternState, f: Frame, effect: Effect) -> None:
    """B8.5 The one rule of this part: drift."""
    assert effect.what == DRIFT_RULE
    set_moves_left(s, f.args[SUBJECT], 0)
    s.call(DRIFT, left_neighbour(s, f.seat), [f.args[SUBJECT]])


def left_neighbour(s: SternState, seat: int) -> int:
    """The next player clockwise who is in the game."""
    others = [other for other in s.seats_from(seat)[1:] if not s.out >> other & 1]
    return others[0] if others else seat


def drift_options(s: SternState, seat: int) -> list[int]:
    """B8.5 An adjacent discovered system without an enemy fleet."""
    mover = s.stack[-1].args[MOVER]
    return [
        AT + cell
        for cell in NEIGHBOURS[mover_at(s, mover)]
        if s.tile[cell] >= 0 and is_enterable(s, cell) and not has_enemy(s, mover_seat(mover), cell)
    ]


def has_enemy(s: SternState, seat: int, cell: int) -> bool:
    """Neutral fleets, and fleets of players at war."""
    if neutral_in(s, cell) != NOBODY:
        return True
    return any(
        are_enemies(s, seat, other) and has_fleet(s, other, cell) for other in range(s.seats)
    )


DRIFT_TO: Final[Ask] = Ask("drift", "B8.5", drift_options)


def ask_drift(s: SternState, f: Frame) -> None:
    """B8.5 The left neighbour moves it; it stays where there is no such system."""
    options = drift_options(s, f.seat)
    if options:
        s.choose(f.seat, DRIFT_TO, options)
    else:
        f.leave()


def blow_away(s: SternState, f: Frame) -> None:
    """B8.5 No further card is drawn."""
    mover, cell = f.args[MOVER], s.answers[f.seat] - AT
    put_mover(s, mover, cell)
    s.tell("event-drifts", "B8.5", {"seat": mover_seat(mover), "system": CELL_IDS[cell]})
    deliver(s, mover, cell)


DRIFT: Final[Script] = script("drift", ask_drift, blow_away)

CARD_DEEDS: Final[dict[str, Instant]] = {
    "move": move, "modify": change_move, "set": change_move, "damage": damage, "destroy": destroy,
    "spawn": spawn, "link": link, "draw": draw, "rule": own_rule,
}  # fmt: skip

SCRIPTS: Final[list[Script]] = [HORIZON, TUNNEL, DRIFT]
ASKS: Final[list[Ask]] = [TUNNEL_END, DRIFT_TO]
