"""A1.13, A3.1 The match: set-up, then rounds of five phases until somebody has won."""

from typing import Final

from raumhafen.engine.flow import Frame, Script, script
from raumhafen.games.sternenkinder.rules.strategy.battles import BATTLE_PHASE
from raumhafen.games.sternenkinder.rules.strategy.closing import CLOSING_PHASE
from raumhafen.games.sternenkinder.rules.strategy.distant import OPEN_DISTANT
from raumhafen.games.sternenkinder.rules.strategy.economy import ECONOMY_PHASE
from raumhafen.games.sternenkinder.rules.strategy.movement import MOVEMENT_PHASE
from raumhafen.games.sternenkinder.rules.strategy.planet_cards import activate_due
from raumhafen.games.sternenkinder.rules.strategy.politics import POLITICS_PHASE
from raumhafen.games.sternenkinder.rules.strategy.quick_start import start_quickly
from raumhafen.games.sternenkinder.rules.strategy.setup import (
    draw_first_player,
    find_peoples,
    lay_out_map,
    start_peoples,
    start_players,
)
from raumhafen.games.sternenkinder.rules.strategy.turns import begin_phase
from raumhafen.games.sternenkinder.state import (
    BATTLES,
    CLOSING,
    ECONOMY,
    MOVEMENT,
    POLITICS,
    SternState,
)


def open_wars(s: SternState, f: Frame) -> None:
    """B18.1 The first distant war lies open from the set-up on."""
    s.call(OPEN_DISTANT, s.first)


def begin_round(s: SternState, f: Frame) -> None:
    """A3.1 The five phases of the next round."""
    s.round += 1
    s.tell("event-round", "A3.1", {"round": s.round})
    s.call(ROUND, s.first)


def next_round(s: SternState, f: Frame) -> None:
    """A22.11, decision 25 The first-player marker passes clockwise, over who is out."""
    s.first = next(seat for seat in s.seats_from(s.first + 1) if not s.out >> seat & 1)
    f.jump(begin_round)


MATCH: Final[Script] = script(
    "match",
    draw_first_player,
    lay_out_map,
    start_players,
    find_peoples,
    start_peoples,
    start_quickly,
    open_wars,
    begin_round,
    next_round,
)


def politics(s: SternState, f: Frame) -> None:
    """A3.1 Politics, skipped in round 1 (A1.13) and in war mode (B27.7)."""
    if s.round > 1 and not s.war_mode:
        begin_phase(s, POLITICS)
        s.call(POLITICS_PHASE, s.first)


def economy(s: SternState, f: Frame) -> None:
    """A3.1, B2.1 Economy."""
    begin_phase(s, ECONOMY)
    s.call(ECONOMY_PHASE, s.first)


def movement(s: SternState, f: Frame) -> None:
    """A3.1, B7.1 Movement."""
    begin_phase(s, MOVEMENT)
    s.call(MOVEMENT_PHASE, s.first)


def battles(s: SternState, f: Frame) -> None:
    """A3.1, B9 Battles."""
    begin_phase(s, BATTLES)
    s.call(BATTLE_PHASE, s.first)


def closing(s: SternState, f: Frame) -> None:
    """A3.1, A22.1 Closing."""
    begin_phase(s, CLOSING)
    s.call(CLOSING_PHASE, s.first)


ROUND: Final[Script] = script("round", activate_due, politics, economy, movement, battles, closing)

SCRIPTS: Final[list[Script]] = [MATCH, ROUND]
