"""Reminders never go into our own network, whatever a name server says."""

from __future__ import annotations

import ipaddress
import socket
from typing import Any

import pytest

from dejarik.core.refusal import Refused
from dejarik.server.calls import outside
from dejarik.server.calls.outside import Outside, everybodys, place_of
from tests.server.test_home import played

WITHIN = [
    "127.0.0.1",
    "127.8.8.8",
    "0.0.0.0",
    "10.0.0.1",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "100.127.255.255",
    "198.18.0.1",
    "192.0.2.1",
    "203.0.113.1",
    "224.0.0.1",
    "239.255.255.250",
    "240.0.0.1",
    "255.255.255.255",
    "192.0.0.8",
    "::",
    "::1",
    "fe80::1",
    "fe80::1%1",
    "fec0::1",
    "fc00::1",
    "fd00:ec2::254",
    "ff02::1",
    "2001:db8::1",
    "100::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "::ffff:169.254.169.254",
    "::ffff:0:0",
    "::127.0.0.1",
    "2002:7f00:1::",
    "2002:a00:1::",
    "64:ff9b::7f00:1",
    "64:ff9b::808:808",
    "64:ff9b:1::1",
    "2001:0:7f00:1::",
]
BEYOND = ["8.8.8.8", "1.1.1.1", "172.32.0.1", "172.15.0.1", "100.128.0.1", "2606:4700::1111", "::ffff:8.8.8.8"]


@pytest.mark.parametrize("address", WITHIN)
def test_addresses_of_ones_own_are_known(address: str) -> None:
    assert not everybodys(ipaddress.ip_address(address))


@pytest.mark.parametrize("address", BEYOND)
def test_addresses_of_everybody_are_known(address: str) -> None:
    assert everybodys(ipaddress.ip_address(address))


@pytest.mark.parametrize(
    "address",
    [
        "",
        "discord.com",
        "ftp://discord.com/x",
        "file:///etc/passwd",
        "https://",
        "https://a@discord.com/x",
        "https://discord.com:0/",
        "https://discord.com:99999/",
        "https://dis cord.com/",
        "https://discord.com/\r\nx: y",
        "https://[::1/",
        "https://discord.com%00.example/",
        f"https://discord.com/{'x' * 1000}",
    ],
)
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(Refused, match="call-address"):
        place_of(address)


def test_an_address_is_taken_apart() -> None:
    assert place_of("https://Пример.рф/a b?x=ü".replace(" ", "")) == (
        "xn--e1afmkfd.xn--p1ai",
        443,
        True,
        "/ab?x=%C3%BC",
    )
    assert place_of("https://[2606:4700::1111]:8443/x").origin == "https://[2606:4700::1111]:8443"
    assert place_of("https://discord.com").origin == "https://discord.com"


def resolves(monkeypatch: pytest.MonkeyPatch, *answers: list[str]) -> list[str]:
    """A name server that says another thing each time, as an attacker's would; which addresses were connected to."""
    left, connected = list(answers), []

    def getaddrinfo(host: str, port: int, **_: Any) -> list[Any]:
        found = left.pop(0) if len(left) > 1 else left[0]
        if not found:
            raise socket.gaierror(socket.EAI_NONAME, "nobody")
        return [(None, None, None, "", (address, port)) for address in found]

    async def open_connection(host: str, *_: Any, **given: Any) -> Any:
        connected.append(f"{host} as {given['server_hostname']}")
        raise ConnectionRefusedError

    monkeypatch.setattr("socket.getaddrinfo", getaddrinfo)
    monkeypatch.setattr("asyncio.open_connection", open_connection)
    return connected


async def _post(to: str, *near: str) -> object:
    way = Outside(near)
    try:
        return await way.post(to, b"{}", {})
    finally:
        way.stop()


@played
async def test_a_letter_goes_to_the_address_that_was_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    connected = resolves(monkeypatch, ["8.8.8.8", "2606:4700::1111"], ["127.0.0.1"])
    with pytest.raises(ConnectionRefusedError):
        await _post("https://rebind.example/x")
    assert connected == ["8.8.8.8 as rebind.example", "2606:4700::1111 as rebind.example"], "asked for only once"
    with pytest.raises(Refused, match="call-within"):
        await _post("https://rebind.example/x")
    assert len(connected) == 2


@played
@pytest.mark.parametrize("mixed", [["8.8.8.8", "10.0.0.1"], ["::ffff:192.168.0.1"], ["169.254.169.254"], ["fe80::1"]])
async def test_one_address_within_is_enough_to_refuse(monkeypatch: pytest.MonkeyPatch, mixed: list[str]) -> None:
    connected = resolves(monkeypatch, mixed)
    with pytest.raises(Refused, match="call-within"):
        await _post("https://mixed.example/x")
    assert not connected


@played
async def test_without_tls_only_where_the_operator_allows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    connected = resolves(monkeypatch, ["8.8.8.8"])
    with pytest.raises(Refused, match="call-address"):
        await _post("http://plain.example/x")
    with pytest.raises(ConnectionRefusedError):
        await _post("http://plain.example/x", "8.8.8.0/24")
    assert connected == ["8.8.8.8 as None"]


@played
async def test_our_own_public_address_is_our_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that stands in the open internet does not write to itself: other services may listen there."""
    resolves(monkeypatch, ["8.8.8.8"])
    assert outside.our_own(ipaddress.ip_address("127.0.0.1"))
    monkeypatch.setattr(outside, "our_own", lambda _: True)
    with pytest.raises(Refused, match="call-within"):
        await _post("https://ourselves.example/x")
