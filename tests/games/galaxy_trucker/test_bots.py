"""The bots of Galaxy Trucker: legal by construction, sensible, and stronger than chance."""

from __future__ import annotations

import pytest

from raumhafen.agents.search import Budget, SearchAgent
from raumhafen.engine.game import OptionValue
from raumhafen.engine.perspective import Perspective
from raumhafen.engine.rng import Rng
from raumhafen.engine.state import apply
from raumhafen.games.galaxy_trucker.actions import FINISH, PASS, WAIT
from raumhafen.games.galaxy_trucker.bots.builder import fits
from raumhafen.games.galaxy_trucker.bots.greedy import CHOICES, ROUND_PACE, greedy_choice
from raumhafen.games.galaxy_trucker.bots.openings import CHANCE, DIGIT, FREE
from raumhafen.games.galaxy_trucker.bots.plan import Plan
from raumhafen.games.galaxy_trucker.bots.prices import CrewRisk, days_cost, token_cost
from raumhafen.games.galaxy_trucker.bots.worth import GREEDY, PLAIN, Outfit, Style, worth
from raumhafen.games.galaxy_trucker.content.tables import CELLS, EMPTY
from raumhafen.games.galaxy_trucker.game import GAME
from raumhafen.games.galaxy_trucker.rules.flight.deck import card_of
from raumhafen.games.galaxy_trucker.rules.ship.contents import crew
from raumhafen.games.galaxy_trucker.rules.ship.legality import errors
from raumhafen.games.galaxy_trucker.rules.ship.strength import engines
from raumhafen.games.galaxy_trucker.state import BUILDING, CHECKING, FLYING, TruckerState
from tests.games.galaxy_trucker.play import STYLES, new_game, obey_laws
from tests.games.galaxy_trucker.table import Table

pytestmark = pytest.mark.slow

LIMIT = 20_000


def step(s: TruckerState, styles: list[Style | None], rng: Rng) -> None:
    """The next seat answers: by its style, or at random where it has none."""
    seats = s.deciders()
    seat = seats[s.actions % len(seats)]
    options = s.options(seat)
    style = GREEDY if seat >= s.seats else styles[seat]
    choice = rng.pick(options) if style is None else greedy_choice(s, seat, options, style)
    assert choice in options, (s.asked[seat], choice)
    apply(s, seat, choice)


def play(
    styles: list[Style | None], seed: int, options: dict[str, OptionValue] | None = None
) -> TruckerState:
    s = new_game(len(styles), options or {}, seed)
    rng = Rng(f"heuristic {seed}")
    while not s.over:
        step(s, styles, rng)
        assert s.actions < LIMIT, "the game does not end"
    return s


def until_flight(s: TruckerState, styles: list[Style | None]) -> list[bool]:
    """Builds; gives whose ships had faults when building ended."""
    faulty = [False] * s.seats
    rng = Rng(1)
    while s.phase < FLYING:
        step(s, styles, rng)
        if s.phase == CHECKING:
            faulty = [f or bool(errors(s, ship)) for ship, f in enumerate(faulty)]
    return faulty


def asked(s: TruckerState, name: str) -> bool:
    """Whether the next question is of that kind."""
    question = s.asked[s.deciders()[0]]
    return question is not None and question.ask.name == name


def test_every_question_has_an_answer() -> None:
    """GT22"""
    assert set(CHOICES) == {ask.name for ask in GAME.asks}


VARIANTS: list[tuple[int, dict[str, OptionValue]]] = [
    (2, {"building": "real-time"}),
    (3, {"building": "days", "round_3": "none"}),
    (4, {"teams": "advanced", "round_2": "none"}),
    (2, {"learning": "keep", "round_2": "IIIa", "round_3": "none"}),
    (3, {"inspection": "manual", "prognostic": True, "round_1": "none"}),
    (4, {"build_check": "strict", "round_1": "none", "round_2": "none"}),
]


@pytest.mark.parametrize("seats, options", VARIANTS)
def test_all_modes_and_variants_are_played_to_the_end(
    seats: int, options: dict[str, OptionValue]
) -> None:
    """GT21.8 All answers are options, and no law is broken."""
    s = play([GREEDY] * seats, 3, options)
    assert s.over
    obey_laws(s)


@pytest.mark.parametrize("style", STYLES)
def test_ships_are_legal_by_construction(style: str) -> None:
    """GT3.5 No ship of any style loses a tile before the start."""
    for seed in range(2):
        s = new_game(3, {"round_1": "III", "round_2": "none", "round_3": "none"}, seed)
        assert not any(until_flight(s, [STYLES[style]] * 3))
        assert not any(errors(s, ship) for ship in range(3))


