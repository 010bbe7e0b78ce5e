/** How matches are listed and what a first match looks like. */
import type { GameInfo, MatchCard, NewMatch } from '../net/protocol';

type Status = MatchCard['status'];
const ORDER: Record<Status, number> = {
  running: 1,
  waiting: 2,
  damaged: 3,
  over: 4,
  abandoned: 5,
};

const rank = (card: MatchCard): number => (card.your_turn ? 0 : ORDER[card.status]);

/** One's own matches, those first where one is to move, then the newest. */
export function sortCards(cards: readonly MatchCard[]): MatchCard[] {
  return [...cards].sort((a, b) => rank(a) - rank(b) || b.updated - a.updated);
}

/** A match against bots that begins at once, with as many players as suits the game. */
export function quick(game: GameInfo): NewMatch {
  const players = game.players.includes(4) ? 4 : (game.players[0] ?? 2);
  const bot = { kind: 'bot', bot: game.usual } as const;
  return { game: game.name, seats: [{ kind: 'me' }, ...Array<typeof bot>(players - 1).fill(bot)] };
}
