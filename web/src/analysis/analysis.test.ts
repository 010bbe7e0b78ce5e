import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { eventually } from '../test/waitFor';
import type { AnalysisNews, Decision, MomentStep, Outlook } from '../net/protocol';
import { Words } from '../i18n/words';
import { Analysis, merge } from './analysis.svelte';
import { sourceOf, type Source } from './calls';
import { cost, percent, valueText } from './numbers';
import { naming } from './naming';
import { better } from './telling';
import { apart, gravest, height, line, nearest, player, curveMarks, range } from './sums';

const KEY = 'ab'.repeat(32);

function news(more: Partial<AnalysisNews> = {}): AnalysisNews {
  return {
    key: KEY,
    state: 'running',
    ahead: 0,
    stage: 'course',
    progress: 0.1,
    next: 0,
    outlooks: [],
    decisions: [],
    luck: [],
    ...more,
  };
}

const outlook = (moves: number, first: number): Outlook => ({
  moves,
  turn: moves,
  victories: [first, 1 - first],
  places: [2 - first, 1 + first],
  points: [10 * moves, -5],
});

const decision = (moves: number, seat: number, lost: number): Decision => ({
  moves,
  turn: moves,
  seat,
  move: 'played',
  worth: 0.5,
  lost,
  size: lost >= 0.15 ? 'blunder' : lost >= 0.07 ? 'mistake' : lost >= 0.03 ? 'inaccuracy' : 'fine',
  best: [{ move: 'better', worth: 0.5 + lost, share: 0.9 }],
  then: [],
  exact: false,
});

const record = { text: 'Signoria: 1', language: 'en' } as const;
/** One of a match or a record, with its first news as they are. */
const source = (
  first: AnalysisNews,
  subject: Parameters<typeof sourceOf>[0] = { record },
): Source => ({
  ...sourceOf(subject),
  begin: async () => first,
});

const GONE = { error: { reason: 'no-such-analysis', message: '' } };