def test_ships_are_balanced() -> None:
    """Every ship of round III has engines, a crew and most of its cells filled."""
    for seed in range(3):
        s = new_game(2, {"round_1": "III", "round_2": "none", "round_3": "none"}, seed)
        until_flight(s, [GREEDY, GREEDY])
        while not asked(s, "give-up"):
            step(s, [GREEDY, GREEDY], Rng(1))
        for ship in range(2):
            single, double = engines(s, ship)
            assert single + double > 0
            assert crew(s, ship) >= 6
            assert CELLS - s.grid[CELLS * ship : CELLS * ship + CELLS].count(EMPTY) >= 25


def test_nobody_finishes_while_an_open_tile_still_fits() -> None:
    """GT8.1 With an empty pile even a tile that closes the ship is better than an empty cell."""
    finished = 0
    for seed in range(3):
        s = new_game(4, {"round_1": "III", "round_2": "none", "round_3": "none"}, seed)
        while s.phase == BUILDING:
            seat = s.deciders()[0]
            choice = greedy_choice(s, seat, s.options(seat))
            if FINISH <= choice < WAIT and not s.pile:
                plan = Plan(s, seat)
                assert not any(fits(plan, tile) for tile in s.open_tiles)
                finished += 1
            apply(s, seat, choice)
    assert finished


def test_greedy_beats_random() -> None:
    """The target is 98 %; of 12 matches it must win 11."""
    wins = 0.0
    for seed in range(12):
        mine = seed % 2
        styles: list[Style | None] = [None, None]
        styles[mine] = GREEDY
        wins += GAME.outcome(play(styles, seed)).shares()[mine]
    assert wins >= 11


def test_most_ships_of_round_three_come_home() -> None:
    """The target is 85 %; of 60 starts at least 42 arrive, which luck alone hardly undercuts."""
    home = 0
    for seed in range(30):
        s = play([GREEDY, GREEDY], seed, {"round_1": "III", "round_2": "none", "round_3": "none"})
        home += sum(s.ledger[4 * ship] > 0 for ship in range(2))
    assert home >= 42


def test_the_same_position_gives_the_same_answer() -> None:
    assert play([GREEDY, GREEDY], 8).credits == play([GREEDY, GREEDY], 8).credits


def test_asking_changes_nothing() -> None:
    s = new_game(2, {}, 4)
    rng = Rng(1)
    for _ in range(400):
        copy = s.copy()
        for seat in s.deciders():
            GAME.mind().greedy(s, seat, s.options(seat))
            assert 0.0 <= GAME.mind().value(s, seat) <= 1.0
        assert copy.grid == s.grid and copy.load == s.load and copy.actions == s.actions
        step(s, [GREEDY, GREEDY], rng)


# --- what a search weighs ------------------------------------------------------------------------


def test_a_search_weighs_the_heuristics_answer_among_others() -> None:
    """Only options, no doubles, and in flight often more than one; in building just one."""
    s = new_game(4, {"round_1": "III", "round_2": "none", "round_3": "none"}, 5)
    rng = Rng(1)
    weighed: set[str] = set()
    while not s.over:
        for seat in s.deciders():
            options = s.options(seat)
            short = GAME.mind().shortlist(s, seat, options)
            assert s.phase == BUILDING or GAME.mind().greedy(s, seat, options) in short
            assert set(short) <= set(options) and len(set(short)) == len(short)
            if len(short) > 1:
                question = s.asked[seat]
                assert question is not None
                weighed.add(question.ask.name)
        step(s, [GREEDY] * 4, rng)
    assert {"land", "engines", "cannons"} <= weighed
    assert "build" not in weighed


def test_a_search_builds_without_samples_and_flies_with_them() -> None:
    agent = SearchAgent(Budget(samples=6))
    s = new_game(2, {"round_1": "I", "round_2": "none", "round_3": "none"}, 2)
    (advice,) = agent.advise(Perspective(GAME, s, s.deciders()[0]), Rng(1))
    assert advice.samples == 0
    while not asked(s, "land"):
        step(s, [GREEDY, GREEDY], Rng(1))
    assert agent.advise(Perspective(GAME, s, s.deciders()[0]), Rng(1))[0].samples > 0


def test_cannons_are_weighed_by_what_they_decide() -> None:
    """GT15.6 Against an enemy there are at most three outcomes."""
    found = 0
    for seed in range(8):
        s = new_game(2, {"round_1": "III", "round_2": "none", "round_3": "none"}, seed)
        rng = Rng(1)
        while not s.over:
            if asked(s, "cannons") and card_of(s).kind != "combat_zone":
                seat = s.deciders()[0]
                options = s.options(seat)
                found += len(options) > 4
                assert len(GAME.mind().shortlist(s, seat, options)) <= 4
            step(s, [GREEDY, GREEDY], rng)
    assert found


