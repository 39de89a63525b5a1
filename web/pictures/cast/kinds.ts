/** People of whom there are many: by what they are called, else by what they are. */
import { choose } from '../draw/chance';
import {
  assassinDroid,
  astromech,
  battleDroid,
  droideka,
  interrogator,
  magnaGuard,
  medicalDroid,
  mouseDroid,
  probeDroid,
  protocolDroid,
  securityDroid,
  seeker,
  superBattleDroid,
  worker,
} from '../craft/droids';
import type { Fact } from '../fact';
import {
  bandaged,
  guavian,
  gunner,
  kyloMask,
  mandalorian,
  maskedAdept,
  outlawMask,
  praetorian,
  royalGuard,
  templeGuard,
  tiePilot,
  trooper,
} from '../people/helmets';
import type { Look, Skin } from '../people/look';
import { person } from '../people/person';
import { ewok, type EwokLook, furry, hutt, jawa, ofSpecies, type SpeciesName, tusken } from '../people/species';
import { type Drawn, isDark, oneOf, type Row } from './table';

const BLUES = ['#5db4ff', '#6fe08a', '#5db4ff', '#ffe14a'] as const;

/** The colour of a blade: red for the dark, by id for the light. */
export const bladeOf = (fact: Fact): string => (isDark(fact) ? '#ff3344' : choose(fact.id, 'blade', BLUES));

/** Anybody of that make. */
export const some =
  (...wishes: readonly Partial<Look>[]): Drawn =>
  (ink, fact) =>
    person(fact.id, choose(fact.id, 'wish', wishes))(ink);

const people =
  (name: SpeciesName, wish: Partial<Look> = {}): Drawn =>
  (ink, fact) =>
    ofSpecies(name, fact.id, wish)(ink);

const twilek: Drawn = (ink, fact) => {
  const tones: readonly Skin[] = [
    ['#7fb6d8', '#3b6a94', '#17304e'],
    ['#9cc27a', '#55803f', '#22401f'],
    ['#d88a9c', '#94485a', '#44202c'],
    ['#e0b070', '#966a34', '#452c14'],
    ['#b09ad0', '#6a5490', '#2f2248'],
  ];
  return person(fact.id, {
    woman: choose(fact.id, 'sex', [true, true, false]),
    hair: 'lekku',
    skin: choose(fact.id, 'tone', tones),
    trim: choose(fact.id, 'cap', ['#8a4a32', '#3c5a8a', '#5a3a6a', '#3a3a3a']),
    garb: choose(fact.id, 'garb', ['tunic', 'vest', 'jacket', 'wrap'] as const),
    prop: isDark(fact)
      ? choose(fact.id, 'prop', ['vibroblade', 'none', 'cup'] as const)
      : choose(fact.id, 'prop', ['pistol', 'none', 'pad'] as const),
    beard: 'none',
  })(ink);
};

const FURS = [
  ['#9a6a3c', '#2c190b', '#b98a5a'],
  ['#7a5030', '#20120a', '#9a7450'],
  ['#b08a5c', '#3c2812', '#d0ac7a'],
  ['#5a4434', '#160e08', '#7a6450'],
  ['#a89a84', '#3a3228', '#c8bca8'],
  ['#8a4a28', '#28120a', '#b0744a'],
] as const;
export const wookiee: Drawn = (ink, fact) => {
  const [fur, dark, face] = choose(fact.id, 'fur', FURS);
  return furry(ink, fact.id, {
    fur,
    dark,
    face,
    strap: choose(fact.id, 'strap', ['#2b1d14', '#5a2c1c', null, '#39424d']),
    ...(choose(fact.id, 'mark', [0, 1]) ? { marks: '#e0c890' } : {}),
    turnTo: choose(fact.id, 'yaw', [-0.55, -0.35, 0.3, 0.5]),
  });
};

const SIGNS: readonly EwokLook['sign'][] = ['spear', 'feather', 'bone', 'stripes', 'bow', 'horn', 'none'];
export const anyEwok: Drawn = (ink, fact) =>
  ewok(ink, {
    fur: choose(fact.id, 'fur', ['#8a5a34', '#6a5a50', '#a87c4c', '#5a4030', '#b8a890', '#7a4a2c']),
    hood: choose(fact.id, 'hood', ['#c4702c', '#8a4a2c', '#6a6a3c', '#a8603c', '#5a4a3c']),
    sign: choose(fact.id, 'sign', SIGNS),
    yaw: choose(fact.id, 'yaw', [-0.4, -0.25, 0.3, 0.45]),
  });

