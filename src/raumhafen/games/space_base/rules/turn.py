"""SB5 to SB8, SB12 to SB15: the turn, phase by phase, and the end of the game."""

from typing import Final

from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.space_base.actions import BUY, DONE, REROLL, SET_DIE, SPLIT, card_of, power
from raumhafen.games.space_base.content.tables import (
    ABILITY_STEP,
    REROLL_STEP,
    SET_STEP,
    SHIP_SLOTS,
    SIDES,
    SLOTS,
)
from raumhafen.games.space_base.rules import abilities
from raumhafen.games.space_base.rules.board import ready, side_up, spend
from raumhafen.games.space_base.rules.effects import CLAIM_SHIPS, gain_resources
from raumhafen.games.space_base.rules.market import (
    buy_with_everything,
    buyable,
    claim_counts,
    why_not_buy,
)
from raumhafen.games.space_base.rules.roll import (
    DICE_QUESTION,
    Plan,
    can_gain,
    carry_out,
    is_answered,
    pay_sector,
    starts_plain,
)
from raumhafen.games.space_base.state import EMPTY, SpaceBaseState

DICE_FACES = 6


# --- phases 1, 5, 7 ------------------------------------------------------------------------------


def begin_turn(s: SpaceBaseState, f: Frame) -> None:
    """SB5.1 A turn of the active seat."""
    s.turns[s.active] += 1
    s.fixed = 0
    s.die_a = s.die_b = 0
    s.tell("event-turn", "SB5.1", {"seat": s.active, "round": s.round})


def ability_phase(s: SpaceBaseState, phase: int) -> None:
    """SB16.1 Nobody is asked who has nothing to use."""
    s.phase = phase
    if any(s.loaded[seat] and ready(s, seat, ABILITY_STEP) for seat in range(s.seats)):
        s.call(abilities.ABILITY_PHASE, s.active)


def phase_1(s: SpaceBaseState, f: Frame) -> None:
    """SB5.1 Abilities before the roll."""
    ability_phase(s, 1)


def phase_5(s: SpaceBaseState, f: Frame) -> None:
    """SB5.1 Abilities after the rewards."""
    ability_phase(s, 5)


def phase_7(s: SpaceBaseState, f: Frame) -> None:
    """SB5.1 Abilities after the buy."""
    ability_phase(s, 7)


# --- phase 2: roll -------------------------------------------------------------------------------


def set_die_options(s: SpaceBaseState, seat: int) -> list[int]:
    cards = ready(s, seat, SET_STEP)
    return [DONE, *[SET_DIE + 6 * power(card) + face for card in cards for face in range(6)]]


def reroll_options(s: SpaceBaseState, seat: int) -> list[int]:
    cards = ready(s, seat, REROLL_STEP)
    return [DONE, *[REROLL + 3 * power(card) + dice for card in cards for dice in range(3)]]


SET = Ask("set-die", "SB6.1", set_die_options, default=DONE)
AGAIN = Ask("reroll", "SB6.1", reroll_options, default=DONE)


def use_dice_ability(s: SpaceBaseState, seat: int, card: int) -> None:
    """SB11.6, SB11.7 Cubes are paid and the credits of the same ability gained at once."""
    effects = abilities.ability_of(side_up(s, card)).effects
    s.tell("event-use", "SB9.4", {"seat": seat, "card": card})
    spend(s, seat, card)
    for effect in effects:
        if effect.kind == "gain":
            gain_resources(s, seat, card, effect)


def offer_set_die(s: SpaceBaseState, f: Frame) -> None:
    """SB6.1 Step 2a: before the roll, once per die at most."""
    s.phase = 2
    if s.loaded[s.active] and s.fixed < 2 and ready(s, s.active, SET_STEP):
        s.ask(s.active, SET)
    else:
        f.jump(roll_dice)


def set_die(s: SpaceBaseState, f: Frame) -> None:
    """SB11.7 One die is laid on a chosen face."""
    answer = s.answers[s.active]
    if answer == DONE:
        return
    at, face = divmod(answer - SET_DIE, DICE_FACES)
    use_dice_ability(s, s.active, card_of(at))
    s.fixed += 1
    if s.fixed == 1:
        s.die_a = face + 1
    else:
        s.die_b = face + 1
    s.tell("event-set-die", "SB11.7", {"seat": s.active, "face": face + 1})
    f.jump(offer_set_die)


