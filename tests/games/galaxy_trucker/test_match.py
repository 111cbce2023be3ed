"""GT4, GT9, GT10, GT11.1, GT21 Rounds, stacks, checks, the learning flight and variants."""

from __future__ import annotations

from collections import Counter

import pytest

from raumhafen.engine.errors import RaumhafenError
from raumhafen.engine.state import apply
from raumhafen.games.galaxy_trucker.actions import FINISH, WAIT
from raumhafen.games.galaxy_trucker.content.load import CONTENT
from raumhafen.games.galaxy_trucker.game import GAME
from raumhafen.games.galaxy_trucker.rules.building.hourglass import change_places
from raumhafen.games.galaxy_trucker.rules.building.repair import repair
from raumhafen.games.galaxy_trucker.rules.flight.course import FLIGHT, reveal, turn_card
from raumhafen.games.galaxy_trucker.rules.flight.deck import LEVEL, drawable, flight_deck
from raumhafen.games.galaxy_trucker.rules.rounds import check_ships
from raumhafen.games.galaxy_trucker.state import CHECKING, LEARNING, TruckerState
from tests.games.galaxy_trucker.play import new_game, play
from tests.games.galaxy_trucker.table import IDS, MANUAL, NO_FRAME, Table, tile
from tests.games.galaxy_trucker.yard import Yard, learning


@pytest.mark.parametrize(
    ("round", "levels", "size"),
    [("I", {1: 2}, 8), ("II", {1: 1, 2: 2}, 12), ("III", {1: 1, 2: 1, 3: 2}, 16)],
)
def test_t61_stacks(round: str, levels: dict[int, int], size: int) -> None:
    """GT4.2, GT11.1 T61: the composition of each stack, and the level of the top card."""
    s = new_game(2, {"round_1": round}, 7)
    assert [dict(Counter(LEVEL[card] for card in stack)) for stack in s.stacks] == [levels] * 4
    assert len(flight_deck(s)) == size
    assert {LEVEL[card] for card in drawable(s)} == {s.level}
    s.flown = drawable(s)[:1]
    assert len(drawable(s)) == size - 1


def test_a_turn_is_a_round() -> None:
    """GT4.1 Everybody plays all the time; after the last round no other one begins."""
    s = new_game(3, {"round_1": "I", "round_2": "II", "round_3": "none"}, 7)
    begun = []
    for s.round_at in range(3):
        begun.append((GAME.turns_begun(s), GAME.rounds_begun(s)))
    assert begun == [(1, 1), (2, 2), (2, 2)]


def test_first_card_is_of_the_level() -> None:
    """GT11.1 Over many games the first card revealed is of the round's level."""
    for seed in range(12):
        s = new_game(2, {"round_1": "III", "round_2": "none", "round_3": "none"}, seed)
        s.log = []
        events = []
        while not s.over:
            seat = s.deciders()[0]
            finish = [option for option in s.options(seat) if FINISH <= option < WAIT]
            events += apply(s, seat, (finish or s.options(seat))[0])
        revealed = [event for event in events if event.key == "event-card"]
        assert str(revealed[0].args["card"]).startswith("III-")


def test_t62_prognostic() -> None:
    """GT21.3 T62: A, B, C, hidden stack, each in its own order."""
    t = Table("RG", board="II", options={"prognostic": True})
    names = [
        ["I-05", "II-09", "II-12"], ["II-05", "I-14", "II-16"],
        ["II-03", "II-20", "I-10"], ["II-18", "I-19", "II-04"],
    ]  # fmt: skip
    t.deck(*[name for stack in names for name in stack])
    t.s.stacks = [[IDS.index(name) for name in stack] for stack in names]
    for _ in range(12):
        reveal(t.s, NO_FRAME)
        turn_card(t.s, NO_FRAME)
    assert [IDS[card] for card in t.s.flown] == [name for stack in names for name in stack]


def test_prognostic_flight() -> None:
    """GT21.3, GT14.1 The flight itself takes the cards as they lie, also one of a lower level."""
    t = Table("RG", board="II", options={"prognostic": True})
    t.deck("I-04", "II-13", "I-06", "II-20")
    t.run(FLIGHT)
    while t.asked():
        seat = t.asked()[0]
        t.say(seat, t.options(seat)[0])
    assert [IDS[card] for card in t.s.flown] == ["I-04", "II-13", "I-06", "II-20"]


def test_stacks_lie_in_an_order_of_their_own() -> None:
    """GT4.2, GT21.3 Drawn at random: the levels of a stack come in any order, as in T62."""
    found = set()
    for seed in range(60):
        s = new_game(2, {"round_1": "II", "prognostic": True}, seed)
        assert [sorted(LEVEL[card] for card in stack) for stack in s.stacks] == [[1, 2, 2]] * 4
        found |= {tuple(LEVEL[card] for card in stack) for stack in s.stacks}
    assert found == {(1, 2, 2), (2, 1, 2), (2, 2, 1)}


