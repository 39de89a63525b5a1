"""HTTP: the games, their rules and their words."""

from __future__ import annotations

import asyncio
from functools import cache, lru_cache
from typing import Annotated, Any, cast

import msgspec
from litestar import Response
from litestar.params import FromPath, JSONBody, QueryParameter

from dejarik.core.bot import bots_of
from dejarik.core.build import Builder
from dejarik.core.game import AnyGame, find, games, read_fields
from dejarik.core.refusal import Refused
from dejarik.core.rulebook import Rule
from dejarik.server import wire
from dejarik.server.desk import Address, Lang, TheDesk
from dejarik.server.lessons import lesson_cards, lesson_page
from dejarik.server.refusals import TEXTS
from dejarik.server.telling import bot_label, preset_card
from dejarik.server.verbs import get, post

#: So much is told that the rules hold against one list.
COMPLAINTS = 100


def _say(game: AnyGame, lang: str, key: str) -> str | None:
    texts = game.presenter.texts
    return texts.say(lang, key) if texts.has(lang, key) else None


def _choices(game: AnyGame, lang: str, name: str, schema: dict[str, Any]) -> list[wire.OptionCard]:
    """Names of a setting's values: `setting-<name>-<value>` where the game has such a message."""
    values = schema.get("enum") or schema.get("examples") or schema.get("items", {}).get("enum") or []
    return [
        wire.OptionCard(value=value, label=_say(game, lang, f"setting-{name}-{value or 'none'}") or str(value))
        for value in values
    ]


def settings(game: AnyGame, lang: str) -> list[wire.Setting]:
    """A game's options as a form: every field with its JSON schema and its words."""
    (schema,), components = msgspec.json.schema_components([game.options], ref_template="#/$defs/{name}")
    whole = components.get(game.options.__name__, schema)
    defs = {name: part for name, part in components.items() if name != game.options.__name__}
    found = []
    for name, field in whole.get("properties", {}).items():
        part = _resolve(field, defs)
        found.append(
            wire.Setting(
                name=name,
                label=_say(game, lang, f"setting-{name}") or name,
                hint=_say(game, lang, f"setting-{name}-hint"),
                schema=part,
                choices=_choices(game, lang, name, part),
                group=part.get("group", "more"),
                default=field.get("default"),
                aid=name in game.aids,
            )
        )
    return found


def _resolve(part: dict[str, Any], defs: dict[str, Any]) -> dict[str, Any]:
    """A schema that stands on its own."""
    if "$ref" in part:
        named = defs[part["$ref"].rsplit("/", 1)[-1]]
        return _resolve({**named, **{key: value for key, value in part.items() if key != "$ref"}}, defs)
    return {
        key: _resolve(value, defs)
        if isinstance(value, dict)
        else [_resolve(item, defs) if isinstance(item, dict) else item for item in value]
        if isinstance(value, list)
        else value
        for key, value in part.items()
    }


def game_card(game: AnyGame, lang: str) -> wire.GameCard:
    name = game.presenter.name(lang)
    return wire.GameCard(
        id=game.id,
        name=name,
        short_name=_say(game, lang, "short-name") or name,
        motto=_say(game, lang, "motto") or "",
        duration=_say(game, lang, "duration") or "",
        tagline=_say(game, lang, "tagline") or "",
        version=game.version,
        least_seats=game.seats.start,
        most_seats=game.seats.stop - 1,
        settings=settings(game, lang),
        presets=[preset_card(game, preset, lang) for preset in game.presets],
        lessons=lesson_cards(game, lang),
        bots=[wire.BotLevel(name=bot, label=bot_label(game, bot, lang)) for bot in bots_of(game)],
    )


@get("/games", summary="All games")
async def all_games(lang: Lang) -> Response[list[wire.GameCard]]:
    page = await asyncio.to_thread(_games_page, lang)
    return cast("Response[list[wire.GameCard]]", Response(msgspec.Raw(page)))


