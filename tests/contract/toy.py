"""A small game that uses every mechanism of the engine at once, and no rules of a product.

Moon market: seats hold hidden cards. A round has a sealed bid with a follow-up question, vetoes
against the winner and counters against vetoes, a race for stones in real time with a clock,
hidden conversions that build on each other, an offer from seat to seat, and a die. While the offer
is thought about, everybody may shut the door to offers, note a card in private or knock at a door,
which is shut or opened in answer.
"""

from typing import ClassVar, Final

from raumhafen.engine.actions import ActionSpace, numbers
from raumhafen.engine.errors import IllegalAction
from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.engine.game import Game, Meta, Option, OptionValue, Outcome, View
from raumhafen.engine.mind import NO_REPLY, Mind
from raumhafen.engine.reactions import Reactions
from raumhafen.engine.rng import Rng
from raumhafen.engine.state import State, rehearse

ROUNDS = 3
CARDS = 16
HAND = 3
STONES = 4
TICKS = 3

ACTIONS = ActionSpace()
BID = ACTIONS.add("bid", {"card": numbers(0, CARDS - 1)})
BOOST = ACTIONS.add("boost", {"by": numbers(1, 2)})
PASS = ACTIONS.add("pass")
VETO = ACTIONS.add("veto")
GRAB = ACTIONS.add("grab", {"stone": numbers(1, STONES)})
TICK = ACTIONS.add("tick")
CONVERT = ACTIONS.add("convert")
OFFER = ACTIONS.add("offer", {"seat": numbers(0, 3)})
ACCEPT = ACTIONS.add("accept")
SHUT = ACTIONS.add("shut")
NOTE = ACTIONS.add("note", {"card": numbers(0, CARDS - 1)})
KNOCK = ACTIONS.add("knock", {"seat": numbers(0, 3)})

META = Meta("moon-market", "MM", 2, 4, (Option("rich", (False, True), "MM1"),), rules_version=1)


class ToyState(State):
    def __init__(self, seats: int) -> None:
        super().__init__(seats, beside=1)
        self.round = 0
        self.bag: list[int] = list(range(CARDS))
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.coins: list[int] = [2] * seats
        self.moons: list[int] = [0] * seats
        self.vetoes: list[int] = [1] * seats
        self.stones: list[int] = []
        self.ticks = 0
        self.bids: list[int] = [0] * seats
        self.blocked = False
        self.taken: list[tuple[int, ...]] = [()] * seats
        self.shut: list[int] = [0] * seats
        self.notes: list[int] = [-1] * seats
        self.knocked: list[int] = [0] * seats

    def blank(self) -> "ToyState":
        return ToyState(self.seats)

    # --- written by `make fields` from __init__; not to be edited by hand ------------------------

    FIELDS: ClassVar[tuple[str, ...]] = (
        "round", "bag", "hands", "coins", "moons", "vetoes", "stones", "ticks", "bids", "blocked",
        "shut", "notes", "knocked",
    )  # fmt: skip
    TUPLES: ClassVar[tuple[str, ...]] = (
        "taken",
    )  # fmt: skip

    def copy_into(self, new: State) -> None:
        assert isinstance(new, ToyState)
        new.round = self.round
        new.bag = self.bag[:]
        new.hands = [row[:] for row in self.hands]
        new.coins = self.coins[:]
        new.moons = self.moons[:]
        new.vetoes = self.vetoes[:]
        new.stones = self.stones[:]
        new.ticks = self.ticks
        new.bids = self.bids[:]
        new.blocked = self.blocked
        new.taken = self.taken[:]
        new.shut = self.shut[:]
        new.notes = self.notes[:]
        new.knocked = self.knocked[:]

    # --- end of what `make fields` writes --------------------------------------------------------


# --- dealing -------------------------------------------------------------------------------------


def toss_card(s: ToyState, f: Frame) -> None:
    """MM1 Every seat draws up to three hidden cards."""
    short = [seat for seat in range(s.seats) if len(s.hands[seat]) < HAND]
    if short and s.bag:
        f.seat = short[0]
        s.toss(len(s.bag))
    else:
        f.leave()


def take_card(s: ToyState, f: Frame) -> None:
    card = s.bag.pop(s.tossed)
    s.hands[f.seat].append(card)
    s.tell("event-draw", "MM1", {"card": card}, audience=f.seat)
    f.jump(toss_card)


DEAL = script("deal", toss_card, take_card)

# --- a round: args = [winner of the bid, partner of the offer] -----------------------------------

WINNER: Final = 0
PARTNER: Final = 1

# --- a sealed bid with a follow-up ---------------------------------------------------------------


