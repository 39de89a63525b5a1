/** Which place and which subject a card gets: by id, then by name, then by traits, then by affiliation. */
import { Ink, type Light } from './draw/ink';
import type { Drawn as DrawnSubject, Subject } from './draw/subject';
import { choose, hash } from './draw/chance';
import type { Fact } from './fact';
import { slug } from './fact';
import { EVERYBODY } from './cast/everybody';
import { byAffiliation, KINDS, TRAITS } from './cast/kinds';
import { lightOf } from './cast/lights';
import { HOPE_NAMES } from './games/hope';
import { DESTINY_NAMES } from './cast/names-destiny';
import { LCG_NAMES } from './cast/names-lcg';
import { REBELLION_NAMES } from './cast/names-rebellion';
import { REBELLION_TACTICS } from './cast/tactics-rebellion';
import { XWING_NAMES } from './cast/names-xwing';
import { type Person, versionOf } from './cast/person';
import { home, placeInName, placeInTraits } from './cast/settings';
import { type Drawn, type Names, PLACE_ONLY, type Places, type Row } from './cast/table';
import { anyBeast, BEASTS, VESSELS, VESSEL_TRAITS } from './cast/vessels';
import { LAST_RESORT, WORDS, WORD_TRAITS } from './cast/words';
import { isPlace, type PlaceName } from './scenes/index';

/** How the subject was found; "last" is the last resort. */
export type How = 'id' | 'name' | 'word' | 'trait' | 'affiliation' | 'place' | 'last';

export interface Plan {
  fact: Fact;
  place: PlaceName;
  /** Which of the place's few variants. */
  variant: number;
  /** What is drawn, by name: two unique cards never have the same. */
  subject: string;
  draw: Drawn;
  how: How;
  light: Light;
}

/** Places differ a little from card to card, but not without end: each variant is rendered once. */
export const VARIANTS = 3;

interface Found {
  subject: string;
  draw: Drawn;
  how: How;
  at?: Places | PlaceName;
}

const NAMES: Readonly<Record<Fact['game'], readonly Names[]>> = {
  hope: [HOPE_NAMES],
  lcg: [LCG_NAMES, DESTINY_NAMES, REBELLION_NAMES],
  destiny: [DESTINY_NAMES, LCG_NAMES, REBELLION_NAMES],
  rebellion: [REBELLION_TACTICS, REBELLION_NAMES, LCG_NAMES, DESTINY_NAMES],
  xwing: [XWING_NAMES],
};

