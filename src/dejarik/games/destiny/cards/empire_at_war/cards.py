"""Empire at War: the cards that the reference speaks of."""

from __future__ import annotations

from dejarik.core.cards import Lasts, Later, Limit, remembered
from dejarik.games.destiny.cards.facts import FACTS
from dejarik.games.destiny.cards.words import *
from dejarik.games.destiny.rules import activating, damage, playing
from dejarik.games.destiny.rules.playing import Terms
from dejarik.games.destiny.rules.values import facts, remaining, symbol
from dejarik.games.destiny.state import amounts, card_of

SEEKER = "ID9 Seeker Droid"
#: The dearest card costs as much.
MOST_COST = max(printed.cost for printed in FACTS.values())

# ── villains ───────────────────────────────────────────────────────────────────────────────────────────────────────

card("ciena-ree-adept-pilot", power_action(ready_up(one(vehicle)), cost=spend(2)))
card("general-hux-aspiring-commander", special(play_a_card(red & event_card, reduce=count(character & yours))))
card(
    "magnaguard",
    always_instead(
        on("defeat", this, note_is("damage")),
        Replaces(
            (
                Lasts("doomed", 1, this, "game"),
                Later(on("round-ended"), (defeat_it(remembered()),), about=this),
            )
        ),
    ),
)


def _foresee_cost(use: Use) -> Procedure[bool]:
    """A number is named; a card of an opponent's hand that costs as much is discarded."""
    table = use.table
    named = int((yield use.ask(use.seat, "amount", amounts(MOST_COST))))
    seat = yield from use.opponent()
    hand = laid_open(use, seat)
    if not hand:
        return False
    see(use, seat, hand)
    return (yield from discard_of_seen(use, seat, hand, [held for held in hand if facts(table, held).cost == named]))


card("thrawn-master-strategist", after(you_activate(), deed(_foresee_cost)))


def _more_in_hand(use: Use) -> Procedure[None]:
    """By how many cards one's own hand is larger than that of the victim's player."""
    table = use.table
    if not (yield from pick_out(one(character & enemy), "damage").resolve(use)):
        return
    (victim,) = use.paid
    owner = table.pieces[victim].controller
    amount = len(table.hands[use.seat]) - len(table.hands[owner])
    yield from damage.deal(table, [(victim, amount)], use.seat, use.this)


card("quinlan-vos-dark-disciple", special(deed(_more_in_hand)))
card(
    "servant-of-the-dark-side",
    before(about_to_fall(blue & character & yours & other), move_upgrade(one(upgrade & on_that), this)),
)
card(
    "seventh-sister-agile-inquisitor",
    building(dice=((SEEKER, 1),)),
    # whether a die lies there is nobody else's business: who is asked must not tell
    after(you_activate(), deed(roll_set_aside(1, SEEKER).resolve)),
)


def _punish(use: Use) -> Procedure[bool]:
    """Whoever the removed die belongs to is dealt the damage."""
    owners = [card_of(thing) for thing in use.paid if card_of(thing) in use.table.pieces]
    yield from damage.deal(use.table, [(owner, 2) for owner in owners], use.seat, use.this)
    return bool(owners)


card("grand-inquisitor-sith-loyalist", special(remove(one(character_die & blank_die)), then(deed(_punish))))


def _seekers(use: Use) -> int:
    """Those in the pool; the die itself is one of them even while an opponent resolves it."""
    dice = {*use.table.pools[use.seat], use.die} & use.table.showing.keys()
    return sum(facts(use.table, die).title == SEEKER for die in dice)


card("id9-seeker-droid", x_is(_seekers))
card(
    "bazine-netal-master-manipulator",
    special(pick_out(one(character), "damage"), deal(either(exists(paid & damaged), 1, 3), paid)),
)
card("bossk-wookiee-slayer", after(you_activate(), move_damage(1, one(character & enemy), character)))
card(
    "cad-bane-vicious-mercenary",
    action(play_a_card(upgrade, on=lambda use: (use.this,)), then(may(activate(this)))),
)

# ── heroes ─────────────────────────────────────────────────────────────────────────────────────────────────────────

