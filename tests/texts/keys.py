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
from itertools import product
from pathlib import Path

from rules import games
from tests.texts.messages import HOUSE, ROOT, Owner, adapters

PACKAGES = ("rules", "bot", "storage", "adapters")
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


class Module:
    """One file of source."""

    def __init__(self, path: Path) -> None:
        self.name = str(path.relative_to(ROOT))
        self.owners = _owners(path.relative_to(ROOT))
        self.tree = ast.parse(path.read_text(encoding="utf-8"))
        self.nodes = list(ast.walk(self.tree))
        self.parents = {child: node for node in self.nodes for child in ast.iter_child_nodes(node)}
        self.functions = {n.name: n for n in self.tree.body if isinstance(n, ast.FunctionDef)}
        # Another library's class may be called Text as well.
        self.foreign = {
            alias.asname or alias.name
            for n in self.nodes
            if isinstance(n, ast.ImportFrom) and n.module and n.module.split(".")[0] not in PACKAGES
            for alias in n.names
        }

    def calls(self) -> Iterator[ast.Call]:
        return (node for node in self.nodes if isinstance(node, ast.Call))

    def scopes(self, node: ast.AST) -> Iterator[ast.AST]:
        """What a name at ``node`` may be bound in, from the inside out."""
        while node in self.parents:
            node = self.parents[node]
            if isinstance(node, (ast.Module, *_SCOPES)) and not isinstance(node, ast.ClassDef):
                yield node

    def function(self, node: ast.AST) -> ast.FunctionDef | ast.AsyncFunctionDef | None:
        found = (s for s in self.scopes(node) if isinstance(s, ast.FunctionDef | ast.AsyncFunctionDef))
        return next(found, None)


def _owners(path: Path) -> tuple[Owner, ...]:
    """Whose texts a file may say: a game its own before the house's, the house its own or what every game
    has, an adapter its own besides."""
    top, folder = path.parts[0], path.parts[1]
    if top == "rules" and folder != "kit" and len(path.parts) > 2:
        return (f"rules/{folder}", HOUSE)
    if top == "adapters":
        # The command line speaks the terminal's words (adapters/cli/words.py).
        line = folder == "cli" or (folder.endswith(".py") and folder != "scenes.py")
        own = "adapters/terminal" if line else f"adapters/{folder}"
        if own == "adapters/group":  # a second thing to see at a terminal: it has those words as well
            return ("rules/*", own, "adapters/terminal", HOUSE)
        return ("rules/*", own, HOUSE) if own in adapters() else ("rules/*", HOUSE)
    return ("rules/*", HOUSE)


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


_SCOPES = (
    ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Lambda,
    ast.GeneratorExp, ast.ListComp, ast.SetComp, ast.DictComp,
)  # fmt: skip


def _of_scope(scope: ast.AST) -> Iterator[ast.AST]:
    """What stands in a scope itself, not in one inside it."""
    for node in ast.iter_child_nodes(scope):
        yield node
        if not isinstance(node, _SCOPES):
            yield from _of_scope(node)


class Reader:
    """Reads the strings that an expression can be."""

    def __init__(self, module: Module) -> None:
        self._module = module
        self._reading: list[ast.AST] = []

    def read(self, node: ast.expr | None) -> set[str] | None:
        """The strings, with ``*`` for a part that cannot be read; None: nothing is known."""
        if node is None or node in self._reading:
            return None
        self._reading.append(node)
        try:
            return self._read(node)
        finally:
            self._reading.pop()

    def literals(self, node: ast.expr | None) -> set[str]:
        """The literals among them."""
        match node:
            case ast.Constant(str(value)):
                return {value}
            case ast.IfExp(_, body, orelse):
                return self.literals(body) | self.literals(orelse)
            case ast.BoolOp(_, values):
                return set().union(*map(self.literals, values))
            case ast.Tuple(elements):
                return set().union(*map(self.literals, elements))
        return set()

    def _read(self, node: ast.expr) -> set[str] | None:
        match node:
            case ast.Constant(str() | int() as value):
                return {str(value)}
            case ast.IfExp(_, body, orelse):
                return self._any([body, orelse])
            case ast.BoolOp(_, values):
                return self._any(values)
            case ast.JoinedStr(parts):
                read = [self._part(part) for part in parts]
                return {"".join(chosen) for chosen in product(*read)}
            case ast.Name(name):
                return self._bound(node, name)
            case ast.Subscript(ast.Name(name)):
                return self._any(
                    [v for d in self._assigned(name) if isinstance(d, ast.Dict) for v in d.values]
                )
            case ast.Call(ast.Name(name)) if name in self._module.functions:
                returns = [n for n in ast.walk(self._module.functions[name]) if isinstance(n, ast.Return)]
                return self._any([r.value for r in returns if r.value is not None])
        return None

    def _part(self, part: ast.expr) -> list[str]:
        if isinstance(part, ast.FormattedValue):
            return sorted(self.read(part.value) or {"*"})
        return [str(part.value)] if isinstance(part, ast.Constant) else ["*"]

    def _any(self, nodes: Sequence[ast.expr]) -> set[str] | None:
        found = [self.read(node) for node in nodes]
        known = set().union(*(read for read in found if read))
        return known or None

    def _bound(self, at: ast.expr, name: str) -> set[str] | None:
        """What a name is bound to by assignments and loops of the nearest scope that binds it."""
        for scope in self._module.scopes(at):
            values: set[str] = set()
            for node in _of_scope(scope):
                match node:
                    case ast.AugAssign(ast.Name(target)) if target == name:
                        return {"*"}
                    case ast.Assign([ast.Name(target)], value) | ast.AnnAssign(ast.Name(target), value=value):
                        if target == name:
                            values |= self.read(value) or set()
                    case ast.For(target, iterated) | ast.comprehension(target, iterated):
                        values |= self._looped(target, iterated, name)
            if values:
                return values
        return None

    def _looped(self, target: ast.expr, iterated: ast.expr, name: str) -> set[str]:
        """The values of ``name`` in ``for target in iterated``."""
        found: set[str] = set()
        match target, iterated:
            case ast.Name(one), ast.Tuple(elements) | ast.List(elements) if one == name:
                found = self._any(elements) or set()
            case ast.Name(one), ast.Call(ast.Name("range"), [start, stop]) if one == name:
                first, last = self._number(start), self._number(stop)
                found = set(map(str, range(first, last))) if first is not None and last is not None else set()
            case ast.Tuple([ast.Name(key), ast.Name(value)]), ast.Call(ast.Attribute(ast.Name(of), "items")):
                for node in self._assigned(of):
                    if isinstance(node, ast.Dict) and name in (key, value):
                        inside = [k for k in node.keys if k is not None] if name == key else node.values
                        found |= self._any(inside) or set()
        return found

    def _number(self, node: ast.expr) -> int | None:
        match node:
            case ast.Constant(int(value)):
                return value
            case ast.Name(name):
                return next((self._number(value) for value in self._assigned(name)), None)
            case ast.BinOp(left, ast.Add(), right):
                first, second = self._number(left), self._number(right)
                return first + second if first is not None and second is not None else None
        return None

    def _assigned(self, name: str) -> list[ast.expr]:
        """Everything that is assigned to this name anywhere in the file."""
        found = []
        for node in self._module.nodes:
            match node:
                case ast.Assign([ast.Name(target)], value) | ast.AnnAssign(ast.Name(target), value=value):
                    if target == name and value is not None:
                        found.append(value)
        return found
