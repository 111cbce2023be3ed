"""A match with what OpenSpiel wants beside it: joint answers, copies, memories."""

import hashlib
import json
from typing import Any

from raumhafen.engine.game import Game
from raumhafen.engine.perspective import table_view
from raumhafen.engine.save import Saved, save
from raumhafen.engine.seatwise import next_asked
from raumhafen.engine.state import CHANCE, State, apply
from raumhafen.games import load_game

# What happens at one node: a toss, one seat's answer, or the answers of all seats that are asked.
Moves = tuple[tuple[int, int], ...]

DIGEST_BYTES = 16


class Position:
    """A state, joint answers that wait until a toss is decided, and who answered last."""

    def __init__(
        self, game: Game, state: State, queue: list[tuple[int, int]], last: int = 0
    ) -> None:
        self.game = game
        self.state = state
        self.queue = queue
        self.last = last

    def copy(self) -> "Position":
        return Position(self.game, self.state.clone(), self.queue[:], self.last)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as the engine saves: by names."""
        return restore, (self.game.meta.id, save(self.state), self.queue, self.last)

    def is_joint(self) -> bool:
        """Several seats answer in secret; otherwise one is asked after the other."""
        return self.state.secret and len(self.state.deciders()) > 1

    def play(self, moves: Moves) -> None:
        """Joint answers are given one by one; a toss in between comes first."""
        if moves[0][0] == CHANCE:
            apply(self.state, *moves[0])
        else:
            self.queue += moves
        while self.queue and not self.state.chance:
            self.answer(*self.queue.pop(0))
        self.let_clock_run()

    def answer(self, seat: int, action: int) -> None:
        apply(self.state, seat, action)
        self.last = seat

    def asked(self) -> int:
        """The seat whose answer comes next."""
        return next_asked(self.state, self.last)

    def let_clock_run(self) -> None:
        """A place beside the players answers when its turn comes."""
        state = self.state
        while not state.chance and (seat := self.asked()) >= state.seats:
            self.answer(seat, self.game.mind().greedy(state, seat, state.options(seat)))


def restore(game_id: str, saved: Saved, queue: list[tuple[int, int]], last: int) -> Position:
    game = load_game(game_id)
    return Position(game, game.load(saved), queue, last)


class Memory:
    """What each seat has seen and done up to a position, as a digest, and what it sees there.

    Never changed, so that copies of a match share it.
    """

    def __init__(self, position: Position, past: list[bytes], now: list[str]) -> None:
        self.position = position
        self.past = past
        self.now = now

    def after(self, moves: list[Moves]) -> "Memory":
        """The memory after some more moves, which are played again on a copy."""
        position, past, now = self.position.copy(), self.past[:], self.now[:]
        for node in moves:
            for seat, action in node:
                if seat != CHANCE:
                    past[seat] = folded(past[seat], f"{now[seat]}>{action}")
            position.play(node)
            for seat, shown in enumerate(everybody_sees(position)):
                if shown != now[seat]:
                    past[seat] = folded(past[seat], now[seat])
                    now[seat] = shown
        return Memory(position, past, now)


def folded(past: bytes, happened: str) -> bytes:
    return hashlib.blake2b(past + happened.encode(), digest_size=DIGEST_BYTES).digest()


def everybody_sees(position: Position) -> list[str]:
    return [shown(position, seat) for seat in range(position.state.seats)]


def shown(position: Position, seat: int) -> str:
    """What a seat sees, as text."""
    return json.dumps(table_view(position.game, position.state, seat), sort_keys=True)


def first_memory(position: Position) -> Memory:
    return Memory(position, [bytes(DIGEST_BYTES)] * position.state.seats, everybody_sees(position))


class Match:
    """A position with its memory, which is brought up to date only when somebody asks for it."""

    def __init__(self, position: Position, memory: Memory, moves: list[Moves]) -> None:
        self.position = position
        self.memory = memory
        self.moves = moves  # since the memory was taken

    def __deepcopy__(self, memo: dict[int, Any]) -> "Match":
        """OpenSpiel clones a state by deep copies of its attributes."""
        return Match(self.position.copy(), self.memory, self.moves[:])

    def play(self, moves: Moves) -> None:
        self.position.play(moves)
        self.moves.append(moves)

    def remember(self) -> Memory:
        if self.moves:
            self.memory = self.memory.after(self.moves)
            self.moves = []
        return self.memory