/** "'s lightsaber" is a thing, not its owner. */
const OWNED = /['’]s /;

const isPerson = (fact: Fact): boolean =>
  ['unit', 'character', 'pilot', 'leader'].includes(fact.kind) ||
  (fact.kind === 'support' &&
    fact.traits.some((trait) =>
      ['droid', 'trooper', 'leader', 'guard', 'scoundrel', 'jedi', 'pirate'].includes(trait),
    ));
const VESSEL_WORDS = [
  'vehicle',
  'fighter',
  'capital-ship',
  'space-station',
  'walker',
  'speeder',
  'transport',
  'podracer',
  'artillery',
  'ship',
];
const isVessel = (fact: Fact): boolean =>
  fact.kind === 'ship' || fact.traits.some((trait) => VESSEL_WORDS.includes(trait));
const isLocation = (fact: Fact): boolean =>
  fact.kind === 'battlefield' || fact.kind === 'system' || fact.traits.includes('location');

function inRows(rows: readonly Row[], name: string): Row | undefined {
  return rows.find(([pattern]) => pattern.test(name));
}

/** Whether some word begins as the pattern says: a probe is no robe. */
const beginsWord = (pattern: RegExp, name: string): boolean => new RegExp(`\\b(?:${pattern.source})`, 'i').test(name);

function person(fact: Fact): Person | undefined {
  const name = fact.en.toLowerCase().replace(/’/g, "'");
  return OWNED.test(name) ? undefined : EVERYBODY.find((somebody) => somebody.name.test(name));
}

function exactly(fact: Fact): Found | null {
  for (const key of [fact.id, slug(fact.id), slug(fact.en)]) {
    for (const names of NAMES[fact.game]) {
      const row = names[key];
      if (row)
        return {
          subject: `=${key}`,
          draw: row[1] ?? PLACE_ONLY,
          how: key === slug(fact.en) ? 'name' : 'id',
          at: row[0],
        };
    }
  }
  return null;
}

function vessel(fact: Fact): Found | null {
  const row = inRows(VESSELS, fact.en);
  if (row) return { subject: `vessel:${slug(fact.en)}`, draw: row[2], how: 'name', at: row[1] };
  const trait = VESSEL_TRAITS.find(([name]) => fact.traits.includes(name));
  return trait ? { subject: `vessel:${fact.id}`, draw: trait[2], how: 'trait', at: trait[1] } : null;
}

function creature(fact: Fact): Found | null {
  const row = inRows(BEASTS, fact.en);
  if (row) return { subject: `beast:${slug(fact.en)}`, draw: row[2], how: 'name', at: row[1] };
  return fact.traits.includes('creature') ? { subject: `beast:${fact.id}`, draw: anyBeast, how: 'trait' } : null;
}

function oneOfMany(fact: Fact): Found | null {
  const row = inRows(KINDS, fact.en);
  if (row) return { subject: `kind:${fact.id}`, draw: row[2], how: 'name', at: row[1] };
  const trait = TRAITS.find(([name]) => fact.traits.includes(name));
  return trait ? { subject: `kind:${fact.id}`, draw: trait[1], how: 'trait' } : null;
}

function named(fact: Fact, index: number): Found | null {
  const somebody = person(fact);
  if (!somebody) return null;
  const { draw, at, key } = versionOf(somebody, index, `${fact.subtitle ?? ''} ${fact.traits.join(' ')}`.toLowerCase());
  return { subject: `person:${key}`, draw, how: 'name', at };
}

function thing(fact: Fact): Found | null {
  const row = WORDS.find(([pattern]) => beginsWord(pattern, fact.en));
  if (row) return { subject: `word:${fact.id}`, draw: row[2], how: 'word', ...(row[1].length ? { at: row[1] } : {}) };
  const trait = fact.traits.find((name) => WORD_TRAITS[name]);
  return trait ? { subject: `word:${fact.id}`, draw: WORD_TRAITS[trait]!, how: 'trait' } : null;
}

function found(fact: Fact, index: number): Found {
  const exact = exactly(fact);
  if (exact) return exact;
  if (isVessel(fact)) return vessel(fact) ?? { subject: `last:${fact.id}`, draw: LAST_RESORT, how: 'last' };
  if (isPerson(fact))
    return (
      named(fact, index) ??
      creature(fact) ??
      oneOfMany(fact) ?? { subject: `kind:${fact.id}`, draw: byAffiliation, how: 'affiliation' }
    );
  if (isLocation(fact)) return { subject: `place:${fact.id}`, draw: PLACE_ONLY, how: 'place' };
  return (
    named(fact, index) ??
    thing(fact) ??
    vesselInName(fact) ??
    creature(fact) ??
    oneOfMany(fact) ?? { subject: `last:${fact.id}`, draw: LAST_RESORT, how: 'last' }
  );
}

/** An event may tell of a ship without being one. */
function vesselInName(fact: Fact): Found | null {
  const row = inRows(VESSELS, fact.en);
  return row ? { subject: `vessel:${slug(fact.en)}`, draw: row[2], how: 'word', at: row[1] } : null;
}

function placeOf(fact: Fact, { at }: Found): PlaceName {
  if (typeof at === 'string') return at;
  const inTraits = placeInTraits(fact);
  if (at?.length && !(inTraits && isPerson(fact))) return choose(fact.id, 'at', at);
  return inTraits ?? placeInName(fact) ?? (at?.length ? choose(fact.id, 'at', at) : home(fact));
}

/** Plans for a whole game: several cards of one person each show another side. */
export function planGame(facts: readonly Fact[]): Map<string, Plan> {
  const seen = new Map<string, number>();
  const plans = new Map<string, Plan>();
  for (const fact of facts) {
    const somebody = person(fact);
    const index = somebody ? (seen.get(somebody.key) ?? 0) : 0;
    if (somebody) seen.set(somebody.key, index + 1);
    plans.set(fact.id, planOne(fact, index));
  }
  return plans;
}

export function planOne(fact: Fact, index = 0): Plan {
  const what = found(fact, index);
  const place = placeOf(fact, what);
  if (!isPlace(place)) throw new Error(`There is no place "${place}" for ${fact.game}/${fact.id}.`);
  return {
    fact,
    place,
    variant: hash(`${fact.id}/variant`) % VARIANTS,
    subject: what.subject,
    draw: what.draw,
    how: what.how,
    light: lightOf(fact),
  };
}

/** Draw the subject in the light of its place. */
export function drawSubject(plan: Plan, ambient: string): DrawnSubject {
  const ink = new Ink(`${plan.fact.game}/${plan.fact.id}`, plan.light);
  ink.ambient = ambient;
  const subject: Subject = plan.draw(ink, plan.fact);
  return { ...subject, definitions: ink.definitions };
}
