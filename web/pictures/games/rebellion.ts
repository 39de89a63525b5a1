/** Rebellion's leaders, missions, objectives, actions, tactics and systems, from its tables. */
import type { Fact } from '../fact';

export function rebellionFacts(_games: string): Fact[] {
  return [];
}
