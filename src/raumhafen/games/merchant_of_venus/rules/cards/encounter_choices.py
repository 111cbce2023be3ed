"""MV8.3 Questions that encounter cards ask, and their answers."""

from typing import Final

from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.merchant_of_venus.actions import (
    CHOOSE,
    DONE,
    GAUGE,
    JUMP,
    LOSE,
    PEEK,
    SHIFT,
    SWAP_MISSION,
    TAKE,
)
from raumhafen.games.merchant_of_venus.content.kinds import SKILLS, Effect
from raumhafen.games.merchant_of_venus.content.tables import (
    CAPACITY,
    EFFECT_LISTS,
    GATES,
    GAUGE_MAX,
    GOOD_IDS,
    GOODS,
    GOODS_BY_CATEGORY,
    ITEMS,
    LASER,
    MISSION_IDS,
    NONE,
    SHIELD,
)
from raumhafen.games.merchant_of_venus.rules.accounts import earn
from raumhafen.games.merchant_of_venus.rules.cards.first_contact import see_card
from raumhafen.games.merchant_of_venus.rules.cards.missions import DRAW_MISSION
from raumhafen.games.merchant_of_venus.rules.flight.navigation import jump_to
from raumhafen.games.merchant_of_venus.rules.flight.pirates import surrender
from raumhafen.games.merchant_of_venus.rules.ships import (
    add_item,
    change_gauge,
    in_space,
    jettison_options,
    pay,
    room,
)
from raumhafen.games.merchant_of_venus.rules.trade.market import discovered, face_down, shift_market
from raumhafen.games.merchant_of_venus.rules.trade.passengers import (
    MAKE_ROOM,
    threw_overboard,
)
from raumhafen.games.merchant_of_venus.state import VenusState

# --- one of several options ----------------------------------------------------------------------


def goods_aboard(s: VenusState, seat: int) -> list[int]:
    first = ITEMS * seat
    return [good for good in range(GOODS) if s.cargo[first + good]]


def is_possible(s: VenusState, seat: int, effect: Effect) -> bool:
    """MV8.3 Whether an option's effect can be carried out at all."""
    if effect.op == "lose_good":
        return bool(goods_aboard(s, seat))
    if effect.op == "adjust_gauge":
        return s.gauges[2 * seat + SKILLS.index(effect.word)] > 0
    return True


def offered_lists(f: Frame) -> list[int]:
    """The arguments of CHOICE: numbers of effect lists, one for each option of the card."""
    return f.args


def choice_options(s: VenusState, seat: int) -> list[int]:
    return [
        CHOOSE + at
        for at, effects in enumerate(offered_lists(s.stack[-1]))
        if all(is_possible(s, seat, effect) for effect in EFFECT_LISTS[effects])
    ]


CARD_OPTION = Ask("card-option", "MV8.3", choice_options)


def ask_option(s: VenusState, f: Frame) -> None:
    """MV8.3 Options that cannot be carried out are not offered; with none left nothing happens."""
    options = choice_options(s, f.seat) or [NONE]
    s.choose(f.seat, CARD_OPTION, in_space(s, f.seat, options))


def note_option(s: VenusState, f: Frame) -> None:
    """MV8.3 The chosen list of effects becomes the answer for the script that asked."""
    answer = s.answers[f.seat]
    if not threw_overboard(s, f, ask_option) and answer != NONE:
        s.answers[f.seat] = offered_lists(f)[answer - CHOOSE]


CHOICE = script("choice", ask_option, note_option)


# --- market shifts -------------------------------------------------------------------------------

SHIFTS_ALLOWED: Final = 0  # argument of SHIFT_MARKETS; the systems already shifted follow


def shifted(f: Frame) -> list[int]:
    """Systems whose market this card has shifted already."""
    return f.args[SHIFTS_ALLOWED + 1 :]


def shift_options(s: VenusState, seat: int) -> list[int]:
    done = shifted(s.stack[-1])
    return [DONE, *[SHIFT + system for system in discovered(s) if system not in done]]


SHIFT_WHERE = Ask("shift", "MV10.10", shift_options, default=DONE)


def ask_shift(s: VenusState, f: Frame) -> None:
    """MV8.3 Up to that many different discovered systems."""
    options = shift_options(s, f.seat)
    if len(shifted(f)) == f.args[SHIFTS_ALLOWED] or len(options) == 1:
        f.leave()
    else:
        s.choose(f.seat, SHIFT_WHERE, in_space(s, f.seat, options))


