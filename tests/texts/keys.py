"""Which texts the code can say: a reading of the source, nothing is run.

A call of ``text`` or ``Text``, or of a function that hands one of its own parameters on to such a call
(``say(key)``, ``fail(key)``, ``speaker(key)``), says the keys that its argument can have. The argument may
be a literal, a choice between several, an f-string, a name bound to one of these, a place in a dictionary of
them, or a call of a function in the same file that returns them. A part that cannot be read is ``*``.
"""

import ast
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache

from rules import games
from tests.texts.messages import ROOT, Owner
from tests.texts.source import PACKAGES, Module, Reader

STRICT = ("text", "speaker")
"""Names whose calls always give a key, so that one that cannot be read is an error."""


@dataclass(frozen=True)
class Use:
    """A key that the code says, with ``*`` where it cannot be read; ``arguments``: None: not known."""

    key: str
    arguments: frozenset[str] | None
    place: str
    owners: tuple[Owner, ...]
    """Whose texts may hold it, the first one first; ``rules/*``: each game's."""

    def __str__(self) -> str:
        return f"{self.place}: {self.key}"

    def covers(self, key: str) -> bool:
        return fnmatchcase(key, self.key)


@cache
def modules() -> tuple[Module, ...]:
    paths = [path for top in PACKAGES for path in sorted((ROOT / top).rglob("*.py"))]
    return tuple(Module(path) for path in paths if _counts(path.relative_to(ROOT).parts))


def _counts(parts: Sequence[str]) -> bool:
    """Whatever is not inside a game that is not registered."""
    return parts[0] != "rules" or len(parts) == 2 or parts[1] in ("kit", *games())


def _called(func: ast.expr) -> str:
    """The name that is called; of ``self._speaker()(…)`` and ``view.speaker(…)`` it is ``speaker``."""
    match func:
        case ast.Name(name) | ast.Attribute(attr=name):
            return name.lstrip("_") if name.lstrip("_") == "speaker" else name
        case ast.Call(inner):
            return _called(inner)
    return ""


@cache
def sayers() -> dict[str, int]:
    """Functions that say a key, and the place of the argument that is the key."""
    found = {"text": 0, "Text": 0}
    while True:
        more = dict(found)
        for module in modules():
            for call in module.calls():
                name, function = _called(call.func), module.function(call)
                key = call.args[found[name]] if len(call.args) > found.get(name, 99) else None
                if function is None or not isinstance(key, ast.Name) or name in module.foreign:
                    continue
                owner = module.parents[function]
                names = [a.arg for a in (*function.args.posonlyargs, *function.args.args)]
                bound = names[1:] if names[:1] in (["self"], ["cls"]) else names
                if key.id in bound:
                    said = owner.name.lower() if isinstance(owner, ast.ClassDef) else ""
                    said = said if function.name == "__call__" else function.name
                    more.setdefault(said, bound.index(key.id))
        if more == found:
            return found
        found = more


@cache
def uses() -> tuple[Use, ...]:
    """Every key that the code says by a call."""
    found = [use for module in modules() for use in _uses(module)]
    return tuple(dict.fromkeys(found))


def _uses(module: Module) -> Iterator[Use]:
    for call in module.calls():
        name = _called(call.func)
        place = f"{module.name}:{call.lineno}"
        if name in sayers() and name not in module.foreign and len(call.args) > sayers()[name]:
            key = call.args[sayers()[name]]
            for said in Reader(module).read(key) or ():
                yield Use(said, _arguments(call, sayers()[name]), place, module.owners)
        elif name == "Result" and len(call.args) == 2 and isinstance(call.args[1], ast.Constant):
            # How a match ended is said by adapters/scenes.py.
            yield Use(f"reason-{call.args[1].value}", frozenset(), place, module.owners)
        elif name == "ValueError" and "rules" in module.name and isinstance(module.parents[call], ast.Raise):
            # What a model of options raises is a key (rules/kit/faults.py).
            literal = call.args[0] if call.args else None
            if isinstance(literal, ast.Constant) and is_key(literal.value):
                yield Use(str(literal.value), frozenset(), place, module.owners)


def unreadable() -> list[str]:
    """Calls that say a key which cannot be read, but for those that hand on a parameter."""
    found = []
    for module in modules():
        for call in module.calls():
            if _called(call.func) in STRICT and call.args and not Reader(module).read(call.args[0]):
                key, function = call.args[0], module.function(call)
                handed = isinstance(key, ast.Name) and function is not None and function.name in sayers()
                special = function is not None and function.name == "__call__"
                if not handed and not special:
                    found.append(f"{module.name}:{call.lineno}: {ast.unparse(call)}")
    return found


def returned() -> Iterator[Use]:
    """Literals that look like keys and are returned or compared with: they may be said elsewhere."""
    for module in modules():
        for node in module.nodes:
            values: Sequence[ast.expr | None] = ()
            if isinstance(node, ast.Return):
                values = (node.value,)
            elif isinstance(node, ast.Compare) and _called(node.left) == "key":
                values = node.comparators
            for value in values:
                for key in Reader(module).literals(value):
                    if is_key(key):
                        yield Use(key, None, f"{module.name}:{node.lineno}", module.owners)


def is_key(value: object) -> bool:
    return (
        isinstance(value, str)
        and "-" in value
        and value.replace("-", "").isalnum()
        and value.islower()
        and not value.startswith("-")
    )


def _arguments(call: ast.Call, key: int) -> frozenset[str] | None:
    """The arguments that the message is given."""
    names = [keyword.arg for keyword in call.keywords]
    for more in call.args[key + 1 :]:
        if isinstance(more, ast.Dict) and all(isinstance(k, ast.Constant) for k in more.keys):
            names += [str(k.value) for k in more.keys if isinstance(k, ast.Constant)]
        elif _called(call.func) in ("text", "Text"):
            return None
    return None if None in names else frozenset(name for name in names if name is not None)
