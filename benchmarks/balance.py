"""`python -m benchmarks.balance`: what cultures, pilots and missions of Merchant of Venus bring.

Four greedy seats, pilots dealt, so that no pilot sits with a certain seat. The same seeds give the
same matches everywhere. A table that is interrupted goes on from its checkpoint.

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
from collections.abc import Mapping
from pathlib import Path
from statistics import median
from typing import Final

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

SEATS: Final = 4
GAMES: Final = 2000
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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--checkpoint", type=Path, help="a file to go on from and to write")
    args = parser.parse_args()
    file: Path | None = args.checkpoint
    tally = Tally(json.loads(file.read_text()) if file is not None and file.exists() else {})
    while tally.get("games") < args.games:
        play(tally, f"{args.seed} {int(tally.get('games'))}")
        if file is not None and tally.get("games") % 20 == 0:
            file.write_text(json.dumps(tally.counts))
    text, good = report(tally)
    print(f"{text}; seed {args.seed!r}, rules {GAME.meta.rules_version}")
    print(f"{len(CONTENT.missions)} missions, {len(CONTENT.pilots)} pilots")
    if not good:
        raise SystemExit("something is worth too much or too little")


if __name__ == "__main__":
    main()
