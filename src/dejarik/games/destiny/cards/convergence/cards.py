"""Convergence: the cards that the reference speaks of, and those without which its rules show nowhere."""

from __future__ import annotations

from dejarik.core.question import Ask, Together
from dejarik.games.destiny.cards.facts import CHARACTER_SUBTYPES, DAMAGE, SYMBOLS
from dejarik.games.destiny.cards.library import LIBRARY
from dejarik.games.destiny.cards.words import *
from dejarik.games.destiny.notes import HidesTokens, OfAbility
from dejarik.games.destiny.rules import activating, damage, dice, playing, resolving, zones
from dejarik.games.destiny.rules.values import facts, symbol
from dejarik.games.destiny.state import amounts, card_of, is_die, player

trooper, scoundrel, leader = subtype("trooper"), subtype("scoundrel"), subtype("leader")
STORMTROOPER = "First Order Stormtrooper"

# ── downgrades ─────────────────────────────────────────────────────────────────────────────────────────────────────

card(
    "mind-extraction",
    for_bearer(),
    holds("no-abilities", host),
    action(discard_this(), cost=exhaust(host)),
)
card("death-mark", after(bearer_falls, draw(3)))
card("wanted", after(bearer_falls, gain(2)))
card("shock-collar", always_after(on("activated", host), deal(1, host)))
card("hampered", holds("one-die-a-turn", hosts_die), holds("cannot-be-modified", hosts_die))

# ── plots ──────────────────────────────────────────────────────────────────────────────────────────────────────────

# dst.clar.advanced-training
card("advanced-training", may_read(trooper & die & yours, ("blank",), "indirect", 1))
# dst.faq.profiteering-grand-entrance
card("profiteering", after(on("rolled", scoundrel & yours, note_is("resource")), resolve(die & that)))


def _play_from_under(use: Use) -> Procedure[bool]:
    """An event from under the plot; afterwards it is set aside."""
    table, seat = use.table, use.seat
    piece = table.pieces[use.this]
    if not piece.under:
        return False
    answer = yield use.ask(seat, "play", ("no", *playing.playable(table, seat, piece.under)))
    if answer == "no":
        return False
    piece.under = tuple([other for other in piece.under if other != answer])
    yield from playing.play(table, seat, answer, [answer])
    if answer in table.discards[seat]:
        table.discards[seat].remove(answer)
        table.asides[seat].append(answer)
    return True


card(
    "lightsaber-mastery",
    building(under=2, beneath="move"),
    action(deed(_play_from_under), cost=exhaust_this()),
)

# ── villains ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _gather_storm(use: Use) -> Procedure[None]:
    """Exhausting the upgrade puts a resource on it."""
    if activating.exhaust(use.table, use.this):  # dst.gap.force-storm-exhausted
        use.table.pieces[use.this].resources += 1
    return
    yield


# dst.errata.force-storm
card("force-storm", special(deed(_gather_storm), deal(resources_here, one(character)), reroll_this_die()))
card(
    "captain-phasma-stormtrooper-commander",
    building(dice=((STORMTROOPER, 2),)),
    may_read(trooper & die & yours, DAMAGE, "melee"),
    power_action(roll_set_aside(2, STORMTROOPER)),
)
card(
    "megablaster-troopers",
    building(dice=((STORMTROOPER, 2),)),
    always_after(you_activate(), roll_set_aside(either(exists(leader & yours), 2, 1), STORMTROOPER)),
)


def _name_symbol(use: Use) -> Procedure[bool]:
    """What it is hoped to roll."""
    wanted = yield use.ask(use.seat, "symbol", tuple(name for name in SYMBOLS.values() if name != "any"))
    use.number = list(SYMBOLS.values()).index(str(wanted))
    return True


def _as_named(use: Use) -> bool:
    named = list(SYMBOLS.values())[use.number]
    return any(symbol(use.table, thing) == named for thing in use.paid)


card(
    "watto-stubborn-gambler",
    holds("safe-from-blue-events", where(lambda use, thing: is_die(thing) and card_of(thing) == use.this)),
    power_action(reroll(one(die)), only_if(_as_named, gain(2)), cost=(spend(1), deed(_name_symbol))),
)

#: As many tokens as anybody would hide.
MOST_TOKENS = 20


