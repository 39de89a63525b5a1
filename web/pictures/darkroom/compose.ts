/** A picture: scene, the affiliation's haze, the subject with its rim light, what shines, fog, vignette. */
import type { Light } from '../draw/ink';
import type { Layer, Scene } from '../draw/stage';
import { lighter } from '../draw/colour';
import type { Drawn } from '../draw/subject';
import { blank, copy, develop, document, type Film, over, within } from './film';
import { bloom, finish, haze, rimLight } from './light';
import { addCloud } from './noise';

/** Pixels to a side of a card's picture. */
export const SIDE = 320;

const EMPTY: ReadonlyMap<string, string> = new Map();

function addLayers(film: Film, layers: readonly Layer[], definitions: ReadonlyMap<string, string>): void {
  for (const layer of layers) {
    if (layer.kind === 'svg') over(film, develop(document(layer.svg, definitions, film.width)));
    else if (layer.kind === 'cloud') addCloud(film, layer.cloud, film.width / 300);
    else {
      const seen = blank(film.width, film.height);
      addLayers(seen, layer.layers, definitions);
      within(seen, develop(document(`<path d="${layer.outline}"/>`, EMPTY, film.width)));
      over(film, seen);
    }
  }
}

/** A scene's two halves as pixels: they are the same for every subject in front of them. */
export interface Backdrop {
  back: Film;
  front: Film | null;
}

export function backdrop(scene: Scene, side = SIDE): Backdrop {
  const back = blank(side);
  addLayers(back, scene.back, scene.definitions);
  if (!scene.front.length) return { back, front: null };
  const front = blank(side);
  addLayers(front, scene.front, scene.definitions);
  return { back, front };
}

export function compose({ back, front }: Backdrop, subject: Drawn, light: Light): Film {
  const film = copy(back);
  const draw = (svg: string | undefined): Film | null =>
    svg ? develop(document(svg, subject.definitions, film.width)) : null;
  const body = draw(subject.body);
  if (body) haze(film, light.glow, 0.34);
  const behind = draw(subject.behind);
  if (behind) {
    over(film, behind);
    bloom(film, behind, 0.5);
  }
  if (body) {
    rimLight(body, { rim: lighter(light.rim, 0.35), glow: light.glow });
    over(film, body);
  }
  const lit = draw(subject.lit);
  if (lit) {
    over(film, lit);
    bloom(film, lit);
  }
  if (front) over(film, front);
  finish(film, light.glow);
  return film;
}
