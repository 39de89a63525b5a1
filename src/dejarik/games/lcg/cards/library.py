"""Reads the declarations of all products: every module in every folder beside this one."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.resources import files


@cache
def load() -> int:
    """Import every set once, in the order of the names; returns how many there are."""
    count = 0
    for product in sorted(files(__package__).iterdir(), key=lambda item: item.name):
        if product.is_dir() and product.name != "text" and not product.name.startswith("_"):
            for module in sorted(item.name for item in product.iterdir()):
                if module.startswith("set_") and module.endswith(".py"):
                    import_module(f"{__package__}.{product.name}.{module.removesuffix('.py')}")
                    count += 1
    return count
