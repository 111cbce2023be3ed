"""SB11 The effects of abilities in phases 1, 5 and 7: a function for each kind, and its questions.

`can_…` says whether the effect would do anything (SB10.1); the effect itself acts at once or calls
a small script that asks for its targets.
"""

from collections.abc import Callable
from typing import Final

from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.engine.save import Saved
from raumhafen.games.space_base.actions import (
    BUY,
    CHARGE,
    CLAIM,
    DONE,
    EXCHANGE,
    MOVE_FROM,
    MOVE_TO,
    PLACE_IN,
    card_of,
    power,
)
from raumhafen.games.space_base.content.kinds import Effect
from raumhafen.games.space_base.content.tables import NEED, SLOTS
from raumhafen.games.space_base.rules.board import (
    acquire,
    exchange,
    gain,
    has_room,
    is_colony,
    is_open,
    put_cube,
    side_up,
    spend,
    swap_sectors,
    take_cubes,
)
from raumhafen.games.space_base.rules.market import (
    affordable_ships,
    buy_exactly,
    buyable,
    claim_counts,
    claimable,
    why_not_buy,
    why_not_claim,
    why_not_placed_buy,
)
from raumhafen.games.space_base.state import EMPTY, STRIDE, SpaceBaseState

CARD: Final = 0  # in the args of the scripts below: the card that is used

# --- SB11.2 buy cards at their exact price: args = [card, purchases left] ------------------------

PURCHASES_LEFT: Final = 1


def ability_buy_options(s: SpaceBaseState, seat: int) -> list[int]:
    return [DONE, *[BUY + slot for slot in buyable(s, seat)]]


ABILITY_BUY = Ask("ability-buy", "SB11.2", ability_buy_options, default=DONE, why_not=why_not_buy)


def offer_purchase(s: SpaceBaseState, f: Frame) -> None:
    """SB11.2 One purchase after the other, as long as something can be bought."""
    if f.args[PURCHASES_LEFT] and buyable(s, f.seat):
        s.ask(f.seat, ABILITY_BUY)
    else:
        f.leave()


def make_purchase(s: SpaceBaseState, f: Frame) -> None:
    """SB12.3 At the exact price; the rest of the credits stays."""
    answer = s.answers[f.seat]
    if answer != DONE:
        buy_exactly(s, f.seat, answer - BUY)
        f.args[PURCHASES_LEFT] -= 1
        f.jump(offer_purchase)


BUY_CARDS = script("buy_cards", offer_purchase, make_purchase)


def can_buy(s: SpaceBaseState, seat: int, card: int, effect: Effect) -> bool:
    return bool(buyable(s, seat))


def buy_cards(s: SpaceBaseState, seat: int, card: int, effect: Effect) -> None:
    s.call(BUY_CARDS, seat, [card, effect.count])


# --- SB11.3 buy a ship and place it: args = [card, slot, sectors…] -------------------------------

SLOT: Final = 1  # the ship chosen, or EMPTY


def named_sectors(f: Frame) -> list[int]:
    """The sectors that the ability names."""
    return f.args[2:]


def placed_buy_options(s: SpaceBaseState, seat: int) -> list[int]:
    return [DONE, *[BUY + slot for slot in affordable_ships(s, seat)]]


def sector_options(s: SpaceBaseState, seat: int) -> list[int]:
    sectors = [sector for sector in named_sectors(s.stack[-1]) if is_open(s, seat, sector)]
    return [DONE, *[PLACE_IN + sector - 1 for sector in sectors]]


PLACED_BUY = Ask(
    "placed-buy", "SB11.3", placed_buy_options, default=DONE, why_not=why_not_placed_buy
)
PLACE = Ask("place", "SB11.3", sector_options, default=DONE)


def offer_ship(s: SpaceBaseState, f: Frame) -> None:
    """SB11.3 Any shipyard ship that can be paid; without one the card is not used (SB10.1)."""
    s.ask(f.seat, PLACED_BUY)


def choose_sector(s: SpaceBaseState, f: Frame) -> None:
    """SB11.3 The sector is the owner's choice, but must be one of those named."""
    answer = s.answers[f.seat]
    if answer == DONE:
        f.leave()
    else:
        f.args[SLOT] = answer - BUY
        s.ask(f.seat, PLACE)


