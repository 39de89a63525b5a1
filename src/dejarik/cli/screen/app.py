"""The table on a full screen: board, news, question and keys always in sight, whatever the window's size."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from collections.abc import Callable, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text
from textual import events, on, work
from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical
from textual.message import Message
from textual.widgets import Input, Static

from dejarik.cli.saving import ENDING, typed_path
from dejarik.cli.screen.aiming import Aim
from dejarik.cli.screen.choices import Choices, labels_of
from dejarik.cli.screen.dialogs import Consent, HandOver, Page
from dejarik.cli.screen.keys import COMMANDS, Keys
from dejarik.cli.screen.panes import Asking, BoardPane, Legend, NewsPane
from dejarik.cli.speech import lang, say, sentence, speak
from dejarik.cli.table import Request, Sight, Table, told_hint
from dejarik.cli.typed import amount_of, contradict, read_answer, sum_of
from dejarik.core.board import LEAST_HEIGHT, Room
from dejarik.core.question import Ask, Option, Place, Question, Share, things
from dejarik.core.refusal import Refused
from dejarik.core.words import LANGUAGES

#: From this width on the news stand in a column of their own.
WIDE = 130
#: How many lines of an open list of answers are wished for.
LINES = 9


class TableApp(App[int]):
    """One table. Its `run` ends with the exit status."""

    class Changed(Message):
        """The table is not as it was."""

    CSS_PATH = "screen.tcss"
    ENABLE_COMMAND_PALETTE = False
    AUTO_FOCUS = ""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table
        self.title = table.presenter.name(lang())
        self.sight: Sight | None = None
        #: Whose eyes are on the screen.
        self.facing: int | None = table.people[0] if len(table.people) == 1 else None
        #: The question whose answers are laid out.
        self.posed: Question | None = None
        self.aim: Aim | None = None
        #: Something is being done at the table: whatever is pressed meanwhile is not for the next question.
        self.busy = False
        #: How far each person has read the journal.
        self.read: dict[int | None, int] = {}
        self.requested: Request | None = None
        self.notice = ""
        self.history: list[str] = []
        self.recalled = 0
        self.keys = Keys(self)

    # ── the parts ──────────────────────────────────────────────────────────────────────────────────────────────────

    def compose(self) -> ComposeResult:
        with Horizontal(id="top"):
            yield BoardPane(self.table)
            yield NewsPane("side")
        yield NewsPane("news")
        with Vertical(id="question"):
            yield Asking(id="asking", markup=False)
            yield Choices()
            yield Static(id="aiming", markup=False)
        yield Static(id="notice", markup=False)
        yield Input(id="prompt", compact=True, select_on_focus=False)
        yield Legend()

    @property
    def board(self) -> BoardPane:
        return self.query_one(BoardPane)

    @property
    def choices(self) -> Choices:
        return self.query_one(Choices)

    @property
    def prompt(self) -> Input:
        return self.query_one("#prompt", Input)

    def on_mount(self) -> None:
        loop = asyncio.get_running_loop()
        for number in ENDING:
            with contextlib.suppress(NotImplementedError, RuntimeError, ValueError):
                loop.add_signal_handler(number, self.exit, 128 + number)
        self.table.listen(lambda: self.post_message(self.Changed()))
        self.set_interval(1.0, self._tick)
        self.go_on()

    def on_unmount(self) -> None:
        self.table.leave()
        for number in ENDING:  # else the loop would give them back on closing, before the match is saved
            with contextlib.suppress(NotImplementedError, RuntimeError, ValueError):
                if asyncio.get_running_loop().remove_signal_handler(number):
                    signal.signal(number, signal.SIG_IGN)

    def on_table_app_changed(self) -> None:
        """Something has happened at the table without us: somebody spoke, came, asked for something, took back."""
        if self.busy:
            return
        trouble = self.table.trouble()
        if trouble is not None:
            self.notice = sentence(trouble)
        self.show()

    def _tick(self) -> None:
        """Clocks run."""
        if self.sight is not None and self.sight.clocks and not self.busy:
            self.sight = self.table.sight(self.facing)
            self.query_one(Asking).tell(self.sight, self.table.thinking())

    # ── the course of the match ────────────────────────────────────────────────────────────────────────────────────

    @work(exclusive=True)
    async def go_on(self) -> None:
        """Begin: let the others play until it is up to the people here."""
        await self._others()

    async def _others(self) -> None:
        """Let the others play, step by step; the screen follows."""
        if not self.table.elsewhere:
            self.busy = True
            self.show()
            while await asyncio.to_thread(self.table.step):
                self.show()
        self.busy = False
        asked = self.table.asked()
        if self.table.over or not asked:
            self.facing = self.facing if len(self.table.people) == 1 else None
            self.show()
        elif self.facing in asked or len(self.table.people) == 1:
            self.facing = asked[0] if self.facing not in asked else self.facing
            self.show()
        else:
            self.hand_over(asked[0])

    def hand_over(self, seat: int) -> None:
        """At a shared screen nobody sees another's hand."""
        before = self.facing
        may_retract = before is not None and self.table.sight(before).chosen
        self.facing = None
        self.show(hidden=True)

        def decided(what: str | None) -> None:
            if what == "leave":
                self.exit(0)
            elif what == "undo" and before is not None:
                self.facing = before
                self.do(lambda: self.table.undo(before))
            else:
                self.facing = seat
                self.show()

        self.push_screen(HandOver(self.table.names[seat], may_retract=may_retract), decided)

    @work(exclusive=True)
    async def do(self, deed: Callable[[], Any]) -> None:
        """Do something at the table, then let the others go on."""
        if self.busy:
            return
        self.busy, self.notice = True, ""
        try:
            await asyncio.to_thread(deed)
        except Refused as refused:
            self.busy = False
            self.complain(refused)
            return
        self.read[self.facing] = 0 if self.sight is None else len(self.sight.journal)
        await self._others()

    # ── showing ────────────────────────────────────────────────────────────────────────────────────────────────────

    def show(self, *, hidden: bool = False) -> None:
        """Show what the person at the screen may see now."""
        self.sight = None if hidden else self.table.sight(self.facing)
        question = self.sight.question if self.sight is not None and not self.busy else None
        if question is None or question is not self.posed:
            self._pose(question)
        self.refresh_panes()
        if self.sight is not None and self.sight.request != self.requested:
            self._requested(self.sight.request)

    def _requested(self, request: Request | None) -> None:
        """Another player asks something of us."""
        self.requested = request
        if request is None:
            return

        def decided(agrees: bool | None) -> None:
            self.do(lambda: self.table.agree(request, agrees=bool(agrees)))

        self.push_screen(Consent(request.sentence), decided)

    def _pose(self, question: Question | None) -> None:
        """Lay out the answers to a new question."""
        self.posed, self.aim = question, None
        if isinstance(question, Ask) and self.sight is not None:
            labels = labels_of(self.sight, question)
            self.choices.show(labels, several=not question.single, ordered=question.ordered)
        elif isinstance(question, Share) and self.sight is not None:
            self.choices.share([self.sight.labels[thing] for thing in question.among], question)
        else:
            self.choices.show(())
        self.choices.meant = self._meant(question)
        if isinstance(question, Place) and self.sight is not None:
            self._take_aim(question)
        self.prompt.value = ""
        self.set_focus(None)

    def _meant(self, question: Question | None) -> frozenset[int]:
        """The places of what a teacher points at, among the options."""
        if question is None or self.sight is None:
            return frozenset()
        return frozenset(place for place, thing in enumerate(things(question)) if thing in self.sight.meant)

    def _take_aim(self, question: Place) -> None:
        assert self.sight is not None
        levers = self.table.presenter.levers(self.sight.view, question)
        if levers:
            self.aim = Aim(levers)
            with contextlib.suppress(Refused):
                self.aim.set(self.table.suggestion(question.seat))

    def refresh_panes(self) -> None:
        sight = self.sight
        aim = None if self.aim is None else tuple(self.aim.spot)
        self.board.show(sight, aim)
        for news in self.query(NewsPane):
            news.show(sight, self.read.get(self.facing, 0))
        self.query_one(Asking).tell(sight if not self.busy else self._only_waiting(), self.table.thinking())
        self.query_one("#aiming", Static).update(self._aiming())
        notice = self.query_one("#notice", Static)
        notice.update(Text(self.notice, style="#ffb454"))
        notice.display = bool(self.notice)
        self.prompt.placeholder = self.hint_at_prompt()
        self.query_one(Legend).show(self._keys())
        self.call_after_refresh(self.arrange)

    def _only_waiting(self) -> Sight | None:
        """While the others play, the person is asked nothing yet."""
        import msgspec

        return None if self.sight is None else msgspec.structs.replace(self.sight, question=None, sentence="", coach="")

    def hint_at_prompt(self) -> str:
        if self.sight is None or self.sight.question is None or self.busy:
            return ""
        question = self.sight.question
        if isinstance(question, Ask):
            kind = "one" if question.single else "several" if question.least else "any"
            return say(f"prompt-{kind}", how=amount_of(question), most=min(question.most, len(question.options)))
        if isinstance(question, Share):
            return say("prompt-share", given=sum(self.choices.counts), amount=sum_of(question))
        return say("prompt-place" if self.aim is not None else "prompt-numbers")

    def _keys(self) -> tuple[tuple[str, str], ...]:
        """Keys that always work, the most needed first; those of the question stand in the line above."""
        playing = [("u", "undo"), ("h", "hint"), ("?", "why"), ("/", "type")]
        keys = [("Enter", "done"), ("r", "again")] if self.table.over else playing
        keys += [("b", "look"), ("j", "journal")]
        keys += [("c", "talk")] if self.table.talks else []
        keys += [
            *([] if self.table.over else [("q", "leave")]),
            ("l", "switch-language"),
            *([("s", "save")] if self.table.saves else []),
            ("F1", "help"),
        ]
        return tuple(keys)

    def _aiming(self) -> RenderableType:
        """Where one points, in the numbers that people use, and whether the rules allow it."""
        question = None if self.sight is None else self.sight.question
        if self.aim is None or not isinstance(question, Place):
            return ""
        spot = tuple(self.aim.spot)
        text = Text(self.table.presenter.told_place(question, spot), style="bold")
        broken = question.check(spot)
        if broken is None:
            return text.append("  ✓", style="bright_green")
        return text.append(f"  ✗ {self.table.game.rulebook.cite(broken).told(lang())}", style="#ff8a7a")

    def arrange(self) -> None:
        """Share the height: the question takes what it needs, the board the rest, and neither starves."""
        width, height = self.size
        wide = width >= WIDE
        news = 0 if wide else (2 if height < 30 else 3)
        self.query_one("#side").display = wide
        fixed = news + 2 + bool(self.notice)
        asking = self.query_one(Asking)
        said = asking.get_content_height(self.size, self.size, max(1, width - 3))
        aiming = 1 if self.aim is not None else 0
        half = max(LEAST_HEIGHT, height // 2)
        most = max(3, height - fixed - half)
        rows = self.choices.lines_in(width - 4, min(LINES, max(1, most - said - aiming)))
        wanted = said + aiming + rows
        if wanted > most:  # a board with little on it leaves the rest of its half to the answers
            most = max(most, height - fixed - max(LEAST_HEIGHT, self.board.lines_in(half)))
        taken = max(3, min(wanted, most))
        self.query_one("#question").styles.height = taken
        pane = self.query_one("#news", NewsPane)
        if news:  # what has happened since takes what neither needs
            left = height - fixed - taken
            spare = left - max(LEAST_HEIGHT, self.board.lines_in(left))
            news = max(news, min(news + spare, pane.wanted(width - 2)))
        pane.styles.height = news
        pane.display = bool(news)
        self.choices.display = bool(rows)
        self.choices.lay_out()
        self.query_one("#aiming").display = bool(aiming)

    def on_resize(self) -> None:
        self.call_after_refresh(self.arrange)

    def complain(self, refused: Refused) -> None:
        self.tell(sentence(refused))

    def tell(self, words: str) -> None:
        """A line under the question, until something else happens."""
        self.notice = words
        self.refresh_panes()

    # ── keys ───────────────────────────────────────────────────────────────────────────────────────────────────────

    async def on_key(self, event: events.Key) -> None:
        if len(self.screen_stack) > 1:
            return
        if event.key in ("ctrl+c", "ctrl+q", "ctrl+d"):
            event.stop()
            self.exit(0)
            return
        if self.prompt.has_focus:
            self.keys.at_prompt(event)
        elif self.keys.at_table(event):
            event.stop()
            event.prevent_default()

    def enter_without_question(self) -> bool:
        """Enter closes a finished match, and begins one that waits for players."""
        if self.table.over:
            self.exit(0)
        elif self.sight is not None and self.sight.view is None:
            self.begin()
        else:
            return False
        return True

    def _done(self, _: str) -> None:
        self.exit(0)

    @work(exclusive=True, group="begin")
    async def _again(self, _: str) -> None:
        """Play again with the same people: the screen is left, and the next table opens one."""
        try:
            self.table.next = await asyncio.to_thread(self.table.again)
        except Refused as refused:
            self.complain(refused)
        else:
            self.exit(0)

    @work(exclusive=True, group="begin")
    async def begin(self) -> None:
        try:
            await asyncio.to_thread(self.table.begin)
        except Refused as refused:
            self.complain(refused)

    def _type(self, text: str) -> None:
        """Begin to type at the prompt."""
        self.prompt.placeholder = say("prompt-typing")
        self.prompt.focus()
        self.prompt.value = text
        self.prompt.cursor_position = len(text)

    def toggle(self, place: int) -> None:
        """Mark an option or take the mark away; of two that contradict each other the new one counts."""
        question = self.sight.question if self.sight is not None else None
        if not isinstance(question, Ask):
            return
        choices, presenter = self.choices, self.table.presenter
        mine = question.options[place]
        if place not in choices.chosen:
            choices.chosen = [
                p for p in choices.chosen if not contradict(presenter, question, question.options[p], mine)
            ]
        choices.toggle(place)

    # ── the mouse ──────────────────────────────────────────────────────────────────────────────────────────────────

    @on(Choices.Picked)
    def picked(self, event: Choices.Picked) -> None:
        question = None if self.sight is None or self.busy else self.sight.question
        if isinstance(question, Ask):
            if question.single:
                self.answer(question.options[event.place])
            else:
                self.toggle(event.place)
        elif isinstance(question, Share):
            self.choices.give(event.place, 1)
            self.refresh_panes()

    @on(BoardPane.Touched)
    def touched(self, event: BoardPane.Touched) -> None:
        question = None if self.sight is None or self.busy else self.sight.question
        if question is not None and event.option in things(question):
            self.picked(Choices.Picked(list(things(question)).index(event.option)))

    @on(BoardPane.Pointed)
    def pointed(self, event: BoardPane.Pointed) -> None:
        if self.aim is not None:
            self.aim.touch(event.spot)
            self.refresh_panes()

    @on(Legend.Pressed)
    def pressed(self, event: Legend.Pressed) -> None:
        self.obey(event.command.replace("-", "_"))

    # ── answers and commands ───────────────────────────────────────────────────────────────────────────────────────

    def answer(self, value: Option) -> None:
        seat = self.facing
        if seat is not None and not self.busy:
            self.do(lambda: self.table.answer(seat, value))

    @on(Input.Submitted)
    def submitted(self, event: Input.Submitted) -> None:
        """Whatever was typed: a command with words, or an answer."""
        text = event.value.strip()
        self.prompt.value = ""
        self.set_focus(None)
        if text:
            self.history = [*(line for line in self.history if line != text), text]
        self.recalled = len(self.history)
        word, _, rest = text.partition(" ")
        command = COMMANDS.get(word.casefold())
        if command is not None and (rest or not word.isdecimal()):
            self.obey(command, rest.strip())
            return
        if self.sight is None or self.sight.question is None or self.busy or not text:
            return
        try:
            self.answer(read_answer(self.sight.question, text, self.sight.labels, self.table.presenter))
        except Refused as refused:
            self.complain(refused)

    def obey(self, command: str, words: str = "") -> None:
        """Do one of the things that can always be done."""
        deed: Callable[[str], None] = getattr(self, f"_{command}")
        try:
            deed(words)
        except Refused as refused:
            self.complain(refused)

    def _undo(self, _: str) -> None:
        seat = self.facing
        if seat is None or self.busy or self.table.over:
            return
        self._ask_consent(seat, self.table.undo_asks(seat))

    def _ask_consent(self, seat: int, others: Sequence[int]) -> None:
        """Other people at this screen are asked one after the other."""
        if not others:
            self.do(lambda: self.table.undo(seat))
            return
        first, *rest = others
        names = self.table.names

        def decided(agrees: bool | None) -> None:
            if agrees:
                self._ask_consent(seat, rest)
            else:
                self.complain(Refused("undo-declined", name=names[first]))

        self.push_screen(Consent(say("undo-agree", name=names[first], who=names[seat])), decided)

    def _hint(self, _: str) -> None:
        if self.facing is not None and not self.busy and self.sight is not None and self.sight.question is not None:
            self.tell(say("hint-thinking"))
            self._think(self.facing)

    @work(exclusive=True, group="hint")
    async def _think(self, seat: int) -> None:
        before = self.sight
        try:
            hint = await asyncio.to_thread(self.table.hint, seat)
        except Refused as refused:
            self.complain(refused)
            return
        if self.sight is not before or self.sight is None:
            return
        question = self.sight.question
        if self.aim is not None and isinstance(hint.answer, tuple):
            self.aim.set([part for part in hint.answer if isinstance(part, int)])
        elif isinstance(question, Share) and isinstance(hint.answer, tuple):
            self.choices.counts = [part for part in hint.answer if isinstance(part, int)]
            self.choices.refresh()
        elif isinstance(question, Ask):
            options = list(question.options)
            parts = (hint.answer,) if question.single else hint.answer
            places = [options.index(part) for part in parts if part in options] if isinstance(parts, tuple) else []
            self.choices.chosen = [] if question.single else places
            self.choices.point(places[0] if places else 0)
        self.tell(told_hint(hint, pointed=True))

    def _why(self, words: str) -> None:
        """The rule behind the question and what it forbids; with words, cards and rules that have them."""
        if words:
            self._find(words)
            return
        if self.sight is None or self.sight.question is None:
            return
        sight, parts = self.sight, []
        parts.append(self._rule(sight.rule) if sight.rule is not None else Text(say("no-rule")))
        for option, broken in sight.barred.items():
            parts.append(Text(f"\n✗ {sight.labels[option]}", style="bold").append(f"  {broken.why}", style="not bold"))
            if broken.rule is not None:
                parts.append(self._rule(broken.rule))
        self.push_screen(Page(say("page-rule"), Group(*parts)))

    def _rule(self, rule: str) -> Text:
        found = self.table.game.rulebook.cite(rule)
        text = Text(f"{found.chapter(lang())}  ", style="bold cyan").append(f"[{rule}]\n", style="dim")
        return text.append(found.told(lang()), style="not bold white")

    def _find(self, words: str) -> None:
        """Cards with these words in their names, then rules that have them."""
        rulebook = self.table.game.rulebook
        cards = [Text(text + "\n") for text in self.table.presenter.explain(lang(), words)]
        rules = [rulebook[words]] if words in rulebook else rulebook.search(words)[:20]
        parts: list[RenderableType] = [*cards, *(self._rule(rule.id).append("\n") for rule in rules)]
        self.push_screen(Page(words, Group(*parts) if parts else say("rules-nothing-found", text=words)))

    def _look(self, _: str) -> None:
        """The whole board, however long it is."""
        if self.sight is not None:
            room = Room(max(60, self.size.width - 6), None, self.sight.question)
            drawn = self.table.presenter.board(self.sight.reader, self.sight.view, room)
            laid = [Text(line) for line in self.sight.laid]
            self.push_screen(Page(say("page-board"), Group(drawn, *laid)))

    def _journal(self, _: str) -> None:
        if self.sight is None:
            return
        text = Text()
        for line in self.sight.journal:
            text.append("· ", style="dim").append(line.text)
            text.append(f"  [{line.rule}]\n" if line.rule else "\n", style="dim")
        self.push_screen(Page(say("page-journal"), text, at_end=True))

    def _talk(self, words: str) -> None:
        if not self.table.talks:
            raise Refused("nobody-to-talk-to")
        if words:
            self.do(lambda: self.table.say(words))
        else:
            self._type("c ")

    def _switch_language(self, _: str) -> None:
        speak(next(known for known in LANGUAGES if known != lang()))
        self.table.speaks(lang())
        self.title = self.table.presenter.name(lang())
        self.notice = ""
        if not self.busy:
            cursor, chosen, counts = self.choices.cursor, self.choices.chosen, self.choices.counts
            self.posed = None
            self.show()
            self.choices.chosen, self.choices.counts = chosen, counts
            self.choices.point(cursor)

    def _save(self, words: str) -> None:
        if not self.table.saves:
            raise Refused("kept-on-the-server")
        if not self.busy:
            self.tell(say("saved", path=str(self.table.save(typed_path(words)))))

    def _leave(self, _: str) -> None:
        self.exit(0)

    def _help(self, _: str) -> None:
        self.push_screen(Page(say("page-help"), say("keys-screen")))