@cache  # they never change while the server runs; the first who asks for them loads all texts
def _games_page(lang: wire.Language) -> bytes:
    return msgspec.json.encode([game_card(game, lang) for game in games().values()])


@get("/games/{game:str}", summary="One game")
async def one_game(lang: Lang, game: FromPath[str]) -> wire.GameCard:
    return game_card(find(game), lang)


def _rule(rule: Rule, lang: str) -> wire.RuleCard:
    return wire.RuleCard(id=rule.id, kind=rule.kind, section=rule.chapter(lang), text=rule.told(lang))


@get("/games/{game:str}/rules", summary="A game's rulebook, whole or searched")
async def rules(
    desk: TheDesk,
    lang: Lang,
    address: Address,
    game: FromPath[str],
    search: Annotated[str, QueryParameter(max_length=200)] = "",
) -> Response[wire.RulebookPage]:
    page = await desk.study.ask(address, _search_page if search.strip() else _rules_page, find(game).id, lang, search)
    return cast("Response[wire.RulebookPage]", Response(msgspec.Raw(page)))


def _search_page(game: str, lang: wire.Language, search: str) -> bytes:
    """Rules that have these words; aside, since a whole book is looked through."""
    book = find(game).rulebook
    found = book.search(search) if search.strip() else list(book.values())
    told = [_rule(rule, lang) for rule in found]
    return msgspec.json.encode(
        wire.RulebookPage(game=game, title=book.title(lang), lang=lang, search=search, rules=told)
    )


#: All rules of a game: they never change while the server runs, and there are few searches for nothing but spaces.
_rules_page = lru_cache(32)(_search_page)


@get("/games/{game:str}/rules/{rule:str}", summary="One rule")
async def one_rule(lang: Lang, game: FromPath[str], rule: FromPath[str]) -> wire.RuleCard:
    return _rule(find(game).rulebook.cite(rule), lang)


@get("/games/{game:str}/book", summary="A game's rules as a book, chapter by chapter")
async def book(lang: Lang, game: FromPath[str]) -> Response[wire.Book]:
    page = await asyncio.to_thread(_book_page, find(game).id, lang)
    return cast("Response[wire.Book]", Response(msgspec.Raw(page)))


@cache  # a book never changes while the server runs, and there are few
def _book_page(game: str, lang: wire.Language) -> bytes:
    found = find(game)
    whole = wire.Book(
        game=found.id,
        title=found.rulebook.title(lang),
        lang=lang,
        how_to_win=_say(found, lang, "how-to-win") or "",
        chapters=[
            wire.ChapterCard(
                title=chapter.title,
                rules=[_rule(rule, lang) for rule in chapter.rules],
                readings=[_rule(rule, lang) for rule in chapter.readings],
            )
            for chapter in found.rulebook.chapters(lang)
        ],
    )
    return msgspec.json.encode(whole)


@get("/games/{game:str}/lessons/{lesson:str}", summary="A guided first match, scene by scene")
async def one_lesson(lang: Lang, game: FromPath[str], lesson: FromPath[str]) -> Response[wire.Lesson]:
    page = await asyncio.to_thread(lesson_page, find(game).id, lesson, lang)
    headers = {"cache-control": "no-cache"}
    return cast("Response[wire.Lesson]", Response(msgspec.Raw(page), headers=headers))


@post("/games/{game:str}/check", summary="What the rules hold against a deck or squad", status_code=200)
async def check_list(
    desk: TheDesk, lang: Lang, address: Address, game: FromPath[str], data: JSONBody[wire.CheckList]
) -> list[wire.ComplaintCard]:
    builder = find(game).builder
    if builder is None:
        raise Refused("no-builder", game=game)
    return await desk.study.ask(address, _complaints, builder, data.text, lang)


def _complaints(builder: Builder, text: str, lang: str) -> list[wire.ComplaintCard]:
    """What the rules hold against a list; nobody reads more of it."""
    told = builder.check(text)[:COMPLAINTS]
    return [wire.ComplaintCard(sentence=builder.explain(found, lang), rule=found.rule) for found in told]