/** Soldiers of the light, by where they fight. */
const soldier: Drawn = (ink, fact) => {
  const cold = /hoth|echo|\bice\b|snow|tauntaun/i.test(`${fact.en} ${fact.traits.join(' ')}`);
  return person(
    fact.id,
    cold
      ? {
          garb: 'parka',
          cloth: '#d8d0c0',
          hat: choose(fact.id, 'hat', ['goggles', 'field-cap', 'helmet'] as const),
          hatColour: '#cfc6b0',
          prop: choose(fact.id, 'gun', ['rifle', 'rifle-left'] as const),
        }
      : {
          garb: choose(fact.id, 'garb', ['vest', 'jacket', 'armour'] as const),
          cloth: choose(fact.id, 'cloth', ['#5d6b52', '#6a6a4a', '#7f8a6a', '#8a7a5c']),
          hat: choose(fact.id, 'hat', ['helmet', 'field-cap', 'bandana', 'helmet'] as const),
          hatColour: choose(fact.id, 'hatc', ['#6a7a5a', '#cfc6b0', '#8a7a5c']),
          prop: choose(fact.id, 'gun', ['rifle', 'rifle-left', 'pistol'] as const),
        },
  )(ink);
};

const stormtrooper: Drawn = (ink, fact) =>
  trooper(ink, 'storm', {
    yaw: choose(fact.id, 'yaw', [-0.45, -0.3, 0.3, 0.45, 0.1]),
    prop: choose(fact.id, 'gun', ['rifle', 'rifle-left', 'pistol'] as const),
    ...(choose(fact.id, 'pauldron', [0, 0, 1])
      ? { trim: choose(fact.id, 'trim', ['#e0832c', '#20222a', '#8a94a0']) }
      : {}),
  });

/** Imperial crews in black or grey helmets, each a little other. */
const navyTrooper: Drawn = (ink, fact) =>
  person(fact.id, {
    woman: false,
    garb: choose(fact.id, 'garb', ['uniform', 'armour'] as const),
    cloth: choose(fact.id, 'cloth', ['#23262c', '#39404a', '#3d4a3a', '#59616b', '#7a6a3c']),
    hat: 'open-helm',
    hatColour: choose(fact.id, 'hat', ['#20242a', '#23262c', '#d8dce0', '#3d4a3a']),
    prop: choose(fact.id, 'gun', ['rifle', 'pistol', 'none', 'staff'] as const),
    beard: 'none',
  })(ink);

const rebelPilot: Drawn = (ink, fact) =>
  person(fact.id, {
    garb: 'flight',
    cloth: choose(fact.id, 'suit', ['#e07a34', '#e07a34', '#7a8a5c', '#44525f']),
    hat: choose(fact.id, 'hat', ['pilot-helm', 'pilot-helm', 'headset', 'goggles'] as const),
    hatColour: choose(fact.id, 'paint', ['#c8402c', '#3c6aa8', '#d8a33c', '#3f7a4a', '#6a6a70', '#8a4aa0']),
    prop: 'none',
  })(ink);

const blackPilot: Drawn = (ink, fact) => {
  const paint = choose(fact.id, 'paint', ['#8fb0cc', '#c8202f', '#d8a33c', '#3f9a58', '#8a94a0', '#7a3a9a']);
  return tiePilot(ink, {
    yaw: choose(fact.id, 'yaw', [-0.5, -0.3, 0.2, 0.4, 0.55]),
    paint,
    trim: choose(fact.id, 'trim', ['#aab6c4', paint]),
  });
};

const imperialOfficer: Drawn = some(
  { garb: 'uniform', cloth: '#4f5a55', hat: 'cap', hatColour: '#4f5a55' },
  { garb: 'uniform', cloth: '#7c8478', hat: 'cap', hatColour: '#6f776c', woman: false },
  { garb: 'uniform', cloth: '#59616b', hat: 'cap', hatColour: '#4a515b', woman: true },
  { garb: 'uniform', cloth: '#39404a', hat: 'none', woman: false },
  { garb: 'officer-white', cloth: '#e6e4de', hat: 'cap', hatColour: '#d8d6d0' },
);

const jedi: Drawn = (ink, fact) =>
  person(fact.id, {
    garb: choose(fact.id, 'garb', ['robe', 'tunic', 'robe', 'wrap'] as const),
    cloth: choose(fact.id, 'cloth', ['#8a6a44', '#b09a6e', '#5b5348', '#6a4a30', '#7a7464']),
    trim: '#e0d4bc',
    hat: choose(fact.id, 'hat', ['none', 'none', 'hood', 'none'] as const),
    hatColour: '#6a4a30',
    prop: choose(fact.id, 'prop', ['sabre', 'sabre-left', 'sabre', 'sabre-low'] as const),
    propColour: bladeOf(fact),
  })(ink);

const darkAdept: Drawn = (ink, fact) =>
  choose(fact.id, 'adept', [0, 1, 2] as const) === 0
    ? maskedAdept(ink, {
        prop: 'sabre',
        face: choose(fact.id, 'face', ['#e6dcc4', '#3a3a40', '#8a94a0']),
        cloth: '#23202a',
        yaw: choose(fact.id, 'yaw', [-0.4, 0.36]),
      })
    : person(fact.id, {
        garb: 'robe',
        cloth: choose(fact.id, 'cloth', ['#23202a', '#2a1c20', '#1c1e26']),
        trim: '#4a1c24',
        hat: choose(fact.id, 'hat', ['hood', 'deep-hood', 'hood'] as const),
        hatColour: '#201d26',
        prop: choose(fact.id, 'prop', ['sabre', 'sabre-left', 'sabres'] as const),
        propColour: '#ff3344',
        eyes: '#ffb000',
        mood: 'fierce',
      })(ink);

