"""Sentences from keys: seats, components, plural forms, markers, and whole random games."""

from __future__ import annotations

import pytest

from raumhafen.engine.errors import IllegalAction, RaumhafenError
from raumhafen.engine.events import Event
from raumhafen.engine.game import Game, OptionValue
from raumhafen.engine.rng import Rng
from raumhafen.engine.session import Session
from raumhafen.games import PACKAGES, load_game
from raumhafen.text import LANGUAGES, MissingText, Texts

ISOLATION = "\u2068\u2069"
NAMES = ["Anna", "Ben", "Cleo", "Dora", "Emil"]


def space_base(lang: str) -> Texts:
    return Texts(lang, load_game("space-base"), strict=True)


# --- pieces --------------------------------------------------------------------------------------


def test_a_seat_is_called_by_its_name() -> None:
    event = Event("event-roll", "", {"seat": 1, "a": 3, "b": 4})
    assert space_base("en").event(event, ["Anna", "Ben"]) == "Ben rolls 3 and 4."
    assert space_base("de").event(event, ["Anna", "Ben"]) == "Ben würfelt 3 und 4."


def test_a_seat_without_a_name_has_its_number() -> None:
    event = Event("event-sum", "", {"seat": 1})
    assert space_base("en").event(event) == "Seat 2 takes the sum."
    assert space_base("de").event(event) == "Platz 2 nimmt die Summe."


def test_a_card_number_becomes_its_name() -> None:
    event = Event("event-claim", "", {"seat": 0, "card": 0})
    assert "U.E.S. Malyshev 9767-E" in space_base("de").event(event, NAMES)


def test_amounts_of_zero_are_left_out() -> None:
    paid = {"seat": 0, "sector": 7, "credits": 1, "income": 0, "vp": 2}
    event = Event("event-reward", "", dict(paid))
    assert space_base("en").event(event, NAMES) == "Sector 7 pays Anna +1 credit +2 victory points."
    assert space_base("de").event(event, NAMES) == "Sektor 7 zahlt Anna +1 Credit +2 Siegpunkte."


@pytest.mark.parametrize(
    ("code", "english"),
    [
        ("buy:3", "Buy the card in slot 3"),
        ("reroll:volynov:both", "Reroll both dice with U.E.S. Volynov"),
        ("done", "Done"),
    ],
)
def test_an_action_speaks_its_parameters(code: str, english: str) -> None:
    assert space_base("en").action(code).startswith(english)


def test_numbers_of_an_action_choose_the_plural() -> None:
    texts = space_base("en")
    code = next(c for c in map(texts_code, range(5000)) if c.startswith("shift:") and c[-1] == "2")
    assert "by 2 sectors" in texts.action(code)
    assert "by 1 sector with" in texts.action(f"{code[:-1]}1")


def texts_code(number: int) -> str:
    actions = load_game("space-base").actions
    return actions.code(number) if number < actions.size else ""


def test_a_question_may_call_an_action_by_another_name() -> None:
    assert space_base("de").action("done", "reroll") == "Den Wurf behalten"
    assert space_base("de").action("split", "reroll") == "Die Würfel einzeln nehmen"


def test_an_argument_that_begins_with_at_is_a_key() -> None:
    texts = space_base("de")
    assert texts.say("play-title", game="@space-base-title", seed="1").startswith("Space Base")


def test_a_refusal_speaks() -> None:
    refusal = IllegalAction("illegal-too-expensive", {"card": 0, "cost": 9, "has": 4})
    assert "9" in space_base("en").error(refusal)
    assert space_base("de").error(RaumhafenError("error-not-asked", {"seat": 1}), NAMES) == (
        "Ben ist gerade nicht gefragt."
    )


def test_a_missing_key_is_visible_and_strict_texts_refuse_it() -> None:
    assert Texts("de").say("no-such-key") == "⟦no-such-key⟧"
    with pytest.raises(MissingText):
        Texts("de", strict=True).say("no-such-key")


def test_a_missing_argument_is_visible_and_strict_texts_refuse_it() -> None:
    assert Texts("en").say("seat") == "⟦seat⟧"
    with pytest.raises(MissingText):
        Texts("en", strict=True).say("seat")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_isolation_marks(lang: str) -> None:
    said = Texts(lang).say("error-game-unknown", game="x", guess="y")
    assert not set(ISOLATION) & set(said)


# --- whole games ---------------------------------------------------------------------------------


def play(session: Session, texts: Texts, rng: Rng) -> set[str]:
    """Plays at random and puts everything into words; gives the keys of the events."""
    keys: set[str] = set()
    while not session.state.over:
        seat = session.state.deciders()[0]
        question = session.state.asked[seat]
        assert question is not None
        assert texts.ask(question)
        options = session.state.options(seat)
        for option in options[:3]:
            assert texts.action(option, question.ask.name)
        for event in session.act(seat, session.game.actions.code(rng.pick(options))):
            assert texts.event(event, NAMES)
            keys.add(event.key)
    return keys


TABLES: dict[str, list[tuple[int, dict[str, OptionValue]]]] = {
    "space-base": [(2, {"variant": "light-speed"}), (4, {})],
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", sorted(PACKAGES))
def test_random_games_can_be_told(game_id: str, lang: str) -> None:
    game: Game = load_game(game_id)
    texts = Texts(lang, game, strict=True)
    keys: set[str] = set()
    for seed, (seats, options) in enumerate(TABLES.get(game_id, [(game.meta.min_seats, {})])):
        keys |= play(Session.new(game, seats, options, seed), texts, Rng(seed))
    assert len(keys) >= 5
