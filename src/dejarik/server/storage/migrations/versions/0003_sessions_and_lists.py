"""sessions that end, and lists that stay quick among many matches"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("session", sa.String(40), nullable=True))
    op.add_column("matches", sa.Column("touched", sa.BigInteger(), nullable=True))
    op.execute("UPDATE matches SET touched = (SELECT max(at) FROM events WHERE events.match = matches.id)")
    op.create_index("matches_by_touch", "matches", ["state", "public", "touched"])
    op.create_index("matches_by_host", "matches", ["host", "state"])


def downgrade() -> None:
    op.drop_index("matches_by_host", "matches")
    op.drop_index("matches_by_touch", "matches")
    op.drop_column("matches", "touched")
    op.drop_column("people", "session")
