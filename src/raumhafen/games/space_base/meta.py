"""Space Base for the lobby: importable without the rules."""

from raumhafen.engine.game import Meta, Option

META = Meta(
    id="space-base",
    prefix="SB",
    min_seats=2,
    max_seats=5,
    options=(
        Option("variant", ("standard", "light-speed"), "SB3"),
        Option("round_limit", (0, 200), "SB15.5"),
    ),
    rules_version=3,
)
