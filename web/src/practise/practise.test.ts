import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Decision, Exercise, Verdict } from '../net/protocol';
import type { Told } from '../analysis/telling';
import type { Words } from '../i18n/words';
import { answerMarks, isBest } from './answerMarks';
import { Practise } from './practise.svelte';
import { day, pastOf, seatsOf } from './telling';

const FOUND = { moves: 7, move: 'a', best: [{ move: 'b', worth: 0.6, share: 1, unsure: false }] };
const EXERCISE = {
  key: 'one',
  game: 'third',
  players: 3,
  seat: 1,
  made: 5,
  line: { game: 'third', setup: {}, moves: [], position: 'x' },
  end: {
    turn: 4,
    to_move: 1,
    view: {},
    open: [1, 2].map((action) => ({ action, text: `m${action}` })),
  },
} as unknown as Exercise;
const PRACTICE = { due: 1, kept: 1, next: null };
const wrong = { right: false, size: 'blunder', lost: 0.2, found: null, due: 9 };
const right = { right: true, size: 'fine', lost: 0, found: FOUND, due: 9 } as unknown as Verdict;

let answers: Record<string, unknown[]>;
let asked: [string, unknown][];

beforeEach(() => {
  asked = [];
  answers = { '/api/me/exercises/next': [{ exercise: EXERCISE, practice: PRACTICE }] };
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    asked.push([path, body === undefined ? null : JSON.parse(body as string)]);
    const answer = answers[path]?.shift();
    if (answer === undefined) {
      const error = { reason: 'exercise-failed', message: '' };
      return Response.json({ error }, { status: 503 });
    }
    return Response.json(answer);
  });
});
afterEach(() => vi.unstubAllGlobals());

async function begun(): Promise<Practise> {
  const practise = new Practise();
  await practise.next();
  return practise;
}

describe('an exercise', () => {
  it('is asked, and a wrong move leaves it open', async () => {
    const practise = await begun();
    expect([practise.stage, practise.open, practise.solved]).toEqual(['asked', true, false]);
    answers['/api/me/exercises/one/try'] = [wrong, right];
    await practise.act(1);
    expect(asked.at(-1)).toEqual(['/api/me/exercises/one/try', { move: 'm1' }]);
    expect([practise.stage, practise.open, practise.found]).toEqual(['wrong', true, null]);
    expect(practise.tried).toEqual({ move: 'm1', lost: 0.2 });
    await practise.act(2);
    expect([practise.stage, practise.open, practise.solved]).toEqual(['right', false, true]);
    expect([practise.found, practise.due]).toEqual([FOUND, 9]);
    await practise.act(1);
    expect(asked).toHaveLength(3); // it is solved
  });

  it('takes no move that is none, and one at a time', async () => {
    const practise = await begun();
    await practise.act(3);
    expect(asked).toHaveLength(1);
    answers['/api/me/exercises/one/try'] = [wrong];
    await Promise.all([practise.act(1), practise.act(2)]);
    expect(asked).toHaveLength(2);
  });

  it('stays as it was where a move could not be judged', async () => {
    const practise = await begun();
    await practise.act(1);
    expect([practise.stage, practise.problem?.reason]).toEqual(['asked', 'exercise-failed']);
    answers['/api/me/exercises/one/try'] = [wrong];
    await practise.act(1);
    expect([practise.stage, practise.problem]).toEqual(['wrong', null]);
    await practise.act(2);
    expect([practise.stage, practise.problem?.reason]).toEqual(['wrong', 'exercise-failed']);
  });

  it('shows its answer to who gives up, and goes on', async () => {
    const practise = await begun();
    answers['/api/me/exercises/one/solution'] = [{ found: FOUND, due: 8 }];
    await practise.show();
    expect([practise.stage, practise.found, practise.due]).toEqual(['shown', FOUND, 8]);
    answers['/api/me/exercises/next'] = [
      { exercise: null, practice: { ...PRACTICE, due: 0, next: 8 } },
    ];
    await practise.next();
    expect([practise.stage, practise.found, practise.exercise]).toEqual(['none', null, null]);
  });

  it('that is put away makes room for the next', async () => {
    const practise = await begun();
    await practise.putAway();
    expect(practise.problem?.reason).toBe('exercise-failed');
    expect(practise.exercise).not.toBe(null);
    answers['/api/me/exercises/one'] = [PRACTICE];
    answers['/api/me/exercises/next'] = [{ exercise: null, practice: PRACTICE }];
    await practise.putAway();
    expect(practise.stage).toBe('none');
  });

  it('that is put away while a move is judged is gone', async () => {
    const practise = await begun();
    answers['/api/me/exercises/one'] = [PRACTICE];
    answers['/api/me/exercises/next'] = [{ exercise: null, practice: PRACTICE }];
    await Promise.all([practise.act(1), practise.putAway()]); // the move fails
    expect([practise.stage, practise.problem]).toEqual(['none', null]);
  });

  it('hears no answer after it was left', async () => {
    const practise = await begun();
    answers['/api/me/exercises/one/try'] = [right];
    const trying = practise.act(1);
    practise.close();
    await trying;
    expect(practise.found).toBe(null);
  });
});

describe('what is told of an exercise', () => {
  it('names nobody but oneself', () => {
    const seats = seatsOf(EXERCISE, 'Ada');
    expect(seats.map(({ name, yours }) => [name, yours])).toEqual([
      [null, false],
      ['Ada', true],
      [null, false],
    ]);
  });

  it('knows one moment', async () => {
    const { actions, view } = await pastOf(EXERCISE).moment(7, null);
    expect([actions, view]).toEqual([7, EXERCISE.end.view]);
  });

  it('has days in words', () => {
    const noon = new Date(2026, 10, 27, 12).getTime() / 1000;
    expect(day('en', noon)).toBe('27 November'.split(' ').reverse().join(' '));
    expect(day('de', noon)).toBe('27. November');
  });
});

describe('what is marked of an answer', () => {
  const words = { say: (key: string, { move }: { move: string }) => `${key} ${move}` } as Words;
  const told = {
    played: 'A',
    best: [{ move: 'B', less: 0, unsure: false }],
    then: [],
    places: { played: [{ area: null, name: 'a' }], better: [{ area: null, name: 'b' }] },
  } as unknown as Told;
  const marked = (one: Partial<Decision>): unknown =>
    answerMarks(words, { ...FOUND, ...one } as Decision, told).map(({ kind, text, places }) => [
      kind,
      text,
      places[0]?.name,
    ]);

  it('is the best move, and the one of then', () => {
    expect(marked({ size: 'blunder' })).toEqual([
      ['played', 'analysis-played A', 'a'],
      ['better', 'analysis-better B', 'b'],
    ]);
  });

  it('is the best move alone where another one was right', () => {
    expect(marked({ size: 'fine' })).toEqual([['better', 'analysis-better B', 'b']]);
  });

  it('is what was played where nothing is better, whatever comes next to it', () => {
    expect(isBest({ ...FOUND, move: 'b' } as Decision)).toBe(true);
    expect(marked({ move: 'b', size: 'fine' })).toEqual([['better', 'analysis-better A', 'a']]);
  });
});
