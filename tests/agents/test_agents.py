"""Agents answer with an option, see nothing hidden and do the same for the same seed."""

from collections import Counter
from itertools import islice

import pytest

from raumhafen.agents import NAMES, Agent, make_agent, registry, strengths
from raumhafen.agents.search import (
    LEARNED,
    MAKERS,
    MIND,
    Budget,
    Sampler,
    SearchAgent,
    Settings,
    open_world,
)
from raumhafen.agents.simple import GreedyAgent
from raumhafen.engine.errors import RaumhafenError
from raumhafen.engine.game import Game, OptionValue
from raumhafen.engine.perspective import Perspective
from raumhafen.engine.rng import Rng
from raumhafen.engine.save import digest
from raumhafen.engine.seatwise import next_decider
from raumhafen.engine.state import apply
from raumhafen.games import METAS, load_game
from tests.agents.tables import Window, decisions

SAMPLES_OF_A_KIND = 3
VARIANTS: list[tuple[int, dict[str, OptionValue]]] = [
    (2, {"variant": "light-speed"}),
    (4, {"variant": "standard"}),
    (5, {"variant": "standard"}),
]


@pytest.fixture
def game() -> Game:
    return load_game("space-base")


def check_choice(agent: Agent, table: Perspective) -> None:
    window = Window(table)
    assert agent.choose(window, Rng(1)) in table.options()


@pytest.mark.slow
@pytest.mark.parametrize("name", ["random", "greedy"])
def test_every_kind_of_question_gets_one_of_its_options(game: Game, name: str) -> None:
    agent = make_agent(name)
    asked: Counter[str] = Counter()
    for seed in range(12):
        for seats, options in VARIANTS:
            for state, seat in decisions(game, seats, {**options, "round_limit": 200}, seed):
                table = Perspective(game, state, seat)
                asked[table.question().ask.name] += 1
                check_choice(agent, table)
    assert set(asked) == {ask.name for ask in game.asks}


@pytest.mark.slow
def test_search_answers_every_kind_of_question(game: Game) -> None:
    agent = SearchAgent(Budget(samples=12))
    asked: Counter[str] = Counter()
    for seed in range(12):
        for seats, options in VARIANTS:
            for state, seat in decisions(game, seats, {**options, "round_limit": 200}, seed):
                table = Perspective(game, state, seat)
                kind = table.question().ask.name
                asked[kind] += 1
                if asked[kind] <= SAMPLES_OF_A_KIND:
                    check_choice(agent, table)
    assert set(asked) == {ask.name for ask in game.asks}


@pytest.mark.slow
@pytest.mark.parametrize("name", ["random", "greedy", "search:20", "expert:20"])
def test_choosing_leaves_the_match_alone(game: Game, name: str) -> None:
    agent = make_agent(name)
    for state, seat in islice(decisions(game, 3, {}, 5), 40, 60):
        before = digest(state)
        agent.choose(Perspective(game, state, seat), Rng(2))
        assert digest(state) == before


@pytest.mark.parametrize("variant", ["standard", "light-speed"])
def test_greedy_is_the_same_in_all_positions_that_look_the_same(game: Game, variant: str) -> None:
    agent = make_agent("greedy")
    for state, seat in islice(decisions(game, 3, {"variant": variant}, 8), 120):
        alike = game.determinize(state, seat, Rng(3))
        here = agent.choose(Perspective(game, state, seat), Rng(4))
        assert agent.choose(Perspective(game, alike, seat), Rng(5)) == here


@pytest.mark.slow
def test_search_with_counted_samples_is_reproducible(game: Game) -> None:
    runs = []
    for _ in range(2):
        agent = make_agent("search:60")
        rng = Rng("again")
        positions = islice(decisions(game, 2, {}, 6), 30, 45)
        runs.append([agent.choose(Perspective(game, s, seat), rng) for s, seat in positions])
    assert runs[0] == runs[1]


# --- names ---------------------------------------------------------------------------------------


def test_the_names_make_agents() -> None:
    for name in NAMES:
        assert callable(make_agent(name).choose)


def test_a_budget_may_follow_the_name() -> None:
    by_time, by_count = make_agent("search:0.5s"), make_agent("search:500")
    assert isinstance(by_time, SearchAgent) and isinstance(by_count, SearchAgent)
    assert (by_time.budget.seconds, by_time.budget.samples) == (0.5, 0)
    assert (by_count.budget.seconds, by_count.budget.samples) == (0.0, 500)


@pytest.mark.parametrize(
    ("spec", "guess"), [("greddy", "greedy"), ("serach:0.2s", "search"), ("Random", "random")]
)
def test_a_wrong_name_is_refused_with_the_nearest(spec: str, guess: str) -> None:
    with pytest.raises(RaumhafenError) as refusal:
        make_agent(spec)
    assert refusal.value.key == "error-agent-unknown"
    assert refusal.value.arguments["guess"] == guess


@pytest.mark.parametrize("budget", ["", "0", "fast", "-1s", "nans"])
def test_a_wrong_budget_is_refused(budget: str) -> None:
    with pytest.raises(RaumhafenError) as refusal:
        make_agent(f"search:{budget}")
    assert refusal.value.key == "error-agent-budget"


