"""Which questions and verbs occur in random play, and a few matches in which all of them do.

Rare ones take dozens of matches to meet. `fruitful.json` names matches that meet everything, so
that the tests play those first; where the rules have changed since, they look for others.

    python -m tests.contract.occurrences    finds such matches anew
"""

import json
import zlib
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from raumhafen.engine.asides import asides
from raumhafen.engine.game import Game
from raumhafen.engine.rng import Rng
from raumhafen.engine.state import State
from raumhafen.games import METAS, PACKAGES
from tests.contract.play import Case, cases, get, is_main, name, positions

FILE = Path(__file__).with_name("fruitful.json")
SALTS = range(200, 440)  # matches that no other test plays
FRUITFUL = 6  # cases that are played again and again until everything has occurred
RICH, RANDOM, SENSIBLE = "rich", "random", "sensible"
SENSE = {RANDOM: 0, SENSIBLE: 3}


class Match(NamedTuple):
    """A case, how it is played, and what makes its seed."""

    case: Case
    play: str
    salt: int

    def positions(self) -> Iterator[State]:
        seed = seed_of(self.case, self.salt)
        if self.play != RICH:
            return positions(self.case, seed, sense=SENSE[self.play])
        state = get(self.case[0]).new_state(self.case[1], self.case[2], seed)
        rich: Iterator[State] = import_module(riches(self.case[0])).rich_match(
            state, Rng(f"rich:{seed}")
        )
        return rich


def seed_of(case: Case, salt: int = 0) -> int:
    return zlib.crc32(f"{name(case)}:{salt}".encode())


def riches(game_id: str) -> str:
    """The module with rich positions, through which its matches go."""
    return f"tests.games.{PACKAGES.get(game_id, 'none')}.riches"


def has_riches(game_id: str) -> bool:
    return game_id in PACKAGES and find_spec(riches(game_id)) is not None


def wanted(game: Game) -> set[str]:
    return {f"ask {ask.name}" for ask in game.asks} | {
        f"verb {kind.name}" for kind in game.actions.kinds
    }


def met(match: Match) -> set[str]:
    """The questions and the kinds of actions that a match offers, in turn and out of it."""
    game = get(match.case[0])
    asks: set[str] = set()
    actions: set[int] = set()
    for state in match.positions():
        for seat in state.deciders():
            question = state.asked[seat]
            assert question is not None
            asks.add(question.ask.name)
            actions.update(state.options(seat))
        for seat in range(state.seats):
            actions.update(asides(game, state, seat))
    verbs = {game.actions.kind_of(action).name for action in actions}
    return {f"ask {ask}" for ask in asks} | {f"verb {verb}" for verb in verbs}


def varied(game_id: str, luck: Counter[str]) -> Iterator[Match]:
    """Random matches with all options, and mostly sensible ones with the main options; where a
    game's tests have rich positions, matches that go through them.

    After each case has had its turn, those in which most was met for the first time have more.
    """
    own = [case for case in cases() if case[0] == game_id]
    for salt in SALTS:
        if has_riches(game_id):
            yield from (Match(case, RICH, salt) for case in own)
        yield from (Match(case, RANDOM, salt) for case in own)
        yield from (Match(case, SENSIBLE, salt) for case in own if is_main(case))
        own.sort(key=lambda case: -luck[name(case)])
        del own[FRUITFUL:]


def fruitful(game_id: str) -> Iterator[Match]:
    by_name = {name(case): case for case in cases()}
    for named, play, salt in json.loads(FILE.read_text(encoding="utf-8")).get(game_id, []):
        if named in by_name:
            yield Match(by_name[named], play, salt)


def discoveries(game_id: str, matches: Iterator[Match], luck: Counter[str]) -> set[str]:
    """Plays until everything has occurred; what has not, if the matches end before."""
    missing = wanted(get(game_id))
    for match in matches:
        found = missing & met(match)
        luck[name(match.case)] += len(found)
        missing -= found
        if not missing:
            break
    return missing


# --- finding them --------------------------------------------------------------------------------


def found_by(game_id: str) -> list[tuple[Match, set[str]]]:
    """What each match meets, up to the one with which everything has occurred."""
    found: list[tuple[Match, set[str]]] = []
    luck: Counter[str] = Counter()
    missing = wanted(get(game_id))
    for match in varied(game_id, luck):
        occurred = met(match) & wanted(get(game_id))
        found.append((match, occurred))
        luck[name(match.case)] += len(occurred & missing)
        missing -= occurred
        if not missing:
            return found
    raise SystemExit(f"{game_id}: {sorted(missing)} never occurred")


def chosen(found: list[tuple[Match, set[str]]]) -> list[Match]:
    """Few that meet everything together: always the one that adds most."""
    missing = set[str]().union(*(occurred for _, occurred in found))
    best: list[Match] = []
    while missing:
        match, occurred = max(found, key=lambda one: len(one[1] & missing))
        best.append(match)
        missing -= occurred
    return best


def main() -> None:
    rows = {
        game_id: [[name(case), play, salt] for case, play, salt in chosen(found_by(game_id))]
        for game_id in METAS
    }
    lines = [f'"{game}": [\n  {_lines(own)}\n]' for game, own in rows.items()]
    FILE.write_text("{" + ",\n".join(lines) + "}\n", encoding="utf-8")


def _lines(rows: list[list[object]]) -> str:
    return ",\n  ".join(json.dumps(row, ensure_ascii=False) for row in rows)


if __name__ == "__main__":
    main()
