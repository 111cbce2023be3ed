"""`python -m benchmarks.balance`: what cultures, pilots and missions of Merchant of Venus bring.

Four greedy seats, pilots dealt, so that no pilot sits with a certain seat. The same seeds give the
same matches everywhere, on one process, several (`--workers`) or a Ray cluster (`--ray`). A table
that is interrupted goes on from its checkpoint.

- culture: credits that one business visit of its system brings. A sale's margin over the cost of
  the good counts half for the maker and half for the buyer; a fare half for each end of the ride;
  what a first contact card pays counts for its culture.
- pilot: the share of wins of whoever flies with it, times four.
- mission: credits for whoever draws it: the share of cards that are completed, times fame and
  reward (a reward counts what it can be traded in for), less what the card makes its owner pay.

Nothing may be worth more than twice or less than half of the median of its kind.
"""

import argparse
import json
import sys
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from statistics import median
from typing import Final

from raumhafen.cli.progress import watching
from raumhafen.cli.shell import Shell
from raumhafen.engine.events import Event
from raumhafen.engine.state import apply
from raumhafen.games.merchant_of_venus.content.kinds import SYSTEMS
from raumhafen.games.merchant_of_venus.content.load import CONTENT
from raumhafen.games.merchant_of_venus.content.tables import (
    CONTACT_CREDITS,
    COST,
    CULTURES,
    DESTINATION,
    FAME_CREDITS,
    FARE,
    GOOD_IDS,
    MISSION_FAME,
    MISSION_IDS,
    MISSIONS,
    NONE,
    ORIGIN,
    PASSENGER_IDS,
    PILOT_IDS,
    PILOTS,
    REGION_OF,
    TRADE_IN,
)
from raumhafen.games.merchant_of_venus.game import GAME
from raumhafen.games.merchant_of_venus.rules.cards.missions import PAY, ROWS
from raumhafen.games.merchant_of_venus.state import VenusState
from raumhafen.sim.files import write_whole
from raumhafen.sim.machines import Machines

SEATS: Final = 4
GAMES: Final = 2000
CHUNK: Final = 20  # matches that are played and kept together
MOST: Final = 2.0
LEAST: Final = 0.5
Counts = dict[str, float]


# --- one match -----------------------------------------------------------------------------------


class Tally:
    """Sums over matches, by names such as `gain:3`, so that they can be written down."""

    def __init__(self, counts: Mapping[str, float]) -> None:
        self.counts: Counts = dict(counts)

    def add(self, name: str, amount: float = 1.0) -> None:
        self.counts[name] = self.counts.get(name, 0.0) + amount

    def get(self, name: str) -> float:
        return self.counts.get(name, 0.0)

    def note(self, s: VenusState, event: Event) -> None:
        args = event.args
        if event.key == "event-sell":
            self.note_sale(s, int(args["seat"]), str(args["good"]), int(args["price"]))
        elif event.key == "event-set-down":
            passenger = PASSENGER_IDS.index(str(args["passenger"]))
            for end in (ORIGIN[passenger], DESTINATION[passenger]):
                if end != NONE:
                    self.add(f"gain:{end}", FARE[passenger] / 2)
        elif event.key == "event-contact":
            self.add(f"gain:{int(args['culture']) - 1}", CONTACT_CREDITS[int(args["culture"]) - 1])
        elif event.key in ("event-mission", "event-mission-done"):
            self.add(f"{event.key}:{MISSION_IDS.index(str(args['mission']))}")

    def note_sale(self, s: VenusState, seat: int, name: str, price: int) -> None:
        good = GOOD_IDS.index(name)
        buyer = s.contact[REGION_OF[s.ship[seat]]]
        for culture in (good, buyer):
            self.add(f"gain:{culture}", (price - COST[good]) / 2)

    def note_visit(self, s: VenusState, seat: int) -> None:
        region = REGION_OF[s.ship[seat]]
        if 0 <= region < SYSTEMS:
            self.add(f"visit:{s.contact[region]}")

    def note_end(self, s: VenusState) -> None:
        shares = GAME.outcome(s).shares()
        for seat in range(SEATS):
            self.add(f"flown:{s.pilot[seat]}")
            self.add(f"won:{s.pilot[seat]}", SEATS * shares[seat])
            self.add("credits", s.final[seat] / SEATS)
        self.add("games")


def play(tally: Tally, seed: str) -> None:
    s = GAME.new_state(SEATS, {"pilots": "dealt"}, seed, listen=True)
    assert isinstance(s, VenusState)
    visited = -1
    while not s.over:
        seat = s.deciders()[0]
        question = s.asked[seat]
        assert question is not None
        if question.ask.name == "business" and s.turns != visited:
            visited = s.turns
            tally.note_visit(s, seat)
        options = s.options(seat)
        for event in apply(s, seat, GAME.mind().greedy(s, seat, options)):
            tally.note(s, event)
    tally.note_end(s)