card(
    "general-rieekan-defensive-mastermind",
    after(you_activate(), they_mill(count(character & yours & other & shielded))),
)


def _borrow_ship(use: Use) -> Procedure[bool]:
    """Which vehicle was played is remembered."""
    before_it = len(use.table.played)
    done = yield from play_a_card(vehicle, free=True).resolve(use)
    use.paid = [card for card, _ in use.table.played[before_it:]]
    return done


card(
    "hera-syndulla-phoenix-leader",
    special(deed(_borrow_ship), then(Later(on("phase-ended"), (return_to_hand(remembered()),), about=paid))),
)


def _make_ready(use: Use) -> Procedure[bool]:
    """The first time counts, whether or not he was exhausted."""
    return activating.ready(use.table, use.this)
    yield


def _onto_this(use: Use) -> bool:
    return use.moment is not None and use.moment.host == use.this


card(
    "k-2so-reprogrammed-droid",
    constant("weapon-cost", 2, this),
    always_after(on("attached", weapon, both(by_you, _onto_this)), deed(_make_ready), limit=Limit("game")),
)
card("rookie-pilot", after(you_activate(), reroll(one(vehicle & die & yours))))


def _first_time(use: Use) -> bool:
    return use.table.activated.count(use.this) == 1


card(
    "ahsoka-tano-force-operative",
    after(you_activate(), ready_up(this), cost=spend(dealt), only=_first_time, limit=once_a_round),
)


def _teach(use: Use) -> Procedure[bool]:
    """A character die of one's own is turned to the symbol that a die of the teacher shows."""
    table = use.table
    own = [thing for thing in table.pools[use.seat] if card_of(thing) == use.this]
    if len({symbol(table, thing) for thing in own}) > 1:
        use.doing = "choose"
        own = list((yield from select_one(use, use.seat, "choose", own)))
    if not own:
        return False
    return (yield from turn(one(character_die & yours), side_showing(symbol(table, own[0]))).resolve(use))


card("jedi-instructor", after(you_activate(), deed(_teach, exists(this_die & die))))


def _now_act(use: Use) -> Procedure[bool]:
    """Whoever has prepared an action takes one."""
    assert use.moment is not None
    use.moment.note = "prepared"
    return True
    yield


card(
    "kanan-jarrus-rebel-jedi",
    before(on("acting", None, by_you), resolve(one(this_die & die & yours)), then(deed(_now_act, lambda _: False))),
)
card(
    "mace-windu-jedi-champion",
    action(
        defeat_it(one(character & where(lambda use, thing: remaining(use.table, thing) <= 2))), cost=remove_this_die()
    ),
)
card("training-remote", modifies(blue & character_die))
card("ezra-bridger-force-sensitive-thief", holds("any-blue-upgrade", this), special(they_lose(1), then(gain(1))))
card("lando-calrissian-galactic-entrepreneur", building(starts=1))


def _salvage(use: Use) -> Procedure[bool]:
    """A weapon of the discard pile; what is called thermal costs 1 less."""
    table, seat = use.table, use.seat

    def terms(thing: int) -> Terms:
        cheaper_by = int("Thermal" in facts(table, thing).name)
        return Terms(reduce=cheaper_by, hosts=(use.this,), within=True)

    found = [thing for thing in table.discards[seat] if weapon.test(use, thing) and upgrade.test(use, thing)]
    able = [thing for thing in found if playing.why_not(table, seat, thing, terms(thing)) is None]
    if not able:
        return False
    answer = yield use.ask(seat, "play", tuple(able))
    return (yield from playing.play(table, seat, answer, table.discards[seat], terms(answer)))


def _salvageable(use: Use) -> bool:
    return any((weapon & upgrade).test(use, thing) for thing in use.table.discards[use.seat])


card("sabine-wren-explosives-expert", before(before_you_activate(), deed(_salvage, _salvageable)))

# ── neutral ────────────────────────────────────────────────────────────────────────────────────────────────────────

card("lightsaber-pull", event(search_deck(blue & weapon), cost=spot(own_blue)))