def _barter(use: Use) -> Procedure[bool]:
    """Everybody hides tokens; who hides most is dealt as much and may play a card. The event deals the damage."""
    table = use.table
    about = OfAbility(table.cards[use.this], use.this, "hide")
    counts = amounts(MOST_TOKENS)
    answers = yield Together(
        {
            seat: Ask(seat, "hide", counts, secret=True, about=about, rule="dst.clar.barter-with-blood")
            for seat in table.playing
        }
    )
    hidden = {seat: int(count) for seat, count in answers.items()}
    for seat, count in hidden.items():
        table.note(HidesTokens, seat, count)
    most = max(hidden.values())
    hits: list[damage.Hit] = []
    for seat in [seat for seat in table.playing if hidden[seat] == most]:
        hits += yield from damage.allot(table, table.characters(seat), most, use.this, by=seat)
    yield from damage.deal(table, hits, use.seat, use.this, kind="indirect")  # to all of them at the same moment
    for seat in [seat for seat in table.playing if hidden[seat] == most]:
        theirs = LIBRARY.use(table, seat, use.this, use.moment, use.ability)
        yield from play_a_card(where(lambda *_: True), free=True).resolve(theirs)
    return True


card("barter-with-blood", event(deed(_barter)))


def _name_subtypes(use: Use) -> Procedure[bool]:
    """Each opponent names a subtype; their character dice without any that was named are removed."""
    table = use.table
    named = set()
    for seat in table.opponents(use.seat):
        named.add((yield use.ask(seat, "subtype", CHARACTER_SUBTYPES)))
    doomed = [thing for thing in (character_die & enemy).find(use) if named.isdisjoint(facts(table, thing).subtypes)]
    able = [thing for thing in doomed if resolving.may_remove_die(table, use.seat, thing, use.this)]
    yield from dice.remove(table, use.seat, able)
    return bool(able)


card("exterminate", event(deed(_name_subtypes)))

# ── heroes ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def _both_draw(use: Use) -> Procedure[None]:
    """Another player is chosen; then both draw."""
    other_player = yield from use.opponent()
    for seat in (use.seat, other_player):  # dst.errata.uneti
        zones.draw(use.table, seat, 1)


card("uneti-force-tree", action(deed(_both_draw), cost=exhaust_this()))
card(
    "mace-windus-lightsaber",
    power_action(
        move_this_to(titled("Mace Windu") & character & yours), cost=spot(titled("Mace Windu") & character & yours)
    ),
    special(
        deal(2, one(character), unblockable=True),
        then(only_if(exists(paid & health_left(1)), defeat_it(paid))),
    ),
)


def _fast_troops(use: Use) -> Procedure[None]:
    """A trooper's die is rolled and resolved at once, or else removed."""
    table = use.table
    options = [
        thing
        for piece in table.pieces.values()
        if piece.controller == use.seat and "trooper" in facts(table, piece.id).subtypes
        for thing in piece.dice
        if thing not in table.showing
    ]
    use.doing = "roll"
    for thing in (yield from select_one(use, use.seat, "choose", options)):
        if not (yield from roll_in(use, [thing])):
            return
        if resolving.why_not(table, use.seat, thing) is None:
            yield from resolving.resolve_die(table, use.seat, thing)
        else:
            yield from dice.remove(table, use.seat, [thing])


# dst.errata.laat
card("laat-gunship", special(deed(_fast_troops), reroll_this_die()))


def _indirect_to_anyone(use: Use) -> Procedure[bool]:
    """One indirect damage to a player of one's choice."""
    options = [player(seat) for seat in use.table.playing]
    use.doing = "player"
    answer = yield use.ask(use.seat, "opponent", options)
    yield from damage.distribute(use.table, -1 - int(answer), 1, use.seat, use.this, kind="indirect")
    return True


MAZ_OFFERS = {
    "indirect": deed(_indirect_to_anyone),
    "turn-theirs": turn(one(die & enemy)),
    "reroll-own": reroll(any_number(die & yours)),
    "draw": draw(1),
}


