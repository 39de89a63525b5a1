/** Ships, vehicles and beasts by what they are called. */
import { choose } from '../draw/chance';
import { bantha, bird, cat, dragon, herd, rancor, sarlacc, spider, tauntaun, wampa, wolf } from '../craft/beasts';
import {
  carrier,
  corvette,
  destroyer,
  fleet,
  gunship,
  interdictor,
  monCal,
  nebulon,
  shuttle,
  station,
  superDestroyer,
  transport,
} from '../craft/capitals';
import { type Flight, flying, squadron } from '../craft/flight';
import {
  atat,
  atst,
  emplacement,
  hailfire,
  hoverTank,
  ionCannon,
  landspeeder,
  podracer,
  sailBarge,
  sandcrawler,
  scoutWalker,
  skiff,
  skyhopper,
  snowspeeder,
  speederBike,
  speederTruck,
  troopTransport,
  turret,
  wheelBike,
} from '../craft/ground';
import type { PlanName } from '../craft/plans';
import { tie, tieFlight, type TieName } from '../craft/ties';
import type { Fact } from '../fact';
import { battleDroid } from '../craft/droids';
import { type Drawn, isDark, type Places, type Row } from './table';

const SPACE: Places = ['space-blue', 'space-teal', 'space-rose', 'space-amber', 'deep-space'];
const DARK_SPACE: Places = ['space-steel', 'space-crimson', 'death-star-far', 'deep-space'];

const fly =
  (name: PlanName, wish: Flight = {}): Drawn =>
  (ink, fact) =>
    flying(ink, name, { angle: choose(fact.id, 'angle', [-40, -30, 28, 36, 44]), id: fact.id, ...wish });
const flight =
  (name: PlanName, wish: Flight = {}): Drawn =>
  (ink, fact) =>
    squadron(ink, name, { angle: choose(fact.id, 'angle', [-34, 30, 38]), ...wish });
const imperial =
  (name: TieName, paint?: string): Drawn =>
  (ink, fact) =>
    tie(ink, name, { angle: choose(fact.id, 'angle', [-18, -10, 12, 18]), ...(paint && { paint }) });
/** Painted by the ship's own id. */
const STRIPES = ['#c9382c', '#3c6aa8', '#d8a33c', '#3f7a4a', '#8a4aa0'] as const;
const striped =
  (name: PlanName, wish: Flight = {}): Drawn =>
  (ink, fact) =>
    flying(ink, name, {
      angle: choose(fact.id, 'angle', [-40, -30, 28, 36, 44]),
      paint: choose(fact.id, 'stripe', STRIPES),
      ...wish,
    });

