/** Reading the product's own data: what a game knows of its cards is known here, too. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Fluent messages of one line: `card-luke-skywalker = Luke Skywalker`. */
export function messages(path: string): Map<string, string> {
  const found = new Map<string, string>();
  if (!existsSync(path)) return found;
  for (const [, id, text] of readFileSync(path, 'utf8').matchAll(/^([a-z][\w-]*) = (.+)$/gm))
    found.set(id as string, (text as string).trim());
  return found;
}

/** Files of a folder with one of these endings, in order of their names. */
export function files(folder: string, ...endings: string[]): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => endings.some((ending) => name.endsWith(ending)))
    .sort()
    .map((name) => join(folder, name));
}

export const read = (path: string): string => readFileSync(path, 'utf8');
