"""Recordings that went on by newer rules, in the terminal."""

from __future__ import annotations

from pathlib import Path

from raumhafen.cli.files import open_replay, save_replay
from raumhafen.engine.game import Game
from raumhafen.engine.replay import Replay, Snapshot
from raumhafen.engine.rng import Rng
from raumhafen.engine.session import Session
from raumhafen.engine.upgrade import EPOCH, judge
from raumhafen.games import load_game
from tests.cli.shell import Streams
from tests.contract.play import choose_with

BEFORE, LENGTH = 60, 70


def act(session: Session, rng: Rng) -> None:
    seat, action = choose_with(session.game, session.state, rng, 2)
    session.act(seat, session.game.actions.code(action))


def recorded(game: Game) -> Replay:
    """The first sixty answers were given by rules that dealt the cards otherwise."""
    session, rng = Session.new(game, 2, {}, 7), Rng("epochs")
    for _ in range(BEFORE):
        act(session, rng)
    older = game.meta.rules_version - 1
    replay = Replay({**session.replay.header, "rules": older, "seed": 8})
    for line in session.replay.lines:
        replay.add(line)
    verdict = judge(game, replay, Snapshot(BEFORE, game.save(session.state), older))
    assert verdict.kind == EPOCH and verdict.line is not None
    replay.add(verdict.line)
    again = Session(game, replay)
    while len(replay.history) < LENGTH:
        act(again, rng)
    return replay


def test_the_last_epoch_is_verified_and_shown(raumhafen: Streams, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    save_replay(file, recorded(load_game("space-base")))
    assert open_replay(file).floor == BEFORE
    checked = raumhafen(f"replay {file} --verify")
    assert checked.code == 0 and str(LENGTH) in checked.out
    shown = raumhafen(f"replay {file} --at 3", "board\n\nb\nb\nq\n")
    assert shown.code == 0 and f"{BEFORE}/{LENGTH}" in shown.out
    assert f"{BEFORE - 1}/{LENGTH}" not in shown.out


def test_an_epoch_from_a_false_position_is_found_out(raumhafen: Streams, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    replay = recorded(load_game("space-base"))
    save_replay(file, replay)
    text = file.read_text(encoding="utf-8")
    (position,) = [line["position"] for line in replay.lines if "position" in line]
    true, false = (f'"rng_a":{position["rng_a"] + more},' for more in (0, 1))
    assert text.count(true) == 1
    file.write_text(text.replace(true, false), encoding="utf-8")
    assert raumhafen(f"replay {file} --verify").code == 1
