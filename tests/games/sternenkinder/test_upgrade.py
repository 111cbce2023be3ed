"""Tables of part I and of its first politics go on: what they lack begins empty."""

import json

import pytest

from raumhafen.engine.game import OptionValue
from raumhafen.engine.rng import Rng
from raumhafen.engine.save import Saved, digest
from raumhafen.engine.state import apply
from raumhafen.games.sternenkinder.actions import YES
from raumhafen.games.sternenkinder.content.market import FULL_MARKET
from raumhafen.games.sternenkinder.content.statutes import FULL_DECK, LAW
from raumhafen.games.sternenkinder.rules.core.advisors import CABINET_FIELDS
from raumhafen.games.sternenkinder.rules.core.market import MARKET_FIELDS
from raumhafen.games.sternenkinder.rules.core.regimes import REGIME_FIELDS
from raumhafen.games.sternenkinder.rules.core.tally import tally
from raumhafen.games.sternenkinder.rules.politics import wars
from raumhafen.games.sternenkinder.state import SternState
from tests.contract.play import choose_with
from tests.games.sternenkinder.tables import GAME
from tests.games.sternenkinder.talks import FREE, Diplomacy

# fields by the version of the rules that brought them
TREATIES = (
    "politics", "met", "treaties", "federation", "offers", "refusals", "terms", "exchanged",
    "ending", "wars", "war_goals", "casus", "foes", "peace",
)  # fmt: skip
SANCTIONS = (
    "sanction", "raided", "quick_start", "laws", "law_deck", "law_failed", "law_gone", "law_hand",
    "council", "sovereign", "cast",
)  # fmt: skip
AGENTS = (
    "crews", "civil_variant", "civil_goods", "agency", "acts", "busy", "embassy", "mine", "watched",
    "cubes", "smuggled", "shortage", "barred",
)  # fmt: skip
RULERS = REGIME_FIELDS
DEALERS = MARKET_FIELDS
ADVISORS = CABINET_FIELDS
NEW = {
    1: (*TREATIES, *SANCTIONS, *AGENTS, *RULERS, *DEALERS, *ADVISORS),
    2: (*SANCTIONS, *AGENTS, *RULERS, *DEALERS, *ADVISORS),
    3: (*AGENTS, *RULERS, *DEALERS, *ADVISORS),
    4: (*DEALERS, *ADVISORS),
}


def older(state: SternState, version: int) -> Saved:
    """As the rules of that version would have saved it."""
    saved: Saved = json.loads(json.dumps(GAME.save(state)))
    return {name: value for name, value in saved.items() if name not in NEW[version]}


def match(options: dict[str, OptionValue], answers: int) -> SternState:
    state = GAME.new_state(3, {"map": "short", **options}, 7)
    rng = Rng("upgrade")
    for _ in range(answers):
        apply(state, *choose_with(GAME, state, rng, 2))
    assert isinstance(state, SternState)
    return state


@pytest.mark.parametrize("version", [1, 2, 3, 4])
@pytest.mark.parametrize("answers", [1, 60, 200])
def test_a_table_of_part_one_goes_on(version: int, answers: int) -> None:
    state = match({}, answers)
    again = GAME.load_upgraded(older(state, version), version)
    assert digest(again) == digest(state) and GAME.broken_laws(again) == []
    rng = Rng("on")
    for _ in range(20):
        apply(again, *choose_with(GAME, again, rng, 2))


@pytest.mark.parametrize("answers", [1, 60, 200])
def test_a_table_with_the_first_politics_goes_on(answers: int) -> None:
    """A7.4: nobody is sanctioned."""
    state = match({"politics": True}, answers)
    state.sanction, state.raided, state.laws = [0] * 3, [0] * 3, []
    state.law_hand, state.cast, state.council, state.sovereign = [0] * 3, [0] * 3, 0, 0
    state.law_deck, state.law_failed, state.law_gone = FULL_DECK, 0, 0
    forget(state)
    again = GAME.load_upgraded(older(state, 2), 2)
    assert digest(again) == digest(state) and GAME.broken_laws(again) == []


def forget(state: SternState, *names: str) -> None:
    """As if there had been no characters, policies, market, advisors; or nothing of these."""
    fresh = GAME.new_state(3, {"map": "short", "politics": True}, 7)
    for name in names or (*AGENTS, *RULERS, *DEALERS, *ADVISORS):
        setattr(state, name, getattr(fresh, name))
    state.fleet_mark = [mark & 7 for mark in state.fleet_mark]
    for seat in range(state.seats):
        tally(state, seat)


@pytest.mark.parametrize("answers", [1, 60, 200])
def test_a_table_with_the_council_goes_on(answers: int) -> None:
    """A8.1: nobody has characters, and the ban on the shadow war is in the deck."""
    state = match({"politics": True}, answers)
    forget(state)
    bit = 1 << LAW["law.shadow_war_ban"]
    state.law_hand = [hand & ~bit for hand in state.law_hand]
    state.law_deck |= bit
    saved = older(state, 3)
    saved["law_deck"] &= ~bit
    again = GAME.load_upgraded(saved, 3)
    assert digest(again) == digest(state) and GAME.broken_laws(again) == []


@pytest.mark.parametrize("answers", [1, 60, 200])
def test_a_table_without_market_and_advisors_goes_on(answers: int) -> None:
    """A12.1, A10.11: full decks and an empty display; nobody has a card or an advisor."""
    state = match({"politics": True}, answers)
    forget(state, *DEALERS, *ADVISORS)
    again = GAME.load_upgraded(older(state, 4), 4)
    assert digest(again) == digest(state) and GAME.broken_laws(again) == []
    assert isinstance(again, SternState) and again.market_deck == FULL_MARKET
    rng = Rng("on")
    for _ in range(20):
        apply(again, *choose_with(GAME, again, rng, 2))


def test_an_armistice_that_waits_for_its_answer_goes_on() -> None:
    """A5.19, A5.1: its action was spent when it was offered, so it is given back first."""
    t = Diplomacy()
    me, you = t.mine.seat, t.other.seat
    wars.begin_war(t.s, me, you, 1 << me, 1 << you)
    t.ask_again().play(f"armistice:{you}", *["amount:0"] * 4, "end")
    t.s.budget[5 * me + FREE] -= 1  # as version 5 did
    again = GAME.load_upgraded(json.loads(json.dumps(GAME.save(t.s))), 5)
    apply(again, you, YES)
    assert isinstance(again, SternState) and again.wars == [] and again.budget[5 * me + FREE] == 0
    assert GAME.broken_laws(again) == []