def test_only_search_has_a_budget() -> None:
    with pytest.raises(RaumhafenError) as refusal:
        make_agent("greedy:5")
    assert refusal.value.key == "error-agent-no-budget"


def test_an_expert_searches_with_what_the_game_has_learned() -> None:
    plain, expert = make_agent("search"), make_agent("expert", load_game("space-base"))
    assert isinstance(plain, SearchAgent) and isinstance(expert, SearchAgent)
    assert (plain.settings.judge, expert.settings.judge) == (MIND, LEARNED)
    assert expert.budget.seconds == 1.0
    quick = make_agent("expert:0.05s")
    assert isinstance(quick, SearchAgent) and quick.budget.seconds == 0.05


def test_the_makers_judge_for_tournaments_only(game: Game) -> None:
    """In Space Base every other search goes by what was learned."""
    state = game.new_state(3, {}, 5)
    makers, usual = [Sampler(game, 0, Settings(judge=judge)) for judge in (MAKERS, MIND)]
    assert makers.worth(state) == game.mind().makers().value(state, 0) != usual.worth(state)
    agent = make_agent("makers:0.05s")
    assert isinstance(agent, SearchAgent) and agent.settings.judge == MAKERS
    assert "makers" not in NAMES
    assert not any("makers" in strengths(game_id) for game_id in METAS)


@pytest.mark.parametrize("game_id", METAS)
@pytest.mark.parametrize("name", ["skilled", "glance"])
def test_bots_that_are_compared_only_answer_by_the_rules(game_id: str, name: str) -> None:
    """And are offered at no table."""
    game, agent = load_game(game_id), make_agent(name)
    state, last = game.new_state(2, {}, "compared"), -1
    for _ in range(40):
        last = next_decider(state, last)
        options = state.options(last)
        action = agent.choose(Perspective(game, state, last), Rng(3)) if last < 2 else options[0]
        assert action in options
        apply(state, last, action)
    assert name not in NAMES and name not in strengths(game_id)


def test_who_only_glances_takes_what_the_judgement_likes_best(game: Game) -> None:
    """SB12.2 Among cards that are bought, with nothing left to chance."""
    state, last = game.new_state(2, {}, "glance"), -1
    agent, others = make_agent("glance"), 0
    for _ in range(60):
        last = next_decider(state, last)
        options, table = state.options(last), Perspective(game, state, last)
        question = state.asked[last]
        action = agent.choose(table, Rng(1))
        if question is not None and question.ask.name == "buy" and len(options) > 1:
            sampler = Sampler(game, last, Settings(judge=LEARNED))
            world = open_world(table, Rng(2))  # before the dice of the next turn
            looks = [sampler.glance(world, option, 7) for option in options]
            assert max(looks) - looks[options.index(action)] < 1e-9
            others += action != game.mind().greedy(state, last, options)
        apply(state, last, action)
    assert others


def test_a_wrong_budget_of_an_expert_is_refused_with_a_right_one() -> None:
    with pytest.raises(RaumhafenError) as refusal:
        make_agent("expert:soon")
    assert refusal.value.key == "error-agent-budget"
    assert refusal.value.arguments["guess"] == "expert:1s"


def test_a_game_that_has_learned_nothing_refuses_experts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "has_judgement", lambda game_id: False)
    with pytest.raises(RaumhafenError) as refusal:
        make_agent("expert", load_game("space-base"))
    assert refusal.value.key == "error-agent-no-judgement"
    assert strengths("space-base") == ("random", "greedy", "search")


def test_an_expert_answers_like_search_where_nothing_learned_fits() -> None:
    """MV15 A solo game has no rivals, so that nothing was learned of it."""
    game = load_game("merchant-of-venus")
    state = game.new_state(1, {}, "expert")
    while len(state.options(0)) == 1:
        apply(state, 0, state.options(0)[0])
    table = Perspective(game, state, 0)
    chosen = [make_agent(f"{name}:4").choose(table, Rng(1)) for name in ("expert", "search")]
    assert chosen[0] == chosen[1]


@pytest.mark.parametrize("game_id", METAS)
def test_games_offer_the_bots_that_can_play_them(game_id: str) -> None:
    """All have learned, so that all have experts."""
    assert strengths(game_id) == NAMES


def test_a_style_may_follow_greedy() -> None:
    game = load_game("sternenkinder")
    for style in game.mind().styles:
        agent = make_agent(f"greedy:{style}", game)
        assert isinstance(agent, GreedyAgent) and agent.style == style


def test_a_style_nobody_knows_is_refused_with_those_that_are_known() -> None:
    with pytest.raises(RaumhafenError) as refusal:
        make_agent("greedy:lazy", load_game("sternenkinder"))
    assert refusal.value.key == "error-agent-style"
    assert "science" in str(refusal.value.arguments["styles"])


def test_games_without_styles_say_so() -> None:
    game = load_game("space-base")
    with pytest.raises(RaumhafenError) as refusal:
        make_agent("greedy:science", game)
    assert refusal.value.key == "error-agent-no-style"
    table = Perspective(game, game.new_state(2, {}, "styles"), 0)
    with pytest.raises(RaumhafenError):
        make_agent("greedy:science").choose(table, Rng(1))