@get("/games/{game:str}/texts", summary="A game's messages in the Fluent format", media_type="text/plain")
async def game_texts(lang: Lang, game: FromPath[str]) -> Response[str]:
    return Response(find(game).presenter.texts.source(lang), media_type="text/plain; charset=utf-8")


@get("/games/{game:str}/facts", summary="A game's card facts, limits and starters, the same for every match")
async def game_facts(game: FromPath[str]) -> Response[bytes]:
    headers = {"cache-control": "public, max-age=300"}
    return Response(_facts_page(find(game).id), media_type="application/json", headers=headers)


@cache  # the same for every match
def _facts_page(game: str) -> bytes:
    known = find(game).facts
    if known is None:
        raise Refused("no-facts", game=game)
    return msgspec.json.encode(known)


@post("/games/{game:str}/lists", summary="A deck or squad as the game reads it, and in other formats", status_code=200)
async def read_list(
    desk: TheDesk, lang: Lang, address: Address, game: FromPath[str], data: JSONBody[wire.CheckList]
) -> wire.ListVerdict:
    builder = find(game).builder
    if builder is None:
        raise Refused("no-builder", game=game)
    return await desk.study.ask(address, _verdict, builder, data.text, lang)


def _verdict(builder: Builder, text: str, lang: str) -> wire.ListVerdict:
    complaints = _complaints(builder, text, lang)
    return wire.ListVerdict(complaints=complaints, content=builder.content(text), forms=builder.forms(text, lang))


@post("/games/{game:str}/covers", summary="Decks or squads at a glance, for whoever chooses one", status_code=200)
async def covers(
    desk: TheDesk, lang: Lang, address: Address, game: FromPath[str], data: JSONBody[wire.AskCovers]
) -> list[wire.CoverCard | None]:
    found = find(game)
    return await desk.study.ask(address, lambda: [_cover(found, text, lang) for text in data.texts])


def _cover(game: AnyGame, text: str, lang: str) -> wire.CoverCard | None:
    """One list in words; None for what is no list, or where there is nothing to show of it."""
    builder = game.builder
    try:
        cover = game.cover(text)
        if builder is None or cover is None:
            return None
        complaints = [] if cover.ready else builder.check(text)
    except Refused:
        return None
    say = game.presenter.texts.say
    return wire.CoverCard(
        pictures=list(cover.pictures),
        names=[say(lang, name) for name in cover.names],
        side=cover.side,
        style=say(lang, cover.advice or f"cover-style-{cover.style}"),
        marks=[wire.MarkCard(label=say(lang, f"cover-{mark}"), grade=grade) for mark, grade in cover.marks.items()],
        size=say(lang, "cover-size", have=cover.have, most=cover.most),
        problem=builder.explain(complaints[0], lang) if complaints else None,
    )


@post(
    "/games/{game:str}/odds",
    summary="The exact chances of a game's dice, as `dejarik odds` tells them",
    status_code=200,
)
async def odds(desk: TheDesk, address: Address, game: FromPath[str], data: JSONBody[wire.AskOdds]) -> dict[str, Any]:
    found = find(game)
    if found.odds is None or not found.odds.swift:
        raise Refused("no-odds", game=game)
    asked = read_fields(found, data.asked, found.odds.asks)
    reckoning = await desk.study.ask(address, found.odds.reckon, asked)
    return dict(reckoning.details)


@get("/texts", summary="The server's own messages in the Fluent format", media_type="text/plain")
async def server_texts(lang: Lang) -> Response[str]:
    return Response(TEXTS.source(lang), media_type="text/plain; charset=utf-8")


ROUTES = [
    all_games,
    one_game,
    rules,
    one_rule,
    book,
    one_lesson,
    game_texts,
    game_facts,
    server_texts,
    check_list,
    covers,
    read_list,
    odds,
]
