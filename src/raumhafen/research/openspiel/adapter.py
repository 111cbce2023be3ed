"""Game, state and observer as OpenSpiel's Python interface wants them."""

from copy import deepcopy
from typing import Any, ClassVar

import numpy as np
import pyspiel

from raumhafen.engine.game import SPECTATOR, Meta
from raumhafen.engine.save import digest
from raumhafen.engine.state import CHANCE
from raumhafen.games import METAS, load_game
from raumhafen.research.openspiel.position import (
    DIGEST_BYTES,
    Match,
    Position,
    first_memory,
    shown,
)
from raumhafen.research.table import (
    Numbers,
    Tensors,
    complete_options,
    learnable,
    returns,
)

SEED = 0  # every toss is a chance node, so nothing is ever drawn from it
NO_ANSWER = "-"
HISTORY = "history"
HISTORY_BITS = 8 * DIGEST_BYTES

Parameters = dict[str, Any]


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel ships no types
    """One game with its number of players and options.

    The last action is `noop`: at a simultaneous node it is the only one of seats not asked.
    """

    game_id: ClassVar[str]

    def __init__(self, params: Parameters) -> None:
        self.game = load_game(self.game_id)
        players = int(params["players"])
        self.game.meta.check_seats(players)
        given = {option.name: params[option.name] for option in self.game.meta.options}
        options = complete_options(self.game.meta, given)
        self.tensors = Tensors(self.game, players)
        self.noop = self.game.actions.size
        start = self.game.new_state(players, options, SEED, explicit=True)
        position = Position(self.game, start, [])
        self.opening = Match(position, first_memory(position.copy()), [])
        super().__init__(game_type(self.game_id, players), self._info(players), params)

    def _info(self, players: int) -> Any:
        source = load_game(self.game_id).features()
        return pyspiel.GameInfo(
            num_distinct_actions=self.game.actions.size + 1,
            max_chance_outcomes=source.most_outcomes,
            num_players=players,
            min_utility=-1.0 / max(1, players - 1),
            max_utility=1.0,
            utility_sum=None if players == 1 else 0.0,
            max_game_length=players * source.most_decisions,
        )

    def max_chance_nodes_in_history(self) -> int:
        return int(self.max_game_length())

    def new_initial_state(self, *given: Any) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """OpenSpiel sends the parameters first when it wants the default type."""
        if not isinstance(iig_obs_type, pyspiel.IIGObservationType):
            iig_obs_type = pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.tensors, iig_obs_type)


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel ships no types
    """A position between two nodes; names and signatures are OpenSpiel's."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.noop = game.noop
        self.match = deepcopy(game.opening)

    def current_player(self) -> Any:
        position = self.match.position
        if position.state.over:
            return pyspiel.PlayerId.TERMINAL
        if position.state.chance:
            return pyspiel.PlayerId.CHANCE
        if position.is_joint():
            return pyspiel.PlayerId.SIMULTANEOUS
        return position.asked()

    def _legal_actions(self, player: int) -> list[int]:
        options = self.match.position.state.options(player)
        return sorted(options) if options else [self.noop]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.match.position.state.chance
        return [(outcome, 1.0 / outcomes) for outcome in range(outcomes)]

    def _apply_action(self, action: int) -> None:
        position = self.match.position
        seat = CHANCE if position.state.chance else position.asked()
        self.match.play(((seat, int(action)),))

    def _apply_actions(self, actions: list[int]) -> None:
        """Only the answers of seats that are asked count."""
        asked = self.match.position.state.deciders()
        self.match.play(tuple((seat, int(actions[seat])) for seat in asked))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"toss:{action}"
        return NO_ANSWER if action == self.noop else self.match.position.game.actions.code(action)

    def is_terminal(self) -> bool:
        return bool(self.match.position.state.over)

    def returns(self) -> list[float]:
        return returns(self.match.position.game, self.match.position.state)

    def __str__(self) -> str:
        """A fingerprint of everything that is saved, after the number of answers so far."""
        state = self.match.position.state
        return f"{state.actions}:{digest(state)}"


class Observer:
    """What one player sees; with perfect recall also a digest of all it has seen and done before.

    The digest tells information states apart, as OpenSpiel demands; there is nothing in it to learn
    from.
    """

    def __init__(self, tensors: Tensors, kind: Any) -> None:
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS or not kind.public_info:
            raise ValueError("an observation shows what one seat, or a spectator, may know")
        self.tensors = tensors
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.recall = bool(kind.perfect_recall)
        bits = HISTORY_BITS if self.recall else 0
        self.tensor: Numbers = np.zeros(tensors.size + bits, np.float32)
        self.dict = tensors.named(self.tensor)
        if self.recall:
            self.dict[HISTORY] = self.tensor[tensors.size :]

    def set_from(self, state: SpielState, player: int) -> None:
        seat = player if self.private else SPECTATOR
        self.tensor[: self.tensors.size] = self.tensors.tensor(state.match.position.state, seat)
        if self.recall:
            past = np.frombuffer(state.match.remember().past[player], np.uint8)
            self.dict[HISTORY][:] = np.unpackbits(past)

    def string_from(self, state: SpielState, player: int) -> str:
        text = shown(state.match.position, player if self.private else SPECTATOR)
        if not self.recall:
            return text
        return f"{state.match.remember().past[player].hex()} {text}"


def parameters(meta: Meta) -> Parameters:
    players = min(4, meta.max_seats)
    return {"players": players, **complete_options(meta, {})}


def game_type(game_id: str, players: int) -> Any:
    """Whoever plays alone wins or loses against nobody: that sum is not zero."""
    meta = METAS[game_id]
    utility = pyspiel.GameType.Utility
    name = game_id.replace("-", "_")
    return pyspiel.GameType(
        short_name=f"python_raumhafen_{name}",
        long_name=f"Raumhafen {game_id}",
        dynamics=pyspiel.GameType.Dynamics.SIMULTANEOUS,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.GENERAL_SUM if players == 1 else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=meta.max_seats,
        min_num_players=meta.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(meta),
    )


def register() -> None:
    """Registers classes, not objects, which OpenSpiel would free after Python has ended."""
    for game_id in learnable():
        spiel_game = type(game_id, (SpielGame,), {"game_id": game_id})
        pyspiel.register_game(game_type(game_id, METAS[game_id].max_seats), spiel_game)