const nightsister: Drawn = (ink, fact) =>
  person(fact.id, {
    woman: true,
    skin: ['#e6e2e8', '#968ea0', '#463e52'],
    hair: choose(fact.id, 'hair', ['long', 'tail', 'headdress', 'braid'] as const),
    hairColour: choose(fact.id, 'hc', ['#5a1c24', '#e6e2dc', '#2c1418']),
    eyes: '#c8f0d0',
    garb: choose(fact.id, 'garb', ['wrap', 'robe'] as const),
    cloth: choose(fact.id, 'cloth', ['#7a2024', '#5a2c3c', '#4a1c2c']),
    trim: '#2c1014',
    prop: choose(fact.id, 'prop', ['bow', 'flame', 'vibroblade', 'staff'] as const),
    propColour: '#7dff8a',
    mood: 'stern',
    marks: [['M124,138l8,28M176,138l-8,28M150,92v12', '#4a1418', 4]],
  })(ink);

/** Of any people: crowds, mercenaries, contacts. */
const STRANGERS: readonly SpeciesName[] = [
  'rodian',
  'duros',
  'quarren',
  'aqualish',
  'nikto',
  'gand',
  'bith',
  'wolfman',
  'bothan',
  'abyssin',
  'devaronian',
  'sullustan',
  'twotubes',
  'trandoshan',
];
export const stranger: Drawn = (ink, fact) => ofSpecies(choose(fact.id, 'people', STRANGERS), fact.id)(ink);

const hunter: Drawn = oneOf(
  (ink, fact) =>
    bandaged(ink, {
      lens: choose(fact.id, 'lens', ['#c8f05a', '#ff8a3c', '#5fc8ff']),
      yaw: choose(fact.id, 'yaw', [-0.36, 0.34]),
    }),
  some(
    { garb: 'armour', cloth: '#6a7280', hat: 'visor', hatColour: '#ff6a4a', prop: 'rifle' },
    { garb: 'plate', cloth: '#8a5a3c', hat: 'antenna-helm', hatColour: '#7a6a54', prop: 'pistols' },
    { garb: 'straps', cloth: '#5f6a4c', hat: 'goggles', prop: 'sniper' },
    { garb: 'armour', cloth: '#a8802c', hat: 'breather', hatColour: '#4a4a48', prop: 'cannon' },
  ),
  stranger,
  (ink, fact) =>
    mandalorian(ink, {
      paint: choose(fact.id, 'paint', ['#6a7a8a', '#8a3a2a', '#b08a3c', '#4a5a6a']),
      trim: choose(fact.id, 'trim', ['#2c333d', '#e0b04a', '#c8c0b0']),
      yaw: choose(fact.id, 'yaw', [-0.4, 0.36]),
      prop: 'rifle',
      mark: choose(fact.id, 'mark', ['jaig', 'claws', 'wings', 'bars'] as const),
    }),
);