def do_shift(s: VenusState, f: Frame) -> None:
    """MV10.10 One market after the other, until the player has done."""
    answer = s.answers[f.seat]
    if not threw_overboard(s, f, ask_shift) and answer != DONE:
        system = answer - SHIFT
        shift_market(s, s.contact[system])
        f.args.append(system)
        f.jump(ask_shift)


SHIFT_MARKETS = script("shift_markets", ask_shift, do_shift)


# --- losing a good -------------------------------------------------------------------------------


def lose_options(s: VenusState, seat: int) -> list[int]:
    return [LOSE + good for good in goods_aboard(s, seat)]


LOSE_ANY = Ask("lose-any-good", "MV8.3", lose_options)


def ask_loss(s: VenusState, f: Frame) -> None:
    """MV8.3 The player names the good that is lost; the card asks only who has one."""
    s.choose(f.seat, LOSE_ANY, in_space(s, f.seat, lose_options(s, f.seat)))


def lose_it(s: VenusState, f: Frame) -> None:
    """MV8.3 The good returns to the supply area of its maker."""
    if not threw_overboard(s, f, ask_loss):
        surrender(s, f.seat, s.answers[f.seat] - LOSE)


LOSE_ONE = script("lose_one", ask_loss, lose_it)


# --- finding a good ------------------------------------------------------------------------------

# arguments of FIND_GOOD
FIND_CATEGORY: Final = 0
FIND_CREDITS: Final = 1  # earned if there is no such good


def found_goods(s: VenusState, category: int) -> list[int]:
    """MV8.3 Goods in the supply areas of discovered cultures."""
    goods = GOODS_BY_CATEGORY[category]
    return [good for good in goods if s.home[good] != NONE and s.supply[good]]


def find_options(s: VenusState, seat: int) -> list[int]:
    free = room(s, seat)
    goods = found_goods(s, s.stack[-1].args[FIND_CATEGORY])
    return [TAKE + good for good in goods if CAPACITY[good] <= free]


FIND = Ask("take-good", "MV8.3", find_options)


def look_for_good(s: VenusState, f: Frame) -> None:
    """MV8.3 Room may still be made; without a good or room there are credits."""
    options = find_options(s, f.seat)
    if options:
        s.choose(f.seat, FIND, in_space(s, f.seat, options))
    elif found_goods(s, f.args[FIND_CATEGORY]) and jettison_options(s, f.seat):
        s.ask(f.seat, MAKE_ROOM)
    else:
        s.answers[f.seat] = DONE


def take_find(s: VenusState, f: Frame) -> None:
    """MV8.3 The good comes aboard, credits replace it, or something goes overboard first."""
    answer = s.answers[f.seat]
    if answer == DONE:
        earn(s, f.seat, f.args[FIND_CREDITS], "MV8.3")
    elif TAKE <= answer < TAKE + GOODS:
        good = answer - TAKE
        s.supply[good] -= 1
        add_item(s, f.seat, good)
        s.tell("event-take-good", "MV8.3", {"seat": f.seat, "good": GOOD_IDS[good]})
    else:
        threw_overboard(s, f, look_for_good)


FIND_GOOD = script("find_good", look_for_good, take_find)


# --- a cheap gauge -------------------------------------------------------------------------------

CHEAP_GAUGE_PRICE: Final = 0  # argument of BUY_GAUGE


def gauge_options(s: VenusState, seat: int) -> list[int]:
    if s.credits[seat] < s.stack[-1].args[CHEAP_GAUGE_PRICE]:
        return [DONE]
    open_ones = [g for g in (LASER, SHIELD) if s.gauges[2 * seat + g] < GAUGE_MAX]
    return [DONE, *[GAUGE + gauge for gauge in open_ones]]


CHEAP_GAUGE = Ask("buy-gauge", "MV8.3", gauge_options, default=DONE)


def ask_gauge(s: VenusState, f: Frame) -> None:
    """MV8.3 Optional, no buy action, not beyond 5."""
    options = gauge_options(s, f.seat)
    if len(options) == 1:
        f.leave()
    else:
        s.choose(f.seat, CHEAP_GAUGE, in_space(s, f.seat, options))


