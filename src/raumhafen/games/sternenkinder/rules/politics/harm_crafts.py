"""A8.42, A8.47, A8.49 Theft, sabotage and disruption, and what all harmful crafts share."""

from typing import Final

from raumhafen.engine.errors import Argument
from raumhafen.engine.flow import Frame
from raumhafen.games.sternenkinder.actions import (
    AMOUNT,
    BRANCH,
    CARD,
    CELL_IDS,
    END,
    FOE,
    GIVE,
    MARKET_NAMES,
    MOST,
    MOVE,
    OBJECT,
    OBJECTS,
    SHIP,
    SITE,
    WARE,
)
from raumhafen.games.sternenkinder.content.galaxy import CELLS
from raumhafen.games.sternenkinder.content.tables import (
    NEBULA,
)
from raumhafen.games.sternenkinder.content.words import FLAGS, RESOURCES
from raumhafen.games.sternenkinder.rules.core import foes
from raumhafen.games.sternenkinder.rules.core.agents import DIPLOMAT, has_character, is_strange
from raumhafen.games.sternenkinder.rules.core.cards import CARD_NAMES as CARDS
from raumhafen.games.sternenkinder.rules.core.cards import hand_of, hand_over_event
from raumhafen.games.sternenkinder.rules.core.civil import remove_civil
from raumhafen.games.sternenkinder.rules.core.fleets import fleets_in
from raumhafen.games.sternenkinder.rules.core.levels import (
    close_ranks,
    destroy_at,
)
from raumhafen.games.sternenkinder.rules.core.market import cards_in, hand_over
from raumhafen.games.sternenkinder.rules.core.movers import (
    MOVERS,
    destroy_mover,
    mover_at,
    mover_hull,
    mover_seat,
)
from raumhafen.games.sternenkinder.rules.core.news import CIVIL_LOST, announce
from raumhafen.games.sternenkinder.rules.core.places import (
    site_owner,
    sites_at,
)
from raumhafen.games.sternenkinder.rules.core.quantities import QUANTITY, changed
from raumhafen.games.sternenkinder.rules.core.rescue import note_civil
from raumhafen.games.sternenkinder.rules.core.tally import has_flag
from raumhafen.games.sternenkinder.rules.politics.crafts import ACTION as NUMBER
from raumhafen.games.sternenkinder.rules.politics.crafts import (
    COST,
    PLACE,
    VICTIM,
    Craft,
    answers,
    can_pay,
    most_base,
)
from raumhafen.games.sternenkinder.rules.politics.quiet_crafts import (
    holders,
    named_seat,
)
from raumhafen.games.sternenkinder.rules.strategy.control import review_blockades
from raumhafen.games.sternenkinder.state import CIVIL_UNITS, FLEETS, NOBODY, SITES, SternState

CARD_PRICE: Final = 5  # A8.42
PER_CULTURE: Final = QUANTITY["ia.steal.resources_per_culture"]
IGNORES: Final = FLAGS.index("sabotage_ignores_immunity")
GUARD, ROUTE, EMBASSY, PLANET, NETWORK, REMOVE, WAR = range(len(OBJECTS))


def weariness(s: SternState, seat: int) -> int:
    """A8.12 Pips of a player in all wars."""
    return sum(
        s.wars[at + foes.WEARINESS + seat] for at in foes.rows(s) if foes.in_war(s, at, seat)
    )


def civil_in(s: SternState, seat: int, cell: int) -> list[int]:
    start = CIVIL_UNITS * seat
    places = s.civil_at[start : start + CIVIL_UNITS]
    if cell not in places:
        return []
    return [start + at for at, place in enumerate(places) if place == cell]


def ship_answers(seat: int, units: list[int]) -> list[int]:
    return [SHIP + unit - CIVIL_UNITS * seat for unit in units]


def others(s: SternState, seat: int) -> list[int]:
    """Players who can be hurt: not the own team or federation (ruling)."""
    return [p for p in range(s.seats) if is_strange(s, seat, p)]


