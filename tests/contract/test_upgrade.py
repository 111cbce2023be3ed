"""Matches that began with older rules: they go on, begin an epoch or are closed."""

import json
from collections.abc import Callable, Iterator

import pytest

from raumhafen.engine.errors import IllegalAction, ReplayError
from raumhafen.engine.game import Game
from raumhafen.engine.replay import Replay, Snapshot, read_lines, write_lines
from raumhafen.engine.rng import Rng
from raumhafen.engine.save import Saved, digest, save
from raumhafen.engine.session import Session
from raumhafen.engine.state import State
from raumhafen.engine.upgrade import CLOSED, EPOCH, GOES_ON, Verdict, judge
from raumhafen.engine.verification import verify
from tests.contract.play import choose_with, games, get
from tests.contract.releases import (
    ancient,
    in_numbers,
    kept,
    other_rules,
    release,
    rewritten,
    toy_release,
    translate,
)
from tests.contract.toy.game import GAME

ENOUGH = 4  # positions of each kind in a match
Wanted = Callable[[State], bool]
KINDS: dict[str, Wanted] = {
    "plain": lambda state: not state.strands,
    "section": lambda state: bool(state.strands) and not state.secret,
    "secret": lambda state: state.secret and any(state.sheets),
    "hourglass": lambda state: any(place >= state.seats for place in state.deciders()),
}
HAVE = {
    "moon-market": set(KINDS),
    "space-base": {"plain", "secret"},
    "galaxy-trucker": {"plain", "hourglass"},
    "merchant-of-venus": {"plain"},
}
REAL_TIME = {"galaxy-trucker": {"building": "real-time", "round_2": "none", "round_3": "none"}}
every_game = pytest.mark.parametrize("game_id", games())


def act(session: Session, rng: Rng) -> None:
    seat, action = choose_with(session.game, session.state, rng, 2)
    session.act(seat, session.game.actions.code(action))


def matches(game_id: str, seed: int = 1) -> Iterator[tuple[str, Session]]:
    """A running match of the game, a few times in each kind of position."""
    game = get(game_id)
    session = Session.new(game, game.meta.max_seats, REAL_TIME.get(game_id, {}), seed)
    rng, left = Rng(f"upgrade:{seed}"), dict.fromkeys(HAVE.get(game_id, {"plain"}), ENOUGH)
    for count in range(2_000):
        if session.state.over or not any(left.values()):
            return
        for kind in left:
            if left[kind] and count % 7 == 0 and KINDS[kind](session.state):
                left[kind] -= 1
                yield kind, session
        act(session, rng)


def running(game_id: str, answers: int = 30) -> Session:
    game = get(game_id)
    session = Session.new(game, game.meta.max_seats, REAL_TIME.get(game_id, {}), 5)
    rng = Rng("running")
    for _ in range(answers):
        act(session, rng)
    assert not session.state.over
    return session


def through_a_file(replay: Replay) -> Replay:
    return read_lines(list(write_lines(replay)))


def goes_on(game: Game, replay: Replay, verdict: Verdict) -> Session:
    """The match under the new rules, as it is read from its record."""
    assert verdict.line is not None, verdict.reason
    again = through_a_file(replay)
    again.add(json.loads(json.dumps(verdict.line)))
    session = Session(game, through_a_file(again))
    assert game.broken_laws(session.state) == []
    return session


def play_out(session: Session, limit: int = 60) -> None:
    rng = Rng("on")
    for _ in range(limit):
        if session.state.over:
            return
        act(session, rng)
        assert session.game.broken_laws(session.state) == []


@every_game
def test_every_kind_of_position_is_met(game_id: str) -> None:
    found = {kind for seed in (1, 2) for kind, _ in matches(game_id, seed)}
    assert found == HAVE.get(game_id, {"plain"})


@every_game
def test_saves_hold_codes_and_those_with_numbers_are_read(game_id: str) -> None:
    game = get(game_id)
    for _, session in matches(game_id):
        saved = json.loads(json.dumps(game.save(session.state)))
        entries = [*saved["answers"], *saved["fed"]]
        entries += [entry for sheet in saved["sheets"] for entry in sheet]
        entries += [entry for asked in saved["asked"] if asked for entry in asked]
        assert all(isinstance(entry, str) for entry in entries)
        assert digest(game.load(saved)) == digest(session.state)
        assert digest(game.load(save(session.state))) == digest(session.state)


@pytest.mark.slow
@every_game
def test_a_match_goes_on_if_new_rules_play_it_the_same_way(game_id: str) -> None:
    newer = release(get(game_id))
    for _, session in matches(game_id):
        for last in (kept(session), in_numbers(session), None):
            verdict = judge(newer, session.replay, last)
            assert verdict.kind == GOES_ON, verdict.reason
        on = goes_on(newer, session.replay, verdict)
        assert digest(on.state) == digest(session.state)
        seats = range(session.state.seats)
        assert [on.free_undo(k) for k in seats] == [session.free_undo(k) for k in seats]
        at = len(session.replay.history) // 2
        assert digest(on.replay.restore(newer, at)) == digest(
            session.replay.restore(session.game, at)
        )
        play_out(on)
        assert verify(newer, through_a_file(on.replay)) >= 1


