"""A5.19 An armistice that is talked about, A5.10 a war whose upkeep is shared: both lie open."""

from raumhafen.engine.flow import Frame
from raumhafen.games.sternenkinder.actions import AT, CELL_IDS
from raumhafen.games.sternenkinder.content.tables import SHIP_IDS
from raumhafen.games.sternenkinder.content.words import RESOURCES
from raumhafen.games.sternenkinder.rules.core import foes
from raumhafen.games.sternenkinder.rules.core.movers import mover_at
from raumhafen.games.sternenkinder.rules.politics import armistice
from raumhafen.games.sternenkinder.rules.politics.armistice import FOE, GIFTS, NEXT, THINGS
from raumhafen.games.sternenkinder.rules.politics.harm_crafts import struck
from raumhafen.games.sternenkinder.rules.strategy import common_wars
from raumhafen.games.sternenkinder.state import SternState
from raumhafen.games.sternenkinder.views.affair_shapes import (
    PeaceTalks,
    TruceThing,
    TruceView,
    UpkeepView,
)


def peace_talks(s: SternState) -> PeaceTalks:
    """What the open question is about, if it is one of these."""
    f = s.stack[-1] if s.stack else None
    if f is not None and f.script is armistice.TRUCE:
        return {"truce": truce(s, f)}
    if f is not None and f.script is common_wars.SHARING:
        return {"upkeep": upkeep(s, f)}
    return {}


def truce(s: SternState, f: Frame) -> TruceView:
    """A5.19 Resources that were named so far: by who offers, then by the other in their place."""
    named = f.args[NEXT]
    shown: TruceView = {
        "seat": f.seat,
        "other_seat": f.args[FOE],
        "resources": dict(zip(RESOURCES, f.args[GIFTS : GIFTS + named], strict=False)),
        "things": [truce_thing(s, f.seat, thing) for thing in f.args[THINGS:]],
    }
    if named < len(RESOURCES):
        shown["next"] = RESOURCES[named]
    return shown


def truce_thing(s: SternState, seat: int, thing: int) -> TruceThing:
    if armistice.is_system(thing):
        return {"kind": "system", "system": CELL_IDS[thing - AT]}
    mover = struck(seat, thing)
    system = CELL_IDS[mover_at(s, mover)]
    if armistice.is_fleet(thing):
        return {"kind": "fleet", "system": system}
    return {"kind": SHIP_IDS[s.civil_kind[mover]].partition(".")[2], "system": system}


def upkeep(s: SternState, f: Frame) -> UpkeepView:
    """A5.10 What each ally would pay otherwise, and has named so far."""
    war, side = f.args[common_wars.WAR], f.args[common_wars.SIDE]
    allies = common_wars.payers(s, war, side)
    return {
        "amount": foes.side_upkeep(s, war, side),
        "seats": allies,
        "equal": [foes.own_share(s, war, seat) for seat in allies],
        "named": f.args[common_wars.NAMED :],
    }
