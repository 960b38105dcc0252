"""The terminal: a table for the people at one keyboard, against computers and each other."""
