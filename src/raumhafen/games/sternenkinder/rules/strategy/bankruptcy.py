"""B2.8 Bankruptcy: debts in the order F, AWE, R, C, covered by money and culture or by sales."""

from typing import Final

from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import (
    ADVISOR,
    AMOUNT,
    AT,
    CELL_IDS,
    CIVIL_SHIPS,
    NO,
    SELL,
    SLOT_THINGS,
    SOLD,
    THINGS,
    UNITS,
    YES,
)
from raumhafen.games.sternenkinder.content.cabinet import ADVISOR_NAMES, ADVISORS, PRICES
from raumhafen.games.sternenkinder.content.galaxy import CELLS
from raumhafen.games.sternenkinder.content.tables import AWE, CULTURE, GROUND_UNITS
from raumhafen.games.sternenkinder.content.words import RESOURCES
from raumhafen.games.sternenkinder.rules.core.advisors import (
    advisor_level,
    advisors_of,
    put_below,
)
from raumhafen.games.sternenkinder.rules.core.civil import remove_civil, units_of
from raumhafen.games.sternenkinder.rules.core.fleets import fleets_in, fleets_of, remove_fleet
from raumhafen.games.sternenkinder.rules.core.levels import LOSE_SLOT
from raumhafen.games.sternenkinder.rules.core.news import BANKRUPT, announce
from raumhafen.games.sternenkinder.rules.core.place import DEFENCE_BITS
from raumhafen.games.sternenkinder.rules.core.places import pack, planets_of, sites_at, slots
from raumhafen.games.sternenkinder.rules.core.prices import (
    fleet_kind,
    ground_unit,
    is_fleet,
    is_ground,
    thing_kind,
    thing_level,
)
from raumhafen.games.sternenkinder.rules.core.tally import tally
from raumhafen.games.sternenkinder.rules.strategy.takeover import can_take_over, take_over, value_of
from raumhafen.games.sternenkinder.state import NOBODY, SternState

COVER: Final = 2  # units of money or culture for each missing one
# numbers of a frame
DEBT: Final = 0  # the resource
OBJECT: Final = 1  # what is sold
CELL: Final = 2  # where
BUYER: Final = 3  # to whom it is offered


def missing(s: SternState, seat: int, resource: int) -> int:
    return max(0, -s.account[4 * seat + resource])


def cover_with(s: SternState, seat: int, resource: int, debt: int) -> int:
    """B2.8 What an account can give to cover a debt; it cannot cover its own."""
    return 0 if resource == debt else max(0, s.account[4 * seat + resource])


def find_debt(s: SternState, f: Frame) -> None:
    """B2.8 Debts are settled in the order F, AWE, R, C (decision 23)."""
    debts = [resource for resource in range(4) if missing(s, f.seat, resource)]
    if not debts:
        f.leave()
        return
    f.args = [debts[0], NOBODY, NOBODY, NOBODY]
    s.bankrupt |= 1 << f.seat
    if s.politics:
        announce(s, BANKRUPT, f.seat)
    s.tell(
        "event-bankrupt",
        "B2.8",
        {"seat": f.seat, "amount": missing(s, f.seat, debts[0]), "resource": RESOURCES[debts[0]]},
    )


def cover_options(s: SternState, seat: int) -> list[int]:
    """Decision 42: any mix of AWE and C that makes two units for each missing one."""
    debt = s.stack[-1].args[DEBT]
    need = COVER * missing(s, seat, debt)
    money, culture = cover_with(s, seat, AWE, debt), cover_with(s, seat, CULTURE, debt)
    return [AMOUNT + n for n in range(max(0, need - culture), min(need, money) + 1)]


COVER_DEBT: Final[Ask] = Ask("cover-debt", "B2.8", cover_options)


def ask_cover(s: SternState, f: Frame) -> None:
    """B2.8 Two AWE or two C for each missing unit, in any mix."""
    options = cover_options(s, f.seat)
    if options:
        s.choose(f.seat, COVER_DEBT, options)
    else:
        f.jump(ask_sale)


