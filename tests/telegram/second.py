"""A second opinion on the updates of our server: aiogram's models, which nobody here wrote."""

from functools import cache
from typing import Any

from pydantic import ValidationError

from tests.telegram.spec import Json


@cache
def _models() -> Any:
    # Two seconds: only whoever sends updates pays for it.
    from aiogram.types import Update

    return Update


def objection(update: Json) -> str | None:
    """What aiogram finds wrong: a value that it refuses, does not know or has to convert; None: nothing."""
    try:
        read = _models().model_validate(update)
    except ValidationError as error:
        return str(error)
    again = read.model_dump(mode="json", exclude_unset=True, by_alias=True)
    if again != update:
        return f"read as {again}"
    extra = _unknown(read)
    return f"unknown: {extra}" if extra else None


def _unknown(model: Any) -> list[str]:
    """Fields that no model knows, at any depth."""
    found = list(model.model_extra or ())
    for name in model.model_fields_set:
        value = getattr(model, name, None)
        for one in value if isinstance(value, list) else [value]:
            if hasattr(one, "model_fields_set"):
                found += _unknown(one)
    return found
