"""SB1, SB16.1, SB16.6, SB17 Conventions, what is asked, and that every rule has its test."""

import ast
import re
from pathlib import Path

import pytest

from raumhafen.engine.flow import NO_DEFAULT
from raumhafen.engine.rng import Rng
from raumhafen.engine.save import digest
from raumhafen.engine.state import apply
from raumhafen.games.space_base.actions import ACTIONS
from raumhafen.games.space_base.content.kinds import COLONY, SHIP, STARTER, Side
from raumhafen.games.space_base.content.load import CONTENT
from raumhafen.games.space_base.game import GAME
from raumhafen.rulebook import load_rulebook
from tests.games.space_base.table import Table

# --- SB1 -----------------------------------------------------------------------------------------


def test_counts_have_no_upper_limit() -> None:
    """SB1.1 The printed tracks end at 40; the game counts on."""
    t = Table(active=1)
    t.board(0, "12: S, Hermaszewski | Shatalov", "11: S, Peterson | Chrétien")
    t.resources(0, 39, 40, 58)
    t.roll(6, 6)
    t.answer(0, "sum")
    t.to_rewards()
    assert t.counts(0) == (39 + 9, 41, 58)


def test_counts_stop_at_zero() -> None:
    """SB1.1 Nobody can fall below 0: a buy takes what there is, Gordon no more than there is."""
    t = Table()
    t.board(0, "7: S | Gordon(1)")
    t.resources(0, 2)
    t.resources(1, 0, 0, 1)
    t.shipyard("Kizim")
    t.answer(0, "use Gordon", "buy Kizim")
    assert (t.counts(0), t.counts(1)) == ((0, 0, 0), (0, 0, 0))


def test_seats_go_clockwise() -> None:
    """SB1.2 After the last seat comes seat 0; exactly one seat is active."""
    t = Table(seats=4, active=2)
    order = []
    for _ in range(5):
        order.append(t.s.active)
        t.roll(1, 2)
        while not t.waits_for_dice(2):
            if t.stopped:
                t.go_on()
            else:
                seat = t.asked()[0]
                t.answer(seat, "split" if t.question(seat) == "allocate" else "done")
    assert order == [2, 3, 0, 1, 2]


def test_the_supply_of_cubes_never_runs_out() -> None:
    """SB1.4 With 41 cubes on the boards another one is placed all the same."""
    t = Table()
    t.board(0, "1: S | Yeliseyev(3)", "2: S | Shepard(4)", "3: S | Grissom(3)", "4: S | Titov(2)")
    t.board(0, "5: S | Schirra(3)", "6: S | Kubasov(4)", "7: S | Zholobov(3)", "8: S | Collins(1)")
    t.board(0, "9: S | Cernan(3)", "10: S | Scott(3)", "12: S | Armstrong(4)")
    t.board(1, "1: S | Gagarin(2)", "3: S | Volynov(3)", "10: S | Rozhdestvensky(3)")
    t.answer(0, "done", "done")
    assert sum(t.s.cubes) == 41
    t.roll(6, 6)
    t.answer(0, "sum")
    assert (t.cubes("Armstrong"), sum(t.s.cubes)) == (5, 42)


def pays(side: Side) -> bool:
    rewards = side.credits or side.income or side.vp or side.left or side.right
    return bool(rewards or side.claim or side.charge)


def test_cards() -> None:
    """SB1.5 Ships pay on both sides, an ability has squares; a colony has cost, sector and VP."""
    for ship in (c for c in CONTENT.cards if c.kind in (SHIP, STARTER)):
        assert pays(ship.station) and pays(ship.deployed)
        for side in (ship.station, ship.deployed):
            assert (side.ability is None) == (side.charge is None)
    for colony in (c for c in CONTENT.cards if c.kind == COLONY):
        assert not pays(colony.station) and not pays(colony.deployed)
        assert colony.cost > 0 and colony.vp > 0 and colony.level == 0


def test_a_board_has_twelve_sectors() -> None:
    """SB1.6 One station card each, and a stack with the oldest ship first."""
    t = Table()
    t.board(0, "7: S, Overmyer, Allen | Farkas")
    sectors = GAME.view(t.s, 0)["seats"][0]["sectors"]
    assert len(sectors) == 12
    assert [name for name, _ in sectors[6]["deployed"]] == ["s1-7", "overmyer", "allen"]


def play(seed: int, answers: int) -> list[str]:
    """Digests along a match with this seed and these answers."""
    state = GAME.new_state(3, {}, seed)
    rng = Rng(answers)
    digests = [digest(state)]
    for _ in range(60):
        seat = rng.pick(state.deciders())
        apply(state, seat, rng.pick(state.options(seat)))
        digests.append(digest(state))
    return digests


def test_same_seed_same_answers_same_game() -> None:
    """SB1.8 One seeded generator makes all luck, in a fixed order."""
    assert play(1, 1) == play(1, 1)
    assert play(1, 1)[0] == play(1, 2)[0]
    assert play(1, 1)[-1] != play(1, 2)[-1]
    assert play(1, 1)[0] != play(2, 1)[0]


