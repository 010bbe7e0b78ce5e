import { describe, expect, it } from 'vitest';

import { LANGUAGES } from '../i18n/words';
import {
  course,
  lineTo,
  places,
  movesOf,
  stepAt,
  TAUGHT,
  textsOf,
  wantedMoves,
  type Course,
} from './course';

const STEP = {
  id: 'two',
  lead: ['a', 'b'],
  do: [['c', 'd', 'd'], ['e']],
  then: ['f'],
};
const COURSE: Course = {
  game: 'calimala',
  seat: 0,
  names: ['', 'Lucrezia', 'Filippo'],
  chapters: [
    { id: 'one', setup: { Players: '3' }, moves: ['x'], steps: [{ id: 'one' }, STEP] },
    { id: 'two', steps: [{ id: 'three', do: [['g']] }, { id: 'four' }] },
    { id: 'three', setup: { Players: '4' }, moves: [], steps: [{ id: 'five' }] },
  ],
};

describe('a course', () => {
  it('goes on from chapter to chapter until another setup', () => {
    const lines = places(COURSE).map((place) => lineTo(COURSE, place));
    const first = ['x', 'a', 'b', 'c', 'd', 'd', 'e', 'f'];
    expect(lines.map(({ moves }) => moves)).toEqual([['x'], ['x'], first, [...first, 'g'], []]);
    expect(lines.map(({ setup }) => setup['Players'])).toEqual(['3', '3', '3', '3', '4']);
  });

  it('goes on after what was played between two chapters', () => {
    const [first, second] = COURSE.chapters;
    if (!first || !second) throw new Error('two chapters are missing');
    const later = { ...COURSE, chapters: [first, { ...second, moves: ['y', 'z'] }] };
    const whole = ['x', 'a', 'b', 'c', 'd', 'd', 'e', 'f', 'y', 'z'];
    expect(lineTo(later, { chapter: 1, step: 0 }).moves).toEqual(whole);
    expect(lineTo(later, { chapter: 1, step: 1 }).moves).toEqual([...whole, 'g']);
  });

  it('wants a group in any order, and one group after the other', () => {
    expect(wantedMoves(STEP, [])).toEqual(['c', 'd', 'd']);
    expect(wantedMoves(STEP, ['d'])).toEqual(['c', 'd']);
    expect(wantedMoves(STEP, ['d', 'c'])).toEqual(['d']);
    expect(wantedMoves(STEP, ['d', 'c', 'd'])).toEqual(['e']);
    expect(wantedMoves(STEP, ['d', 'c', 'd', 'e'])).toEqual([]);
    expect(wantedMoves({ id: 'reading' }, [])).toEqual([]);
  });

  it('has no step beyond its last', () => {
    expect(() => stepAt(COURSE, { chapter: 2, step: 1 })).toThrow(/no step/);
    expect(movesOf(stepAt(COURSE, { chapter: 1, step: 0 }))).toEqual(['g']);
  });
});

describe.each(TAUGHT)('the lessons of %s', (game) => {
  it.each(LANGUAGES)('have words for every chapter and step: %s', async (language) => {
    const [lessons, texts, english] = await Promise.all([
      course(game),
      textsOf(game, language),
      textsOf(game, 'en'),
    ]);
    const steps = lessons.chapters.flatMap((chapter) => chapter.steps);
    expect(Object.keys(texts.chapters)).toEqual(lessons.chapters.map(({ id }) => id));
    expect(Object.keys(texts.steps)).toEqual(steps.map(({ id }) => id));
    for (const { id, do: task } of steps) {
      const [ask, done] = texts.steps[id] ?? [''];
      expect(ask.length, id).toBeGreaterThan(10);
      expect(done === undefined, id).toBe(english.steps[id]?.[1] === undefined);
      if (task === undefined) expect(done, `${id}: nothing is done there`).toBeUndefined();
    }
  });

  it.each(LANGUAGES)('cite the same rules in every language: %s', async (language) => {
    const [texts, english] = await Promise.all([textsOf(game, language), textsOf(game, 'en')]);
    const cited = (all: typeof texts): (readonly string[])[] =>
      Object.values(all.steps).map((step) => step.join(' ').match(/\b[A-Z]\d+\.\d+\b/g) ?? []);
    expect(cited(texts)).toEqual(cited(english));
  });
});

it('other games have no lessons', async () => {
  await expect(course('chess')).rejects.toThrow(/chess/);
  await expect(textsOf('chess', 'en')).rejects.toThrow(/chess/);
});
