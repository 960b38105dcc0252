"""Promises of speed, each measured as a ratio against a baseline in the same run (``make bench``).

Every module here that has a ``ratios`` function is run; nothing else lists them.
"""