def test_hidden_stack_is_never_shown() -> None:
    """GT5.7, GT23.1 There is no action to look at it."""
    with pytest.raises(RaumhafenError):
        GAME.actions.parse("look:D")


# --- GT9 -----------------------------------------------------------------------------------------


def test_repair_is_simultaneous() -> None:
    """GT9.1, GT9.4 Seats repair at the same time and independently."""
    t = Table("P-")
    t.put(1, "7,8", "structural-1313", 0)
    t.put(1, "8,8", "cannon-0111", 0)
    t.put(1, "8,7", "battery2-0303", 0)  # blocks the cannon
    t.s.phase = CHECKING
    repair(t.s, [0, 1])
    assert t.asked() == [0, 1]
    t.say(1, t.options(1)[0])
    assert t.asked() == [0]
    t.say(0, "fix:8,8")
    assert not t.faults(0) and not t.faults(1) and t.s.order == [1, 2]


def test_last_cabin_is_not_offered() -> None:
    """GT9.3 A choice that would leave no cabin is not offered."""
    t = Table("--")
    t.put(0, "7,8", "cannon-0010#1", 1)  # the start cabin's connector meets a smooth side
    t.put(0, "8,7", "structural-3301", 0)
    t.s.phase = CHECKING
    repair(t.s, [0])
    assert not t.asked() and t.has(0, "7,7") and not t.has(0, "7,8")


def test_start_cabin_may_go() -> None:
    """GT9.3 The start cabin is not special if another cabin remains."""
    t = Table("--")
    t.put(0, "8,7", "cabin-0123", 0)  # its smooth front is away; left side 3 joins
    t.put(0, "6,7", "cannon-0010#1", 0)  # smooth right side against the start cabin
    t.put(0, "6,8", "structural-3301", 1)
    t.put(0, "7,8", "structural-1313", 0)
    t.s.phase = CHECKING
    repair(t.s, [0])
    assert "fix:7,7" in t.options(0)


def test_part_before_the_start() -> None:
    """GT9.2.2, GT9.2 Several parts with a cabin: the owner chooses; those without one go."""
    t = Table("--", board="II")
    t.put(0, "7,6", "structural-3123", 0)
    t.put(0, "6,8", "cabin-0123", 1)
    t.put(0, "9,9", "structural-3301", 0)
    t.s.phase = CHECKING
    repair(t.s, [0])
    assert t.ask(0) == "part" and set(t.options(0)) == {"part:7,6", "part:6,8"}
    assert t.options(0)[0] == "part:7,6"
    t.say(0, "part:6,8")
    assert t.cells(0) == {"6,8"} and t.lost(0) == 3


def test_gt9_2_fix_default_leaves_most_tiles() -> None:
    """GT9.2, GT22.1 The tile whose removal leaves most, then the lowest cell."""
    t = Table("P-")
    t.s.phase = CHECKING
    repair(t.s, [0])
    assert t.options(0) == ["fix:8,7", "fix:8,8"]


def test_manual_inspection() -> None:
    """GT9.5 Not checked; challenged between two cards; fined once a card was revealed."""
    t = Table("PG", options=MANUAL)
    t.s.credits[0] = 2
    check_ships(t.s, NO_FRAME)
    assert not t.asked()
    t.deck("I-04", "I-05")
    t.run(FLIGHT)
    assert t.options(0) == ["stay", "give-up", "challenge:2"]
    t.say(0, "stay")
    t.say(1, "challenge:1")
    assert t.ask(0) == "fix" and t.s.credits[0] == 2  # no card revealed yet: no fine
    t.say(0, "fix:8,8")
    assert t.options(1) == ["stay", "give-up"]
    assert not t.faults(0)


def test_late_error_is_fined() -> None:
    """GT9.5, GT24.8 One credit, if there is one."""
    t = Table("PG", options=MANUAL)
    t.s.credits[0] = 2
    t.deck("I-04", "I-05")
    t.s.flown = [IDS.index("I-04")]
    t.run(FLIGHT)
    t.say(0, "stay")
    t.say(1, "challenge:1")
    assert t.s.credits[0] == 1
    t.say(0, "fix:8,7")
    assert t.lost(0) == 2


# --- GT10 ----------------------------------------------------------------------------------------


def test_learning_set_up() -> None:
    """GT10.1 Board I, no hourglass, nothing aside, no forecast, lowest order tile first."""
    t = learning(mode="real-time")
    assert t.s.round == LEARNING and t.s.board == 0 and not t.s.sand
    assert t.asked() == [0, 1, 2]  # no clock
    t.build(0, "structural-3301", "7,8")
    assert [code for code in t.options(0) if code.startswith(("look", "finish"))] == ["finish:1"]
    t.refuses(0, "finish:2", "illegal-not-now")
    t.refuses(0, "look:A", "illegal-not-now")
    t.draw(0, "cabin-0123")
    assert "set-aside" not in t.options(0)
    t.refuses(0, "set-aside", "illegal-not-now")


