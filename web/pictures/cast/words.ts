/** Events, upgrades and the like whose whole name nobody wrote down: by the words in it. */
import { choose } from '../draw/chance';
import { medicalDroid, remote, worker } from '../craft/droids';
import { bolt, flying, squadron } from '../craft/flight';
import { atst, emplacement, shieldGenerator, turret } from '../craft/ground';
import { destroyer, fleet, monCal } from '../craft/capitals';
import { tie, tieFlight, tieSwarm } from '../craft/ties';
import { crowd, type PoseName } from '../people/figure';
import { anybody } from '../people/look';
import { portrait } from '../people/person';
import { blade } from '../people/props';
import {
  clash,
  crossed,
  grenade,
  gun,
  type GunName,
  lightsaber,
  missiles,
  pole,
  reticle,
  volley,
} from '../things/arms';
import {
  arcs,
  banner,
  blastDoor,
  bubble,
  burst,
  carbonite,
  cardHand,
  comlink,
  crates,
  credits,
  crystal,
  datapad,
  dice,
  forceHand,
  gameBoard,
  garment,
  goggles,
  grip,
  holocron,
  insignia,
  jetpack,
  lightning,
  medal,
  plans,
  prison,
  pyre,
  radar,
  shackles,
  shatter,
  starMap,
  strings,
  superlaser,
  swirl,
  tome,
  vision,
  wanted,
  witchfire,
} from '../things/objects';
import { glyph, type Material } from '../things/glyphs';
import { bladeOf, some, stranger } from './kinds';
import { at, type Drawn, isDark, oneOf, over, type Row, scene } from './table';

/** Who does it: soldiers of the card's side. */
const me = (
  fact: Parameters<Drawn>[1],
): 'trooper' | 'rebel' | 'jedi' | 'sith' | 'smuggler' | 'hunter' | 'commando' | 'officer' => {
  const dark = isDark(fact);
  switch (fact.affiliation) {
    case 'blue':
    case 'jedi':
    case 'sith':
      return dark ? 'sith' : 'jedi';
    case 'yellow':
    case 'smugglers-and-spies':
    case 'scum-and-villainy':
      return dark ? 'hunter' : 'smuggler';
    default:
      return dark ? 'trooper' : choose(fact.id, 'me', ['rebel', 'commando'] as const);
  }
};
const foe = (fact: Parameters<Drawn>[1]): 'trooper' | 'rebel' => (isDark(fact) ? 'rebel' : 'trooper');

/** Our figure and another, in poses. */
const act =
  (mine: PoseName, theirs?: PoseName, armed = false): Drawn =>
  (ink, fact) => {
    const one = me(fact);
    const sword = one === 'jedi' || one === 'sith' ? { blade: bladeOf(fact) } : armed ? { gun: 'rifle' as const } : {};
    return theirs
      ? scene(
          [foe(fact), theirs, { x: 216, y: 290, size: 0.88, left: true }],
          [one, mine, { x: 104, y: 292, size: 1.04, ...sword }],
        )(ink, fact)
      : scene([one, mine, { x: 144, y: 290, size: 1.14, ...sword }])(ink, fact);
  };
/** Three of us. */
const troop =
  (pose: PoseName, armed = true): Drawn =>
  (ink, fact) => {
    const one = me(fact);
    const gear = one === 'jedi' || one === 'sith' ? { blade: bladeOf(fact) } : armed ? { gun: 'rifle' as const } : {};
    return scene(
      [one, pose, { x: 70, y: 282, size: 0.72, ...gear }],
      [one, pose, { x: 232, y: 284, size: 0.76, ...gear }],
      [one, pose, { x: 146, y: 296, size: 1.06, ...gear }],
    )(ink, fact);
  };
const thing =
  (name: string, material: Material = 'light', size = 160): Drawn =>
  (ink) =>
    glyph(ink, name, { material, size });
const face =
  (mood: 'calm' | 'stern' | 'smile' | 'sad' | 'fierce', prop: 'none' | 'palm' | 'fist' | 'hand-up' = 'none'): Drawn =>
  (ink, fact) => {
    const dark = isDark(fact);
    const force = fact.affiliation === 'blue' || fact.affiliation === 'jedi' || fact.affiliation === 'sith';
    return portrait(
      ink,
      anybody(fact.id, {
        mood,
        prop,
        propColour: ink.light.glow,
        garb: force ? 'robe' : dark ? 'uniform' : 'jacket',
        ...(force && dark ? { hat: 'hood' as const, hatColour: '#201d26', cloth: '#23202a', eyes: '#ffb000' } : {}),
        ...(force && !dark ? { cloth: '#8a6a44', trim: '#e0d4bc' } : {}),
      }),
    );
  };
const FINISHES = ['grey', 'black', 'sand', 'brass', 'green', 'red'] as const;
/** Guns that one knows by their colour. */
const METAL_OF: Partial<Record<GunName, 'black' | 'green' | 'brass'>> = {
  dl44: 'black',
  sniper: 'green',
  holdout: 'brass',
};

