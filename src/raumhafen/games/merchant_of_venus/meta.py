"""Merchant of Venus for the lobby: importable without the rules."""

from raumhafen.engine.game import Meta, Option

META = Meta(
    id="merchant-of-venus",
    prefix="MV",
    min_seats=1,
    max_seats=4,
    options=(
        Option("rounds", (30, 20, 15), "MV4.1"),
        Option("home_systems", ("random", "beginner"), "MV3.2"),
        Option("pilots", ("chosen", "dealt"), "MV3.5"),
        Option("teleportals", ("cards", "fixed"), "MV3.4"),
        Option("encounters", ("cards", "tokens"), "MV3.4"),
    ),
    rules_version=5,
)
