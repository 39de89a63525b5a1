"""The web application: all routes, one desk."""

from __future__ import annotations

import asyncio
import contextlib
from collections import defaultdict
from collections.abc import AsyncIterator, Iterable
from pathlib import Path
from typing import Any, Final

from litestar import Litestar, Response, Router, get, route
from litestar.channels import ChannelsPlugin
from litestar.di import Provide
from litestar.middleware import DefineMiddleware
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy import text

import dejarik
from dejarik.server import (
    metrics,
    routes_afterwards,
    routes_calls,
    routes_games,
    routes_matches,
    routes_people,
    routes_profile,
    wire,
)
from dejarik.server.desk import Desk, TheDesk, address_of_request, desk_of, lang_of, me_of, person_of
from dejarik.server.door import Doorman
from dejarik.server.packing import Packing
from dejarik.server.pages import page_routes
from dejarik.server.safety import (
    CarefulRequest,
    SafeHeaders,
    guard_changes,
    guard_new_matches,
    guard_sign_ins,
    guard_uploads,
    translate,
)
from dejarik.server.settings import Settings
from dejarik.server.socket import live_socket, protocol

STATIC: Final = Path(__file__).parent / "static"
CHANNEL: Final = "dejarik"


@get("/health", summary="Whether the server works")
async def health(desk: TheDesk) -> wire.Health:
    await desk.store.value(text("SELECT 1"))
    return wire.Health(
        status="ok",
        version=dejarik.__version__,
        database=desk.store.kind,
        matches=len(desk.house),
        sockets=desk.house.sockets,
    )


@get("/metrics", summary="Numbers for Prometheus", media_type="text/plain")
async def show_metrics() -> Response[bytes]:
    return Response(metrics.page(), media_type="text/plain; version=0.0.4; charset=utf-8")


def _channels(desk: Desk) -> ChannelsPlugin | None:
    """How servers of one PostgreSQL database tell each other what is new. One server alone needs nobody."""
    if desk.store.sqlite:
        return None
    from dejarik.server.neighbours import PostgresChannels

    return ChannelsPlugin(backend=PostgresChannels(desk.store.url, desk.house.missed), channels=[CHANNEL])


async def _listen(desk: Desk, channels: ChannelsPlugin) -> None:
    async with channels.start_subscription([CHANNEL]) as subscriber:
        async for news in subscriber.iter_events():
            await desk.house.heard(news)


def _options(handlers: Iterable[Any]) -> list[Any]:
    """Answers to OPTIONS that name every method of an address: Litestar's own know only the first handler's."""
    methods: dict[str, set[str]] = defaultdict(set)
    for handler in handlers:
        for path in handler.paths:
            methods[path] |= {str(method) for method in handler.http_methods}

    def answer(path: str) -> Any:
        allowed = ", ".join(sorted({*methods[path], "OPTIONS"}))

        @route(path, http_method=["OPTIONS"], include_in_schema=False, status_code=204, sync_to_thread=False)
        def options() -> Response[None]:
            return Response(None, status_code=204, headers={"allow": allowed})

        return options

    return [answer(path) for path in methods]


def create_app(settings: Settings, *, static: Path = STATIC) -> Litestar:
    desk = Desk(settings)
    channels = _channels(desk)

    @contextlib.asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        await desk.store.open()
        await desk.people.open()
        await desk.house.open()
        listener: asyncio.Task[None] | None = None
        if channels is not None:
            desk.house.publish = lambda data: channels.publish(data, [CHANNEL])
            listener = asyncio.create_task(_listen(desk, channels))
        try:
            yield
        finally:
            if listener is not None:
                listener.cancel()
            await desk.house.close()
            await asyncio.to_thread(desk.workshop.stop)
            desk.study.stop()
            await desk.store.close()

    signed = [*routes_people.SIGN_IN_ROUTES, *routes_profile.SIGN_IN_ROUTES, routes_afterwards.write_report]
    signed += routes_calls.CALLING
    free = [
        *routes_games.ROUTES,
        *routes_people.ROUTES,
        *routes_profile.ROUTES,
        *routes_calls.ROUTES,
        *routes_matches.ROUTES,
        *routes_afterwards.ROUTES,
        protocol,
    ]
    api = Router(
        "/api",
        route_handlers=[
            *_options([*free, *signed, *routes_matches.NEW_MATCHES, *routes_afterwards.UPLOADS]),
            *free,
            Router("/", route_handlers=signed, before_request=guard_sign_ins),
            Router("/", route_handlers=routes_matches.NEW_MATCHES, before_request=guard_new_matches),
            Router(
                "/",
                route_handlers=routes_afterwards.UPLOADS,
                before_request=guard_uploads,
                request_max_body_size=settings.record_limit,
            ),
            live_socket,
        ],
        before_request=guard_changes,
        request_max_body_size=settings.body_limit,
    )
    app = Litestar(
        route_handlers=[api, health, show_metrics, *page_routes(static)],
        dependencies={
            "desk": Provide(desk_of, sync_to_thread=False),
            "person": Provide(person_of),
            "me": Provide(me_of),
            "lang": Provide(lang_of, sync_to_thread=False),
            "address": Provide(address_of_request, sync_to_thread=False),
        },
        exception_handlers={Exception: translate},
        request_class=CarefulRequest,
        middleware=[DefineMiddleware(Doorman, door=desk.door), SafeHeaders, Packing],
        lifespan=[open_house],
        plugins=[channels] if channels is not None else [],
        openapi_config=OpenAPIConfig(
            title="Dejarik", version=dejarik.__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
    )
    app.state.desk = desk
    return app
