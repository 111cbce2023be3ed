"""Sternenkinder by clicking: the map, the assistant, the sheets, battles, a whole short game."""

import pytest

from raumhafen.engine.state import State
from raumhafen.games.sternenkinder.state import SternState
from raumhafen.games.sternenkinder.views.war import ground_view
from tests.browser.browsers import BY_NIGHT, GERMAN, Visitor, expect, sampled, violations
from tests.browser.clicking import join, question, start_table
from tests.browser.coach import LISTEN, all_said, heard, leaves_room
from tests.browser.conftest import Visit
from tests.browser.empires import (
    GAME,
    SHEETS,
    SHORT,
    answer,
    at_question,
    before,
    make_table,
    meets_neutrals,
    neutral_system,
    on_map,
    play,
    show,
    tap,
)
from tests.browser.recordings import Recording, play_from, play_on

pytestmark = pytest.mark.slow
LAST_QUESTIONS = 20
WAR = {**SHORT, "war_mode": True, "round_limit": 11, "target": 6}


def sit_down(person: Visitor, kind: str = "economy") -> None:
    """Against a bot, up to the first question of this kind."""
    start_table([person], make_table(person, ["me", "bot:greedy"], SHORT))
    for _ in range(60):
        codes = person.wait_asked()
        if question(person) == kind:
            return
        answer(person, codes[0])
    raise AssertionError(f"nobody is asked {kind}")


@pytest.mark.parametrize("lang", GERMAN)
def test_the_last_rounds(visit: Visit, lang: str) -> None:
    """To the end by clicking, in German with a phone."""
    person = visit(lang=lang, phone=lang == "de")
    game = Recording(GAME, 2, 5, SHORT)
    play_from(person, game.text, game.before_the_end(LAST_QUESTIONS))
    given, places = play([person])
    assert places["menu"] >= 3 and places["map"] >= 3
    assert {"research", "pass"} <= set(given)
    person.page.wait_for_selector("[data-over]", state="attached")
    # the story of the game is told by a worker that a stopping server would cut off
    expect(person.page.locator("dialog .charts")).to_be_visible()
    expect(person.page.locator("dialog .scores tr.total")).to_be_visible()
    person.check()


@pytest.mark.soak
def test_a_whole_short_game(visit: Visit) -> None:
    """Two people to the end by clicking, one of them with a German phone."""
    host, guest = visit(), visit(lang="de", phone=True)
    table = make_table(host, ["me", "open"], SHORT)
    join(guest, host, table, "Berta")
    start_table([host, guest], table)
    given, places = play([host, guest])
    assert places["map"] >= 10 and places["menu"] >= 20
    assert {"research", "fly", "at", "pass"} <= set(given)
    for person in (host, guest):
        person.page.wait_for_selector("[data-over]", state="attached")
        # the story of the game is told by a worker that a stopping server would cut off
        expect(person.page.locator("dialog .charts")).to_be_visible()
        expect(person.page.locator("dialog .scores tr.total")).to_be_visible()
        person.check()


# --- the guided rounds ---------------------------------------------------------------------------

LESSONS = {
    "en": ["Welcome! You lead", "You begin with one technology", "your treasury",
           "Research something", "research ship discovers", "Now tap where",
           "Each round but the first begins with politics", "a better one rules",
           "aboard your research ships", "upgrade them twice", "cards of the black market",
           "costs political actions", "the High Council can meet", "Offer one",
           "a treaty costs can be shared", "Now you know the round"],
    "de": ["Willkommen! Du führst", "Du beginnst mit einer Technologie", "deine Staatskasse",
           "Erforsche etwas", "Forschungsschiff entdeckt", "wohin es fliegt",
           "Jede Runde außer der ersten beginnt mit der Politik", "Eine bessere lenkt",
           "an Bord deiner Forschungsschiffe", "wertest sie zweimal auf",
           "Karten des Schwarzmarkts", "kostet politische Aktionen", "kann der Hohe Rat tagen",
           "Biete einen an", "die ein Vertrag kostet", "Nun kennst du die Runde"],
}  # fmt: skip
TAUGHT = ("research:", "build:", "fly:", "at:", "treaty:trade:", "amount:0")
MOST_STEPS = 260