/** What these are called, first match first. */
export const KINDS: readonly Row[] = [
  // troops
  [
    /snowtrooper|blizzard force(?! at)|hoth reinforcements|cold weather/i,
    ['ice', 'ice-storm'],
    (ink, fact) =>
      trooper(ink, 'snow', {
        yaw: choose(fact.id, 'yaw', [-0.4, 0.3, 0.45]),
        prop: choose(fact.id, 'gun', ['rifle', 'rifle-left', 'cannon'] as const),
      }),
  ],
  [
    /scout trooper|storm commando|expendable scout/i,
    ['forest'],
    (ink, fact) =>
      trooper(ink, 'scout', {
        yaw: choose(fact.id, 'yaw', [-0.4, 0.4]),
        prop: 'pistol',
        ...(/commando/i.test(fact.en) ? { trim: '#23262c' } : {}),
      }),
  ],
  [
    /death trooper/i,
    ['beach', 'corridor-red'],
    (ink, fact) => trooper(ink, 'death', { yaw: choose(fact.id, 'yaw', [-0.4, 0.36, 0.2]) }),
  ],
  [
    /shadow guard|shadow operative|phantom guard/i,
    ['corridor-red', 'throne'],
    (ink, fact) => trooper(ink, 'shadow', { yaw: choose(fact.id, 'yaw', [-0.4, 0.36]), prop: 'pike' }),
  ],
  [
    /dark trooper/i,
    ['foundry'],
    (ink, fact) =>
      securityDroid(ink, { paint: '#2c3036', eye: '#ff5a3c', mark: false, yaw: choose(fact.id, 'yaw', [-0.3, 0.3]) }),
  ],
  [
    /clone trooper|501st|clone/i,
    ['spires', 'ocean-storm'],
    (ink, fact) =>
      trooper(ink, 'clone', {
        trim: choose(fact.id, 'trim', ['#2f5fb0', '#c8642c', '#3f7a4a', '#8a2c34']),
        yaw: choose(fact.id, 'yaw', [-0.4, 0.36, 0.5]),
      }),
  ],
  [/shoretrooper|coastal/i, ['beach'], (ink) => trooper(ink, 'shore')],
  [/mudtrooper/i, ['street-ruin'], (ink) => trooper(ink, 'mud', { yaw: 0.36 })],
  [/sandtrooper/i, ['dunes-noon'], (ink) => trooper(ink, 'sand', { trim: '#e0832c' })],
  [/executioner/i, ['corridor-red'], (ink) => trooper(ink, 'executioner', { prop: 'axe', trim: '#14161a', yaw: 0.36 })],
  [
    /first order stormtrooper|fn-\d/i,
    ['corridor', 'hangar-imperial'],
    (ink, fact) => trooper(ink, 'first-order', { yaw: choose(fact.id, 'yaw', [-0.36, 0.4]) }),
  ],
  [/megablaster/i, ['street-ruin'], (ink) => trooper(ink, 'first-order', { prop: 'cannon', yaw: 0.4 })],
  [
    /veteran stormtrooper/i,
    ['dunes-noon'],
    (ink) => trooper(ink, 'sand', { trim: '#c8642c', yaw: 0.4, prop: 'rifle-left' }),
  ],
  [
    /praetorian/i,
    ['throne'],
    (ink, fact) =>
      praetorian(ink, {
        yaw: choose(fact.id, 'yaw', [0.4, -0.4]),
        prop: choose(fact.id, 'prop', ['vibroblade', 'axe', 'pike'] as const),
      }),
  ],
  [
    /royal guard|imperial guard|emperor's sword/i,
    ['throne'],
    (ink, fact) =>
      royalGuard(ink, { yaw: choose(fact.id, 'yaw', [-0.36, 0.36, 0.15]), crest: /champion/i.test(fact.en) }),
  ],
  [/senate guard/i, ['senate'], (ink) => royalGuard(ink, { paint: '#2f4fa0', propColour: '#8fc0ff', crest: true })],
  [/temple guard/i, ['jedi-temple'], (ink) => templeGuard(ink)],
  [/stormtrooper|heavy trooper/i, ['corridor', 'hangar-imperial', 'dunes-noon'], stormtrooper],
  [
    /mandalorian|deathwatch|super commando/i,
    ['city-blue', 'canyon'],
    (ink, fact) =>
      mandalorian(ink, {
        paint: choose(fact.id, 'paint', ['#3f5f8a', '#8a2c24', '#5a5a60']),
        trim: '#c8c0b0',
        yaw: choose(fact.id, 'yaw', [-0.4, 0.36]),
        prop: choose(fact.id, 'gun', ['pistols', 'rifle'] as const),
        mark: 'jaig',
      }),
  ],
  [/guavian/i, ['hold'], (ink) => guavian(ink)],
  [/enfys nest's|marauder$/i, ['canyon-dusk'], (ink) => outlawMask(ink, { fierce: false, yaw: 0.4 })],
  [/knights? of ren/i, ['forest-snow'], (ink) => kyloMask(ink, { prop: 'axe' })],
  [
    /death star trooper|navy trooper|sentry|prison guard|security (?:trooper|operator|task)|espo|kuati|enforcers|trooper sentry|death star guards|stygeon/i,
    ['hangar-imperial', 'corridor', 'cells'],
    navyTrooper,
  ],
  [
    /at-st commander|at-at (?:commander|driver)|superlaser engineer|tie mechanic/i,
    ['cockpit', 'station-view', 'forest'],
    navyTrooper,
  ],
  [
    /gunner/i,
    ['cockpit', 'station-view'],
    (ink, fact) => (isDark(fact) ? gunner(ink, { yaw: choose(fact.id, 'yaw', [-0.3, 0.36]) }) : rebelPilot(ink, fact)),
  ],
  [
    /tie pilot|black squadron pilot|academy pilot|obsidian squadron|shuttle pilot|imperial pilot/i,
    ['hangar-imperial', 'cockpit-red', 'space-steel'],
    blackPilot,
  ],
  [
    /rookie pilot|red squadron pilot|gold squadron pilot|gray squadron pilot|rebel pilot|co-pilot/i,
    ['hangar', 'cockpit', 'space-blue'],
    rebelPilot,
  ],
  [
    /wing guard/i,
    ['cloud-city-near'],
    some(
      { woman: false, garb: 'uniform', cloth: '#3c4a94', hat: 'cap', hatColour: '#3c4a94', prop: 'pistol' },
      { woman: true, garb: 'uniform', cloth: '#3c4a94', hat: 'cap', hatColour: '#3c4a94', prop: 'none' },
    ),
  ],
  // peoples
  [/twi'?lek/i, ['cantina', 'dunes', 'palace-hall'], twilek],
  [/wookiee/i, ['kashyyyk', 'hangar', 'corridor-warm'], wookiee],
  [/ewok|tribal/i, ['forest', 'tree-village'], anyEwok],
  [/jawa|utinni/i, ['dunes-noon', 'canyon'], (ink, fact) => jawa(ink, fact.id)],
  [/tusken|sand people|wasteland/i, ['canyon', 'dunes-noon'], (ink, fact) => tusken(ink, fact.id)],
  [/gamorrean|palace (?:security|guard)/i, ['palace-hall'], people('gamorrean')],
  [
    /naboo/i,
    ['palace-falls'],
    some({ garb: 'jacket', cloth: '#8a2c34', trim: '#c8a04a', hat: 'cap', hatColour: '#5a1c24', prop: 'pistol' }),
  ],
  [/rodian/i, ['cantina'], people('rodian')],
  [/duros/i, ['docking-bay', 'cantina-violet'], people('duros')],
  [/neimoid/i, ['palace-falls'], people('neimoidian')],
  [/sullust/i, ['lava', 'cockpit'], people('sullustan')],
  [/ithorian/i, ['cantina', 'forest-lake'], people('ithorian')],
  [/bothan/i, ['city-dusk', 'docking-bay'], people('bothan')],
  [/trandoshan/i, ['kashyyyk', 'canyon'], people('trandoshan')],
  [/quarren/i, ['ocean'], people('quarren')],
  [/mon cal|calamari/i, ['ocean', 'bridge-rebel'], people('moncal')],
  [/gungan/i, ['reef', 'underwater'], people('gungan', { prop: 'staff' })],
  [
    /togruta|children of the force/i,
    ['temple-mist'],
    some({
      woman: true,
      age: 0,
      skin: ['#d88a5a', '#95502f', '#4a2414'],
      hair: 'montrals',
      hairColour: '#3a5a94',
      garb: 'tunic',
      prop: 'none',
    }),
  ],
  [
    /zabrak|nightbrother/i,
    ['dathomir'],
    (ink, fact) =>
      person(fact.id, {
        woman: false,
        age: 0,
        skin: choose(fact.id, 'tone', [
          ['#d8b03c', '#8a6a18', '#3a2a08'],
          ['#c8603c', '#7a2c18', '#300f08'],
        ] as const),
        hair: 'horns',
        beard: 'none',
        eyes: '#ffc83c',
        garb: choose(fact.id, 'garb', ['straps', 'armour'] as const),
        prop: choose(fact.id, 'prop', ['axe', 'staff', 'vibroblade'] as const),
        mood: 'fierce',
        marks: [['M124,100l8,26M176,100l-8,26M120,148l16,16M180,148l-16,16', '#1c1206', 5]],
      })(ink),
  ],
  [
    /mirialan/i,
    ['temple-mist'],
    some({
      woman: true,
      skin: ['#c4cf7a', '#7f8a3c', '#3a421c'],
      hair: 'bald',
      hat: 'hood',
      hatColour: '#3a4438',
      garb: 'robe',
      cloth: '#3a4438',
      prop: 'staff',
      marks: [['M128,144l4,4l-4,4M136,146l4,4l-4,4', '#1c2430', 2.4]],
    }),
  ],
  [
    /falleen|black sun(?! head)/i,
    ['coruscant-night'],
    some({
      skin: ['#a8bf7a', '#5f7a3c', '#2a3a18'],
      hair: 'topknot',
      hairColour: '#10120f',
      garb: 'cape',
      cloth: '#4a2a5c',
      trim: '#c8a04a',
    }),
  ],
  [/aqualish/i, ['cantina', 'docking-bay'], people('aqualish')],
  [
    /weequay/i,
    ['dunes-noon', 'palace-hall'],
    some({
      woman: false,
      age: 2,
      skin: ['#b08a62', '#6a4a30', '#2c1c12'],
      hair: 'tail',
      hairColour: '#2b1a10',
      beard: 'none',
      garb: 'straps',
      prop: 'vibroblade',
    }),
  ],
  [/ugnaught/i, ['cloud-city-near', 'carbon-chamber'], people('ugnaught')],
  [/wolfman|defel/i, ['cantina'], people('wolfman')],
  [/gotal/i, ['spaceport'], people('devaronian', { prop: 'rifle' })],
  [
    /cathar|lannik|zygerrian/i,
    ['arena', 'spires'],
    some({
      skin: ['#d8a05c', '#8a5c2c', '#3c2410'],
      hair: 'shaggy',
      hairColour: '#8a4a1c',
      eyes: '#7ac84a',
      beard: 'none',
      garb: 'straps',
      prop: 'vibroblade',
      marks: [['M116,150l16,2M184,150l-16,2M128,98l8,10M172,98l-8,10', '#4a2810', 2.6]],
    }),
  ],
  [/\bgand\b|findsman/i, ['asteroids'], people('gand')],
  [/arcona|advozse/i, ['cantina'], people('clawdite')],
  [/nikto/i, ['dunes-noon'], people('nikto')],
  [/noghri/i, ['bridge'], people('clawdite', { prop: 'vibroblade' })],
  [/whiphid/i, ['ice', 'palace-hall'], people('whiphid')],
  [/chevin/i, ['palace-hall'], people('besalisk', { prop: 'axe' })],
  [/herglic/i, ['casino'], people('besalisk', { prop: 'cards' })],
  [/abyssin/i, ['cave'], people('abyssin')],
  [/pyke/i, ['cave', 'neon'], people('pyke')],
  [/clawdite|shapeshifter/i, ['neon'], people('clawdite')],
  [/hutt\b/i, ['palace-hall', 'nal-hutta'], (ink, fact) => hutt(ink, fact.id)],
  [/nightsister|witch|daughters of allya/i, ['dathomir'], nightsister],
  [
    /cultist|believer|whills|mystic|prophet|outcast/i,
    ['temple-mist', 'jedha', 'dunes'],
    some(
      { garb: 'robe', hat: 'hood', hatColour: '#6a5a48', prop: 'staff' },
      { garb: 'robe', hat: 'headscarf', hatColour: '#8a6a44', prop: 'none' },
      { garb: 'wrap', hat: 'none', prop: 'staff', age: 2 },
    ),
  ],
  // droids
  [
    /astromech|^r\d-|^r\d |courier droid/i,
    ['hangar', 'corridor-warm', 'space-blue'],
    (ink, fact) =>
      astromech(ink, {
        paint: choose(fact.id, 'paint', ['#2f6fd6', '#c8402c', '#3f9a4a', '#d8902c', '#6a4aa0', '#2c343e', '#c8b03c']),
        head: /^r5|unhinged/i.test(fact.en) ? 'pot' : /^r4/i.test(fact.en) ? 'cone' : 'dome',
        yaw: choose(fact.id, 'yaw', [-0.4, -0.2, 0.3, 0.45]),
      }),
  ],
  [
    /probe droid|viper|drk-1/i,
    ['ice', 'dunes-night'],
    (ink, fact) => probeDroid(ink, { eye: choose(fact.id, 'eye', ['#ff5a48', '#ffb04a']) }),
  ],
  [
    /seeker droid|id9|id10/i,
    ['corridor-red'],
    (ink, fact) => seeker(ink, { paint: choose(fact.id, 'paint', ['#20262e', '#3a3a40']) }),
  ],
  [/interrogation droid/i, ['cells', 'corridor-red'], (ink) => interrogator(ink)],
  [
    /protocol droid|communications droid|et-74|8t88|le-b0/i,
    ['cloud-city-near', 'bridge', 'docking-bay'],
    (ink, fact) =>
      protocolDroid(ink, {
        paint: choose(fact.id, 'paint', ['#c8ccd0', '#8a5a34', '#4a4a50', '#6a8a9a']),
        yaw: choose(fact.id, 'yaw', [-0.36, 0.36]),
      }),
  ],
  [
    /ig-\d|ig-rm|assassin droid|automated assassin|combat droid|fex|bodyguard droid|lr-57/i,
    ['nar-shaddaa', 'foundry'],
    (ink, fact) =>
      assassinDroid(ink, {
        paint: choose(fact.id, 'paint', ['#7d868c', '#8a6a5a', '#6a7a8a', '#8a8a5c']),
        yaw: choose(fact.id, 'yaw', [-0.36, 0.3]),
      }),
  ],
  [/super battle droid/i, ['spires'], (ink) => superBattleDroid(ink)],
  [/droideka|destroyer droid/i, ['palace-falls'], (ink) => droideka(ink)],
  [
    /droid commando|commando droid|bx-/i,
    ['foundry'],
    (ink, fact) => battleDroid(ink, { paint: '#6a6a64', eye: '#ffffff', yaw: choose(fact.id, 'yaw', [-0.3, 0.3]) }),
  ],
  [
    /battle droid|stap|roger|security droid(?! k)/i,
    ['spires', 'palace-falls'],
    (ink, fact) =>
      battleDroid(ink, {
        yaw: choose(fact.id, 'yaw', [-0.3, 0.3]),
        ...(choose(fact.id, 'mark', [0, 1])
          ? { mark: choose(fact.id, 'paint', ['#c8442f', '#2f5fb0', '#c8b03c']) }
          : {}),
      }),
  ],
  [/magnaguard/i, ['sinkhole'], (ink) => magnaGuard(ink)],
  [/k4|security droid/i, ['corridor'], (ink) => securityDroid(ink, { paint: '#59636f', yaw: 0.3 })],
  [/medical|surgical|2-1b|fx-7|gh-7|\bmedic\b/i, ['medbay'], (ink) => medicalDroid(ink)],
  [/mouse/i, ['corridor'], (ink) => mouseDroid(ink)],
  [
    /replica/i,
    ['city-blue'],
    some({
      age: 0,
      skin: ['#e6dcd4', '#988a94', '#423644'],
      hat: 'half-mask',
      hatColour: '#59636f',
      garb: 'uniform',
      cloth: '#4a4a55',
      prop: 'none',
    }),
  ],
  [/mr\.? bones/i, ['neon'], (ink) => battleDroid(ink, { paint: '#d8d4c8', eye: '#ff3a2c', mark: '#c8202f' })],
  [
    /sentinel messenger/i,
    ['throne'],
    (ink) => maskedAdept(ink, { face: '#a82030', mark: '#2c0c10', cloth: '#7a1c24' }),
  ],
  [
    /coruscant police/i,
    ['coruscant-night'],
    (ink) => securityDroid(ink, { paint: '#2f4f8a', eye: '#5fc8ff', mark: false }),
  ],
  [/bucket$/i, ['ocean'], (ink) => astromech(ink, { head: 'pot', paint: '#8a5a34', shell: '#a8a08a', yaw: -0.3 })],
  [/droid|wed-15/i, ['hangar', 'workshop', 'corridor-warm'], (ink, fact) => worker(ink, fact.id)],
  // callings
  [/inquisitor/i, ['corridor-red', 'throne'], darkAdept],
  [
    /apprentice|padawan|acolyte|youngling|jedi instructor|jedi|guardian of peace|sentinel|lost master|ancient master/i,
    ['jedi-temple', 'temple', 'council', 'temple-mist'],
    (ink, fact) => (isDark(fact) ? darkAdept(ink, fact) : jedi(ink, fact)),
  ],
  [/sith|servant of the dark|force wraith|spirit/i, ['tombs', 'throne'], darkAdept],
  [/hunter|bounty|berserk|headhunter/i, ['neon', 'cantina-green', 'canyon'], hunter],
  [
    /officer|admiral|general|captain|commander|colonel|lieutenant|moff|major/i,
    ['bridge', 'hangar'],
    (ink, fact) =>
      isDark(fact)
        ? imperialOfficer(ink, fact)
        : some(
            { garb: 'uniform', cloth: '#b9a47c', hat: 'none' },
            { garb: 'uniform', cloth: '#e0d8c6', hat: 'field-cap', hatColour: '#b9a47c' },
            { garb: 'jacket', cloth: '#7f8a6a', hat: 'headset' },
          )(ink, fact),
  ],
  [
    /advisor|functionary|bureaucrat|official|observer|senator|liaison/i,
    ['coruscant', 'senate'],
    (ink, fact) =>
      some(
        isDark(fact)
          ? { age: 2, garb: 'senator', cloth: '#4a2a68', trim: '#8a5ab8' }
          : { garb: 'senator', cloth: '#5a6a8a', trim: '#c8d0e0' },
        isDark(fact)
          ? { age: 1, garb: 'senator', cloth: '#6a2a34', trim: '#c87a8a', hat: 'hood', hatColour: '#4a1c24' }
          : { age: 2, garb: 'senator', cloth: '#8a6a44' },
        { age: 2, garb: 'gown', hat: 'crown', hatColour: '#5a3a6a' },
      )(ink, fact),
  ],
  [
    /engineer|technician|tech\b|mechanic|slicer|operator/i,
    ['workshop', 'hangar', 'corridor'],
    some(
      { garb: 'overalls', hat: 'goggles', prop: 'wrench' },
      { garb: 'overalls', hat: 'bandana', prop: 'pad' },
      { garb: 'jacket', hat: 'headset', prop: 'pad' },
      { garb: 'vest', hat: 'field-cap', prop: 'wrench' },
    ),
  ],
  [
    /smuggler|scoundrel|con artist|gambler|addict/i,
    ['cantina', 'docking-bay', 'casino'],
    some(
      { garb: 'vest', prop: 'pistol' },
      { garb: 'jacket', hat: 'goggles', prop: 'pistols' },
      { garb: 'scarf', prop: 'cards' },
      { garb: 'jacket', hat: 'bandana', prop: 'pistol' },
    ),
  ],
  [
    /\bspy\b|informant|operative|infiltrat|urchin|thief|lookout|rumor/i,
    ['neon', 'city-dusk', 'market'],
    some(
      { garb: 'poncho', hat: 'deep-hood', hatColour: '#3a3a44', prop: 'none' },
      { garb: 'robe', hat: 'hood', hatColour: '#4f5a68', prop: 'pad' },
      { garb: 'jacket', hat: 'visor', hatColour: '#5fc8ff', prop: 'pistol' },
      { garb: 'scarf', hat: 'mask', hatColour: '#3a3440', prop: 'none' },
    ),
  ],
  [
    /settler|farmer|colonist|sympathi[sz]er|civilian|survivor|artist|entourage|conscript/i,
    ['homestead-noon', 'plains', 'market', 'dunes'],
    some(
      { garb: 'poncho', hat: 'headscarf', hatColour: '#c9a87a' },
      { garb: 'tunic', hat: 'wrap', hatColour: '#c9b48a' },
      { garb: 'robe', hat: 'hood', hatColour: '#9a7a52' },
      { garb: 'overalls', hat: 'brim', hatColour: '#a88a5c' },
    ),
  ],
  [
    /mercenar|thug|muscle|hired|pirate|marauder|gun\b|outlaw|raiding/i,
    ['cantina-green', 'neon', 'hold'],
    oneOf(
      stranger,
      some(
        { garb: 'armour', hat: 'bandana', prop: 'rifle' },
        { garb: 'straps', hat: 'visor', hatColour: '#ff8a3c', prop: 'vibroblade' },
        { garb: 'jacket', hat: 'goggles', prop: 'pistols' },
      ),
      hunter,
    ),
  ],
  [
    /commando|pathfinder|saboteur|sniper|partisan|specforce|strike team|munitions|demolition/i,
    ['forest', 'jedha', 'corridor-red'],
    some(
      { garb: 'armour', cloth: '#5f6a4c', hat: 'helmet', hatColour: '#7a8a64', prop: 'rifle' },
      { garb: 'vest', cloth: '#4a563f', hat: 'bandana', hatColour: '#5a4a34', prop: 'detonator' },
      { garb: 'scarf', cloth: '#5a4a3c', hat: 'goggles', prop: 'sniper' },
      { garb: 'straps', cloth: '#4a4a38', hat: 'field-cap', prop: 'rifle-left' },
    ),
  ],
  [
    /trooper|soldier|warrior|defender|guard|recruit|rearguard|fighters?$/i,
    [],
    (ink, fact) => (isDark(fact) ? stormtrooper(ink, fact) : soldier(ink, fact)),
  ],
];

/** By trait, where the name says nothing. */
export const TRAITS: readonly (readonly [trait: string, draw: Drawn])[] = [
  ['hutt', (ink, fact) => hutt(ink, fact.id)],
  ['wookiee', wookiee],
  ['ewok', anyEwok],
  ['jawa', (ink, fact) => jawa(ink, fact.id)],
  ['gungan', people('gungan')],
  ['imperial-guard', (ink) => royalGuard(ink)],
  ['witch', nightsister],
  ['nightbrother', people('devaronian')],
  ['inquisitor', darkAdept],
  ['sith', darkAdept],
  ['droid', (ink, fact) => worker(ink, fact.id)],
  ['trooper', (ink, fact) => (isDark(fact) ? stormtrooper(ink, fact) : soldier(ink, fact))],
  ['bounty-hunter', hunter],
  ['assassin', hunter],
  [
    'officer',
    (ink, fact) => (isDark(fact) ? imperialOfficer(ink, fact) : some({ garb: 'uniform', cloth: '#b9a47c' })(ink, fact)),
  ],
  ['pilot', (ink, fact) => (isDark(fact) ? blackPilot(ink, fact) : rebelPilot(ink, fact))],
  ['jedi', jedi],
  ['force-user', (ink, fact) => (isDark(fact) ? darkAdept(ink, fact) : jedi(ink, fact))],
  ['apprentice', (ink, fact) => (isDark(fact) ? darkAdept(ink, fact) : jedi(ink, fact))],
  ['force-sensitive', some({ garb: 'robe', hat: 'hood', prop: 'staff' }, { garb: 'wrap', prop: 'palm' })],
  [
    'leader',
    (ink, fact) =>
      isDark(fact)
        ? imperialOfficer(ink, fact)
        : some({ age: 1, garb: 'uniform', cloth: '#b9a47c' }, { age: 2, garb: 'jacket', cloth: '#8a7a5c' })(ink, fact),
  ],
  ['engineer', some({ garb: 'overalls', hat: 'goggles', prop: 'wrench' })],
  ['advisor', some({ age: 2, garb: 'senator' })],
  ['guard', some({ garb: 'armour', hat: 'open-helm', prop: 'staff' })],
  ['spy', some({ garb: 'poncho', hat: 'deep-hood', prop: 'pad' }, { garb: 'jacket', hat: 'visor', prop: 'pistol' })],
  ['smuggler', some({ garb: 'vest', prop: 'pistol' }, { garb: 'jacket', prop: 'pistols' })],
  ['scoundrel', some({ garb: 'vest', prop: 'pistol' }, { garb: 'jacket', hat: 'goggles', prop: 'pistol' })],
  ['pirate', stranger],
  ['mercenary', hunter],
  [
    'scavenger',
    some(
      { garb: 'poncho', hat: 'wrap', hatColour: '#c9b48a', prop: 'staff' },
      { garb: 'scarf', hat: 'goggles-on', prop: 'wrench' },
    ),
  ],
  ['civilian', some({ garb: 'poncho', hat: 'headscarf' }, { garb: 'tunic' })],
  ['spectre', some({ garb: 'jacket', prop: 'pistol' })],
];

/** Nobody knows them; the affiliation says what they wear. */
export const byAffiliation: Drawn = (ink, fact) => {
  const dark = isDark(fact);
  switch (fact.affiliation) {
    case 'jedi':
    case 'sith':
    case 'blue':
      return dark ? darkAdept(ink, fact) : jedi(ink, fact);
    case 'rebel-alliance':
    case 'imperial-navy':
    case 'red':
    case 'rebel':
    case 'imperial':
      return dark ? imperialOfficer(ink, fact) : soldier(ink, fact);
    default:
      return dark
        ? stranger(ink, fact)
        : some({ garb: 'vest', prop: 'pistol' }, { garb: 'poncho', hat: 'headscarf' }, { garb: 'jacket' })(ink, fact);
  }
};
