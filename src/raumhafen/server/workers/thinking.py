"""Thinking of bots and hints, inside a worker process: no server, no database in here.

A worker gets the position, but the agent in it gets a Perspective only.
"""

from typing import Any

import msgspec

from raumhafen.agents import make_agent
from raumhafen.agents.search import SearchAgent
from raumhafen.engine.perspective import Perspective
from raumhafen.engine.rng import Rng
from raumhafen.games import load_game

Position = bytes


def choose(game_id: str, position: Position, seat: int, agent: str, seed: str) -> str:
    """The code of a bot's answer."""
    table = _perspective(game_id, position, seat)
    number = make_agent(agent).choose(table, Rng(seed))
    return table.game.actions.code(number)


def choose_any(game_id: str, position: Position, seat: int, seed: str) -> str:
    """An answer that needs no agent, for when one has failed."""
    table = _perspective(game_id, position, seat)
    return table.game.actions.code(Rng(seed).pick(table.options()))


def _perspective(game_id: str, position: Position, seat: int) -> Perspective:
    game = load_game(game_id)
    return Perspective(game, game.load(msgspec.json.decode(position)), seat)


def advise(game_id: str, position: Position, seat: int, budget: str, seed: str) -> dict[str, Any]:
    """A strong bot's answer, its estimate of everybody's chances and of each option."""
    table = _perspective(game_id, position, seat)
    helper = make_agent(budget)
    assert isinstance(helper, SearchAgent)
    found = helper.advise(table, Rng(seed))
    code = table.game.actions.code
    return {
        "code": code(found[0].action),
        "chances": [round(chance, 4) for chance in _chances(table, seed)],
        "options": [
            {"code": code(a.action), "visits": a.samples, "value": round(a.value, 4)} for a in found
        ],
    }


def _chances(table: Perspective, seed: str) -> list[float]:
    """Everybody's share by the game's own estimate, on positions the seat cannot tell apart."""
    rng = Rng(seed)
    sums = [0.0] * table.seats
    for _ in range(8):
        guess = table.determinize(rng)
        for seat in range(table.seats):
            sums[seat] += table.game.mind().value(guess, seat)
    total = sum(sums) or 1.0
    return [value / total for value in sums]
