"""A8.30, A8.34, A8.36 Crafts of diplomats: recruiting, pressure, influence on votes."""

from typing import Final

from raumhafen.engine.errors import Argument
from raumhafen.engine.flow import Frame
from raumhafen.games.sternenkinder.actions import (
    CELL_IDS,
    FOE,
    FOE_NEUTRAL,
    LAW,
    LAW_IDS,
    MOVE,
    OBJECT,
    PACT,
    PACTS,
    SEATS,
)
from raumhafen.games.sternenkinder.content.galaxy import NEIGHBOURS
from raumhafen.games.sternenkinder.content.statutes import ALWAYS, IN_PLAY, LAW_COUNT
from raumhafen.games.sternenkinder.content.tables import CULTURE, OWN_FLEET
from raumhafen.games.sternenkinder.rules.core import foes
from raumhafen.games.sternenkinder.rules.core.agents import (
    BY,
    CARD,
    COUNT,
    FIRST_LAW,
    FIRST_PACT,
    WAR_CARD,
    WHOSE,
    cube_rows,
    cubes_on,
    has_embassy,
    put_cubes,
)
from raumhafen.games.sternenkinder.rules.core.civil import add_civil, has_room, remove_civil
from raumhafen.games.sternenkinder.rules.core.fleets import (
    PRICE as FLEET_PRICE,
)
from raumhafen.games.sternenkinder.rules.core.fleets import (
    add_fleet,
    fleets_in,
    may_own,
    neutral_in,
    printed,
    remove_fleet,
)
from raumhafen.games.sternenkinder.rules.core.movers import MOVERS
from raumhafen.games.sternenkinder.rules.core.pacts import FEDERATION
from raumhafen.games.sternenkinder.rules.politics import goals
from raumhafen.games.sternenkinder.rules.politics.costs import cost, may_conclude
from raumhafen.games.sternenkinder.rules.politics.crafts import (
    ACT,
    COST,
    PLACE,
    VICTIM,
    Craft,
    answers,
    can_pay,
    culture,
    total,
)
from raumhafen.games.sternenkinder.rules.politics.harm_crafts import (
    PLANET,
    REMOVE,
    WAR,
    civil_in,
    others,
    ship_answers,
    struck,
    weariness,
)
from raumhafen.games.sternenkinder.rules.politics.shadow_crafts import (
    UNIT_FACTOR,
    tire_all,
    unit_price,
)
from raumhafen.games.sternenkinder.rules.strategy.control import review_blockades
from raumhafen.games.sternenkinder.state import FLEETS, NOBODY, SternState

FULL: Final = 3  # A8.34 cubes on one card
PLACES: Final = len(SEATS)
NEUTRAL: Final = FOE_NEUTRAL - FOE


def host(s: SternState, cell: int) -> int:
    """Whose home world lies here, or NOBODY."""
    return s.owner[cell] if cell in s.home and s.home.index(cell) == s.owner[cell] else NOBODY


def strength(s: SternState, f: Frame) -> int:
    """A8.34 Twice the effect with an embassy there."""
    return 2 if has_embassy(s, f.seat, f.args[PLACE]) else 1


# --- A8.34 pressure ------------------------------------------------------------------------------


def is_home_of_other(s: SternState, seat: int, cell: int) -> bool:
    return host(s, cell) not in (NOBODY, seat)


def own_cubes(s: SternState, seat: int) -> list[int]:
    """Rows of own cubes that others have put on the war card or on treaties."""
    return [
        at for at in cube_rows(s) if s.cubes[at + WHOSE] == seat and s.cubes[at + CARD] < FIRST_LAW
    ]


def pressure_details(s: SternState, f: Frame) -> list[int]:
    """A8.34 A cube on a card, an own cube away, or weariness in war."""
    if answers(f):
        return []
    other = host(s, f.args[PLACE])
    found = [OBJECT + REMOVE] if own_cubes(s, f.seat) else []
    if foes.are_foes(s, f.seat, other):
        found.append(OBJECT + PLANET)
    else:
        found.append(OBJECT + WAR)
        found += [PACT + PLACES * kind + other for kind in pressed_pacts(s, f, other)]
    return found if can_pay(s, f, other, COST[f.args[ACT]]) else []


def pressed_pacts(s: SternState, f: Frame, other: int) -> list[int]:
    """A8.34 Treaties; the last cube only where the treaty can be concluded and paid at once."""
    left = culture(s, f.seat) - total(s, f.seat, f.args[ACT], f.args[PLACE], other, 2)
    found = []
    for kind in range(len(PACTS)):
        lies = cubes_on(s, FIRST_PACT + kind, other, f.seat) + strength(s, f)
        ready = may_conclude(s, kind, f.seat, other) and cost(s, kind, f.seat, other) <= left
        if kind != FEDERATION and (lies < FULL or ready):
            found.append(kind)
    return found


