"""A match is its log: opened anew or followed elsewhere it is equal."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from raumhafen.engine.errors import RaumhafenError
from raumhafen.engine.replay import barrier_mark, new_header
from raumhafen.engine.save import digest
from raumhafen.engine.verification import verify
from raumhafen.games import load_game
from raumhafen.server.errors import Refusal
from raumhafen.server.incoming import Act, ConsentTo, Reset, Stand
from raumhafen.server.store.log_rows import Row, decode_row, encode_line, encode_shown, show_line
from raumhafen.server.tables import changes
from raumhafen.server.tables.changes import perform
from raumhafen.server.tables.match import Match
from tests.server.inside import PEOPLE, record_of

GAME = load_game("space-base")


def new_match(seats: int = 3, seed: str = "match") -> tuple[Match, list[Row]]:
    match = Match(GAME, new_header(GAME, seats, {}, seed), [])
    return match, match.open([])


def both_asked() -> Match:
    """Two seats that both have to allocate their dice, hidden from each other."""
    for seed in range(100):
        match, _ = new_match(2, f"both-{seed}")
        if match.deciders() == [0, 1] and "sum" in codes(match, 0) and "sum" in codes(match, 1):
            return match
    raise AssertionError("no such position in a hundred games")


def stored(rows: list[Row]) -> list[Row]:
    """As rows come back from the database."""
    return [decode_row(encode_line(row), encode_shown(row), row.request) for row in rows]


def codes(match: Match, seat: int) -> list[str]:
    return [GAME.actions.code(option) for option in match.session.state.options(seat)]


def play(match: Match, rng: random.Random, steps: int) -> list[Row]:
    """Random actions with some taking back, consent and standing answers in between."""
    rows: list[Row] = []
    for step in range(steps):
        if match.over:
            break
        seat = rng.choice(match.deciders())
        dice = rng.random()
        free = match.session.free_undo(seat)
        if dice < 0.1 and free is not None:
            rows += match.undo(seat, free)
        elif dice < 0.2 and match.session.redoable:
            rows += match.redo([])
        elif dice < 0.25:
            rows += match.stand(seat, rng.choice(["turn", "better"]), rng.random() < 0.7)
        elif dice < 0.3 and match.session.agreed_undo(seat) is not None:
            at = match.session.agreed_undo(seat)
            assert at is not None
            rows += match.ask_consent(seat, at)
        else:
            rows += match.act(seat, [rng.choice(codes(match, seat))], f"request-{step}")
    return rows


def picture(match: Match) -> dict[str, Any]:
    """Everything two equal matches have in common."""
    return {
        "digest": digest(match.session.state),
        "version": match.version,
        "known": match.known,
        "history": match.session.replay.history,
        "redoable": match.session.redoable,
        "requests": match.requests,
        "consent": match.consent,
        "log": [match.log(seat, 0) for seat in range(match.session.state.seats)],
        "views": [match.view(seat) for seat in range(-1, match.session.state.seats)],
    }


@pytest.mark.parametrize("seed", range(6))
def test_a_match_opened_from_its_rows_is_equal(seed: int) -> None:
    match, rows = new_match(seed=f"open-{seed}")
    rows += play(match, random.Random(seed), 150)
    again = Match(GAME, match.session.replay.header, stored(rows))
    assert picture(again) == picture(match)
    assert verify(GAME, again.session.replay) > 0


@pytest.mark.parametrize("seed", range(6))
def test_a_match_followed_elsewhere_is_equal(seed: int) -> None:
    match, rows = new_match(seed=f"follow-{seed}")
    other = Match(GAME, match.session.replay.header, stored(rows))
    rng = random.Random(seed)
    for _ in range(80):
        other.follow(stored(play(match, rng, 1)))
        assert other.version == match.version
    assert picture(other) == picture(match)


def test_a_bundle_is_taken_back_as_a_whole() -> None:
    """SB3.2 Two ships of a light-speed hand in one message."""
    match = Match(GAME, new_header(GAME, 2, {"variant": "light-speed"}, "bundle"), [])
    match.open([])
    ship = next(code for code in codes(match, 0) if code != "done")
    rows = match.act(0, [ship, "done"])
    assert len(rows) == 2 and match.length == 2
    assert match.session.free_undo(0) == match.session.agreed_undo(0) == 0
    match.undo(0, 0)
    match.redo([])
    assert match.length == 2


@pytest.mark.slow
def test_hidden_answers_of_others_do_not_move_the_version() -> None:
    """SB18.2 Not even how many answers somebody gave is known before the reveal."""
    match, _ = new_match()
    rng = random.Random(4)
    hidden = 0
    while not match.over and hidden < 40:
        seat = rng.choice(match.deciders())
        before, lines = match.known, shown(match)
        rows = match.act(seat, [rng.choice(codes(match, seat))])
        if not any(row.events for row in rows) and rows[0].hidden:
            hidden += 1
            assert match.known[seat] == before[seat] + len(rows)
            others = [k for k in range(-1, match.session.state.seats) if k != seat]
            assert [match.known[k] for k in others] == [before[k] for k in others]
            assert [shown(match)[k] for k in others] == [lines[k] for k in others]
    assert hidden


def log(match: Match, seat: int, since: int = 0) -> list[dict[str, Any]]:
    """The log as it travels."""
    lines: list[dict[str, Any]] = msgspec.to_builtins(match.log(seat, since))
    return lines


def shown(match: Match) -> list[list[dict[str, Any]]]:
    """The log by seat; the last is the spectators'."""
    return [log(match, seat) for seat in (*range(match.session.state.seats), -1)]


