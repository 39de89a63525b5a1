"""what a seat remembers of a match, whom matches wait for, how ratings went, and ways to call somebody"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("asked", sa.JSON(), nullable=True))
    op.create_table(
        "memories",
        sa.Column("match", sa.String(40), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("person", sa.String(40), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("seen", sa.Integer(), nullable=True),
        sa.Column("heard", sa.Integer(), nullable=True),
        sa.Column("note", sa.Text(), nullable=True),
        sa.Column("passing", sa.Boolean(), nullable=True),
        sa.Column("called", sa.Integer(), nullable=True),
    )
    op.create_index("memories_by_person", "memories", ["person"])
    op.create_table(
        "rated",
        sa.Column("match", sa.String(40), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("player", sa.String(60), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("mean", sa.Float(), nullable=False),
        sa.Column("deviation", sa.Float(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
    )
    op.create_index("rated_by_player", "rated", ["player", "game", "at"])
    op.create_table(
        "calls",
        sa.Column("person", sa.String(40), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("always", sa.Boolean(), nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("form", sa.String(20), nullable=True),
        sa.Column("url", sa.Text(), nullable=True),
        sa.Column("chat", sa.String(80), nullable=True),
    )
    op.create_table(
        "pushes",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("person", sa.String(40), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("key", sa.String(120), nullable=False),
        sa.Column("auth", sa.String(60), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
    )
    op.create_index("pushes_by_person", "pushes", ["person"])


def downgrade() -> None:
    op.drop_table("pushes")
    op.drop_table("calls")
    op.drop_table("rated")
    op.drop_table("memories")
    op.drop_column("matches", "asked")