def press(s: SternState, f: Frame) -> None:
    """A8.34"""
    other, said = f.args[VICTIM], answers(f)[0]
    told: dict[str, Argument] = {"seat": f.seat, "other_seat": other}
    s.tell("event-pressure", "A8.34", told)
    if said == OBJECT + PLANET:
        tire_all(s, other, strength(s, f))
    elif said == OBJECT + REMOVE:
        relieve(s, f.seat, strength(s, f))
    elif said == OBJECT + WAR:
        load_card(s, f, WAR_CARD, other)
    else:
        load_card(s, f, FIRST_PACT + (said - PACT) // PLACES, other)


def relieve(s: SternState, seat: int, count: int) -> None:
    """A8.34 Own cubes, from the fullest card first (ruling)."""
    for _ in range(count):
        found = own_cubes(s, seat)
        if found:
            at = max(found, key=lambda row: s.cubes[row + COUNT])
            put_cubes(s, s.cubes[at + CARD], seat, s.cubes[at + BY], -1)


def load_card(s: SternState, f: Frame, card: int, other: int) -> None:
    """A8.34 With three cubes: a reason for war with any goals, or the treaty."""
    put_cubes(s, card, other, f.seat, strength(s, f))
    lies = cubes_on(s, card, other, f.seat)
    if lies < FULL:
        return
    put_cubes(s, card, other, f.seat, -lies)
    if card == WAR_CARD:
        goals.note_reason(s, f.seat, other, goals.ANYTHING)
        s.tell("event-provoked", "A8.34", {"seat": f.seat, "other_seat": other})
    else:
        force_treaty(s, f.seat, other, card - FIRST_PACT)


def force_treaty(s: SternState, seat: int, other: int, kind: int) -> None:
    """A8.34 It must be accepted, and who pressed pays the full cost."""
    paid = cost(s, kind, seat, other)
    s.account[4 * seat + CULTURE] -= paid
    s.treaties += [kind, seat, other, 0]
    told: dict[str, Argument] = {"seat": seat, "other_seat": other, "treaty": PACTS[kind]}
    s.tell("event-treaty-forced", "A8.34", {**told, "amount": paid})


def host_here(s: SternState, f: Frame) -> int:
    return host(s, f.args[PLACE])


# --- A8.36 influence -----------------------------------------------------------------------------


def can_influence(s: SternState, seat: int, cell: int) -> bool:
    """A8.36 Not the own federation."""
    return host(s, cell) in others(s, seat)


def laws_with_cubes(s: SternState, other: int) -> list[int]:
    return [
        s.cubes[at + CARD] - FIRST_LAW
        for at in cube_rows(s)
        if s.cubes[at + WHOSE] == other and s.cubes[at + CARD] >= FIRST_LAW
    ]


def influence_details(s: SternState, f: Frame) -> list[int]:
    """A8.36 A cube on a law, or one away; "always" laws only with an embassy there."""
    said, other = answers(f), host(s, f.args[PLACE])
    if said == [OBJECT + REMOVE]:
        return [LAW + law for law in sorted(set(laws_with_cubes(s, other)))]
    if said or not can_pay(s, f, other, COST[f.args[ACT]]):
        return []
    open_to = has_embassy(s, f.seat, f.args[PLACE])
    laws = [law for law in range(LAW_COUNT) if IN_PLAY[law] and (open_to or not ALWAYS[law])]
    found = [LAW + law for law in laws]
    return [*found, OBJECT + REMOVE] if laws_with_cubes(s, other) else found


def influence(s: SternState, f: Frame) -> None:
    """A8.36 Cubes stay until the vote on the law is held."""
    other, law = f.args[VICTIM], answers(f)[-1] - LAW
    told: dict[str, Argument] = {"seat": f.seat, "other_seat": other, "law": LAW_IDS[law]}
    if answers(f)[0] != OBJECT + REMOVE:
        put_cubes(s, FIRST_LAW + law, other, f.seat, 1)
        s.tell("event-influence", "A8.36", told)
        return
    row = next(
        at for at in cube_rows(s) if s.cubes[at + CARD : at + BY] == [FIRST_LAW + law, other]
    )
    put_cubes(s, FIRST_LAW + law, other, s.cubes[row + BY], -1)
    s.tell("event-influence-gone", "A8.36", told)


# --- A8.30 recruiting: whose, then which unit ----------------------------------------------------


def near(s: SternState, cell: int) -> list[int]:
    """The same or an adjacent system."""
    return [cell, *NEIGHBOURS[cell]]


def recruits(s: SternState, seat: int, owner: int, cell: int) -> list[int]:
    """A8.30 Civil ships; decision 18: fleets of who was reconnoitred in this round."""
    found: list[int] = []
    ships = has_room(s, seat)
    fleets = s.watched[seat] >> owner & 1 and may_own(s, seat, OWN_FLEET)
    for at in near(s, cell) if ships or fleets else ():
        if ships:
            found += ship_answers(owner, civil_in(s, owner, at))
        if fleets:
            own = [x for x in fleets_in(s, owner, at) if s.fleet_kind[x] == OWN_FLEET]
            found += [MOVE + fleet - FLEETS * owner for fleet in own]
    return found


def neutrals(s: SternState, seat: int, cell: int) -> list[int]:
    """A8.30 Neutral fleets whose kind has a price; the last of a group stays (ruling)."""
    if not may_own(s, seat, OWN_FLEET):
        return []
    groups = [neutral_in(s, at) for at in near(s, cell)]
    large = [g for g in groups if g != NOBODY and s.neutral_count[g] > 1]
    return [g for g in large if printed(s.neutral_kind[g], FLEET_PRICE)]


def can_recruit(s: SternState, seat: int, cell: int) -> bool:
    return bool(neutrals(s, seat, cell)) or any(recruits(s, seat, p, cell) for p in others(s, seat))


def recruit_price(s: SternState, owner: int, answer: int) -> int:
    """A8.30 Twice the price, less the weariness of who has it."""
    return max(0, UNIT_FACTOR * unit_price(s, owner, answer) - weariness(s, owner))


def neutral_price(s: SternState, group: int) -> int:
    return UNIT_FACTOR * printed(s.neutral_kind[group], FLEET_PRICE)


def payable(s: SternState, f: Frame, owner: int) -> list[int]:
    found = recruits(s, f.seat, owner, f.args[PLACE])
    return [a for a in found if can_pay(s, f, owner, recruit_price(s, owner, a))]


def recruit_details(s: SternState, f: Frame) -> list[int]:
    said = answers(f)
    if not said:
        groups = neutrals(s, f.seat, f.args[PLACE])
        wild = any(can_pay(s, f, NOBODY, neutral_price(s, group)) for group in groups)
        found = [FOE + p for p in others(s, f.seat) if payable(s, f, p)]
        return [*found, FOE_NEUTRAL] if wild else found
    if said[0] == FOE_NEUTRAL or len(said) > 1:
        return []
    return payable(s, f, said[0] - FOE)


def recruited(s: SternState, f: Frame) -> int:
    """Whose unit it was; nobody's if it was neutral."""
    owner = answers(f)[0] - FOE
    return NOBODY if owner == NEUTRAL else owner


def price_of_recruit(s: SternState, f: Frame) -> int:
    if recruited(s, f) == NOBODY:
        return min(neutral_price(s, group) for group in neutrals(s, f.seat, f.args[PLACE]))
    return recruit_price(s, recruited(s, f), answers(f)[1])


def recruit(s: SternState, f: Frame) -> None:
    """A8.30 The unit changes sides where it is; its owner gets the price without surcharge."""
    owner, cell = f.args[VICTIM], f.args[PLACE]
    if owner == NOBODY:
        group = min(neutrals(s, f.seat, cell), key=lambda at: neutral_price(s, at))
        cell = s.neutral_at[group]
        s.neutral_count[group] -= 1
        add_fleet(s, f.seat, OWN_FLEET, cell)
    else:
        s.account[4 * owner + CULTURE] += price_of_recruit(s, f)
        cell = take_unit(s, f.seat, struck(owner, answers(f)[1]))
    s.tell("event-recruits", "A8.30", {"seat": f.seat, "system": CELL_IDS[cell]})
    review_blockades(s)


def take_unit(s: SternState, seat: int, mover: int) -> int:
    """A civil ship, of the first variant now; or a fleet without what it carried (ruling)."""
    if mover >= MOVERS:
        cell = s.fleet_at[mover - MOVERS]
        remove_fleet(s, mover - MOVERS)
        add_fleet(s, seat, OWN_FLEET, cell)
        return cell
    kind, cell = s.civil_kind[mover], s.civil_at[mover]
    remove_civil(s, mover)
    add_civil(s, seat, kind, cell)
    return cell


TALK: Final[dict[str, Craft]] = {
    "pressure": Craft(is_home_of_other, press, details=pressure_details, victim=host_here),
    "influence": Craft(can_influence, influence, details=influence_details, victim=host_here),
    "recruit": Craft(
        can_recruit, recruit, price=price_of_recruit, details=recruit_details, victim=recruited
    ),
}