def test_the_log_begins_with_the_set_up() -> None:
    """SB2.4 The roll for the first seat stands in front, for everybody."""
    match, _ = new_match()
    first = log(match, -1)[0]
    assert first["opening"] and first["n"] == 0
    assert "event-start-player" in [event["key"] for event in first["events"]]
    assert match.log(-1, 1) == []


def test_a_bundle_happens_as_a_whole_or_not_at_all() -> None:
    match, _ = new_match()
    seat = match.deciders()[0]
    before = picture(match)
    with pytest.raises(RaumhafenError):
        match.act(seat, [codes(match, seat)[0], "buy:99"])
    with pytest.raises(RaumhafenError):
        match.act(seat, [codes(match, seat)[0], "reroll:x:y"])
    assert picture(match) == before


def next_draw(match: Match) -> tuple[int, str]:
    """A seat and an answer of it that rolls, draws or reveals."""
    for _ in range(100):
        seat = match.deciders()[0]
        for code in codes(match, seat):
            copy = match.session.state.clone()
            before = barrier_mark(copy)
            GAME.act(copy, seat, code)
            if barrier_mark(copy) != before:
                return seat, code
        match.act(seat, [codes(match, seat)[0]])
    raise AssertionError("nothing was drawn in a hundred answers")


def test_a_bundle_ends_with_its_first_draw() -> None:
    """What follows is neither looked at nor answered for, be it legal, illegal or nonsense."""
    match, _ = new_match()
    seat, code = next_draw(match)
    for after in ("split", "sum", "buy:99", "nonsense"):
        rows = match.act(seat, [code, after, after])
        own = [row.line for row in rows if "code" in row.line and "auto" not in row.line]
        assert [line["code"] for line in own if "code" in line] == [code]
        assert any("barrier" in line for line in own)
        match.undo(seat, match.length - len([row for row in rows if "code" in row.line]))


def test_a_question_is_stale_only_for_the_seat_whose_question_changed() -> None:
    match = both_asked()
    seen = match.version
    match.act(0, ["sum"])
    assert not match.is_stale(1, seen)  # the other is still asked the same
    match.act(1, ["sum"])
    assert match.is_stale(1, seen)
    assert match.is_stale(7, seen)


def test_the_same_question_asked_again_is_another_question() -> None:
    match = both_asked()
    seen = match.version
    match.act(0, ["sum"])
    match.undo(0, match.length - 1)
    assert match.deciders() == [0, 1]
    assert match.is_stale(0, seen)
    assert not match.is_stale(1, seen)  # who does not even know that the other had answered


def test_repeating_tells_the_same_events() -> None:
    match = both_asked()
    match.act(0, ["sum"])
    told = match.act(1, ["sum"])[0].events
    assert told
    match.undo(1, match.length - 1)
    again = match.redo([])
    assert again[0].events == told
    assert match.session.redoable == []


def test_hidden_answers_are_hidden_in_the_log_of_others() -> None:
    match = both_asked()
    rows = match.act(0, ["sum"])
    assert rows[0].hidden
    assert log(match, 0)[-1]["code"] == "sum"
    assert not [line for seat in (1, -1) for line in log(match, seat) if "code" in line]
    match.act(1, ["split"])
    theirs, watching = (log(match, seat)[1:] for seat in (1, -1))
    assert [line["code"] for line in theirs] == ["split"]
    assert [line["code"] for line in watching] == [None] and watching[0]["events"]


def test_consent_is_forgotten_when_somebody_acts() -> None:
    match = both_asked()
    match.act(0, ["sum"])
    match.act(1, ["sum"])
    at = match.session.agreed_undo(0)
    assert at is not None
    match.ask_consent(0, at)
    assert match.consent is not None
    seat = match.deciders()[0]
    match.act(seat, [codes(match, seat)[0]])
    assert match.consent is None
    with pytest.raises(RaumhafenError, match="error-no-consent-asked"):
        match.give_consent(1, True)


def test_standing_answers_are_private_rows() -> None:
    match = both_asked()
    match.stand(0, "turn", True)
    assert [line["stand"] for line in log(match, 0) if "stand" in line] == ["turn"]
    assert not [line for line in log(match, 1) if "stand" in line]


