"""REST: one module for each part of the platform."""
