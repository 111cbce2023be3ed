"""SB17 Reasons for and against an answer in words of the game, and the figures of a seat."""

from collections.abc import Callable
from typing import Final

from raumhafen.engine.errors import Argument
from raumhafen.engine.mind import Reason, compared
from raumhafen.games.space_base.actions import (
    BUY,
    CHARGE,
    CLAIM,
    DONE,
    EXCHANGE,
    MOVE_FROM,
    MOVE_TO,
    PLACE_IN,
    REROLL,
    SET_DIE,
    TAKE,
    USE,
    card_of,
)
from raumhafen.games.space_base.bots.dice import dialogue_worth, special_payment
from raumhafen.games.space_base.bots.judgement import yields
from raumhafen.games.space_base.bots.worth import (
    best_of,
    blue_pay,
    expect,
    expect_with,
    usual,
)
from raumhafen.games.space_base.content.tables import (
    ARROWS,
    CHARGES,
    COLONY_VP,
    COST,
    DEPLOYED,
    INCOME_BITS,
    MASK,
    NEED,
    SECTOR,
    SIDES,
    SPECIAL_BITS,
    VP_BITS,
)
from raumhafen.games.space_base.rules.board import exchange, is_colony, place, side_up, word
from raumhafen.games.space_base.rules.effects import CARD, SLOT
from raumhafen.games.space_base.rules.roll import EXTRA, Plan
from raumhafen.games.space_base.state import STRIDE, SpaceBaseState

ROUND: Final = ("figure-round-credits", "figure-round-income", "figure-round-vp")
Why = Callable[[SpaceBaseState, int, int], list[Reason]]


def reasons(s: SpaceBaseState, seat: int, option: int) -> list[Reason]:
    question = s.asked[seat]
    assert question is not None
    name = question.ask.name
    if option == DONE:
        return [declined(s, seat, name)]
    return WHY[name](s, seat, option)


def figures(s: SpaceBaseState, seat: int) -> dict[str, float]:
    """What the seat has, and what its board brings in a round: one own turn, one of each other."""
    found: dict[str, float] = {
        "figure-credits": float(s.credits[seat]),
        "figure-income": float(s.income[seat]),
        "figure-vp": float(s.vp[seat]),
    }
    found.update(a_round(s, seat))
    return found


def a_round(s: SpaceBaseState, seat: int) -> dict[str, float]:
    each = yields(s, seat)
    return {key: each[k] + (s.seats - 1) * each[k + 3] for k, key in enumerate(ROUND)}


def declined(s: SpaceBaseState, seat: int, ask: str) -> Reason:
    """Answers that do nothing: credits or cubes are kept for later."""
    if ask in ("buy", "ability-buy", "placed-buy", "light-speed-buy"):
        kept: dict[str, Argument] = {"credits": s.credits[seat], "income": s.income[seat]}
        return Reason("reason-keep-credits", kept)
    return Reason("reason-keep-board" if ask in ("claim", "place") else "reason-keep-cubes", {})


# --- cards ---------------------------------------------------------------------------------------


def buy(s: SpaceBaseState, seat: int, option: int) -> list[Reason]:
    """SB12.2 All credits go, whatever the price."""
    card = s.market[option - BUY]
    paid: dict[str, Argument] = {"cost": COST[card], "credits": s.credits[seat]}
    return [*placing(s, seat, card, SECTOR[card]), Reason("reason-all-credits", paid)]


def exact_buy(s: SpaceBaseState, seat: int, option: int) -> list[Reason]:
    """SB12.3 The printed price and no more."""
    card = s.market[option - BUY]
    return [*placing(s, seat, card, SECTOR[card]), exact_price(s, seat, card)]


def placed_buy(s: SpaceBaseState, seat: int, option: int) -> list[Reason]:
    """SB11.3 The sector is asked for next."""
    card = s.market[option - BUY]
    return [paying("reason-pays-own", 2 * card, {"card": card}), exact_price(s, seat, card)]


