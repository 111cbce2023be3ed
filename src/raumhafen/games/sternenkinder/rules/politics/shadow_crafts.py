"""A8.50 to A8.52 Espionage, terror and subversion."""

from typing import Final

from raumhafen.engine.errors import Argument
from raumhafen.engine.flow import Frame
from raumhafen.games.sternenkinder.actions import (
    FOE,
    MOVE,
    OBJECT,
    RESEARCH,
    SHIP,
)
from raumhafen.games.sternenkinder.content.tables import FOOD as FOOD_COST
from raumhafen.games.sternenkinder.content.tables import RESEARCH as RESEARCH_ACCOUNT
from raumhafen.games.sternenkinder.content.tables import (
    SHIP_COST,
    TECHS,
)
from raumhafen.games.sternenkinder.rules.core import foes
from raumhafen.games.sternenkinder.rules.core.fleets import fleet_price, fleets_in
from raumhafen.games.sternenkinder.rules.core.levels import (
    lower_level,
)
from raumhafen.games.sternenkinder.rules.core.movers import (
    MOVERS,
)
from raumhafen.games.sternenkinder.rules.core.news import ATROCITY, announce
from raumhafen.games.sternenkinder.rules.core.places import (
    natural_yield,
    site_kind,
    sites_at,
)
from raumhafen.games.sternenkinder.rules.core.prices import tech_price
from raumhafen.games.sternenkinder.rules.core.quantities import QUANTITY, changed
from raumhafen.games.sternenkinder.rules.core.technologies import NAMES, learn, researchable
from raumhafen.games.sternenkinder.rules.politics.crafts import (
    BLAMED,
    PLACE,
    VICTIM,
    Craft,
    answers,
    can_pay,
)
from raumhafen.games.sternenkinder.rules.politics.harm_crafts import (
    PLANET,
    civil_in,
    hits_diplomat,
    lose_fleet,
    lose_ship,
    others,
    ship_answers,
    struck,
    weariness,
)
from raumhafen.games.sternenkinder.rules.politics.quiet_crafts import (
    is_foreign,
    named_seat,
)
from raumhafen.games.sternenkinder.rules.strategy.conquest import lower_colony
from raumhafen.games.sternenkinder.rules.strategy.control import review_blockades
from raumhafen.games.sternenkinder.state import CIVIL_UNITS, FLEETS, SternState

ESPIONAGE_COST: Final = QUANTITY["ia.espionage.cost"]
TIRING_PRICE: Final = 5  # A8.52
UNIT_FACTOR: Final = 2  # A8.52 times the price of the unit
TERROR_FACTOR: Final = 3  # A8.51 for each level


# --- A8.50 espionage -----------------------------------------------------------------------------


def has_research(s: SternState, cell: int) -> bool:
    """The planet has an income of research."""
    kinds = [site_kind(s.sites[at]) for at in sites_at(s, cell)]
    return natural_yield(s, cell)[RESEARCH_ACCOUNT] > 0 or RESEARCH_ACCOUNT in kinds


def secrets(s: SternState, seat: int, owner: int) -> list[int]:
    """A8.50 Technologies of the other whose prerequisites are known."""
    return [tech for tech in researchable(s, seat) if s.techs[owner] >> tech & 1]


