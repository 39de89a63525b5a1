/** The card game's cards, from its tables. */
import { join } from 'node:path';
import { parse } from 'smol-toml';
import type { Fact } from '../fact';
import { files, messages, read } from './files';

interface Row {
  type: string;
  side: 'light' | 'dark';
  affiliation?: string;
  unique?: boolean;
  traits?: string[];
}

export function lcgFacts(games: string): Fact[] {
  const folder = join(games, 'lcg', 'cards');
  const names = messages(join(folder, 'text', 'en.ftl'));
  const russian = messages(join(folder, 'text', 'ru.ftl'));
  return files(folder, '.toml').flatMap((path) =>
    Object.entries((parse(read(path)) as unknown as { cards: Record<string, Row> }).cards).map(([id, row]) => ({
      game: 'lcg' as const,
      id,
      en: names.get(`card-${id}`) ?? id,
      ru: russian.get(`card-${id}`) ?? names.get(`card-${id}`) ?? id,
      kind: row.type,
      side: row.side,
      affiliation: row.affiliation ?? '',
      traits: row.traits ?? [],
      unique: row.unique ?? false,
    })),
  );
}
