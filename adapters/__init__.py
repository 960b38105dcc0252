"""The edges: each platform, the terminal, and the one place where everything is put together."""
