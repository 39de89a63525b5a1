"""Sitting down at a table on a server: by its link, by an invitation, from the lobby, or at a new one."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import click

from dejarik.cli.link import Address, Server, new_share, read_address
from dejarik.cli.remote import RemoteTable
from dejarik.cli.speech import lang, listen_to, say
from dejarik.core.game import find, games
from dejarik.core.refusal import Refused
from dejarik.server import wire

if TYPE_CHECKING:
    from rich.console import Console

#: Where a password is looked for before anybody is asked for it.
PASSWORD = "DEJARIK_PASSWORD"  # noqa: S105 - the name of a variable


class Wanted(NamedTuple):
    """What somebody wants to play there, and as whom."""

    game: str | None
    seats: str | None
    level: str | None
    options: dict[str, Any]
    name: str | None
    account: str | None


def join(console: Console, link: str, wanted: Wanted) -> RemoteTable:
    """A seat at the table that a link leads to."""
    address = read_address(link)
    server = Server(address.server)
    _introduce(server, wanted)
    if address.invite is not None:
        share = new_share()
        taken = server.accept(address.invite, share)
        return _seated(console, server, taken.match, taken.seat, share)
    if address.match is not None:
        return _at(console, server, server.match(address.match))
    return _from_server(console, server, address, wanted)


def _introduce(server: Server, wanted: Wanted) -> None:
    """Say who we are: an account, a guest by name, or whoever we were there last time."""
    if wanted.account is not None:
        password = os.environ.get(PASSWORD) or click.prompt(say("password", name=wanted.account), hide_input=True)
        server.sign_in(wanted.account, password)
    elif wanted.name is not None:
        server.take_name(wanted.name)


def _at(console: Console, server: Server, card: wire.MatchCard) -> RemoteTable:
    """Our own seat at a match, else a free one, else a place to watch from."""
    mine = [seat.seat for seat in card.seats if seat.mine]
    free = [seat.seat for seat in card.seats if seat.kind == "empty" and seat.entry == "open"]
    if mine:
        return _seated(console, server, card, mine[0])
    if free and card.state in ("waiting", "running"):
        share = new_share()
        taken = server.sit(card.id, free[0], share)
        return _seated(console, server, taken.match, taken.seat, share)
    console.print(say("only-watching"), style="dim", markup=False)
    return _seated(console, server, card, None)


def _seated(
    console: Console,
    server: Server,
    card: wire.MatchCard,
    seat: int | None,
    share: str = "",
    invites: Sequence[str] = (),
) -> RemoteTable:
    if card.game not in games():
        raise Refused("unknown-game", game=card.game, known=", ".join(games()))
    listen_to(find(card.game).presenter.texts)
    console.print(f"[bold]{find(card.game).presenter.name(lang())}[/]")
    console.print(f"{server.address}/match/{card.id}", style="dim", markup=False, soft_wrap=True)
    return RemoteTable(server, card, seat, share, invites)


# ── without a link to a match ──────────────────────────────────────────────────────────────────────────────────────


def _from_server(console: Console, server: Server, address: Address, wanted: Wanted) -> RemoteTable:
    """A new match of the game that was named, or one from the lobby."""
    if wanted.game is not None:
        created = server.create(_plan(wanted))
        mine = [seat.seat for seat in created.match.seats if seat.mine]
        links = [f"{address.server}{invite.path}" for invite in created.invites]
        return _seated(console, server, created.match, mine[0] if mine else None, invites=links)
    lobby = server.lobby()
    cards = [card for card in (*lobby.mine, *lobby.open) if card.state in ("waiting", "running")]
    if not cards:
        raise Refused("empty-lobby", address=server.address)
    from dejarik.cli.menu import pick

    return _at(console, server, cards[pick(console, say("menu-matches"), [_told(card) for card in cards])])


def _told(card: wire.MatchCard) -> str:
    game = find(card.game).presenter.name(lang()) if card.game in games() else card.game
    people = ", ".join(seat.name or say("free-seat", seat=seat.seat + 1) for seat in card.seats)
    mine = any(seat.mine for seat in card.seats)
    return f"{game}: {people}" + (f" ({say('my-match')})" if mine else "")


def _plan(wanted: Wanted) -> dict[str, Any]:
    """A match to be made, from `--seats me,friend,open,bot,careful` or a number."""
    game = find(wanted.game or "")
    plan: dict[str, Any] = {"game": game.id, "options": wanted.options}
    words = [word.strip() for word in (wanted.seats or "").split(",") if word.strip()]
    if len(words) == 1 and words[0].isdecimal():
        words = ["me"] + ["bot"] * (min(int(words[0][:4]), 64) - 1)
    if words:
        plan["seats"] = [_chair(word, wanted.level) for word in words]
    return plan


def _chair(word: str, level: str | None) -> dict[str, Any]:
    kind = word.partition(":")[0].casefold()
    if kind in ("me", "я"):
        return {"kind": "me"}
    if kind in ("friend", "друг", "invite"):
        return {"kind": "invite"}
    if kind == "open":
        return {"kind": "open"}
    return {"kind": "bot", "bot": level if kind == "bot" else word}