def roll_dice(s: SpaceBaseState, f: Frame) -> None:
    """SB6.1 Step 2b: the dice not fixed are rolled."""
    if s.fixed == 2:
        f.jump(announce_roll)
    else:
        s.toss(DICE_FACES * DICE_FACES if s.fixed == 0 else DICE_FACES)


def read_dice(s: SpaceBaseState, f: Frame) -> None:
    """SB6.1 The faces of the dice that were rolled; a fixed die keeps its own."""
    if s.fixed == 0:
        s.die_a, s.die_b = s.tossed // DICE_FACES + 1, s.tossed % DICE_FACES + 1
    else:
        s.die_b = s.tossed + 1


def announce_roll(s: SpaceBaseState, f: Frame) -> None:
    """SB6.2 The faces that count for everybody."""
    if s.log is not None:
        s.tell("event-roll", "SB6.1", {"seat": s.active, "a": s.die_a, "b": s.die_b})
        s.beat("roll")


def offer_reroll(s: SpaceBaseState, f: Frame) -> None:
    """SB6.1 Step 2c: repeatedly, while there are charged abilities."""
    if s.loaded[s.active] and ready(s, s.active, REROLL_STEP):
        s.ask(s.active, AGAIN)
    else:
        f.jump(allocate_dice)


def reroll(s: SpaceBaseState, f: Frame) -> None:
    """SB11.6 One or two chosen dice are rolled again."""
    answer = s.answers[s.active]
    if answer == DONE:
        f.jump(allocate_dice)
        return
    at, dice = divmod(answer - REROLL, 3)
    use_dice_ability(s, s.active, card_of(at))
    s.toss(DICE_FACES * DICE_FACES if dice == 2 else DICE_FACES)


def read_reroll(s: SpaceBaseState, f: Frame) -> None:
    """SB6.1 The new faces of the chosen dice."""
    dice = (s.answers[s.active] - REROLL) % 3
    if dice == 2:
        s.die_a, s.die_b = s.tossed // DICE_FACES + 1, s.tossed % DICE_FACES + 1
    elif dice == 1:
        s.die_b = s.tossed + 1
    else:
        s.die_a = s.tossed + 1
    f.jump(announce_roll)


# --- phase 3: allocate ---------------------------------------------------------------------------


def allocate_dice(s: SpaceBaseState, f: Frame) -> None:
    """SB7.2 All seats at once and hidden; SB7.5 a seat that can gain nothing is not asked."""
    s.phase = 3
    asked = [seat for seat in s.seats_from(s.active) if can_gain(s, seat)]
    s.together(ALLOCATE, asked, secret=True)


def ask_allocation(s: SpaceBaseState, f: Frame) -> None:
    """SB7.1 Each die by itself, or the sum."""
    s.pose(f.seat, DICE_QUESTION)


def continue_dialogue(s: SpaceBaseState, f: Frame) -> None:
    """SB7.3 Shifts, arrows and doubling, as they come up; nothing changes yet."""
    answer = s.answers[f.seat]
    sheet = s.sheets[f.seat]
    sheet.append(answer)
    if len(sheet) == 1 and is_answered(s, f.seat, answer):
        return
    question = Plan(s, f.seat, sheet).question
    if question is not None:
        s.pose(f.seat, question)
        f.again()


ALLOCATE = script("allocate", ask_allocation, continue_dialogue)


# --- phase 4: rewards ----------------------------------------------------------------------------


def collect_rewards(s: SpaceBaseState, f: Frame) -> None:
    """SB7.2, SB8 The answers are revealed and paid, from the active seat clockwise."""
    s.phase = 4
    for seat in s.members:
        sheet = s.sheets[seat]
        if s.log is not None:
            key = "event-split" if sheet[0] == SPLIT else "event-sum"
            s.tell(key, "SB7.1", {"seat": seat})
        if len(sheet) > 1 or not starts_plain(s, seat, sheet[0]):
            carry_out(s, seat, sheet)
        elif sheet[0] == SPLIT:
            pay_sector(s, seat, s.die_a)
            pay_sector(s, seat, s.die_b)
        else:
            pay_sector(s, seat, s.die_a + s.die_b)
        s.sheets[seat] = []
        s.beat("pay")


def carry_out_claims(s: SpaceBaseState, f: Frame) -> None:
    """SB8.9 After all seats have been paid, one by one in the order they were earned."""
    if s.claims:
        s.call(CLAIM_SHIPS, s.active, claim_counts(SIDES[s.claims.pop(0)].claim))
        f.again()


# --- phase 6: buy --------------------------------------------------------------------------------


