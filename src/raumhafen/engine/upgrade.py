"""A match that began with older rules goes on, by the first of three ways that is open.

It goes on as it is, if the present rules play its record to the same positions. Else it begins an
epoch: its position is translated by `Game.upgrade` and played on from there. Else it is closed.
"""

from raumhafen.engine.errors import RaumhafenError, UpgradeError
from raumhafen.engine.game import Game, Options, OptionValue
from raumhafen.engine.lines import EpochLine, Header
from raumhafen.engine.replay import FORMAT, Replay, Snapshot, perform
from raumhafen.engine.save import digest
from raumhafen.engine.shapes import OutcomeView
from raumhafen.engine.state import State, apply
from raumhafen.engine.verification import Walk, is_same

GOES_ON, EPOCH, CLOSED = "goes-on", "epoch", "closed"


class Verdict:
    """What becomes of a match: the header of its new epoch, or why there is none."""

    def __init__(
        self,
        kind: str,
        line: EpochLine | None = None,
        reason: RaumhafenError | None = None,
        standing: OutcomeView | None = None,
    ) -> None:
        self.kind = kind
        self.line = line
        self.reason = reason
        self.standing = standing


def judge(game: Game, replay: Replay, last: Snapshot | None = None) -> Verdict:
    """`last` is the position that was kept when somebody had the match open for the last time."""
    if last is not None and last.at != len(replay.history):
        last = None
    try:
        return Verdict(GOES_ON, new_epoch(game, replay, replayed(game, replay, last), True))
    except Exception as error:  # whatever new rules do to data of old ones
        differs = as_refusal(error)
    try:
        return Verdict(EPOCH, new_epoch(game, replay, carried(game, replay, last), False), differs)
    except Exception as error:
        return Verdict(CLOSED, None, as_refusal(error), standing(game, last))


def as_refusal(error: Exception) -> RaumhafenError:
    if isinstance(error, RaumhafenError):
        return error
    reason = f"{type(error).__name__}: {error}"
    return UpgradeError("error-upgrade-strange", {"reason": reason[:200]})


# --- the three ways ----------------------------------------------------------------------------


def replayed(game: Game, replay: Replay, last: Snapshot | None) -> State:
    """The end of the match as the present rules play it, if they lead where it has been."""
    state = Walk(game, replay, present_header(game, replay.present)).go()
    if last is not None and not is_same(game, state, last.saved, last.rules):
        raise UpgradeError("error-upgrade-differs")
    check(game, state)
    return state


def carried(game: Game, replay: Replay, last: Snapshot | None) -> State:
    """The last position that was kept, translated, and played on to the end of the record."""
    entry = last or (replay.snapshots[-1] if replay.snapshots else None)
    if entry is None:
        raise UpgradeError("error-upgrade-nothing-kept")
    state = game.load_upgraded(entry.saved, entry.rules)
    for line in replay.history[entry.at :]:
        perform(game, state, line)
    check(game, state)
    return state


def standing(game: Game, last: Snapshot | None) -> OutcomeView | None:
    """Points as far as the match got, if the present rules can still count them."""
    if last is None:
        return None
    try:
        outcome = game.outcome(game.load_upgraded(last.saved, last.rules))
    except Exception:  # nobody can count them any more
        return None
    return {"points": outcome.points, "winners": [], "rule": ""}


# --- what must hold afterwards -----------------------------------------------------------------


def check(game: Game, state: State) -> None:
    """No law is broken, somebody is asked, and every answer leads on."""
    check_laws(game, state)
    if state.over:
        return
    if not state.deciders():
        raise UpgradeError("error-upgrade-question")
    for seat in state.deciders():
        if not state.options(seat):
            raise UpgradeError("error-upgrade-question")
        for action in state.options(seat):
            copy = state.clone()
            apply(copy, seat, action)
            check_laws(game, copy)


def check_laws(game: Game, state: State) -> None:
    broken = game.broken_laws(state)
    if broken:
        raise UpgradeError("error-upgrade-law", {"law": broken[0]})


def new_epoch(game: Game, replay: Replay, state: State, is_replayed: bool) -> EpochLine:
    header = present_header(game, replay.present)
    line: EpochLine = {
        "raumhafen": FORMAT,
        "game": header["game"],
        "rules": header["rules"],
        "seats": header["seats"],
        "options": header["options"],
        "seed": header["seed"],
        "before": replay.present["rules"],
        "at": len(replay.history),
        "position": game.save(state),
        "digest": digest(state),
    }
    if is_replayed:
        line["replayed"] = True
    return line


def present_header(game: Game, header: Header) -> Header:
    """The same match under the present rules; options that are gone are left out."""
    return {
        "raumhafen": FORMAT,
        "game": header["game"],
        "rules": game.meta.rules_version,
        "seats": header["seats"],
        "options": present_options(game, header["options"]),
        "seed": header["seed"],
    }


def present_options(game: Game, options: Options) -> dict[str, OptionValue]:
    known = {option.name: option.values for option in game.meta.options}
    kept = {name: value for name, value in options.items() if value in known.get(name, ())}
    return game.meta.complete(kept)
