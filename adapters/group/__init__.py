"""A group chat in the terminal: people at one keyboard, without any token."""
