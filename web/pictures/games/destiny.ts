/** Destiny's cards, from its tables. */
import { basename, join } from 'node:path';
import { parse } from 'smol-toml';
import type { Fact } from '../fact';
import { files, messages, read } from './files';

interface Row {
  name: string;
  subtitle?: string;
  type: string;
  affiliation: 'villain' | 'hero' | 'neutral';
  colour?: string;
  faction?: string;
  subtypes?: string[];
  unique?: boolean;
}
const SIDES = { villain: 'dark', hero: 'light', neutral: 'neutral' } as const;

export function destinyFacts(games: string): Fact[] {
  const folder = join(games, 'destiny', 'cards');
  const russian = new Map(
    files(join(folder, 'text'), '.ftl')
      .filter((path) => basename(path).startsWith('ru.'))
      .flatMap((path) => [...messages(path)]),
  );
  return files(folder, '.toml').flatMap((path) =>
    Object.entries((parse(read(path)) as unknown as { cards?: Record<string, Row> }).cards ?? {}).map(([id, row]) => ({
      game: 'destiny' as const,
      id,
      en: row.name,
      ru: russian.get(`card-${id}`) ?? row.name,
      ...(row.subtitle && { subtitle: row.subtitle }),
      kind: row.type,
      side: SIDES[row.affiliation],
      affiliation: row.colour ?? row.faction ?? 'gray',
      traits: row.subtypes ?? [],
      unique: row.unique ?? false,
    })),
  );
}
