/** Who sits down when a game is begun with one click: I, and the strongest bots at all other seats. */
import type { CreateMatch, Game, Preset, SeatPlan } from '../api/types';

export function seatsFor(game: Game, preset: Preset | null): Pick<CreateMatch, 'seats' | 'options'> {
  if (!preset) return {};
  const bot = game.bots.at(-1)?.name ?? null;
  const count = preset.seats ?? game.least_seats;
  const seats = Array.from({ length: count }, (_, seat): SeatPlan =>
    seat === 0 ? { kind: 'me' } : { kind: 'bot', bot },
  );
  /** Alone with bots one may have every aid, unless the preset says otherwise. */
  const aids = Object.fromEntries(game.settings.filter((setting) => setting.aid).map(({ name }) => [name, true]));
  return { seats, options: { ...aids, ...preset.options } };
}
