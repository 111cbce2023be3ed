"""Styles: which way to victory points a ruler likes better than others would."""

from typing import Final


class Style:
    """How much more the points of each source, and what leads there, count."""

    def __init__(
        self,
        name: str,
        growth: float = 1.0,
        science: float = 1.0,
        money: float = 1.0,
        arms: float = 1.0,
        discovery: float = 1.0,
        development: float = 1.0,
        government: str = "",
        politics: bool = True,
    ) -> None:
        self.name = name
        self.growth = growth  # A2.2b colonies of level III and IV
        self.science = science  # A2.2f completed research fields
        self.money = money  # A13.8 gifts to the High Council, and the incomes for them
        self.arms = arms  # A2.2i the galactic centre, A2.2c conquest, neutral fleets
        self.discovery = discovery  # anomalies, missions, the last system of the map
        self.development = development  # B27.6 planetary events, A2.2g milestones of routes
        self.government = government  # A10.1 which it likes best
        self.politics = politics  # without it a ruler only changes his government


USUAL: Final = Style("")
APOLITICAL: Final = Style("", politics=False)  # what politics is worth, is measured against it
STYLES: Final[dict[str, Style]] = {
    style.name: style
    for style in (
        Style("growth", growth=2.5, development=0.5, money=0.5, government="sociocracy"),
        Style("science", science=3.0, money=0.7, growth=0.7, government="technocracy"),
        Style("money", money=1.5, growth=0.1, development=0.5, government="plutocracy"),
        Style("arms", arms=3.0, money=0.7, government="autocracy"),
        Style("discovery", discovery=3.0, money=0.5, government="democracy"),
        Style("development", development=3.0, growth=1.5, money=0.5, government="democracy"),
    )
}
