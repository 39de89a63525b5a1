"""The lock file and the bill of materials name what the program stands on."""

from __future__ import annotations

import importlib.util
import re
import tomllib
from importlib import metadata
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


@pytest.fixture(scope="module")
def materials() -> ModuleType:
    spec = importlib.util.spec_from_file_location("materials", ROOT / "tools" / "materials.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def asked() -> list[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [*project["dependencies"], *(each for extra in project["optional-dependencies"].values() for each in extra)]


def test_every_dependency_has_both_bounds() -> None:
    assert [each for each in asked() if not re.search(r">=[\d.]+,<[\d.]+", each)] == []


def test_the_lock_holds_every_dependency_within_its_bounds(materials: ModuleType) -> None:
    locked = {plain(each["name"]): each["version"] for each in materials.python_packages()}
    for each in asked():
        wanted = re.match(r"([\w.-]+)(?:\[\w+\])?>=([\d.]+),<([\d.]+)", each)
        assert wanted is not None
        least, found, below = (
            [int(part) for part in re.findall(r"\d+", version)]
            for version in (wanted[2], locked[plain(wanted[1])], wanted[3])
        )
        assert least <= found < below, each


def test_what_the_locked_packages_need_is_locked_too(materials: ModuleType) -> None:
    """A package that slipped past the lock would be another one tomorrow."""
    locked = {plain(each["name"]) for each in materials.python_packages()}
    for package in sorted(locked):
        try:
            needs = metadata.requires(package) or []
        except metadata.PackageNotFoundError:
            continue  # of another platform, or for measuring only
        named = {plain(re.match(r"[\w.-]+", need)[0]) for need in needs if ";" not in need}  # type: ignore[index]
        assert named <= locked, package


def test_the_bill_names_both_worlds_once(materials: ModuleType) -> None:
    bill = materials.bill()
    references = [each["bom-ref"] for each in bill["components"]]
    assert len(references) == len(set(references))
    assert any(each.startswith("pkg:pypi/litestar@") for each in references)
    assert any(each.startswith("pkg:npm/svelte@") for each in references)
    assert all(each["version"] for each in bill["components"])
