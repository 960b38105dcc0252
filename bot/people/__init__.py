"""People: accounts that are linked, and what is forgotten of whom."""