# --- worth ---------------------------------------------------------------------------------------


def cultures(tally: Tally) -> dict[str, float]:
    return {
        f"culture {k + 1}": tally.get(f"gain:{k}") / max(1.0, tally.get(f"visit:{k}"))
        for k in range(CULTURES)
    }


def pilots(tally: Tally) -> dict[str, float]:
    return {
        PILOT_IDS[k]: tally.get(f"won:{k}") / max(1.0, tally.get(f"flown:{k}"))
        for k in range(PILOTS)
    }


def missions(tally: Tally) -> dict[str, float]:
    found = {}
    for mission in range(MISSIONS):
        drawn = max(1.0, tally.get(f"event-mission:{mission}"))
        done = tally.get(f"event-mission-done:{mission}") / drawn
        price = sum(row[1] for row in ROWS[mission] if row[0] == PAY)
        gain = FAME_CREDITS * MISSION_FAME[mission] + TRADE_IN - price
        found[MISSION_IDS[mission]] = done * gain
    return found


def table(title: str, worth: dict[str, float]) -> tuple[list[str], bool]:
    """Rows with the worth against the median, and whether all are within the limits."""
    middle = median(worth.values())
    rows = [f"| {title} | worth | of the median |", "|---|---:|---:|"]
    good = True
    for name, figure in worth.items():
        part = figure / middle if middle else 0.0
        inside = LEAST <= part <= MOST
        good = good and inside
        rows.append(f"| {name} | {figure:.2f} | {part:.2f}{'' if inside else ' !'} |")
    return rows, good


def report(tally: Tally) -> tuple[str, bool]:
    lines, good = [], True
    parts = (("culture", cultures(tally)), ("pilot", pilots(tally)), ("mission", missions(tally)))
    for title, worth in parts:
        rows, inside = table(title, worth)
        lines += [*rows, ""]
        good = good and inside
    games = int(tally.get("games"))
    lines.append(f"{games} matches, {tally.get('credits') / max(1, games):.0f} credits on average")
    return "\n".join(lines), good


# --- all matches ---------------------------------------------------------------------------------


class Checkpoint:
    """Counts of chunks of matches by their first number, and the file that keeps them."""

    def __init__(self, file: Path | None, seed: str) -> None:
        self.file = file
        self.seed = seed
        self.chunks: dict[int, Counts] = {}
        if file is not None and file.exists():
            told = json.loads(file.read_text(encoding="utf-8"))
            if (told["seed"], told["rules"]) != (seed, GAME.meta.rules_version):
                raise SystemExit(f"{file} tells of another seed or other rules")
            self.chunks = {int(first): counts for first, counts in told["chunks"].items()}

    def keep(self, first: int, counts: Counts) -> None:
        self.chunks[first] = counts
        if self.file is not None:
            told = {"seed": self.seed, "rules": GAME.meta.rules_version, "chunks": self.chunks}
            write_whole(self.file, json.dumps(told).encode())

    def total(self, games: int) -> Tally:
        """Chunks in order, so that the sums are the same however they were played."""
        whole = Tally({})
        for first in range(0, games, CHUNK):
            for name, amount in self.chunks[first].items():
                whole.add(name, amount)
        return whole


def play_chunk(seed: str, first: int) -> Counts:
    tally = Tally({})
    for number in range(first, first + CHUNK):
        play(tally, f"{seed} {number}")
    return tally.counts


def play_missing(machines: Machines, games: int, kept: Checkpoint) -> None:
    missing = [first for first in range(0, games, CHUNK) if first not in kept.chunks]
    shell = Shell("en", sys.stdin, sys.stdout, sys.stderr)
    with watching(shell, games, games - CHUNK * len(missing)) as watch:
        for first, counts in machines.run(partial(play_chunk, kept.seed), missing):
            kept.keep(first, counts)
            watch.advance(CHUNK)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help=f"a multiple of {CHUNK}")
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--ray", metavar="ADDRESS", help="of a Ray cluster, or local")
    parser.add_argument("--checkpoint", type=Path, help="a file to go on from and to write")
    args = parser.parse_args()
    if args.games % CHUNK:
        parser.error(f"--games must be a multiple of {CHUNK}")
    kept = Checkpoint(args.checkpoint, args.seed)
    play_missing(Machines(args.workers, args.ray), args.games, kept)
    text, good = report(kept.total(args.games))
    print(f"{text}; seed {args.seed!r}, rules {GAME.meta.rules_version}")
    print(f"{len(CONTENT.missions)} missions, {len(CONTENT.pilots)} pilots")
    if not good:
        raise SystemExit("something is worth too much or too little")


if __name__ == "__main__":
    main()
