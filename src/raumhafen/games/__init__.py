"""The games by id. Meta data loads at once, the rules of a game only when it is wanted."""

import difflib
from importlib import import_module
from importlib.resources import files

from raumhafen.components.weights import FILE as JUDGEMENT
from raumhafen.engine.errors import RaumhafenError
from raumhafen.engine.game import Game, Meta
from raumhafen.games.galaxy_trucker.meta import META as GALAXY_TRUCKER
from raumhafen.games.merchant_of_venus.meta import META as MERCHANT_OF_VENUS
from raumhafen.games.space_base.meta import META as SPACE_BASE
from raumhafen.games.sternenkinder.meta import META as STERNENKINDER

PACKAGES = {
    SPACE_BASE.id: "space_base",
    GALAXY_TRUCKER.id: "galaxy_trucker",
    MERCHANT_OF_VENUS.id: "merchant_of_venus",
    STERNENKINDER.id: "sternenkinder",
}
METAS: dict[str, Meta] = {
    meta.id: meta for meta in (SPACE_BASE, GALAXY_TRUCKER, MERCHANT_OF_VENUS, STERNENKINDER)
}


def package(game_id: str) -> str:
    """The full name of a game's package; a wrong id is refused with the nearest right one."""
    if game_id not in PACKAGES:
        near = difflib.get_close_matches(game_id, PACKAGES, n=1, cutoff=0.3)
        guess = near[0] if near else next(iter(PACKAGES))
        raise RaumhafenError("error-game-unknown", {"game": game_id, "guess": guess})
    return f"raumhafen.games.{PACKAGES[game_id]}"


def has_judgement(game_id: str) -> bool:
    """Whether one was fitted in self-play; told without loading any bots."""
    return game_id in PACKAGES and (files(package(game_id)) / JUDGEMENT).is_file()


def load_game(game_id: str) -> Game:
    game = import_module(f"{package(game_id)}.game").GAME
    assert isinstance(game, Game)
    return game
