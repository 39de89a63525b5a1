"""Letters to the servers of others: sent to the very address that was checked, never into our own network."""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
import ssl
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final, NamedTuple
from urllib.parse import quote, urlsplit

import h11

from dejarik.core.refusal import Refused

#: Seconds for one letter, from asking for the address to the first line of the reply.
PATIENCE: Final = 10.0
#: The longest address of somebody's own that is taken.
LONGEST: Final = 1000
#: Bytes of a reply's head, and how often it may say "wait" before it says anything.
HEAD, INTERIM = 16_384, 5

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network

_LABELS: Final = re.compile(r"^(?=.{1,253}$)[a-z0-9_]([a-z0-9_-]{0,62})(\.[a-z0-9_]([a-z0-9_-]{0,62}))*\.?$")
#: All that anybody has been given of IPv6; gateways to IPv4, which may stand in our network, are not in it.
_GIVEN: Final = ipaddress.ip_network("2000::/3")
#: For protocols, not for people; older Pythons do not know.
_PROTOCOLS: Final = [ipaddress.ip_network(one) for one in ("192.0.0.0/24", "192.88.99.0/24", "3fff::/20")]


class Place(NamedTuple):
    """Where a letter goes: a URL taken apart."""

    host: str
    port: int
    tls: bool
    path: str

    @property
    def origin(self) -> str:
        usual = 443 if self.tls else 80
        name = f"[{self.host}]" if ":" in self.host else self.host
        return f"{'https' if self.tls else 'http'}://{name}" + ("" if self.port == usual else f":{self.port}")


class Reply(NamedTuple):
    """What the other server said to a letter."""

    status: int
    #: Seconds after which it wants to hear of us again.
    wait: float | None = None


def place_of(url: str) -> Place:
    """The URL taken apart; refused where it is none that we could write to."""
    try:
        parts = urlsplit(url)
        host, port = _host(parts.hostname or ""), parts.port
    except (ValueError, UnicodeError):
        raise Refused("call-address") from None
    plain = len(url) <= LONGEST and not any(letter <= " " or letter == "\x7f" for letter in url)
    if not plain or parts.scheme not in ("http", "https") or "@" in parts.netloc or port == 0:
        raise Refused("call-address")
    path = quote(parts.path or "/", safe="/%:@!$&'()*+,;=~-._")
    query = "?" + quote(parts.query, safe="/%:@!$&'()*+,;=~-._?") if parts.query else ""
    tls = parts.scheme == "https"
    return Place(host, port or (443 if tls else 80), tls, path + query)


def _host(name: str) -> str:
    """The name as it is looked up: plain letters, or an address in numbers."""
    if ":" in name:
        return str(ipaddress.IPv6Address(name))
    host = name.encode("idna").decode("ascii").lower()
    if not _LABELS.match(host):
        raise ValueError
    return host


def everybodys(address: Address) -> bool:
    """Whether an address belongs to the open internet, and not to a machine, a house or a provider."""
    if isinstance(address, ipaddress.IPv6Address):
        inner = [address.ipv4_mapped, address.sixtofour, *(address.teredo or ())]
        if any(one is not None and not everybodys(one) for one in inner):
            return False
        if address.ipv4_mapped is not None:
            return True
        if address.scope_id is not None or address not in _GIVEN:
            return False
    if any(address.version == one.version and address in one for one in _PROTOCOLS):
        return False
    return address.is_global and not (address.is_multicast or address.is_reserved or address.is_unspecified)


def our_own(address: Address) -> bool:
    """Whether this very machine answers under the address: only then can a socket be bound to it."""
    family = socket.AF_INET if address.version == 4 else socket.AF_INET6
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.bind((str(address), 0))
    except OSError:
        return False
    return True


class Outside:
    """The way out. `near` are networks of our own to which the operator lets letters go, without TLS, too."""

    def __init__(self, near: Sequence[str] = ()) -> None:
        self._near: list[Network] = [ipaddress.ip_network(one, strict=False) for one in near]
        #: A slow name server keeps nobody waiting but those who write letters.
        self._clerks = ThreadPoolExecutor(4, "dejarik-names")
        self._trust: ssl.SSLContext | None = None

    def stop(self) -> None:
        self._clerks.shutdown(wait=False, cancel_futures=True)

    async def check(self, url: str) -> None:
        """Refuse an address to which no letter would go."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._addresses(place_of(url))
        except TimeoutError:
            raise Refused("call-nobody") from None

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> Reply:
        """Send a letter and hear what is said to it; redirections are not followed.

        Raises Refused where nothing may go, and OSError (a TimeoutError among them) where nobody answers.
        """
        place = place_of(url)
        async with asyncio.timeout(PATIENCE):
            reader, writer = await self._connect(place)
            try:
                return await _exchange(reader, writer, place, body, headers)
            except h11.RemoteProtocolError as error:
                raise ConnectionError(str(error)) from None
            finally:
                writer.transport.abort()

    async def _connect(self, place: Place) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Connect to an address that was checked: the name is not looked up again."""
        failed: OSError = ConnectionError()
        for address in await self._addresses(place):
            trust = self._trusted() if place.tls else None
            try:
                return await asyncio.open_connection(
                    str(address), place.port, ssl=trust, server_hostname=place.host if trust else None, limit=HEAD
                )
            except OSError as error:
                failed = error
        raise failed

    def _trusted(self) -> ssl.SSLContext:
        if self._trust is None:
            self._trust = ssl.create_default_context()
        return self._trust

    async def _addresses(self, place: Place) -> list[Address]:
        """All addresses of the place; refused when a single one of them is not to be written to."""
        loop = asyncio.get_running_loop()
        try:
            found = await loop.run_in_executor(self._clerks, _look_up, place)
        except (OSError, UnicodeError):
            raise Refused("call-nobody") from None
        near = all(self._is_near(address) for address in found)
        if not near and not all(everybodys(address) and not our_own(address) for address in found):
            raise Refused("call-within")
        if not place.tls and not near:
            raise Refused("call-address")
        return found

    def _is_near(self, address: Address) -> bool:
        return any(address.version == one.version and address in one for one in self._near)


def _look_up(place: Place) -> list[Address]:
    found = socket.getaddrinfo(place.host, place.port, type=socket.SOCK_STREAM, proto=socket.IPPROTO_TCP)
    return list(_once(ipaddress.ip_address(str(sockaddr[0])) for *_, sockaddr in found))


def _once(addresses: Iterable[Address]) -> dict[Address, None]:
    return dict.fromkeys(addresses)


async def _exchange(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, place: Place, body: bytes, headers: Mapping[str, str]
) -> Reply:
    link = h11.Connection(h11.CLIENT, max_incomplete_event_size=HEAD)
    own = {"host": place.origin.split("://")[1], "content-length": str(len(body)), "connection": "close"}
    asked = h11.Request(method="POST", target=place.path, headers=[*{**headers, **own}.items()])
    for part in (asked, h11.Data(data=body), h11.EndOfMessage()):
        writer.write(link.send(part) or b"")
    await writer.drain()
    interim = 0
    while interim < INTERIM:
        event = link.next_event()
        if event is h11.NEED_DATA:
            link.receive_data(await reader.read(HEAD))
        elif isinstance(event, h11.Response):
            return Reply(event.status_code, _wait(dict(event.headers)))
        else:
            interim += 1
    raise ConnectionError


def _wait(headers: Mapping[bytes, bytes]) -> float | None:
    try:
        return float(headers[b"retry-after"])
    except (KeyError, ValueError):
        return None