def cover_debt(s: SternState, f: Frame) -> None:
    """B2.8 The account is then 0."""
    debt, money = f.args[DEBT], s.answers[f.seat] - AMOUNT
    need = COVER * missing(s, f.seat, debt)
    s.account[4 * f.seat + AWE] -= money
    s.account[4 * f.seat + CULTURE] -= need - money
    s.account[4 * f.seat + debt] = 0
    f.jump(find_debt)


# --- sales ---------------------------------------------------------------------------------------


def sale_places(s: SternState, seat: int, sold: int) -> list[int]:
    """The systems in which the seat has such a unit or building."""
    if sold >= len(UNITS):
        return building_sales(s, seat, sold - len(UNITS))
    if is_ground(sold):
        unit = ground_unit(sold)
        return [c for c in planets_of(s, seat) if s.troops[GROUND_UNITS * c + unit]]
    if is_fleet(sold):
        kind = fleet_kind(sold)
        return sorted({s.fleet_at[at] for at in fleets_of(s, seat) if s.fleet_kind[at] == kind})
    kind = CIVIL_SHIPS[sold]
    return sorted({s.civil_at[at] for at in units_of(s, seat) if s.civil_kind[at] == kind})


def building_sales(s: SternState, seat: int, thing: int) -> list[int]:
    if thing < len(SLOT_THINGS):
        packed = pack(seat, thing_kind(thing), thing_level(thing))
        return [c for c in range(CELLS) if any(s.sites[at] == packed for at in sites_at(s, c))]
    if thing in DEFENCE_BITS:
        return [c for c in planets_of(s, seat) if s.defence[c] & DEFENCE_BITS[thing]]
    if THINGS[thing] == "centre":
        return [cell for cell in planets_of(s, seat) if s.centre[cell]]
    gates = THINGS[thing] == "artificial_gate"
    return [cell for cell in range(CELLS) if gates and s.gate[cell] == seat]


def sale_options(s: SternState, seat: int) -> list[int]:
    found = [SELL + sold for sold in range(len(SOLD)) if sale_places(s, seat, sold)]
    return [*found, *[ADVISOR + a for a in advisors_of(s, seat)]] if s.politics else found


def sale_place_options(s: SternState, seat: int) -> list[int]:
    return [AT + cell for cell in sale_places(s, seat, s.stack[-1].args[OBJECT])]


def offer_options(s: SternState, seat: int) -> list[int]:
    return [YES, NO]


SALE: Final[Ask] = Ask("sale", "B2.8", sale_options)
OFFER: Final[Ask] = Ask("offer", "B2.8", offer_options, default=NO)
SALE_PLACE: Final[Ask] = Ask("sale-place", "B2.8", sale_place_options, private=True)


def ask_sale(s: SternState, f: Frame) -> None:
    """B2.8 Units and buildings go until their value covers the debt; no change is given."""
    options = sale_options(s, f.seat)
    if options:
        s.choose(f.seat, SALE, options)
    else:
        s.account[4 * f.seat + f.args[DEBT]] = 0
        f.jump(find_debt)


def ask_sale_place(s: SternState, f: Frame) -> None:
    """B2.8 From which system; decision 23 an advisor is only removed, and what he cost counts."""
    if ADVISOR <= s.answers[f.seat] < ADVISOR + ADVISORS:
        lose_advisor(s, f, s.answers[f.seat] - ADVISOR)
        return
    f.args[OBJECT] = s.answers[f.seat] - SELL
    s.choose(f.seat, SALE_PLACE, sale_place_options(s, f.seat))


def lose_advisor(s: SternState, f: Frame, advisor: int) -> None:
    """B2.8 Under the deck; his price and those of his levels cover the debt."""
    value = sum(sum(PRICES[advisor][at]) for at in range(advisor_level(s, advisor) + 1))
    put_below(s, advisor)
    for seat in range(s.seats):
        tally(s, seat)
    for cell in planets_of(s, f.seat):
        if len(sites_at(s, cell)) > slots(s, cell):
            s.call(LOSE_SLOT, f.seat, [cell])
    s.tell("event-advisor-gone", "B2.8", {"seat": f.seat, "advisor": ADVISOR_NAMES[advisor]})
    at = 4 * f.seat + f.args[DEBT]
    s.account[at] = min(0, s.account[at] + value)
    f.jump(find_debt if s.account[at] == 0 else ask_sale)


