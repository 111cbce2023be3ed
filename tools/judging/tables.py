"""The file of a game's weights: a table for each number of seats."""

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np

from raumhafen.components.weights import FILE, HIDDEN, PHASES
from raumhafen.engine.game import Game
from raumhafen.engine.judgement import Judgement
from raumhafen.games import package

DIGITS = 5

Array = Any
Table = dict[str, Any]


def judgement_of(game: Game) -> Judgement:
    found = game.mind().judgement()
    if found is None:
        raise SystemExit(f"{game.meta.id} names no numbers by which it could be judged")
    return found


def own_file(game_id: str) -> Path:
    """In the source, even where a compiled copy plays."""
    inside = package(game_id).split(".")
    found = Path(__file__).parents[2].joinpath("src", *inside, FILE)
    return found if found.parent.is_dir() else Path(str(files(package(game_id)) / FILE))


def table_in(file: Path | None, judgement: Judgement, seats: int) -> Table | None:
    if file is None:
        return None
    tables = json.loads(as_of_today(file, judgement))["tables"] if file.is_file() else []
    for table in tables:
        if table["seats"] == seats:
            return dict(table)
    raise SystemExit(f"{file} has no weights for {seats} seats to go on with")


def as_of_today(file: Path, judgement: Judgement) -> str:
    """A file with the numbers that the game names today: others go, new ones weigh nothing."""
    old = json.loads(file.read_text(encoding="utf-8"))
    known = [*old["names"], *old["marks"]]
    wanted = [*judgement.names, *judgement.marks]

    def moved(weights: list[float], names: list[str]) -> list[float]:
        by_name = dict(zip(known, weights, strict=False))
        return [by_name.get(name, 0.0) for name in names]

    for table in old["tables"]:
        for phase in PHASES:
            table[phase] = moved(table[phase], wanted)
        for at, unit in enumerate(table.get("hidden", [])):
            wide = len(unit) == len(known)
            table["hidden"][at] = moved(unit, wanted if wide else list(judgement.names))
    return json.dumps({**old, "names": judgement.names, "marks": judgement.marks})


def merged(old: str, game: Game, tables: list[Table]) -> str:
    """The file with new tables in place of those for the same seats, one list in a line."""
    judgement = judgement_of(game)
    kept = json.loads(old)["tables"] if old else []
    new = {table["seats"]: table for table in [*kept, *tables]}
    whole = {"names": judgement.names, "marks": judgement.marks}
    lines = [f"  {json.dumps(key)}: {json.dumps(value)}" for key, value in whole.items()]
    written = ",\n".join(in_lines(new[seats]) for seats in sorted(new))
    lines.append(f'  "tables": [\n{written}\n  ]')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def in_lines(table: Table) -> str:
    lines = [f"      {json.dumps(key)}: {json.dumps(value)}" for key, value in table.items()]
    return "    {\n" + ",\n".join(lines) + "\n    }"


def mean_of(tables: list[Table]) -> Table:
    """Of weights that began as the same ones. Steps stray, each by the luck of its matches."""
    keys = [key for key in (*PHASES, *HIDDEN) if key in tables[0]]
    return {key: rounded(np.mean([table[key] for table in tables], 0)) for key in keys}


def rounded(values: Array) -> Any:
    return np.round(values.astype(float), DIGITS).tolist()
