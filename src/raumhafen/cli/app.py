"""The commands and their options. Help texts are keys of cli.ftl."""

import json
import secrets
from pathlib import Path
from typing import Annotated

import typer

from raumhafen.cli import analysing, listing, replays, simulating
from raumhafen.cli.files import open_replay
from raumhafen.cli.help import option_names
from raumhafen.cli.operations import mount
from raumhafen.cli.options import read_options
from raumhafen.cli.play import Play
from raumhafen.cli.seating import seating
from raumhafen.cli.shell import Shell
from raumhafen.cli.table import Table
from raumhafen.engine.errors import RaumhafenError
from raumhafen.games import METAS, load_game, package
from raumhafen.sim.bench import measure
from raumhafen.sim.collector import collect_rarely
from raumhafen.sim.machines import Machines
from raumhafen.sim.tournament import Tournament

# Options that a command does not know belong to the game; options.py refuses wrong ones.
GAME_OPTIONS = {"allow_extra_args": True, "ignore_unknown_options": True}

GameId = Annotated[str, typer.Argument(metavar="GAME", help="help-game")]
Json = Annotated[bool, typer.Option("--json", help="help-json")]
Seed = Annotated[str | None, typer.Option("--seed", metavar="SEED", help="help-seed")]
Seats = Annotated[int | None, typer.Option("--seats", metavar="N", help="help-seats")]


def games(ctx: typer.Context, as_json: Json = False) -> None:
    listing.show_games(_shell(ctx), as_json)


def play(
    ctx: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="help-play-game")] = None,
    seats: Seats = None,
    bots: Annotated[str | None, typer.Option(metavar="A,B", help="help-bots")] = None,
    hot_seat: Annotated[bool, typer.Option("--hot-seat", help="help-hot-seat")] = False,
    names: Annotated[str | None, typer.Option(metavar="A,B", help="help-names")] = None,
    seed: Seed = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="help-resume")] = None,
) -> None:
    shell = _shell(ctx)
    if game is None and resume is None:
        raise RaumhafenError("error-cli-missing-game", {"games": ", ".join(METAS)})
    replay = open_replay(resume) if resume else None
    game_id = str(replay.header.get("game")) if replay else str(game)
    package(game_id)
    meta = METAS[game_id]
    options = read_options(meta, ctx.args, option_names(ctx.command))
    rules = load_game(game_id)
    shell.speak(rules)
    count = int(replay.header["seats"]) if replay else seats
    sitting, called = seating(shell, meta, count, bots, hot_seat, names)
    if replay:
        if not names:
            called = [str(name) for name in replay.header.get("names", called)]
        if not (bots or hot_seat):
            sitting = [str(agent) for agent in replay.header.get("agents", sitting)]
        table = Table.resume(rules, replay, called, sitting)
    else:
        table = Table.new(rules, options, _seed(seed), called, sitting)
    collect_rarely()
    Play(shell, table, resume).run()


def simulate(
    ctx: typer.Context,
    game: GameId,
    agents: Annotated[str, typer.Option(metavar="A,B", help="help-agents")] = "greedy,random",
    games: Annotated[int, typer.Option(metavar="N", help="help-games", min=1)] = 100,
    seed: Annotated[int, typer.Option(metavar="S", help="help-sim-seed")] = 0,
    workers: Annotated[int, typer.Option(metavar="K", help="help-workers", min=1)] = 1,
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS", help="help-ray")] = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="help-out")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="help-sim-resume")] = False,
    as_json: Json = False,
) -> None:
    shell = _shell(ctx)
    package(game)
    options = read_options(METAS[game], ctx.args, option_names(ctx.command))
    names = tuple(name.strip() for name in agents.split(","))
    tournament = Tournament(game, names, games, seed, options)
    machines, output = Machines(workers, ray), simulating.Output(out, resume)
    raise typer.Exit(simulating.simulate(shell, tournament, machines, output, as_json))


def replay(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-file")],
    verify: Annotated[bool, typer.Option("--verify", help="help-verify")] = False,
    at: Annotated[int, typer.Option(metavar="N", help="help-at", min=0)] = 0,
) -> None:
    shell = _shell(ctx)
    if verify:
        raise typer.Exit(replays.check(shell, file))
    replays.step_through(shell, file, at)


def analyse(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-file")],
    as_json: Json = False,
) -> None:
    analysing.analyse(_shell(ctx), file, as_json)


def rules(
    ctx: typer.Context,
    game: GameId,
    number: Annotated[str | None, typer.Argument(metavar="RULE", help="help-rule")] = None,
    uncited: Annotated[bool, typer.Option("--uncited", help="help-uncited")] = False,
    tests: Annotated[Path | None, typer.Option(metavar="FOLDER", help="help-tests")] = None,
) -> None:
    shell = _shell(ctx)
    if uncited:
        listing.show_uncited(shell, game, tests)
    else:
        listing.show_rules(shell, game, number)


def bench(
    ctx: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="help-bench-game")] = None,
    seconds: Annotated[float, typer.Option(metavar="T", help="help-seconds", min=0.1)] = 5.0,
    as_json: Json = False,
) -> None:
    shell = _shell(ctx)
    wanted = [game] if game else list(METAS)
    found = {game_id: measure(load_game(game_id), seconds) for game_id in wanted}
    if as_json:
        shell.console.file.write(json.dumps({"games": found}) + "\n")
    else:
        listing.show_figures(shell, found)


def build_app(wanted: str) -> typer.Typer:
    app = typer.Typer(add_completion=False)
    app.command("games", help="help-cmd-games")(games)
    app.command("play", help="help-cmd-play", context_settings=GAME_OPTIONS)(play)
    app.command("simulate", help="help-cmd-simulate", context_settings=GAME_OPTIONS)(simulate)
    app.command("replay", help="help-cmd-replay")(replay)
    app.command("analyse", help="help-cmd-analyse")(analyse)
    app.command("rules", help="help-cmd-rules")(rules)
    app.command("bench", help="help-cmd-bench")(bench)
    mount(app, wanted)
    return app


def _shell(ctx: typer.Context) -> Shell:
    assert isinstance(ctx.obj, Shell)
    return ctx.obj


def _seed(given: str | None) -> int | str:
    """Any text is a seed; numbers stay numbers. Without one, chance decides."""
    if given is None:
        return secrets.randbelow(1_000_000)
    return int(given) if given.isdigit() else given