def hand_buy(s: SpaceBaseState, seat: int, option: int) -> list[Reason]:
    card = s.hands[seat][option - TAKE]
    return [*placing(s, seat, card, SECTOR[card]), exact_price(s, seat, card)]


def exact_price(s: SpaceBaseState, seat: int, card: int) -> Reason:
    left = s.credits[seat] - COST[card]
    return Reason("reason-price", {"cost": COST[card], "left": left})


def claim(s: SpaceBaseState, seat: int, option: int) -> list[Reason]:
    card = s.market[option - CLAIM]
    return [*placing(s, seat, card, SECTOR[card]), Reason("reason-free", {"cost": COST[card]})]


def place_in(s: SpaceBaseState, seat: int, option: int) -> list[Reason]:
    card = s.market[s.stack[-1].args[SLOT]]
    return placing(s, seat, card, option - PLACE_IN + 1)


def placing(s: SpaceBaseState, seat: int, card: int, sector: int) -> list[Reason]:
    """SB4.2 What the card pays, what the old one pays from now on, and the yield of a round."""
    old = s.station[STRIDE * seat + sector]
    where: dict[str, Argument] = {"card": card, "sector": sector}
    if is_colony(card):
        found = [Reason("reason-colony", {**where, "vp": COLONY_VP[card]})]
    else:
        found = [paying("reason-station", 2 * card, where)]
    gone: dict[str, Argument] = {"card": old, "sector": sector}
    found.append(paying("reason-deploys", 2 * old + DEPLOYED, gone))
    copy = s.copy()
    place(copy, seat, card, sector)
    return found + more_a_round(s, copy, seat)


def paying(key: str, side: int, args: dict[str, Argument]) -> Reason:
    """A sentence about a card with what one of its sides pays."""
    pays = SIDES[side]
    more: dict[str, Argument] = {
        "credits": pays.credits,
        "income": pays.income,
        "vp": pays.vp,
        "cube": int(CHARGES[side]),
        "arrow": int(ARROWS[side] > 0),
        "claim": int(pays.claim != ()),
    }
    plain = not any(more.values())
    return Reason(key, {**args, **more, "nothing": int(plain)})


def more_a_round(s: SpaceBaseState, after: SpaceBaseState, seat: int) -> list[Reason]:
    """SB16.6 The yields of a round before and after."""
    return compared(a_round(s, seat), a_round(after, seat))


# --- dice ----------------------------------------------------------------------------------------


def allocate(s: SpaceBaseState, seat: int, option: int) -> list[Reason]:
    """SB7.1 What the sectors pay, if the rest of the dialogue is answered well."""
    plan = best_plan(s, seat, [*s.sheets[seat], option])
    sectors = [paid % EXTRA for paid in plan.payments]
    spent = [*plan.shifts, *([plan.doubler] if plan.doubler >= 0 else [])]
    return [payments(s, seat, sectors), *[Reason("reason-spends", {"card": c}) for c in spent]]


def best_plan(s: SpaceBaseState, seat: int, sheet: list[int]) -> Plan:
    w = usual(s)
    plan = Plan(s, seat, sheet)
    while plan.question is not None:
        sheets = [[*plan.sheet, option] for option in plan.question.options]
        worths = [dialogue_worth(s, seat, w, one) for one in sheets]
        plan = Plan(s, seat, sheets[worths.index(max(worths))])
    return plan


def payments(s: SpaceBaseState, seat: int, sectors: list[int]) -> Reason:
    words = [word(s, seat, sector) for sector in sectors]
    w = usual(s)
    special = [
        sector
        for sector, pays in zip(sectors, words, strict=True)
        if pays >> SPECIAL_BITS and special_payment(s, seat, w, sector) > 0.0
    ]
    paid: dict[str, Argument] = {
        "credits": sum([pays & MASK for pays in words]),
        "income": sum([pays >> INCOME_BITS & MASK for pays in words]),
        "vp": sum([pays >> VP_BITS & MASK for pays in words]),
        "special": len(special),
    }
    nothing = int(not any(paid.values()))
    shown = ", ".join([str(sector) for sector in sectors])
    where: dict[str, Argument] = {"sectors": shown, "sector": sectors[0], "count": len(sectors)}
    return Reason("reason-pays", {**where, **paid, "nothing": nothing})


