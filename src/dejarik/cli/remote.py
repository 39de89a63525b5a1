"""A match on a server, played from this terminal: the same table, the rules elsewhere."""

from __future__ import annotations

import contextlib
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from dejarik.cli.link import Server, Socket, new_share
from dejarik.cli.speech import lang, say
from dejarik.cli.table import Clock, Forbidden, Hint, Line, Request, Sight, Spoken, Table
from dejarik.core import lots
from dejarik.core.game import find
from dejarik.core.note import revive
from dejarik.core.presenter import Reader
from dejarik.core.question import Ask, Place, Question, Share, as_option
from dejarik.core.refusal import Refused
from dejarik.server import wire


class RemoteTable(Table):
    """What the server tells of a match, and our answers to it."""

    saves = False
    talks = True
    elsewhere = True

    def __init__(
        self,
        server: Server,
        card: wire.MatchCard,
        seat: int | None,
        share: str = "",
        invites: Sequence[str] = (),
    ) -> None:
        self.server, self.card, self.seat, self.share, self.invites = server, card, seat, share, invites
        self.game = find(card.game)
        self.people = [] if seat is None else [seat]
        self.scene: wire.Scene | None = None
        self._view: Any = None
        self._question: tuple[int, Question] | None = None
        self._journal: list[Line] = []
        self._chat: list[Spoken] = []
        self._arrived = time.monotonic()
        #: Grows with everything that changes what we see.
        self._changes = 0
        self._seen = 0
        self._news = threading.Condition()
        self._left = False
        self._tell: Callable[[], object] = lambda: None
        self.socket = Socket(server, card.id, seat, self._heard)
        self.socket.start()

    @property
    def names(self) -> list[str]:  # type: ignore[override]
        return [seat.name or say("free-seat", seat=seat.seat + 1) for seat in self.card.seats]

    # ── what comes over the wire ───────────────────────────────────────────────────────────────────────────────────

    def listen(self, tell: Callable[[], object]) -> None:
        self._tell = tell

    def _heard(self, message: Any) -> None:
        with self._news:
            if isinstance(message, wire.Scene):
                self._take_scene(message)
            elif isinstance(message, wire.TableNews):
                self.card = message.match
                self._show_share()
            elif isinstance(message, wire.ChatLine):
                self._chat.append(Spoken(message.name, message.text))
            self._changes += 1
            self._news.notify_all()
        self._tell()

    def _take_scene(self, scene: wire.Scene) -> None:
        self.scene, self._arrived = scene, time.monotonic()
        self._view = msgspec.convert(scene.view, self.game.seen, strict=False)
        del self._journal[scene.journal_from :]
        self._journal += [Line(line.text, line.rule) for line in scene.journal]
        card = scene.question
        if card is None:
            self._question = None
        elif self._question is None or self._question[0] != card.id:
            self._question = (card.id, self._posed(card))

    def _posed(self, card: wire.QuestionCard) -> Question:
        """The question as the rules asked it; whether a place is allowed, only the server knows."""
        assert self.seat is not None
        about = None if card.about is None else revive(card.about, self.game.subjects)
        if card.place is not None:
            return Place(self.seat, card.kind, card.place.size, lambda _: None, _nowhere, about=about)
        options = tuple(as_option(option.value) for option in card.options)
        if card.share is not None:
            share = card.share
            return Share(self.seat, card.kind, options, share.total, share.least, share.caps, about=about)
        return Ask(self.seat, card.kind, options, card.least, card.most, card.ordered, about=about)

    def _show_share(self) -> None:
        """Our share of the dice, once everybody has promised theirs."""
        found, seat = self.card.lots, self.seat
        if not self.share or found is None or seat is None or not found.fixed or found.shares[seat] is not None:
            return
        if found.promises[seat] == lots.promise(self.share):
            threading.Thread(target=self._reveal, daemon=True).start()

    def _reveal(self) -> None:
        with contextlib.suppress(Refused):  # the match begins without it
            self.socket.send(lambda ref: wire.Reveal(share=self.share, ref=ref))

    # ── what a seat is shown ───────────────────────────────────────────────────────────────────────────────────────

    @property
    def over(self) -> bool:
        """By what is seen: the table's card may say so a moment before the scene that tells how it ended."""
        return (self.scene or self.card).state in ("over", "off")

    def asked(self) -> list[int]:
        return [self.seat] if self.seat is not None and self._question is not None and not self.over else []

    def sight(self, seat: int | None) -> Sight:
        with self._news:
            return self._sight()

    def _sight(self) -> Sight:
        reader = Reader(lang(), self.seat, tuple(self.names))
        scene = self.scene
        if scene is None:
            return Sight(reader=reader, view=None, waiting=self._waiting_room(), chat=tuple(self._chat))
        outcome, names = scene.outcome, reader.names
        sight = Sight(
            reader=reader,
            view=self._view,
            waiting=tuple(asked.sentence for asked in scene.asked),
            laid=tuple(
                say("laid", who=names[laid.seat], answer=", ".join(card.label for card in laid.values))
                for laid in scene.laid
                if laid.seat != self.seat
            ),
            chosen=bool(scene.chosen),
            journal=tuple(self._journal),
            chat=tuple(self._chat),
            clocks=tuple(
                Clock(reader.names[clock.seat], self._left_on(clock), clock.running) for clock in scene.clocks
            ),
            request=self._request(scene),
            result="" if outcome is None else outcome.sentence,
            winners=() if outcome is None else tuple(names[winner] for winner in outcome.winners),
            challenger=self._challenger(),
        )
        return self._asking(sight, scene.question)

    def _asking(self, sight: Sight, card: wire.QuestionCard | None) -> Sight:
        if card is None or self._question is None:
            return sight
        question = self._question[1]
        labels = {as_option(each.value): each.label for each in card.options}
        labels |= {as_option(each.value): each.label for each in card.barred}
        return msgspec.structs.replace(
            sight,
            question=question,
            sentence=card.sentence,
            details=self.presenter.details(sight.reader, sight.view, question),
            labels=labels,
            barred={as_option(each.value): Forbidden(each.rule, each.why) for each in card.barred},
            rule=card.rule,
        )

    def _left_on(self, clock: wire.ClockCard) -> int:
        """Seconds left on a clock now."""
        gone = (time.monotonic() - self._arrived) * 1000 if clock.running else 0
        return max(0, round((clock.left - gone) / 1000))

    def _waiting_room(self) -> tuple[str, ...]:
        lines = [f"{seat.seat + 1}. {name}" for seat, name in zip(self.card.seats, self.names, strict=True)]
        lines += [f"   {link}" for link in self.invites]
        return (*lines, say("waiting-host" if self.card.host else "waiting-guest"))

    def _request(self, scene: wire.Scene) -> Request | None:
        """What somebody else asks of us."""
        undo, ending = scene.undo, self.card.ending
        if undo.asked_by is not None and self.seat in undo.waiting:
            return Request("undo", say("asks-undo", who=self.names[undo.asked_by]))
        if ending is not None and self.seat in ending.waiting:
            return Request("ending", say("asks-ending", who=self.names[ending.asked_by]))
        return None

    def _challenger(self) -> str:
        asked = self.card.rematch
        return "" if asked is None or asked.asked_by == self.seat else self.names[asked.asked_by]

    def trouble(self) -> Refused | None:
        return self.socket.trouble

    def begin(self) -> None:
        self.server.start(self.card.id)

    # ── going on ───────────────────────────────────────────────────────────────────────────────────────────────────

    def step(self) -> bool:
        """Wait for news, unless it is up to us."""
        with self._news:
            while not self._left:
                if self.socket.trouble is not None:
                    raise self.socket.trouble
                if self.over or self.asked():
                    return False
                if self._changes != self._seen:
                    self._seen = self._changes
                    return True
                self._news.wait(1.0)
        return False

    def thinking(self) -> str:
        scene = self.scene
        if scene is None:
            return self.server.address
        return ", ".join(self.names[asked.seat] for asked in scene.asked)

    def _do(self, make: Any) -> Any:
        """Send something; by the time this returns, what we see has followed."""
        reply = self.socket.send(make)
        if isinstance(reply, wire.Accepted):
            with self._news:
                self._news.wait_for(lambda: self.scene is None or self.scene.seq >= reply.seq or self._left, 5)
        return reply

    def answer(self, seat: int, value: object) -> None:
        if self._question is None:
            raise Refused("not-your-question")
        number = self._question[0]
        self._do(lambda ref: wire.Answer(question=number, value=value, ref=ref))

    def undo_asks(self, seat: int) -> list[int]:
        return []

    def undo(self, seat: int) -> None:
        if self.scene is not None and self.scene.chosen:
            self._do(lambda ref: wire.Retract(ref=ref))
        else:
            self._do(lambda ref: wire.AskUndo(ref=ref))

    def again(self) -> Table:
        share = new_share()
        taken = self.server.rematch(self.card.id, share)
        return RemoteTable(self.server, taken.match, taken.seat, share)

    def agree(self, request: Request, *, agrees: bool) -> None:
        kind = wire.ReplyUndo if request.kind == "undo" else wire.ReplyEnding
        self._do(lambda ref: kind(agree=agrees, ref=ref))

    def hint(self, seat: int) -> Hint:
        reply = self._do(lambda ref: wire.AskHint(ref=ref))
        words = ", ".join(reply.labels) or say("nothing")
        return Hint(reply.bot, as_option(reply.value), words, reply.estimate, reply.reason or "")

    def suggestion(self, seat: int) -> tuple[int, ...]:
        answer = self.hint(seat).answer
        return tuple(part for part in answer if isinstance(part, int)) if isinstance(answer, tuple) else ()

    def say(self, text: str) -> None:
        if text.strip():
            self._do(lambda ref: wire.Say(text=text[:500], ref=ref))

    def speaks(self, lang: str) -> None:
        chosen: wire.Language = "en" if lang == "en" else "ru"
        self._do(lambda ref: wire.SetLanguage(lang=chosen, ref=ref))

    def save(self, path: Path | None = None) -> Path:
        raise Refused("kept-on-the-server")

    def leave(self) -> None:
        with self._news:
            self._left = True
            self._news.notify_all()
        self.socket.close()


def _nowhere(_: object) -> tuple[int, ...]:
    raise Refused("no-suggestion")