const firing =
  (name: GunName): Drawn =>
  (ink) =>
    gun(ink, name, { metal: METAL_OF[name] ?? 'grey' });
const fleetOf: Drawn = (ink, fact) => fleet(ink, isDark(fact) ? destroyer : monCal);
const pilots: Drawn = (ink, fact) =>
  isDark(fact) ? tieFlight(ink) : squadron(ink, choose(fact.id, 'wing', ['xwing', 'awing', 'ywing'] as const));

/** First match first; a row without places leaves the place to the rest of the name. */
export const WORDS: readonly Row[] = [
  // blades
  [
    /double-?bladed/i,
    [],
    (ink, fact) => lightsaber(ink, bladeOf(fact), { kind: 'double', length: 120, y: 170, x: 150 }),
  ],
  [/crossguard|kylo ren's lightsaber/i, ['forest-snow'], (ink) => lightsaber(ink, '#ff3344', { kind: 'cross' })],
  [
    /inquisitor.*lightsaber|(?:brother|sister)'s lightsaber/i,
    ['temple-night'],
    (ink) => lightsaber(ink, '#ff3344', { kind: 'inquisitor' }),
  ],
  [/dooku's lightsaber/i, ['spires'], (ink) => lightsaber(ink, '#ff3344', { kind: 'curved' })],
  [
    /maul's lightsaber/i,
    ['palace-falls'],
    (ink) => lightsaber(ink, '#ff3344', { kind: 'double', length: 120, y: 170, x: 150 }),
  ],
  [/darksaber/i, ['city-blue'], (ink) => lightsaber(ink, '#dfe6ff', { kind: 'black' })],
  [/windu's lightsaber/i, ['council'], (ink) => lightsaber(ink, '#b06aff', { kind: 'gold' })],
  [/shoto/i, [], (ink, fact) => lightsaber(ink, bladeOf(fact), { kind: 'shoto', length: 120 })],
  [/yoda's lightsaber/i, ['council'], (ink) => lightsaber(ink, '#6fe08a', { kind: 'shoto', length: 130 })],
  [/ahsoka's lightsabers/i, ['temple-night'], (ink) => crossed(ink, '#f0f4ff', '#f0f4ff')],
  [/ancient lightsaber|recovered|heirloom/i, [], (ink, fact) => lightsaber(ink, bladeOf(fact), { kind: 'rough' })],
  [
    /ezra's lightsaber|ezra bridger's lightsaber|crafted lightsaber/i,
    ['plains'],
    (ink) => lightsaber(ink, '#5db4ff', { kind: 'gold' }),
  ],
  [
    /lightsaber pull|lightsaber throw/i,
    [],
    over(
      (ink, fact) => {
        const b = blade(ink, 190, 120, 62, 120, bladeOf(fact), 5);
        return { behind: b.shine, body: b.hilt };
      },
      at((ink) => forceHand(ink), 0.7, -10, 90),
    ),
  ],
  [
    /lightsaber (?:training|mastery)|shii-cho|soresu|makashi|ataru|djem|shien|niman|juyo|form\b/i,
    ['council', 'jedi-temple', 'temple-mist'],
    oneOf((ink, fact) => crossed(ink, bladeOf(fact), isDark(fact) ? '#ff6a55' : '#6fe08a'), act('guard'), act('lunge')),
  ],
  [/lightsaber pike/i, ['corridor-red'], (ink) => pole(ink, 'pike')],
  [
    /lightsaber/i,
    [],
    (ink, fact) =>
      lightsaber(ink, bladeOf(fact), {
        kind: choose(fact.id, 'hilt', ['plain', 'ornate', 'rough', 'gold', 'black'] as const),
        angle: choose(fact.id, 'angle', [28, -28, 40, 16]),
        x: 150,
        y: 216,
      }),
  ],
  // guns
  [/bowcaster/i, ['kashyyyk', 'hangar'], firing('bowcaster')],
  [/dl-44|han'?s? (?:solo'?s? )?(?:heavy )?blaster/i, ['cantina'], firing('dl44')],
  [/sniper|hunting rifle|verpine|night sniper|beckett's rifle/i, ['canyon', 'neon'], firing('sniper')],
  [/disruptor/i, ['neon', 'plains-dusk'], firing('disruptor')],
  [/phasma's blaster/i, ['corridor'], firing('chrome')],
  [/slugthrower|gungan|donderbus/i, ['canyon'], firing('slugthrower')],
  [/scatter/i, ['cantina-green'], firing('scatter')],
  [
    /repeat|auto cannon|chaingun|heavy field|e-web|tl-50|z-6|t-21|overkill|megablaster/i,
    ['street-ruin', 'corridor-red'],
    firing('repeater'),
  ],
  [/launcher|rocket|mortar|ordnance|missile pod/i, ['canyon', 'street-ruin'], firing('launcher')],
  [/pulse cannon|l-s1 cannon|bo-rifle.*cannon|ion disruptor/i, ['corridor'], firing('cannon')],
  [/holdout|hold-out|hidden blaster|canto bight pistol/i, ['cantina', 'casino'], firing('holdout')],
  [/bo-rifle/i, ['plains-dusk'], (ink) => pole(ink, 'bo')],
  [
    /rifle|carbine|e-11|a280|a180|a-300|f-11|iqa|el-16/i,
    [],
    (ink, fact) =>
      gun(ink, choose(fact.id, 'rifle', ['rifle', 'carbine'] as const), {
        metal: choose(fact.id, 'metal', FINISHES),
        left: choose(fact.id, 'way', [true, false]),
      }),
  ],
  [
    /blaster|pistol|sidearm/i,
    [],
    (ink, fact) =>
      gun(ink, choose(fact.id, 'gun', ['pistol', 'glie', 'dt29', 'dc17', 'holdout', 'carbine'] as const), {
        metal: choose(fact.id, 'metal', FINISHES),
        left: choose(fact.id, 'way', [true, false]),
      }),
  ],
  // other arms
  [/thermal deton|detonator/i, ['palace-hall', 'corridor-warm'], (ink) => grenade(ink)],
  [/emp|electromagnetic/i, ['corridor-blue'], (ink) => grenade(ink, { kind: 'emp' })],
  [/grenade|shrapnel|fragment/i, ['street-ruin'], (ink) => grenade(ink, { kind: 'frag' })],
  [/\bmine\b|mines\b|tripwire/i, ['space-amber', 'cave'], (ink) => grenade(ink, { kind: 'mine' })],
  [/sonic/i, ['spires'], (ink) => grenade(ink, { kind: 'sonic' })],
  [/torpedo|missile/i, ['space-blue', 'trench'], (ink) => missiles(ink)],
  [/bomb(?!ard|oozle)|bombing|payload/i, ['battle', 'street-ruin'], (ink) => missiles(ink, { bomb: true })],
  [/gaffi/i, ['canyon'], (ink) => pole(ink, 'gaffi')],
  [/electrostaff|electropole|electroripper|energy pike/i, ['sinkhole', 'spires'], (ink) => pole(ink, 'electro')],
  [/rey's staff|staff/i, ['graveyard', 'jedha'], (ink) => pole(ink, 'staff')],
  [/baton|prod|stun/i, ['corridor', 'cells'], (ink) => pole(ink, 'baton')],
  [/vibroknuck|knuckle/i, ['neon'], (ink) => pole(ink, 'knuckles')],
  [/vibro-?ax|axe|arbir|cutter/i, ['palace-hall', 'arena'], (ink) => pole(ink, 'axe')],
  [/vibroknife|knife|dagger|punch dagger/i, ['neon', 'cantina-green'], (ink) => pole(ink, 'knife')],
  [/vibro|sword|cutlass|fire blade|machete/i, ['canyon', 'arena'], (ink) => pole(ink, 'vibro')],
  [/sickle|chain/i, ['dathomir', 'cells'], (ink) => pole(ink, 'sickle')],
  [/energy bow|light bow|ewok bow|\bbow\b|slingshot/i, ['dathomir', 'forest', 'jedha'], (ink) => pole(ink, 'bow')],
  [/spear|lightning rod/i, ['forest', 'island'], (ink) => pole(ink, 'spear')],
  [/whip|lasso|grappl|cable|boa\b|ascension/i, ['corridor-blue', 'cloud-city-near'], (ink) => pole(ink, 'whip')],
  [
    /flame|fire ?thrower|inciner|burn/i,
    ['canyon', 'street-ruin'],
    over(act('aim', undefined, true), (ink) => ({
      lit: bolt(292, 124, 0, 120, '#ffb04a', 16) + ink.glow(250, 126, 60, '#ff8a3c', 0.9),
    })),
  ],
  // what is worn and carried
  [
    /jetpack|rocket booster|booster/i,
    ['sky', 'canyon'],
    (ink, fact) => jetpack(ink, { paint: choose(fact.id, 'paint', ['#5f7d8a', '#5f7d4c', '#8a94a0']) }),
  ],
  [
    /mandalorian armor|beskar/i,
    ['armory'],
    (ink) => garment(ink, { kind: 'armour', cloth: '#5f7d4c', trim: '#8a2c22' }),
  ],
  [/sith armor/i, ['tombs'], (ink) => garment(ink, { kind: 'armour', cloth: '#5a2c2c', trim: '#e0a63a' })],
  [
    /armou?r|plating|plastoid|suit|protective/i,
    ['armory', 'workshop'],
    (ink, fact) =>
      garment(ink, { kind: 'armour', cloth: choose(fact.id, 'cloth', ['#8a97a5', '#b0a898', '#6a7480', '#c8ccd0']) }),
  ],
  [
    /robe|cloak|disguise|stolen helmet|mask/i,
    ['temple-mist', 'neon'],
    (ink, fact) =>
      garment(ink, {
        kind: /robe/i.test(fact.en) ? 'robe' : 'cloak',
        cloth: choose(fact.id, 'cloth', ['#8a6a44', '#5b5348', '#3a3a44']),
      }),
  ],
  [/goggles|macrobinocular|scope|lens/i, ['castle', 'canyon'], (ink) => goggles(ink)],
  [/gear|supply pack|survival|backpack|equipment/i, ['ice', 'jedha'], (ink) => garment(ink, { kind: 'pack' })],
  [
    /ammo|belt|bandolier|holster/i,
    ['armory'],
    (ink) => garment(ink, { kind: 'belt', cloth: '#5a3a24', trim: '#b8a078' }),
  ],
  [/comlink|communication|hush-98|transmission|signal(?! jam)/i, ['corridor', 'city-dusk'], (ink) => comlink(ink)],
  [
    /datapad|dossier|intel|report|records|data\b|slice|slicing|hack|override|overwrite|program/i,
    ['archive', 'corridor-blue'],
    (ink, fact) => datapad(ink, { what: choose(fact.id, 'what', ['text', 'map', 'face'] as const) }),
  ],
  [/sith holocron|dark lore|forbidden/i, ['archive-red', 'tombs'], (ink) => holocron(ink, { dark: true })],
  [/holocron|lore|teachings?\b/i, ['archive', 'jedi-temple'], (ink, fact) => holocron(ink, { dark: isDark(fact) })],
  [
    /crystal|kyber|talisman|amulet|pendant|compass|sphere|gem/i,
    ['crystal-cave', 'archive-gold'],
    (ink) => crystal(ink),
  ],
  [/journal|texts?\b|tome|book|handbook|scroll/i, ['archive-gold', 'island'], (ink) => tome(ink)],
  [/death star plans|plans\b|schematic|blueprint/i, ['hologram', 'archive'], (ink) => plans(ink)],
  [/star map|map\b|astrogation|coordinates|navigat|compass/i, ['hologram', 'cockpit'], (ink) => starMap(ink)],
  [
    /medal|award|honor|ceremony|badge|promot|grand moff|admiral$|director$|title|rank/i,
    ['temple', 'bridge'],
    (ink, fact) => (isDark(fact) ? insignia(ink) : medal(ink)),
  ],
  [
    /possession|treasure|cache|goods|stash|loot|plunder|pilfer/i,
    ['hold', 'cave'],
    (ink) => crates(ink, { kind: 'chest' }),
  ],
  [/spice/i, ['cave', 'hold'], (ink) => crates(ink, { kind: 'spice' })],
  [
    /supply|supplies|resource|logistic|cargo|shipment|smuggling|stockpile|reserves?\b|resupply/i,
    ['hold', 'docking-bay'],
    (ink, fact) => crates(ink, { kind: choose(fact.id, 'crate', ['crate', 'arms', 'parts'] as const) }),
  ],
  [/armed|arms\b|weapon|arsenal|equip|rearm|locked and loaded/i, ['armory'], (ink) => crates(ink, { kind: 'arms' })],
  [
    /salvage|scrap|parts|recycle|repurpos|garbage|junk/i,
    ['workshop', 'graveyard'],
    (ink) => crates(ink, { kind: 'parts' }),
  ],
  [
    /credit|payment|pay ?out|paid|profit|wealth|cash|price|reward|business|debt|investment|buy\b|bank|well paid|fee\b|bribe|extort/i,
    ['casino', 'palace-hall', 'cantina-green'],
    (ink) => credits(ink),
  ],
  [/dice|chance cube|luck|odds|gamble|risk/i, ['casino', 'cockpit'], (ink) => dice(ink)],
  [
    /sabacc|cheat|bluff|card|ace in|swindl|trick\b|con\b|long con|hand of/i,
    ['casino', 'cantina'],
    (ink) => cardHand(ink),
  ],
  [
    /bounty|wanted|death mark|posting|price on|dead or alive|target acquired/i,
    ['neon', 'cantina-green'],
    (ink) => wanted(ink),
  ],
  [
    /black market|trade|deal|barter|haggl|negotiat|bargain|exchange|offer\b|merchant|appraise|market/i,
    ['market', 'cantina'],
    scene(
      ['civilian', 'point', { x: 92, y: 292, size: 0.98 }],
      ['smuggler', 'stand', { x: 208, y: 292, size: 1, left: true }],
    ),
  ],
  // the Force
  [
    /force lightning|chain lightning|burst of lightning|force storm|electroshock|shock/i,
    ['throne', 'force-violet'],
    (ink) => lightning(ink),
  ],
  [/choke|strangle|stifle|crush|lack of faith|price of failure/i, ['corridor-red', 'bridge'], (ink) => grip(ink)],
  [
    /force (?:push|wave|blast|throw|shockwave|repulse|strike)|repulse|telekinetic|propel|fling/i,
    ['force'],
    (ink, fact) => (choose(fact.id, 'push', [true, false]) ? forceHand(ink) : act('push', 'fall')(ink, fact)),
  ],
  [/force (?:pull|lift|grab|jump|rend)|magna|tractor/i, ['force'], (ink) => forceHand(ink, { pull: true })],
  [
    /force speed|swift|haste|dash|outpace|outrun|quick(?!draw)/i,
    ['force-blue', 'corridor-blue'],
    over(act('run'), (ink) => ({
      behind:
        [0, 1, 2, 3, 4]
          .map(
            (index) =>
              `<path d="M${10 + index * 8},${90 + index * 36}H${110 + index * 12}" stroke="#ffffff" stroke-width="2.4" opacity=".4"/>`,
          )
          .join('') + ink.glow(60, 180, 60, ink.light.glow, 0.5),
    })),
  ],
  [
    /force (?:illusion|mislead|misdirect|invisib)|eyes can deceive|illusion|mirage/i,
    ['force-violet'],
    (ink, fact) => {
      const one = face('calm')(ink, fact);
      return {
        behind: `<g opacity=".3" transform="translate(-44 6)">${one.body}</g><g opacity=".3" transform="translate(44 6)">${one.body}</g>`,
        body: one.body ?? '',
      };
    },
  ],
  [
    /force (?:shield|barrier|protect)|protection|safeguard|shelter|circle of/i,
    ['force', 'jedi-temple'],
    over(act('shield'), (ink) => bubble(ink)),
  ],
  [
    /force (?:heal|rejuv)|heal|mend|rejuvenat|bacta|first aid|medic|therapy|regenerat|invigorat/i,
    ['medbay', 'force-green'],
    oneOf(
      (ink) => medicalDroid(ink),
      scene(['rebel', 'lie', { x: 150, y: 288, size: 0.9 }], ['commando', 'kneel', { x: 96, y: 290, size: 1 }]),
    ),
  ],
  [
    /stasis|immobil|pinned|freeze|entangle|ensnare|snare|net\b|bind|sticky|hamper/i,
    ['force-red', 'forest'],
    over(act('leap'), (ink) => bubble(ink, { hue: '#ff8a90' })),
  ],
  [
    /mind (?:trick|probe|extract)|persuade|manipulat|beguile|influence|suggestion|domination|control\b|compliance|puppet|strings|pulling/i,
    ['throne', 'force-violet'],
    oneOf((ink) => strings(ink), face('fierce', 'palm')),
  ],
  [
    /premonition|precognition|foresee|foreseen|vision|foresight|anticipat|insight|awareness|sense|instinct|intuition|eyes|watch|sight|feeling/i,
    ['force', 'crystal-cave'],
    oneOf((ink) => vision(ink), face('calm', 'palm')),
  ],
  [
    /meditat|calm|patience|peace|serenity|focus|concentrat|discipline|balance|attune|tranquil|respite|quiet/i,
    ['temple-mist', 'force-green', 'root-hut', 'island'],
    (ink, fact) => scene([isDark(fact) ? 'sith' : 'jedi', 'meditate', { x: 150, y: 270, size: 1.14 }])(ink, fact),
  ],
  [
    /spirit|ghost|voices|beyond|memories|memory/i,
    ['force-blue', 'swamp'],
    (ink, fact) =>
      portrait(
        ink,
        anybody(fact.id, {
          skin: ['#cfe6ff', '#6f9ac8', '#2c4a78'],
          hairColour: '#9ab8d8',
          garb: 'robe',
          cloth: '#6f94c0',
          hat: 'hood',
          hatColour: '#7fa8d8',
        }),
      ),
  ],
  [
    /hate|anger|rage|fury|enrage|fierce|wrath|malice|vengeance|bloodlust|torment|cruel|ruthless|aggress|brutal/i,
    ['force-red', 'lava'],
    face('fierce', 'fist'),
  ],
  [
    /fear|terror|frighten|intimidat|threat|doubt|despair|abandon|dread|nightmare|shriek|howl/i,
    ['spotlight-red', 'corridor-red'],
    scene(['shadow', 'stand', { x: 180, y: 330, size: 1.4 }], ['civilian', 'crouch', { x: 84, y: 294, size: 0.8 }]),
  ],
  [
    /dark side|darkness|corrupt|tempt|lure|seduc|fallen|consumed|power from pain/i,
    ['force-red', 'rift'],
    scene(
      ['shadow', 'point', { x: 214, y: 298, size: 1.2, left: true }],
      ['jedi', 'kneel', { x: 100, y: 290, size: 0.98 }],
    ),
  ],
  [/witch|magick|hex|ichor|possess|ritual|spell|zombie|resurrect|necro/i, ['dathomir'], (ink) => witchfire(ink)],
  [
    /disturbance|destiny|fate|twist|polarity|shift|balance|division|change|reversal|alter|tide|equilibrium/i,
    ['rift', 'force', 'rift-green'],
    (ink, fact) =>
      swirl(
        ink,
        choose(fact.id, 'swirl', [{}, { one: '#8affc0', other: '#c08aff' }, { one: '#ffe08a', other: '#7cc4ff' }]),
      ),
  ],
  [
    /the force|my ally|strong with|luminous|one with|awaken|untamed|power of/i,
    ['force', 'force-green', 'temple-mist'],
    (ink) => forceHand(ink),
  ],
  [
    /training|lesson|teach|instruct|practice|mentor|apprentice|trials?\b|mastery|skill/i,
    ['temple-mist', 'jedi-temple', 'corridor-blue'],
    oneOf(
      act('guard'),
      (ink) => remote(ink),
      scene(
        ['jedi', 'stand', { x: 90, y: 292, size: 1 }],
        ['jedi', 'guard', { x: 204, y: 292, size: 0.84, left: true, blade: '#5db4ff' }],
      ),
    ),
  ],
  // what people do
  [
    /parry|riposte|clash|duel|block|deflect|counter ?strik|counterstroke|fluid|trap the blade|battle of wills/i,
    ['jedi-temple', 'carbon-chamber', 'lava'],
    oneOf(
      (ink, fact) => clash(ink, isDark(fact) ? '#ff3344' : '#5db4ff', isDark(fact) ? '#5db4ff' : '#ff3344'),
      scene(
        ['jedi', 'duel', { x: 96, y: 288, blade: '#5db4ff', bladeAngle: 50 }],
        ['sith', 'duel', { x: 206, y: 288, left: true, blade: '#ff3344', bladeAngle: 50 }],
      ),
    ),
  ],
  [
    /strike|slash|blow|stab|attack|assail|lunge|slam|pummel|assault|onslaught|charge|fight|brawl|battle rage|combat/i,
    [],
    oneOf(act('lunge', 'fall'), act('swing'), troop('run')),
  ],
  [
    /defen[sc]|guard(?:ed)?\b|hold the line|hold off|stand\b|steadfast|firm|last stand|resist|resolve|determin|unyield|indomitable|persever|endur|fortitude|tenacity|defian|brave|heroi|courage|valiant|valor/i,
    [],
    oneOf(act('guard', undefined, true), act('shield'), troop('aim')),
  ],
  [
    /dodge|evade|dive|sidestep|roll\b|evasive|narrow|escape|flee|retreat|fall back|run\b|evacuat|hasty|exit|bail|eject|get away|get out/i,
    [],
    oneOf(act('run'), act('leap'), (ink, fact) =>
      flying(ink, isDark(fact) ? 'gunboat' : 'falcon', {
        angle: choose(fact.id, 'angle', [-130, 120, -50]),
        size: 0.7,
      }),
    ),
  ],
  [
    /ambush|surprise|trap\b|sneak|stealth|hidden|hide|hiding|shadow|infiltrat|espionage|spy|covert|secret|undercover|lying in wait|camoufl|stalk|prey|hunt|pursuit|track|relentless|chase|cornered|closing/i,
    ['forest-night', 'city-dusk', 'corridor-blue'],
    oneOf(act('sneak'), act('crouch', undefined, true), scene(['shadow', 'sneak', { x: 120, y: 294, size: 1.1 }])),
  ],
  [
    /aim|target|crosshair|precision|sharpshoot|sure shot|bull'?s|in sight|lock/i,
    [],
    over(
      act('kneel-aim', undefined, true),
      at((ink) => reticle(ink), 0.5, 130, 10),
    ),
  ],
  [
    /covering|suppress|salvo|volley|crossfire|firepower|barrage|sustained|rapid|fire\b|shoot|shot\b|shootout|gunfire|blast\b/i,
    ['street-ruin', 'battle'],
    over(troop('aim'), (ink) => volley(ink, 5, isInkDark(ink) ? '#7dff8a' : '#ff6a55', null)),
  ],
  [
    /explos|detonat|demolit|bombard|blow ?up|sabot|rigged|chain reaction|burst|collateral|blaze|glory|crash|impact|overload|hull breach|direct hit/i,
    ['battle', 'foundry'],
    (ink) => burst(ink),
  ],
  [
    /repair|fix\b|tinker|mechanic|upgrade|modif|improv|jury|rebuild|reconstruct|refit|reassemble|custom|engineer/i,
    ['workshop', 'hangar'],
    oneOf((ink, fact) => worker(ink, fact.id), some({ garb: 'overalls', hat: 'goggles', prop: 'wrench' })),
  ],
  [
    /command|orders?\b|lead|leader|presence|speech|rally|inspir|motivat|advis|counsel|general|officer|tactic|strateg|plan\b|brief|maneuver|formation|coordinat|directive/i,
    ['war-room', 'bridge'],
    oneOf(
      act('point'),
      (ink, fact) => (isDark(fact) ? gameBoard(ink) : radar(ink)),
      (ink) => starMap(ink, { hue: '#ffb070' }),
    ),
  ],
  [
    /capture|prisoner|captiv|detain|arrest|subdue|shackle|collar|imprison|confiscat|impound|lockdown|seize|hostage|slave|forced labor/i,
    ['cells', 'corridor-red'],
    oneOf(
      (ink) => shackles(ink),
      (ink) => prison(ink),
      act('aim', 'hands-up', true),
    ),
  ],
  [/free|liberat|rescue|unshackle|unfetter|breakout|jailbreak/i, ['cells'], (ink) => shatter(ink, { hue: '#ffb0a0' })],
  [/carbonite/i, ['carbon-chamber'], (ink) => carbonite(ink)],
  [/interrog|question|torture|extract|press for/i, ['cells'], (ink) => prison(ink)],
  [
    /disarm|drop your|disable|dismantle|disassemble|shatter|destroy|break|broken|vandal|ruin|rend\b|wreck/i,
    [],
    (ink) => shatter(ink),
  ],
  [
    /sacrifice|loss|lost|fallen|funeral|pyre|grave|death\b|die\b|farewell|end\b|friend lost|mourn/i,
    ['island', 'forest-night'],
    (ink) => pyre(ink),
  ],
  [
    /reinforce|recruit|conscript|muster|mobiliz|deploy|arriv|backup|support|endless|ranks|outnumber|numbers|horde|legion|army|troops|battalion/i,
    [],
    oneOf(troop('walk'), troop('stand'), troop('run')),
  ],
  [
    /team|together|partner|friend|allies|alliance|unite|solidar|kinship|side by side|common|bond|companion|squad|cooperat|synchron|coordina/i,
    [],
    oneOf(troop('stand'), (ink, fact) =>
      scene(
        [me(fact), 'stand', { x: 98, y: 294, size: 1.06 }],
        ['smuggler', 'stand', { x: 202, y: 294, size: 1.06, left: true }],
      )(ink, fact),
    ),
  ],
  [
    /betray|traitor|treason|double-?cross|double-?deal|two-?fac|backstab|blackmail|treacher/i,
    ['neon', 'corridor-red'],
    scene(
      ['officer', 'stand', { x: 110, y: 292, size: 1 }],
      ['shadow', 'lunge', { x: 226, y: 296, size: 1, left: true }],
    ),
  ],
  [
    /rebel|uprising|revolt|insurrection|riot|anarchy|unrest|protest|spark|incite|inflame/i,
    ['city-dusk', 'street-ruin', 'plains-dusk'],
    over(
      (ink) => banner(ink),
      (ink) => ({ body: crowd(ink, 13, '#0c0e14') }),
    ),
  ],
  [
    /occupation|conquest|conquer|invad|garrison|imperial might|crackdown|law and order|martial|inspection|subjugat|oppress|propaganda/i,
    ['city-dusk', 'street-ruin'],
    over(
      at((ink) => atst(ink), 0.6, 110, 60),
      scene(
        ['trooper', 'stand', { x: 66, y: 294, size: 0.84 }],
        ['trooper', 'stand', { x: 214, y: 298, size: 0.9, left: true }],
      ),
    ),
  ],
  [/alarm|alert|siren|warning|red alert|sound the/i, ['corridor-red'], (ink) => blastDoor(ink)],
  [
    /door|chute|bolt hole|hatch|gate\b|corridor/i,
    ['corridor'],
    (ink) => blastDoor(ink, { open: true, hue: '#8fd0ff' }),
  ],
  [
    /shield|deflector|barrier|cover\b|bunker|entrench|dug in|hunker|fortif|dig in|trench warfare|barricade/i,
    ['street-ruin', 'ice'],
    oneOf(act('crouch', undefined, true), (ink) => shieldGenerator(ink)),
  ],
  [
    /turret|cannon|artillery|gun\b|battery/i,
    ['ice', 'death-star-far'],
    oneOf(
      (ink) => turret(ink),
      (ink) => emplacement(ink),
    ),
  ],
  [/superlaser|primary ignition|planet ?kill|genocide/i, ['superlaser'], (ink) => superlaser(ink)],
  [/fleet|armada|capital|bombardment|orbital|flotilla/i, ['space-steel', 'space-rebel'], fleetOf],
  [
    /pilot|wing(?:man|ed|s)?\b|squadron|dogfight|air superiority|aerial|flight|fly|ace\b|barrel roll|koiogran|tallon|strafing|attack run/i,
    ['space-blue', 'space-crimson', 'trench'],
    pilots,
  ],
  [/swarm/i, ['space-steel'], (ink) => tieSwarm(ink)],
  [
    /hyperspace|lightspeed|jump|punch it|astrogat|travel|embark|journey/i,
    ['hyperspace'],
    (ink, fact) =>
      isDark(fact)
        ? tie(ink, 'advanced', { fire: false })
        : flying(ink, 'falcon', { angle: 6, size: 0.7, lean: 0, exhaust: '#8fd4ff' }),
  ],
  [
    /diplomat|envoy|politic|senate|treaty|truce|immunity|embassy|peaceful|accord|conference/i,
    ['senate', 'palace-falls'],
    some({ garb: 'senator', prop: 'none' }, { garb: 'gown', prop: 'book' }),
  ],
  [/crime|underworld|scum|infamous|gang|syndicate|cartel|kingpin|thug|mafia/i, ['cantina-green', 'neon'], stranger],
  [
    /steal|theft|thief|heist|pickpocket|robbery|rob\b|hijack|smuggl|pirate|raid/i,
    ['hold', 'neon'],
    oneOf(scene(['shadow', 'carry', { x: 140, y: 294, size: 1.1 }]), (ink) => crates(ink, { kind: 'gold' })),
  ],
  [
    /feast|celebrat|party|victory|triumph|cheer|the day is ours|decisive/i,
    ['temple', 'tree-village'],
    troop('cheer', false),
  ],
  [
    /message|hologram|news|rumor|broadcast|call\b|summon|contact|connection|network/i,
    ['hologram', 'corridor-blue'],
    (ink) => comlink(ink),
  ],
  [
    /probe|scan|sensor|search|scout|recon|survey|patrol|lookout|observ|surveil|investigat/i,
    ['canyon', 'ice'],
    oneOf((ink) => radar(ink), act('sneak')),
  ],
  [
    /jam|scramble|static|interfer|cut off|blackout|malfunction|signal/i,
    ['corridor-red'],
    (ink) => ({ ...radar(ink, { hue: '#ff7a5a' }), behind: '' }),
  ],
  [
    /ion\b|surge|energize|power(?:ed)?\b|overcharge|electric|lightning/i,
    ['foundry', 'corridor-blue'],
    (ink) => ({
      behind: ink.glow(150, 146, 120, '#8fc8ff', 0.7),
      lit: arcs(
        ink,
        [
          [60, 60, 240, 230],
          [240, 60, 60, 230],
          [150, 30, 150, 260],
          [30, 150, 270, 140],
        ],
        '#8fc8ff',
        3,
      ),
    }),
  ],
  [
    /distract|diversion|feint|bait|decoy|ruse|trick|deceiv|decep|bamboozle|bluff|attention|fool|clever/i,
    ['market', 'neon'],
    oneOf(
      scene(
        ['smuggler', 'hands-up', { x: 96, y: 292, size: 1 }],
        ['trooper', 'aim', { x: 216, y: 292, size: 0.94, left: true, gun: 'rifle' }],
      ),
      (ink) => cardHand(ink),
    ),
  ],
  [
    /confidence|pride|cocky|hubris|arroga|overconfid|bravado|charm|moxie|swagger|smile/i,
    ['cantina', 'docking-bay'],
    face('smile'),
  ],
  [
    /sad|regret|exile|alone|isolat|lonely|guilt|sorrow|conflict/i,
    ['island', 'dunes-night', 'rift'],
    scene(['shadow', 'sit', { x: 150, y: 286, size: 1.14 }]),
  ],
  [/pain|wound|hurt|suffer|agony|fatigue|exhaust|injur/i, ['corridor-red'], act('kneel')],
  [/weakness|exploit|vulnerab|flaw/i, ['death-star'], (ink) => reticle(ink, { x: 118, y: 98, size: 0.6 })],
  [
    /legacy|legend|heritage|ancestor|past|ancient/i,
    ['temple-mist', 'tombs'],
    scene(['shadow', 'stand', { x: 196, y: 320, size: 1.3 }], ['jedi', 'kneel', { x: 96, y: 292, size: 0.9 }]),
  ],
  [
    /hope|dream|new |begin|dawn|future|tomorrow|fresh start/i,
    ['dunes', 'plains-dusk'],
    scene(['jedi', 'stand', { x: 150, y: 286, size: 1 }]),
  ],
  [/sphere|ring|token|gift|bestow|pass\b|inherit/i, ['force-gold', 'archive-gold'], thing('holy-hand-grenade', 'gold')],
  [
    /climate|storm|avalanche|weather|ice\b|rocks?\b|quake/i,
    ['ice-storm', 'canyon'],
    (ink) => shatter(ink, { hue: '#d8e6f4' }),
  ],
  [
    /mission|task|operation|objective|goal|quest|assignment/i,
    ['war-room', 'hangar'],
    oneOf((ink) => datapad(ink, { what: 'map' }), troop('walk')),
  ],
  [
    /victory|win\b|success|triumph|superior|upper hand|advantage|momentum/i,
    ['temple', 'bridge'],
    troop('cheer', false),
  ],
];

/** Lights of the dark sides lean to red and green; good enough to colour a bolt. */
function isInkDark(ink: Parameters<Drawn>[0]): boolean {
  return ink.light.glow === '#6f93b3' || ink.light.glow === '#87708f';
}

/** Traits of cards that are not people, when no word helps. */
export const WORD_TRAITS: Readonly<Record<string, Drawn>> = {
  weapon: (ink, fact) => gun(ink, choose(fact.id, 'gun', ['pistol', 'rifle', 'carbine', 'dl44'] as const)),
  equipment: (ink, fact) => garment(ink, { kind: choose(fact.id, 'kind', ['pack', 'belt', 'cloak'] as const) }),
  ability: (ink) => forceHand(ink),
  mod: (ink, fact) => worker(ink, fact.id),
  trap: (ink) => shackles(ink),
  move: act('run'),
  intel: (ink) => datapad(ink, { what: 'map' }),
  gambit: (ink) => cardHand(ink),
  'force-power': (ink) => forceHand(ink),
  location: () => ({}),
  tactic: (ink) => radar(ink),
  maneuver: pilots,
  title: (ink) => medal(ink),
  skill: act('guard', undefined, true),
  bounty: (ink) => wanted(ink),
  mission: (ink) => starMap(ink),
  artillery: (ink) => emplacement(ink, { gunner: true }),
};

/** What is left: somebody acts. */
export const LAST_RESORT: Drawn = (ink, fact) =>
  choose(fact.id, 'last', [act('point'), act('guard', undefined, true), troop('stand'), act('walk')])(ink, fact);