def buy_and_place_ship(s: SpaceBaseState, f: Frame) -> None:
    """SB10.2 Even now the purchase may be declined; nothing has been paid yet."""
    answer = s.answers[f.seat]
    if answer != DONE:
        buy_exactly(s, f.seat, f.args[SLOT], answer - PLACE_IN + 1)


BUY_AND_PLACE = script("buy_and_place", offer_ship, choose_sector, buy_and_place_ship)


def can_buy_and_place(s: SpaceBaseState, seat: int, card: int, effect: Effect) -> bool:
    some_open = any(is_open(s, seat, sector) for sector in effect.sectors)
    return some_open and bool(affordable_ships(s, seat))


def buy_and_place(s: SpaceBaseState, seat: int, card: int, effect: Effect) -> None:
    s.call(BUY_AND_PLACE, seat, [card, EMPTY, *effect.sectors])


# --- SB11.4 claim ships: args = how many are left of level 1, 2, 3 -------------------------------


def claim_options(s: SpaceBaseState, seat: int) -> list[int]:
    return [DONE, *[CLAIM + slot for slot in claimable(s, seat, s.stack[-1].args)]]


CLAIMING = Ask("claim", "SB11.4", claim_options, default=DONE, why_not=why_not_claim)


def offer_claim(s: SpaceBaseState, f: Frame) -> None:
    """SB11.4 Up to so many of each level, in an order of the owner's choice."""
    if claimable(s, f.seat, f.args):
        s.ask(f.seat, CLAIMING)
    else:
        f.leave()


