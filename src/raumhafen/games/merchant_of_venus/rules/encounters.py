"""MV8 Encounter cards: drawing them, carrying out their effects."""

from collections.abc import Callable
from typing import Final

from raumhafen.engine.flow import Frame, Script, script
from raumhafen.games.merchant_of_venus.content.kinds import DIE, SKILLS, Effect
from raumhafen.games.merchant_of_venus.content.tables import (
    ASTEROID,
    BLUE,
    CARD_EFFECTS,
    EFFECT_LISTS,
    ENCOUNTER_IDS,
    ENCOUNTER_TYPE,
    GATES,
    INTEL_CARDS,
    IS_RELIC,
    LUXURY,
    NONE,
    PIRATE,
    PIRATE_IDS,
    PIRATES,
    REWARDS,
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
from raumhafen.games.merchant_of_venus.rules.choices import (
    BUY_GAUGE,
    CHOICE,
    FIND_GOOD,
    JUMP_GATE,
    LOSE_ONE,
    PEEK_CARDS,
    SHIFT_MARKETS,
    SWAP_ONE_MISSION,
)
from raumhafen.games.merchant_of_venus.rules.hazards import (
    CHECK,
    DIE_FACES,
    FACE_HAZARD,
    end_turn_at_once,
)
from raumhafen.games.merchant_of_venus.rules.landing import ENTER_ASTEROID
from raumhafen.games.merchant_of_venus.rules.market import produce
from raumhafen.games.merchant_of_venus.rules.missions import DRAW_REWARD, goods_of
from raumhafen.games.merchant_of_venus.rules.passengers import DRAW_PASSENGER
from raumhafen.games.merchant_of_venus.rules.pirates import FIGHT_PIRATE
from raumhafen.games.merchant_of_venus.rules.titles import leading, tell_title
from raumhafen.games.merchant_of_venus.state import DISPLAYED, TURN_ENDS, VenusState

ALL_GOODS: Final = 99


# --- MV8.1 the card: args = [card] once drawn ----------------------------------------------------


def draw_card(s: VenusState, f: Frame) -> None:
    """MV8.2 A card somebody laid on top, the deck, what lies under it, the discards."""
    f.args = []
    if s.encounter_top:
        s.top_seen.pop(0)
        f.args = [s.encounter_top.pop(0)]
        f.jump(open_card)
        return
    refill_deck(s)
    if s.encounter_bag:
        s.toss(len(s.encounter_bag))
    elif s.encounter_under:
        s.under_seen.pop(0)
        f.args = [s.encounter_under.pop(0)]
        f.jump(open_card)
    else:
        f.leave()


def refill_deck(s: VenusState) -> None:
    """MV8.2 When a card of an empty deck is wanted, the discards are shuffled."""
    if not s.encounter_bag and not s.encounter_under and s.discards:
        s.encounter_bag, s.discards = s.discards, []
        s.tell("event-reshuffle", "MV8.2", {})


def read_card(s: VenusState, f: Frame) -> None:
    bag = s.encounter_bag
    f.args = [bag[s.tossed]]
    bag[s.tossed] = bag[-1]
    bag.pop()


def open_card(s: VenusState, f: Frame) -> None:
    """MV8.2 If the token that is needed is used up, another card is drawn."""
    card = f.args[0]
    s.reveals += 1
    s.tell("event-encounter", "MV8.1", {"seat": f.seat, "card": ENCOUNTER_IDS[card]})
    if is_used_up(s, card):
        s.removed += 1
        f.jump(draw_card)
    else:
        put_away(s, card)
        s.call(CARRY_OUT, f.seat, [CARD_EFFECTS[card], 0, card])
    s.beat("card")


def is_used_up(s: VenusState, card: int) -> bool:
    effect = EFFECT_LISTS[CARD_EFFECTS[card]][0]
    if effect.op != "place_token":
        return False
    if effect.word == "teleportal":
        return NONE not in s.gates
    return effect.word == "pirate" and NONE not in s.pirate_at


def put_away(s: VenusState, card: int) -> None:
    """MV8.2 Token cards leave the game; titles and intel cards stay in play."""
    kind = ENCOUNTER_TYPE[card]
    if kind == "token":
        s.removed += 1
    elif kind in ("production", "event"):
        s.discards.append(card)


DRAW_ENCOUNTER = script("draw_encounter", draw_card, read_card, open_card)


# --- MV8.3 effects: args = [list, next effect, card] ---------------------------------------------


def next_effect(s: VenusState, f: Frame) -> None:
    """One instruction after the other, unless the turn has ended."""
    effects = EFFECT_LISTS[f.args[0]]
    at = f.args[1]
    if at == len(effects) or s.stop == TURN_ENDS:
        return
    f.args[1] = at + 1
    f.again()
    EFFECT_FUNCTIONS[effects[at].op](s, f, effects[at])


CARRY_OUT = script("carry_out", next_effect)


def carry_out(s: VenusState, f: Frame, effects: tuple[Effect, ...]) -> None:
    s.call(CARRY_OUT, f.seat, [effect_list(effects), 0, f.args[2]])


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
    s.call(CARD_CHECK, f.seat, [SKILLS.index(effect.word), passed, failed, f.args[2]])


def hazard(s: VenusState, f: Frame, effect: Effect) -> None:
    s.call(FACE_HAZARD, f.seat, [SKILLS.index(effect.word)])


def choose(s: VenusState, f: Frame, effect: Effect) -> None:
    """MV8.3 An option that cannot be carried out at all is not offered."""
    lists = [effect_list(branch) for branch in effect.branches]
    s.call(CHOOSE_BRANCH, f.seat, [f.args[2], *lists])


def production(s: VenusState, f: Frame, effect: Effect) -> None:
    """MV8.4 Only of discovered cultures."""
    for culture in effect.cultures:
        if s.home[culture - 1] != NONE:
            produce(s, culture - 1, ALL_GOODS, "MV8.4")


def market_shift(s: VenusState, f: Frame, effect: Effect) -> None:
    s.call(SHIFT_MARKETS, f.seat, [effect.amount])


def take_title(s: VenusState, f: Frame, effect: Effect) -> None:
    """MV8.6 To the leader; on a tie to the active player if among the tied."""
    title = TITLES.index(f.args[2])
    leaders = leading(s, title)
    s.title_at[title] = DISPLAYED
    if len(leaders) == 1:
        s.title_at[title] = leaders[0]
    elif s.active in leaders:
        s.title_at[title] = s.active
    if s.title_at[title] != DISPLAYED:
        tell_title(s, title)


def open_intel(s: VenusState, f: Frame, effect: Effect) -> None:
    s.intel_at[INTEL_CARDS.index(f.args[2])] = DISPLAYED


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


def relics(s: VenusState, seat: int) -> int:
    return sum(1 for card in range(REWARDS) if IS_RELIC[card] and s.reward_at[card] == seat)


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
    stack = [pirate for pirate in range(PIRATES) if s.pirate_at[pirate] == NONE]
    pirate = stack[s.tossed]
    s.pirate_at[pirate] = s.ship[f.seat]
    s.kind[s.ship[f.seat]] = PIRATE
    s.tell("event-pirate", "MV8.3", {"pirate": PIRATE_IDS[pirate]})


PLACE_PIRATE = script("place_pirate", toss_pirate, lay_pirate)


def toss_move(s: VenusState, f: Frame) -> None:
    s.toss(DIE_FACES)


def add_move(s: VenusState, f: Frame) -> None:
    s.mp += s.tossed + 1
    s.tell("event-die", "MV8.3", {"seat": f.seat, "die": s.tossed + 1})
    tell_move(s, f.seat, "MV8.3")
    s.beat("roll")


ROLL_MOVE = script("roll_move", toss_move, add_move)


def make_card_check(s: VenusState, f: Frame) -> None:
    """args = [skill, list if passed, list if failed, card]"""
    s.call(CHECK, f.seat, [f.args[0], 0])


def follow_card_check(s: VenusState, f: Frame) -> None:
    s.call(CARRY_OUT, f.seat, [f.args[1] if s.passed else f.args[2], 0, f.args[3]])


CARD_CHECK = script("card_check", make_card_check, follow_card_check)


def ask_branch(s: VenusState, f: Frame) -> None:
    """args = [card, lists…]"""
    s.call(CHOICE, f.seat, f.args[1:])


def follow_branch(s: VenusState, f: Frame) -> None:
    if s.answers[f.seat] != NONE:
        s.call(CARRY_OUT, f.seat, [s.answers[f.seat], 0, f.args[0]])


CHOOSE_BRANCH = script("choose_branch", ask_branch, follow_branch)


SCRIPTS: Final[list[Script]] = [
    DRAW_ENCOUNTER,
    CARRY_OUT,
    PLACE_PIRATE,
    ROLL_MOVE,
    CARD_CHECK,
    CHOOSE_BRANCH,
]
