/** The form of the laboratory, and the wish that it becomes. */
import type { GameInfo } from '../net/protocol';
import type { Wish } from './messages';

/** So many games to choose from. */
export const NUMBERS = [60, 120, 300, 600, 1200];

export interface Choice {
  players: number;
  /** One for each player that there can be; only the first `players` count. */
  bots: string[];
  options: Record<string, string>;
  games: number;
}

/** Bots that answer at once: those that think for seconds would play for hours. */
export const quickBots = (game: GameInfo): string[] =>
  game.bots.filter((bot) => !game.searching.includes(bot));

/** What the form says at first: the same bot everywhere, and the game's usual options. */
export function usualChoice(game: GameInfo): Choice {
  const most = Math.max(...game.players);
  const bot = quickBots(game)[0] ?? 'random';
  const best = quickBots(game).includes(game.usual) ? game.usual : bot;
  return {
    players: game.players.includes(4) ? 4 : most,
    bots: Array.from({ length: most }, () => best),
    options: Object.fromEntries(game.options.map(({ name, values }) => [name, values[0] ?? ''])),
    games: 120,
  };
}

/** The same choice plays the same games each time. */
export const wishOf = (game: string, choice: Choice): Wish => ({
  game,
  bots: choice.bots.slice(0, choice.players),
  options: choice.options,
  games: choice.games,
  seed: 1,
});
