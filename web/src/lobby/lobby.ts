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

/** One's own matches, and before them those to which one is invited. */
export function splitCards(cards: readonly MatchCard[]): Record<'invited' | 'mine', MatchCard[]> {
  const asks = (card: MatchCard): boolean => card.invited_by !== null;
  return {
    invited: sortCards(cards.filter(asks)),
    mine: sortCards(cards.filter((card) => !asks(card))),
  };
}

/**
 * A match against bots that begins at once, with as many players as suits the game.  Somebody's
 * first one is against the weakest, and laid out as for beginners where the game knows that.
 */
export function quick(game: GameInfo, first = false): NewMatch {
  const players = game.players.includes(4) ? 4 : (game.players[0] ?? 2);
  const others = opponents(game, players - 1, first).map((bot) => ({ kind: 'bot', bot }) as const);
  const easy = game.options.some(({ values }) => values.includes(BEGINNER));
  return {
    game: game.name,
    seats: [{ kind: 'me' }, ...others],
    ...(first && easy && { options: { layout: BEGINNER } }),
  };
}

const BEGINNER = 'beginner';

/** Those who play: people of the usual level, or the weakest; the usual bot where they are too few. */
function opponents(game: GameInfo, count: number, first: boolean): string[] {
  const usual = game.people.filter(({ level }) => level === game.usual);
  const people = (first ? game.people : usual).slice(0, count).map(({ bot }) => bot);
  return [...people, ...Array<string>(count - people.length).fill(game.usual)];
}