export const VESSELS: readonly Row[] = [
  // capital ships
  [/super star destroyer|\bexecutor|^lusankya/i, ['space-steel'], (ink) => superDestroyer(ink)],
  [/interdictor/i, ['space-crimson'], (ink) => interdictor(ink)],
  [
    /corvette|blockade runner|tantive|\bdp20|pelta/i,
    ['orbit-desert', 'orbit-ocean'],
    (ink, fact) =>
      corvette(ink, {
        stripe: isDark(fact) ? '#4a6a8a' : choose(fact.id, 'stripe', ['#b8442f', '#b8442f', '#3c6aa8']),
      }),
  ],
  [/corellian gunship/i, ['orbit-green'], (ink) => corvette(ink, { stripe: '#4f6a4a' })],
  [
    /nebulon|frigate|redemption|defiance/i,
    ['space-teal', 'space-rebel'],
    (ink, fact) =>
      /mc30/i.test(fact.en)
        ? monCal(ink, { winged: true })
        : nebulon(ink, { stripe: isDark(fact) ? '#4a6a8a' : '#b8442f' }),
  ],
  [/^home one/i, ['space-rebel'], (ink) => monCal(ink)],
  [
    /mc\d+|calamari cruiser|independence|liberty/i,
    ['space-rebel', 'space-blue'],
    (ink, fact) =>
      monCal(ink, {
        winged: choose(fact.id, 'wings', [true, false]),
        paint: choose(fact.id, 'paint', ['#c2b6aa', '#b0a8b0', '#c0aa90']),
      }),
  ],
  [/republic cruiser|consular/i, ['orbit-green'], (ink) => corvette(ink, { stripe: '#a82030' })],
  [/fleet|armada/i, ['space-rebel', 'space-steel'], (ink, fact) => fleet(ink, isDark(fact) ? destroyer : monCal)],
  [/raider|dungeon ship/i, ['space-steel'], (ink) => destroyer(ink, { size: 0.84, x: 22, y: 32, stripe: '#39424d' })],
  [/gladiator|victory/i, ['space-steel'], (ink) => destroyer(ink, { size: 0.9, x: 14, y: 24, stripe: '#7a3a34' })],
  [
    /star destroyer|destroyer|^(?:devastator|thunderflare|demolisher|stalker|avenger|corruptor|chimaera|relentless|imperialis)$/i,
    ['orbit-desert', 'orbit-green', 'space-steel', 'orbit-ice'],
    (ink, fact) =>
      destroyer(ink, {
        size: choose(fact.id, 'size', [1.02, 0.94, 1.08]),
        ...(choose(fact.id, 'striped', [0, 1])
          ? { stripe: choose(fact.id, 'stripe', ['#59636f', '#7a3a34', '#3a5a7a']) }
          : {}),
      }),
  ],
  [/escort carrier|carrier/i, ['space-steel'], (ink) => carrier(ink)],
  [
    /golan|platform|space station|construction yard|blockade|resupply station/i,
    ['orbit-ocean', 'orbit-green'],
    (ink) => station(ink),
  ],
  [/bright hope|rebel transport|bulk transport|hauler|gr-75/i, ['orbit-ice', 'space-blue'], (ink) => transport(ink)],
  // on the ground
  [/at-at|blizzard \d/i, ['ice'], (ink) => atat(ink)],
  [/at-dp/i, ['plains-dusk'], (ink) => scoutWalker(ink, { closed: true, paint: '#8a94a0' })],
  [/at-rt/i, ['fungus'], (ink) => scoutWalker(ink)],
  [
    /at-st|mtv-7/i,
    ['forest'],
    (ink, fact) =>
      atst(ink, {
        ...(/stolen|captured/i.test(fact.en) ? { badge: '#c8442f' } : {}),
        paint: choose(fact.id, 'paint', ['#a0abb6', '#8f9a94', '#b0a898']),
      }),
  ],
  [
    /snowspeeder|airspeeder|t-47|rogue (?:leader|two|three)\b/i,
    ['ice'],
    (ink, fact) =>
      snowspeeder(ink, {
        stripe: choose(fact.id, 'stripe', ['#c8643c', '#3c6aa8', '#d8a33c', '#8a2c34']),
        angle: choose(fact.id, 'angle', [-14, -8, 6]),
        cable: /three|tow/i.test(fact.en),
      }),
  ],
  [
    /speeder bike|74-z/i,
    ['forest'],
    (ink, fact) => speederBike(ink, { rider: isDark(fact) || fact.side === 'neutral' ? 'scout' : 'rebel' }),
  ],
  [/swoop|race/i, ['city-dusk'], (ink) => speederBike(ink, { rider: 'rebel', paint: '#8a2c24' })],
  [
    /podracer/i,
    ['arena', 'canyon'],
    (ink, fact) =>
      podracer(ink, {
        paint: choose(fact.id, 'paint', ['#3f6fd0', '#d8902c', '#8a94a0']),
        big: /sebulba/i.test(fact.en),
      }),
  ],
  [/skyhopper|t-16/i, ['canyon'], (ink) => skyhopper(ink)],
  [/landspeeder|x-34/i, ['dunes-noon'], (ink) => landspeeder(ink)],
  [/crait speeder/i, ['salt-flats'], (ink) => landspeeder(ink, { paint: '#8a8478' })],
  [/cloud car/i, ['sky'], (ink) => landspeeder(ink, { paint: '#d8742c' })],
  [/skiff/i, ['dunes-noon'], (ink) => skiff(ink)],
  [/barge/i, ['dunes'], (ink) => sailBarge(ink)],
  [/crawler/i, ['dunes-noon'], (ink) => sandcrawler(ink)],
  [/wheel bike/i, ['sinkhole'], (ink) => wheelBike(ink)],
  [/hailfire/i, ['spires'], (ink) => hailfire(ink)],
  [/troop transport/i, ['plains-dusk'], (ink) => troopTransport(ink)],
  [/speeder truck|heavy speeder|hauler truck/i, ['plains'], (ink) => speederTruck(ink)],
  [
    /defoliator|hover tank|umbaran|aac-1|speeder tank|assault tank|\btank\b|armored support/i,
    ['plains', 'spires', 'street-ruin'],
    (ink, fact) => hoverTank(ink, { paint: choose(fact.id, 'paint', ['#8a8a78', '#6a7480', '#a08a60']) }),
  ],
  [
    /e-web|mortar|emplacement|repeating blaster|sonic cannon|artillery/i,
    ['ice', 'street-ruin'],
    (ink) => emplacement(ink, { gunner: true }),
  ],
  [/turbolaser|turret|dorsal|laser cannon/i, ['death-star-far', 'ice'], (ink) => turret(ink)],
  [/ion cannon/i, ['ice'], (ink) => ionCannon(ink)],
  [/catapult|booma/i, ['plains'], (ink) => emplacement(ink, { heavy: false })],
  [/laat|gunship/i, ['spires'], (ink) => gunship(ink)],
  [/stap\b/i, ['plains'], (ink) => battleDroid(ink, { yaw: 0.3 })],
  // the Empire's fighters
  [/vader'?s? tie|darth vader's tie/i, ['space-crimson'], imperial('advanced', '#c8283a')],
  [/tie advanced|x1/i, DARK_SPACE, imperial('advanced')],
  [
    /interceptor(?!.*(?:delta|eta|obi))|181st|saber squadron/i,
    DARK_SPACE,
    (ink, fact) =>
      /delta|eta|obi-wan/i.test(fact.en)
        ? flying(ink, 'delta', { id: fact.id })
        : tie(ink, 'interceptor', {
            angle: choose(fact.id, 'angle', [-16, 14]),
            ...(/181st|vonreg/i.test(fact.en) ? { paint: '#c8283a' } : {}),
          }),
  ],
  [/delta-7|aethersprite/i, SPACE, fly('delta')],
  [/eta-2/i, SPACE, fly('eta')],
  [/obi-wan kenobi's interceptor/i, SPACE, fly('eta', { paint: '#c8402c' })],
  [/tie bomber|gamma squadron/i, DARK_SPACE, imperial('bomber')],
  [/tie phantom/i, DARK_SPACE, imperial('phantom')],
  [/tie defender|delta one/i, DARK_SPACE, imperial('defender')],
  [/tie striker/i, ['beach', 'sky'], imperial('striker')],
  [/silencer|kylo ren's (?:tie|starfighter)/i, ['space-crimson'], imperial('silencer')],
  [/tie reaper/i, ['beach'], imperial('reaper')],
  [/sabine wren's tie/i, ['space-rose'], imperial('fighter', '#e0c23c')],
  [/mining guild tie/i, ['asteroids'], imperial('fighter', '#e0a63a')],
  [
    /black squadron$|fighter patrol|tie attack squadron|tie flight|attack squadron/i,
    DARK_SPACE,
    (ink, fact) => tieFlight(ink, 'fighter', { angle: choose(fact.id, 'angle', [-16, 12]) }),
  ],
  [
    /\btie\b|obsidian 2|black (?:two|leader|squadron fighter)|^"?backstabber"?$|night beast|howlrunner|tie scout|tie escort/i,
    DARK_SPACE,
    imperial('fighter'),
  ],
  [
    /alpha-class|star wing|skipray|blastboat|assault fighter|kihraxz|decimator/i,
    DARK_SPACE,
    (ink, fact) =>
      flying(ink, 'gunboat', {
        angle: choose(fact.id, 'angle', [-34, 34]),
        paint: choose(fact.id, 'paint', ['#9aa4ae', '#8a8a78', '#7a8a9a']),
      }),
  ],
  [/separatist landing/i, ['palace-falls'], fly('gunboat', { paint: '#b08a5c' })],
  // the Rebels' fighters
  [/z-95|headhunter/i, SPACE, striped('z95')],
  [/b-wing|blue (?:leader|nine)/i, SPACE, striped('bwing')],
  [/^fireball/i, ['ocean'], fly('racer', { paint: '#c8642c' })],
  [/^blue ace/i, ['ocean'], fly('racer', { paint: '#3f6fd0' })],
  [
    /gray squadron|gold squadron|y-wing|gold leader/i,
    SPACE,
    (ink, fact) =>
      flying(ink, 'ywing', {
        angle: choose(fact.id, 'angle', [-34, 30, 38]),
        paint: /gray/i.test(fact.en) ? '#8a94a0' : '#e3b23c',
      }),
  ],
  [
    /green squadron|a-wing/i,
    SPACE,
    (ink, fact) =>
      flying(ink, 'awing', {
        angle: choose(fact.id, 'angle', [-40, 36]),
        paint: /green/i.test(fact.en) ? '#3f7a4a' : '#c83a2a',
      }),
  ],
  [/u-wing/i, ['beach', 'space-teal'], fly('uwing')],
  [/x-wing escort|renegade squadron(?: escort| mobil|$)|rogue squadron$/i, SPACE, flight('xwing')],
  [/black one/i, ['space-rebel'], fly('xwing', { paint: '#e0803c', fire: '#ff6a4a' })],
  [/red five/i, ['trench'], fly('xwing', { paint: '#c9382c', fire: '#ff5a4a', angle: 8, lean: 0 })],
  [/luke skywalker's x-wing/i, ['space-blue'], fly('xwing', { paint: '#c9382c', droid: '#2f6fd6' })],
  [
    /x-wing|red (?:two|six|3|leader)|rogue (?:six|nine|squadron)|decoy wing/i,
    SPACE,
    striped('xwing', { fire: '#ff5a4a' }),
  ],
  [/arc-170/i, SPACE, fly('arc')],
  [/v-wing/i, SPACE, fly('vwing')],
  [/n-1|naboo starfighter/i, ['orbit-green'], fly('naboo')],
  [/plo koon's starfighter/i, ['space-amber'], fly('delta', { paint: '#8a5a34' })],
  [/fang fighter/i, ['space-amber'], fly('fang')],
  [/resistance bomber/i, ['space-crimson'], fly('bomber', { angle: -20 })],
  // others
  [
    /millennium falcon|bucket o' bolts|^falcon/i,
    ['asteroids', 'hyperspace', 'cloud-city-far'],
    fly('falcon', { exhaust: '#8fd4ff', size: 0.9 }),
  ],
  [
    /slave (?:1|i)\b|firespray/i,
    ['cloud-city-far', 'asteroids', 'space-green'],
    (ink, fact) =>
      flying(ink, 'slave', {
        angle: choose(fact.id, 'angle', [-30, 28, 40]),
        paint: /firespray/i.test(fact.en) ? '#8a7a6a' : '#8a9a6a',
      }),
  ],
  [/virago|starviper/i, ['space-rose'], fly('viper')],
  [/quadjumper/i, ['graveyard'], fly('jumper')],
  [/shadow caster/i, ['space-rose'], fly('shadowcaster')],
  [/solar sailer/i, ['coruscant-night'], fly('solar')],
  [
    /royal starship|scimitar|ark angel/i,
    ['orbit-ocean', 'space-crimson'],
    (ink, fact) => flying(ink, 'yacht', { angle: -32, ...(/scimitar/i.test(fact.en) ? { exhaust: '#ff5a48' } : {}) }),
  ],
  [/command shuttle|kylo ren's command/i, ['forest-snow'], (ink) => shuttle(ink, { paint: '#59636f', folded: true })],
  [/shuttle|tydirium|lambda/i, ['forest', 'orbit-green', 'hangar-imperial'], (ink) => shuttle(ink)],
  [
    /^ghost$|^phantom$/i,
    ['space-rebel'],
    (ink, fact) =>
      flying(ink, /ghost/i.test(fact.en) ? 'freighter' : 'gunboat', { id: 'ghost', angle: 30, paint: '#c8b890' }),
  ],
  [
    /punishing one|hound's tooth|mist hunter|ig-2000|outrider|moldy crow|lady luck|pulsar skate|hyperspace marauder|escape craft|fringer|hwk-290/i,
    ['space-green', 'asteroids', 'space-amber'],
    fly('freighter'),
  ],
  [
    /smuggling freighter|freighter|yt-|xs stock|merchant|pirate(?:s| ship)|sleuth|patrol craft|starfighter|cruiser|ship\b/i,
    ['space-amber', 'space-teal', 'docking-bay'],
    fly('freighter'),
  ],
];

/** By trait, when the name is strange. */
export const VESSEL_TRAITS: readonly (readonly [trait: string, at: Places, draw: Drawn])[] = [
  ['space-station', ['orbit-ocean'], (ink) => station(ink)],
  ['walker', ['forest', 'plains'], (ink) => atst(ink)],
  [
    'capital-ship',
    ['space-steel', 'space-rebel'],
    (ink, fact) => (isDark(fact) ? destroyer(ink) : choose(fact.id, 'hull', [monCal, nebulon])(ink)),
  ],
  [
    'fighter',
    SPACE,
    (ink, fact) =>
      isDark(fact)
        ? tie(ink, choose(fact.id, 'tie', ['fighter', 'interceptor', 'bomber'] as const))
        : flying(ink, choose(fact.id, 'plan', ['xwing', 'ywing', 'awing', 'bwing'] as const), { id: fact.id }),
  ],
  ['podracer', ['arena'], (ink) => podracer(ink)],
  [
    'speeder',
    ['plains', 'dunes-noon'],
    (ink, fact) => choose(fact.id, 'speeder', [landspeeder, speederBike, hoverTank])(ink),
  ],
  ['artillery', ['street-ruin'], (ink) => emplacement(ink, { gunner: true })],
  ['transport', SPACE, (ink, fact) => flying(ink, 'freighter', { id: fact.id })],
  ['vehicle', SPACE, (ink, fact) => flying(ink, 'freighter', { id: fact.id })],
];

const wings =
  (colour: string): Drawn =>
  (ink) =>
    bird(ink, { colour });

export const BEASTS: readonly Row[] = [
  [/icetromp/i, ['ice'], (ink) => tauntaun(ink, { colour: '#d8dfe6', saddle: false })],
  [
    /tauntaun/i,
    ['ice', 'ice-storm'],
    (ink, fact) => tauntaun(ink, { colour: choose(fact.id, 'hide', ['#b0a294', '#9a9088', '#c0b4a4']) }),
  ],
  [/wampa/i, ['ice-cave'], (ink) => wampa(ink)],
  [/bantha/i, ['dunes-noon'], (ink) => bantha(ink)],
  [/krayt/i, ['canyon'], (ink) => dragon(ink)],
  [/wyrm/i, ['tombs'], (ink) => dragon(ink, { colour: '#6a4a5c', eye: '#ff5a3c' })],
  [
    /dragonsnake|from the depths|threat from/i,
    ['swamp'],
    (ink) => dragon(ink, { colour: '#5f7f56', horned: false, eye: '#d8f05a' }),
  ],
  [/nudj|worrt/i, ['swamp'], (ink) => dragon(ink, { colour: '#8a9a5c', horned: false })],
  [/bogwing/i, ['swamp'], wings('#6a7a5a')],
  [/jubba bird|bird|hawk/i, ['swamp', 'forest'], wings('#b08a4c')],
  [
    /white spider|energy spider|spider/i,
    ['swamp', 'cave'],
    (ink, fact) => spider(ink, { colour: /energy/i.test(fact.en) ? '#5fc8e0' : '#e6e0d4' }),
  ],
  [/loth-?cat/i, ['plains'], (ink) => cat(ink)],
  [/loth-?wolf/i, ['plains-dusk'], (ink) => wolf(ink, { colour: '#d8dce0' })],
  [/tuk'ata|hound/i, ['tombs'], (ink) => wolf(ink, { colour: '#4a2c30' })],
  [/terentatek/i, ['tombs'], (ink) => rancor(ink, { colour: '#6a5a6a' })],
  [
    /rancor|menagerie/i,
    ['palace-hall', 'cave'],
    (ink, fact) => rancor(ink, { colour: choose(fact.id, 'hide', ['#a8845c', '#8a7a5a', '#9a6a4c']) }),
  ],
  [/sarlacc|\bthe pit\b|feeding/i, ['dunes-noon'], (ink) => sarlacc(ink)],
  [/herd|stampede/i, ['dunes-noon'], (ink) => herd(ink, bantha)],
];

export const anyBeast: Drawn = (ink, fact: Fact) => choose(fact.id, 'beast', [rancor, dragon, wolf, bantha])(ink);
