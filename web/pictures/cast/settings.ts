/** Where something is: by a word in its name, by its traits, else where its affiliation is at home. */
import { choose } from '../draw/chance';
import type { Fact } from '../fact';
import type { PlaceName } from '../scenes/index';
import type { Places } from './table';

/** Traits that are places. */
const TRAIT_PLACES: Readonly<Record<string, Places>> = {
  tatooine: ['dunes', 'dunes-noon', 'homestead-noon', 'canyon', 'spaceport'],
  dagobah: ['swamp', 'root-hut'],
  gnarltree: ['swamp'],
  'yavin-4': ['temple', 'temple-mist', 'temple-night'],
  endor: ['forest', 'tree-village', 'forest-night'],
  hoth: ['ice', 'ice-night', 'ice-storm', 'hangar-snow'],
  coruscant: ['coruscant', 'coruscant-night', 'coruscant-day'],
  'cloud-city': ['cloud-city-near', 'cloud-city'],
  bespin: ['cloud-city', 'sky'],
  dathomir: ['dathomir'],
  'death-star': ['corridor', 'station-view', 'hangar-imperial', 'death-star-far'],
  executor: ['bridge'],
  lusankya: ['cells'],
  kashyyyk: ['kashyyyk'],
  lothal: ['plains', 'plains-dusk'],
  'nar-shaddaa': ['nar-shaddaa', 'neon'],
  moraband: ['tombs'],
  malachor: ['tombs'],
  'malachor-v': ['tombs'],
  'dromund-kaas': ['tombs', 'throne'],
  ruusan: ['temple-night', 'crystal-cave'],
  'outer-rim': ['space-amber', 'asteroids'],
  scarif: ['beach'],
  aquaris: ['ocean'],
  'mon-cala': ['ocean'],
  kessel: ['cave'],
  'stygeon-prime': ['ice-storm', 'cells'],
  anoat: ['asteroids'],
  roche: ['asteroids'],
  bellassa: ['city-dusk'],
  alderaan: ['wreckage', 'palace-falls'],
  corellia: ['docks', 'city-dusk'],
  'ord-mantell': ['canyon-dusk'],
  sullust: ['lava'],
  geonosis: ['spires', 'arena'],
  seelos: ['salt-flats'],
  taanab: ['plains'],
  trandosha: ['kashyyyk'],
  'arc-hammer': ['foundry'],
  'mechis-iii': ['foundry'],
  kuat: ['shipyard'],
  'home-one': ['bridge-rebel', 'hangar'],
  liberty: ['hangar'],
  gand: ['fungus'],
  spintir: ['temple-mist'],
  almas: ['tombs'],
  prakith: ['throne'],
  eriadu: ['city-dusk'],
  tepasi: ['city-dusk'],
  ralltiir: ['city-blue'],
  myrkr: ['forest-night'],
  kothlis: ['ocean-storm'],
};

