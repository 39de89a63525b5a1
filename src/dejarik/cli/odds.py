"""dejarik odds: exact chances of the dice of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from dejarik.cli.program import Command, Group, Whole, option
from dejarik.cli.speech import say
from dejarik.core.refusal import Refused

if TYPE_CHECKING:
    from dejarik.games.xwing.odds import Odds

command = Group(name="odds")


@command.command("xwing", cls=Command)
@option("--attack", type=Whole(0), required=True, metavar="N")
@option("--defence", type=Whole(0), default=0, metavar="N")
@option("--focus", is_flag=True)
@option("--lock", is_flag=True)
@option("--rerolls", type=Whole(0), default=0, metavar="N")
@option("--reroll-blanks", is_flag=True)
@option("--marksmanship", is_flag=True)
@option("--focus-to-crit", type=Whole(0), default=0, metavar="N")
@option("--blank-to-hit", type=Whole(0), default=0, metavar="N")
@option("--hit-to-crit", type=Whole(0), default=0, metavar="N")
@option("--defence-focus", is_flag=True)
@option("--evade", type=Whole(0), is_flag=False, flag_value=1, default=0, metavar="[N]")
@option("--defence-rerolls", type=Whole(0), default=0, metavar="N")
@option("--focus-to-evade", type=Whole(0), default=0, metavar="N")
@option("--json", "as_json", is_flag=True)
def xwing(
    *,
    attack: int,
    defence: int,
    focus: bool,
    lock: bool,
    rerolls: int,
    reroll_blanks: bool,
    marksmanship: bool,
    focus_to_crit: int,
    blank_to_hit: int,
    hit_to_crit: int,
    defence_focus: bool,
    evade: int,
    defence_rerolls: int,
    focus_to_evade: int,
    as_json: bool,
) -> int:
    from dejarik.games.xwing.odds import MOST_DICE, Attacker, Defender, odds

    if max(attack, defence) > MOST_DICE:
        raise Refused("too-many-dice", most=MOST_DICE)
    attacker = Attacker(
        dice=attack,
        focus=focus,
        lock=lock,
        rerolls=rerolls,
        reroll_blanks=reroll_blanks,
        marksmanship=marksmanship,
        focus_to_crit=focus_to_crit,
        blank_to_hit=blank_to_hit,
        hit_to_crit=hit_to_crit,
    )
    defender = Defender(
        dice=defence, focus=defence_focus, evade=evade, rerolls=defence_rerolls, focus_to_evade=focus_to_evade
    )
    found = odds(attacker, defender)
    if as_json:
        _print_json(found)
    else:
        _show(found)
    return 0


def _print_json(found: Odds) -> None:
    import msgspec

    told = {
        "hit": found.hit,
        "expected": found.expected,
        "expected_crits": found.expected_crits,
        "damage": found.by_damage,
        "outcomes": [{"hits": hits, "crits": crits, "chance": chance} for hits, crits, chance in found.outcomes],
    }
    click.echo(msgspec.json.encode(told))


def _show(found: Odds) -> None:
    from rich.table import Table

    from dejarik.cli.terminal import Screen

    table = Table(title=say("odds-title"))
    table.add_column(say("odds-damage"), justify="right")
    table.add_column(say("odds-chance"), justify="right")
    table.add_column(say("odds-at-least"), justify="right")
    table.add_column("")
    for damage, chance in enumerate(found.by_damage):
        table.add_row(str(damage), f"{chance:.2%}", f"{found.at_least(damage):.2%}", "█" * round(chance * 40))
    console = Screen()
    console.print(table)
    console.print(
        say(
            "odds-summary",
            hit=f"{found.hit:.1%}",
            expected=f"{found.expected:.3f}",
            crits=f"{found.expected_crits:.3f}",
        )
    )
