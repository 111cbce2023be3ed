"""A3.5, A4, A10.1, A13 Politics phase: a new government and actions of the cabinet."""

from typing import Final

from raumhafen.engine.errors import IllegalAction
from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import (
    ADVANCE,
    CABINET,
    CABINET_IDS,
    CONVERT,
    END,
    GOVERN,
    PASS,
    RATIO,
    REFORMS,
    SUCCESSORS,
)
from raumhafen.games.sternenkinder.content.tables import (
    AWE,
    CULTURE,
    GOVERNMENT_ACTIONS,
    GOVERNMENT_COST,
    GOVERNMENT_IDS,
    UNLOCKED_BY,
)
from raumhafen.games.sternenkinder.content.tables import ENTRY as NUMBER
from raumhafen.games.sternenkinder.content.words import ACTIONS as TYPES
from raumhafen.games.sternenkinder.content.words import VERBS
from raumhafen.games.sternenkinder.rules.core.agents import rest_characters
from raumhafen.games.sternenkinder.rules.core.income import standing
from raumhafen.games.sternenkinder.rules.core.menu import Entry, Menu
from raumhafen.games.sternenkinder.rules.core.news import (
    POLITICS_BEGUN,
    POLITICS_OVER,
    announce,
    hear_news,
)
from raumhafen.games.sternenkinder.rules.core.objections import OBJECTIONS, allowed, is_vetoed
from raumhafen.games.sternenkinder.rules.core.regimes import (
    cabinet_price,
    culture_price,
)
from raumhafen.games.sternenkinder.rules.core.spread import pay_mix, wealth
from raumhafen.games.sternenkinder.rules.core.technologies import knows
from raumhafen.games.sternenkinder.rules.strategy import control, expedition, trade
from raumhafen.games.sternenkinder.rules.strategy.ending import victory_points
from raumhafen.games.sternenkinder.rules.strategy.turns import (
    ask_at_rest,
    carry_out,
    give_turn,
)
from raumhafen.games.sternenkinder.state import SternState

FREE: Final = TYPES.index("free")
GOVERNMENT: Final = TYPES.index("government")
ACTIONS_VERB: Final = VERBS.index("actions")
KINDS: Final = len(TYPES)
# an unused action is given up in this order: what can be used least first
GIVEN_UP: Final = tuple(TYPES.index(n) for n in ("treaty", "institution", "law", "government"))

AID_PRICE: Final = 5  # A13.5 for each use
AID_PER_POINT: Final = 3  # A13.5 for each victory point
INVESTMENT_PRICE: Final = 5  # A13.7
GIFT_PRICE: Final = 45  # A13.8
COMMISSION_PRICE: Final = 3  # A13.9
MOST_COMMISSIONS: Final = 2  # A13.9 in a round
CONVERT_PRICE: Final = 1  # A13.9
PARTS_PRICE: Final = 5  # A13.11


def open_politics(s: SternState, f: Frame) -> None:
    """A10.13 What happens when the phase begins, in player order."""
    if s.politics:
        for seat in s.seats_from(s.first):
            if not s.out >> seat & 1:
                announce(s, POLITICS_BEGUN, seat)


def reset_budgets(s: SternState, f: Frame) -> None:
    """A4.2 The government gives political actions by type, technologies may add some."""
    s.commissions = [0] * s.seats
    if s.politics:
        s.cast = [0] * s.seats
        rest_characters(s)
    for seat in range(s.seats):
        start = KINDS * s.government[seat]
        s.budget[KINDS * seat : KINDS * (seat + 1)] = GOVERNMENT_ACTIONS[start : start + KINDS]
        for _, effect in standing(s, seat, ACTIONS_VERB):
            for kind in range(KINDS):
                s.budget[KINDS * seat + kind] += effect.amounts[kind]


def culture(s: SternState, seat: int) -> int:
    return s.account[4 * seat + CULTURE]


def pay_culture(s: SternState, seat: int, amount: int) -> None:
    s.account[4 * seat + CULTURE] -= amount


# --- A10.1 change of government ------------------------------------------------------------------


