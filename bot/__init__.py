"""The async core: tables, seats, clocks and texts. Knows games only through their contract."""

__version__ = "0.1.0"
