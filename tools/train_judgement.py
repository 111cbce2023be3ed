"""Fits the judgement of a game in self-play and writes content/judgement.json of the game.

    PYTHONPATH=build/compiled:. python tools/train_judgement.py merchant-of-venus --matches 4000

Seats that answer at first sight, as searches play on (`Mind.skilled`), play each other in processes
on all cores. Up to some point of the match they answer at random now and then, so that bad
positions are known too; from there on all play alike, so that only the position tells who wins.
Some positions are kept, as a search would judge them, with the numbers and marks of every seat
(`engine.judgement`), and who won. Weights are fitted to that, beginning from what the makers of the
game say; every tenth match is kept apart, and the log loss on those is written beside them. Weights
that are no better there than the makers are not kept.

What is to be learned is not the outcome alone but, after a first fit, mixed with how later
positions of the same match were judged (temporal differences), which tells more about single
things. A choice among answers goes by small differences, so that a judgement needs hundreds of
thousands of matches to be of use in play, long after its log loss has stopped falling. For true
chances `--calm 50` leaves half of the matches without whims: usual positions have less in them than
whims leave behind, so that a lead means more.

`--start FILE` begins with the weights of a file; numbers that it does not know begin at 0, and
`--only end` fits nothing but the numbers whose names begin so. With `--onward` seats choose by the
weights of that file, or of the game's own, from the end of all whims on: they take what looks best
at a glance (`Sampler.glance`). So weights learn what will come of a position when seats play as
well as that; few matches and a low `--rate` do. `--steps` goes on several times and keeps the mean.

One file holds the tables of all numbers of seats; those that are not fitted now stay. Where CuPy
finds a GPU, weights are fitted there.
After a change of a game's numbers or marks its old file does not fit any more: remove it first.
"""

import argparse
import os
import shlex
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from raumhafen.components.weights import parse_weights
from raumhafen.engine.game import OptionValue
from raumhafen.games import METAS, load_game
from tools.judging.fitting import Data, Fit
from tools.judging.matches import Series, play_all, usual_length
from tools.judging.tables import Table, judgement_of, mean_of, merged, own_file, table_in


def table_of(seats: int, given: argparse.Namespace) -> Table:
    """The weights for one number of seats with all that they rest on."""
    if given.steps == 1:
        return fitted(seats, given)[0]
    game, step, tables = load_game(given.game), argparse.Namespace(**vars(given)), []
    with TemporaryDirectory() as folder:
        for number in range(1, given.steps + 1):
            step.seed = f"{given.seed}{number}"
            table, last = fitted(seats, step)
            tables.append(table)
            step.start = Path(folder) / f"{number}.json"
            step.start.write_text(merged("", game, [table]))
    start = table_in(started_from(given), judgement_of(game), seats)
    assert start is not None
    found = {**tables[-1], "command": commands(start["command"], given, seats), **mean_of(tables)}
    last.resume(found)
    return {**found, "log_loss": round(last.log_loss(), 4)}


def fitted(seats: int, given: argparse.Namespace) -> tuple[Table, Fit]:
    """One fit to new matches."""
    started = time.perf_counter()
    start = table_in(started_from(given), judgement_of(load_game(given.game)), seats)
    matches = list(play_all(series_of(seats, given), given.matches, given.workers))
    played, data = time.perf_counter() - started, Data(matches)
    found, makers = fit(data, given, start)
    before = start or {"command": "", "matches": 0, "positions": 0}
    table = {
        "seats": seats,
        "command": commands(before["command"], given, seats),
        "matches": before["matches"] + len(matches),
        "positions": before["positions"] + len(data.won),
        "log_loss": round(found.log_loss(), 4),
        "makers": round(makers, 4),
        **found.to_json(),
    }
    took = time.perf_counter() - started - played
    print(
        f"{seats} seats: {len(matches)} matches, {len(data.won)} positions in {played:.0f} s; "
        f"log loss {table['log_loss']} (by its makers: {table['makers']}) in {took:.0f} s",
        flush=True,
    )
    return table, found


