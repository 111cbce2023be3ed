"""Work on recordings that is done in worker processes, here without them: uploads, positions,
stories, studies and the thinking of bots, for every game."""

import json
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import msgspec
import pytest

from raumhafen.engine.errors import RaumhafenError
from raumhafen.engine.game import SPECTATOR
from raumhafen.engine.replay import new_header, read_lines, write_lines
from raumhafen.engine.rng import Rng
from raumhafen.engine.save import digest, save
from raumhafen.engine.session import Session
from raumhafen.engine.state import CHANCE
from raumhafen.games import METAS, load_game
from raumhafen.server.errors import Refusal
from raumhafen.server.replays import study
from raumhafen.server.replays.packing import outline, unpack
from raumhafen.server.replays.positions import position, position_in
from raumhafen.server.replays.story import tell_story
from raumhafen.server.replays.uploads import LONGEST, check_upload
from raumhafen.server.store.log_rows import Row
from raumhafen.server.tables.hints import hint_of
from raumhafen.server.tables.repeating import repeat
from raumhafen.server.workers import thinking
from tests.contract.play import choose_with

ANSWERS = 150
Lines = list[dict[str, Any]]
every_game = pytest.mark.parametrize("game_id", METAS)


@cache
def recording(game_id: str) -> tuple[str, ...]:
    """The lines of a match in its beginnings, of which something was taken back."""
    session = Session.new(load_game(game_id), 2, {}, "recording")
    rng = Rng("recording")
    for count in range(ANSWERS):
        seat, action = choose_with(session.game, session.state, rng, 3)
        assert seat != CHANCE
        session.act(seat, session.game.actions.code(action), auto=count % 7 == 3)
        if count == ANSWERS // 2:
            session.undo_to(count - 5)
    return tuple(write_lines(session.replay))


def body_of(game_id: str) -> bytes:
    body: bytes = check_upload("\n".join(recording(game_id)))["body"]
    return body


# --- uploads -------------------------------------------------------------------------------------


@every_game
def test_an_upload_is_written_anew_without_what_was_taken_back(game_id: str) -> None:
    given = read_lines(recording(game_id))
    found = check_upload("\n".join(recording(game_id)))
    kept, game = unpack(found["body"]), load_game(game_id)
    assert found["game"] == game_id and found["seats"] == 2
    assert found["length"] == len(given.history) == len(kept.history)
    assert any("undo" in line for line in given.lines)
    assert not any("undo" in line for line in kept.lines)
    ends = [replay.restore(game, len(replay.history)) for replay in (given, kept)]
    assert digest(ends[0]) == digest(ends[1])
    assert [line for line in kept.history if "auto" in line]


def test_answers_out_of_turn_and_second_thoughts_survive_an_upload() -> None:
    """A match of Space Base has neither; Sternenkinder has both."""
    session = Session.new(load_game("sternenkinder"), 3, {"politics": True}, "asides")
    rng, seen = Rng("asides"), set[str]()
    while len(seen) < 2 and len(session.replay.history) < 2000:
        if "aside" not in seen and (given := offered_aside(session)):
            session.aside(*given)
            seen.add("aside")
        seat, action = choose_with(session.game, session.state, rng, 3)
        session.act(seat, session.game.actions.code(action))
        if session.state.secret and seat in session.state.members and "revise" not in seen:
            session.revise(seat)
            seen.add("revise")
    assert len(seen) == 2
    kept = unpack(check_upload("\n".join(write_lines(session.replay)))["body"])
    assert kept.history == session.replay.history


def offered_aside(session: Session) -> tuple[int, str] | None:
    for seat in range(session.state.seats):
        for action in session.perspective(seat).asides():
            return seat, session.game.actions.code(action)
    return None


def changed(**values: Any) -> Callable[[Lines], Lines]:
    def change(lines: Lines) -> Lines:
        return [lines[0] | values, *lines[1:]]

    return change


def with_line(**line: Any) -> Callable[[Lines], Lines]:
    return lambda lines: [*lines, line]


def of_older_rules(lines: Lines) -> Lines:
    """A position in the middle that nobody can play up to."""
    epoch = lines[0] | {"before": 1, "at": 3, "position": {}, "digest": "x"}
    return [*lines[:4], epoch]


def back_and_forth(lines: Lines) -> Lines:
    """As many answers as a file may have, each taken back from far away."""
    answer: dict[str, Any] = {"seat": 0, "code": "x"}
    once: Lines = [{"undo": 8_999}, answer]
    return [lines[0], *[answer] * 9_000, *once * 60]


