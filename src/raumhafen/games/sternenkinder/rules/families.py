"""Own functions of goals and policies, by their names: what no effect of the content can say."""

from typing import Final

from raumhafen.games.sternenkinder.content.regimes import POLICY
from raumhafen.games.sternenkinder.rules.politics import (
    autocracy,
    enactment,
    forum,
    plutocracy,
    sociocracy,
    speculation,
    technocracy,
    wonders,
)
from raumhafen.games.sternenkinder.rules.politics.activation import Activation
from raumhafen.games.sternenkinder.rules.politics.government_goals import Reward
from raumhafen.games.sternenkinder.state import ECONOMY, POLITICS

# A15 to A19 what goals bring beside resources, points and incomes
REWARDS: Final[dict[str, Reward]] = {
    "order": enactment.enact,
    "rival": autocracy.overcome_rival,
    "judge": enactment.enact,
    "forum": forum.found_forum,
    "refuge": sociocracy.shelter,
    "feed": sociocracy.feed,
    "map": technocracy.chart,
    "standard": technocracy.set_standard,
}

# A10.7 policies that are activated
ACTIVATIONS: Final[list[Activation]] = [
    Activation(POLICY["just_war"], POLITICS, autocracy.can_accuse, autocracy.accuse),
    Activation(POLICY["flagship"], ECONOMY, autocracy.can_name_flagship, autocracy.name_flagship),
    Activation(POLICY["real_estate"], POLITICS, speculation.can_speculate, speculation.speculate),
    Activation(POLICY["refuge"], POLITICS, sociocracy.can_refuge, sociocracy.refuge),
    Activation(POLICY["fund"], ECONOMY, plutocracy.can_invest, plutocracy.invest, again=True),
    Activation(POLICY["monetary_rule"], ECONOMY, plutocracy.can_buy_rule, plutocracy.buy_rule),
    Activation(
        POLICY["civil_society"], ECONOMY, sociocracy.can_found_society, sociocracy.give_civil
    ),
    Activation(POLICY["symposium"], ECONOMY, wonders.can_support, wonders.support, again=True),
    Activation(POLICY["hyperfocus"], ECONOMY, technocracy.can_focus, technocracy.focus),
]
