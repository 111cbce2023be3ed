"""SB2, SB3 Set-up: standard with a start card, or light-speed with a hand to buy from."""

from typing import Final

from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.space_base.actions import DONE, TAKE
from raumhafen.games.space_base.content.kinds import SHIP
from raumhafen.games.space_base.content.load import CONTENT
from raumhafen.games.space_base.content.tables import (
    COST,
    FIRST_COLONY,
    FIRST_STARTER,
    LEVEL,
    SECTOR,
    SHIP_SLOTS,
)
from raumhafen.games.space_base.rules.board import place
from raumhafen.games.space_base.rules.turn import MATCH, REFILL, bag, draw
from raumhafen.games.space_base.state import STRIDE, SpaceBaseState

SETUP = CONTENT.setup
STANDARD = 0
LIGHT_SPEED = 1


def lay_out_boards(s: SpaceBaseState, f: Frame) -> None:
    """SB2.1 Twelve starting ships each; SB3.1 other resources at light speed."""
    s.set_up_lists()
    fast = s.variant == LIGHT_SPEED
    for seat in range(s.seats):
        s.credits[seat] = SETUP.light_speed_credits if fast else SETUP.credits
        s.income[seat] = SETUP.light_speed_income if fast else SETUP.income
        s.vp[seat] = SETUP.light_speed_vp if fast else SETUP.vp
        for sector in range(1, 13):
            s.station[STRIDE * seat + sector] = FIRST_STARTER + 12 * seat + sector - 1


def lay_out_market(s: SpaceBaseState, f: Frame) -> None:
    """SB2.2 The colonies lie open, and six ships of each level."""
    for level in range(3):
        s.decks[level] = [
            card.index for card in CONTENT.cards if card.kind == SHIP and card.level == level + 1
        ]
    s.market[SHIP_SLOTS:] = range(FIRST_COLONY, FIRST_STARTER)
    s.call(REFILL, 0, [0])


def deal(s: SpaceBaseState, f: Frame) -> None:
    """SB2.3 A start card for each seat, or SB3.1 a hand of ships at light speed."""
    if s.variant == LIGHT_SPEED:
        s.call(LIGHT_SPEED_START, 0)
    else:
        s.call(STANDARD_START, 0, [0])


def give_seat_bonus(s: SpaceBaseState, f: Frame) -> None:
    """SB2.5 By turn order, clockwise from the start player."""
    for place_in_order, seat in enumerate(s.seats_from(s.first)):
        credits, income, vp = SETUP.seat_bonus[place_in_order]
        s.credits[seat] += credits
        s.income[seat] += income
        s.vp[seat] += vp


def begin_match(s: SpaceBaseState, f: Frame) -> None:
    """SB2.6 The start player takes the first turn."""
    s.active = s.first
    s.round = 1
    s.tell("event-start-player", "SB2.4", {"seat": s.first})
    s.call(MATCH, s.first)


# --- SB2.3 standard: args = [next seat, sectors of the start cards…] -----------------------------

NEXT_SEAT: Final = 0


def start_sectors(f: Frame) -> list[int]:
    """The printed sectors of the start cards drawn so far, by seat."""
    return f.args[1:]


def toss_start_card(s: SpaceBaseState, f: Frame) -> None:
    """SB2.3 Each seat in order draws the top level 1 ship."""
    s.toss(len(bag(s, 0)))


def take_start_card(s: SpaceBaseState, f: Frame) -> None:
    """SB2.3 Its cost is paid, and it is placed; there is no choice."""
    seat = f.args[NEXT_SEAT]
    card = draw(s, 0)
    s.credits[seat] -= COST[card]
    s.tell("event-start-card", "SB2.3", {"seat": seat, "card": card})
    place(s, seat, card, SECTOR[card])
    f.args.append(SECTOR[card])
    f.args[NEXT_SEAT] += 1
    if f.args[NEXT_SEAT] < s.seats:
        f.jump(toss_start_card)


def highest_sector_starts(s: SpaceBaseState, f: Frame) -> None:
    """SB2.4 The highest printed sector; ties are rolled off."""
    sectors = start_sectors(f)
    tied = [seat for seat in range(s.seats) if sectors[seat] == max(sectors)]
    decide_start(s, tied)


STANDARD_START = script("standard_start", toss_start_card, take_start_card, highest_sector_starts)


# --- SB2.4 roll-off: args = [how many roll, those seats…, their totals so far…] ------------------


def roll_off(f: Frame) -> tuple[list[int], list[int]]:
    """The seats that roll, and the totals of those that have rolled."""
    count = f.args[0]
    return f.args[1 : 1 + count], f.args[1 + count :]


def decide_start(s: SpaceBaseState, tied: list[int]) -> None:
    """SB2.4 One seat alone starts; tied seats roll."""
    s.call(ROLL_OFF, 0, [len(tied), *tied])


def roll_next(s: SpaceBaseState, f: Frame) -> None:
    """SB2.4 Tied seats each roll both dice."""
    seats, _ = roll_off(f)
    if len(seats) == 1:
        s.first = seats[0]
        f.leave()
    else:
        s.toss(36)