def test_the_order_of_simultaneous_answers_does_not_matter() -> None:
    """SB1.8, SB7.2 Who of several seats answers first changes neither luck nor result."""
    forward, backward = Table(seats=3), Table(seats=3)
    for t, order in ((forward, (0, 1, 2)), (backward, (2, 1, 0))):
        t.board(1, "3: S | Prunariu")
        t.board(2, "7: S | Overmyer")
        t.roll(3, 4)
        for seat in order:
            t.answer(seat, ("sum", "split", "sum")[seat])
    forward.s.answers = backward.s.answers = []
    assert digest(forward.s) == digest(backward.s)


# --- SB16, SB17 ----------------------------------------------------------------------------------


def test_a_common_turn_asks_little() -> None:
    """SB16.1 One allocation of everybody who can gain, one buy of the active seat, no more."""
    t = Table(seats=3)
    t.board(1, "3: S | Prunariu")
    t.board(2, "2: S | Ride", "7: S | Overmyer")
    t.resources(0, 5)
    asked = []
    t.roll(3, 4)
    while not (t.stopped and t.s.phase == 9):
        if t.stopped:
            t.go_on()
        else:
            seat = t.asked()[0]
            asked.append((seat, t.question(seat)))
            t.answer(seat, t.options(seat)[0])
    assert asked == [(0, "allocate"), (1, "allocate"), (2, "allocate"), (0, "buy")]


def test_no_buy_is_asked_that_nobody_can_pay() -> None:
    """SB16.1 With one credit the active seat is not asked in phase 6."""
    t = Table()
    t.roll(1, 6)
    t.answer(0, "split")
    t.s.credits[0] = 1
    t.go_on()
    assert t.stopped and t.s.phase == 9


@pytest.mark.parametrize("dice", [(a, b) for a in range(1, 7) for b in range(a, 7)])
@pytest.mark.parametrize("active", [0, 1])
def test_previews_tell_the_truth(active: int, dice: tuple[int, int]) -> None:
    """SB16.6 Before the answer everybody sees what split and sum yield; there are no claims."""
    t = Table(active=active)
    t.board(0, "2: S | Ride", "3: S, Grissom(1) | Volynov(2)", "5: S | Schirra", "6: S | Kubasov")
    t.board(0, "7: S | Merbold", "8: S, Lichtenberg | Aksyonov", "9: S, Parker | Cernan")
    t.board(0, "10: S | Shaw", "11: S | Thornton", "12: S, Bluford | Shatalov")
    while not t.waits_for_dice(2):
        t.answer(t.asked()[0], "done")
    t.roll(*dice)
    if t.question(active) == "reroll":
        t.answer(active, "done")
    foreseen = GAME.view(t.s, 1 - active)["previews"]
    for seat in t.asked():
        for answer in ("split", "sum"):
            assert foreseen[seat][answer] == [*outcome_of(t, seat, answer), 0]


def outcome_of(t: Table, seat: int, answer: str) -> list[int]:
    """What the answer brings in truth, everything after it answered by default."""
    trial = t.copy()
    trial.mark()
    cubes = trial.s.loaded[seat]
    trial.answer(seat, answer)
    trial.to_rewards()
    return [*trial.gained(seat), trial.s.loaded[seat] - cubes]


DEFAULTS = {
    "light-speed-buy": "done",
    "ability": "done",
    "set-die": "done",
    "reroll": "done",
    "allocate": "split",
    "shift": "done",
    "arrow": "right",
    "double": "done",
    "claim": "done",
    "buy": "done",
    "ability-buy": "done",
    "placed-buy": "done",
    "place": "done",
    "charge-target": "done",
    "cube-source": "done",
    "cube-target": "done",
    "exchange-target": "done",
}


def test_decision_kinds_and_defaults() -> None:
    """SB17 These decisions and no others; where time runs out, the quiet answer is given."""
    defaults = {
        ask.name: None if ask.default == NO_DEFAULT else ACTIONS.code(ask.default)
        for ask in GAME.asks
    }
    assert defaults == DEFAULTS


def test_defaults_are_always_legal() -> None:
    """SB17 Whoever is asked may give the default; every decision cites its rule."""
    seen = set()
    for seed in range(6):
        state = GAME.new_state(
            2 + seed % 4, {"variant": ("standard", "light-speed")[seed % 2]}, seed
        )
        rng = Rng(seed)
        while not state.over:
            seat = rng.pick(state.deciders())
            question = state.asked[seat]
            assert question is not None and question.ask.rule.startswith("SB")
            assert question.ask.default in (NO_DEFAULT, *state.options(seat))
            seen.add(question.ask.name)
            apply(state, seat, rng.pick(state.options(seat)))
    assert {"light-speed-buy", "ability", "allocate", "buy", "shift", "arrow"} <= seen


# --- every rule has its test ---------------------------------------------------------------------


def cited() -> set[str]:
    """Rule numbers in docstrings of the tests of this folder."""
    found: set[str] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.update(
                    re.findall(r"\b(?:SB\d+(?:\.\d+)*|L\d+)\b", ast.get_docstring(node) or "")
                )
    return found


def test_every_rule_is_cited() -> None:
    known = cited()
    missing = [number for number in load_rulebook("space-base").numbers() if number not in known]
    assert missing == []


def test_every_case_of_the_specification_is_here() -> None:
    """T1 to T50, each as a test of its own name."""
    text = "".join(
        path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*")
    )
    numbers = {int(number) for number in re.findall(r"def test_t(\d+)_", text)}
    assert numbers == set(range(1, 51))
