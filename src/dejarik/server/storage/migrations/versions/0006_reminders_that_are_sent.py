"""where links in reminders lead, and why the last one did not arrive"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("calls", sa.Column("home", sa.String(300), nullable=True))
    op.add_column("calls", sa.Column("trouble", sa.String(20), nullable=True))


def downgrade() -> None:
    op.drop_column("calls", "trouble")
    op.drop_column("calls", "home")
