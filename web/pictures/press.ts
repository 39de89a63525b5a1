/** Everything that is printed: a picture for each card, ship, hero, place and game, and how each is made. */
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { type Backdrop, backdrop, compose } from './darkroom/compose';
import { develop, type Film } from './darkroom/film';
import { type Scene, Stage } from './draw/stage';
import { destinyFacts } from './games/destiny';
import { heroFacts, hopeFacts, hopePrints } from './games/hope';
import { lcgFacts } from './games/lcg';
import { rebellionFacts, rebellionPrints } from './games/rebellion';
import { xwingFacts, xwingPrints } from './games/xwing';
import { drawSubject, type Plan, planGame } from './plan';
import { posterPrints } from './posters';
import { PLACES } from './scenes/index';
import type { Fact } from './fact';

/** A drawing that is an SVG document of its own. */
export interface Sketch {
  path: string;
  svg: string;
  /** See-through around the subject. */
  clear?: boolean;
  /** Cut off what is empty at its edges. */
  trim?: boolean;
  quality?: number;
  /** WebP is made quickly; AVIF is half as large for the same look, for the few that everybody waits for. */
  format?: Format;
}

export type Format = 'webp' | 'avif';
export type Print = { kind: 'card'; path: string; plan: Plan } | ({ kind: 'sketch' } & Sketch);

/** All facts of all games, in the order in which versions of one person are given out. */
export function allFacts(games: string): Fact[] {
  return [
    ...hopeFacts(games),
    ...lcgFacts(games),
    ...xwingFacts(games),
    ...destinyFacts(games),
    ...rebellionFacts(games),
  ];
}

/** What the page of all pictures shows of one. */
export interface Entry {
  id: string;
  en: string;
  ru: string;
  kind: string;
  side: Fact['side'];
  unique: boolean;
}

/** Every picture of every game, for the page that shows them all. */
export function catalogue(games: string): Record<string, Entry[]> {
  const all: Record<string, Entry[]> = {};
  for (const { game, id, en, ru = en, kind, side, unique } of [...heroFacts(games), ...allFacts(games)])
    (all[game] ??= []).push({ id, en, ru, kind, side, unique });
  return all;
}

export function allPrints(games: string): Print[] {
  const facts = allFacts(games);
  const cards = ['hope', 'lcg', 'xwing', 'destiny', 'rebellion'].flatMap((game) => [
    ...planGame(facts.filter((fact) => fact.game === game)).values(),
  ]);
  return [
    ...cards.map((plan): Print => ({ kind: 'card', path: `${plan.fact.game}/${plan.fact.id}`, plan })),
    ...[...hopePrints(), ...xwingPrints(games), ...rebellionPrints(games), ...posterPrints()].map((sketch): Print => ({
      kind: 'sketch',
      ...sketch,
    })),
  ];
}

/** Prints that share a backdrop are best made one after the other. */
export const groupOf = (print: Print): string =>
  print.kind === 'card' ? `${print.plan.place}/${print.plan.variant}` : 'sketches';

export const formatOf = (print: Print): Format => (print.kind === 'sketch' && print.format) || 'webp';

/** A place drawn in the light of an affiliation; only states of mind take their colour from it. */
interface Setting {
  scene: Scene;
  /** What the scene is made of, for the fingerprint. */
  text: string;
  picture?: Backdrop;
}
const TINTED = /^(?:force|spotlight)$/;
const settings = new Map<string, Setting>();

function settingOf({ place, variant, light }: Plan): Setting {
  const key = `${place}/${variant}/${TINTED.test(place) ? light.glow : ''}`;
  let found = settings.get(key);
  if (!found) {
    const stage = new Stage(`place/${place}/${variant}`, light);
    PLACES[place](stage);
    const scene = stage.scene();
    found = { scene, text: JSON.stringify([scene.back, scene.front, [...scene.definitions]]) };
    settings.set(key, found);
  }
  return found;
}

/** A name for what a print looks like: the same name, the same pixels. */
export function fingerprint(print: Print, edition: string): string {
  const hash = createHash('sha256').update(edition);
  if (print.kind === 'sketch')
    hash.update(print.svg).update(`${print.quality}${print.trim ? ' trimmed' : ''}${print.format ?? ''}`);
  else {
    const { scene, text } = settingOf(print.plan);
    const { definitions, ...subject } = drawSubject(print.plan, scene.ambient);
    hash.update(text).update(JSON.stringify([subject, [...definitions], print.plan.light]));
  }
  return hash.digest('hex').slice(0, 24);
}

function film(print: Print): Film {
  if (print.kind === 'sketch') return develop(print.svg);
  const setting = settingOf(print.plan);
  setting.picture ??= backdrop(setting.scene);
  return compose(setting.picture, drawSubject(print.plan, setting.scene.ambient), print.plan.light);
}

/** The picture as the bytes of its file. */
export async function render(print: Print): Promise<Buffer> {
  sharp.concurrency(1);
  const { pixels, width, height } = film(print);
  const clear = print.kind === 'sketch' && print.clear;
  const image = sharp(Buffer.from(pixels.buffer, pixels.byteOffset, pixels.byteLength), {
    raw: { width, height, channels: 4, premultiplied: true },
  });
  const quality = print.kind === 'sketch' ? (print.quality ?? 80) : 74;
  const shown = print.kind === 'sketch' && print.trim ? image.trim({ threshold: 1 }) : image;
  const printed = clear ? shown : shown.removeAlpha();
  if (formatOf(print) === 'avif') return printed.avif({ quality, effort: 6 }).toBuffer();
  return printed.webp({ quality, alphaQuality: 90, effort: 2 }).toBuffer();
}