def learner(codes: list[str], done: set[str], round_: str) -> str:
    """Does each new thing once in a round, as the coach says, and passes then."""
    for plan in TAUGHT:
        found = [code for code in codes if code.startswith(plan)]
        if found and (plan == "at:" or plan + round_ not in done):
            done.add(plan + round_)
            return found[0]
    return next((code for code in codes if code in ("end", "pass", "no")), codes[0])


def round_of(person: Visitor) -> str:
    return person.page.locator("[data-round]").get_attribute("data-round") or ""


def go_on(person: Visitor, done: set[str]) -> None:
    """Reads on or answers, as the coach says."""
    state = person.status()
    if state["reading"]:
        person.press("#coach-next")
    elif state["codes"] and not state["busy"]:
        answer(person, learner(state["codes"], done, round_of(person)))
    else:
        person.page.wait_for_timeout(50)


def go_on_to(person: Visitor, place: str, done: set[str]) -> None:
    """Until the coach speaks of this part of the board, which is to be seen then."""
    for _ in range(MOST_STEPS):
        if person.page.locator(f'[data-tour="{place}"].toured').count():
            break
        go_on(person, done)
    expect(person.page.locator(f'[data-tour="{place}"].toured')).to_be_in_viewport()


@pytest.mark.soak
def test_phone_turns_to_the_politics_that_is_spoken_of(visit: Visit) -> None:
    """Every chapter, then what can be done; council and treaties as soon as there are any."""
    person, done = visit(lang="de", phone=True), set[str]()
    person.open("/learn/sternenkinder")
    person.page.wait_for_selector(".coach")
    for chapter in ("talks", "government", "agents", "advisors", "market"):
        go_on_to(person, chapter, done)
        expect(person.page.locator(f'[data-chapter="{chapter}"]')).to_have_attribute(
            "aria-pressed", "true"
        )
    go_on_to(person, "assistant", done)
    for place in ("council", "treaties"):
        go_on_to(person, place, done)
        expect(person.page.locator(f'[data-tour="{place}"] h3')).to_be_in_viewport()
        expect(person.page.locator('[data-sheet="politics"] header')).to_be_in_viewport()
        leaves_room(person)
    person.press("#coach-next")  # read; now the task is done
    expect(person.page.locator("#coach-fold")).to_have_attribute("aria-expanded", "false")
    leaves_room(person)
    person.check()


@pytest.mark.soak
@pytest.mark.parametrize("lang", ["en", "de"])
def test_two_guided_rounds(visit: Visit, lang: str) -> None:
    """By clicking to the end, on a desktop in English and on a phone in German; reloaded once."""
    person = visit(lang=lang, phone=lang == "de")
    person.open("/learn/sternenkinder")
    person.page.wait_for_selector(".coach")
    person.page.evaluate(LISTEN)
    said, done = "", set[str]()
    for _ in range(MOST_STEPS):
        if person.page.locator("#coach-done").count():
            person.press("#coach-done")
        if not heard(person):
            break
        state = person.status()
        asked = state["codes"] and not state["busy"] and not state["reading"]
        if asked and "reloaded" not in done and round_of(person) == "2":
            said += all_said(person)
            reload(person)
            done.add("reloaded")
        else:
            go_on(person, done)
    assert not heard(person), "the coach never lets go"
    assert {"reloaded", "treaty:trade:3", "amount:03"} <= done
    treaty(person)
    said += all_said(person)
    assert [words for words in LESSONS[lang] if words not in said] == []
    person.wait_asked()
    person.check()


