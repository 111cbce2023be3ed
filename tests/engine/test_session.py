"""Sessions and replays: undo and its barrier, redo, standing answers, files that lie."""

import json

import pytest

from raumhafen.engine.errors import IllegalAction, RaumhafenError, ReplayError
from raumhafen.engine.lines import is_played, seat_of
from raumhafen.engine.replay import Replay, read_lines, write_lines
from raumhafen.engine.rng import Rng
from raumhafen.engine.save import digest
from raumhafen.engine.session import Session
from raumhafen.engine.verification import verify
from tests.contract.play import choose
from tests.contract.toy.actions import ACTIONS
from tests.contract.toy.game import GAME
from tests.contract.toy.state import own

CLOCK = 3  # the place beside three players


def new_session(seats: int = 3) -> Session:
    return Session.new(GAME, seats, {}, 11)


def played(actions: int = 10_000) -> Session:
    session = new_session()
    rng = Rng("session")
    while not session.state.over and actions:
        seat, action = choose(session.state, rng)
        session.act(seat, ACTIONS.code(action))
        actions -= 1
    return session


def even_bid(session: Session, seat: int) -> str:
    """A bid that asks nothing further."""
    hand = own(session.state).hands[seat]
    return next((f"bid:{card}" for card in hand if card % 2 == 0), "pass")


def test_an_own_answer_is_taken_back_freely() -> None:
    session = new_session()
    before = digest(session.state)
    session.act(1, even_bid(session, 1))
    assert session.free_undo(1) == 0
    assert session.free_undo(0) is None
    session.undo_to(0)
    assert digest(session.state) == before


def test_another_seats_action_bars_free_undo() -> None:
    session = new_session()
    session.act(1, even_bid(session, 1))
    session.act(2, even_bid(session, 2))
    assert session.free_undo(1) is None
    assert session.agreed_undo(1) == 0
    assert session.free_undo(2) == 1


def test_a_reveal_bars_free_undo_also_after_loading() -> None:
    """The barrier is written into the log, so a reopened session knows it too."""
    session = new_session()
    for seat in range(3):
        session.act(seat, even_bid(session, seat))
    assert session.free_undo(2) is None
    reopened = Session(GAME, read_lines(list(write_lines(session.replay))))
    assert reopened.free_undo(2) is None
    assert reopened.agreed_undo(2) == 2


def test_reset_goes_back_to_the_last_barrier() -> None:
    session = new_session()
    session.act(1, "pass")
    session.revise(1)
    session.act(1, even_bid(session, 1))
    assert session.turn_start(1) == 0
    assert session.free_undo(1) == 2


def test_answers_given_together_go_and_come_together() -> None:
    """A way over several spaces is one decision for whoever points at its end."""
    session = new_session()
    hand = own(session.state).hands[1]
    odd = next(card for card in hand if card % 2)
    session.act(1, f"bid:{odd}")
    more = ACTIONS.code(session.state.options(1)[0])
    session.act(1, more, follows=True)
    after = digest(session.state)
    assert session.free_undo(1) == session.agreed_undo(1) == 0
    session.undo_to(0)
    session.redo()
    assert len(session.replay.history) == 2 and not session.redoable
    assert digest(session.state) == after


def test_redo_is_lost_by_a_new_action() -> None:
    session = new_session()
    session.act(1, "pass")
    session.undo_to(0)
    session.redo()
    assert len(session.replay.history) == 1
    session.undo_to(0)
    session.act(0, "pass")
    with pytest.raises(IllegalAction, match="error-nothing-to-redo"):
        session.redo()
    with pytest.raises(IllegalAction, match="error-nothing-to-undo"):
        session.undo_to(1)


def test_undo_is_a_line_and_not_an_erasure() -> None:
    session = new_session()
    session.act(1, "pass")
    session.undo_to(0)
    assert [set(line) for line in session.replay.lines] == [{"seat", "code"}, {"undo"}]
    assert session.replay.history == []


def test_any_position_opens_from_a_snapshot() -> None:
    session = played()
    every = GAME.snapshot_every
    assert len(session.replay.history) > every
    assert session.replay.snapshots
    at = every + 2
    bare = Replay(session.replay.header)
    for line in session.replay.history:
        bare.add(line)
    assert digest(session.replay.restore(GAME, at)) == digest(bare.restore(GAME, at))