def lose_ship(s: SternState, f: Frame, unit: int, rule: str) -> None:
    """A civil unit is destroyed."""
    cell, owner = s.civil_at[unit], unit // CIVIL_UNITS
    note_civil(s, unit)
    remove_civil(s, unit)
    announce(s, CIVIL_LOST, owner, cell)
    told: dict[str, Argument] = {"seat": f.seat, "other_seat": owner}
    s.tell("event-ship-destroyed", rule, {**told, "system": CELL_IDS[cell]})


def lose_fleet(s: SternState, f: Frame, mover: int, rule: str) -> None:
    told: dict[str, Argument] = {"seat": f.seat, "other_seat": mover_seat(mover)}
    told["system"] = CELL_IDS[mover_at(s, mover)]
    destroy_mover(s, mover)
    s.tell("event-fleet-sunk", rule, told)


# --- A8.42 theft: a player, then a card, or resources one after the other until the end -----------


def victims(s: SternState, seat: int, cell: int) -> list[int]:
    """Owners of the planet or the trade route."""
    return [p for p in holders(s, seat, cell) if is_strange(s, seat, p)]


def can_rob(s: SternState, seat: int, cell: int) -> bool:
    return bool(victims(s, seat, cell))


def rate(s: SternState, seat: int) -> int:
    """A8.42 Resources for one C."""
    return max(1, changed(s, seat, PER_CULTURE, 1))


def loot(f: Frame) -> list[int]:
    """Amounts by resource that were named so far."""
    found, said = [0] * len(RESOURCES), answers(f)[1:]
    for at in range(0, len(said) - 1, 2):
        found[said[at] - GIVE] += said[at + 1] - AMOUNT
    return found


def loot_left(s: SternState, f: Frame, victim: int) -> int:
    """How many more resources the thief can pay for."""
    most = most_base(s, f, victim) * rate(s, f.seat)
    return min(MOST, most - sum(loot(f)))


def spoils(s: SternState, f: Frame, victim: int) -> list[int]:
    """Resources that were not named yet and can be paid for."""
    if loot_left(s, f, victim) <= 0:
        return []
    found = loot(f)
    return [GIVE + r for r in range(4) if not found[r] and s.account[4 * victim + r]]


def first_spoils(s: SternState, f: Frame, victim: int) -> list[int]:
    """A8.42 Resources, or one card, which the thief chooses (decision 16)."""
    found = spoils(s, f, victim)
    if can_pay(s, f, victim, CARD_PRICE):
        found += [CARD + card for card in hand_of(s, victim)]
        found += [WARE + card for card in cards_in(s.market_hand[victim])]
    return found


def is_card(answer: int) -> bool:
    return CARD <= answer < CARD + len(CARDS) or is_ware(answer)


def is_ware(answer: int) -> bool:
    return WARE <= answer < WARE + len(MARKET_NAMES)


def steal_details(s: SternState, f: Frame) -> list[int]:
    said = answers(f)
    if not said:
        found = victims(s, f.seat, f.args[PLACE])
        return [FOE + p for p in found if first_spoils(s, f, p)]
    victim = named_seat(s, f)
    if len(said) == 1:
        return first_spoils(s, f, victim)
    if said[-1] == END or is_card(said[-1]):
        return []
    if GIVE <= said[-1] < GIVE + len(RESOURCES):
        rich = s.account[4 * victim + said[-1] - GIVE]
        return [AMOUNT + n for n in range(1, min(rich, loot_left(s, f, victim)) + 1)]
    more = spoils(s, f, victim)
    return [END, *more] if more else []