def treaty(person: Visitor) -> None:
    """What the learner has offered is in force, since the bot has answered."""
    show(person, "politics")
    person.press('[data-chapter="talks"]')
    expect(person.page.locator('[data-tie="trade-0-1"]')).to_have_count(1)


def reload(person: Visitor) -> None:
    """The coach knows what it has said already."""
    before = person.page.locator(".coach .title").inner_text()
    person.page.reload()
    expect(person.page.locator(".coach .title")).to_have_text(before)
    person.wait_asked()
    person.page.evaluate(LISTEN)


@pytest.mark.parametrize(("phone", "theme"), BY_NIGHT)
def test_every_sheet_can_be_read(visit: Visit, phone: bool, theme: str) -> None:
    """The map, the sheets, the system one has touched and a seat; axe finds nothing."""
    person = visit(lang="de", phone=phone, theme=theme)
    sit_down(person)
    faults = violations(person.page)
    for sheet in SHEETS:
        show(person, sheet)
        expect(person.page.locator(f'[data-sheet="{sheet}"]')).to_be_visible()
        faults += violations(person.page)
    show(person, "map")
    person.page.locator('[data-cell="i0"] .hit').dispatch_event("click")
    expect(person.page.locator('[data-system="i0"]')).to_be_visible()
    faults += violations(person.page)
    assert faults == []
    person.check()


def test_research_in_the_graph(visit: Visit) -> None:
    """A lit technology is researched where it stands; one that is not says why not."""
    person = visit()
    sit_down(person)
    show(person, "research")
    lit = person.page.locator(".tech.lit").first
    name = str(lit.get_attribute("data-tech"))
    person.answer_on_board(f'[data-tech="{name}"]')
    person.wait_asked()
    show(person, "research")
    expect(person.page.locator(f'[data-tech="{name}"]')).to_contain_class("known")
    person.press(".tech.closed")
    expect(person.page.locator(".prompt .error")).to_be_visible()
    person.check()


INVESTORS = ("form", "kosme", "tor", "welle")


def test_cards_say_what_they_do(visit: Visit) -> None:
    """Technologies where one points at them, governments, investors and the distant war."""
    person = visit(lang="de")
    sit_down(person)
    show(person, "research")
    person.page.locator('[data-tech="terrain_forming"]').hover()
    expect(person.page.locator('[data-reader="terrain_forming"]')).to_contain_text(
        "Wachstum von Kolonien kostet −2 Nahrung (nicht unter 5)"
    )
    show(person, "politics")
    expect(person.page.locator('[data-card-text="government.democracy"]')).to_contain_text(
        "Einkommen: +3 Kultur"
    )
    show(person, "affairs")
    for investor in INVESTORS:
        expect(person.page.locator(f'[data-investor="{investor}"]')).to_contain_text("Meilenstein:")
    expect(person.page.locator("[data-war]")).to_contain_text("Ein Sieg bringt:")
    expect(person.page.locator("[data-deck]")).to_have_count(9)
    person.check()


SUM = """(rows) => rows.map((row) => Number(row.lastElementChild.textContent.replace('−', '-')))"""


def opened_sum(person: Visitor) -> list[int]:
    """The lines of the sum in the dialog, which make its total."""
    rows = person.page.locator("dialog tbody tr")
    expect(rows.nth(1)).to_be_visible()
    *lines, total = rows.evaluate_all(SUM)
    assert sum(lines) == total
    return [int(line) for line in lines]


def test_numbers_open_into_their_sums(visit: Visit) -> None:
    """The lines of the sum make the total, and each names its rule."""
    person = visit(lang="de")
    sit_down(person)
    for what in ("income:food", "capacity:ground", "state-size", "votes"):
        person.press(f'[data-sum="{what}"]')
        lines = opened_sum(person)
        assert person.page.locator("dialog .rule button").count() == len(lines)
        person.page.keyboard.press("Escape")
        expect(person.page.locator("dialog")).to_have_count(0)
    person.check()


