"""SB10, SB11 The choice of an ability in phases 1, 5 and 7, and of its targets."""

from collections.abc import Callable
from typing import Final

from raumhafen.games.space_base.actions import (
    CHARGE,
    DONE,
    EXCHANGE,
    MOVE_FROM,
    MOVE_TO,
    USE,
    card_of,
)
from raumhafen.games.space_base.bots.cards import Shopper
from raumhafen.games.space_base.bots.worth import LAST, Worth, board_worth, use_cost
from raumhafen.games.space_base.content.kinds import Effect
from raumhafen.games.space_base.content.tables import NEED, POWERS
from raumhafen.games.space_base.rules.abilities import ability_of
from raumhafen.games.space_base.rules.board import exchange, is_charged, side_up, swap_sectors
from raumhafen.games.space_base.rules.effects import (
    CARD,
    charge_targets,
    exchange_targets,
)
from raumhafen.games.space_base.rules.market import (
    affordable_ships,
    buyable,
    claim_counts,
    claimable,
)
from raumhafen.games.space_base.state import SpaceBaseState

AFTER_REWARDS: Final = 5
AFTER_BUY: Final = 7
NEVER: Final = -100.0
ALWAYS: Final = 100.0


def best_ability(s: SpaceBaseState, seat: int, options: list[int], w: Worth) -> int:
    """SB10.3 The use that gains most; none if it is better to wait."""
    best, best_gain = DONE, 0.0
    for option in options:
        if option != DONE:
            gain = use_gain(s, seat, card_of(option - USE), w)
            if gain > best_gain:
                best, best_gain = option, gain
    return best


def use_gain(s: SpaceBaseState, seat: int, card: int, w: Worth) -> float:
    total = 0.0
    for effect in ability_of(side_up(s, card)).effects:
        total += GAINS[effect.kind](s, seat, card, effect, w)
    return total


# --- what each kind of effect would gain now -----------------------------------------------------


def resources_gain(s: SpaceBaseState, seat: int, card: int, effect: Effect, w: Worth) -> float:
    """SB11.13 At once, but credits after the buy would only replace income."""
    if effect.credits and seat == s.active and s.phase == AFTER_BUY:
        return NEVER
    return 0.1 + w.vp * effect.vp


def win_gain(s: SpaceBaseState, seat: int, card: int, effect: Effect, w: Worth) -> float:
    """SB11.11 Always, since nothing is better."""
    return ALWAYS


def claim_gain(s: SpaceBaseState, seat: int, card: int, effect: Effect, w: Worth) -> float:
    """SB11.4 The best ship that could be claimed."""
    shopper = Shopper(s, seat, w)
    slots = claimable(s, seat, claim_counts(effect.cards))
    return max([shopper.printed_gain(s.market[slot]) for slot in slots], default=0.0)


def buy_gain(s: SpaceBaseState, seat: int, card: int, effect: Effect, w: Worth) -> float:
    """SB11.2 When the credits of the roll are there and phase 6 has not taken them."""
    if s.phase != AFTER_REWARDS:
        return NEVER
    shopper = Shopper(s, seat, w)
    return max([shopper.net_gain(s.market[slot]) for slot in buyable(s, seat)], default=0.0)


def buy_and_place_gain(s: SpaceBaseState, seat: int, card: int, effect: Effect, w: Worth) -> float:
    """SB11.3 The best ship that could be bought and placed."""
    if s.phase != AFTER_REWARDS:
        return NEVER
    shopper = Shopper(s, seat, w)
    slots = affordable_ships(s, seat)
    return max([shopper.placed_gain(s.market[slot]) for slot in slots], default=0.0)


def others_lose_gain(s: SpaceBaseState, seat: int, card: int, effect: Effect, w: Worth) -> float:
    """SB11.8 What the seat with the most VP would lose."""
    most = max([s.vp[other] for other in range(s.seats) if other != seat])
    return w.vp * w.style.losses * min(most, effect.amount)


def swap_gain(s: SpaceBaseState, seat: int, card: int, effect: Effect, w: Worth) -> float:
    """SB11.5 The board after the swap against the board before."""
    copy = s.copy()
    swap_sectors(copy, seat, effect.sectors[0], effect.sectors[1])
    return board_gain(s, copy, seat, card, w)


def exchange_gain(s: SpaceBaseState, seat: int, card: int, effect: Effect, w: Worth) -> float:
    """SB11.10 The best of all exchanges."""
    targets = exchange_targets(s, seat, card)
    return max([exchanged(s, seat, card, sector, w) for sector in targets], default=0.0)


