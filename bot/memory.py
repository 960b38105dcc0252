"""How often Python looks for garbage in cycles, in a process that keeps many tables in memory."""

import gc

YOUNG, MIDDLE, OLD = 50_000, 20, 100
"""See ``gc.set_threshold``; Python's own first number, 700, is reached by a few acts at once."""


def collect_rarely() -> None:
    """For the whole process; to be called once, after the imports.

    A table's state is values that refer to older values, never in cycles: they go as soon as nobody needs
    them. Looking for cycles among them again and again took a quarter of the time of every act.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)
