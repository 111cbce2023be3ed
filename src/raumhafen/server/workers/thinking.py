"""Thinking of bots and hints, inside a worker process: no server, no database in here.

A worker gets the position, but the agent in it gets a Perspective only.
"""

from typing import Any

import msgspec

from raumhafen.agents import make_agent
from raumhafen.agents.foresight import reasons, spoken
from raumhafen.agents.search import Advice, SearchAgent
from raumhafen.engine.mind import NO_REPLY
from raumhafen.engine.perspective import Perspective
from raumhafen.engine.rng import Rng
from raumhafen.games import load_game

Position = bytes
EXPLAINED = 4  # options whose reasons are told


def choose(game_id: str, position: Position, seat: int, agent: str, seed: str) -> str:
    """The code of a bot's answer."""
    table = _perspective(game_id, position, seat)
    number = make_agent(agent).choose(table, Rng(seed))
    return table.game.actions.code(number)


def choose_any(game_id: str, position: Position, seat: int, seed: str) -> str:
    """An answer that needs no agent, for when one has failed."""
    table = _perspective(game_id, position, seat)
    return table.game.actions.code(Rng(seed).pick(table.options()))


def reply(game_id: str, position: Position, seat: int, seed: str) -> str:
    """The code with which a bot answers out of turn, or nothing; all strengths answer alike."""
    table = _perspective(game_id, position, seat)
    asides = table.asides()
    if not asides:
        return ""
    found = table.game.mind().reply(table.determinize(Rng(seed)), seat, asides)
    return "" if found == NO_REPLY else table.game.actions.code(found)


def _perspective(game_id: str, position: Position, seat: int) -> Perspective:
    game = load_game(game_id)
    return Perspective(game, game.load(msgspec.json.decode(position)), seat)


def advise(game_id: str, position: Position, seat: int, budget: str, seed: str) -> dict[str, Any]:
    """A strong bot's answer, everybody's chances with it, and chance and reasons of each option."""
    return advise_at(_perspective(game_id, position, seat), budget, seed)


def advise_at(table: Perspective, budget: str, seed: str) -> dict[str, Any]:
    helper = make_agent(budget)
    assert isinstance(helper, SearchAgent)
    found = helper.counsel(table, Rng(seed))
    code = table.game.actions.code
    world = table.determinize(Rng(seed))
    weighed = len(table.game.mind().shortlist(world, table.seat, table.options()))
    return {
        "code": code(found[0].action),
        "single": weighed == 1,
        "offered": len(table.options()),
        "chances": [round(chance, 4) for chance in _chances(table, found[0].value, seed)],
        "options": [
            {"code": code(a.action), "chance": round(a.value, 4), "why": _why(table, a, at, seed)}
            for at, a in enumerate(found)
        ],
    }


def _why(table: Perspective, one: Advice, at: int, seed: str) -> list[dict[str, Any]]:
    """Reasons of the first few; nobody reads those of the rest."""
    if at >= EXPLAINED:
        return []
    game = table.game
    return [
        {"key": reason.key, "args": spoken(game, reason), "raw": dict(reason.args)}
        for reason in reasons(table, one.action, Rng(seed))
    ]


def _chances(table: Perspective, own: float, seed: str) -> list[float]:
    """The chance of the best answer for the seat itself, and the rest of the win shared among the
    others by the game's own estimate, on positions the seat cannot tell apart."""
    rng = Rng(seed)
    sums = [0.0] * table.seats
    for _ in range(8):
        guess = table.determinize(rng)
        for seat, value in enumerate(table.game.mind().chances(guess)):
            sums[seat] += value
    sums[table.seat] = 0.0
    total = sum(sums)
    shares = [(1.0 - own) * value / total if total else 0.0 for value in sums]
    shares[table.seat] = own
    return shares
