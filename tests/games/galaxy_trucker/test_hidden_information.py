"""GT23 Hidden information, GT0.4 chance, GT22 decisions."""

from __future__ import annotations

import json

import pytest

from raumhafen.engine.flow import NO_DEFAULT
from raumhafen.engine.game import SPECTATOR, OptionValue
from raumhafen.engine.perspective import table_view
from raumhafen.engine.rng import Rng
from raumhafen.engine.save import digest, save
from raumhafen.engine.state import CHANCE, apply
from raumhafen.games.galaxy_trucker.actions import ACTIONS, WAIT
from raumhafen.games.galaxy_trucker.game import GAME
from raumhafen.games.galaxy_trucker.rules.flight.deck import LEVEL
from raumhafen.games.galaxy_trucker.state import FLYING, TruckerState
from tests.games.galaxy_trucker.play import choose, new_game, play
from tests.games.galaxy_trucker.table import Table
from tests.games.galaxy_trucker.yard import Yard
from tests.golden.playthrough import next_seat

pytestmark = pytest.mark.slow

SETTINGS: list[tuple[int, dict[str, OptionValue]]] = [
    (2, {"round_1": "I", "round_2": "none", "round_3": "none", "build_check": "strict"}),
    (3, {"building": "real-time", "round_1": "II", "round_2": "none", "round_3": "none"}),
    (4, {"building": "days", "teams": "advanced", "prognostic": True, "round_3": "none"}),
    (4, {"round_1": "III", "round_2": "none", "round_3": "none", "inspection": "manual"}),
    (3, {"learning": "keep", "round_2": "none", "round_3": "none", "build_check": "strict"}),
]


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_determinized_copies_look_the_same(seats: int, options: dict[str, OptionValue]) -> None:
    """GT23.1, GT23.2 Every view of a re-dealt position equals the true one."""

    def check(s: TruckerState) -> None:
        for seat in range(seats) if s.actions % 3 == 0 or s.phase == FLYING else ():
            copy = GAME.determinize(s, seat, Rng(s.actions))
            assert table_view(GAME, copy, seat) == table_view(GAME, s, seat)
            assert not GAME.broken_laws(copy)

    play(seats, options, "views", check)


def test_unseen_cards_are_dealt_anew() -> None:
    """GT23.1, GT23.2 What a seat has not seen differs between copies; what it saw does not."""
    t = Yard(mode="real-time", round="III")
    t.build(0, "structural-3301", "7,8")
    t.say(0, "look:B", "release")
    copies = [GAME.determinize(t.s, 0, Rng(seed)) for seed in range(8)]
    states = [copy for copy in copies if isinstance(copy, TruckerState)]
    assert all(copy.stacks[1] == t.s.stacks[1] for copy in states)
    for stack in (0, 2, 3):
        assert len({tuple(copy.stacks[stack]) for copy in states}) > 1
    assert len({(copy.rng_a, copy.rng_b) for copy in states}) == 8


def test_order_of_unseen_cards_is_dealt_anew() -> None:
    """GT21.3, GT23.1 Prognostic: not even the levels of an unseen stack betray their order."""
    t = Yard(mode="real-time", round="III", prognostic=True)
    t.build(0, "structural-3301", "7,8")
    t.say(0, "look:B", "release")
    t.s.flown = t.s.stacks[0][:1]
    copies = [GAME.determinize(t.s, 0, Rng(seed)) for seed in range(20)]
    states = [copy for copy in copies if isinstance(copy, TruckerState)]
    assert all(copy.stacks[1] == t.s.stacks[1] for copy in states)
    assert all(copy.stacks[0][0] == t.s.flown[0] for copy in states)
    for stack in (0, 2, 3):
        assert len({tuple(LEVEL[card] for card in copy.stacks[stack]) for copy in states}) > 2


