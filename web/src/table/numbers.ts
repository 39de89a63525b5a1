/** Whole numbers that a person has typed: exactly `count` of them, else null. */
export function numbers(text: string, count: number): number[] | null {
  const found = text.match(/-?\d+/g)?.map(Number) ?? [];
  return found.length === count ? found : null;
}