def raise_gauge(s: VenusState, f: Frame) -> None:
    """MV8.3 The price of the card is paid and the gauge rises by one."""
    answer = s.answers[f.seat]
    if not threw_overboard(s, f, ask_gauge) and answer != DONE:
        price = f.args[CHEAP_GAUGE_PRICE]
        pay(s, f.seat, price)
        change_gauge(s, f.seat, answer - GAUGE, 1)
        gauge = SKILLS[answer - GAUGE]
        args: dict[str, str | int] = {"seat": f.seat, "gauge": gauge, "price": price}
        s.tell("event-gauge-bought", "MV8.3", args)


BUY_GAUGE = script("buy_gauge", ask_gauge, raise_gauge)


# --- looking at a first contact card -------------------------------------------------------------


def peek_options(s: VenusState, seat: int) -> list[int]:
    return [PEEK + system for system in face_down(s)]


LOOK = Ask("peek", "MV17.2", peek_options)


def ask_peek(s: VenusState, f: Frame) -> None:
    """MV17.2 One face-down first contact card of the player's choice."""
    options = peek_options(s, f.seat)
    if options:
        s.choose(f.seat, LOOK, in_space(s, f.seat, options))
    else:
        f.leave()


def do_peek(s: VenusState, f: Frame) -> None:
    """MV17.2 Only this player learns the culture."""
    if not threw_overboard(s, f, ask_peek):
        see_card(s, f.seat, s.answers[f.seat] - PEEK)


PEEK_CARDS = script("peek_cards", ask_peek, do_peek)


# --- exchanging a mission ------------------------------------------------------------------------


def swap_options(s: VenusState, seat: int) -> list[int]:
    slots = [slot for slot in range(2) if s.missions[2 * seat + slot] != NONE]
    return [DONE, *[SWAP_MISSION + slot for slot in slots]]


EXCHANGE = Ask("swap-mission", "MV8.3", swap_options, default=DONE)


def ask_swap(s: VenusState, f: Frame) -> None:
    """MV8.3 Optional, and only with an open mission."""
    options = swap_options(s, f.seat)
    if len(options) == 1:
        f.leave()
    else:
        s.choose(f.seat, EXCHANGE, in_space(s, f.seat, options))


def do_swap(s: VenusState, f: Frame) -> None:
    """MV8.3 The old card goes under the deck."""
    answer = s.answers[f.seat]
    if threw_overboard(s, f, ask_swap) or answer == DONE:
        return
    slot = answer - SWAP_MISSION
    old = s.missions[2 * f.seat + slot]
    s.missions[2 * f.seat + slot] = NONE
    s.mission_under.append(old)
    s.tell("event-mission-returned", "MV8.3", {"seat": f.seat, "mission": MISSION_IDS[old]})
    s.call(DRAW_MISSION, f.seat, [slot])


SWAP_ONE_MISSION = script("swap_one_mission", ask_swap, do_swap)


# --- jumping to a teleportal ---------------------------------------------------------------------


def gate_options(s: VenusState, seat: int) -> list[int]:
    return [DONE, *[JUMP + gate for gate in range(GATES) if s.gates[gate] != NONE]]


RIPPLE = Ask("jump", "MV8.3", gate_options, default=DONE)


def ask_gate(s: VenusState, f: Frame) -> None:
    """MV8.3 Any teleportal in play, or none."""
    s.choose(f.seat, RIPPLE, in_space(s, f.seat, gate_options(s, f.seat)))


def do_jump(s: VenusState, f: Frame) -> None:
    """MV6.5 A jump by a card counts as a jump."""
    answer = s.answers[f.seat]
    if not threw_overboard(s, f, ask_gate) and answer != DONE:
        jump_to(s, f.seat, answer - JUMP)


JUMP_GATE = script("jump_gate", ask_gate, do_jump)

SCRIPTS: Final[list[Script]] = [
    CHOICE, SHIFT_MARKETS, LOSE_ONE, FIND_GOOD, BUY_GAUGE, PEEK_CARDS, SWAP_ONE_MISSION, JUMP_GATE,
]  # fmt: skip
ASKS: Final[list[Ask]] = [
    CARD_OPTION,
    SHIFT_WHERE,
    LOSE_ANY,
    FIND,
    CHEAP_GAUGE,
    LOOK,
    EXCHANGE,
    RIPPLE,
]