def test_stack_is_shown_only_while_in_view() -> None:
    """GT23.2, GT23.4 The viewer sees the cards, the others only who looks at which stack."""
    t = Yard(mode="real-time")
    t.build(0, "structural-3301", "7,8")
    t.say(0, "look:C")
    assert len(GAME.view(t.s, 0)["mine"]["stack"]) == 2
    assert GAME.view(t.s, 1)["mine"]["stack"] == []
    assert GAME.view(t.s, 1)["ships"][0]["viewing"] == "C"
    t.say(0, "release")
    assert GAME.view(t.s, 0)["mine"]["stack"] == []
    assert GAME.view(t.s, 0)["mine"]["looked"] == ["C"]


def test_prognostic_look_shows_the_order() -> None:
    """GT21.3 The cards of the stack in their order."""
    t = Yard(mode="real-time", prognostic=True)
    t.build(0, "structural-3301", "7,8")
    t.say(0, "look:A")
    shown = GAME.view(t.s, 0)["mine"]["stack"]
    from raumhafen.games.galaxy_trucker.content.load import CONTENT

    assert shown == [CONTENT.cards[card].id for card in t.s.stacks[0]]


def test_credits_are_secret() -> None:
    """GT23.3 Each player sees the own total; payments are public events."""
    t = Table("RG")
    t.s.credits = [3, 8]
    assert GAME.view(t.s, 0)["mine"]["credits"] == 3
    assert GAME.view(t.s, 0)["credits"] is None
    assert "mine" not in GAME.view(t.s, SPECTATOR)
    t.card("I-18")
    t.say(0, "accept", "lose-crew:7,7", "lose-crew:7,7")
    assert t.told("event-credits")[0].seen_by(1)


def test_pile_and_hidden_stack_are_in_no_view() -> None:
    """GT23.1 Only their sizes."""
    t = Yard(mode="real-time")
    text = json.dumps(GAME.view(t.s, 0))
    assert "cabin-0123" not in text and '"I-0' not in text
    assert GAME.view(t.s, 0)["pile"] == 140 and GAME.view(t.s, 0)["stacks"] == [2, 2, 2, 2]


def test_one_seed_one_game() -> None:
    """GT0.4 The same seed and the same answers give the same game."""
    first, second = (play(3, {"round_3": "none"}, 11) for _ in range(2))
    assert digest(first) == digest(second)
    assert digest(play(3, {"round_3": "none"}, 12)) != digest(first)


@pytest.mark.parametrize(("seats", "options"), SETTINGS[:3])
def test_saving_and_copying(seats: int, options: dict[str, OptionValue]) -> None:
    """GT0.4 A position can be saved, loaded and copied at any question."""

    def check(s: TruckerState) -> None:
        if s.actions % 5 == 0:
            loaded = GAME.load(json.loads(json.dumps(save(s))))
            assert digest(loaded) == digest(s) == digest(s.clone())

    play(seats, options, "save", check)


def test_copies_are_independent() -> None:
    """GT0.4 Playing on a copy leaves the original as it was."""
    s = new_game(3, {"build_check": "strict"}, 4)
    rng = Rng("copies")
    for _ in range(60):
        before = digest(s)
        copy = s.copy()
        for _ in range(5):
            if not copy.over:
                seat = next_seat(copy, rng)
                apply(copy, seat, choose(copy.options(seat), rng))
        assert digest(s) == before
        seat = next_seat(s, rng)
        apply(s, seat, choose(s.options(seat), rng))


def test_chance_can_be_asked() -> None:
    """GT0.4 Explicit chance: pile, stacks and dice are answers of the seat CHANCE."""
    state = GAME.new_state(2, {"round_2": "none", "round_3": "none"}, 1, explicit=True)
    rng = Rng("explicit")
    tosses = 0
    while not state.over:
        if state.chance:
            apply(state, CHANCE, rng.below(state.chance))
            tosses += 1
        else:
            seat = state.deciders()[0]
            apply(state, seat, choose(state.options(seat), rng))
    assert tosses > 10 and (state.rng_a, state.rng_b) == (
        GAME.new_state(2, {}, 1, explicit=True).rng_a,
        GAME.new_state(2, {}, 1, explicit=True).rng_b,
    )


