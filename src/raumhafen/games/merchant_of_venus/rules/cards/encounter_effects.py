"""MV8.3, MV8.4 Effects of encounter cards, one function for each kind of instruction."""

from collections.abc import Callable
from typing import Final

from raumhafen.engine.flow import Frame, Script, script
from raumhafen.games.merchant_of_venus.content.kinds import DIE, SKILLS, Effect
from raumhafen.games.merchant_of_venus.content.tables import (
    ASTEROID,
    BLUE,
    DIE_FACES,
    EFFECT_LISTS,
    GATES,
    INTEL_CARDS,
    LUXURY,
    NONE,
    PIRATE,
    PIRATE_IDS,
    PIRATES,
    SPACE_IDS,
    TELEPORTAL,
    TITLES,
    effect_list,
)
from raumhafen.games.merchant_of_venus.rules.accounts import (
    add_fame,
    add_infamy,
    earn,
    move_gauge,
    remove_infamy,
    spend,
    tell_move,
)
from raumhafen.games.merchant_of_venus.rules.cards.encounter_choices import (
    BUY_GAUGE,
    CHOICE,
    FIND_GOOD,
    JUMP_GATE,
    LOSE_ONE,
    PEEK_CARDS,
    SHIFT_MARKETS,
    SWAP_ONE_MISSION,
)
from raumhafen.games.merchant_of_venus.rules.cards.missions import goods_of
from raumhafen.games.merchant_of_venus.rules.cards.rewards import DRAW_REWARD, relics
from raumhafen.games.merchant_of_venus.rules.cards.titles import leading, tell_title
from raumhafen.games.merchant_of_venus.rules.checks import CHECK
from raumhafen.games.merchant_of_venus.rules.flight.hazards import FACE_HAZARD, end_turn_at_once
from raumhafen.games.merchant_of_venus.rules.flight.landing import ENTER_ASTEROID
from raumhafen.games.merchant_of_venus.rules.flight.pirates import FIGHT_PIRATE
from raumhafen.games.merchant_of_venus.rules.trade.market import produce
from raumhafen.games.merchant_of_venus.rules.trade.passengers import DRAW_PASSENGER
from raumhafen.games.merchant_of_venus.state import DISPLAYED, TURN_ENDS, VenusState

ALL_GOODS: Final = 99


# arguments of CARRY_OUT
EFFECT_LIST: Final = 0
NEXT_EFFECT: Final = 1
CARD_READ: Final = 2


def next_effect(s: VenusState, f: Frame) -> None:
    """MV8.3 One instruction after the other, unless the turn has ended."""
    effects = EFFECT_LISTS[f.args[EFFECT_LIST]]
    at = f.args[NEXT_EFFECT]
    if at == len(effects) or s.stop == TURN_ENDS:
        return
    f.args[NEXT_EFFECT] = at + 1
    f.again()
    EFFECT_FUNCTIONS[effects[at].op](s, f, effects[at])


CARRY_OUT = script("carry_out", next_effect)


def carry_out(s: VenusState, f: Frame, effects: tuple[Effect, ...]) -> None:
    s.call(CARRY_OUT, f.seat, [effect_list(effects), 0, f.args[CARD_READ]])


def place_token(s: VenusState, f: Frame, effect: Effect) -> None:
    """MV8.3 It replaces the space for the rest of the game."""
    space = s.ship[f.seat]
    args: dict[str, str | int] = {"space": SPACE_IDS[space], "token": effect.word}
    s.tell("event-token", "MV8.2", args)
    if effect.word == "teleportal":
        s.gates[s.gates.index(NONE)] = space
        s.kind[space] = TELEPORTAL
    elif effect.word == "pirate":
        s.call(PLACE_PIRATE, f.seat)
    else:
        s.kind[space] = ASTEROID if effect.word == "asteroid" else BLUE


def fight_pirate(s: VenusState, f: Frame, effect: Effect) -> None:
    s.call(FIGHT_PIRATE, f.seat)


def offer_landing(s: VenusState, f: Frame, effect: Effect) -> None:
    s.call(ENTER_ASTEROID, f.seat)


def multiplied(s: VenusState, seat: int, effect: Effect) -> int:
    if effect.per == "luxury_good_aboard":
        return effect.amount * goods_of(s, seat, LUXURY)
    return effect.amount * s.infamy[seat] if effect.per == "infamy" else effect.amount


def gain_credits(s: VenusState, f: Frame, effect: Effect) -> None:
    earn(s, f.seat, effect.amount, "MV8.3")


def pay_credits(s: VenusState, f: Frame, effect: Effect) -> None:
    """MV8.3 Takes what is there."""
    amount = min(s.credits[f.seat], multiplied(s, f.seat, effect))
    spend(s, f.seat, amount, "MV8.3")


def gain_fame(s: VenusState, f: Frame, effect: Effect) -> None:
    add_fame(s, f.seat, effect.amount, "MV8.3")


