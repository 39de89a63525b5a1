"""who said a line of chat, and the side and deck with which every seat finished a match"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("chat", sa.Column("person", sa.String(40), nullable=True))
    op.create_index("chat_by_person", "chat", ["person"])
    op.add_column("matches", sa.Column("colours", sa.JSON(), nullable=True))


def downgrade() -> None:
    op.drop_column("matches", "colours")
    op.drop_index("chat_by_person", "chat")
    op.drop_column("chat", "person")
