"""Small shared parts, each for itself."""