def secret_price(s: SternState, seat: int, tech: int) -> int:
    """A8.50 Half the price of research, rounded down."""
    return changed(s, seat, ESPIONAGE_COST, tech_price(s, seat, tech) // 2)


def can_spy(s: SternState, seat: int, cell: int) -> bool:
    if not is_foreign(s, seat, cell) or not has_research(s, cell):
        return False
    return s.owner[cell] in others(s, seat) and bool(secrets(s, seat, s.owner[cell]))


def spy_details(s: SternState, f: Frame) -> list[int]:
    if answers(f):
        return []
    owner = s.owner[f.args[PLACE]]
    known = secrets(s, f.seat, owner)
    return [RESEARCH + t for t in known if can_pay(s, f, owner, secret_price(s, f.seat, t))]


def spied_price(s: SternState, f: Frame) -> int:
    return secret_price(s, f.seat, answers(f)[0] - RESEARCH)


def spy(s: SternState, f: Frame) -> None:
    """A8.50 The other loses as much research, as far as there is some."""
    tech, victim = answers(f)[0] - RESEARCH, f.args[VICTIM]
    assert 0 <= tech < TECHS
    at = 4 * victim + RESEARCH_ACCOUNT
    s.account[at] = max(0, s.account[at] - secret_price(s, f.seat, tech))
    told: dict[str, Argument] = {"seat": f.seat, "other_seat": victim, "tech": NAMES[tech]}
    s.tell("event-espionage", "A8.50", told)
    learn(s, f.seat, tech)


# --- A8.51 terror --------------------------------------------------------------------------------


def can_terrorise(s: SternState, seat: int, cell: int) -> bool:
    """A8.51 A colony, no home world."""
    return s.owner[cell] in others(s, seat) and cell not in s.home


def terror_price(s: SternState, seat: int, cell: int) -> int:
    return TERROR_FACTOR * s.level[cell]


def terrorise(s: SternState, f: Frame) -> None:
    """A8.51 A level less; below 1 the colony is destroyed. Who is at war is wearier by 1."""
    cell, victim = f.args[PLACE], f.args[VICTIM]
    announce(s, ATROCITY, f.args[BLAMED], cell)
    if s.level[cell] > 1:
        lower_level(s, cell, "A8.51")
    else:
        lower_colony(s, f.seat, cell)
    tire_all(s, victim, 1)


def tire_all(s: SternState, seat: int, pips: int) -> None:
    """Weariness in every war of a player (ruling)."""
    for at in foes.rows(s):
        if foes.in_war(s, at, seat):
            foes.tire(s, at, seat, pips)


# --- A8.52 subversion: the planet, or a unit -----------------------------------------------------


def unit_price(s: SternState, owner: int, answer: int) -> int:
    """The price of a civil unit or a fleet."""
    if MOVE <= answer < MOVE + FLEETS:
        return fleet_price(s, owner, s.fleet_kind[FLEETS * owner + answer - MOVE])
    return SHIP_COST[4 * s.civil_kind[CIVIL_UNITS * owner + answer - SHIP] + FOOD_COST]


def subvertible(s: SternState, seat: int, owner: int, cell: int) -> list[int]:
    """A8.52 (b), decision 18: units of who was reconnoitred in this round."""
    if not s.watched[seat] >> owner & 1:
        return []
    found = ship_answers(owner, civil_in(s, owner, cell))
    return found + [MOVE + fleet - FLEETS * owner for fleet in fleets_in(s, owner, cell)]


def subversion_price(s: SternState, owner: int, answer: int) -> int:
    if answer == OBJECT + PLANET:
        return TIRING_PRICE - weariness(s, owner)
    return UNIT_FACTOR * unit_price(s, owner, answer) - weariness(s, owner)


def subversions(s: SternState, seat: int, owner: int, cell: int) -> list[int]:
    found = subvertible(s, seat, owner, cell)
    at_war = bool(s.foes[owner]) and s.owner[cell] == owner
    return [OBJECT + PLANET, *found] if at_war else found


def can_subvert(s: SternState, seat: int, cell: int) -> bool:
    return any(subversions(s, seat, p, cell) for p in others(s, seat))


def subvert_details(s: SternState, f: Frame) -> list[int]:
    said = answers(f)
    if not said:
        return [FOE + p for p in others(s, f.seat) if bargains(s, f, p)]
    return bargains(s, f, named_seat(s, f)) if len(said) == 1 else []


def bargains(s: SternState, f: Frame, owner: int) -> list[int]:
    found = subversions(s, f.seat, owner, f.args[PLACE])
    return [a for a in found if can_pay(s, f, owner, subversion_price(s, owner, a))]


def subverted_price(s: SternState, f: Frame) -> int:
    return subversion_price(s, named_seat(s, f), answers(f)[1])


def subvert(s: SternState, f: Frame) -> None:
    """A8.52 Weariness, or the unit is destroyed."""
    victim, said = f.args[VICTIM], answers(f)[1]
    if said == OBJECT + PLANET:
        tire_all(s, victim, 1)
        s.tell("event-subverted", "A8.52", {"seat": f.seat, "other_seat": victim})
        return
    mover = struck(victim, said)
    if mover < MOVERS:
        lose_ship(s, f, mover, "A8.52")
    else:
        lose_fleet(s, f, mover, "A8.52")
    review_blockades(s)


SHADOW: Final[dict[str, Craft]] = {
    "espionage": Craft(
        can_spy, spy, price=spied_price, details=spy_details
    ),
    "terror": Craft(can_terrorise, terrorise, least=terror_price),
    "subvert": Craft(
        can_subvert, subvert, price=subverted_price,
        details=subvert_details, victim=named_seat, immune=hits_diplomat,
    ),
}  # fmt: skip