BAD: dict[str, tuple[Callable[[Lines], Lines], str]] = {
    "no game": (changed(game="chess"), "error-game-unknown"),
    "other rules": (changed(rules=0), "error-replay-rules"),
    "too many seats": (changed(seats=99), "error-seats"),
    "seats in words": (changed(seats="two"), "error-replay-line"),
    "a long seed": (changed(seed="x" * 65), "error-replay-header"),
    "a seed that is a list": (changed(seed=[1]), "error-replay-header"),
    "a seed of control marks": (changed(seed="\x07"), "error-replay-header"),
    "an option nobody knows": (changed(options={"evil": 1}), "error-option-unknown"),
    "too many lines": (lambda lines: lines + [{}] * LONGEST, "error-replay-long"),
    "taken back beyond the end": (with_line(undo=10_000), "error-replay-line"),
    "taken back before the start": (with_line(undo=-1), "error-replay-line"),
    "taken back to a word": (with_line(undo="x"), "error-replay-line"),
    "taken back for hours": (back_and_forth, "error-replay-long"),
    "begun by older rules": (of_older_rules, "error-upload-epoch"),
    "a wrong digest": (with_line(at=1, digest="x"), "error-replay-digest"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_upload_is_refused_with_its_reason(name: str) -> None:
    change, key = BAD[name]
    lines = change([json.loads(line) for line in recording("space-base")])
    with pytest.raises(RaumhafenError) as refused:
        check_upload("\n".join(json.dumps(line) for line in lines))
    assert refused.value.key == key


def test_lines_before_newer_rules_are_played_by_them() -> None:
    """An upgrade that has played everything again leaves digests of its own behind."""
    lines = [json.loads(line) for line in recording("space-base")]
    game = load_game("space-base")
    start = read_lines(recording("space-base")).restore(game, 3)
    header = new_header(game, 2, lines[0]["options"], lines[0]["seed"])
    epoch = header | {"at": 3, "position": game.save(start), "digest": digest(start)}
    middle = {**epoch, "before": game.meta.rules_version - 1, "replayed": True}
    old = [lines[0] | {"rules": game.meta.rules_version - 1}, *lines[1:4]]
    found = check_upload(
        "\n".join(json.dumps(line) for line in [*old, {"at": 3, "digest": "old"}, middle])
    )
    assert found["length"] == 3


@pytest.mark.parametrize(
    ("names", "kept"),
    [
        (["Anna", "Ben"], ["Anna", "Ben"]),
        (["Anna", "\x07"], ["Anna", ""]),
        (["Anna"], None),
        (["Anna", 7], None),
        (["Anna", "x" * 41], None),
        ("Anna", None),
    ],
)
def test_names_are_kept_that_could_stand_on_a_page(names: Any, kept: list[str] | None) -> None:
    lines = changed(names=names)([json.loads(line) for line in recording("space-base")])
    found = check_upload("\n".join(json.dumps(line) for line in lines))
    assert unpack(found["body"]).header.get("names") == kept


# --- reading -------------------------------------------------------------------------------------


@every_game
def test_a_position_is_what_its_seat_saw(game_id: str) -> None:
    replay, game = unpack(body_of(game_id)), load_game(game_id)
    for n in (0, 1, len(replay.history)):
        state = replay.restore(game, n)
        mine, all_of_it = position(replay, n, 1), position(replay, n, None)
        assert mine.view["board"] == game.view(state, 1) and mine.views is msgspec.UNSET
        assert all_of_it.view["board"] == game.view(state, SPECTATOR)
        assert all_of_it.views is not msgspec.UNSET
        assert [view["board"] for view in all_of_it.views] == [
            game.view(state, seat) for seat in range(2)
        ]
        assert (mine.line is None) == (n == 0)


@every_game
def test_the_story_has_a_chapter_for_every_turn_and_a_move_for_every_answer(game_id: str) -> None:
    story, replay = tell_story(body_of(game_id)), unpack(body_of(game_id))
    assert len(story.turns) == len(story.points) == len(story.chances) >= 1
    assert [turn["n"] for turn in story.turns] == sorted(turn["n"] for turn in story.turns)
    assert all(sum(shares) == pytest.approx(1.0, abs=0.01) for shares in story.chances)
    answers = [line for line in replay.history if "code" in line and line["seat"] < 2]
    assert [(move.seat, move.code) for move in story.moves] == [
        (line["seat"], line["code"]) for line in answers if "code" in line
    ]


def test_a_reader_is_sent_what_a_seat_saw() -> None:
    body = body_of("space-base")
    for seat in (0, None):
        sent = msgspec.json.decode(position_in(body, 7, seat))
        assert sent == msgspec.to_builtins(position(unpack(body), 7, seat))


def test_an_outline_counts_entries_and_what_can_be_compared() -> None:
    replay = unpack(body_of("space-base"))
    digests = sum("digest" in line for line in replay.lines)
    found = outline(body_of("space-base"))
    assert (found.present, found.first, found.length) == (replay.header, 0, len(replay.history))
    assert found.digests == digests > 0


def test_a_game_goes_on_from_the_first_entries_of_a_recording() -> None:
    """What follows by itself is played as well: answers without a choice, and snapshots."""
    body, n = body_of("space-base"), 40
    history = unpack(body).history
    rows = msgspec.json.decode(repeat(unpack(body).header, body, n), type=list[Row])
    played = [row.line for row in rows if "code" in row.line]
    assert [(line["seat"], line["code"]) for line in played[:n]] == [
        (line["seat"], line["code"]) for line in history[:n] if "code" in line
    ]
    assert all("auto" in line for line in played[n:])


def test_the_story_ends_with_who_has_won() -> None:
    session = Session.new(load_game("space-base"), 2, {"variant": "light-speed"}, "won")
    for seat, code in best_answers(session):
        session.act(seat, code)
    story = tell_story(check_upload("\n".join(write_lines(session.replay)))["body"])
    assert story.chances[-1] == session.game.outcome(session.state).shares()
    assert story.turns[-1]["n"] == story.length and len(story.turns) > 10


def best_answers(session: Session) -> Iterator[tuple[int, str]]:
    game = session.game
    while not session.state.over:
        seat = session.state.deciders()[0]
        action = game.mind().greedy(session.state, seat, session.state.options(seat))
        yield seat, game.actions.code(action)


def test_a_study_goes_on_where_its_slice_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    body = body_of("space-base")
    monkeypatch.setattr(study, "SLICE_SECONDS", -1.0)
    first = study.study_from(body, 0)
    assert 0 < first.next < first.length
    assert study.study_from(body, first.next).next > first.next


def test_a_hint_in_a_recording_is_for_who_answered_next() -> None:
    body = body_of("space-base")
    line = unpack(body).history[0]
    assert study.hint_in(body, 0, "search:2")["seat"] == line["seat"]
    with pytest.raises(Refusal) as refused:
        study.hint_in(body, len(unpack(body).history), "search:2")
    assert refused.value.key == "error-not-asked"


# --- thinking ------------------------------------------------------------------------------------


@every_game
def test_bots_answer_what_is_asked(game_id: str) -> None:
    replay, game = unpack(body_of(game_id)), load_game(game_id)
    state = replay.restore(game, len(replay.history))
    seat = next(one for one in state.deciders() if one < state.seats)
    frozen = msgspec.json.encode(save(state))
    codes = {game.actions.code(action) for action in state.options(seat)}
    assert thinking.choose(game_id, frozen, seat, "greedy", "seed") in codes
    assert thinking.choose_any(game_id, frozen, seat, "seed") in codes
    assert thinking.reply(game_id, frozen, seat, "seed") == ""


@every_game
def test_a_hint_shares_out_all_chances_and_gives_reasons_for_the_first_answers(
    game_id: str,
) -> None:
    replay, game = unpack(body_of(game_id)), load_game(game_id)
    n, seat = next(
        (n, line["seat"])
        for n, line in enumerate(replay.history)
        if line["seat"] < 2 and len(replay.restore(game, n).options(line["seat"])) > 4
    )
    state = replay.restore(game, n)
    found = thinking.advise(game_id, msgspec.json.encode(save(state)), seat, "search:8", "seed")
    assert found["offered"] == len(state.options(seat))
    assert sum(found["chances"]) == pytest.approx(1.0, abs=0.01)
    assert found["chances"][seat] == found["options"][0]["chance"]
    assert found["code"] == found["options"][0]["code"]
    assert not any(option["why"] for option in found["options"][thinking.EXPLAINED :])


def found(chances: list[float], offered: int, single: bool = False) -> dict[str, Any]:
    """What a worker has thought about so many of the answers offered."""
    options = [{"code": f"c{k}", "chance": one, "why": []} for k, one in enumerate(chances)]
    return {
        "code": "c0", "offered": offered, "single": single, "chances": [0.5, 0.5],
        "options": options,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("thought", "reason"),
    [
        (found([0.6], 1), ("hint-only", {})),
        (found([0.6], 5, single=True), ("hint-obvious", {"options": 5})),
        (found([0.6, 0.4, 0.595], 5), ("hint-close", {"code": "c2"})),
        (found([0.6, 0.4, 0.5], 5), ("hint-ahead", {"percent": 10, "code": "c2"})),
    ],
)
def test_a_hint_says_how_far_the_next_best_answer_is_behind(
    thought: dict[str, Any], reason: tuple[str, dict[str, Any]]
) -> None:
    told = hint_of(thought)
    assert [(why.key, why.args) for why in told.why] == [reason]
    assert told.code == "c0" and len(told.options) == len(thought["options"])
