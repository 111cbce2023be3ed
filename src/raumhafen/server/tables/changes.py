"""Changes that people make at a table, and the checks before the engine's own."""

from raumhafen.engine.lines import Line, seat_of
from raumhafen.server.errors import Refusal, forbidden
from raumhafen.server.incoming import (
    Act,
    Aside,
    Change,
    ConsentTo,
    Ready,
    Redo,
    Reset,
    Revise,
    Stand,
    Undo,
)
from raumhafen.server.store.log_rows import Row
from raumhafen.server.store.records import FINISHED, TableRecord
from raumhafen.server.tables.match import Match
from raumhafen.server.tables.races import check_begun, make_ready
from raumhafen.server.tables.table_info import has_a_say, must_agree
from raumhafen.server.tables.taking_back import (
    answers_before,
    free_undo,
    hidden_answers,
    may_redo,
    turn_start,
)

# Lines of a table after which one can only play on: to and fro it would grow for ever.
LONGEST = 20_000


def perform(
    record: TableRecord, match: Match, user_id: str, message: Change, request: str
) -> list[Row]:
    """Carries out a message, or refuses it and leaves everything as it was."""
    if record.state == FINISHED:
        raise Refusal("error-table-finished", status=409)
    seat = own_seat(record, user_id, message.seat)
    if match.version > LONGEST and not isinstance(message, Act):
        raise Refusal("error-table-full", status=409)
    check_seen(match, seat, message)
    match message:
        case Act():
            check_begun(record, seat)
            return act(match, seat, message, request)
        case Aside():
            return match.aside(seat, message.codes, request)
        case Revise():
            return match.revise(seat, request)
        case Undo():
            return undo(record, match, seat, request)
        case Reset():
            return reset(record, match, seat, request)
        case Redo():
            return redo(record, match, seat, request)
        case ConsentTo():
            return consent(record, match, user_id, message.yes, request)
        case Stand():
            return match.stand(seat, message.kind, message.on, request)
        case Ready():
            make_ready(record, user_id)
            return []


def own_seat(record: TableRecord, user_id: str, seat: int | None) -> int:
    """A seat that a bot holds is nobody's to change until its owner has taken it back."""
    mine = record.seats_of(user_id)
    if not mine:
        raise forbidden("error-not-at-table")
    if seat is None:
        seat = next((k for k in mine if not record.seats[k].held), mine[0])
    if seat not in mine:
        raise forbidden("error-not-your-seat")
    if record.seats[seat].held:
        raise Refusal("error-seat-held", status=409)
    return seat


def check_seen(match: Match, seat: int, message: Change) -> None:
    """A second click, made before the first was heard of, is not meant for what is there now."""
    if isinstance(message, Act | Stand | Ready) or message.v is None:
        return
    if is_outdated(message, seat, match.lines_since(seat, message.v)):
        raise Refusal("error-stale", {"version": match.known[seat]}, status=409)


def is_outdated(message: Change, seat: int, lines: list[Line]) -> bool:
    """Whether who had seen these lines would have to think again about the message."""
    match message:
        case Aside():  # others do much meanwhile, and one's own next idea need not wait
            return message.codes in bundles_beside(seat, lines)
        case ConsentTo():
            return any("ask" in line for line in lines)
        case _:
            return any("undo" in line or seat_of(line) == seat for line in lines)


def bundles_beside(seat: int, lines: list[Line]) -> list[list[str]]:
    """What a seat has done out of turn, by message."""
    found: list[list[str]] = []
    for line in lines:
        if "aside" in line and line["seat"] == seat:
            if "follows" in line and found:
                found[-1].append(line["code"])
            else:
                found.append([line["code"]])
    return found


def act(match: Match, seat: int, message: Act, request: str) -> list[Row]:
    codes = message.codes or ([] if message.code is None else [message.code])
    if not codes:
        raise Refusal("error-no-code")
    if match.is_stale(seat, message.v):
        raise Refusal("error-stale", {"version": match.known[seat]}, status=409)
    return match.act(seat, codes, request)


def undo(record: TableRecord, match: Match, seat: int, request: str) -> list[Row]:
    """Free as the engine's rules allow; alone always; otherwise the others are asked."""
    free = free_undo(record, match, seat)
    if free is not None and not record.solo and hidden_answers(match, seat):
        return match.answer_again(seat, answers_before(match, seat, free), request)
    if free is not None:
        return match.undo(seat, free, request)
    at = match.session.agreed_undo(seat)
    if at is None:
        raise Refusal("error-nothing-to-undo")
    if record.solo or not others(record, seat):
        return match.undo(seat, at, request)
    if match.consent is not None:
        raise Refusal("error-consent-pending", status=409)
    return match.ask_consent(seat, at, request)


def others(record: TableRecord, seat: int) -> list[int]:
    """Seats of other people who have to agree."""
    me = record.seats[seat].user_id
    return [c.seat for c in record.seats if c.user_id != me and has_a_say(record, c)]


def reset(record: TableRecord, match: Match, seat: int, request: str) -> list[Row]:
    if not record.solo and hidden_answers(match, seat):
        return match.revise(seat, request)
    at = turn_start(record, match, seat)
    if at is None and record.solo:
        at = match.session.agreed_undo(seat)
    if at is None:
        raise Refusal("error-nothing-to-undo")
    return match.undo(seat, at, request)


def redo(record: TableRecord, match: Match, seat: int, request: str) -> list[Row]:
    if not may_redo(record, match, seat):
        raise Refusal("error-nothing-to-redo")
    bots = [chair.seat for chair in record.seats if chair.played_by_bot]
    return match.redo(bots, request)


def consent(record: TableRecord, match: Match, user_id: str, yes: bool, request: str) -> list[Row]:
    waiting = [k for k in must_agree(record, match) if record.seats[k].user_id == user_id]
    if not waiting:
        raise Refusal("error-no-consent-asked")
    return match.give_consent(waiting[0], yes, request)