def test_t64_learning_repair() -> None:
    """GT10.2 T64: others move up, the repaired ship is last, and nothing is paid."""
    t = learning(mode="real-time")
    t.build(0, "engine-1000", "6,7")
    t.say(0, "finish:1")
    t.say(1, "finish:2")
    t.say(2, "finish:3")
    assert t.s.order == [0, 1, 2] and t.asked() == [0]
    assert t.s.open_tiles == [tile("engine-1000")] and t.lost(0) == 0
    t.say(0, "take-open:engine-1000#1")
    t.refuses(0, "place:6,7", "illegal-illegal")  # building on is checked
    t.place(0, "7,8")
    t.say(0, "finish:3")
    assert t.s.order == [3, 1, 2] and t.s.phase == 2


def test_learning_cards_are_shuffled() -> None:
    """GT10.3 The eight star cards."""
    t = learning()
    assert sorted(flight_deck(t.s)) == sorted(CONTENT.setup.learning_cards)
    assert len(drawable(t.s)) == 8


def test_nobody_gives_up_when_learning() -> None:
    """GT10.4 No crew, no engine, lapped: the ship flies on; no reward is declined."""
    t = Table("RG")
    t.s.round = LEARNING
    t.crew(0, "7,7", 0)
    t.crew(0, "6,8", 0)
    t.at(60, 2)
    t.card("II-05")
    assert t.s.flying == [1, 1]
    t = Table("--")
    t.s.round = LEARNING
    t.card("I-05")
    assert t.s.flying == [1, 1] and t.s.position == [0, -2]
    t = Table("D-", board="III")
    t.s.round = LEARNING
    t.s.manual = 1
    t.put(0, "6,6", "cannon-0031", 0)
    t.put(0, "7,5", "cannon-0111", 0)
    t.put(0, "8,5", "cannon-0222", 0)
    t.card("I-02")
    assert t.ask(0) == "load"


def test_no_question_between_cards_when_learning() -> None:
    """GT10.4 Giving up is not offered."""
    t = Table("RG")
    t.s.round = LEARNING
    t.deck("I-04")
    t.run(FLIGHT)
    assert not t.asked() and t.s.position != [0, -2]


@pytest.mark.parametrize(("choice", "kept"), [("keep", True), ("return", False)])
def test_learning_credits(choice: str, kept: bool) -> None:
    """GT10.5 Kept for the game, or handed back before it."""
    found: list[list[int]] = []

    def check(s: TruckerState) -> None:
        if s.round_at == 0 and s.phase == 2:
            s.credits = [5] * s.seats
        elif s.round_at == 1 and not found:
            found.append(s.credits[:])

    play(2, {"learning": choice, "round_2": "none", "round_3": "none"}, 2, check)
    assert (min(found[0]) >= 5) == kept and (max(found[0]) == 0) != kept


def test_a_learning_flight_alone_keeps_its_credits() -> None:
    """GT10.5, GT20.3 They are handed back before the game: if none follows, they decide."""
    alone = {f"round_{n}": "none" for n in range(1, 5)}

    def check(s: TruckerState) -> None:
        if s.phase == 2:
            s.credits = [5] * s.seats

    assert min(play(2, {**alone, "learning": "return"}, 2, check).credits) >= 1


# --- GT21 ----------------------------------------------------------------------------------------


def test_t63_basic_teams() -> None:
    """GT21.4, GT21.5 T63: after building each flies the ship of the partner."""
    t = Yard(seats=4, mode="real-time", teams="basic")
    t.build(0, "structural-3301", "7,8")
    for seat in range(4):
        t.say(seat, f"finish:{seat + 1}")
    assert t.s.flies == [2, 3, 0, 1] and t.has(0, "7,8")
    assert t.asked() == [2]  # ship 0 leads, and player 2 flies it
    view = GAME.view(t.s, 2)
    assert view["mine"]["ship"] == 0


@pytest.mark.parametrize(("round", "flies"), [("I", 2), ("II", 0), ("III", 2)])
def test_t63_advanced_teams(round: str, flies: int) -> None:
    """GT21.6 T63: 0, 1 or 2 changes while building, then the one at the end."""
    t = Yard(seats=4, mode="real-time", round=round, teams="advanced")
    while t.s.glass > 1:
        t.clock("sand-out")
        t.say(1, "flip")
    t.clock("sand-out")
    t.say(3, "finish:1")
    before = t.s.flies[:]
    t.say(3, "flip")
    assert t.s.flies == before  # not at the last flip
    t.clock("sand-out")
    t.clock("deal")
    assert t.s.flies[0] == flies


