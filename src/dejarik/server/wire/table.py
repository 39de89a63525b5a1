"""Matches: how one is made and listed, and every message on its live socket."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from dejarik.core.ending import Ending
from dejarik.server.wire.base import (
    ChatText,
    Count,
    Dice,
    GameId,
    Language,
    OnTime,
    OptionCard,
    Request,
    Share,
    State,
    Wire,
    Words,
)

# ── matches ────────────────────────────────────────────────────────────────────────────────────────────────────────


class Clock(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Time to think: `seconds` for each move or for the whole match, and what happens when it is up."""

    per: Literal["move", "match"]
    seconds: Annotated[int, Meta(ge=1, le=2_592_000)]
    on_zero: OnTime = "bot"


class SeatPlan(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Who shall sit here: me, a friend with a link (invite), anyone from the lobby (open), or a bot of some level."""

    kind: Literal["me", "invite", "open", "bot"]
    bot: Annotated[str, Meta(max_length=40)] | None = None


class CreateMatch(Request):
    """A new match. Without `seats`: I take the first seat and bots of the best level the others."""

    game: GameId
    seats: Annotated[list[SeatPlan], Meta(max_length=64)] | None = None
    #: How many seats, when `seats` is not given.
    count: Annotated[int, Meta(ge=1, le=64)] | None = None
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    clock: Clock | None = None
    #: Whether the lobby lists it.
    public: bool = True
    #: Go on where this lesson of the game ends, in the learner's seat and against its bots: seats, options and dice
    #: are the lesson's. Such a match is not rated, and says of itself how it began.
    lesson: Annotated[str, Meta(max_length=40)] | None = None
    #: Text from which the dice follow, for whoever plays alone or with bots; left out, they are drawn.
    #: Such a match is not rated, and says of itself that its dice were chosen.
    seed: Annotated[str, Meta(max_length=200)] | None = None
    #: The SHA-256 of my share of the dice, which I shall show on the socket when all promises are known.
    promise: Share | None = None


class SeatCard(Wire):
    """A seat as everybody sees it."""

    seat: int
    #: The name of whoever sits here; None while it is empty.
    name: str | None
    kind: Literal["person", "bot", "empty"]
    #: The level of the bot that plays here (also for a person who is away).
    bot: str | None
    #: How one may still take an empty seat.
    entry: Literal["open", "invite", "closed"]
    #: I hold this seat.
    mine: bool
    #: The person is connected now.
    online: bool
    #: The person has been gone long enough for a bot to step in.
    abandoned: bool
    #: Whom this empty seat is kept for, whether that is me, and whether they have said that they will not come.
    awaits: str | None = None
    yours: bool = False
    declined: bool = False


class MatchCard(Wire):
    """A match as lists show it."""

    id: str
    game: str
    state: State
    seats: list[SeatCard]
    options: dict[str, Any]
    #: What spares players eye or memory in this match, in words; such a match is not rated.
    aids: list[str]
    clock: Clock | None
    public: bool
    #: I created it: I may start it, fill seats with bots, and call it off.
    host: bool
    #: SHA-256 of the table's own share of the dice, published before anybody else adds theirs. If nobody does, it is
    #: the seed itself. The share follows in the record when the match is over.
    commitment: str
    #: What the dice followed from, when the match is over and one asks for it by its id.
    seed: str | None
    #: How the dice came about: the table drew them, players added their shares, or the host chose (and so knows) them.
    dice: Dice
    #: Shares of the players; None where the dice are chosen, and in lists.
    lots: LotsCard | None
    created: int
    #: How long it was played, in milliseconds, when it is over and one asks for it by its id.
    lasted: int | None
    #: The number of the last stored event.
    seq: int
    outcome: OutcomeCard | None
    #: Somebody asks to call the match off.
    ending: EndingCard | None
    #: The question that waits for me, in my own lists.
    turn: TurnCard | None = None
    #: Lines of chat by others that I have not read, in my own lists.
    unread: int = 0
    #: The title of the lesson that it goes on from.
    lesson: str | None = None
    #: The match that is played again here.
    rematch_of: str | None = None
    #: Somebody has asked to play this match again.
    rematch: RematchCard | None = None


class TurnCard(Wire):
    """A match waits for me: at which of my seats, since when, and what I am asked."""

    seat: int
    since: int
    sentence: str


class RematchCard(Wire):
    """Where the same people play again: the table, the seat of this match that asked, and my seat there."""

    match: str
    asked_by: int
    seat: int | None


class LotsCard(Wire):
    """Shares of the dice, seat by seat. Once `fixed`, promises no longer change: show yours if it is among them."""

    fixed: bool
    promises: list[str | None]
    shares: list[str | None]


class EndingCard(Wire):
    """A wish to call a match off: who asks, and who has still to say yes or no."""

    asked_by: int
    waiting: list[int]


class Lobby(Wire):
    """Matches that wait for players, matches one may watch, and mine (newest first)."""

    open: list[MatchCard]
    running: list[MatchCard]
    mine: list[MatchCard]


class Invite(Wire):
    """A link to one seat. `path` is to be put behind the server's address."""

    seat: int
    token: str
    path: str
    expires: int


class Created(Wire):
    """The new match, and links to send to friends."""

    match: MatchCard
    invites: list[Invite]


class Invitation(Wire):
    """What an invite link leads to."""

    match: MatchCard
    seat: int


class SeatTaken(Wire):
    """I sit here now."""

    match: MatchCard
    seat: int


class PlaceBot(Request):
    """Let a bot play an empty or abandoned seat."""

    bot: Annotated[str, Meta(max_length=40)]


# ── the table ──────────────────────────────────────────────────────────────────────────────────────────────────────


class BarredCard(Wire):
    """Something one might expect to be able to choose, why one may not, and the rule that forbids it."""

    value: Any
    label: str
    why: str
    rule: str | None


class PlaceCard(Wire):
    """A position is asked for: how many whole numbers make one, and areas in which the first two of them may lie."""

    size: int
    zones: list[list[tuple[int, int]]]


class ShareCard(Wire):
    """So many are to be given out among the options, at least `least` of them, no option more than its cap.

    `start` is a sensible way to begin: a count for each option, or nothing.
    """

    total: int
    least: int
    caps: list[int]
    start: list[int]


class QuestionCard(Wire):
    """What I am asked, in one sentence.

    With least == most == 1 the answer is one value; otherwise a list of different values (their order counts where
    `ordered`). With `place` it is a list of whole numbers, with `share` a list of counts, one for each of `options`.
    `about` holds what the question is about: an object of one of the kinds that the game declares.
    """

    #: Goes back with the answer, so that an answer to an older question is never taken for this one.
    id: int
    kind: str
    sentence: str
    rule: str | None
    least: int
    most: int
    ordered: bool
    about: Any
    options: list[OptionCard]
    barred: list[BarredCard]
    place: PlaceCard | None
    share: ShareCard | None
    #: I have asked not to be: it will be passed for me in a moment.
    passed: bool = False


class AskedCard(Wire):
    """What somebody else is asked; `rule` is the rule behind it."""

    seat: int
    kind: str
    sentence: str
    rule: str | None
    about: Any


class LaidCard(Wire):
    """Answers that lie openly on the table while others still choose."""

    seat: int
    values: list[OptionCard]


class JournalLine(Wire):
    """One line of the story; `at` answers had been given when it happened."""

    at: int
    #: What is told: an object of one of the kinds that the game declares.
    note: Any
    text: str
    rule: str | None


class OutcomeCard(Wire):
    """How it ended."""

    winners: list[int]
    result: str
    sentence: str
    scores: list[float]


class ClockCard(Wire):
    """A seat's clock: what is left when the scene was sent, and whether it runs."""

    seat: int
    left: int
    running: bool


class UndoCard(Wire):
    """Whether I may take my last answer back, and the request that is now before the table."""

    possible: bool
    #: Seats of people who would have to agree.
    needs: list[int]
    #: Who asks for an undo now; None when nobody does.
    asked_by: int | None
    agreed: list[int]
    #: Who has still to say yes or no.
    waiting: list[int]


class Scene(Wire, tag="scene", tag_field="type"):
    """The table as my seat sees it (or a spectator), after event `seq`. It replaces the scene before."""

    seq: int
    #: How many answers the match has taken.
    at: int
    state: State
    seat: int | None
    #: The game's view (`view` type of the game) as far as a person may see it.
    view: Any
    #: The same as plain text, for games without a drawn board; only when asked for (`text=true`).
    text: str | None
    question: QuestionCard | None
    asked: list[AskedCard]
    #: Seats that are done while others still choose.
    answered: list[int]
    laid: list[LaidCard]
    #: My own answers to a question put to several seats; they can be taken back while this is not empty.
    chosen: list[OptionCard]
    #: The journal from line `journal_from` on: cut the one you hold there, then append these.
    journal_from: int
    journal: list[JournalLine]
    outcome: OutcomeCard | None
    #: How the match went, once it is over.
    ending: Ending | None
    undo: UndoCard
    clocks: list[ClockCard]
    #: When this was sent, by the server's clock.
    now: int


class TableNews(Wire, tag="table", tag_field="type"):
    """Seats, names, presence: sent first, and whenever they change."""

    match: MatchCard
    #: The seat this socket speaks for; None for a spectator.
    seat: int | None
    watching: int


class ChatLine(Wire, tag="chat", tag_field="type"):
    """Somebody said something. Plain text: show it as text."""

    id: int
    seat: int | None
    name: str
    text: str
    at: int


class Memory(Wire, tag="memory", tag_field="type"):
    """What the server remembers for me alone: sent once, when I come to my seat."""

    #: After how many answers I last looked; None: never.
    seen: int | None
    #: The last line of chat that I have read.
    heard: int
    #: My own notes.
    note: str
    #: I pass until something concerns me; None: this game has no windows that one lets go by.
    passing: bool | None


class Accepted(Wire, tag="accepted", tag_field="type"):
    """The message with this `ref` was stored; `seq` is the last event now."""

    ref: int
    seq: int


class Refusal(Wire, tag="refused", tag_field="type"):
    """The message with this `ref` was refused (-1: it had none); nothing has changed."""

    ref: int
    error: str
    message: str
    rule: str | None


class Advice(Wire, tag="advice", tag_field="type"):
    """What the strongest bot would answer, and what it thinks of my chances then (0 … 1, or None)."""

    ref: int
    question: int
    bot: str
    value: Any
    #: The answer in words, one label for each chosen value.
    labels: list[str]
    estimate: float | None
    #: What to do and why, in one sentence; None where the bot gives no reasons.
    reason: str | None
    #: The reason as the game's own data (`Reason` of its generated types), for boards that show it.
    why: Any


class Pong(Wire, tag="pong", tag_field="type"):
    """The socket lives."""

    ref: int
    now: int


ServerMessage = Scene | TableNews | ChatLine | Memory | Accepted | Refusal | Advice | Pong


#: A line of chat: a database counts no further.
LineNumber = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Ref = Annotated[int, Meta(ge=0, le=2**53 - 1, description="Comes back with the reply.")]


class Answer(Request, tag="answer", tag_field="type"):
    """My answer to the question with this id."""

    question: Count
    value: Any
    #: Nobody gave it a thought (a pass without being asked): an undo goes past it. Nobody else is told.
    quiet: bool = False
    ref: Ref = 0


class Retract(Request, tag="retract", tag_field="type"):
    """Take back what I have answered to a question put to several seats, while others still choose."""

    ref: Ref = 0


class AskUndo(Request, tag="undo", tag_field="type"):
    """Take my last answer back: at once where nobody must agree, else the others are asked."""

    ref: Ref = 0


class ReplyUndo(Request, tag="consent", tag_field="type"):
    """Say yes or no to the undo that somebody asks for (the one who asks may withdraw with no)."""

    agree: bool
    ref: Ref = 0


class ReplyEnding(Request, tag="consent-off", tag_field="type"):
    """Agree, or not, to call the match off; whoever asked takes it back by not agreeing."""

    agree: bool
    ref: Ref = 0


class Promise(Request, tag="promise", tag_field="type"):
    """The SHA-256 of my share of the dice, while the match waits to begin."""

    share: Share
    ref: Ref = 0


class Reveal(Request, tag="reveal", tag_field="type"):
    """My share of the dice, now that all promises are known."""

    share: Share
    ref: Ref = 0


class Say(Request, tag="say", tag_field="type"):
    """Say something to everybody at this table."""

    text: ChatText
    ref: Ref = 0


class AskHint(Request, tag="hint", tag_field="type"):
    """What would the strongest bot answer to my question?"""

    ref: Ref = 0


class SetLanguage(Request, tag="language", tag_field="type"):
    """From now on speak this language to me; a whole scene follows."""

    lang: Language
    ref: Ref = 0


class Look(Request, tag="look", tag_field="type"):
    """I have seen the table after so many answers, and read the chat up to this line."""

    at: Count
    heard: LineNumber = 0
    ref: Ref = 0


class SetPassing(Request, tag="passing", tag_field="type"):
    """Pass for me until something concerns me, or ask me again. Only I know of it."""

    on: bool
    ref: Ref = 0


class WriteNote(Request, tag="note", tag_field="type"):
    """Keep these notes beside my seat, for me alone."""

    text: Words
    ref: Ref = 0


class Ping(Request, tag="ping", tag_field="type"):
    """Are you there?"""

    ref: Ref = 0


ClientMessage = (
    Answer
    | Retract
    | AskUndo
    | ReplyUndo
    | ReplyEnding
    | Promise
    | Reveal
    | Say
    | AskHint
    | SetLanguage
    | Look
    | WriteNote
    | SetPassing
    | Ping
)


class LiveProtocol(Wire):
    """The messages of the live socket, for documentation and generated types; never sent as such."""

    from_server: ServerMessage
    from_client: ClientMessage