def test_single_options_are_answered_and_marked() -> None:
    session = new_session()
    for seat in range(3):
        session.act(seat, "pass")
    session.settle()
    automatic = [line for line in session.replay.history if "auto" in line]
    assert all(len(session.state.options(s)) > 1 for s in session.state.deciders() if s < 3)
    assert verify(GAME, read_lines(list(write_lines(session.replay)))) == 0
    assert all(line["code"] in ("pass", "tick") for line in automatic)


def test_an_unknown_standing_answer_is_refused() -> None:
    with pytest.raises(IllegalAction, match="error-standing-unknown"):
        new_session().stand(0, "forever")


def test_wrong_options_and_seats_are_refused() -> None:
    for seats, options in ((1, {}), (5, {}), (2, {"rich": 3}), (2, {"poor": True})):
        with pytest.raises(RaumhafenError):
            Session.new(GAME, seats, options, 1)


def lines_of(session: Session) -> list[str]:
    return list(write_lines(session.replay))


def test_a_replay_that_lies_is_found_out() -> None:
    lines = lines_of(played())
    assert verify(GAME, read_lines(lines)) >= 2
    last = json.loads(lines[-1])
    with pytest.raises(ReplayError, match="error-replay-digest"):
        verify(GAME, read_lines([*lines[:-1], json.dumps({**last, "digest": "0" * 32})]))


def test_a_replay_with_an_illegal_action_names_its_line() -> None:
    lines = lines_of(played(5))
    lines[3] = json.dumps({"seat": 2, "code": "boost:2"})
    with pytest.raises(ReplayError, match="error-replay-line") as error:
        verify(GAME, read_lines(lines))
    assert error.value.arguments["line"] == 4


def test_nothing_leads_back_before_an_epoch() -> None:
    """An undo beyond it is named as such, not as a line that cannot be read."""
    session = played(5)
    epoch = {**session.replay.header, "at": 5, "before": 1, "position": GAME.save(session.state)}
    lines = [*lines_of(session), json.dumps({**epoch, "digest": digest(session.state)})]
    assert verify(GAME, read_lines(lines)) == 1
    with pytest.raises(ReplayError, match="error-replay-epoch") as error:
        verify(GAME, read_lines([*lines, json.dumps({"undo": 2})]))
    assert error.value.arguments == {"at": 5}


@pytest.mark.parametrize("text", ["", "{}", "[1]", "no json", '{"raumhafen": 99}'])
def test_what_is_no_replay_is_refused(text: str) -> None:
    with pytest.raises(ReplayError):
        read_lines([text])


def test_a_replay_of_other_rules_is_refused() -> None:
    lines = lines_of(played(3))
    header = json.loads(lines[0])
    for wrong in ({**header, "rules": 999}, {**header, "game": "chess"}):
        with pytest.raises(ReplayError):
            Session(GAME, read_lines([json.dumps(wrong), *lines[1:]]))


def test_redo_tells_again_what_happened() -> None:
    session = new_session()
    for seat in range(3):
        events = session.act(seat, even_bid(session, seat))
    assert [event.key for event in events] == ["event-winner"]
    session.undo_to(2)
    assert [event.key for event in session.redo()] == ["event-winner"]


def test_a_snapshot_that_lies_is_found_out() -> None:
    lines = [json.loads(line) for line in lines_of(played())]
    marked = next(line for line in lines if "snapshot" in line)
    marked["snapshot"]["coins"][0] += 1
    with pytest.raises(ReplayError, match="error-replay-digest"):
        verify(GAME, read_lines([json.dumps(line) for line in lines]))


@pytest.mark.parametrize(
    "line", [{"seat": 0, "code": 3}, {"seat": "x", "code": "pass"}, {"code": "pass"}]
)
def test_a_malformed_line_is_refused(line: dict[str, object]) -> None:
    header = lines_of(new_session())[0]
    with pytest.raises(ReplayError, match="error-replay-line"):
        verify(GAME, read_lines([header, json.dumps(line)]))


def test_answers_belong_to_their_seats_and_snapshots_to_nobody() -> None:
    lines = played().replay.lines
    assert {seat_of(line) for line in lines if is_played(line)} == {0, 1, 2, CLOCK}
    assert {seat_of(line) for line in lines if not is_played(line)} == {None}