def claim_ship(s: SpaceBaseState, f: Frame) -> None:
    """SB11.4 Nothing is paid, and the slot stays empty until phase 8."""
    answer = s.answers[f.seat]
    if answer == DONE:
        return
    slot, left_of_level = answer - CLAIM, f.args
    left_of_level[slot // SLOTS] -= 1
    s.tell("event-claim", "SB11.4", {"seat": f.seat, "card": s.market[slot]})
    acquire(s, f.seat, slot)
    f.jump(offer_claim)


CLAIM_SHIPS = script("claim_ships", offer_claim, claim_ship)


def can_claim(s: SpaceBaseState, seat: int, card: int, effect: Effect) -> bool:
    return bool(claimable(s, seat, claim_counts(effect.cards)))


def claim_cards(s: SpaceBaseState, seat: int, card: int, effect: Effect) -> None:
    s.call(CLAIM_SHIPS, seat, claim_counts(effect.cards))


# --- SB11.5 swap two sectors ---------------------------------------------------------------------


def swap(s: SpaceBaseState, seat: int, card: int, effect: Effect) -> None:
    """SB11.5 Everything in the two named sectors changes places."""
    a, b = effect.sectors
    swap_sectors(s, seat, a, b)
    s.tell("event-swap", "SB11.5", {"seat": seat, "a": a, "b": b})


# --- SB11.8 opponents lose VP --------------------------------------------------------------------


def can_take_vp(s: SpaceBaseState, seat: int, card: int, effect: Effect) -> bool:
    return any(s.vp[other] for other in range(s.seats) if other != seat)


def opponents_lose_vp(s: SpaceBaseState, seat: int, card: int, effect: Effect) -> None:
    """SB11.8 Every other seat loses, but never more than it has."""
    for other in range(s.seats):
        if other != seat:
            lost = min(s.vp[other], effect.amount)
            s.vp[other] -= lost
            s.tell("event-lose-vp", "SB11.8", {"seat": other, "vp": lost})


# --- SB11.9 place and move cubes: args = [card, source] ------------------------------------------

SOURCE: Final = 1  # the card a cube is taken from, or EMPTY


def charge_targets(s: SpaceBaseState, seat: int, card: int) -> list[int]:
    """SB11.9.3 Own cards with room, but not the card that is used."""
    return [target for target in s.powers[seat] if target != card and has_room(s, target)]


def cube_sources(s: SpaceBaseState, seat: int, card: int) -> list[int]:
    """Own cards with a cube that has somewhere else to go."""
    targets = charge_targets(s, seat, card)
    return [
        source
        for source in s.powers[seat]
        if source != card and s.cubes[source] and any(target != source for target in targets)
    ]


def charge_options(s: SpaceBaseState, seat: int) -> list[int]:
    targets = charge_targets(s, seat, s.stack[-1].args[CARD])
    return [DONE, *[CHARGE + power(target) for target in targets]]


def source_options(s: SpaceBaseState, seat: int) -> list[int]:
    sources = cube_sources(s, seat, s.stack[-1].args[CARD])
    return [DONE, *[MOVE_FROM + power(source) for source in sources]]


def target_options(s: SpaceBaseState, seat: int) -> list[int]:
    card, source = s.stack[-1].args
    targets = charge_targets(s, seat, card)
    return [DONE, *[MOVE_TO + power(target) for target in targets if target != source]]


CHARGE_TARGET = Ask("charge-target", "SB11.9.1", charge_options, default=DONE)
CUBE_SOURCE = Ask("cube-source", "SB11.9.2", source_options, default=DONE)
CUBE_TARGET = Ask("cube-target", "SB11.9.2", target_options, default=DONE)


def offer_charge(s: SpaceBaseState, f: Frame) -> None:
    """SB11.9.1 One cube from the supply, which has a target (SB10.1); it may be declined."""
    s.ask(f.seat, CHARGE_TARGET)


def put_charge(s: SpaceBaseState, f: Frame) -> None:
    """SB11.9.4 It lies there at once and may be used in the same phase."""
    answer = s.answers[f.seat]
    if answer != DONE:
        target = card_of(answer - CHARGE)
        put_cube(s, f.seat, target)
        s.tell("event-charge", "SB11.9.1", {"seat": f.seat, "card": target})


PLACE_CHARGE = script("place_charge", offer_charge, put_charge)


def offer_source(s: SpaceBaseState, f: Frame) -> None:
    """SB11.9.2 One cube of an own card; it may be the one just placed."""
    if cube_sources(s, f.seat, f.args[CARD]):
        s.ask(f.seat, CUBE_SOURCE)
    else:
        f.leave()


def choose_target(s: SpaceBaseState, f: Frame) -> None:
    """SB11.9.2 The cube is named, now the card that gets it."""
    answer = s.answers[f.seat]
    if answer == DONE:
        f.leave()
    else:
        f.args[SOURCE] = card_of(answer - MOVE_FROM)
        s.ask(f.seat, CUBE_TARGET)


def move_cube(s: SpaceBaseState, f: Frame) -> None:
    """SB11.9.2 To an empty square in play of another own card, or not at all (SB10.2)."""
    answer = s.answers[f.seat]
    if answer == DONE:
        return
    source, target = f.args[SOURCE], card_of(answer - MOVE_TO)
    take_cubes(s, f.seat, source, 1)
    put_cube(s, f.seat, target)
    s.tell("event-move-cube", "SB11.9.2", {"seat": f.seat, "card": source, "to": target})


MOVE_CHARGE = script("move_charge", offer_source, choose_target, move_cube)


def can_place(s: SpaceBaseState, seat: int, card: int, effect: Effect) -> bool:
    return bool(charge_targets(s, seat, card))


def can_move(s: SpaceBaseState, seat: int, card: int, effect: Effect) -> bool:
    return bool(cube_sources(s, seat, card))


def place_charge(s: SpaceBaseState, seat: int, card: int, effect: Effect) -> None:
    s.call(PLACE_CHARGE, seat, [card, EMPTY])


def move_charge(s: SpaceBaseState, seat: int, card: int, effect: Effect) -> None:
    s.call(MOVE_CHARGE, seat, [card, EMPTY])


# --- SB11.10 exchange with a station ship: args = [card] -----------------------------------------


def exchange_targets(s: SpaceBaseState, seat: int, card: int) -> list[int]:
    """SB11.10 Sectors of own station ships; a colony is never a choice."""
    stations = [(sector, s.station[STRIDE * seat + sector]) for sector in range(1, 13)]
    return [sector for sector, ship in stations if ship != card and not is_colony(ship)]


def exchange_options(s: SpaceBaseState, seat: int) -> list[int]:
    """SB17 Who names no ship in time has not begun to use the card."""
    targets = exchange_targets(s, seat, s.stack[-1].args[CARD])
    return [DONE, *[EXCHANGE + sector - 1 for sector in targets]]


EXCHANGE_TARGET = Ask("exchange-target", "SB11.10", exchange_options, default=DONE)


def ask_exchange(s: SpaceBaseState, f: Frame) -> None:
    """SB11.10 The owner chooses the stationed ship."""
    s.ask(f.seat, EXCHANGE_TARGET)


def do_exchange(s: SpaceBaseState, f: Frame) -> None:
    """SB9.4, SB11.10 With the ship named, the cube is paid and the two cards change places. Who
    names none has paid nothing, and could begin anew for ever.
    """
    answer, card = s.answers[f.seat], f.args[CARD]
    if answer == DONE:
        s.finished.append(side_up(s, card))
        return
    sector = answer - EXCHANGE + 1
    s.tell("event-use", "SB9.4", {"seat": f.seat, "card": card})
    spend(s, f.seat, card)
    exchange(s, f.seat, card, sector)
    s.tell("event-exchange", "SB11.10", {"seat": f.seat, "card": card, "sector": sector})


def give_back(saved: Saved, seat: int, args: list[int]) -> None:
    """The cubes of an exchange that version 1 took before its target was named."""
    card = args[CARD]
    need = NEED[saved["seats"]][2 * card + saved["deployed"][card]]
    saved["cubes"][card] += need
    saved["loaded"][seat] += need


EXCHANGE_CARD = script("exchange_card", ask_exchange, do_exchange)


def can_exchange(s: SpaceBaseState, seat: int, card: int, effect: Effect) -> bool:
    return bool(exchange_targets(s, seat, card))


def exchange_card(s: SpaceBaseState, seat: int, card: int, effect: Effect) -> None:
    s.call(EXCHANGE_CARD, seat, [card])


# --- SB11.11 win, SB11.13 gain -------------------------------------------------------------------


def win_game(s: SpaceBaseState, seat: int, card: int, effect: Effect) -> None:
    """SB11.11 The game ends at once, and VP do not count."""
    s.winner = seat
    s.tell("event-win-game", "SB11.11", {"seat": seat, "card": card})
    s.finish()


def gain_resources(s: SpaceBaseState, seat: int, card: int, effect: Effect) -> None:
    """SB11.13 Adds what the ability lists."""
    amounts = {"credits": effect.credits, "income": effect.income, "vp": effect.vp}
    s.tell("event-gain", "SB11.13", {"seat": seat, "card": card, **amounts})
    gain(s, seat, effect.credits, effect.income, effect.vp)


def always(s: SpaceBaseState, seat: int, card: int, effect: Effect) -> bool:
    return True


Do = Callable[[SpaceBaseState, int, int, Effect], None]
Can = Callable[[SpaceBaseState, int, int, Effect], bool]

EFFECTS: dict[str, tuple[Can, Do]] = {
    "buy_card": (can_buy, buy_cards),
    "buy_and_place": (can_buy_and_place, buy_and_place),
    "claim_cards": (can_claim, claim_cards),
    "swap_sectors": (always, swap),
    "opponents_lose_vp": (can_take_vp, opponents_lose_vp),
    "place_charge": (can_place, place_charge),
    "move_charge": (can_move, move_charge),
    "exchange_card": (can_exchange, exchange_card),
    "win_game": (always, win_game),
    "gain": (always, gain_resources),
}

SCRIPTS: list[Script] = [
    BUY_CARDS,
    BUY_AND_PLACE,
    CLAIM_SHIPS,
    PLACE_CHARGE,
    MOVE_CHARGE,
    EXCHANGE_CARD,
]
ASKS: list[Ask] = [
    ABILITY_BUY,
    PLACED_BUY,
    PLACE,
    CLAIMING,
    CHARGE_TARGET,
    CUBE_SOURCE,
    CUBE_TARGET,
    EXCHANGE_TARGET,
]