@every_game
def test_renamed_fields_steps_and_asks_are_no_other_rules(game_id: str) -> None:
    """With a record that older names were written into, in the middle of whatever runs."""
    game = get(game_id)
    newer = release(game, upgrade=translate)

    def older(saved: Saved) -> Saved:
        return ancient(game, saved)

    for _, session in matches(game_id):
        last = kept(session)
        old, last = (
            rewritten(session.replay, older),
            Snapshot(last.at, older(last.saved), last.rules),
        )
        verdict = judge(newer, old, last)
        assert verdict.kind == GOES_ON, verdict.reason
        on = goes_on(newer, old, verdict)
        assert digest(on.state) == digest(session.state)
        assert judge(release(game), old, last).kind == CLOSED, "nobody translates"


@pytest.mark.slow
@every_game
def test_other_rules_begin_an_epoch(game_id: str) -> None:
    game = get(game_id)
    newer = other_rules(game)
    for _, session in matches(game_id):
        if not any("barrier" in line for line in session.replay.history):
            continue
        verdict = judge(newer, session.replay, kept(session))
        assert verdict.kind == EPOCH, verdict.reason
        check_epoch(newer, session, verdict)


def check_epoch(newer: Game, session: Session, verdict: Verdict) -> None:
    at = len(session.replay.history)
    on = goes_on(newer, session.replay, verdict)
    assert newer.save(on.state) == session.game.save(session.state)
    for seat in range(on.state.seats):
        assert on.free_undo(seat) is None and on.agreed_undo(seat) is None
    with pytest.raises(IllegalAction):
        on.undo_to(at - 1)
    play_out(on)
    with pytest.raises(ReplayError, match="error-replay-epoch"):
        on.replay.restore(newer, at - 1)
    back = max(at, len(on.replay.history) - 3)
    if back < len(on.replay.history):
        on.undo_to(back)
        play_out(on, 5)
    again = through_a_file(on.replay)
    assert verify(newer, again) >= 1
    assert digest(again.restore(newer, len(again.history))) == digest(on.state)


@every_game
def test_epochs_follow_each_other(game_id: str) -> None:
    """Other rules, then a release that plays the second epoch the same way, then other ones."""
    second = other_rules(get(game_id))
    third = release(second)
    fourth = other_rules(third)
    session = running(game_id)
    on = goes_on(second, session.replay, judge(second, session.replay, kept(session)))
    play_out(on, 9)
    verdict = judge(third, on.replay, kept(on))
    assert verdict.kind == GOES_ON, verdict.reason
    later = goes_on(third, on.replay, verdict)
    assert later.replay.floor == on.replay.floor
    later.undo_to(on.replay.floor)
    play_out(later, 9)
    assert verify(third, through_a_file(later.replay)) >= 2
    verdict = judge(fourth, later.replay, kept(later))
    assert verdict.kind == GOES_ON, "an opening that is dealt otherwise is no matter any more"
    headers = [line for line in write_lines(later.replay) if '"raumhafen"' in line]
    assert len(headers) == 3


@every_game
def test_a_match_that_no_law_allows_is_closed_with_its_standing(game_id: str) -> None:
    game = get(game_id)

    def broken_laws(self: Game, state: State) -> list[str]:
        return ["nobody has played before"] if state.actions else []

    newer = release(game, broken_laws=broken_laws)
    session = running(game_id)
    verdict = judge(newer, session.replay, kept(session))
    assert verdict.kind == CLOSED and verdict.reason is not None and verdict.line is None
    assert verdict.reason.arguments["law"] == "nobody has played before"
    assert verdict.standing is not None
    assert verdict.standing["points"] == game.outcome(session.state).points
    assert len(through_a_file(session.replay).history) == len(session.replay.history)


@every_game
def test_numbers_of_another_action_space_are_not_believed(game_id: str) -> None:
    game = get(game_id)
    other = type("Renumbered", (type(other_rules(game)),), {})
    newer = other()
    newer.__class__.numbered_since = newer.meta.rules_version
    session = running(game_id)
    verdict = judge(newer, session.replay, in_numbers(session))
    assert verdict.kind == CLOSED and verdict.reason is not None
    assert verdict.reason.key == "error-upgrade-numbers"
    assert judge(newer, session.replay, kept(session)).kind == EPOCH


# --- real changes of the toy's rules -------------------------------------------------------------