def gain_infamy(s: VenusState, f: Frame, effect: Effect) -> None:
    add_infamy(s, f.seat, effect.amount, "MV8.3")


def lose_infamy(s: VenusState, f: Frame, effect: Effect) -> None:
    remove_infamy(s, f.seat, effect.amount, "MV8.3")


def check(s: VenusState, f: Frame, effect: Effect) -> None:
    """MV8.3 Always rolled; lasers and shields are not lowered."""
    passed, failed = effect_list(effect.branches[0]), effect_list(effect.branches[1])
    s.call(CARD_CHECK, f.seat, [SKILLS.index(effect.word), passed, failed, f.args[CARD_READ]])


def hazard(s: VenusState, f: Frame, effect: Effect) -> None:
    s.call(FACE_HAZARD, f.seat, [SKILLS.index(effect.word)])


def choose(s: VenusState, f: Frame, effect: Effect) -> None:
    """MV8.3 An option that cannot be carried out at all is not offered."""
    lists = [effect_list(branch) for branch in effect.branches]
    s.call(CHOOSE_BRANCH, f.seat, [f.args[CARD_READ], *lists])


def production(s: VenusState, f: Frame, effect: Effect) -> None:
    """MV8.4 Only of discovered cultures."""
    for culture in effect.cultures:
        if s.home[culture - 1] != NONE:
            produce(s, culture - 1, ALL_GOODS, "MV8.4")


def market_shift(s: VenusState, f: Frame, effect: Effect) -> None:
    s.call(SHIFT_MARKETS, f.seat, [effect.amount])


def take_title(s: VenusState, f: Frame, effect: Effect) -> None:
    """MV8.6 The title goes to the leader; on a tie to the active player if among the tied."""
    title = TITLES.index(f.args[CARD_READ])
    leaders = leading(s, title)
    s.title_at[title] = DISPLAYED
    if len(leaders) == 1:
        s.title_at[title] = leaders[0]
    elif s.active in leaders:
        s.title_at[title] = s.active
    if s.title_at[title] != DISPLAYED:
        tell_title(s, title)


def open_intel(s: VenusState, f: Frame, effect: Effect) -> None:
    s.intel_at[INTEL_CARDS.index(f.args[CARD_READ])] = DISPLAYED


def draw_reward(s: VenusState, f: Frame, effect: Effect) -> None:
    s.call(DRAW_REWARD, f.seat)


def draw_passenger(s: VenusState, f: Frame, effect: Effect) -> None:
    s.call(DRAW_PASSENGER, f.seat, [1])


def gain_move(s: VenusState, f: Frame, effect: Effect) -> None:
    """MV8.3 May restart a ship with 0 MP."""
    if effect.amount == DIE:
        s.call(ROLL_MOVE, f.seat)
    else:
        s.mp += effect.amount
        tell_move(s, f.seat, "MV8.3")


def lose_move(s: VenusState, f: Frame, effect: Effect) -> None:
    s.mp = max(0, s.mp - effect.amount)
    tell_move(s, f.seat, "MV8.3")


def halve_move(s: VenusState, f: Frame, effect: Effect) -> None:
    """MV8.3 Half is lost, rounded up."""
    s.mp -= (s.mp + 1) // 2
    tell_move(s, f.seat, "MV8.3")


def end_turn(s: VenusState, f: Frame, effect: Effect) -> None:
    end_turn_at_once(s, f.seat, "MV5.15")


def lose_good(s: VenusState, f: Frame, effect: Effect) -> None:
    s.call(LOSE_ONE, f.seat)


def take_good(s: VenusState, f: Frame, effect: Effect) -> None:
    category = ("basic", "quality", "luxury").index(effect.word)
    s.call(FIND_GOOD, f.seat, [category, effect.branches[0][0].amount])


def adjust_gauge(s: VenusState, f: Frame, effect: Effect) -> None:
    move_gauge(s, f.seat, SKILLS.index(effect.word), effect.amount, "MV8.3")


def buy_gauge(s: VenusState, f: Frame, effect: Effect) -> None:
    s.call(BUY_GAUGE, f.seat, [effect.amount])


def peek_contact(s: VenusState, f: Frame, effect: Effect) -> None:
    s.call(PEEK_CARDS, f.seat, [effect.amount])


def swap_mission(s: VenusState, f: Frame, effect: Effect) -> None:
    s.call(SWAP_ONE_MISSION, f.seat)


def jump_gate(s: VenusState, f: Frame, effect: Effect) -> None:
    """MV8.3 Optional; with no teleportal in play movement instead."""
    if s.gates.count(NONE) == GATES:
        s.mp += effect.branches[0][0].amount
        tell_move(s, f.seat, "MV8.3")
    else:
        s.call(JUMP_GATE, f.seat)