def stolen_price(s: SternState, f: Frame) -> int:
    """A8.42 1 for each resource, or 5 for a card."""
    if is_card(answers(f)[1]):
        return CARD_PRICE
    return -(-sum(loot(f)) // rate(s, f.seat))


def steal(s: SternState, f: Frame) -> None:
    """A8.42, A12.4 As much as is still there: the victim may have spent culture on an arrest."""
    victim, said = f.args[VICTIM], answers(f)[1]
    told: dict[str, Argument] = {"seat": f.seat, "other_seat": victim}
    if is_ware(said):
        hand_over(s, victim, f.seat, said - WARE)
        s.tell("event-steals-ware", "A8.42", {**told, "ware": MARKET_NAMES[said - WARE]})
        return
    if is_card(said):
        hand_over_event(s, victim, f.seat, said - CARD)
        s.tell("event-steals-card", "A8.42", {**told, "card": CARDS[said - CARD]})
        return
    total = 0
    for resource, amount in enumerate(loot(f)):
        taken = min(amount, s.account[4 * victim + resource])
        s.account[4 * victim + resource] -= taken
        s.account[4 * f.seat + resource] += taken
        total += taken
    s.tell("event-steals", "A8.42", {**told, "amount": total})


# --- A8.47 sabotage: whose, then what ------------------------------------------------------------


def wrecks(s: SternState, seat: int, cell: int) -> list[int]:
    """What of a player can be destroyed here, as answers; defence buildings are hidden (B6.2)."""
    found = ship_answers(seat, civil_in(s, seat, cell))
    found += [
        SITE + at - SITES * cell for at in sites_at(s, cell) if site_owner(s.sites[at]) == seat
    ]
    if s.owner[cell] == seat and s.centre[cell]:
        found.append(SITE + SITES)
    if s.gate[cell] == seat:
        found.append(SITE + SITES + 1)
    for aim, there in (
        (GUARD, s.guard[CELLS * seat + cell] > 0),
        (ROUTE, s.route[cell] == seat),
        (EMBASSY, bool(s.embassy[cell] >> seat & 1)),
    ):
        if there:
            found.append(OBJECT + aim)
    if s.branch[cell] >> seat & 1:  # A17.12 counts as a building
        found.append(BRANCH + cell)
    return found


def can_sabotage(s: SternState, seat: int, cell: int) -> bool:
    return any(wrecks(s, p, cell) for p in others(s, seat))


def sabotage_details(s: SternState, f: Frame) -> list[int]:
    said, cell = answers(f), f.args[PLACE]
    if not said:
        able = [p for p in others(s, f.seat) if wrecks(s, p, cell)]
        return [FOE + p for p in able if can_pay(s, f, p, COST[NUMBER["sabotage"]])]
    return wrecks(s, named_seat(s, f), cell) if len(said) == 1 else []


def named_ship(f: Frame) -> int:
    """The unit of the victim that was named, or NOBODY."""
    said = answers(f)[1]
    if not SHIP <= said < SHIP + CIVIL_UNITS:
        return NOBODY
    return CIVIL_UNITS * (answers(f)[0] - FOE) + said - SHIP


def hits_diplomat(s: SternState, f: Frame) -> bool:
    """A7.5 A ship with a diplomat."""
    unit = named_ship(f)
    return unit != NOBODY and has_character(s, unit, DIPLOMAT)


def hits_immune(s: SternState, f: Frame) -> bool:
    """A7.5 An embassy; a diplomat, but for who wages a hybrid war."""
    if answers(f)[1] == OBJECT + EMBASSY:
        return True
    return hits_diplomat(s, f) and not has_flag(s, f.seat, IGNORES)


def sabotage(s: SternState, f: Frame) -> None:
    """A8.47 It is destroyed."""
    victim, cell, said = f.args[VICTIM], f.args[PLACE], answers(f)[1]
    unit = named_ship(f)
    if unit != NOBODY:
        lose_ship(s, f, unit, "A8.47")
    elif SITE <= said <= SITE + SITES + 1:
        destroy_at(s, victim, cell, said - SITE)
        close_ranks(s, cell)
    else:
        wreck(s, victim, cell, said)
        told: dict[str, Argument] = {"seat": f.seat, "other_seat": victim}
        told["aim"] = "branch" if said == BRANCH + cell else OBJECTS[said - OBJECT]
        s.tell("event-sabotage", "A8.47", {**told, "system": CELL_IDS[cell]})
    review_blockades(s)


def wreck(s: SternState, seat: int, cell: int, aim: int) -> None:
    if aim == OBJECT + GUARD:
        s.guard[CELLS * seat + cell] = 0
    elif aim == OBJECT + ROUTE:
        s.route[cell] = NOBODY
    elif aim == OBJECT + EMBASSY:
        s.embassy[cell] &= ~(1 << seat)
    else:
        s.branch[cell] &= ~(1 << seat)


# --- A8.49 disrupting systems: whose, then ships one after the other ------------------------------


def targets(s: SternState, seat: int, owner: int, cell: int) -> list[int]:
    """Civil units; in a nebula also fleets of who was reconnoitred in this round."""
    found = ship_answers(owner, civil_in(s, owner, cell))
    if s.tile[cell] == NEBULA and s.watched[seat] >> owner & 1:
        found += [MOVE + fleet - FLEETS * owner for fleet in fleets_in(s, owner, cell)]
    return found


def can_disrupt(s: SternState, seat: int, cell: int) -> bool:
    return any(targets(s, seat, p, cell) for p in others(s, seat))


def struck(owner: int, answer: int) -> int:
    """The number of the unit that was named."""
    if MOVE <= answer < MOVE + FLEETS:
        return MOVERS + FLEETS * owner + answer - MOVE
    return CIVIL_UNITS * owner + answer - SHIP


def hulls(s: SternState, f: Frame) -> int:
    """A8.49 The sum of hull points of the targets."""
    owner = named_seat(s, f)
    return sum(mover_hull(s, struck(owner, a)) for a in answers(f)[1:] if a != END)


def disrupt_details(s: SternState, f: Frame) -> list[int]:
    said = answers(f)
    if not said:
        return [FOE + p for p in others(s, f.seat) if payable(s, f, p, 0)]
    if said[-1] == END:
        return []
    found = [a for a in payable(s, f, named_seat(s, f), hulls(s, f)) if a not in said]
    return found if len(said) == 1 else ([END, *found] if found else [])


def payable(s: SternState, f: Frame, owner: int, before: int) -> list[int]:
    found = targets(s, f.seat, owner, f.args[PLACE])
    return [a for a in found if can_pay(s, f, owner, before + mover_hull(s, struck(owner, a)))]


def disrupts_diplomat(s: SternState, f: Frame) -> bool:
    """A7.5"""
    owner = named_seat(s, f)
    units = [struck(owner, a) for a in answers(f)[1:] if SHIP <= a < SHIP + CIVIL_UNITS]
    return any(has_character(s, unit, DIPLOMAT) for unit in units)


def disrupt(s: SternState, f: Frame) -> None:
    """A8.49, decision 21: one damage destroys what has a hull of 1 and leaves nothing else."""
    owner = named_seat(s, f)
    for answer in answers(f)[1:]:
        if answer == END:
            continue
        mover = struck(owner, answer)
        if mover_hull(s, mover) > 1:
            told: dict[str, Argument] = {"seat": f.seat, "other_seat": owner}
            s.tell("event-disrupted", "A8.49", {**told, "system": CELL_IDS[f.args[PLACE]]})
        elif mover < MOVERS:
            lose_ship(s, f, mover, "A8.49")
        else:
            lose_fleet(s, f, mover, "A8.49")
    review_blockades(s)


HARM: Final[dict[str, Craft]] = {
    "steal": Craft(
        can_rob, steal, price=stolen_price, details=steal_details, victim=named_seat
    ),
    "sabotage": Craft(
        can_sabotage, sabotage, details=sabotage_details, victim=named_seat, immune=hits_immune
    ),
    "disrupt": Craft(
        can_disrupt, disrupt, price=hulls, details=disrupt_details, victim=named_seat,
        immune=disrupts_diplomat,
    ),
}  # fmt: skip