def buy_options(s: SpaceBaseState, seat: int) -> list[int]:
    """SB12.1 Any open ship or colony that can be paid and has an open sector; or nothing."""
    return [DONE, *[BUY + slot for slot in buyable(s, seat)]]


BUYING = Ask("buy", "SB12.1", buy_options, default=DONE, why_not=why_not_buy)


def offer_buy(s: SpaceBaseState, f: Frame) -> None:
    """SB16.1 Asked only if at least one card can be bought."""
    s.phase = 6
    if buyable(s, s.active):
        s.ask(s.active, BUYING)
    else:
        f.jump(phase_7)


def buy_card(s: SpaceBaseState, f: Frame) -> None:
    """SB12.1 At most one card."""
    answer = s.answers[s.active]
    if answer != DONE:
        buy_with_everything(s, s.active, answer - BUY)


# --- phases 8 and 9 ------------------------------------------------------------------------------


def refill_shipyard(s: SpaceBaseState, f: Frame) -> None:
    """SB14.1 Every empty slot gets the top ship of its level, as long as there is one."""
    s.phase = 8
    if EMPTY in s.market[:SHIP_SLOTS]:
        s.call(REFILL, s.active, [0])


def take_income(s: SpaceBaseState, f: Frame) -> None:
    """SB14.2 Credits below income are raised to it."""
    s.phase = 9
    seat = s.active
    if s.credits[seat] < s.income[seat]:
        s.credits[seat] = s.income[seat]
        s.tell("event-income", "SB14.2", {"seat": seat, "credits": s.income[seat]})


TURN = script(
    "turn",
    begin_turn,
    phase_1,
    offer_set_die,
    set_die,
    roll_dice,
    read_dice,
    announce_roll,
    offer_reroll,
    reroll,
    read_reroll,
    allocate_dice,
    collect_rewards,
    carry_out_claims,
    phase_5,
    offer_buy,
    buy_card,
    phase_7,
    refill_shipyard,
    take_income,
)


# --- drawing into the shipyard: args = [slot] ----------------------------------------------------

GAP: Final = 0  # the first slot that may be empty


def bag(s: SpaceBaseState, level: int) -> list[int]:
    """Where the next ship of a level (0 to 2) comes from; SB3.5 the bottom last."""
    return s.decks[level] or s.bottoms[level]


def draw(s: SpaceBaseState, level: int) -> int:
    """The ship that was tossed for."""
    deck = bag(s, level)
    card = deck[s.tossed]
    deck[s.tossed] = deck[-1]
    deck.pop()
    return card


def find_gap(s: SpaceBaseState, f: Frame) -> None:
    """SB14.1 Levels 1, 2, 3, slots from left to right."""
    for slot in range(f.args[GAP], SHIP_SLOTS):
        if s.market[slot] == EMPTY and bag(s, slot // SLOTS):
            f.args[GAP] = slot
            s.toss(len(bag(s, slot // SLOTS)))
            return
    f.leave()


def fill_gap(s: SpaceBaseState, f: Frame) -> None:
    """SB14.1 Other slots do not move."""
    slot = f.args[GAP]
    s.market[slot] = draw(s, slot // SLOTS)
    if s.log is not None:
        s.tell("event-refill", "SB14.1", {"card": s.market[slot], "slot": slot})
    f.jump(find_gap)


REFILL = script("refill", find_gap, fill_gap)


# --- the match -----------------------------------------------------------------------------------


def play_turn(s: SpaceBaseState, f: Frame) -> None:
    """SB2.6 Turns go clockwise, round after round."""
    s.call(TURN, s.active)


def end_turn(s: SpaceBaseState, f: Frame) -> None:
    """SB15.2 The end comes only when all seats have had equally many turns."""
    s.active = (s.active + 1) % s.seats
    if s.active == s.first:
        if is_decided(s):
            s.tell("event-game-over", "SB15.2", {"seat": leaders(s)[0]})
            s.finish()
            return
        s.round += 1
    f.jump(play_turn)


def leaders(s: SpaceBaseState) -> list[int]:
    best = max(s.vp)
    return [seat for seat in range(s.seats) if s.vp[seat] == best]


def is_decided(s: SpaceBaseState) -> bool:
    """SB15.3 A tie is played on; SB15.5 but not beyond the round limit."""
    if s.round_limit and s.round >= s.round_limit:
        return True
    return s.triggered and len(leaders(s)) == 1


MATCH = script("match", play_turn, end_turn)

SCRIPTS: list[Script] = [TURN, ALLOCATE, REFILL, MATCH]
ASKS: list[Ask] = [SET, AGAIN, BUYING]