describe('an analysis', () => {
  let answers: (AnalysisNews | Error | typeof GONE)[] = [];
  let asked: string[] = [];

  beforeEach(() => {
    [answers, asked] = [[], []];
    vi.useFakeTimers();
    vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
      asked.push(`${method} ${path}`);
      const answer = answers.shift();
      if (answer instanceof Error) throw answer;
      return Response.json(answer ?? { key: KEY }, { status: answer === GONE ? 404 : 200 });
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('asks on until it is whole, only for what is new', async () => {
    const first = news({ state: 'waiting', ahead: 1 });
    const analysis = new Analysis(source(first));
    await analysis.begin();
    expect([analysis.underWay, analysis.outlooks]).toEqual([true, []]);
    answers = [
      news({ next: 2, outlooks: [outlook(0, 0.5)], decisions: [decision(3, 0, 0.2)] }),
      news({ next: 3, decisions: [decision(3, 0, 0.1)] }),
      news({ state: 'whole', next: 3, decisions: [decision(3, 0, 0.1)] }),
    ];
    for (let i = 0; i < 5; i++) await vi.advanceTimersByTimeAsync(1000);
    const at = (after: number): string => `GET /api/analyses/${KEY}?after=${after}`;
    expect(asked).toEqual([at(0), at(2), at(3)]);
    expect(analysis.decisions.map(({ lost }) => lost)).toEqual([0.1]);
    expect([analysis.underWay, analysis.outlooks.length]).toEqual([false, 1]);
  });

  it('is stopped and asks no more', async () => {
    const analysis = new Analysis(source(news({ outlooks: [outlook(0, 0.5)] })));
    await analysis.begin();
    await analysis.stop();
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toEqual([`DELETE /api/analyses/${KEY}`]);
    expect([analysis.news?.state, analysis.outlooks.length]).toEqual(['stopped', 1]);
  });

  it('of a match is asked for where it was begun, by the id of the match', async () => {
    answers = [news(), news()];
    const analysis = new Analysis(sourceOf({ match: 'm/1' }));
    await analysis.begin();
    await vi.advanceTimersByTimeAsync(1000);
    await analysis.stop();
    const path = '/api/matches/m%2F1/analysis';
    expect(asked).toEqual([`POST ${path}`, `GET ${path}/${KEY}?after=0`, `DELETE ${path}/${KEY}`]);
  });

  it('is begun once more where the server has started since, but only once', async () => {
    answers = [news(), GONE, news(), news({ state: 'running', next: 1 }), GONE];
    const analysis = new Analysis(sourceOf({ match: 'm' }));
    await analysis.begin();
    for (let i = 0; i < 6; i++) await vi.advanceTimersByTimeAsync(1000);
    expect(asked.map((one) => one.split(' ')[0])).toEqual(['POST', 'GET', 'POST', 'GET', 'GET']);
    expect(analysis.problem?.reason).toBe('no-such-analysis');
  });

  it('tells what is wrong, and may be begun again', async () => {
    answers = [new TypeError('network')];
    const analysis = new Analysis(source(news()));
    await analysis.begin();
    await vi.advanceTimersByTimeAsync(1000);
    expect(analysis.problem?.reason).toBe('unreachable');
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked.length).toBe(1);
    await analysis.begin();
    expect(analysis.problem).toBe(null);
    analysis.close();
    vi.useRealTimers();
    await eventually(() => expect(analysis.underWay).toBe(true));
  });
});

describe('moments', () => {
  const words = new Words('en', [
    'analysis-start = Start\nanalysis-end = End\nanalysis-round = Round { $round }\n' +
      'web-review-opening = Before the first round\norigin-start = Where it was played on',
  ]);
  const turns = [
    { actions: 2, kind: 'turn', text: 'Round 1: Ada’s turn', round: 1 },
    { actions: 5, kind: 'scoring', text: 'Scoring 1' },
    { actions: 6, kind: 'turn', text: 'Round 2: Bea’s turn', round: 2 },
  ] as const;
  const steps = (turn: number): MomentStep[] =>
    Array.from({ length: 9 }, (_, i) => ({
      actions: i + 1,
      version: i + 1,
      turn,
      scores: [],
      events: [],
    }));
  const plain = (text: string): string => text.replaceAll(/[\u2068\u2069]/g, '');

  it('are called what the review calls them', () => {
    const { moment, round } = naming(words, turns, steps(0));
    expect([0, 1, 2, 5, 8, 9].map((moves) => plain(moment(moves)))).toEqual([
      'Start',
      'Before the first round',
      'Round 1: Ada’s turn',
      'Round 1: Ada’s turn',
      'Round 2: Bea’s turn',
      'End',
    ]);
    expect([0, 5, 6].map((moves) => plain(round(moves)))).toEqual([
      'Before the first round',
      'Round 1',
      'Round 2',
    ]);
    expect(naming(words, turns, steps(30)).round(1)).toBe('Where it was played on');
  });
});

describe('what is found', () => {
  it('of a moment later on takes the place of what was found before', () => {
    const found = merge(
      [{ moves: 2, n: 1 }],
      [
        { moves: 1, n: 2 },
        { moves: 2, n: 3 },
      ],
    );
    expect(found).toEqual([
      { moves: 1, n: 2 },
      { moves: 2, n: 3 },
    ]);
  });

  it('is summed up for each player', () => {
    const decisions = [decision(1, 0, 0.04), decision(2, 1, 0.3), decision(3, 0, 0.08)];
    const luck = [{ moves: 4, turn: 4, seat: 1, move: 'roll', worth: [-0.2, 0.1] }];
    const { lost, rate, luck: lucky, graves } = player(0, decisions, luck);
    expect([lost, rate, lucky].map((one) => one.toFixed(2))).toEqual(['0.12', '0.06', '-0.20']);
    expect(graves).toEqual([1, 1, 0]);
  });

  it('names the gravest moves in the order of the game', () => {
    const decisions = [decision(1, 0, 0.04), decision(2, 1, 0.3), decision(3, 0, 0.01)];
    const more = [...decisions, decision(4, 0, 0.2)];
    expect(gravest(more, null, 2).map(({ moves }) => moves)).toEqual([2, 4]);
    expect(gravest(more, 0, 9).map(({ moves }) => moves)).toEqual([1, 4]);
  });

  it('marks on the curve of all players no inaccuracies, of one all', () => {
    const decisions = [decision(1, 0, 0.04), decision(2, 1, 0.3), decision(3, 0, 0.08)];
    expect(curveMarks(decisions, null, 9).map(({ moves }) => moves)).toEqual([2, 3]);
    expect(curveMarks(decisions, null, 1).map(({ moves }) => moves)).toEqual([2]);
    expect(curveMarks(decisions, 0, 9).map(({ moves }) => moves)).toEqual([1, 3]);
  });

  it('lays marks apart that would lie on each other, within the field', () => {
    const crowd = Array.from({ length: 9 }, (_, i) => ({ x: 5 + i / 2, y: 99 }));
    const laid = apart([...crowd, { x: 50, y: 50 }], 6, 9.5);
    const ys = laid.slice(0, 9).map(({ y }) => y);
    ys.sort((a, b) => a - b);
    for (const [i, y] of ys.entries()) {
      expect(y).toBeGreaterThanOrEqual(4.75);
      expect(y).toBeLessThanOrEqual(95.25);
      if (i > 0) expect(y - (ys[i - 1] ?? 0)).toBeGreaterThanOrEqual(9.5);
    }
    expect(laid.at(-1)).toEqual({ x: 50, y: 50 });
  });

  it('tells other ways only if they would have saved most of what was lost', () => {
    const way = (move: string, worth: number, unsure = false) => ({
      move,
      worth,
      share: 0.2,
      unsure,
    });
    const best = [way('best', 0.5), way('near', 0.46, true), way('far', 0.45), way('played', 0.49)];
    const told = better({ ...decision(1, 0, 0.09), best });
    expect(told.map(({ move, unsure }) => [move, unsure])).toEqual([
      ['best', false],
      ['near', true],
    ]);
    expect(told[1]?.less).toBeCloseTo(0.04);
    // The search that found it may like another one as much that was tried less.
    expect(
      better({ ...decision(1, 0, 0.09), best: [way('a', 0.4), way('b', 0.6, true)] })[1],
    ).toEqual({
      move: 'b',
      less: 0,
      unsure: true,
    });
  });

  it('is drawn between its bounds, good places high up', () => {
    const outlooks = [outlook(0, 0.5), outlook(5, 1), outlook(10, 0)];
    expect(range(outlooks, 'points')).toEqual([-5, 100]);
    const places = range(outlooks, 'places');
    expect([height(places, 1), Math.abs(height(places, 2))]).toEqual([1, 0]);
    expect(line(outlooks, 'victories', 0, 10)).toBe('0.00,50.00 50.00,0.00 100.00,100.00');
    expect([0, 4, 5, 99].map((moves) => nearest(outlooks, moves))).toEqual([0, 0, 1, 2]);
    expect(nearest([], 3)).toBe(0);
  });

  it('costs what does not look like more than it is called', () => {
    expect([0.0696, 0.07, 0.0299, 0.03].map((one) => cost('en', one))).toEqual([
      '6.9%',
      '7.0%',
      '2.9%',
      '3.0%',
    ]);
    expect([0.1499, 0.15, 0.29].map((one) => cost('en', one))).toEqual(['14%', '15%', '29%']);
  });

  it('is written as the reader writes numbers', () => {
    expect(percent('en', 0.123, 1)).toBe('12.3%');
    expect(percent('en', 0.12, 0, true)).toBe('+12%');
    expect(percent('en', -0.12, 0, true)).toBe('\u221212%');
    expect(percent('de', -0.12, 0, true)).toBe('\u221212\u00a0%');
    expect(valueText('it', 'points', -7)).toBe('\u22127');
    expect(valueText('de', 'places', 1.25).replace(/\s/g, ' ')).toMatch(/^1,[23]$/);
  });
});