def action_for_government(s: SternState, seat: int) -> int:
    """A4.1, A4.3 A government action, else a free one; -1 without any."""
    for kind in (GOVERNMENT, FREE):
        if s.budget[KINDS * seat + kind]:
            return kind
    return -1


def govern_options(s: SternState, seat: int) -> list[int]:
    """A10.1 An unlocked government of level I that is not the present or the coming one."""
    if s.acted or action_for_government(s, seat) < 0:
        return []
    return [GOVERN + at for at, government in enumerate(REFORMS) if may_adopt(s, seat, government)]


def may_adopt(s: SternState, seat: int, government: int) -> bool:
    return (
        government not in (s.government[seat], s.next_government[seat])
        and knows(s, seat, UNLOCKED_BY[NUMBER[GOVERNMENT_IDS[government]]])
        and culture(s, seat) >= government_price(s, seat, government)
    )


def advance_options(s: SternState, seat: int) -> list[int]:
    """A10.1 The same for level II; the predecessor is not required."""
    if not s.politics or s.acted or action_for_government(s, seat) < 0:
        return []
    return [
        ADVANCE + at for at, government in enumerate(SUCCESSORS) if may_adopt(s, seat, government)
    ]


def why_not_govern(s: SternState, seat: int, government: int) -> IllegalAction:
    """A10.1 The technology, the price, or the political action is missing."""
    if government in (s.government[seat], s.next_government[seat]):
        return IllegalAction("illegal-governs", {}, "A10.1")
    if not knows(s, seat, UNLOCKED_BY[NUMBER[GOVERNMENT_IDS[government]]]):
        return IllegalAction("illegal-locked", {}, "A10.1")
    price = government_price(s, seat, government)
    if culture(s, seat) < price:
        return IllegalAction("illegal-costs-more", {"price": price}, "A10.1")
    return IllegalAction("illegal-no-government-action", {}, "A4.3")


def why_not_reform(s: SternState, seat: int, at: int) -> IllegalAction:
    return why_not_govern(s, seat, REFORMS[at])


def why_not_advance(s: SternState, seat: int, at: int) -> IllegalAction | None:
    return why_not_govern(s, seat, SUCCESSORS[at]) if s.politics else None


def govern(s: SternState, seat: int, at: int) -> None:
    adopt_government(s, seat, REFORMS[at])


def advance(s: SternState, seat: int, at: int) -> None:
    adopt_government(s, seat, SUCCESSORS[at])


def adopt_government(s: SternState, seat: int, government: int) -> None:
    """A10.1 Costs a political action and culture; holds before the next income."""
    s.budget[KINDS * seat + action_for_government(s, seat)] -= 1
    pay_culture(s, seat, government_price(s, seat, government))
    s.next_government[seat] = government
    name = GOVERNMENT_IDS[government].partition(".")[2]
    s.tell("event-reform", "A10.1", {"seat": seat, "government": name})


def government_price(s: SternState, seat: int, government: int) -> int:
    """A14.1 In C."""
    return culture_price(s, seat, GOVERNMENT_COST[government])


# --- A13 cabinet ---------------------------------------------------------------------------------


def aid_price(s: SternState, seat: int) -> int:
    """A13.5 Dearer with every use and every victory point."""
    return cabinet_price(s, seat, aid_base(s, seat) + AID_PER_POINT * victory_points(s, seat))


def aid_base(s: SternState, seat: int) -> int:
    """A13.5 Without the victory points, which are only counted for who has so much."""
    return AID_PRICE * (s.aid[seat] + 1)


def improvable(s: SternState, seat: int) -> list[int]:
    """A13.7 Ratios that exist and are worse than 2:1."""
    return [
        at
        for at, partner in enumerate(trade.PARTNERS)
        if max(trade.ratio(s, seat, AWE, partner), trade.ratio(s, seat, partner, AWE))
        > trade.BEST_RATIO
    ]


def can_cut(s: SternState, seat: int) -> bool:
    return any(s.budget[KINDS * seat : KINDS * (seat + 1)])


def can_request(s: SternState, seat: int) -> bool:
    rich = culture(s, seat) >= cabinet_price(s, seat, aid_base(s, seat))
    return rich and culture(s, seat) >= aid_price(s, seat)


