"""Taking back at a table with others: nothing of it may depend on what they answer in secret."""

from raumhafen.engine.lines import Played
from raumhafen.engine.session import comes_along
from raumhafen.server.store.records import TableRecord
from raumhafen.server.tables.match import Match


def free_undo(record: TableRecord, match: Match, seat: int) -> int | None:
    """How far the seat may go back without asking. Alone there are no secrets."""
    if record.solo:
        return match.session.free_undo(seat)
    answers = hidden_answers(match, seat)
    if answers:
        return last_of_their_own(match, answers)
    at = None if others_unseen(match, seat) else match.session.free_undo(seat)
    crossed = [] if at is None else match.ledger.unseen_by[at:]
    return None if any(owner not in (None, seat) for owner in crossed) else at


def turn_start(record: TableRecord, match: Match, seat: int) -> int | None:
    if record.solo:
        return match.session.turn_start(seat)
    if others_unseen(match, seat):
        return None
    return match.session.turn_start(seat, after_others(match, seat))


def may_redo(record: TableRecord, match: Match, seat: int) -> bool:
    redoable = match.session.redoable
    if record.solo or not redoable:
        return bool(redoable)
    return redoable[0]["seat"] == seat and not others_unseen(match, seat)


def others_unseen(match: Match, seat: int) -> bool:
    """Somebody else answers in secret now, and may have begun."""
    state = match.session.state
    if state.secret:
        return any(other != seat for other in state.members)
    return any(other != seat and state.veils(other) for other in state.deciders())


def after_others(match: Match, seat: int) -> int:
    """The place after the last hidden answer of anybody else."""
    unseen_by = match.ledger.unseen_by
    for at in range(len(unseen_by) - 1, -1, -1):
        if unseen_by[at] not in (None, seat):
            return at + 1
    return 0


def hidden_answers(match: Match, seat: int) -> list[int]:
    """Places of the seat's answers in the secret section that is open, since it began them."""
    state, history = match.session.state, match.session.replay.history
    found: list[int] = []
    if not state.secret or seat not in state.members:
        return found
    for at in range(len(history) - 1, match.session.replay.floor - 1, -1):
        if match.ledger.unseen_by[at] is None:
            break
        if history[at]["seat"] == seat:
            if "revise" in history[at]:
                break
            found.insert(0, at)
    return found


def last_of_their_own(match: Match, answers: list[int]) -> int | None:
    """The last of these answers that somebody thought about; the others come along."""
    history = match.session.replay.history
    chosen = [at for at in answers if not comes_along(history[at])]
    return chosen[-1] if chosen else None


def answers_before(match: Match, seat: int, at: int) -> list[Played]:
    """The hidden answers that stay when the one at this place is taken back."""
    history = match.session.replay.history
    return [history[k] for k in hidden_answers(match, seat) if k < at]