/** Words that are places, first match first. */
const WORD_PLACES: readonly (readonly [RegExp, Places])[] = [
  [/throne/i, ['throne']],
  [/cantina|\bbar\b|\bpub\b/i, ['cantina']],
  [/casino|gambl|sabacc|wager|\bodds\b|\bbet/i, ['casino']],
  [/jabba|palace hall|palace$/i, ['palace-hall']],
  [/theed|naboo/i, ['palace-falls']],
  [/otoh|gunga/i, ['underwater']],
  [/moisture farm|homestead|obi-wan's hut/i, ['homestead']],
  [/mos (?:eisley|espa)|spaceport|port district/i, ['spaceport']],
  [/tatooine|dune|desert|jundland|arid|dry fields/i, ['dunes', 'dunes-noon', 'canyon']],
  [/jakku|graveyard|starship/i, ['graveyard']],
  [/jedha|monastery/i, ['jedha']],
  [/starkiller|frozen wastes/i, ['forest-snow']],
  [/hoth|\becho\b|\bice\b|frozen|snow|\bcold\b|blizzard|subzero/i, ['ice', 'ice-night', 'hangar-snow']],
  [/ewok village|bright tree|village/i, ['tree-village']],
  [/endor|forest|\btrees?\b|grove|woods/i, ['forest']],
  [/wroshyr|kashyyyk/i, ['kashyyyk']],
  [/yoda's (?:hut|quarters)/i, ['root-hut']],
  [/dagobah|swamp/i, ['swamp']],
  [/mustafar|lava|scorch/i, ['lava']],
  [/scarif|beach|secluded/i, ['beach']],
  [/lothal|plains|prairie|field/i, ['plains']],
  [/geonos|petranaki|arena|fighting pit/i, ['arena']],
  [/utapau|rift valley/i, ['sinkhole']],
  [/crait|salt/i, ['salt-flats']],
  [/kamino/i, ['ocean-storm']],
  [/colossus|aquaris|mon cala|\bsea\b/i, ['ocean']],
  [/mortis.*day/i, ['mortis-day']],
  [/mortis.*night/i, ['mortis-night']],
  [/ahch|caretaker|uneti|island/i, ['island']],
  [/maz'?s? castle|takodana|castle/i, ['castle']],
  [/jedi temple|council chamber/i, ['jedi-temple']],
  [/senate/i, ['senate']],
  [/coruscant|imperial palace|main plaza|galactic city/i, ['coruscant']],
  [/cloud city|bespin/i, ['cloud-city-near']],
  [/carbon|freezing|incinerator/i, ['carbon-chamber']],
  [/sith temple|dark temple|valley of the dark|tomb|moraband|malachor/i, ['tombs']],
  [/nightsister|dathomir/i, ['dathomir']],
  [/bendu/i, ['fungus']],
  [/detention|cell|prison|holding|cellblock|detain/i, ['cells']],
  [/armory|weapons? cache|arsenal|stockpile/i, ['armory']],
  [/cargo|hold\b|smuggling compartment|vault/i, ['hold']],
  [/medical|infirmary|bacta/i, ['medbay']],
  [/factory|foundry|refinery|generator trench|works/i, ['foundry']],
  [/shipyard|construction|dry ?dock/i, ['shipyard']],
  [/workshop|watto|scrap|salvage|junk|tech lab/i, ['workshop']],
  [/diner|market|shop|street|plaza|bazaar/i, ['market']],
  [/mean streets|hideout|underworld|neon|nar shaddaa|\balley/i, ['neon', 'nar-shaddaa']],
  [/war-torn|ruin|occupied|rubble/i, ['street-ruin']],
  [/docking bay|landing (?:dock|zone|pad)|launch deck/i, ['docking-bay']],
  [/hangar|launch bay|fighter bay|flight deck|ready room/i, ['hangar']],
  [/war room|command center|\bhq\b|headquarters|strategic|tactical command/i, ['war-room']],
  [/bridge|control room|flagship/i, ['bridge']],
  [/archive|library|records|database|texts/i, ['archive']],
  [/training room|dojo|academy/i, ['corridor-blue']],
  [/meditation chamber/i, ['sphere-chamber']],
  [/mine|cavern|cave|tunnel|lair|den of/i, ['cave']],
  [/crystal/i, ['crystal-cave']],
  [/temple|yavin|massassi|monument|shrine/i, ['temple']],
  [/trench run|trench$/i, ['trench']],
  [/death star/i, ['death-star-far']],
  [/asteroid|meteor/i, ['asteroids']],
  [/hyperspace|lightspeed|kessel run|jump/i, ['hyperspace']],
  [/orbit|blockade|planetary/i, ['orbit-ocean', 'orbit-desert']],
  [/outpost|garrison|checkpoint|camp|base\b|post\b|bunker|fort\b/i, ['canyon', 'ice', 'forest']],
  [/space|star ?fleet|squadron|dogfight|barrel roll/i, ['space-blue', 'space-rebel']],
];

const HOMES: Readonly<Record<string, readonly [light: Places, dark: Places]>> = {
  jedi: [
    ['jedi-temple', 'temple', 'council', 'force-blue', 'temple-mist', 'swamp', 'dunes'],
    ['throne', 'tombs'],
  ],
  'rebel-alliance': [
    ['hangar', 'war-room', 'temple', 'ice', 'forest', 'bridge-rebel', 'battle-blue'],
    ['bridge', 'corridor'],
  ],
  'smugglers-and-spies': [['cantina', 'docking-bay', 'dunes-noon', 'neon', 'casino', 'hold'], ['cantina-green']],
  sith: [
    ['throne', 'tombs'],
    ['throne', 'corridor-red', 'tombs', 'coruscant', 'force-red', 'lava', 'sphere-chamber'],
  ],
  'imperial-navy': [
    ['bridge'],
    ['bridge', 'corridor', 'hangar-imperial', 'station-view', 'space-steel', 'foundry', 'city-dusk'],
  ],
  'scum-and-villainy': [
    ['cantina'],
    ['cantina-green', 'palace-hall', 'nar-shaddaa', 'neon', 'canyon', 'hold', 'dunes-noon'],
  ],
  blue: [
    ['jedi-temple', 'temple', 'council', 'force-blue', 'forest-lake', 'swamp', 'island'],
    ['throne', 'corridor-red', 'tombs', 'force-red', 'lava', 'dathomir'],
  ],
  red: [
    ['hangar', 'war-room', 'battle-blue', 'ice', 'forest', 'salt-flats', 'bridge-rebel'],
    ['bridge', 'corridor', 'hangar-imperial', 'foundry', 'forest-snow', 'street-ruin'],
  ],
  yellow: [
    ['cantina', 'docking-bay', 'market', 'casino', 'dunes-noon', 'hold'],
    ['cantina-green', 'neon', 'palace-hall', 'canyon', 'graveyard', 'nar-shaddaa'],
  ],
  gray: [
    ['plains', 'city-dusk', 'docks', 'canyon'],
    ['corridor', 'street-ruin', 'city-dusk'],
  ],
  rebel: [['hangar', 'war-room', 'temple', 'ice', 'forest', 'space-rebel', 'bridge-rebel'], ['hangar']],
  imperial: [
    ['bridge'],
    ['bridge', 'corridor', 'station-view', 'space-steel', 'coruscant-night', 'throne', 'hangar-imperial'],
  ],
};
const NOWHERE: Readonly<Record<Fact['side'], Places>> = {
  light: ['space-blue', 'plains', 'dunes-noon', 'forest', 'docks', 'city-blue'],
  dark: ['corridor', 'coruscant-night', 'bridge', 'canyon-night', 'city-dusk', 'space-steel'],
  neutral: ['plains-dusk', 'docks', 'canyon', 'corridor', 'city-dusk', 'market', 'asteroids'],
};

export function placeInName(fact: Fact): PlaceName | null {
  const about = `${fact.en} ${fact.kind === 'battlefield' ? (fact.subtitle ?? '') : ''}`;
  const found = WORD_PLACES.find(([pattern]) => pattern.test(about));
  return found ? choose(fact.id, 'place', found[1]) : null;
}

export function placeInTraits(fact: Fact): PlaceName | null {
  const found = fact.traits.map((trait) => TRAIT_PLACES[trait]).find((places) => places !== undefined);
  return found ? choose(fact.id, 'trait', found) : null;
}

export function home(fact: Fact): PlaceName {
  const homes = HOMES[fact.affiliation];
  const places = homes ? homes[fact.side === 'dark' ? 1 : 0] : NOWHERE[fact.side];
  return choose(fact.id, 'home', places);
}
