/** The press office: what is to be printed, and under which name it would lie in the cache. */
import { allPrints, catalogue, fingerprint, type Format, formatOf, groupOf } from './press';

export { catalogue };

export interface Order {
  path: string;
  name: string;
  group: string;
  format: Format;
}

export function orders(games: string, edition: string): Order[] {
  return allPrints(games).map((print) => ({
    path: print.path,
    name: fingerprint(print, edition),
    group: groupOf(print),
    format: formatOf(print),
  }));
}