def exchanged(s: SpaceBaseState, seat: int, card: int, sector: int, w: Worth) -> float:
    copy = s.copy()
    exchange(copy, seat, card, sector)
    return board_gain(s, copy, seat, card, w)


def board_gain(s: SpaceBaseState, copy: SpaceBaseState, seat: int, card: int, w: Worth) -> float:
    """How much better the other board is; a little must be left for the cubes."""
    if w.stage == LAST:
        return NEVER
    cubes = w.style.rebuilding * w.vp * use_cost(s, w, card)
    return board_worth(copy, seat, w) - board_worth(s, seat, w) - cubes


def place_gain(s: SpaceBaseState, seat: int, card: int, effect: Effect, w: Worth) -> float:
    """SB11.9.1 The best card that could get the cube."""
    targets = charge_targets(s, seat, card)
    return max([charge_gain(s, target, w) for target in targets], default=0.0)


def move_gain(s: SpaceBaseState, seat: int, card: int, effect: Effect, w: Worth) -> float:
    """SB11.9.2 A bonus of an ability that is used for its other effect."""
    return 0.0


Gain = Callable[[SpaceBaseState, int, int, Effect, Worth], float]

GAINS: Final[dict[str, Gain]] = {
    "gain": resources_gain,
    "win_game": win_gain,
    "claim_cards": claim_gain,
    "buy_card": buy_gain,
    "buy_and_place": buy_and_place_gain,
    "opponents_lose_vp": others_lose_gain,
    "swap_sectors": swap_gain,
    "place_charge": place_gain,
    "move_charge": move_gain,
    "exchange_card": exchange_gain,
}


# --- targets -------------------------------------------------------------------------------------


def charge_gain(s: SpaceBaseState, card: int, w: Worth) -> float:
    """SB9.2 What one more cube is worth: more if it makes the card ready."""
    side = side_up(s, card)
    worth = w.vp * w.cubes[side]
    ready = s.cubes[card] + 1 == NEED[s.seats][side]
    return worth * (2.0 if ready else 1.0)


def best_charge(s: SpaceBaseState, seat: int, options: list[int], w: Worth) -> int:
    """SB11.9.1 The card on which a cube is worth most."""
    gains = [charge_gain(s, card_of(option - CHARGE), w) for option in options[1:]]
    return options[1 + gains.index(max(gains))]


def best_source(s: SpaceBaseState, seat: int, options: list[int], w: Worth) -> int:
    """SB11.9.2 A cube is moved only from an unfinished card to one that it makes ready."""
    card = card_in_use(s, seat)
    for option in options[1:]:
        source = card_of(option - MOVE_FROM)
        if not is_charged(s, source) and best_finish(s, seat, card, source, w) > charge_gain(
            s, source, w
        ):
            return option
    return DONE


def best_finish(s: SpaceBaseState, seat: int, card: int, source: int, w: Worth) -> float:
    """The best card that one cube makes ready."""
    targets = [target for target in charge_targets(s, seat, card) if target != source]
    need = NEED[s.seats]
    ready = [t for t in targets if s.cubes[t] + 1 == need[side_up(s, t)]]
    return max([charge_gain(s, target, w) for target in ready], default=0.0)


def best_target(s: SpaceBaseState, seat: int, options: list[int], w: Worth) -> int:
    """SB11.9.2 The card on which the moved cube is worth most."""
    targets = [option for option in options if option != DONE]
    gains = [charge_gain(s, card_of(option - MOVE_TO), w) for option in targets]
    return targets[gains.index(max(gains))]


def best_exchange(s: SpaceBaseState, seat: int, options: list[int], w: Worth) -> int:
    """SB11.10 The sector whose ship makes the best exchange."""
    card = card_in_use(s, seat)
    targets = [option for option in options if option != DONE]
    gains = [exchanged(s, seat, card, option - EXCHANGE + 1, w) for option in targets]
    return targets[gains.index(max(gains))]


def card_in_use(s: SpaceBaseState, seat: int) -> int:
    """A passive seat rehearses (SB5.5), so what it uses stands on its sheet only."""
    if not s.strands:
        return s.stack[-1].args[CARD]
    uses = [answer - USE for answer in s.sheets[seat] if USE <= answer < USE + len(POWERS)]
    return card_of(uses[-1])