def note_roll(s: SpaceBaseState, f: Frame) -> None:
    """SB2.4 The highest total starts; seats tied again roll again."""
    total = s.tossed // 6 + s.tossed % 6 + 2
    f.args.append(total)
    seats, totals = roll_off(f)
    s.tell("event-roll-off", "SB2.4", {"seat": seats[len(totals) - 1], "total": total})
    if len(totals) == len(seats):
        tied = [seat for k, seat in enumerate(seats) if totals[k] == max(totals)]
        f.args = [len(tied), *tied]
    f.jump(roll_next)


ROLL_OFF = script("roll_off", roll_next, note_roll)


# --- SB3 light-speed: args = [cards dealt] -------------------------------------------------------

DEALT: Final = 0
HAND_LEVELS = [level for level, count in SETUP.light_speed_draw for _ in range(count)]


def toss_hand(s: SpaceBaseState, f: Frame) -> None:
    """SB3.1 Four ships of level 1 and two of level 2 for each seat."""
    if not f.args:
        f.args.append(0)
    if f.args[DEALT] == s.seats * len(HAND_LEVELS):
        f.jump(choose_hands)
    else:
        s.toss(len(bag(s, HAND_LEVELS[f.args[DEALT] % len(HAND_LEVELS)] - 1)))


def take_into_hand(s: SpaceBaseState, f: Frame) -> None:
    """SB3.4 The ship drawn is shown to its seat only."""
    seat, at = divmod(f.args[DEALT], len(HAND_LEVELS))
    s.hands[seat].append(draw(s, HAND_LEVELS[at] - 1))
    f.args[DEALT] += 1
    f.jump(toss_hand)


def choose_hands(s: SpaceBaseState, f: Frame) -> None:
    """SB3.4 All seats choose at once and hidden."""
    s.together(CHOOSE_SHIPS, list(range(s.seats)), secret=True)


def buy_hands(s: SpaceBaseState, f: Frame) -> None:
    """SB3.2, SB3.3 Exact costs are paid and the ships placed one by one in the given order."""
    best = [0] * s.seats
    for seat in range(s.seats):
        bought = [s.hands[seat][action - TAKE] for action in s.sheets[seat] if action != DONE]
        for card in bought:
            s.credits[seat] -= COST[card]
            s.tell("event-light-speed-buy", "SB3.2", {"seat": seat, "card": card})
            place(s, seat, card, SECTOR[card])
            best[seat] = max(best[seat], SECTOR[card])
        return_rest(s, seat, bought)
        s.sheets[seat] = []
    call_light_speed_start(s, best)


def return_rest(s: SpaceBaseState, seat: int, bought: list[int]) -> None:
    """SB3.5 Ships not bought go under their decks, where any order is as good as another."""
    for card in s.hands[seat]:
        if card not in bought:
            s.returned[seat].append(card)
            s.bottoms[LEVEL[card] - 1].append(card)
    s.hands[seat] = []


def call_light_speed_start(s: SpaceBaseState, best: list[int]) -> None:
    """SB3.6 Most credits kept, then the highest sector bought, then dice."""
    ranks = [100 * s.credits[seat] + best[seat] for seat in range(s.seats)]
    decide_start(s, [seat for seat in range(s.seats) if ranks[seat] == max(ranks)])


LIGHT_SPEED_START = script("light_speed_start", toss_hand, take_into_hand, choose_hands, buy_hands)


def hand_options(s: SpaceBaseState, seat: int) -> list[int]:
    """SB3.2 Ships of the hand that the rest of the credits can pay."""
    taken = [action - TAKE for action in s.sheets[seat]]
    left = s.credits[seat] - sum(COST[s.hands[seat][at]] for at in taken)
    hand = s.hands[seat]
    fits = [at for at in range(len(hand)) if at not in taken and COST[hand[at]] <= left]
    return [DONE, *[TAKE + at for at in fits]]


LIGHT_SPEED_BUY = Ask("light-speed-buy", "SB3.2", hand_options, default=DONE)


def ask_hand(s: SpaceBaseState, f: Frame) -> None:
    """SB3.3 One ship after the other; the order is the order of placing."""
    if len(hand_options(s, f.seat)) > 1:
        s.ask(f.seat, LIGHT_SPEED_BUY)
    else:
        f.leave()


def note_ship(s: SpaceBaseState, f: Frame) -> None:
    """SB3.3 The ship named goes on the sheet, in the order of placing."""
    answer = s.answers[f.seat]
    if answer != DONE:
        s.sheets[f.seat].append(answer)
        f.jump(ask_hand)


CHOOSE_SHIPS = script("choose_ships", ask_hand, note_ship)

OPENING: Script = script(
    "opening", lay_out_boards, lay_out_market, deal, give_seat_bonus, begin_match
)

SCRIPTS: list[Script] = [OPENING, STANDARD_START, LIGHT_SPEED_START, ROLL_OFF, CHOOSE_SHIPS]
ASKS: list[Ask] = [LIGHT_SPEED_BUY]
