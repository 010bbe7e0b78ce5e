/** A hint in words, for every kind of table, in three degrees. */
import { percent } from '../../analysis/numbers';
import { app } from '../../shell/app.svelte';
import { advising, type Advice } from '../../games';
import type { Hint, HintWay } from '../../net/protocol';
import type { Table } from '../../net/store';
import type { Words } from '../../i18n/words';
import type { Gain } from '../../table/contract';
import type { Degree } from './hints.svelte';

const MOST = 2; // gains that are told

/** Loads what is needed to say hints of a game in words. */
export async function advise(game: string): Promise<Adviser> {
  const [advice] = await Promise.all([advising(game), app.speak('analysis')]);
  return new Adviser(advice, app.words);
}

/** Says hints at a table. */
export class Adviser {
  readonly #advice: Advice;
  readonly #words: Words;

  constructor(advice: Advice, words: Words) {
    [this.#advice, this.#words] = [advice, words];
  }

  /** A move in words. */
  move(table: Table, move: string): string {
    return this.#at(table, move, this.#advice.move);
  }

  /** What to think of: what it works towards, else what it brings. */
  nudge(table: Table, hint: Hint): string {
    const aims = hint.aim
      ? [this.move(table, hint.aim.move)]
      : this.#gains(table, hint).map(({ name }) => name);
    return aims.length > 0
      ? this.#words.say('hint-nudge', { aims: this.#words.listed(aims) })
      : this.#words.say('hint-nudge-none');
  }

  /** Where to look. */
  place(table: Table, { move }: HintWay): string {
    const place = this.#at(table, move, this.#advice.place);
    return this.#words.say('hint-place', { place });
  }

  /** Why the best move is that: what would follow, what it brings, what it works towards. */
  reasons(table: Table, hint: Hint): string[] {
    const words = this.#words;
    const moves = hint.then.map((move) => this.move(table, move));
    const share = percent(words.language, hint.aim?.share ?? 0);
    return [
      ...(moves.length > 0 ? [words.say('hint-then', { moves: moves.join(', ') })] : []),
      ...this.#gains(table, hint).map(({ text }) => text),
      ...(hint.aim ? [words.say('hint-aim', { aim: this.move(table, hint.aim.move), share })] : []),
    ];
  }

  #at(table: Table, move: string, say: Advice['move']): string {
    const { watching, view } = table.situation;
    return say(this.#words, table.match.seats, watching, view, move);
  }

  #gains({ match, situation }: Table, hint: Hint): readonly Gain[] {
    if (hint.after === null) return [];
    const { watching, view } = situation;
    const all = this.#advice.gains(this.#words, match.seats, watching, view, hint.after);
    return all.slice(0, MOST);
  }
}

/** What a move is worth, and how sure that is. */
export function judgement(words: Words, hint: Hint, way: HintWay): string {
  const worth = percent(words.language, way.worth);
  if (hint.exact) return words.say('hint-exact', { worth });
  const share = percent(words.language, way.share);
  if (way.unsure) return words.say('hint-unsure', { share });
  return words.say('hint-worth', { worth, share });
}

/** What is said of a hint to who reads or hears; that there is none if nobody can tell. */
export async function sentences(
  hint: Hint | null,
  degree: Degree,
  table: Table,
): Promise<readonly string[]> {
  const adviser = await advise(table.match.game);
  const words = app.words;
  const best = hint?.ways[0];
  if (hint === null || best === undefined) return [words.say('table-command-no-advice')];
  if (degree === 'nudge') return [adviser.nudge(table, hint)];
  if (degree === 'place') return [adviser.place(table, best)];
  const ways = hint.ways.map(
    (way, i) => `${i + 1}. ${adviser.move(table, way.move)}: ${judgement(words, hint, way)}.`,
  );
  const reasons = adviser.reasons(table, hint);
  return [`${words.say('hint-title')}:`, ...ways, ...reasons, words.say('hint-worth-what')];
}
