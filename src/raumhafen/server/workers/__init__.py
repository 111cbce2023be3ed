"""Worker processes for bots, hints and checks of uploads."""
