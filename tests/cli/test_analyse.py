"""`raumhafen analyse`: what the study of a replay finds on the platform, in the terminal."""

from __future__ import annotations

import json
import zlib
from pathlib import Path
from typing import Any

import pytest

from raumhafen.agents import make_agent
from raumhafen.agents.study import Judged, chapters
from raumhafen.cli import analysing
from raumhafen.cli.files import save_replay
from raumhafen.engine.lines import code_of
from raumhafen.engine.replay import Replay
from raumhafen.engine.rng import Rng
from raumhafen.engine.session import Session
from raumhafen.games import METAS, load_game
from raumhafen.server.replays.study import study_from
from tests.cli.shell import Streams
from tests.contract.play import SHORT_TABLES

FILE = Path("match.jsonl")
# Answers until there are chapters and choices; the searches are what takes time here.
LENGTHS = {"space-base": 16, "galaxy-trucker": 260, "merchant-of-venus": 8, "sternenkinder": 4}
NAMES = ["Ada", "Grete"]


def recorded(game_id: str) -> Replay:
    """The beginning of a match that is played well, but for every third answer or so."""
    game = load_game(game_id)
    session = Session.new(game, 2, SHORT_TABLES.get(game_id, {}), 7)
    agent, rng = make_agent("greedy"), Rng("analyse")
    session.settle()
    while not session.state.over and len(session.replay.history) < LENGTHS[game_id]:
        table = session.perspective(session.state.deciders()[0])
        wild = rng.below(3) == 0
        action = rng.pick(table.options()) if wild else agent.choose(table, rng)
        session.act(table.seat, game.actions.code(action))
        session.settle()
    session.replay.header["names"] = NAMES
    return session.replay


def studied(length: int) -> list[dict[str, Any]]:
    """The judgement of the platform, slice by slice."""
    at, moves = 0, list[dict[str, Any]]()
    while at < length:
        found = study_from(zlib.compress(FILE.read_bytes()), at)
        moves += found.moves
        at = found.next
    return moves


@pytest.mark.slow
@pytest.mark.parametrize("game_id", sorted(METAS))
def test_it_is_the_study_of_the_platform(raumhafen: Streams, game_id: str) -> None:
    replay = recorded(game_id)
    save_replay(FILE, replay)
    found = json.loads(raumhafen(f"analyse {FILE} --json").out)
    assert (found["game"], found["seats"]) == (game_id, 2)
    assert found["length"] == len(replay.history)
    assert found["moves"] and found["moves"] == studied(found["length"])
    told = [(one.at, one.standings) for one in chapters(load_game(game_id), replay)]
    assert [(one["n"], one["standings"]) for one in found["chapters"]] == told
    assert len(told) > 1


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game_id", sorted(METAS))
def test_people_read_the_same(
    raumhafen: Streams, monkeypatch: pytest.MonkeyPatch, game_id: str, lang: str
) -> None:
    """Every chapter with how everybody stood, a costly answer below its own, and the sum."""
    monkeypatch.setenv("COLUMNS", "400")
    game, replay = load_game(game_id), recorded(game_id)
    costly = Judged(1, replay.history[0]["seat"], code_of(replay.history[0]) or "", 0.3)
    costly.best_chance = 0.45
    monkeypatch.setattr(analysing, "judgements", lambda *_: [(1, costly), (2, None)])
    save_replay(FILE, replay)
    ran = raumhafen(f"analyse {FILE} --lang {lang}")
    assert ran.code == 0
    *lines, end = ran.out.splitlines()
    parts = [line for line in lines if not line.startswith(" ")]
    for line, one in zip(parts, chapters(game, replay), strict=True):
        assert line.startswith(f"{one.at} ")
        assert line.endswith(f"Ada {one.standings[0]}, Grete {one.standings[1]}")
    assert lines[1].startswith(f"  1 {NAMES[costly.seat]} ") and "(30 % " in lines[1]
    assert end.startswith("1 ")


def damaged(lines: list[str], fault: str) -> list[str]:
    header, first, *rest = lines
    if fault == "header":
        return [header.replace('"seats"', '"chairs"'), first, *rest]
    if fault == "game":
        return [header.replace("space-base", "space-bass"), first, *rest]
    if fault == "illegal":
        return [header, json.dumps({**json.loads(first), "code": "buy:17"}), *rest]
    return [header, "{"] if fault == "form" else []


@pytest.mark.parametrize(
    ("fault", "reason"),
    [
        ("header", "line 1"),
        ("game", "“space-base”"),
        ("illegal", "Line 2 "),
        ("form", "Line 2 "),
        ("empty", "line 1"),
    ],
)
def test_a_bad_file_is_refused_with_a_reason(raumhafen: Streams, fault: str, reason: str) -> None:
    save_replay(FILE, recorded("space-base"))
    FILE.write_text("\n".join(damaged(FILE.read_text().splitlines(), fault)), encoding="utf-8")
    for form in ("", " --json"):
        ran = raumhafen(f"analyse {FILE}{form}")
        assert (ran.code, ran.out) == (2, "")
        assert reason in ran.err and "error-" not in ran.err
        assert ran.err.startswith("raumhafen: ") and ran.err.count("\n") == 1
