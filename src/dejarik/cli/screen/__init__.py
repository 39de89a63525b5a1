"""The table on a full screen (Textual)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dejarik.cli.table import Table


def run(table: Table) -> int:
    """Play on a full screen until the person leaves; the exit status."""
    from dejarik.cli.screen.app import TableApp

    app = TableApp(table)
    status = app.run()
    if app.return_code:  # a fault, which Textual has told already
        return app.return_code
    return status or 0