def fit(data: Data, given: argparse.Namespace, start: Table | None) -> tuple[Fit, float]:
    """First to the outcomes, then to the returns; and the log loss of the makers."""
    found = Fit(data, given.units, given.wide)
    makers = found.log_loss()
    if start is not None:
        found.resume(start)
    if given.only:
        names = judgement_of(load_game(given.game)).names
        found.only([name.startswith(given.only) for name in names])
    if not given.onward:
        found.learn(given.epochs, data.won, given.rate)
    for _ in range(given.returns):
        found.learn(given.epochs, found.returns(given.trace), given.rate)
    return found, makers


def is_kept(table: Table, given: argparse.Namespace) -> bool:
    """What is no better than what the makers say is left to them."""
    if table["log_loss"] < table["makers"] or given.anyway:
        return True
    print(f"{table['seats']} seats: no better than its makers, not kept")
    return False


def series_of(seats: int, given: argparse.Namespace) -> Series:
    usual = usual_length(load_game(given.game), seats, dict(given.option))
    weights = str(started_from(given)) if given.onward else ""
    return Series(given.game, seats, tuple(given.option), given.seed, usual, weights, given.calm)


def started_from(given: argparse.Namespace) -> Path | None:
    """The file with whose weights fitting begins, if there is one."""
    return given.start or (file_of(given) if given.onward else None)


def file_of(given: argparse.Namespace) -> Path:
    return given.out or own_file(given.game)


def commands(before: str, given: argparse.Namespace, seats: int) -> str:
    return " && ".join(filter(None, [before, command_of(given, seats)]))


def command_of(given: argparse.Namespace, seats: int) -> str:
    """What gives the same weights again."""
    parser = arguments()
    words = ["tools/train_judgement.py", given.game, "--seats", str(seats)]
    for name in ("matches", "units", "epochs", "returns", "trace", "rate", "calm", "seed", "steps"):
        if getattr(given, name) != parser.get_default(name):
            words += [f"--{name}", str(getattr(given, name))]
    words += ["--only", given.only] if given.only else []
    words += ["--start", "FILE"] if given.start else []
    words += ["--wide"] * given.wide + ["--onward"] * given.onward
    words += [word for name, value in given.option for word in ("--option", f"{name}={value}")]
    return shlex.join(words)


def option(text: str) -> tuple[str, OptionValue]:
    """`rounds=15` and the like."""
    name, _, value = text.partition("=")
    return name, int(value) if value.isdigit() else value


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=METAS)
    parser.add_argument("--seats", type=int, nargs="+", help="from 2 to the most, if not given")
    parser.add_argument("--matches", type=int, default=2000, help="for each number of seats")
    parser.add_argument("--units", type=int, default=0, help="hidden ones")
    parser.add_argument("--wide", action="store_true", help="hidden units see marks, too")
    parser.add_argument("--epochs", type=int, default=8, help="of each fit")
    parser.add_argument("--returns", type=int, default=1, help="fits to what later positions say")
    parser.add_argument("--trace", type=float, default=0.8, help="what the end says beside them")
    parser.add_argument("--rate", type=float, default=0.03, help="of learning, at first")
    parser.add_argument("--calm", type=int, default=0, help="per cent of matches without whims")
    parser.add_argument("--start", type=Path, help="a file with weights to begin with")
    parser.add_argument("--only", default="", help="fit only numbers whose names begin so")
    parser.add_argument("--onward", action="store_true", help="seats choose by the weights so far")
    parser.add_argument("--steps", type=int, default=1, help="of --onward, and their mean")
    parser.add_argument("--seed", default="judgement")
    parser.add_argument("--option", type=option, action="append", default=[])
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--anyway", action="store_true", help="keep weights that are no better")
    parser.add_argument("--out", type=Path, help="another file than the game's own")
    return parser


def main(words: list[str] | None = None) -> None:
    given = arguments().parse_args(words)
    if given.steps > 1 and not given.onward:
        raise SystemExit("--steps are steps of --onward")
    game = load_game(given.game)
    judgement = judgement_of(game)
    seats = given.seats or range(max(2, game.meta.min_seats), game.meta.max_seats + 1)
    found = [table_of(count, given) for count in seats]
    tables = [table for table in found if is_kept(table, given)]
    target = file_of(given)
    text = merged(target.read_text() if target.is_file() else "", game, tables)
    parse_weights(text, judgement.names, judgement.marks)
    target.write_text(text)


if __name__ == "__main__":
    main()