def bid_options(s: ToyState, seat: int) -> list[int]:
    return [PASS, *[BID + card for card in s.hands[seat]]]


def boost_options(s: ToyState, seat: int) -> list[int]:
    return [PASS, *[BOOST + by - 1 for by in (1, 2) if by <= s.coins[seat]]]


def why_not_bid(s: ToyState, seat: int, action: int) -> IllegalAction | None:
    return IllegalAction("illegal-not-in-hand", {"card": action - BID}, "MM2")


SEALED = Ask("bid", "MM2", bid_options, default=PASS, why_not=why_not_bid)
BOOSTING = Ask("boost", "MM2", boost_options, default=PASS)


def bid_together(s: ToyState, f: Frame) -> None:
    """MM2 All bid at once; an odd card may be boosted with coins."""
    s.round += 1
    s.together(BIDDING, list(range(s.seats)), secret=True)


def ask_bid(s: ToyState, f: Frame) -> None:
    s.ask(f.seat, SEALED)


def ask_boost(s: ToyState, f: Frame) -> None:
    s.sheets[f.seat].append(s.answers[f.seat])
    if s.answers[f.seat] == PASS or (s.answers[f.seat] - BID) % 2 == 0:
        f.leave()
    else:
        s.ask(f.seat, BOOSTING)


def note_boost(s: ToyState, f: Frame) -> None:
    s.sheets[f.seat].append(s.answers[f.seat])


BIDDING = script("bidding", ask_bid, ask_boost, note_boost)


def reveal_bids(s: ToyState, f: Frame) -> None:
    for seat in range(s.seats):
        s.bids[seat] = 0
        for action in s.sheets[seat]:
            if BOOST <= action < BOOST + 2:
                s.coins[seat] -= action - BOOST + 1
                s.bids[seat] += 3 * (action - BOOST + 1)
            elif action != PASS:
                s.hands[seat].remove(action - BID)
                s.taken[seat] += (action - BID,)
                s.bids[seat] += action - BID
        s.sheets[seat] = []
    winner = s.bids.index(max(s.bids))
    s.tell("event-winner", "MM2", {"seat": winner, "bid": s.bids[winner]})
    s.beat("bids")
    s.blocked = False
    others = s.seats_from(winner)[1:]
    f.args = [winner]
    VETOES.open(s, others, [winner, 0])


def award_moon(s: ToyState, f: Frame) -> None:
    if not s.blocked:
        s.moons[f.args[WINNER]] += 1


# --- vetoes, and counters to vetoes --------------------------------------------------------------


def veto_options(s: ToyState, seat: int) -> list[int]:
    return [PASS, *([VETO] if s.vetoes[seat] else [])]


def play_veto(s: ToyState, seat: int, action: int, trigger: list[int]) -> None:
    """MM3 A veto turns the matter round; the other side may veto the veto."""
    s.vetoes[seat] -= 1
    s.blocked = not s.blocked
    s.tell("event-veto", "MM3", {"seat": seat, "depth": trigger[1]})
    VETOES.open(s, [other for other in range(s.seats) if other != seat], [seat, trigger[1] + 1])


VETOING = Ask("veto", "MM3", veto_options, default=PASS)
VETOES = Reactions("vetoes", VETOING, PASS, play_veto, ask_everybody=False)

# --- a race in real time -------------------------------------------------------------------------


def race_options(s: ToyState, seat: int) -> list[int]:
    return [PASS, *[GRAB + stone - 1 for stone in s.stones]]


def clock_options(s: ToyState, seat: int) -> list[int]:
    return [TICK]


RACE = Ask("race", "MM4", race_options, default=PASS, live=True)
CLOCK = Ask("clock", "MM4", clock_options, default=TICK, live=True)


def begin_race(s: ToyState, f: Frame) -> None:
    """MM4 First come, first served, until the clock has ticked three times."""
    s.stones = list(range(1, STONES + 1))
    s.ticks = 0
    s.together(RACING, list(range(s.seats + 1)), secret=False)


def ask_racer(s: ToyState, f: Frame) -> None:
    if s.ticks == TICKS or (f.seat < s.seats and not s.stones):
        f.leave()
    else:
        s.ask(f.seat, CLOCK if f.seat == s.seats else RACE)


def take_racer(s: ToyState, f: Frame) -> None:
    action = s.answers[f.seat]
    if action == TICK:
        s.ticks += 1
        if s.ticks == TICKS:
            stop_race(s)
    elif action == PASS:
        f.leave()
        return
    else:
        s.stones.remove(action - GRAB + 1)
        s.coins[f.seat] += 1
    f.jump(ask_racer)


def stop_race(s: ToyState) -> None:
    """Whoever still thinks has lost the race."""
    for seat in range(s.seats):
        if s.asked[seat] is not None:
            s.asked[seat] = None
            s.open -= 1
        s.strands[seat] = []


