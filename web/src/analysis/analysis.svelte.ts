/** An analysis as far as it has come: begun, asked for news until it is whole, stopped. */
import { problemIn } from '../net/problems';
import type { AnalysisNews, Decision, Luck, Outlook, Problem } from '../net/protocol';
import type { Source } from './calls';

const EVERY = 800; // milliseconds between two questions for news

/** Findings in the order of the game; what is found of a moment later on takes its place. */
export function merge<T extends { moves: number }>(old: readonly T[], more: readonly T[]): T[] {
  const found = new Map([...old, ...more].map((one) => [one.moves, one]));
  return [...found.values()].sort((a, b) => a.moves - b.moves);
}

export class Analysis {
  /** How far it is; null before it was begun. */
  news = $state.raw<AnalysisNews | null>(null);
  problem = $state.raw<Problem | null>(null);
  outlooks = $state.raw<readonly Outlook[]>([]);
  decisions = $state.raw<readonly Decision[]>([]);
  luck = $state.raw<readonly Luck[]>([]);
  readonly underWay = $derived(this.news?.state === 'waiting' || this.news?.state === 'running');

  readonly #source: Source;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #round = 0; // counts up where answers under way must not count any more
  #again = false; // begun once more by itself

  constructor(source: Source) {
    this.#source = source;
  }

  /** Begins it, or finds what was made before. */
  async begin(): Promise<void> {
    this.close();
    this.#again = false;
    [this.outlooks, this.decisions, this.luck, this.news] = [[], [], [], null];
    await this.#hear(this.#source.begin);
  }

  /** Waits for it no more; what was found stays. */
  async stop(): Promise<void> {
    const key = this.news?.key;
    this.close();
    if (this.news === null || key === undefined) return;
    this.news = { ...this.news, state: 'stopped' };
    await this.#source.withdraw(key).catch(() => {}); // the server gives it up by itself, too
  }

  /** Asks for no more news. */
  close(): void {
    this.#round += 1;
    clearTimeout(this.#timer);
  }

  async #hear(ask: () => Promise<AnalysisNews>): Promise<void> {
    const round = this.#round;
    try {
      const news = await ask();
      if (round === this.#round) this.#take(news);
    } catch (thrown) {
      if (round === this.#round) await this.#miss(problemIn(thrown));
    }
  }

  /** Without an answer; of a server that has started since, it is wanted once more. */
  async #miss(problem: Problem): Promise<void> {
    if (problem.reason === 'no-such-analysis' && !this.#again) {
      this.#again = true;
      await this.#hear(this.#source.begin);
    } else this.problem = problem;
  }

  #take(news: AnalysisNews): void {
    [this.news, this.problem] = [news, null];
    this.outlooks = merge(this.outlooks, news.outlooks);
    this.decisions = merge(this.decisions, news.decisions);
    this.luck = merge(this.luck, news.luck);
    if (!this.underWay) return;
    const ask = (): Promise<AnalysisNews> => this.#source.news(news.key, news.next);
    this.#timer = setTimeout(() => void this.#hear(ask), EVERY);
  }
}
