"""GT1, GT20 The match: opening the box, round after round, the final ranking."""

from raumhafen.engine.errors import Argument
from raumhafen.engine.flow import Frame, Script, script
from raumhafen.games.galaxy_trucker.content.tables import CARDS
from raumhafen.games.galaxy_trucker.rules.credits import purse
from raumhafen.games.galaxy_trucker.rules.flight.deck import LEVEL
from raumhafen.games.galaxy_trucker.rules.rounds import ROUND
from raumhafen.games.galaxy_trucker.state import ENDED, LEARNING, TruckerState


def open_box(s: TruckerState, f: Frame) -> None:
    """GT1 Everything is in the bank, the decks and the warehouse."""
    s.set_up_lists()
    for card in range(CARDS):
        s.decks[LEVEL[card] - 1].append(card)


def choose_starter(s: TruckerState, f: Frame) -> None:
    """GT4.3 A random seat in the first round."""
    s.toss(s.seats)


def note_starter(s: TruckerState, f: Frame) -> None:
    """GT4.3 The seat drawn begins the first round."""
    s.starter = s.tossed
    s.round_at = 0


def play_round(s: TruckerState, f: Frame) -> None:
    """GT20.1 In the agreed order."""
    s.round = s.rounds[s.round_at]
    s.call(ROUND, s.starter)


def end_round(s: TruckerState, f: Frame) -> None:
    """GT20.3 After the last round all credits are revealed."""
    s.round_at += 1
    if s.round_at < len(s.rounds):
        if s.round == LEARNING and not s.keep_credits:
            s.credits = [0] * s.seats  # GT10.5 handed back before the game
        f.jump(play_round)
        return
    s.phase = ENDED
    s.reveals += 1
    s.tell("event-game-over", "GT20.3", {})
    tell_credits(s)
    s.finish()


def tell_credits(s: TruckerState) -> None:
    """GT20.3 Everybody with at least 1 credit has won; the richest are named first."""
    if s.log is None:
        return
    points = [s.credits[purse(s, seat)] for seat in range(s.seats)]
    for seat in sorted(range(s.seats), key=points.__getitem__, reverse=True):
        richer = [other for other in s.credits if other > points[seat]]  # partners are one
        told: dict[str, Argument] = {"credits": points[seat], "place": 1 + len(richer)}
        s.tell("event-final-credits", "GT20.3", {"seat": seat, **told})


MATCH: Script = script("match", open_box, choose_starter, note_starter, play_round, end_round)