RACING = script("racing", ask_racer, take_racer)

# --- hidden conversions that build on each other -------------------------------------------------


def convert_options(s: ToyState, seat: int) -> list[int]:
    return [PASS, *([CONVERT] if s.coins[seat] >= 2 else [])]


CONVERTING = Ask("convert", "MM5", convert_options, default=PASS)


def ask_convert(s: ToyState, f: Frame) -> None:
    if s.coins[f.seat] >= 2:
        s.ask(f.seat, CONVERTING)
    else:
        f.leave()


def convert(s: ToyState, f: Frame) -> None:
    """MM5 Two coins for a veto, as often as one likes."""
    if s.answers[f.seat] == CONVERT:
        s.coins[f.seat] -= 2
        s.vetoes[f.seat] += 1
        f.jump(ask_convert)


CONVERSIONS = script("conversions", ask_convert, convert)


def convert_together(s: ToyState, f: Frame) -> None:
    seats = [seat for seat in range(s.seats) if s.coins[seat] >= 2]
    s.together(CONVERT_IN_PRIVATE, seats, secret=True)


def ask_in_private(s: ToyState, f: Frame) -> None:
    question = rehearse(s, CONVERSIONS, f.seat, s.sheets[f.seat])
    if question is None:
        f.leave()
    else:
        s.pose(f.seat, question)


def note_convert(s: ToyState, f: Frame) -> None:
    s.sheets[f.seat].append(s.answers[f.seat])
    f.jump(ask_in_private)


CONVERT_IN_PRIVATE = script("convert_in_private", ask_in_private, note_convert)


def carry_out_conversions(s: ToyState, f: Frame) -> None:
    s.call_each(CARRY_OUT, s.members)


def feed_conversions(s: ToyState, f: Frame) -> None:
    s.fed = s.sheets[f.seat]
    s.sheets[f.seat] = []
    s.call(CONVERSIONS, f.seat)


CARRY_OUT = script("carry_out", feed_conversions)

# --- an offer from seat to seat, and a die -------------------------------------------------------


def offer_options(s: ToyState, seat: int) -> list[int]:
    others = [other for other in range(s.seats) if other != seat]
    return [PASS, *[OFFER + other for other in others if s.coins[seat] and not s.shut[other]]]


def accept_options(s: ToyState, seat: int) -> list[int]:
    return [PASS, ACCEPT]


OFFERING = Ask("offer", "MM6", offer_options, default=PASS, rest=True)
ACCEPTING = Ask("accept", "MM6", accept_options, default=PASS)


def ask_offer(s: ToyState, f: Frame) -> None:
    """MM6 A coin for a veto, if the other agrees."""
    s.ask(s.round % s.seats, OFFERING)


def pass_on_offer(s: ToyState, f: Frame) -> None:
    action = s.answers[s.round % s.seats]
    if action == PASS:
        f.jump(roll_die)
    else:
        f.args.append(action - OFFER)
        s.ask(action - OFFER, ACCEPTING)


def settle_offer(s: ToyState, f: Frame) -> None:
    other = f.args[PARTNER]
    if s.answers[other] == ACCEPT and s.vetoes[other]:
        s.coins[other] += 1
        s.coins[s.round % s.seats] -= 1
        s.vetoes[other] -= 1
        s.vetoes[s.round % s.seats] += 1


# --- asides: args = [action] ---------------------------------------------------------------------


def do_aside(s: ToyState, f: Frame) -> None:
    """MM9 A door is shut and opened again, by itself or when somebody knocks; a note is nobody
    else's business."""
    if f.args[0] == SHUT:
        s.shut[f.seat] = 1 - s.shut[f.seat]
        s.knocked[f.seat] = 0
        s.tell("event-shut", "MM9", {"seat": f.seat})
    elif f.args[0] >= KNOCK:
        s.knocked[f.args[0] - KNOCK] = 1
        s.tell("event-knock", "MM9", {"seat": f.seat})
    else:
        s.notes[f.seat] = f.args[0] - NOTE
        s.tell("event-note", "MM9", {"card": s.notes[f.seat]}, audience=f.seat)


ASIDE = script("aside", do_aside)

# --- the die -------------------------------------------------------------------------------------


def roll_die(s: ToyState, f: Frame) -> None:
    s.toss(6)


def take_die(s: ToyState, f: Frame) -> None:
    """MM7 The die pays the seat it names."""
    s.coins[s.tossed % s.seats] += 1
    s.tell("event-die", "MM7", {"seat": s.tossed % s.seats})
    s.beat("die")


