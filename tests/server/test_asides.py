"""Asides at a table: bundles, what others are told, rows that other processes follow."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from raumhafen.engine.asides import NOBODY, resting
from raumhafen.engine.errors import IllegalAction
from raumhafen.engine.replay import new_header
from raumhafen.engine.rng import Rng
from raumhafen.engine.save import digest
from raumhafen.server.errors import Refusal
from raumhafen.server.incoming import Aside
from raumhafen.server.store.log_rows import Row
from raumhafen.server.tables.changes import perform
from raumhafen.server.tables.match import Match
from tests.contract.play import choose
from tests.contract.toy.actions import ACTIONS
from tests.contract.toy.content import CARDS
from tests.contract.toy.game import GAME
from tests.contract.toy.state import own
from tests.server.inside import PEOPLE, record_of


def match_at_rest() -> Match:
    match, rng = Match(GAME, new_header(GAME, 3, {"rich": True}, "rest"), []), Rng("rest")
    match.open([])
    while resting(match.session.state) == NOBODY:
        seat, action = choose(match.session.state, rng)
        match.act(seat, [ACTIONS.code(action)])
    return match


def test_a_bundle_of_asides_is_carried_out_whole_or_not_at_all() -> None:
    match = match_at_rest()
    before, version = digest(match.session.state), match.version
    mine = own(match.session.state).hands[0]
    foreign = next(card for card in range(CARDS) if card not in mine)
    with pytest.raises(IllegalAction):
        match.aside(0, ["shut", f"note:{foreign}"])
    with pytest.raises(Refusal) as refused:
        match.aside(0, [f"note:{mine[0]}"])
    assert refused.value.key == "error-only-a-draft"
    assert (digest(match.session.state), match.version) == (before, version)
    rows = match.aside(0, [f"note:{mine[0]}", "shut"])
    assert [row.hidden for row in rows] == [True, False]
    assert "follows" in rows[1].line


def test_at_a_table_drafts_are_their_seats_own_and_the_rest_is_for_all() -> None:
    match = match_at_rest()
    known, asked_at = match.known[:], match.asked_at[:]
    noting = next(seat for seat in range(3) if seat not in match.deciders())
    card = own(match.session.state).hands[noting][0]
    match.aside(noting, [f"note:{card}", "shut"])
    for seat in range(-1, 3):
        told = match.log(seat, known[seat])
        codes = [line.code for line in told]
        assert codes == ([f"note:{card}", "shut"] if seat == noting else ["shut"])
        assert all(line.aside for line in told)
    asked = match.deciders()[0]
    changed = match.asked_at[asked] != asked_at[asked]
    assert changed == (own(match.session.state).coins[asked] > 0)  # an offer fewer, or not


def test_rows_of_asides_are_followed_and_opened_anew() -> None:
    match = match_at_rest()
    header = match.session.replay.header
    copy = Match(GAME, header, [Row(line) for line in match.session.replay.lines])
    noting = next(seat for seat in range(3) if seat not in match.deciders())
    card = own(match.session.state).hands[noting][0]
    rows = match.aside(noting, [f"note:{card}", "shut"], "request")
    copy.follow(rows)
    assert digest(copy.session.state) == digest(match.session.state)
    assert copy.requests == match.requests


def test_an_aside_clicked_twice_happens_once() -> None:
    """Another idea of the same seat need not wait until the first was heard of."""
    match, record = match_at_rest(), record_of("space-base", 3)
    noting = next(seat for seat in range(3) if seat not in match.deciders())
    person, before = PEOPLE[noting].id, match.known[noting]
    shut = Aside("first", noting, ["shut"], v=before)
    assert perform(record, match, person, shut, "first")
    version = match.version
    with pytest.raises(Refusal) as refused:
        perform(record, match, person, replace(shut, id="second"), "second")
    assert (refused.value.key, match.version) == ("error-stale", version)
    other = f"note:{own(match.session.state).hands[noting][0]}"
    assert perform(record, match, person, Aside("third", noting, [other, "shut"], v=before), "3")


def test_a_bundle_clicked_twice_happens_once_whatever_others_do_beside_it() -> None:
    match, record = match_at_rest(), record_of("space-base", 3)
    noting, other = [seat for seat in range(3) if seat not in match.deciders()]
    codes = [f"note:{own(match.session.state).hands[noting][0]}", "shut"]
    bundle = Aside("first", noting, codes, v=match.known[noting])
    assert len(perform(record, match, PEOPLE[noting].id, bundle, "first")) == 2
    match.aside(other, [f"knock:{noting}"])
    version = match.version
    with pytest.raises(Refusal, match="error-stale"):
        perform(record, match, PEOPLE[noting].id, replace(bundle, id="second"), "second")
    assert match.version == version
    half = replace(bundle, id="third", codes=codes[1:])  # another idea than the two together
    assert perform(record, match, PEOPLE[noting].id, half, "third")


def test_asides_are_repeated_when_a_game_goes_on_from_a_recording() -> None:
    match = match_at_rest()
    noting = next(seat for seat in range(3) if seat not in match.deciders())
    match.aside(noting, [f"note:{own(match.session.state).hands[noting][0]}", "shut"])
    again = Match(GAME, match.session.replay.header, [])
    again.open(match.session.replay.history)
    assert digest(again.session.state) == digest(match.session.state)
    assert again.session.replay.history == match.session.replay.history
