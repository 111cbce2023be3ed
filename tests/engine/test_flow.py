"""Scripts, frames, sections and reactions, on small scripts made for each test."""

import pytest

from raumhafen.engine.actions import ActionSpace
from raumhafen.engine.errors import IllegalAction
from raumhafen.engine.flow import Ask, Frame, script
from raumhafen.engine.seatwise import next_decider
from raumhafen.engine.state import CHANCE, State, apply, revise, start
from tests.contract.toy.actions import BID, BOOST, GRAB, PASS, TICK, VETO
from tests.contract.toy.content import CARDS, TICKS
from tests.contract.toy.game import GAME
from tests.contract.toy.state import ToyState, own

SPACE = ActionSpace()
NO = SPACE.add("no")
YES = SPACE.add("yes")


def yes_or_no(s: State, seat: int) -> list[int]:
    return [NO, YES]


WISH = Ask("wish", "X1", yes_or_no, default=NO)


def ask_wish(s: State, f: Frame) -> None:
    s.ask(f.seat, WISH)


def note_wish(s: State, f: Frame) -> None:
    s.sheets[f.seat].append(s.answers[f.seat])


WISHES = script("wishes", ask_wish, note_wish)


def test_steps_of_the_same_name_are_told_apart() -> None:
    twice = script("twice", ask_wish, note_wish, ask_wish)
    assert twice.step_names() == ["ask_wish", "note_wish", "ask_wish#2"]
    assert twice.index("ask_wish#2") == 2


def choose_yes(s: State, f: Frame) -> None:
    s.choose(f.seat, WISH, [YES])


def choose_freely(s: State, f: Frame) -> None:
    s.choose(f.seat, WISH, [NO, YES])


def test_the_only_option_is_the_answer() -> None:
    state = State(1)
    start(state, script("choices", choose_yes, note_wish, choose_freely, note_wish))
    assert state.sheets[0] == [YES] and state.options(0) == [NO, YES]
    apply(state, 0, NO)
    assert state.sheets[0] == [YES, NO]


def test_answers_given_beforehand_are_taken_where_there_is_a_choice() -> None:
    """A rehearsal carried out: the only option uses up none of them."""
    state = State(1)
    state.fed = [YES, NO]
    start(state, script("fed", choose_yes, choose_freely, note_wish, ask_wish, note_wish))
    assert state.sheets[0] == [YES, NO] and state.fed == []
    assert not state.deciders() and not state.open


def test_nobody_comes_next_where_nobody_is_asked() -> None:
    state = State(2)
    start(state, script("nothing", note_wish))
    with pytest.raises(AssertionError, match="nobody is asked"):
        next_decider(state, 0)


def together_secretly(s: State, f: Frame) -> None:
    s.together(WISHES, [0, 1, 2], secret=True)


def read_sheets(s: State, f: Frame) -> None:
    f.args += [sheet[0] for sheet in s.sheets]
    s.ask(0, WISH)


SECRET = script("secret", together_secretly, read_sheets)


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1), (1, 2, 0)])
def test_simultaneous_answers_come_in_any_order(order: tuple[int, ...]) -> None:
    state = State(3)
    start(state, SECRET)
    for seat in order:
        assert state.secret
        apply(state, seat, YES if seat == 1 else NO)
    assert not state.secret
    assert state.stack[-1].args == [NO, YES, NO]
    assert state.reveals == 1


def test_an_answer_can_be_changed_until_the_last_is_in() -> None:
    state = State(3)
    start(state, SECRET)
    apply(state, 0, YES)
    with pytest.raises(IllegalAction, match="error-not-asked"):
        apply(state, 0, NO)
    revise(state, 0)
    apply(state, 0, NO)
    apply(state, 1, NO)
    apply(state, 2, NO)
    assert state.stack[-1].args == [NO, NO, NO]
    with pytest.raises(IllegalAction, match="error-nothing-to-revise"):
        revise(state, 0)


def test_a_section_without_questions_closes_at_once() -> None:
    def nobody(s: State, f: Frame) -> None:
        s.together(WISHES, [], secret=True)

    state = State(2)
    start(state, script("empty", nobody, ask_wish))
    assert state.section is None
    assert state.deciders() == [0]