def test_defaults_are_legal_and_first() -> None:
    """GT22.1 The default of a question is its first option; a tile in hand is a bot's business."""
    met: set[tuple[str, bool]] = set()

    def check(s: TruckerState) -> None:
        for seat in s.deciders():
            question = s.asked[seat]
            assert question is not None
            if question.ask.name not in ("build", "clock"):
                assert s.options(seat)[0] == s.default(seat)
            elif s.default(seat) != NO_DEFAULT:
                assert s.default(seat) == WAIT == s.options(seat)[0]
            met.add((question.ask.name, s.default(seat) != NO_DEFAULT))

    for seed in range(6):
        mode, manual = ("turns", "real-time", "days")[seed % 3], ("automatic", "manual")[seed % 2]
        options: dict[str, OptionValue] = {"building": mode, "inspection": manual}
        play(3, {**options, "build_check": "strict", "round_3": "none"}, seed, check)
    assert {("build", True), ("build", False), ("battery", True), ("load", True)} <= met


def test_a_finished_seat_may_rest_with_a_stack_in_view() -> None:
    """GT22.1, GT5.7 Its default is legal then too: the stack goes back, others may look."""
    t = Yard(mode="real-time")
    t.build(0, "structural-3301", "7,8")
    t.build(1, "cabin-0123", "7,8")
    t.say(0, "finish:1", "look:A")
    question = table_view(GAME, t.s, 0)["question"]
    assert question["options"] == ["rest", "release"] and question["default"] == "rest"
    t.say(0, "rest")
    assert t.s.viewing[0] < 0 and "look:A" in t.options(1) and t.asked() == [1, 2]


def test_questions_have_more_than_one_answer() -> None:
    """GT0.6 In flight nobody is asked without a choice."""

    def check(s: TruckerState) -> None:
        if s.phase == FLYING:
            assert all(len(s.options(seat)) > 1 for seat in s.deciders())

    for seed in range(8):
        play(4, {"build_check": "strict"}, seed, check)


@pytest.mark.parametrize("name", ["build", "order", "fix", "part", "crew", "give-up", "engines",
    "cannons", "battery", "land", "ship", "station", "load", "reward", "lose-crew", "lose-goods",
    "shield", "shoot"])  # fmt: skip
def test_decision_kinds(name: str) -> None:
    """GT22 Every kind of decision exists and cites its rule."""
    ask = next(ask for ask in GAME.asks if ask.name == name)
    assert ask.rule.startswith("GT")


def test_action_space() -> None:
    """GT22 Codes and numbers are one to one, in the low thousands."""
    assert GAME.actions.size < 3000
    codes = [GAME.actions.code(number) for number in range(GAME.actions.size)]
    assert len(set(codes)) == GAME.actions.size
    assert [GAME.actions.parse(code) for code in codes[::7]] == list(range(GAME.actions.size))[::7]


def test_a_seat_sees_where_its_tile_fits() -> None:
    """GT3.4 By cell and rotation the first error of the tile in hand, for its own seat alone."""
    t = Yard(mode="real-time")
    t.draw(0, "engine-2002")
    fits = GAME.view(t.s, 0)["mine"]["fits"]
    assert fits.keys() == {
        code.removeprefix("place:") for code in t.options(0) if code.startswith("place:")
    }
    for cell, faults in fits.items():
        for k, fault in enumerate(faults):
            copy = t.s.clone()
            assert isinstance(copy, TruckerState)
            apply(copy, 0, ACTIONS.parse(f"place:{cell}"))
            apply(copy, 0, ACTIONS.parse(f"turn:{k}"))
            found = [one["error"] for one in GAME.view(copy, 0)["ships"][0]["faults"]]
            assert fault == min(found, default=None)
    assert GAME.view(t.s, 1)["mine"]["fits"] == {}
    assert "mine" not in GAME.view(t.s, SPECTATOR)
