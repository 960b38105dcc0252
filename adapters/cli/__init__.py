"""The command line's own parts: words, errors, and the commands that need no table."""