def test_nobody_agrees_to_what_was_asked_later() -> None:
    """A yes that was on its way while the question became another one is none."""
    (match, _), record = new_match(2), record_of("space-base", 2)
    match.ask_consent(0, 0)
    seen = match.known[1]
    match.give_consent(1, False)
    match.ask_consent(0, 0)
    yes = ConsentTo("yes", True, 1, v=seen)
    with pytest.raises(Refusal) as refused:
        perform(record, match, PEOPLE[1].id, yes, "yes")
    assert refused.value.key == "error-stale" and match.consent is not None
    perform(record, match, PEOPLE[1].id, replace(yes, v=match.known[1]), "yes")
    assert match.consent is not None and match.consent.agreed == [1]


def test_a_game_that_goes_on_from_a_recording_repeats_all_of_it() -> None:
    """Also that somebody began hidden answers anew."""
    match = both_asked()
    match.act(0, ["sum"])
    match.revise(0)
    match.act(0, ["split"])
    match.act(1, ["sum"])
    again = Match(GAME, match.session.replay.header, [])
    again.open(match.session.replay.history)
    assert digest(again.session.state) == digest(match.session.state)
    assert again.session.replay.history == match.session.replay.history


@pytest.mark.parametrize("bots", [[], [1]])
def test_repeating_stops_before_the_next_decision_of_a_person(bots: list[int]) -> None:
    match = both_asked()
    match.act(0, ["sum"])
    first = match.length
    match.act(1, ["sum"])
    whole = match.length
    match.undo(0, 0)
    rows = match.redo(bots)
    assert match.length == (whole if bots else first) and len(rows) == match.length
    assert [line["seat"] for line in match.session.redoable] == ([] if bots else [1])


def test_a_table_grown_too_long_is_only_played_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """To and fro it would grow for ever."""
    match, record = both_asked(), record_of("space-base", 2)
    match.act(0, ["sum"])
    monkeypatch.setattr(changes, "LONGEST", match.version - 1)
    before = picture(match)
    for message in (Stand("a", 1, "turn"), Reset("b", 1)):
        with pytest.raises(Refusal, match="error-table-full"):
            perform(record, match, PEOPLE[1].id, message, "full")
    assert picture(match) == before
    assert perform(record, match, PEOPLE[1].id, Act("c", match.known[1], 1, "sum"), "c")


def test_beginning_hidden_answers_anew_is_told_nobody() -> None:
    match, record = both_asked(), record_of("space-base", 2)
    before, offered = match.known[:], codes(match, 0)
    match.act(0, ["sum"])
    length = match.length
    rows = perform(record, match, PEOPLE[0].id, Reset("again", 0), "again")
    assert [row.line for row in rows] == [{"seat": 0, "revise": True}]
    assert match.deciders() == [0, 1] and codes(match, 0) == offered
    assert match.length > length and match.known[1] == before[1]


def test_alone_a_turn_is_taken_back_whatever_was_rolled_in_it() -> None:
    """Where nothing is free any more, one's last own answer goes at least."""
    (match, _), record = new_match(2), record_of("space-base", 2)
    for chair in record.seats:
        chair.user_id = PEOPLE[0].id
    seen = set()
    for _ in range(100):
        seat = match.deciders()[0]
        match.act(seat, [codes(match, seat)[0]])
        free, asked = match.session.turn_start(seat), match.session.agreed_undo(seat)
        if (free is None) not in seen:
            seen.add(free is None)
            reset = Reset(f"r{match.version}", seat)
            perform(record, match, PEOPLE[0].id, reset, reset.id)
            assert match.length == (asked if free is None else free)
            match.redo([0, 1])
    assert seen == {True, False}


def test_where_newer_rules_begin_the_log_tells_nothing() -> None:
    """The whole position stands in that line, with everybody's secrets."""
    match, _ = new_match(2)
    header = match.session.replay.header
    epoch: Any = {**header, "position": GAME.save(match.session.state), "at": 0}
    shown = msgspec.to_builtins(show_line(Row(epoch), 3, 0, True))
    assert shown == {"n": 3, "seat": None, "events": []}


def test_alone_a_turn_is_taken_back_whole_though_another_seat_still_answers_in_secret() -> None:
    """SB3.2 There is nobody from whom anything could be hidden; with others it would be revised."""
    match = Match(GAME, new_header(GAME, 2, {"variant": "light-speed"}, "alone"), [])
    match.open([])
    record = record_of("space-base", 2)
    for chair in record.seats:
        chair.user_id = PEOPLE[0].id
    before = digest(match.session.state)
    match.act(0, [next(code for code in codes(match, 0) if code != "done")])
    match.act(0, ["done"])
    assert match.session.agreed_undo(0) == 1
    perform(record, match, PEOPLE[0].id, Reset("alone", 0), "alone")
    assert match.length == 0 and digest(match.session.state) == before
