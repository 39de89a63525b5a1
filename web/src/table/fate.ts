/** What happens to a thing on the board, to be seen in all games: `data-fate` on it, and `table.css` moves it. */
export type Fate = 'burns' | 'struck' | 'shielded' | 'strikes' | 'gains' | null;