def can_invest(s: SternState, seat: int) -> bool:
    rich = culture(s, seat) >= cabinet_price(s, seat, INVESTMENT_PRICE)
    return rich and bool(improvable(s, seat))


def can_give(s: SternState, seat: int) -> bool:
    return wealth(s, seat) >= GIFT_PRICE


def can_found(s: SternState, seat: int) -> bool:
    if s.commissions[seat] >= MOST_COMMISSIONS:
        return False
    return culture(s, seat) >= cabinet_price(s, seat, COMMISSION_PRICE)


def can_import(s: SternState, seat: int) -> bool:
    return culture(s, seat) >= cabinet_price(s, seat, PARTS_PRICE)


# as DEEDS below
ABLE: Final = (
    can_cut, can_request, can_invest, can_give, can_found, can_import,
    expedition.can_analyse, expedition.can_send,
)  # fmt: skip


def cabinet_options(s: SternState, seat: int) -> list[int]:
    """A13.1 Any number of times unless limited."""
    return [CABINET + at for at, able in enumerate(ABLE) if able(s, seat)]


def cabinet(s: SternState, seat: int, at: int) -> None:
    """A13.1 Free extras of the own turn."""
    s.tell("event-cabinet", "A13.1", {"seat": seat, "cabinet": CABINET_IDS[at]})
    DEEDS[at](s, seat)


def cut_bureaucracy(s: SternState, seat: int) -> None:
    """A13.2 An unused political action for a unit of culture."""
    kind = next(kind for kind in (*GIVEN_UP, FREE) if s.budget[KINDS * seat + kind])
    s.budget[KINDS * seat + kind] -= 1
    s.account[4 * seat + CULTURE] += 1


def request_aid(s: SternState, seat: int) -> None:
    """A13.5 One more income of each resource, for good."""
    pay_culture(s, seat, aid_price(s, seat))
    s.aid[seat] += 1


def invest(s: SternState, seat: int) -> None:
    """A13.7 A trade ratio becomes better by 1."""
    pay_culture(s, seat, cabinet_price(s, seat, INVESTMENT_PRICE))
    s.call(INVEST, seat)


def give_to_council(s: SternState, seat: int) -> None:
    """A13.8 A victory point for 45 resources."""
    s.points[seat] += 1
    pay_mix(s, seat, GIFT_PRICE)


def found_commission(s: SternState, seat: int) -> None:
    """A13.9 One more free political action, twice a round."""
    pay_culture(s, seat, cabinet_price(s, seat, COMMISSION_PRICE))
    s.commissions[seat] += 1
    s.budget[KINDS * seat + FREE] += 1


def import_parts(s: SternState, seat: int) -> None:
    """A13.11 One more ground and space capacity in this round."""
    pay_culture(s, seat, cabinet_price(s, seat, PARTS_PRICE))
    for kind in range(2):
        s.capacity[2 * seat + kind] += 1


DEEDS: Final = (
    cut_bureaucracy, request_aid, invest, give_to_council, found_commission, import_parts,
    expedition.analyse, expedition.send,
)  # fmt: skip
assert len(CABINET_IDS) == len(DEEDS) == len(ABLE)


def ratio_options(s: SternState, seat: int) -> list[int]:
    return [RATIO + at for at in improvable(s, seat)]


CHOOSE_RATIO: Final[Ask] = Ask("ratio", "A13.7", ratio_options)


def ask_ratio(s: SternState, f: Frame) -> None:
    """A13.7 Which ratio."""
    s.choose(f.seat, CHOOSE_RATIO, ratio_options(s, f.seat))


def improve_ratio(s: SternState, f: Frame) -> None:
    """A13.7 In both directions, for all later governments."""
    s.invested[3 * f.seat + s.answers[f.seat] - RATIO] += 1


INVEST: Final[Script] = script("invest", ask_ratio, improve_ratio)


def convert_options(s: SternState, seat: int) -> list[int]:
    """A13.9 One political action into another type."""
    if culture(s, seat) < cabinet_price(s, seat, CONVERT_PRICE):
        return []
    return [
        CONVERT + KINDS * given + taken
        for given in range(KINDS)
        if s.budget[KINDS * seat + given]
        for taken in range(KINDS)
        if given != taken
    ]


