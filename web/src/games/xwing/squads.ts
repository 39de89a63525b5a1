/** Squads as the squad page edits them, and as other programs write them. */
import type { Say } from '../../words/index.svelte';
import { CARDS, costOf, type Crew, type Squad } from './cards';

const XWS_SLOTS: Record<string, string> = {
  elite: 'ept',
  turret: 'turret',
  torpedo: 'torpedo',
  missile: 'missile',
  astromech: 'amd',
};

export function total(squad: Squad): number {
  return squad.ships.reduce((sum, crew) => sum + costOf(crew), 0);
}

export function toXws(squad: Squad, limit: number): string {
  const pilots = squad.ships.map((crew) => {
    const upgrades: Record<string, string[]> = {};
    for (const name of crew.upgrades) {
      const card = CARDS.upgrades[name];
      if (card) (upgrades[XWS_SLOTS[card.slot]!] ??= []).push(card.xws);
    }
    const pilot = CARDS.pilots[crew.pilot];
    return {
      name: pilot?.xws ?? crew.pilot,
      points: costOf(crew),
      ship: pilot ? CARDS.ships[pilot.ship]!.xws : undefined,
      ...(Object.keys(upgrades).length ? { upgrades } : {}),
    };
  });
  const data = {
    version: '1.0.0',
    name: squad.name,
    faction: squad.faction,
    points: total(squad),
    pilots,
    vendor: { dejarik: { limit } },
  };
  return JSON.stringify(data, null, 2);
}

export function toText(squad: Squad, limit: number, say: Say): string {
  const card = (kind: string, name: string, cost: number): string => `${say(`${kind}-${name}`)} (${cost})`;
  const lines = [`# ${squad.name || 'X-Wing'}`, say(`faction-${squad.faction}`)];
  for (const crew of squad.ships) {
    const cards = [card('pilot', crew.pilot, CARDS.pilots[crew.pilot]?.cost ?? 0)];
    for (const name of crew.upgrades) cards.push(card('upgrade', name, CARDS.upgrades[name]?.cost ?? 0));
    lines.push(cards.join(' + '));
  }
  lines.push(say('list-total', { cost: total(squad) }), say('list-limit', { limit }));
  return `${lines.join('\n')}\n`;
}

const plain = (name: string): string =>
  name
    .replace(/["“”«»'’„]/g, '')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[\s‐-―-]+/g, '');

/** What a list says: the squad as far as its cards are known, the rest by the names it uses. */
export interface Read {
  readonly squad: Squad;
  readonly limit: number | null;
  readonly unknown: readonly string[];
}

export function read(text: string): Read | null {
  return text.trimStart().startsWith('{') ? fromXws(text) : fromText(text);
}

function fromXws(text: string): Read | null {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof data !== 'object' || data === null) return null;
  const { faction, pilots, name, vendor } = data as Record<string, unknown>;
  if (typeof faction !== 'string' || !Array.isArray(pilots)) return null;
  const byPilot = new Map(Object.values(CARDS.pilots).map((card) => [card.xws, card.id]));
  const byUpgrade = new Map(Object.values(CARDS.upgrades).map((card) => [card.xws, card.id]));
  const unknown: string[] = [];
  const ships: Crew[] = [];
  for (const entry of pilots as Record<string, unknown>[]) {
    const called = String(entry?.name ?? entry?.id ?? '');
    const pilot = byPilot.get(called);
    const worn = Object.values((entry?.upgrades ?? {}) as Record<string, unknown>)
      .flat()
      .map(String);
    unknown.push(...worn.filter((card) => !byUpgrade.has(card)));
    if (pilot) ships.push({ pilot, upgrades: worn.flatMap((card) => byUpgrade.get(card) ?? []) });
    else unknown.push(called);
  }
  const limit = (vendor as { dejarik?: { limit?: unknown } } | undefined)?.dejarik?.limit;
  return {
    squad: { faction, ships, name: typeof name === 'string' ? name : '' },
    limit: typeof limit === 'number' ? limit : null,
    unknown,
  };
}

/** Everything a card or faction may be called, whatever language the page speaks. */
function called(kind: 'pilot' | 'upgrade' | 'faction'): [string, string][] {
  return Object.entries(CARDS.names[kind]).flatMap(([id, names]) =>
    [id, ...names].map((name): [string, string] => [plain(name), id]),
  );
}

function fromText(text: string): Read | null {
  const names = new Map([...called('pilot'), ...called('upgrade')]);
  const factions = new Map(called('faction'));
  const unknown: string[] = [];
  const ships: Crew[] = [];
  let title = '';
  let limit: number | null = null;
  let faction = '';
  for (const line of text.split('\n').map((one) => one.trim())) {
    const bound = /^(?:limit|предел)\s*:?\s*(\d+)$/i.exec(line);
    if (line.startsWith('#')) title ||= line.replace(/^[#\s]+/, '');
    else if (bound) limit = Number(bound[1]);
    else if (factions.has(plain(line))) faction = factions.get(plain(line))!;
    else if (line && !/^(?:total|итого|всего)/i.test(line)) {
      const count = /^(\d{1,2})\s*[x×х*]\s*/i.exec(line);
      const cards = line
        .slice(count?.[0].length ?? 0)
        .split(/\s*[+,;:]\s*/)
        .map((card) => card.replace(/\s*[([]\s*\d+\s*[)\]]\s*$/, ''));
      const found = cards.map((card) => names.get(plain(card)) ?? '');
      unknown.push(...cards.filter((_, index) => !found[index]));
      const [pilot, ...upgrades] = found;
      if (pilot && pilot in CARDS.pilots) {
        const crew = { pilot, upgrades: upgrades.filter((card) => card in CARDS.upgrades) };
        for (let copy = 0; copy < Number(count?.[1] ?? 1); copy += 1) ships.push(crew);
      }
    }
  }
  if (!ships.length && !unknown.length) return null;
  faction ||= CARDS.pilots[ships[0]?.pilot ?? '']?.faction ?? 'rebel';
  return { squad: { faction, ships, name: title === 'X-Wing' ? '' : title }, limit, unknown };
}

/** Which upgrade sits in which slot of a ship's bar. */
export function seated(crew: Crew): (string | null)[] {
  const left = [...crew.upgrades];
  return (CARDS.pilots[crew.pilot]?.slots ?? []).map((slot) => {
    const at = left.findIndex((name) => CARDS.upgrades[name]?.slot === slot);
    return at < 0 ? null : left.splice(at, 1)[0]!;
  });
}