def offer_sale(s: SternState, f: Frame) -> None:
    """B2.8 First it is offered to the other players, in turn order."""
    sold, cell = f.args[OBJECT], s.answers[f.seat] - AT
    f.args[CELL], f.args[BUYER] = cell, f.seat
    if any(can_take_over(s, seat, sold) for seat in range(s.seats) if seat != f.seat):
        told = {"object": SOLD[sold], "system": CELL_IDS[cell]}
        s.tell("event-offers", "B2.8", {"seat": f.seat, **told})


def ask_buyer(s: SternState, f: Frame) -> None:
    """B2.8 Whoever can pay and take it over is asked."""
    later = s.seats_from(f.args[BUYER])[1:]
    left = later[: later.index(f.seat)] if f.seat in later else later
    able = [seat for seat in left if can_take_over(s, seat, f.args[OBJECT])]
    f.args[BUYER] = able[0] if able else NOBODY
    if able:
        s.choose(able[0], OFFER, offer_options(s, able[0]))
    else:
        f.jump(finish_sale)


def hear_buyer(s: SternState, f: Frame) -> None:
    """B2.8 The next one is asked until somebody buys."""
    if s.answers[f.args[BUYER]] == NO:
        f.jump(ask_buyer)


def finish_sale(s: SternState, f: Frame) -> None:
    """B2.8 It changes its owner or is removed, and its value counts."""
    debt, sold, cell, buyer = f.args
    take_away(s, f.seat, sold, cell)
    if buyer == NOBODY:
        s.tell("event-sells", "B2.8", {"seat": f.seat, "object": SOLD[sold]})
    else:
        take_over(s, buyer, sold, cell)
        s.tell(
            "event-sells-to", "B2.8", {"seat": f.seat, "object": SOLD[sold], "other_seat": buyer}
        )
    at = 4 * f.seat + debt
    s.account[at] = min(0, s.account[at] + value_of(sold))
    f.jump(find_debt if s.account[at] == 0 else ask_sale)


def take_away(s: SternState, seat: int, sold: int, cell: int) -> None:
    if sold >= len(UNITS):
        take_building(s, seat, sold - len(UNITS), cell)
    elif is_ground(sold):
        s.troops[GROUND_UNITS * cell + ground_unit(sold)] -= 1
    elif is_fleet(sold):
        kind = fleet_kind(sold)
        remove_fleet(s, next(a for a in fleets_in(s, seat, cell) if s.fleet_kind[a] == kind))
    else:
        kind = CIVIL_SHIPS[sold]
        remove_civil(
            s,
            next(a for a in units_of(s, seat) if s.civil_kind[a] == kind and s.civil_at[a] == cell),
        )


def take_building(s: SternState, seat: int, thing: int, cell: int) -> None:
    if thing < len(SLOT_THINGS):
        packed = pack(seat, thing_kind(thing), thing_level(thing))
        s.sites[next(at for at in sites_at(s, cell) if s.sites[at] == packed)] = 0
    elif thing in DEFENCE_BITS:
        s.defence[cell] &= ~DEFENCE_BITS[thing]
    elif THINGS[thing] == "centre":
        s.centre[cell] = 0
    else:
        s.gate[cell] = NOBODY


BANKRUPTCY: Final[Script] = script(
    "bankruptcy",
    find_debt,
    ask_cover,
    cover_debt,
    ask_sale,
    ask_sale_place,
    offer_sale,
    ask_buyer,
    hear_buyer,
    finish_sale,
)

SCRIPTS: Final[list[Script]] = [BANKRUPTCY]
ASKS: Final[list[Ask]] = [COVER_DEBT, SALE, SALE_PLACE, OFFER]
