"""Worlds that a seat holds possible, given what lies open and what it has seen itself."""

from rules.kauboj.worlds.imagine import imagine

__all__ = ["imagine"]
