"""Sternenkinder as a game of the platform."""

from typing import Any, ClassVar

from raumhafen.engine.actions import ActionSpace
from raumhafen.engine.errors import Argument, IllegalAction
from raumhafen.engine.flow import Ask, Script
from raumhafen.engine.game import Game, Meta, OptionValue, Outcome, Share, View
from raumhafen.engine.mind import Mind
from raumhafen.engine.planes import Features
from raumhafen.engine.rng import Rng
from raumhafen.engine.save import Saved
from raumhafen.engine.state import State
from raumhafen.games.sternenkinder.actions import ACTIONS
from raumhafen.games.sternenkinder.content.statutes import FULL_DECK, LAW
from raumhafen.games.sternenkinder.content.words import ACTIONS as POLITICAL
from raumhafen.games.sternenkinder.meta import META
from raumhafen.games.sternenkinder.rules.core import (
    deeds,
    discovery,
    effects,
    gifts,
    levels,
    news,
    objections,
    passing,
    place,
    spread,
    technologies,
)
from raumhafen.games.sternenkinder.rules.core.advisors import CABINET_FIELDS, clear_cabinets
from raumhafen.games.sternenkinder.rules.core.agents import add_agents
from raumhafen.games.sternenkinder.rules.core.explain import explain
from raumhafen.games.sternenkinder.rules.core.market import add_market
from raumhafen.games.sternenkinder.rules.core.options import apply_options
from raumhafen.games.sternenkinder.rules.core.regimes import REGIME_FIELDS, clear_regimes
from raumhafen.games.sternenkinder.rules.families import ACTIVATIONS, REWARDS
from raumhafen.games.sternenkinder.rules.hidden import redeal
from raumhafen.games.sternenkinder.rules.laws import broken_laws
from raumhafen.games.sternenkinder.rules.listeners import CHAPTERS
from raumhafen.games.sternenkinder.rules.politics import (
    abilities,
    activation,
    armistice,
    asides,
    autocracy,
    bribery,
    cabinet_advisors,
    council,
    crews,
    declaring,
    democracy,
    enactment,
    exchanges,
    forum,
    government_goals,
    guard_crafts,
    incitement,
    institutions,
    judiciary,
    market,
    mercenaries,
    mines,
    offers,
    plutocracy,
    policies,
    protection,
    raids,
    smuggling,
    sociocracy,
    speculation,
    standing_answers,
    support,
    technocracy,
    treaties,
    underground,
    uprisings,
    vetoes,
    wonders,
)
from raumhafen.games.sternenkinder.rules.strategy import (
    bankruptcy,
    card_battles,
    card_effects,
    closing,
    decision,
    economy,
    exploration,
    investors,
    match,
    movement,
    planet_cards,
    politics,
    quick_start,
    setup,
    war,
)
from raumhafen.games.sternenkinder.rules.strategy.ending import ENDINGS, victory_points
from raumhafen.games.sternenkinder.rules.verbs import VERB_DEEDS
from raumhafen.games.sternenkinder.state import SternState
from raumhafen.games.sternenkinder.views.board import bits, open_view, own_view
from raumhafen.games.sternenkinder.views.client import client_content
from raumhafen.games.sternenkinder.views.names import readable

news.LISTENERS.fill(CHAPTERS)
effects.DEEDS.fill(VERB_DEEDS)
government_goals.REWARDS.fill(REWARDS)
activation.ACTIVATIONS.fill(ACTIVATIONS)
politics.MENU.fill([
    *treaties.ENTRIES, *mercenaries.ENTRIES, *declaring.ENTRIES, *armistice.ENTRIES,
    *council.ENTRIES,
    *institutions.ENTRIES, *smuggling.POLITICS_ENTRIES, *support.ENTRIES,
    # governments
    *policies.ENTRIES, *government_goals.ENTRIES, *activation.ENTRIES, *autocracy.ENTRIES,
    *plutocracy.ENTRIES, *sociocracy.ENTRIES,
    # A11, A12 underground and black market
    *market.ENTRIES, *underground.ENTRIES,
    # advisors
    *cabinet_advisors.ENTRIES, *vetoes.ENTRIES, *protection.ENTRIES,
])  # fmt: skip
economy.MENU.fill([
    *exchanges.ENTRIES, *crews.ENTRIES, *smuggling.ECONOMY_ENTRIES, *support.ENTRIES,
    # governments
    *activation.ENTRIES, *plutocracy.LOAN_ENTRIES, *wonders.ENTRIES,
    # A12 the black market
    *market.CARD_ENTRIES,
    # advisors
    *abilities.ENTRIES,
])  # fmt: skip
movement.fill_moves(
    [*sociocracy.MOVES, *underground.MOVES, *abilities.ENTRIES], market.CARD_ENTRIES
)
asides.MENU.fill([*support.ASIDES, *market.ASIDES, *vetoes.ASIDES])
objections.OBJECTIONS.fill([vetoes.object_to])
passing.PASSING.fill(mines.WATCHERS)


