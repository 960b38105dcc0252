"""A file of source, and which strings its expressions can be."""

import ast
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path

from tests.texts.messages import HOUSE, ROOT, Owner, adapters

PACKAGES = ("rules", "bot", "storage", "adapters")
SCOPES = (
    ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Lambda,
    ast.GeneratorExp, ast.ListComp, ast.SetComp, ast.DictComp,
)  # fmt: skip


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
            if isinstance(node, (ast.Module, *SCOPES)) and not isinstance(node, ast.ClassDef):
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


def of_scope(scope: ast.AST) -> Iterator[ast.AST]:
    """What stands in a scope itself, not in one inside it."""
    for node in ast.iter_child_nodes(scope):
        yield node
        if not isinstance(node, SCOPES):
            yield from of_scope(node)


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
            for node in of_scope(scope):
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