def per_relic(s: VenusState, f: Frame, effect: Effect) -> None:
    earn(s, f.seat, relics(s, f.seat) * effect.branches[0][0].amount, "MV8.3")


def when(s: VenusState, f: Frame, effect: Effect) -> None:
    carry_out(s, f, effect.branches[0 if holds(s, f.seat, effect.word) else 1])


def holds(s: VenusState, seat: int, condition: str) -> bool:
    if condition == "owns_relic":
        return relics(s, seat) > 0
    if condition == "infamy_at_least_3":
        return s.infamy[seat] >= 3
    return s.riding[seat] > 0


EffectFunction = Callable[[VenusState, Frame, Effect], None]
EFFECT_FUNCTIONS: Final[dict[str, EffectFunction]] = {
    "place_token": place_token,
    "fight_pirate": fight_pirate,
    "offer_landing": offer_landing,
    "gain_credits": gain_credits,
    "pay_credits": pay_credits,
    "gain_fame": gain_fame,
    "gain_infamy": gain_infamy,
    "remove_infamy": lose_infamy,
    "check": check,
    "hazard": hazard,
    "choose": choose,
    "production": production,
    "market_shift": market_shift,
    "take_title": take_title,
    "open_intel": open_intel,
    "draw_reward": draw_reward,
    "draw_passenger": draw_passenger,
    "gain_move": gain_move,
    "lose_move": lose_move,
    "halve_move": halve_move,
    "end_turn": end_turn,
    "lose_good": lose_good,
    "take_good": take_good,
    "adjust_gauge": adjust_gauge,
    "buy_gauge": buy_gauge,
    "peek_contact": peek_contact,
    "swap_mission": swap_mission,
    "jump_gate": jump_gate,
    "per_relic": per_relic,
    "if": when,
}


# --- small procedures of cards -------------------------------------------------------------------


def toss_pirate(s: VenusState, f: Frame) -> None:
    """MV8.3 A random token."""
    s.toss(s.pirate_at.count(NONE))


def lay_pirate(s: VenusState, f: Frame) -> None:
    """MV8.3 The pirate lies where the ship is."""
    stack = [pirate for pirate in range(PIRATES) if s.pirate_at[pirate] == NONE]
    pirate = stack[s.tossed]
    s.pirate_at[pirate] = s.ship[f.seat]
    s.kind[s.ship[f.seat]] = PIRATE
    s.tell("event-pirate", "MV8.3", {"pirate": PIRATE_IDS[pirate]})


PLACE_PIRATE = script("place_pirate", toss_pirate, lay_pirate)


def toss_move(s: VenusState, f: Frame) -> None:
    """MV8.3 One die for movement points."""
    s.toss(DIE_FACES)


def add_move(s: VenusState, f: Frame) -> None:
    """MV8.3 As many movement points as the die shows."""
    s.mp += s.tossed + 1
    s.tell("event-die", "MV8.3", {"seat": f.seat, "die": s.tossed + 1})
    tell_move(s, f.seat, "MV8.3")
    s.beat("roll")


ROLL_MOVE = script("roll_move", toss_move, add_move)

# arguments of CARD_CHECK
CARD_CHECK_SKILL: Final = 0
LIST_IF_PASSED: Final = 1
LIST_IF_FAILED: Final = 2
CARD_CHECKED: Final = 3


def make_card_check(s: VenusState, f: Frame) -> None:
    """MV8.3 A check that a card asks for is no hazard's."""
    s.call(CHECK, f.seat, [f.args[CARD_CHECK_SKILL], 0])


def follow_card_check(s: VenusState, f: Frame) -> None:
    """MV8.3 The effects for success or failure."""
    effects = f.args[LIST_IF_PASSED if s.passed else LIST_IF_FAILED]
    s.call(CARRY_OUT, f.seat, [effects, 0, f.args[CARD_CHECKED]])


CARD_CHECK = script("card_check", make_card_check, follow_card_check)

CARD_CHOSEN_ON: Final = 0  # argument of CHOOSE_BRANCH; the effect lists to choose from follow


def branch_lists(f: Frame) -> list[int]:
    return f.args[CARD_CHOSEN_ON + 1 :]


def ask_branch(s: VenusState, f: Frame) -> None:
    """MV8.3 One of the lists of effects on a card."""
    s.call(CHOICE, f.seat, branch_lists(f))


def follow_branch(s: VenusState, f: Frame) -> None:
    """MV8.3 The list that was chosen; none if no option could be carried out."""
    if s.answers[f.seat] != NONE:
        s.call(CARRY_OUT, f.seat, [s.answers[f.seat], 0, f.args[CARD_CHOSEN_ON]])


CHOOSE_BRANCH = script("choose_branch", ask_branch, follow_branch)

SCRIPTS: Final[list[Script]] = [CARRY_OUT, PLACE_PIRATE, ROLL_MOVE, CARD_CHECK, CHOOSE_BRANCH]
