"""B2 Economy phase: income, then purchases in turns, then capacity that is left."""

from typing import Final

from raumhafen.engine.errors import IllegalAction
from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import (
    BUILD,
    BUY,
    BUY_POINT,
    CELL_IDS,
    END,
    GROW,
    LOWER,
    PASS,
    RESEARCH,
    THINGS,
    UNITS,
)
from raumhafen.games.sternenkinder.content.galaxy import CELLS
from raumhafen.games.sternenkinder.content.tables import GOVERNMENT_IDS, TECHS
from raumhafen.games.sternenkinder.content.words import CAPACITIES
from raumhafen.games.sternenkinder.rules.core.capacity import capacity
from raumhafen.games.sternenkinder.rules.core.income import earn, military_upkeep, pay
from raumhafen.games.sternenkinder.rules.core.menu import Entry, Menu
from raumhafen.games.sternenkinder.rules.core.news import (
    ECONOMY_OVER,
    REFORMED,
    announce,
    hear_news,
)
from raumhafen.games.sternenkinder.rules.core.pacts import members
from raumhafen.games.sternenkinder.rules.core.payment import (
    cover_from_culture,
    free_points,
    pay_back,
)
from raumhafen.games.sternenkinder.rules.core.prices import THING_TECH as BUILDING_TECH
from raumhafen.games.sternenkinder.rules.core.prices import UNIT_TECH, is_unlocked, tech_price
from raumhafen.games.sternenkinder.rules.core.regimes import has_policy
from raumhafen.games.sternenkinder.rules.core.sinks import Sums
from raumhafen.games.sternenkinder.rules.core.spread import pay_mix, wealth
from raumhafen.games.sternenkinder.rules.core.tally import tally
from raumhafen.games.sternenkinder.rules.core.technologies import knows, researchable
from raumhafen.games.sternenkinder.rules.strategy import (
    buildings,
    colonies,
    common_wars,
    control,
    founding,
    outfit,
    planet_cards,
    research,
    trade,
    units,
)
from raumhafen.games.sternenkinder.rules.strategy.bankruptcy import BANKRUPTCY
from raumhafen.games.sternenkinder.rules.strategy.common_wars import FUSION, share_wars
from raumhafen.games.sternenkinder.rules.strategy.control import call_help
from raumhafen.games.sternenkinder.rules.strategy.founding import found_colonies
from raumhafen.games.sternenkinder.rules.strategy.planet_cards import recover
from raumhafen.games.sternenkinder.rules.strategy.turns import (
    act_again,
    ask_at_rest,
    carry_out,
    give_turn,
)
from raumhafen.games.sternenkinder.state import NOBODY, SternState

POINT_PRICE: Final = 30  # B27.7 resources of any kind

# --- A10.1, B2.1 to B2.8 income ------------------------------------------------------------------


def change_governments(s: SternState, f: Frame) -> None:
    """A10.1 Everything changes before the income of the economy phase."""
    for seat in range(s.seats):
        if s.next_government[seat] != NOBODY:
            change_government(s, seat, s.next_government[seat])
            s.next_government[seat] = NOBODY


def change_government(s: SternState, seat: int, government: int) -> None:
    """Decision 50: its capacity counts at once."""
    before = capacity(s, seat)
    s.government[seat] = government
    tally(s, seat)
    for kind, points in enumerate(capacity(s, seat)):
        at = 2 * seat + kind
        s.capacity[at] = max(0, s.capacity[at] + points - before[kind])
    name = GOVERNMENT_IDS[government].partition(".")[2]
    s.tell("event-government", "A10.1", {"seat": seat, "government": name})
    if s.politics:
        announce(s, REFORMED, seat)


def settle_reforms(s: SternState, f: Frame) -> None:
    """A10.6 What follows from other governments, before the income."""
    hear_news(s, f)


def pay_income(s: SternState, f: Frame) -> None:
    """B2.2 All receive their income at once."""
    before = s.account[:]
    for seat in range(s.seats):
        if not s.out >> seat & 1:
            receive_income(s, seat)
    if s.politics:
        for founder in range(s.seats):
            if s.federation[founder] == founder and has_policy(s, founder, FUSION):
                pool_income(s, founder, before)