ROUND = script(
    "round", bid_together, reveal_bids, award_moon, begin_race, convert_together,
    carry_out_conversions, ask_offer, pass_on_offer, settle_offer, roll_die, take_die,
)  # fmt: skip


def deal_hands(s: ToyState, f: Frame) -> None:
    s.call(DEAL, 0)


def play_round(s: ToyState, f: Frame) -> None:
    s.call(ROUND, 0)


def end_round(s: ToyState, f: Frame) -> None:
    if s.round == ROUNDS:
        s.finish()
    else:
        f.at = 0


MATCH = script("match", deal_hands, play_round, end_round)


class MoonMind(Mind):
    def value(self, state: State, seat: int) -> float:
        s = own(state)
        return (1 + s.moons[seat]) / (s.seats + sum(s.moons))

    def greedy(self, state: State, seat: int, options: list[int]) -> int:
        return max(options)

    def reply(self, state: State, seat: int, asides: list[int]) -> int:
        return SHUT if own(state).knocked[seat] and own(state).round < ROUNDS else NO_REPLY


MIND = MoonMind()


class MoonMarket(Game):
    meta: ClassVar[Meta] = META
    actions: ClassVar[ActionSpace] = ACTIONS
    opening: ClassVar[Script] = MATCH
    scripts: ClassVar[list[Script]] = [
        DEAL, BIDDING, VETOES.script, RACING, CONVERSIONS, CONVERT_IN_PRIVATE, CARRY_OUT, ROUND,
        MATCH, ASIDE,
    ]  # fmt: skip
    aside_script: ClassVar[Script | None] = ASIDE
    asks: ClassVar[list[Ask]] = [
        SEALED, BOOSTING, VETOING, RACE, CLOCK, CONVERTING, OFFERING, ACCEPTING,
    ]  # fmt: skip

    def blank(self, seats: int) -> State:
        return ToyState(seats)

    def prepare(self, seats: int, options: dict[str, OptionValue]) -> State:
        s = ToyState(seats)
        s.coins = [4 if options["rich"] else 2] * seats
        return s

    def open_view(self, state: State) -> View:
        s = own(state)
        return {
            "round": s.round,
            "coins": s.coins[:],
            "moons": s.moons[:],
            "vetoes": s.vetoes[:],
            "stones": s.stones[:],
            "ticks": s.ticks,
            "bids": s.bids[:],
            "blocked": s.blocked,
            "taken": [list(cards) for cards in s.taken],
            "shut": s.shut[:],
            "knocked": s.knocked[:],
            "cards": [len(hand) for hand in s.hands],
            "bag": len(s.bag),
        }

    def own_view(self, state: State, seat: int) -> View:
        s = own(state)
        return {"hand": s.hands[seat][:], "sheet": s.sheets[seat][:], "note": s.notes[seat]}

    def redeal(self, state: State, seat: int, rng: Rng) -> None:
        s = own(state)
        others = [other for other in range(s.seats) if other != seat]
        hidden = s.bag + [card for other in others for card in s.hands[other]]
        rng.shuffle(hidden)
        s.bag = [hidden.pop() for _ in s.bag]
        for other in others:
            s.hands[other] = [hidden.pop() for _ in s.hands[other]]
            s.notes[other] = -1

    def outcome(self, state: State) -> Outcome:
        s = own(state)
        best = max(s.moons)
        winners = [seat for seat in range(s.seats) if s.moons[seat] == best]
        return Outcome(s.moons[:], winners, "MM8")

    def asides(self, state: State, seat: int) -> list[int]:
        s = own(state)
        doors = [at for at in range(s.seats) if at != seat and not s.knocked[at]]
        return [SHUT, *[NOTE + card for card in s.hands[seat]], *[KNOCK + at for at in doors]]

    def addressed(self, state: State) -> list[int]:
        knocked = own(state).knocked
        return [seat for seat in range(state.seats) if knocked[seat]]

    def why_no_aside(self, state: State, seat: int, action: int) -> IllegalAction:
        return IllegalAction("illegal-not-in-hand", {"card": action - NOTE}, "MM9")

    def veils_aside(self, state: State, seat: int, action: int) -> bool:
        return NOTE <= action < KNOCK

    def mind(self) -> Mind:
        return MIND

    def broken_laws(self, state: State) -> list[str]:
        s = own(state)
        cards = s.bag + [c for hand in s.hands for c in hand] + [c for t in s.taken for c in t]
        broken = [] if sorted(cards) == list(range(CARDS)) else ["cards are missing or doubled"]
        return broken + ([] if min(s.coins) >= 0 else ["a seat owes coins"])


def own(state: State) -> ToyState:
    assert isinstance(state, ToyState)
    return state


GAME = MoonMarket()