def test_the_builder_that_thinks_ahead_builds_legally() -> None:
    """GT3.5 No fault in its ship, other places than the ordinary builder; nothing is changed."""
    s = new_game(2, {"round_1": "III", "round_2": "none", "round_3": "none"}, 3)
    others = 0
    while s.phase == BUILDING:
        seat = s.deciders()[-1]
        options, grid = s.options(seat), s.grid[:]
        choice = GAME.mind().shortlist(s, seat, options)[0]
        assert choice in options and s.grid == grid
        others += choice != GAME.mind().greedy(s, seat, options)
        apply(s, seat, choice)
    assert others
    assert not any(errors(s, ship) for ship in range(2))


def test_crew_is_lost_cabin_by_cabin() -> None:
    """GT17.5, GT15.12 Five survivors in five cabins would all fall to an epidemic."""
    t = Table("ER")
    t.at(5, 0)
    t.card("III-01")
    while t.ask(0) == "lose-crew":
        apply(t.s, 0, GAME.mind().greedy(t.s, 0, t.s.options(0)))
    loads = sorted(t.load(0, where) for where in ("6,7", "7,7", "8,7", "9,7", "8,6"))
    assert loads == [0, 0, 1, 2, 2]


# --- value ---------------------------------------------------------------------------------------


def flying_game() -> TruckerState:
    s = new_game(2, {"round_1": "II", "round_2": "none", "round_3": "none"}, 2)
    until_flight(s, [GREEDY, GREEDY])
    while not s.flown:
        step(s, [GREEDY, GREEDY], Rng(1))
    return s


def test_values_of_all_seats_are_one_win() -> None:
    for seats in (2, 3, 4):
        s = new_game(seats, {}, 1)
        assert sum(GAME.mind().value(s, seat) for seat in range(seats)) == pytest.approx(1.0)


def test_credits_and_goods_raise_the_value_and_losses_lower_it() -> None:
    s = flying_game()
    before = GAME.mind().value(s, 0)
    s.credits[0] += 5
    richer = GAME.mind().value(s, 0)
    assert richer > before
    s.lost[0] += [50, 51, 52]
    assert GAME.mind().value(s, 0) < richer


def test_giving_up_lowers_the_value() -> None:
    s = flying_game()
    before = GAME.mind().value(s, 0)
    s.flying[0] = 0
    assert GAME.mind().value(s, 0) < before


def test_turns_only_grow() -> None:
    s = new_game(2, {}, 6)
    rng = Rng(1)
    begun = GAME.mind().pace(s)
    assert begun == 0
    while not s.over:
        step(s, [GREEDY, GREEDY], rng)
        if s.hand == [EMPTY, EMPTY]:  # a tile that is drawn and put back counts in between
            assert GAME.mind().pace(s) >= begun
            begun = GAME.mind().pace(s)
    assert begun > 2 * ROUND_PACE


# --- prices --------------------------------------------------------------------------------------


def test_outfits_have_falling_returns() -> None:
    o = Outfit()
    worths = []
    for engine in range(4):
        o.engines = engine
        worths.append(worth(o, GREEDY, PLAIN, 3))
    gains = [b - a for a, b in zip(worths, worths[1:], strict=False)]
    assert gains[0] > gains[1] > gains[2] > 0


def test_a_cell_with_more_neighbours_is_harder_to_fill() -> None:
    """GT3.2"""
    free = sum(FREE * digit for digit in DIGIT)
    single = free - 3 * DIGIT[0]
    both = single - 2 * DIGIT[1]
    assert CHANCE[free] == 1.0 > CHANCE[single] > CHANCE[both] > 0.0
    assert CHANCE[0] == 0.0


def test_prices_rise_with_need() -> None:
    s = flying_game()
    assert days_cost(s, 0, 3) > days_cost(s, 0, 1) > 0.0
    assert token_cost(s, 0, 2) > token_cost(s, 0, 1) > 0.0
    risk = CrewRisk(s, 0)
    assert 1.0 > risk.of(1) > risk.of(4) > risk.of(9) >= 0.0


def test_planets_are_passed_without_holds() -> None:
    """GT15.2 Days are not given away for goods that nobody can carry."""
    s = flying_game()
    rng = Rng(1)
    while not s.over:
        if asked(s, "land"):
            seat = s.deciders()[0]
            for cell in range(CELLS):
                s.grid[CELLS * s.flies[seat] + cell] = EMPTY
            assert GAME.mind().greedy(s, seat, s.options(seat)) == PASS
            return
        step(s, [GREEDY, GREEDY], rng)
    pytest.fail("no planet in this flight")