@pytest.mark.soak
def test_prices_open_into_their_sums(visit: Visit) -> None:
    """In the assistant's menu; opening a sum answers nothing."""
    person = visit()
    sit_down(person)
    version = person.status()["version"]
    for kind in ("build", "buy", "lower"):
        entry = person.page.locator(f'.assistant details[data-kind="{kind}"]')
        if entry.get_attribute("open") is None:
            person.press(f'.assistant details[data-kind="{kind}"] > summary')
        entry.locator("[data-sum]").first.click()
        opened_sum(person)
        person.page.keyboard.press("Escape")
        expect(person.page.locator("dialog")).to_have_count(0)
    assert person.status()["version"] == version
    person.check()


def test_strikes_tell_their_chances(visit: Visit) -> None:
    """Dice, what they need, and the chance of every number of units; axe finds nothing by day."""
    person = visit(lang="de", theme="light")
    play_on(person, at_question("strike", {**WAR, "round_limit": 11}, has_target))
    person.page.wait_for_selector("[data-strikes]")
    row = person.page.locator("[data-strike]:has([data-chance])").first
    expect(row).to_contain_text("Würfel")
    shown = row.locator("[data-chance]").first
    chance = int(shown.get_attribute("data-chance") or -1)
    assert 0 <= chance <= 100
    expect(shown).to_contain_text(f"{chance} %")
    assert violations(person.page) == []
    person.check()


def has_target(state: State) -> bool:
    """Somebody can be attacked, not only boarded or repaired."""
    assert isinstance(state, SternState)
    ground = ground_view(state)
    return bool(ground and ground["acting"] and ground["acting"]["strikes"])


def test_the_keyboard_alone_flies_a_ship(visit: Visit) -> None:
    person = visit()
    sit_down(person, "movement")
    ship = person.page.locator('[data-cell][data-codes*="fly:"]').first
    before = int(person.status()["version"])
    ship.focus()
    person.page.keyboard.press("Enter")
    if person.page.locator("dialog [data-option]").count():
        person.page.keyboard.press("Enter")
    person.wait_version(before)
    person.page.wait_for_selector('[data-question="next-system"]')
    before = int(person.status()["version"])
    person.page.locator('[data-cell][data-codes^="at:"]').first.focus()
    person.page.keyboard.press("Enter")
    person.wait_version(before)
    person.check()


def test_passing_reminds_of_ships_that_did_not_move(visit: Visit) -> None:
    person = visit()
    sit_down(person, "movement")
    expect(person.page.locator(".assistant .forget")).to_contain_text("has not moved")


@pytest.mark.soak
def test_a_hint_gives_reasons_and_chances(visit: Visit) -> None:
    person = visit(lang="de")
    sit_down(person, "movement")
    person.press("#hint")
    expect(person.page.locator(".hint .reason").first).to_be_visible()
    expect(person.page.locator(".hint .chances li").first).to_contain_text("%")
    person.check()


@pytest.mark.parametrize("kind", sampled("strike", "hit-target", "retreat"))
def test_battles_are_fought_in_their_panel(visit: Visit, kind: str) -> None:
    """On a phone, in German: the panel lies on the map and its buttons answer."""
    person = visit(lang="de", phone=True)
    play_on(person, at_question(kind, WAR))
    person.page.wait_for_selector(f'[data-question="{kind}"]')
    panel = person.page.locator("[data-battle]")
    expect(panel).to_be_visible()
    person.check()
    person.answer_on_board("[data-battle] [data-choice]")
    person.check()


CAMPAIGN = {**SHORT, "war_mode": True, "round_limit": 15, "target": 10}


def conquer(person: Visitor, lang: str) -> None:
    session, codes, system = before("event-conquered", CAMPAIGN)
    play_on(person, session)
    for code in codes:
        person.wait_asked(code)
        assert answer(person, code) in ("map", "menu")
    show(person, "map")
    person.page.locator(f'[data-cell="{system}"] .hit').dispatch_event("click")
    panel = person.page.locator(f'[data-system="{system}"]')
    expect(panel).to_contain_text({"en": "in war", "de": "im Krieg abgenommen"}[lang])
    person.check()