def test_a_finished_match_takes_no_more_actions() -> None:
    state = State(2)
    start(state, script("short", ask_wish))
    state.finish()
    with pytest.raises(IllegalAction, match="error-game-over"):
        apply(state, 0, NO)


def test_asked_chance_stops_the_script() -> None:
    def toss(s: State, f: Frame) -> None:
        s.toss(6)

    def note(s: State, f: Frame) -> None:
        f.args.append(s.tossed)
        s.ask(0, WISH)

    state = State(2)
    state.explicit = True
    start(state, script("die", toss, note))
    assert state.chance == 6 and state.deciders() == []
    with pytest.raises(IllegalAction, match="error-chance"):
        apply(state, CHANCE, 6)
    apply(state, CHANCE, 4)
    assert state.stack[-1].args == [4]


def test_forced_chance_comes_before_the_generator() -> None:
    state = State(2)
    state.seed(1)
    state.forced = [5, 0]
    state.toss(6)
    assert state.tossed == 5 and state.rng_a == rng_after_seed(1)
    state.toss(6)
    assert state.tossed == 0


def rng_after_seed(seed: int) -> int:
    state = State(2)
    state.seed(seed)
    return state.rng_a


# --- the small game ------------------------------------------------------------------------------


def moon_market(seats: int = 3) -> ToyState:
    state = own(GAME.new_state(seats, {}, 3))
    state.log = []
    return state


def bid_all(state: ToyState, cards: list[int]) -> None:
    """Everybody holds and bids the given card, without a boost."""
    for seat, card in enumerate(cards):
        held = next(h for h in [state.bag, *state.hands] if card in h)
        held[held.index(card)] = state.hands[seat][0]
        state.hands[seat][0] = card
        revise(state, seat)
    for seat, card in enumerate(cards):
        apply(state, seat, BID + card)
        if state.asked[seat] is not None and BOOST in state.options(seat):
            apply(state, seat, PASS)


def test_a_veto_can_be_vetoed() -> None:
    """Reactions to reactions nest: the counter is settled before the next seat is asked."""
    state = moon_market()
    bid_all(state, [14, 2, 4])
    assert state.deciders() == [1]
    apply(state, 1, VETO)
    assert state.blocked and state.deciders() == [0]
    apply(state, 0, VETO)
    assert not state.blocked and state.deciders() == [2]
    apply(state, 2, PASS)
    apply(state, 2, PASS)
    while state.deciders() == [2]:
        apply(state, 2, PASS)
    assert state.moons == [1, 0, 0]


def test_a_lost_race_is_an_ordinary_refusal() -> None:
    state = moon_market()
    bid_all(state, [14, 2, 4])
    while state.ticks == 0 and not state.stones:
        apply(state, state.deciders()[0], PASS)
    stone = GRAB
    apply(state, 2, stone)
    with pytest.raises(IllegalAction, match="error-not-an-option"):
        apply(state, 0, stone)
    apply(state, 0, stone + 1)
    assert state.stones == [3, 4]


def test_time_enters_as_actions_of_the_clock() -> None:
    state = moon_market()
    bid_all(state, [14, 2, 4])
    while not state.stones:
        apply(state, state.deciders()[0], PASS)
    clock = state.seats
    assert clock in state.deciders()
    for _ in range(TICKS):
        apply(state, clock, TICK)
    assert clock not in state.deciders() and state.stones == [1, 2, 3, 4]


def test_hidden_events_reach_only_their_audience() -> None:
    state = moon_market()
    state.tell("event-draw", "MM1", {"card": 3}, audience=1)
    assert state.log is not None
    event = state.log[-1]
    assert event.seen_by(1) and not event.seen_by(0)


def test_a_refusal_names_the_rule() -> None:
    state = moon_market()
    missing = next(card for card in range(CARDS) if card not in state.hands[0])
    with pytest.raises(IllegalAction) as refusal:
        apply(state, 0, BID + missing)
    assert (refusal.value.key, refusal.value.rule) == ("illegal-not-in-hand", "MM2")
    assert refusal.value.arguments == {"card": missing}