def pool_income(s: SternState, founder: int, before: list[int]) -> None:
    """A16.13, decision 54 Members split income and upkeep equally; the founder has the rest."""
    federation = members(s, founder)
    for resource in range(4):
        total = sum(s.account[4 * p + resource] - before[4 * p + resource] for p in federation)
        part, rest = divmod(total, len(federation))
        for p in federation:
            s.account[4 * p + resource] = before[4 * p + resource] + part
        s.account[4 * founder + resource] += rest
    s.tell("event-fusion", "A16.13", {"seat": founder})


def receive_income(s: SternState, seat: int) -> None:
    """B2.6 Above the state size every second gross income is skipped; upkeep is always due."""
    sums = Sums()
    if skips(s, seat):
        s.tell("event-income-skipped", "B2.6", {"seat": seat})
    else:
        earn(s, seat, sums)
    pay(s, seat, sums)
    for resource, amount in enumerate(sums.totals):
        s.account[4 * seat + resource] += amount
    if s.politics:
        cover_from_culture(s, seat, military_upkeep(s, seat))


def skips(s: SternState, seat: int) -> bool:
    """B2.6 Skip, pay, skip, pay … as long as there are too many planets."""
    if s.owner.count(seat) <= s.state_size[seat]:
        s.skip[seat] = 0
        return False
    s.skip[seat] += 1
    return s.skip[seat] % 2 == 1


def settle_debts(s: SternState, f: Frame) -> None:
    """B2.8 Whose account is below 0 is bankrupt."""
    broke = [seat for seat in s.seats_from(s.first) if min(s.account[4 * seat : 4 * seat + 4]) < 0]
    s.call_each(BANKRUPTCY, broke)


# --- purchases -----------------------------------------------------------------------------------


def lower_options(s: SternState, seat: int) -> list[int]:
    """B4.4.5 A free point that lowers the price of the next purchase."""
    return [LOWER + kind for kind in range(2) if free_points(s, seat, kind) > 0]


def lower(s: SternState, seat: int, kind: int) -> None:
    """Decision 22: points are set aside before a purchase."""
    s.spare[2 * seat + kind] += 1
    s.tell("event-lowers", "B4.4.5", {"seat": seat, "capacity": CAPACITIES[kind]})


def point_options(s: SternState, seat: int) -> list[int]:
    """B27.7 In war mode 30 resources buy a victory point."""
    return [BUY_POINT] if s.war_mode and wealth(s, seat) >= POINT_PRICE else []


def buy_point(s: SternState, seat: int, _: int) -> None:
    """B27.7 Repeatedly."""
    s.points[seat] += 1
    s.tell("event-buys-point", "B27.7", {"seat": seat})
    pay_mix(s, seat, POINT_PRICE)


MENU: Final = Menu(
    research.ENTRY,
    *buildings.ENTRIES,
    colonies.ENTRY,
    units.ENTRY,
    outfit.ENTRY,
    trade.ENTRY,
    *control.ENTRIES,
    *planet_cards.ENTRIES,
    Entry(LOWER, lower_options, lower, counted=False),
    Entry(BUY_POINT, point_options, buy_point),
)


def economy_options(s: SternState, seat: int) -> list[int]:
    """A3.3, A3.4 An action, or pass; after one action the turn may end."""
    ends = [PASS, END] if s.acted else [PASS]
    return [*ends, *MENU.options(s, seat)]


# --- why not -------------------------------------------------------------------------------------


def why_not(s: SternState, seat: int, action: int) -> IllegalAction | None:
    """The rule that forbids a purchase, as far as it can be told in a sentence."""
    if RESEARCH <= action < RESEARCH + TECHS:
        return why_not_research(s, seat, action - RESEARCH)
    if BUILD <= action < BUILD + len(THINGS):
        return why_not_build(s, seat, action - BUILD)
    if BUY <= action < BUY + len(UNITS):
        return why_not_buy(s, seat, action - BUY)
    if GROW <= action < GROW + CELLS:
        return why_not_grow(s, seat, action - GROW)
    return MENU.why_not(s, seat, action)


def why_not_research(s: SternState, seat: int, tech: int) -> IllegalAction:
    if knows(s, seat, tech):
        return IllegalAction("illegal-known", {}, "B5.5.1")
    if tech not in researchable(s, seat):
        return IllegalAction("illegal-prerequisite", {}, "B5.5.1")
    return IllegalAction("illegal-too-dear", {"price": tech_price(s, seat, tech)}, "B5.5.1")