def test_what_stays_with_the_seat() -> None:
    """GT21.6, GT21.7 Hand, loose tile, aside and order stay; a stack in view is released."""
    t = Yard(seats=4, mode="real-time", round="II", teams="advanced")
    t.build(0, "structural-3301", "7,8")
    t.build(1, "cabin-0123", "7,8")
    t.say(1, "look:A")
    t.draw(0, "cabin-0013")
    t.clock("sand-out")
    t.say(2, "flip")
    assert t.s.hand[0] == tile("cabin-0013") and t.s.viewing == [-1] * 4
    assert t.s.seen[1] == 1  # knowledge belongs to the player who looked
    assert "put-back" in t.options(2) and "put-back" not in t.options(0)
    t.say(2, "place:7,6", "turn:0")
    assert t.has(0, "7,6")


def test_changing_places_turn_based() -> None:
    """GT21.6 The turn belongs to the seat; a stack that is released ends the turn."""
    t = Yard(seats=4, round="II", teams="advanced")
    t.build(0, "structural-3301", "7,8")
    for seat in (1, 2, 3):
        t.say(seat, "wait")
    t.say(0, "look:A")
    change_places(t.s)
    t.pose()
    assert t.s.turn == 1 and t.asked() == [3]


def test_team_purse() -> None:
    """GT21.4 One secret stack for each team; teams are ranked."""
    t = Table("RGBD", board="II", options={"teams": "basic"})
    t.s.credits = [5, 9, 0, 0]
    assert GAME.outcome(t.s).points == [5, 9, 5, 9]
    assert GAME.outcome(t.s).winners == [1, 3]
    assert GAME.view(t.s, 2)["mine"]["credits"] == 5


def test_team_settlement() -> None:
    """GT21.4 All income of both first, then all losses of both."""
    from raumhafen.games.galaxy_trucker.rules.flight.scoring import settle_flight

    t = Table("RGBD", board="II", options={"teams": "basic"})
    t.s.flying = [0, 1, 1, 1]
    t.at(0, 6, 4, 2)
    for _ in range(7):
        t.s.lost[0].append(t.s.pile.pop())
    settle_flight(t.s, NO_FRAME)
    # B arrives second (6) and looks best (4); the losses of R are paid out of that.
    assert t.s.credits[0] == 6 + 4 - 7


def test_own_seat_next_round() -> None:
    """GT21.5 For the next round everybody returns to the own seat."""
    s = new_game(4, {"teams": "basic"}, 1)
    change_places(s)
    s.clear_round()
    assert s.flies == [0, 1, 2, 3] == s.pilot


def test_teams_need_four() -> None:
    """GT21.4, GT0.1 Only 2 against 2."""
    with pytest.raises(RaumhafenError, match="error-team-seats"):
        GAME.new_state(3, {"teams": "basic"}, 1)
    for seats in (1, 5):
        with pytest.raises(RaumhafenError, match="error-seats"):
            GAME.new_state(seats, {}, 1)


def test_rounds_agreed() -> None:
    """GT21.1, GT21.2, GT20.1 Any non-empty list; IIIa anywhere."""
    s = new_game(2, {"round_1": "IIIa", "round_2": "none", "round_3": "I"}, 1)
    assert s.rounds == [3, 0] and s.board == 3 and s.level == 3
    none = {f"round_{n}": "none" for n in range(1, 5)}
    with pytest.raises(RaumhafenError, match="error-no-rounds"):
        GAME.new_state(2, {**none}, 1)
    assert new_game(2, {**none, "learning": "keep"}, 1).rounds == [LEARNING]


def test_everything_combines() -> None:
    """GT21.8 Variants and modes combine freely."""
    options: dict[str, str | int | bool] = {
        "building": "days", "teams": "advanced", "prognostic": True, "learning": "return",
        "round_1": "IIIa", "round_2": "II", "round_3": "none", "build_check": "strict",
    }  # fmt: skip
    assert play(4, options, 1).over


def test_learning_with_turns() -> None:
    """GT10.1 The last seat may build without limit."""
    t = learning(seats=2)
    t.say(0, "finish:1")
    for _ in range(30):
        t.say(1, "wait")
    assert t.ask(1) == "build" and "take-pile" in t.options(1)


@pytest.mark.parametrize(("round", "level", "board"), [("I", 1, 0), ("III", 3, 2), ("IIIa", 3, 3)])
def test_levels(round: str, level: int, board: int) -> None:
    """GT0.2, GT21.2 Round IIIa has level III and its own board."""
    s = new_game(2, {"round_1": round}, 1)
    assert (s.level, s.board) == (level, board)
    assert max(LEVEL[card] for stack in s.stacks for card in stack) == level