def _negotiate(use: Use) -> Procedure[bool]:
    """An opponent takes one for themselves, then its user two of the others."""
    table = use.table
    seat = yield from use.opponent()
    taken = yield use.ask(seat, "choose-one", tuple(MAZ_OFFERS))  # dst.clar.maz
    yield from MAZ_OFFERS[taken].resolve(LIBRARY.use(table, seat, use.this, None, use.ability))
    if use.abandoned:
        return True
    left = tuple(name for name in MAZ_OFFERS if name != taken)
    for name in (yield use.ask(use.seat, "choose-one", left, 2, 2, ordered=True)):
        if not use.abandoned:
            yield from MAZ_OFFERS[name].resolve(use)
    return True


card("maz-kanata-canny-negotiator", power_action(deed(_negotiate)))


def _most_alike(use: Use) -> int:
    """The most characters of one's own that share a subtype."""
    table = use.table
    shared = [name for own in table.characters(use.seat) for name in facts(table, own).subtypes]
    return max((shared.count(name) for name in shared), default=0)


cheap_for_them = where(lambda use, thing: facts(use.table, thing).cost <= _most_alike(use))  # dst.clar.convergence
card("convergence", event(discard_card(one((support | upgrade | downgrade) & cheap_for_them))))

# ── neutral ────────────────────────────────────────────────────────────────────────────────────────────────────────


def _bears(use: Use, bearer: int, title: str) -> bool:
    return any(facts(use.table, worn).title == title for worn in use.table.upgrades(bearer))


def _shelter(use: Use) -> Procedure[bool]:
    """As if it showed a shield; with the form it stays in the pool."""
    table = use.table

    def how(thing: int) -> How:
        return How(symbol="shield", keep=_bears(use, card_of(thing), "Soresu Mastery"))

    options = [
        thing
        for thing in (character_die & yours & ~blank_die).find(use)
        if resolving.why_not(table, use.seat, thing, how(thing)) is None
    ]
    use.doing = "resolve"
    for thing in (yield from select_one(use, use.seat, "choose", options)):
        yield from resolving.resolve_die(table, use.seat, thing, how(thing))
        return True
    return False


card("circle-of-shelter", event(deed(_shelter)))


def _reward_form(use: Use) -> Procedure[None]:
    """Two shields for whoever was activated, with the form."""
    (actor,) = use.things
    if actor in use.table.pieces and _bears(use, actor, "Soresu Mastery"):
        yield from damage.give_shields(use.table, actor, 2, use.seat)


def _activate_blue(use: Use) -> Procedure[bool]:
    table = use.table
    able = [own for own in own_blue.find(use) if activating.why_not(table, use.seat, own) is None]
    use.doing = "activate"
    for actor in (yield from select_one(use, use.seat, "choose", able)):
        use.things = (actor,)
        return (yield from activating.activate(table, use.seat, actor))
    return False


card(
    "deflecting-slash",
    event(remove(one(showing("ranged", "indirect"))), deed(_reward_form), cost=deed(_activate_blue)),
)
card(
    "fatal-blow",
    event(
        resolve(
            one(character_die & yours & resolvable_as(*DAMAGE)),
            bonus=lambda use, thing: len(use.table.upgrades(card_of(thing))),
            counting=DAMAGE,
        )
    ),
)
card(
    "twin-strike",
    event(
        resolve_dice(
            2,
            blue & character_die & resolvable_as("melee"),
            How(unblockable=True),
            beside=blue & character_die,
            counting=("melee",),
        )
    ),
)
card(
    "soresu-mastery",
    limit(1, "form"),
    after(you_play(), remove(one(damage_die))),
    special(remove(one(damage_die)), shields(1, one(character))),
)


def _no_cards_left(use: Use) -> bool:
    return not use.table.hands[use.foe]


# dst.errata.no-answer
card("no-answer", event(against(), they_discard_random(1), then(only_if(_no_cards_left, they_mill(3)))))
card(
    "enfys-nest-fearsome-outlaw",
    building(lets_in=(LetIn("villain", 2), LetIn("hero", 2))),
    power_action(resolve_dice(3, scoundrel & die, How(free=True), same=True, beside=scoundrel & die)),
)


def _showed_cost(use: Use) -> bool:
    return use.moment is not None and use.moment.cost > 0


card(
    "enfys-nests-marauder",
    building(lets_in=(LetIn("villain", 1), LetIn("hero", 1))),
    after(you_resolve_this_die(_showed_cost), indirect(1)),
)