MORE_ACTIONS = ("ACTIONS = ActionSpace()\n", 'ACTIONS = ActionSpace()\nFLY = ACTIONS.add("fly")\n')
MORE_FIELDS = ('"bids", "blocked",', '"bids", "blocked", "moves",')
COUNTED = (
    "        self.blocked = False\n",
    "        self.blocked = False\n        self.moves = 0\n",
)
COPIED = (
    "        new.taken = self.taken[:]\n",
    "        new.taken = self.taken[:]\n        new.moves = self.moves\n",
)
COUNTING = ("    s.round += 1\n", "    s.round += 1\n    s.moves += 1\n")
NEW_STEP = ("reveal_bids", "open_bids")
HIGHER_BOOST = ("s.bids[seat] += 3 *", "s.bids[seat] += 30 *")
RICHER = ('4 if options["rich"] else 2', "3")


def test_a_changed_action_space_and_a_new_field_let_the_toy_go_on() -> None:
    newer = toy_release(MORE_ACTIONS, MORE_FIELDS, COUNTED, COPIED, COUNTING)
    assert newer.actions.parse("pass") == GAME.actions.parse("pass") + 1
    for _, session in matches("moon-market"):
        verdict = judge(newer, session.replay, kept(session))
        assert verdict.kind == GOES_ON, verdict.reason
        on = goes_on(newer, session.replay, verdict)
        assert verdict.line is not None
        assert verdict.line["position"]["moves"] == session.game.save(session.state)["round"]
        play_out(on)
        assert verify(newer, through_a_file(on.replay)) >= 1


def test_a_changed_rule_begins_an_epoch_with_a_changed_action_space() -> None:
    newer = toy_release(MORE_ACTIONS, MORE_FIELDS, COUNTED, COPIED, COUNTING, RICHER)
    for _, session in matches("moon-market"):
        verdict = judge(newer, session.replay, kept(session))
        assert verdict.kind == EPOCH, verdict.reason
        on = goes_on(newer, session.replay, verdict)
        assert on.state.deciders() == session.state.deciders()
        for seat in on.state.deciders():
            codes = [newer.actions.code(action) for action in on.state.options(seat)]
            before = [GAME.actions.code(action) for action in session.state.options(seat)]
            assert codes == before
        play_out(on)
        assert verify(newer, through_a_file(on.replay)) >= 1


def test_a_renamed_step_that_nobody_translates_closes_the_toy() -> None:
    newer = toy_release(NEW_STEP, HIGHER_BOOST)
    assert judge(newer, running("moon-market").replay, kept(running("moon-market"))).kind == CLOSED


def test_without_a_kept_position_the_last_snapshot_leads_to_the_end() -> None:
    session = running("moon-market", 60)
    newer = other_rules(GAME)
    assert session.replay.snapshots[-1].at == 50
    verdict = judge(newer, session.replay)
    assert verdict.kind == EPOCH, verdict.reason
    assert verdict.line is not None and verdict.line["at"] == len(session.replay.history)
    session.replay.snapshots = []
    assert judge(newer, session.replay).kind == CLOSED


def test_a_position_kept_before_the_last_answers_is_not_believed() -> None:
    """Somebody has played since: the record alone decides, as if nothing had been kept."""
    session = running("moon-market", 20)
    early = kept(session)
    act(session, Rng("later"))
    nonsense = Snapshot(early.at, {}, early.rules)
    assert judge(release(GAME), session.replay, nonsense).kind == GOES_ON
    session.replay.snapshots = []
    verdict = judge(other_rules(GAME), session.replay, early)
    assert verdict.kind == CLOSED and verdict.reason is not None
    assert verdict.reason.key == "error-upgrade-nothing-kept"


def test_numbers_that_nobody_can_read_do_not_hinder_a_match_that_is_played_the_same_way() -> None:
    """The rest of the kept position is compared all the same."""
    newer = release(GAME, numbered_since=GAME.meta.rules_version + 1)
    session = running("moon-market")
    last = in_numbers(session)
    assert judge(newer, session.replay, last).kind == GOES_ON
    spoilt = Snapshot(last.at, {**last.saved, "round": 99}, last.rules)
    assert judge(newer, session.replay, spoilt).kind == CLOSED


def nobody_asked(self: Game, saved: Saved, from_version: int) -> Saved:
    saved["asked"] = [None] * len(saved["asked"])
    return saved


def nothing_to_answer(self: Game, saved: Saved, from_version: int) -> Saved:
    saved["asked"] = [None if asked is None else asked[:1] for asked in saved["asked"]]
    return saved


@pytest.mark.parametrize("upgrade", [nobody_asked, nothing_to_answer])
def test_a_translation_without_a_question_closes_the_match(
    upgrade: Callable[[Game, Saved, int], Saved],
) -> None:
    session = running("moon-market")
    newer = other_rules(release(GAME, upgrade=upgrade))
    verdict = judge(newer, session.replay, kept(session))
    assert verdict.kind == CLOSED and verdict.reason is not None
    assert verdict.reason.key == "error-upgrade-question"
