"""whom a seat is kept for, which match is played again, and which lesson a match goes on from"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("awaited", sa.String(40), nullable=True))
    op.add_column("seats", sa.Column("awaited_name", sa.String(80), nullable=True))
    op.add_column("seats", sa.Column("declined", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_index("seats_by_awaited", "seats", ["awaited"])
    op.add_column("matches", sa.Column("rematch_of", sa.String(40), nullable=True))
    op.add_column("matches", sa.Column("lesson", sa.String(40), nullable=True))


def downgrade() -> None:
    op.drop_column("matches", "lesson")
    op.drop_column("matches", "rematch_of")
    op.drop_index("seats_by_awaited", "seats")
    op.drop_column("seats", "declined")
    op.drop_column("seats", "awaited_name")
    op.drop_column("seats", "awaited")
