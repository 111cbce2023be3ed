"""Everything about a player that a technology, people or government can change, in words."""

from __future__ import annotations

from typing import Any

from raumhafen.games.sternenkinder.actions import GROUND_NAMES
from raumhafen.games.sternenkinder.content.tables import (
    BUILDING_IDS,
    BUILDING_TECH,
    COLONY_SHIP,
    COMPONENT_IDS,
    COMPONENT_TECH,
    ENTRY,
    GROUND_IDS,
    GROUND_TECH,
    GROUND_UNITS,
    RESEARCH_SHIP,
    WORKS,
)
from raumhafen.games.sternenkinder.content.words import ACTIONS as POLITICAL
from raumhafen.games.sternenkinder.content.words import FLAGS
from raumhafen.games.sternenkinder.rules.core.civil import count_civil, units_of
from raumhafen.games.sternenkinder.rules.core.fleets import fleet_move, fleets_of
from raumhafen.games.sternenkinder.rules.core.militia import militia_at
from raumhafen.games.sternenkinder.rules.core.prices import is_unlocked
from raumhafen.games.sternenkinder.rules.core.votes import votes
from raumhafen.games.sternenkinder.rules.strategy.decision import vote_price
from raumhafen.games.sternenkinder.rules.strategy.fly import civil_move
from raumhafen.games.sternenkinder.rules.strategy.outfit import equipment_price
from raumhafen.games.sternenkinder.rules.strategy.politics import reset_budgets
from raumhafen.games.sternenkinder.rules.strategy.trade import ratio
from raumhafen.games.sternenkinder.state import SternState
from raumhafen.games.sternenkinder.views.prices import prices
from raumhafen.games.sternenkinder.views.war import fleet_values
from tests.games.sternenkinder.tables import Seat

Facts = dict[str, int]
PRICES = ("build:", "buy:", "grow:")


def facts(p: Seat) -> Facts:
    """All numbers, each by its name; what is 0 is left out."""
    s, seat = p.s, p.seat
    found: Facts = {f"income {name}": n for name, n in p.income.items()}
    found |= {f"account {name}": n for name, n in p.account.items()}
    found |= dict(zip(("ground capacity", "space capacity"), p.full_capacity, strict=True))
    found |= {f"price {code}": n for code, n in prices(s, seat).items() if code.startswith(PRICES)}
    fleet: dict[str, Any] = {**fleet_values(s, seat)}
    found |= {f"fleet {name}": n for name, n in fleet.items()}
    found |= {"votes": votes(s, seat), "vote price": vote_price(s, seat)}
    found |= {"state size": s.state_size[seat], "points": s.points[seat]}
    found |= {"trade food awe": ratio(s, seat, 0, 1), "equipment": equipment_price(s, seat, 0)}
    found |= {f"flag {name}": s.flags[seat] >> at & 1 for at, name in enumerate(FLAGS)}
    return {name: n for name, n in (found | things(p) | moves(p) | unlocked(p)).items() if n}


def things(p: Seat) -> Facts:
    """What stands and lies there."""
    s, seat = p.s, p.seat
    ground = [sum(s.troops[u::GROUND_UNITS]) for u in range(GROUND_UNITS)]
    found = {f"own {name}": n for name, n in zip(GROUND_NAMES, ground, strict=True)}
    found |= {"research ships": count_civil(s, seat, RESEARCH_SHIP)}
    found |= {"colony ships": count_civil(s, seat, COLONY_SHIP), "fleets": len(fleets_of(s, seat))}
    cells = len(s.tile)
    found |= {"guards": sum(s.guard[cells * seat : cells * (seat + 1)])}
    found |= {"networks": sum(s.network[cells * seat : cells * (seat + 1)])}
    found |= {"routes": s.route.count(seat), "gates": s.gate.count(seat)}
    found |= {"defence": sum(d.bit_count() for d in s.defence), "sites": sum(map(bool, s.sites))}
    found |= {"technologies": s.techs[seat].bit_count(), "militia": militia_at(s, p.home)}
    found |= {"systems": sum(kind >= 0 for kind in s.tile), "actions": actions(p)}
    return found


def actions(p: Seat) -> int:
    """A4.2 Political actions of the next politics phase."""
    then = p.s.clone()
    assert isinstance(then, SternState)
    reset_budgets(then, then.stack[-1])
    kinds = len(POLITICAL)
    return sum(then.budget[kinds * p.seat : kinds * (p.seat + 1)])


def moves(p: Seat) -> Facts:
    s, seat = p.s, p.seat
    names = {RESEARCH_SHIP: "move research", COLONY_SHIP: "move colony"}
    found = {names[s.civil_kind[at]]: civil_move(s, at) for at in units_of(s, seat)}
    return found | {"move fleet": max([fleet_move(s, at) for at in fleets_of(s, seat)], default=0)}


def unlocked(p: Seat) -> Facts:
    """Buildings, ground units and equipment of this part whose technology is known."""
    pairs = [
        *zip(BUILDING_IDS, BUILDING_TECH, strict=True), *zip(GROUND_IDS, GROUND_TECH, strict=True),
        *zip(COMPONENT_IDS, COMPONENT_TECH, strict=True),
    ]  # fmt: skip
    return {
        f"unlocked {id}": int(is_unlocked(p.s, p.seat, tech))
        for id, tech in pairs
        if tech >= 0 and WORKS[ENTRY[id]]
    }


def difference(before: Facts, after: Facts) -> Facts:
    names = [*before, *[name for name in after if name not in before]]
    found = {name: after.get(name, 0) - before.get(name, 0) for name in names}
    return {name: n for name, n in found.items() if n}
