"""Asides at a table: bundles, what others are told, rows that other processes follow."""

from __future__ import annotations

import zlib

import msgspec
import pytest
from msgspec.structs import replace

from raumhafen.engine.asides import NOBODY, resting
from raumhafen.engine.errors import IllegalAction
from raumhafen.engine.replay import new_header, write_lines
from raumhafen.engine.rng import Rng
from raumhafen.engine.save import digest, save
from raumhafen.engine.session import Session
from raumhafen.server.errors import Refusal
from raumhafen.server.incoming import Aside
from raumhafen.server.replays.positions import position
from raumhafen.server.replays.story import tell_story
from raumhafen.server.store.log_rows import Row
from raumhafen.server.tables.changes import perform
from raumhafen.server.tables.match import Match
from raumhafen.server.workers import thinking
from tests.contract.play import choose
from tests.contract.toy.actions import ACTIONS
from tests.contract.toy.content import CARDS
from tests.contract.toy.game import GAME
from tests.contract.toy.state import own
from tests.server.inside import PEOPLE, record_of


def match_at_rest() -> Match:
    match, rng = Match(GAME, new_header(GAME, 3, {"rich": True}, "rest"), []), Rng("rest")
    match.open([])
    while resting(match.session.state) == NOBODY:
        seat, action = choose(match.session.state, rng)
        match.act(seat, [ACTIONS.code(action)])
    return match


def test_a_bundle_of_asides_is_carried_out_whole_or_not_at_all() -> None:
    match = match_at_rest()
    before, version = digest(match.session.state), match.version
    mine = own(match.session.state).hands[0]
    foreign = next(card for card in range(CARDS) if card not in mine)
    with pytest.raises(IllegalAction):
        match.aside(0, ["shut", f"note:{foreign}"])
    with pytest.raises(Refusal) as refused:
        match.aside(0, [f"note:{mine[0]}"])
    assert refused.value.key == "error-only-a-draft"
    assert (digest(match.session.state), match.version) == (before, version)
    rows = match.aside(0, [f"note:{mine[0]}", "shut"])
    assert [row.hidden for row in rows] == [True, False]
    assert "follows" in rows[1].line


def test_at_a_table_drafts_are_their_seats_own_and_the_rest_is_for_all() -> None:
    match = match_at_rest()
    known, asked_at = match.known[:], match.asked_at[:]
    noting = next(seat for seat in range(3) if seat not in match.deciders())
    card = own(match.session.state).hands[noting][0]
    match.aside(noting, [f"note:{card}", "shut"])
    for seat in range(-1, 3):
        told = match.log(seat, known[seat])
        codes = [line.code for line in told]
        assert codes == ([f"note:{card}", "shut"] if seat == noting else ["shut"])
        assert all(line.aside for line in told)
    asked = match.deciders()[0]
    changed = match.asked_at[asked] != asked_at[asked]
    assert changed == (own(match.session.state).coins[asked] > 0)  # an offer fewer, or not


def test_rows_of_asides_are_followed_and_opened_anew() -> None:
    match = match_at_rest()
    header = match.session.replay.header
    copy = Match(GAME, header, [Row(line) for line in match.session.replay.lines])
    noting = next(seat for seat in range(3) if seat not in match.deciders())
    card = own(match.session.state).hands[noting][0]
    rows = match.aside(noting, [f"note:{card}", "shut"], "request")
    copy.follow(rows)
    assert digest(copy.session.state) == digest(match.session.state)
    assert copy.requests == match.requests


def test_an_aside_clicked_twice_happens_once() -> None:
    """Another idea of the same seat need not wait until the first was heard of."""
    match, record = match_at_rest(), record_of("space-base", 3)
    noting = next(seat for seat in range(3) if seat not in match.deciders())
    person, before = PEOPLE[noting].id, match.known[noting]
    shut = Aside("first", noting, ["shut"], v=before)
    assert perform(record, match, person, shut, "first")
    version = match.version
    with pytest.raises(Refusal) as refused:
        perform(record, match, person, replace(shut, id="second"), "second")
    assert (refused.value.key, match.version) == ("error-stale", version)
    other = f"note:{own(match.session.state).hands[noting][0]}"
    assert perform(record, match, person, Aside("third", noting, [other, "shut"], v=before), "3")


def test_a_bundle_clicked_twice_happens_once_whatever_others_do_beside_it() -> None:
    match, record = match_at_rest(), record_of("space-base", 3)
    noting, other = [seat for seat in range(3) if seat not in match.deciders()]
    codes = [f"note:{own(match.session.state).hands[noting][0]}", "shut"]
    bundle = Aside("first", noting, codes, v=match.known[noting])
    assert len(perform(record, match, PEOPLE[noting].id, bundle, "first")) == 2
    match.aside(other, [f"knock:{noting}"])
    version = match.version
    with pytest.raises(Refusal, match="error-stale"):
        perform(record, match, PEOPLE[noting].id, replace(bundle, id="second"), "second")
    assert match.version == version
    half = replace(bundle, id="third", codes=codes[1:])  # another idea than the two together
    assert perform(record, match, PEOPLE[noting].id, half, "third")


def test_asides_are_repeated_when_a_game_goes_on_from_a_recording() -> None:
    match = match_at_rest()
    noting = next(seat for seat in range(3) if seat not in match.deciders())
    match.aside(noting, [f"note:{own(match.session.state).hands[noting][0]}", "shut"])
    again = Match(GAME, match.session.replay.header, [])
    again.open(match.session.replay.history)
    assert digest(again.session.state) == digest(match.session.state)
    assert again.session.replay.history == match.session.replay.history


# --- in workers, which know games by their names -------------------------------------------------


@pytest.fixture
def loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("replays.positions", "replays.story", "workers.thinking"):
        monkeypatch.setattr(f"raumhafen.server.{module}.load_game", lambda name: GAME)


@pytest.mark.usefixtures("loaded")
def test_a_recording_shows_a_draft_to_its_writer_only() -> None:
    """Until everything is open; what others could hear of is for all."""
    match = match_at_rest()
    noting, other = [seat for seat in range(3) if seat not in match.deciders()]
    match.aside(noting, [f"note:{own(match.session.state).hands[noting][0]}", "shut"])
    replay = match.session.replay
    n = len(replay.history)
    for at, readers in ((n - 1, [True, False, True]), (n, [True, True, True])):
        shown = [position(replay, at, seat).line for seat in (noting, other, None)]
        assert [line is not None and line.code is not None for line in shown] == readers


@pytest.mark.usefixtures("loaded")
def test_second_thoughts_are_no_moves_of_a_story() -> None:
    session = Session.new(GAME, 3, {}, 11)
    session.act(1, "pass")
    session.revise(1)
    session.act(1, "pass")
    story = tell_story(zlib.compress("\n".join(write_lines(session.replay)).encode()))
    assert story.length == 3
    moves = [(move.n, move.seat, move.code) for move in story.moves]
    assert moves == [(1, 1, "pass"), (3, 1, "pass")]


@pytest.mark.usefixtures("loaded")
def test_a_bot_answers_out_of_turn_if_it_has_something_to_say() -> None:
    match = match_at_rest()
    knocking, bot = [seat for seat in range(3) if seat not in match.deciders()]
    quiet = msgspec.json.encode(save(match.session.state))
    assert thinking.reply("moon-market", quiet, bot, "seed") == ""
    match.aside(knocking, [f"knock:{bot}"])
    knocked = msgspec.json.encode(save(match.session.state))
    assert thinking.reply("moon-market", knocked, bot, "seed") == "shut"
