"""The runtime that all games share: standard library only, no input or output, no clock."""
