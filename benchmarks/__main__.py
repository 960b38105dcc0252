"""Runs every benchmark and prints a table; exit code 1 where a promise is not kept.

``python -m benchmarks [NAME ...]`` runs only those whose module is named.
"""

import sys
from importlib import import_module
from pkgutil import iter_modules

from rich.console import Console
from rich.table import Table

import benchmarks
from benchmarks.ratio import Ratio


def main(names: list[str]) -> int:
    modules = [m.name for m in iter_modules(benchmarks.__path__) if not names or m.name in names]
    found: list[Ratio] = []
    for name in modules:
        ratios = getattr(import_module(f"benchmarks.{name}"), "ratios", None) if name != "__main__" else None
        if ratios is not None:
            print(f"measuring {name} ...", file=sys.stderr)
            found += ratios()
    table = Table("what", "ours", "baseline", "against", "ratio", "promised", "kept")
    for ratio in found:
        table.add_row(
            ratio.what,
            f"{ratio.ours:,.4g} {ratio.unit}",
            f"{ratio.baseline:,.4g}",
            ratio.against,
            f"{ratio.value:.2f}",
            "-" if ratio.promise is None else f">= {ratio.promise:g}",
            "yes" if ratio.kept else "NO",
        )
    Console(width=130).print(table)
    return 0 if all(ratio.kept for ratio in found) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