def convert(s: SternState, seat: int, pair: int) -> None:
    """A13.9 For a unit of culture."""
    given, taken = divmod(pair, KINDS)
    pay_culture(s, seat, cabinet_price(s, seat, CONVERT_PRICE))
    s.budget[KINDS * seat + given] -= 1
    s.budget[KINDS * seat + taken] += 1
    s.tell("event-convert", "A13.9", {"seat": seat, "from": TYPES[given], "to": TYPES[taken]})


# --- the phase -----------------------------------------------------------------------------------

MENU: Final = Menu(
    Entry(GOVERN, govern_options, govern, why_not=why_not_reform, size=len(REFORMS)),
    Entry(ADVANCE, advance_options, advance, why_not=why_not_advance, size=len(SUCCESSORS)),
    Entry(CABINET, cabinet_options, cabinet, counted=False),
    Entry(CONVERT, convert_options, convert, counted=False),
    trade.ENTRY,
    *control.ENTRIES,
)


def politics_options(s: SternState, seat: int) -> list[int]:
    """A3.5 At most one political action in a turn, and one of a character; the cabinet is free."""
    acted = s.acted or (s.politics and s.agency == s.turns)
    ends = [PASS, END] if acted else [PASS]
    found = [*ends, *MENU.options(s, seat)]
    return allowed(s, seat, found) if s.vetoed else found


def why_not(s: SternState, seat: int, action: int) -> IllegalAction | None:
    """The rule that forbids a deed, as far as its chapter tells it."""
    return MENU.why_not(s, seat, action)


POLITICS_MENU: Final[Ask] = Ask(
    "politics", "A3.5", politics_options, default=PASS, why_not=why_not, rest=True
)


def ask_politics(s: SternState, f: Frame) -> None:
    """A3.5 A turn of the politics phase."""
    ask_at_rest(s, f.seat, POLITICS_MENU, politics_options(s, f.seat))


def hear_objections(s: SternState, f: Frame) -> None:
    """A10.13, decision 40 Before it happens, somebody may prevent it."""
    OBJECTIONS.ask(s, f.seat, s.answers[f.seat])


def do_politics(s: SternState, f: Frame) -> None:
    """A3.4 Carries the answer out; passing ends the phase for the player."""
    if not is_vetoed(s, f.seat, s.answers[f.seat]):
        carry_out(s, f, MENU)


def go_on_ruling(s: SternState, f: Frame) -> None:
    """A3.5 Until the turn is ended."""
    f.jump(ask_politics)


POLITICS_TURN: Final[Script] = script(
    "politics_turn", ask_politics, hear_objections, do_politics, hear_news, go_on_ruling
)


def take_politics_turns(s: SternState, f: Frame) -> None:
    """A3.3 Until all have passed."""
    give_turn(s, f, POLITICS_TURN)


def close_politics(s: SternState, f: Frame) -> None:
    """A4.2 Unused political actions expire."""
    s.budget = [0] * (KINDS * s.seats)
    if s.politics:
        for seat in s.seats_from(s.first):
            if not s.out >> seat & 1:
                announce(s, POLITICS_OVER, seat)


def end_politics(s: SternState, f: Frame) -> None:
    """A10.10 What is checked at the end of the phase."""
    hear_news(s, f)


POLITICS_TURNS: Final[Script] = script("politics_turns", take_politics_turns)


def rule_in_turns(s: SternState, f: Frame) -> None:
    """A3.3 Turns until all have passed."""
    s.call(POLITICS_TURNS, s.first)


POLITICS_PHASE: Final[Script] = script(
    "politics", open_politics, hear_news, reset_budgets, rule_in_turns, close_politics, end_politics
)

SCRIPTS: Final[list[Script]] = [
    *expedition.SCRIPTS, INVEST, POLITICS_TURN, POLITICS_TURNS, POLITICS_PHASE,
]  # fmt: skip
ASKS: Final[list[Ask]] = [*expedition.ASKS, CHOOSE_RATIO, POLITICS_MENU]