@pytest.mark.parametrize("lang", GERMAN)
def test_a_planet_is_conquered(visit: Visit, lang: str) -> None:
    """In war mode, by clicking; a phone in German."""
    conquer(visit(lang=lang, phone=lang == "de"), lang)


@pytest.mark.soak
@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_war_goes_on_to_its_end(visit: Visit, lang: str) -> None:
    person = visit(lang=lang, phone=lang == "de")
    conquer(person, lang)
    play([person])
    person.page.wait_for_selector("[data-over]", state="attached")
    expect(person.page.locator("dialog .scores")).to_be_visible()
    person.check()


@pytest.mark.soak
def test_a_whole_war_between_two_people(visit: Visit) -> None:
    """From the first technology to the end, a German desktop against an English phone."""
    host, guest = visit(lang="de"), visit(phone=True)
    table = make_table(host, ["me", "open"], {**WAR, "round_limit": 8})
    join(guest, host, table, "Berta")
    start_table([host, guest], table)
    play([host, guest], 900)
    for person in (host, guest):
        expect(person.page.locator("dialog .charts")).to_be_visible()
        person.check()


@pytest.mark.soak
def test_odds_are_told_before_an_attack(visit: Visit) -> None:
    """Where neutral fleets wait, the system says how a battle would end."""
    person = visit(lang="de")
    session = at_question("movement", WAR, meets_neutrals)
    system = neutral_system(session)
    play_on(person, session)
    person.wait_asked()
    show(person, "map")
    person.page.locator(f'[data-cell="{system}"] .hit').dispatch_event("click")
    person.press(f'[data-system="{system}"] [data-odds]')
    told = person.page.locator(f'[data-system="{system}"] [data-chance]')
    expect(told).to_contain_text("Siegchance")
    assert 0 <= int(told.get_attribute("data-chance") or -1) <= 100
    person.check()


# --- on stage ------------------------------------------------------------------------------------

SCENES = {
    "event-discovers": ("discovery", "[data-scene-discovery]"),
    "event-card": ("card", "[data-scene-card] li"),
    "event-conquered": ("conquest", "[data-scene-conquest]"),
}


@pytest.mark.parametrize("key", SCENES)
def test_the_stage_shows_what_happens(visit: Visit, key: str) -> None:
    """A system as it is turned up, a card with its text, a planet that changes its owner."""
    beat, picture = SCENES[key]
    person = visit(lang="de", stage="slow")
    session, codes, _ = before(key, CAMPAIGN)
    play_on(person, session)
    for code in codes[:-1]:
        person.wait_asked(code)
        person.answer(code)
    person.wait_asked(codes[-1])
    send(person, codes[-1])
    person.page.wait_for_selector(f'[data-stage="{beat}"] {picture}')
    person.check()


def send(person: Visitor, code: str) -> None:
    """Through the list, without waiting for what it brings about."""
    entry = f'[data-code="{code}"]'
    if not person.page.locator(entry).is_visible():
        person.press(".fold")
    person.press(entry)
    person.confirm()


RARE = ("found-place", "planet-option", "card-choice", "cargo", "troop-place", "drift", "strike")


def test_rare_questions_have_words_and_places(visit: Visit) -> None:
    """Places are tapped on the map, the rest is in the assistant's menu."""
    person = visit()
    for kind in RARE:
        answer_rare(person, kind)
    person.check()


def answer_rare(person: Visitor, kind: str) -> None:
    play_on(person, at_question(kind, WAR))
    person.page.wait_for_selector(f'[data-question="{kind}"]')
    codes = person.wait_asked()
    places = [code for code in codes if code.startswith("at:")]
    if places and on_map(person, places[0]):
        tap(person, places[0])
    else:
        assert answer(person, codes[0]) in ("map", "menu")
