"""`python -m benchmarks.million`: what a million matches of each game cost, extrapolated.

Plays some matches of each game and seat count in this process and counts the seconds of the core,
so that other work on the machine does not spoil them, and the bytes of their rows in one part.
"""

import argparse
import io
import time
from itertools import count

from benchmarks.run import machine
from raumhafen.games import METAS
from raumhafen.sim.bench import is_compiled
from raumhafen.sim.collector import collect_rarely
from raumhafen.sim.records import frame_of
from raumhafen.sim.tournament import Tournament

MILLION = 1_000_000


def measure(game: str, bot: str, seats: int, seconds: float) -> tuple[int, float, float]:
    """Matches played, seconds of the core for one, bytes for one."""
    tournament = Tournament(game, (bot,) * seats, MILLION, "million")
    tournament.play(0)  # loads rules and content
    played = []
    begun = time.process_time()
    for number in count(1):
        played.append(tournament.play(number))
        if time.process_time() - begun >= seconds:
            break
    spent = time.process_time() - begun
    file = io.BytesIO()
    frame_of(played).write_parquet(file)
    return len(played), spent / len(played), len(file.getvalue()) / len(played)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0, help="for each row")
    parser.add_argument("--bots", nargs="*", default=["random", "greedy"])
    parser.add_argument("--games", nargs="*", default=list(METAS), choices=list(METAS))
    args = parser.parse_args()
    collect_rarely()  # like every process that plays a series
    print("| game | seats | bots | matches measured | ms each | core hours | GB |")
    print("|---|---:|---|---:|---:|---:|---:|")
    for game in args.games:
        for bot in args.bots:
            seats = max(2, METAS[game].min_seats)
            matches, each, size = measure(game, bot, seats, args.seconds)
            hours, gigabytes = each * MILLION / 3600, size * MILLION / 1e9
            row = f"{seats} | {bot} | {matches:,} | {1000 * each:,.1f} | {hours:,.1f}"
            row += f" | {gigabytes:.3f}"
            print(f"| {game} | {row} |", flush=True)
    print(f"\n{machine()}, {'compiled' if is_compiled() else 'interpreted'}; seconds of the core")


if __name__ == "__main__":
    main()
