"""`make bench-peers`: Space Base beside catanatron and OpenSpiel's backgammon, in the same run.

First the engines, then the environments that learners meet (ours by `benchmarks.research`).

The speed of a machine drifts, so short slices of ours and theirs alternate and the ratios are
taken within each round; the table shows medians over the rounds.
"""

import argparse
import json
import subprocess
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks.run import ROOT, machine, measure, run_under

PEERS_PYTHON = ROOT / ".venv-peers" / "bin" / "python"
GAME = "space-base"
PEERS = {"catanatron": "catanatron", "open_spiel_backgammon": "OpenSpiel backgammon"}
TARGETS = {  # what issue and README promise: times the peer's rate
    ("interpreted", "catanatron"): 5,
    ("interpreted", "open_spiel_backgammon"): 1,
    ("compiled", "catanatron"): 20,
    ("compiled", "open_spiel_backgammon"): 4,
}

Round = dict[str, float]


def peers(seconds: float, module: str = "peers") -> dict[str, dict[str, Any]]:
    script = Path(__file__).with_name(f"{module}.py")
    command = [str(PEERS_PYTHON), str(script), "--seconds", str(seconds)]
    run = subprocess.run(command, capture_output=True, text=True, check=True)
    found: dict[str, dict[str, Any]] = json.loads(run.stdout)
    return found


def one_round(seconds: float) -> tuple[Round, dict[str, str]]:
    """Rates of both builds and both peers, measured close together in time."""
    rates: Round = {}
    for build in ("interpreted", "compiled"):
        rates[build] = measure(build, seconds)[GAME]["decisions_per_s"]
    measured = peers(seconds)
    for peer in PEERS:
        rates[peer] = measured[peer]["actions_per_s"]
    return rates, {peer: str(measured[peer]["version"]) for peer in PEERS}


def table(rounds: list[Round], versions: dict[str, str]) -> str:
    rows = ["| what | decisions/s | times catanatron | times backgammon |", "|---|---:|---:|---:|"]
    for build in ("interpreted", "compiled"):
        ratios = [median(r[build] / r[peer] for r in rounds) for peer in PEERS]
        rate = median(r[build] for r in rounds)
        shown = " | ".join(f"{ratio:.1f}" for ratio in ratios)
        rows.append(f"| Space Base, {build} | {rate:,.0f} | {shown} |")
    for peer, title in PEERS.items():
        rows.append(f"| {title} {versions[peer]} | {median(r[peer] for r in rounds):,.0f} | | |")
    return "\n".join(rows)


def environments(seconds: float, rounds: int) -> str:
    """Steps a second of learning environments, ours and theirs by turns."""
    ours: dict[str, list[float]] = {}
    theirs: dict[str, list[float]] = {}
    words = ("benchmarks.research", "--json", "--game", GAME, "--seconds", str(seconds))
    for _ in range(rounds):
        for build in ("interpreted", "compiled"):
            steps = run_under(build, *words)["games"][GAME]["steps_per_s"]
            ours.setdefault(f"Space Base, {build}", []).append(steps)
        for name, found in peers(seconds, "peer_environments").items():
            steps = found["steps_per_s"]
            theirs.setdefault(f"{name} {found['version']}", []).append(steps)
    rows = ["| environment | steps/s | ours, compiled: times that |", "|---|---:|---:|"]
    best = ours["Space Base, compiled"]
    for name, rates in {**ours, **theirs}.items():
        times = median(mine / rate for mine, rate in zip(best, rates, strict=True))
        rows.append(f"| {name} | {median(rates):,.0f} | {times:.1f} |")
    return "\n".join(rows)


def missed(rounds: list[Round]) -> list[str]:
    """Promises that this run does not keep."""
    return [
        f"{build} is below {factor} x {peer}"
        for (build, peer), factor in TARGETS.items()
        if median(r[build] / r[peer] for r in rounds) < factor
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=4.0, help="for each slice")
    parser.add_argument("--rounds", type=int, default=5)
    args = parser.parse_args()
    rounds = []
    versions: dict[str, str] = {}
    for _ in range(args.rounds):
        rates, versions = one_round(args.seconds)
        rounds.append(rates)
    print(table(rounds, versions))
    print(f"\n{machine()}; four seats, uniformly random legal play, one core; only decisions")
    print("with at least two options count.\n")
    print(environments(args.seconds, args.rounds))
    failures = missed(rounds)
    if failures:
        raise SystemExit("\n".join(failures))


if __name__ == "__main__":
    main()
