"""Logging as it was before, after a test that configures it."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

import structlog


@contextmanager
def kept_logging() -> Iterator[None]:
    """Inside, the root logger has no handlers of the test runner's; afterwards everything is as before."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    levels = {name: logger.level for name, logger in _loggers().items()}
    root.handlers[:] = []
    try:
        yield
    finally:
        for handler in root.handlers:
            handler.close()
        root.handlers[:] = handlers
        root.setLevel(level)
        for name, logger in _loggers().items():
            logger.setLevel(levels.get(name, logging.NOTSET))
        structlog.reset_defaults()


def _loggers() -> dict[str, logging.Logger]:
    known = logging.Logger.manager.loggerDict.items()
    return {name: logger for name, logger in known if isinstance(logger, logging.Logger)}
