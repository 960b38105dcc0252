"""Discord: an outlet, interactions handed to the desk, answers carried out. Knows no game.

Numbers and errors are those of https://discord.com/developers/docs.
"""

import warnings

# On Python 3.11 and 3.12 the library imports a module for voice (which is not used here) that is to go.
with warnings.catch_warnings():
    warnings.filterwarnings("ignore", "'audioop' is deprecated", DeprecationWarning)
    import discord as discord