def why_not_build(s: SternState, seat: int, thing: int) -> IllegalAction:
    if not is_unlocked(s, seat, BUILDING_TECH[thing]):
        return IllegalAction("illegal-locked", {}, "B4.1.4")
    return IllegalAction("illegal-no-means", {}, "B4.4.2")


def why_not_buy(s: SternState, seat: int, unit: int) -> IllegalAction:
    if s.built[seat]:
        return IllegalAction("illegal-buildings-last", {}, "B4.1.2")
    if not is_unlocked(s, seat, UNIT_TECH[unit]):
        return IllegalAction("illegal-locked", {}, "B4.1.4")
    return IllegalAction("illegal-no-means", {}, "B4.4.2")


def why_not_grow(s: SternState, seat: int, cell: int) -> IllegalAction:
    if s.owner[cell] != seat:
        return IllegalAction("illegal-foreign", {"system": CELL_IDS[cell]}, "B3.2")
    if not colonies.can_grow(s, cell):
        return IllegalAction("illegal-growth", {"system": CELL_IDS[cell]}, "B3.2")
    return IllegalAction("illegal-no-means", {}, "B3.2")


# --- the phase -----------------------------------------------------------------------------------

ECONOMY_MENU: Final[Ask] = Ask(
    "economy", "B0.11", economy_options, default=PASS, why_not=why_not, rest=True
)


def ask_purchase(s: SternState, f: Frame) -> None:
    """B0.11 One or two actions in a turn."""
    ask_at_rest(s, f.seat, ECONOMY_MENU, economy_options(s, f.seat))


def do_purchase(s: SternState, f: Frame) -> None:
    """B0.11 Carries the answer out; A3.4 passing ends the phase for the player."""
    carry_out(s, f, MENU)


def go_on_buying(s: SternState, f: Frame) -> None:
    """A3.3 After two actions the next player acts."""
    act_again(s, f, ask_purchase)


ECONOMY_TURN: Final[Script] = script(
    "economy_turn", ask_purchase, do_purchase, hear_news, go_on_buying
)


def take_economy_turns(s: SternState, f: Frame) -> None:
    """B0.11 Until all have passed."""
    give_turn(s, f, ECONOMY_TURN)


def close_economy(s: SternState, f: Frame) -> None:
    """B4.4.5 Capacity that is left pays back prices of this phase (decision 22)."""
    for seat in range(s.seats):
        back = pay_back(s, seat)
        for resource, amount in enumerate(back):
            s.account[4 * seat + resource] += amount
        if any(back):
            s.tell("event-paid-back", "B4.4.5", {"seat": seat, "food": back[0], "awe": back[1]})
    s.built = [0] * s.seats
    s.spare = [0] * (2 * s.seats)
    s.halves = [0] * (2 * s.seats)
    s.paid = [0] * (4 * s.seats)
    if s.politics:
        for seat in s.seats_from(s.first):
            if not s.out >> seat & 1:
                announce(s, ECONOMY_OVER, seat)


ECONOMY_TURNS: Final[Script] = script("economy_turns", take_economy_turns)


def buy_in_turns(s: SternState, f: Frame) -> None:
    """B2.1 Purchases in turns until all have passed."""
    s.beat("income")
    s.call(ECONOMY_TURNS, s.first)


ECONOMY_PHASE: Final[Script] = script(
    "economy",
    change_governments,
    settle_reforms,
    pay_income,
    share_wars,
    recover,
    settle_debts,
    call_help,
    found_colonies,
    hear_news,
    buy_in_turns,
    close_economy,
    hear_news,
)

SCRIPTS: Final[list[Script]] = [
    *research.SCRIPTS, *buildings.SCRIPTS, *units.SCRIPTS, *founding.SCRIPTS,
    *common_wars.SCRIPTS, ECONOMY_TURN, ECONOMY_TURNS, ECONOMY_PHASE,
]  # fmt: skip
ASKS: Final[list[Ask]] = [
    *research.ASKS,
    ECONOMY_MENU,
    *buildings.ASKS,
    *units.ASKS,
    *founding.ASKS,
    *common_wars.ASKS,
]
