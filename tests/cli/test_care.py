"""backup, restore and doctor on the command line."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

from sqlalchemy import update

from dejarik.server.storage import Store, tables
from tests.cli.conftest import Program
from tests.server.test_care import a_lived_in_house, shut


def test_the_commands(dejarik: Program, tmp_path: Path) -> None:
    here, there, copy = (str(tmp_path / name) for name in ("here.sqlite", "there.sqlite", "copy.gz"))

    async def work() -> None:
        _, house = await a_lived_in_house(here, "bidding")
        await shut(house)

    asyncio.run(work())
    made = dejarik("backup", copy, "--db", here)
    assert (made.status, "4 matches" in made.out) == (0, True), made
    assert dejarik("restore", copy, "--db", there).status == 0
    well = dejarik("doctor", "--db", there, "--lang", "ru")
    assert (well.status, well.out.endswith("всё в порядке.\n")) == (0, True), well
    asyncio.run(_spoil(there))
    ill = dejarik("doctor", "--db", there)
    assert (ill.status, "1 fault" in ill.out) == (1, True), ill
    told = json.loads(dejarik("doctor", "--db", there, "--json").out)
    assert [complaint["what"] for complaint in told["complaints"]] == ["unreadable"]
    for args in (
        ["restore", copy, "--db", there],
        ["restore", str(tmp_path / "none.gz"), "--db", str(tmp_path / "new.sqlite")],
        ["backup", copy, "--db", str(tmp_path / "none.sqlite")],
        ["doctor", "--db", str(tmp_path / "none.sqlite")],
        ["doctor", "--db", "postgresql://nobody@127.0.0.1:1/x"],
        ["backup", copy, "--db", copy],
        ["doctor", "--db", "mysql://x"],
    ):
        said = dejarik(*args)
        assert said.status == 2, (args, said)
        assert said.err.count("\n") == 1, (args, said.err)


async def _spoil(db: str) -> None:
    store = Store(db)
    await store.change(update(tables.matches).where(tables.matches.c.state == "running").values(game="sabacc"))
    await store.close()
