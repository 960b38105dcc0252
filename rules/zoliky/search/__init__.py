"""The meld search: all melds of a hand, and the best ways to lay several of them.

``laydowns`` says what can be laid, ``partition`` finds the best, ``singles`` lists single melds.
"""
