"""invites of their own age"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("invited", sa.BigInteger(), nullable=True))


def downgrade() -> None:
    op.drop_column("seats", "invited")