class Sternenkinder(Game):
    """2 to 6 seats, alone or in two teams."""

    meta: ClassVar[Meta] = META
    chapters: ClassVar[tuple[str, ...]] = ("event-round",)
    actions: ClassVar[ActionSpace] = ACTIONS
    snapshot_every: ClassVar[int] = 200
    opening: ClassVar[Script] = match.MATCH
    scripts: ClassVar[list[Script]] = [
        *setup.SCRIPTS, *match.SCRIPTS, *politics.SCRIPTS, *economy.SCRIPTS, *bankruptcy.SCRIPTS,
        *closing.SCRIPTS, *decision.SCRIPTS, *effects.SCRIPTS, *place.SCRIPTS, *spread.SCRIPTS,
        *technologies.SCRIPTS, *news.SCRIPTS,
        *movement.SCRIPTS, *deeds.SCRIPTS, *levels.SCRIPTS, *discovery.SCRIPTS,
        *exploration.SCRIPTS, *card_effects.SCRIPTS,
        *war.SCRIPTS,
        *planet_cards.SCRIPTS, *card_battles.SCRIPTS,
        *treaties.SCRIPTS, *exchanges.SCRIPTS, *asides.SCRIPTS, *declaring.SCRIPTS,
        *armistice.SCRIPTS, *raids.SCRIPTS, *quick_start.SCRIPTS, *council.SCRIPTS,
        # A8 agents, diplomats, police
        *crews.SCRIPTS, *institutions.SCRIPTS, *guard_crafts.SCRIPTS, *mines.SCRIPTS,
        *smuggling.SCRIPTS, *uprisings.SCRIPTS,
        # governments
        *policies.SCRIPTS, *enactment.SCRIPTS, *autocracy.SCRIPTS, *democracy.SCRIPTS,
        *plutocracy.SCRIPTS, *speculation.SCRIPTS, *sociocracy.SCRIPTS, *technocracy.SCRIPTS,
        *wonders.SCRIPTS,
        # A11, A12 underground and black market
        *market.SCRIPTS, *underground.SCRIPTS,
        # advisors
        *cabinet_advisors.SCRIPTS, *abilities.SCRIPTS, *vetoes.SCRIPTS, *bribery.SCRIPTS,
        *judiciary.SCRIPTS, *forum.SCRIPTS, *gifts.SCRIPTS, *investors.SCRIPTS,
        *incitement.SCRIPTS, *protection.SCRIPTS,
    ]  # fmt: skip
    asks: ClassVar[list[Ask]] = [
        *setup.ASKS, *politics.ASKS, *economy.ASKS, *bankruptcy.ASKS, *decision.ASKS,
        *place.ASKS, *spread.ASKS, *technologies.ASKS, *movement.ASKS,
        *deeds.ASKS, *levels.ASKS, *discovery.ASKS, *exploration.ASKS, *card_effects.ASKS,
        *war.ASKS,
        *planet_cards.ASKS, *treaties.ASKS, *exchanges.ASKS, *declaring.ASKS, *armistice.ASKS,
        *raids.ASKS, *quick_start.ASKS, *council.ASKS,
        # A8 agents, diplomats, police
        *crews.ASKS, *institutions.ASKS, *guard_crafts.ASKS, *mines.ASKS, *smuggling.ASKS,
        *uprisings.ASKS,
        # governments
        *policies.ASKS, *enactment.ASKS, *autocracy.ASKS, *democracy.ASKS, *plutocracy.ASKS,
        *speculation.ASKS, *sociocracy.ASKS, *technocracy.ASKS, *wonders.ASKS,
        # A11, A12 underground and black market
        *market.ASKS, *underground.ASKS,
        # advisors
        *cabinet_advisors.ASKS, *abilities.ASKS, *vetoes.ASKS, *bribery.ASKS,
        *judiciary.ASKS, *forum.ASKS, *gifts.ASKS, *investors.ASKS, *incitement.ASKS,
        *protection.ASKS,
    ]  # fmt: skip

    aside_script: ClassVar[Script | None] = asides.ASIDE
    aside_rule: ClassVar[str] = "A0.10"
    standing_kinds: ClassVar[tuple[str, ...]] = standing_answers.KINDS

    def blank(self, seats: int) -> State:
        return SternState(seats)

    def prepare(self, seats: int, options: dict[str, OptionValue]) -> State:
        s = SternState(seats)
        apply_options(s, options)
        setup.clear_table(s)
        return s

    def open_view(self, state: State) -> View:
        return dict(open_view(_own(state)))

    def own_view(self, state: State, seat: int) -> View:
        return {"mine": own_view(_own(state), seat)}

    def redeal(self, state: State, seat: int, rng: Rng) -> None:
        """B6.2 Decks and face-down systems are bags anyway."""
        redeal(_own(state), seat, rng)

    def outcome(self, state: State) -> Outcome:
        s = _own(state)
        points = [victory_points(s, seat) for seat in range(s.seats)]
        return Outcome(points, bits(s.winners, s.seats), ENDINGS[s.ended_by])

    def explain(self, state: State, seat: int, what: str) -> list[Share]:
        if what.startswith("odds:"):
            from raumhafen.games.sternenkinder.bots.told_odds import told_odds

            return told_odds(_own(state), seat, what)
        return explain(_own(state), seat, what)

    def asides(self, state: State, seat: int) -> list[int]:
        return asides.aside_options(_own(state), seat)

    def addressed(self, state: State) -> list[int]:
        return offers.addressed(_own(state))

    def why_no_aside(self, state: State, seat: int, action: int) -> IllegalAction:
        return asides.why_not(_own(state), seat, action)

    def veils_aside(self, state: State, seat: int, action: int) -> bool:
        return asides.is_draft(action)

    def standing_start(self, state: State, seat: int, kind: str) -> list[int]:
        return standing_answers.start(_own(state))

    def standing_answer(self, state: State, seat: int, kind: str, memo: list[int]) -> int:
        return standing_answers.answer(_own(state), seat, kind, memo)

    def upgrade(self, saved: Saved, from_version: int) -> Saved:
        """Version 3: sanctions and the council; version 4: agents and policies; version 5: the
        black market, the underground and advisors; version 6: an armistice costs its action when
        it is accepted; at tables with politics. Versions 7 and 8 save nothing new.
        """
        if from_version < 3 and saved.get("politics"):
            nobody = [0] * saved["seats"]
            for name in ("sanction", "raided", "law_hand", "cast"):
                saved[name] = nobody[:]
            saved["law_deck"] = FULL_DECK
        if from_version < 4 and saved.get("politics"):
            add_agents(saved)
            saved["law_deck"] |= 1 << LAW["law.shadow_war_ban"]
            rulers = SternState(saved["seats"])
            rulers.politics = True
            clear_regimes(rulers)
            for name in REGIME_FIELDS:
                saved[name] = getattr(rulers, name)
        if from_version < 5 and saved.get("politics"):
            add_market(saved)
            courts = SternState(saved["seats"])
            courts.politics = True
            clear_cabinets(courts)
            for name in CABINET_FIELDS:
                saved[name] = getattr(courts, name)
        if from_version < 6:
            give_back_armistices(saved)
        return saved

    def turns_begun(self, state: State) -> int:
        return _own(state).turns

    def rounds_begun(self, state: State) -> int:
        return _own(state).round

    def readable(self, args: dict[str, Argument]) -> dict[str, Argument]:
        return readable(args)

    def mind(self) -> Mind:
        from raumhafen.games.sternenkinder.bots.mind import MIND

        return MIND

    def features(self) -> Features:
        from raumhafen.games.sternenkinder.views.tensors import SternFeatures

        return SternFeatures()

    def client_content(self, seats: int) -> dict[str, Any]:
        return client_content(seats)

    def broken_laws(self, state: State) -> list[str]:
        return broken_laws(_own(state))


def give_back_armistices(saved: Saved) -> None:
    """A5.19 An offer that waits for its answer has spent its action already."""
    free = POLITICAL.index("free")
    for name, _, seat, *_ in saved["stack"]:
        if name == armistice.TRUCE.name:
            saved["budget"][len(POLITICAL) * seat + free] += 1


def _own(state: State) -> SternState:
    assert isinstance(state, SternState)
    return state


GAME = Sternenkinder()