def set_die(s: SpaceBaseState, seat: int, option: int) -> list[Reason]:
    """SB11.7 The roll to be expected with a die that shows this face."""
    at, face = divmod(option - SET_DIE, 6)
    pay = blue_pay(s, seat, usual(s))
    hope = expect_with(pay, s.die_a) if s.fixed else expect(pay)
    then = best_of(pay, s.die_a, face + 1) if s.fixed else expect_with(pay, face + 1)
    return [better(hope, then), Reason("reason-spends", {"card": card_of(at)})]


def reroll(s: SpaceBaseState, seat: int, option: int) -> list[Reason]:
    """SB11.6 What is to be expected against what lies there."""
    at, dice = divmod(option - REROLL, 3)
    pay = blue_pay(s, seat, usual(s))
    then = [expect_with(pay, s.die_b), expect_with(pay, s.die_a), expect(pay)][dice]
    now = best_of(pay, s.die_a, s.die_b)
    return [better(now, then), Reason("reason-spends", {"card": card_of(at)})]


def better(now: float, then: float) -> Reason:
    """The worth of a roll as a share of the one without."""
    percent = round(100 * (then - now) / max(now, 0.1))
    key = "reason-better-roll" if percent >= 0 else "reason-worse-roll"
    return Reason(key, {"percent": abs(percent)})


# --- abilities -----------------------------------------------------------------------------------


def use(s: SpaceBaseState, seat: int, option: int) -> list[Reason]:
    card = card_of(option - USE)
    need = NEED[s.seats][side_up(s, card)]
    return [Reason("reason-uses", {"card": card, "cubes": need})]


def charged(s: SpaceBaseState, card: int, by: int) -> list[Reason]:
    """SB9.2 How far a card is from its next use."""
    need = NEED[s.seats][side_up(s, card)]
    args: dict[str, Argument] = {"card": card, "cubes": s.cubes[card] + by, "need": need}
    return [Reason("reason-ready" if s.cubes[card] + by >= need else "reason-cubes", args)]


def charge(s: SpaceBaseState, seat: int, option: int) -> list[Reason]:
    return charged(s, card_of(option - CHARGE), 1)


def move_from(s: SpaceBaseState, seat: int, option: int) -> list[Reason]:
    return charged(s, card_of(option - MOVE_FROM), -1)


def move_to(s: SpaceBaseState, seat: int, option: int) -> list[Reason]:
    return charged(s, card_of(option - MOVE_TO), 1)


def exchange_with(s: SpaceBaseState, seat: int, option: int) -> list[Reason]:
    """SB11.10 The board after the exchange."""
    card, sector = s.stack[-1].args[CARD], option - EXCHANGE + 1
    copy = s.copy()
    exchange(copy, seat, card, sector)
    other = s.station[STRIDE * seat + sector]
    swapped = Reason("reason-exchange", {"card": card, "to": other, "sector": sector})
    return [swapped, *more_a_round(s, copy, seat)]


WHY: Final[dict[str, Why]] = {
    "light-speed-buy": hand_buy,
    "ability": use,
    "set-die": set_die,
    "reroll": reroll,
    "allocate": allocate,
    "shift": allocate,
    "arrow": allocate,
    "double": allocate,
    "claim": claim,
    "buy": buy,
    "ability-buy": exact_buy,
    "placed-buy": placed_buy,
    "place": place_in,
    "charge-target": charge,
    "cube-source": move_from,
    "cube-target": move_to,
    "exchange-target": exchange_with,
}
