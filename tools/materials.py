"""What Dejarik is made of: a software bill of materials (CycloneDX 1.6, JSON) out of both lock files.

python tools/materials.py                 print it
python tools/materials.py > sbom.json     keep it beside a release
"""

from __future__ import annotations

import json
import re
import sys
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
#: A line of requirements.lock: name, version, and where it is needed.
PINNED = re.compile(r"(?P<name>[\w.-]+)==(?P<version>[^\s;]+)(?:\s*;\s*(?P<where>.+))?")


def python_packages(lock: Path = ROOT / "requirements.lock") -> list[dict[str, Any]]:
    """Every package that `make` may install, as requirements.lock has it."""
    found = []
    for line in lock.read_text(encoding="utf-8").splitlines():
        pinned = PINNED.fullmatch(line.strip())
        assert pinned is not None, line
        component = _component(pinned["name"], pinned["version"], f"pkg:pypi/{pinned['name']}@{pinned['version']}")
        if pinned["where"]:
            component["properties"] = [{"name": "dejarik:where", "value": pinned["where"]}]
        found.append(component)
    return found


def web_packages(lock: Path = ROOT / "web" / "package-lock.json") -> list[dict[str, Any]]:
    """Every package that the web client is built with, as package-lock.json has it."""
    found = {}
    for path, facts in json.loads(lock.read_text(encoding="utf-8"))["packages"].items():
        name = path.rpartition("node_modules/")[2]
        if not name or facts.get("link"):
            continue
        reference = f"pkg:npm/{name.replace('@', '%40', 1)}@{facts['version']}"
        component = _component(name, facts["version"], reference)
        if licence := facts.get("license"):
            component["licenses"] = [{"expression": licence}]
        if facts.get("dev"):
            component["scope"] = "excluded"  # built with it, not served
        found[reference] = component
    return list(found.values())


def bill() -> dict[str, Any]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "name": project["name"],
                "description": project["description"],
                "licenses": [{"license": {"id": project["license"]}}],
            }
        },
        "components": [*python_packages(), *web_packages()],
    }


def _component(name: str, version: str, reference: str) -> dict[str, Any]:
    return {"type": "library", "bom-ref": reference, "name": name, "version": version, "purl": reference}


if __name__ == "__main__":
    json.dump(bill(), sys.stdout, indent=1, ensure_ascii=False)
    print()
