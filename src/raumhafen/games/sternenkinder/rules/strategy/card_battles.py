"""B27.6.8 Ground battles that a planetary event demands: the army of the planet attacks."""

from typing import Final

from raumhafen.engine.flow import Frame, Script, script
from raumhafen.games.sternenkinder.actions import CELL_IDS
from raumhafen.games.sternenkinder.content.cards import OPTION_CONDITION
from raumhafen.games.sternenkinder.content.tables import (
    ENTRY_PLACE,
    GROUND_MOBILE,
    GROUND_UNITS,
)
from raumhafen.games.sternenkinder.rules.core.field import enlist, new_field, survivors
from raumhafen.games.sternenkinder.rules.core.war import ATTACKER, DEFENDER
from raumhafen.games.sternenkinder.rules.strategy.ground_battle import GROUND_BATTLE
from raumhafen.games.sternenkinder.rules.strategy.neutral import opponents
from raumhafen.games.sternenkinder.state import NOBODY, SternState

CELL: Final = 0
PLACE: Final = 1  # the option among those of all planetary events


def army_here(s: SternState, cell: int) -> bool:
    """B27.6.8 Units that can attack; militia do not take part."""
    start = GROUND_UNITS * cell
    return any(s.troops[start + unit] for unit in range(GROUND_UNITS) if GROUND_MOBILE[unit])


def fight_for_card(s: SternState, seat: int, cell: int, place: int) -> None:
    s.call(CARD_BATTLE, seat, [cell, place])


def find_card_enemy(s: SternState, f: Frame) -> None:
    """B8.9.3 The other side is played as neutral fleets are."""
    others = opponents(s, [f.seat])
    if len(others) > 1:
        s.toss(len(others))
    else:
        s.tossed = 0


def meet_card_enemy(s: SternState, f: Frame) -> None:
    """B27.6.8 The army fights the listed units as the attacker, at once."""
    others, start = opponents(s, [f.seat]), GROUND_UNITS * f.args[CELL]
    s.ground = new_field(f.seat, others[s.tossed] if others else NOBODY, NOBODY)
    for unit in range(GROUND_UNITS):
        if GROUND_MOBILE[unit]:
            enlist(s.ground, ATTACKER, unit, s.troops[start + unit])
            s.troops[start + unit] = 0
    for entry, count in OPTION_CONDITION[f.args[PLACE]].ground_battle:
        enlist(s.ground, DEFENDER, ENTRY_PLACE[entry], count)
    s.tell("event-card-battle", "B27.6.8", {"seat": f.seat, "system": CELL_IDS[f.args[CELL]]})
    s.call(GROUND_BATTLE, f.seat)


def end_card_battle(s: SternState, f: Frame) -> None:
    """B27.6.8 Whoever is left stays on the planet; defeat costs the units lost."""
    start = GROUND_UNITS * f.args[CELL]
    for unit, count in enumerate(survivors(s.ground, ATTACKER)):
        s.troops[start + unit] += count
    s.ground = []


CARD_BATTLE: Final[Script] = script(
    "card_battle", find_card_enemy, meet_card_enemy, end_card_battle
)

SCRIPTS: Final[list[Script]] = [CARD_BATTLE]
