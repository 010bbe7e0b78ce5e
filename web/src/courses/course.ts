/** Guided games: set positions and what is to be done in them, as data in the folder of a game. */
import type { Language } from '../i18n/words';

/** One thing to read or to do. */
export interface Step {
  readonly id: string;
  /** What the others do before, in notation. */
  readonly lead?: readonly string[];
  /** What the learner is to do: group after group, the moves of one group in any order. */
  readonly do?: readonly (readonly string[])[];
  /** What follows by itself: cards drawn, discs that have nothing more to do. */
  readonly then?: readonly string[];
  /** Which part of the table it speaks of, where only one is shown at a time. */
  readonly area?: string;
  /** Places to be marked, besides those where the moves are made. */
  readonly look?: readonly string[];
}

/** Some steps about one thing; without a setup it goes on where the last one ended. */
export interface Chapter {
  readonly id: string;
  readonly setup?: Readonly<Record<string, string>>;
  /** What was done before the first step: from the setup, or since the last chapter. */
  readonly moves?: readonly string[];
  readonly steps: readonly Step[];
}

export interface Course {
  readonly game: string;
  /** The learner's seat. */
  readonly seat: number;
  /** What the others are called, by seat; the learner's own is not used. */
  readonly names: readonly string[];
  readonly chapters: readonly Chapter[];
}

/** The words of a course in one language. */
export interface Texts {
  /** Titles by chapter. */
  readonly chapters: Readonly<Record<string, string>>;
  /** By step: what is to be done, then what has come of it. */
  readonly steps: Readonly<Record<string, readonly [ask: string, done?: string]>>;
}

/** Where a step stands in its course. */
export interface Place {
  readonly chapter: number;
  readonly step: number;
}

/** A line of play from a setup. */
export interface Line {
  readonly setup: Readonly<Record<string, string>>;
  readonly moves: readonly string[];
}

const courses = import.meta.glob<{ default: Course }>('../games/*/lessons/course.json');
const texts = import.meta.glob<{ default: Texts }>('../games/*/lessons/texts/*.ts');

/** The games that can be learnt here. */
export const TAUGHT: readonly string[] = Object.keys(courses).map(
  (path) => path.split('/').at(-3) ?? '',
);

/** Loads a course; fails for a game without. */
export async function course(game: string): Promise<Course> {
  const load = courses[`../games/${game}/lessons/course.json`];
  if (load === undefined) throw new Error(`no lessons for the game ${game}`);
  return (await load()).default;
}

/** Loads the words of a course; fails for a game without. */
export async function textsOf(game: string, language: Language): Promise<Texts> {
  const load = texts[`../games/${game}/lessons/texts/${language}.ts`];
  if (load === undefined) throw new Error(`no lessons for the game ${game} in ${language}`);
  return (await load()).default;
}

/** All steps in order. */
export function places({ chapters }: Course): Place[] {
  return chapters.flatMap(({ steps }, chapter) => steps.map((_, step) => ({ chapter, step })));
}

export function stepAt({ chapters }: Course, { chapter, step }: Place): Step {
  const found = chapters[chapter]?.steps[step];
  if (found === undefined) throw new Error(`no step ${step} in chapter ${chapter}`);
  return found;
}

/** All that is played in a step, as the course itself would play it. */
export function movesOf(step: Step): string[] {
  return [...(step.lead ?? []), ...(step.do ?? []).flat(), ...(step.then ?? [])];
}

/** The line that leads to a step, before anything of the step is played. */
export function lineTo({ chapters }: Course, { chapter, step }: Place): Line {
  const from = chapters.findLastIndex(({ setup }, i) => i <= chapter && setup !== undefined);
  const moves = chapters.slice(from, chapter + 1).flatMap(({ moves = [], steps }, i) => {
    const before = from + i === chapter ? steps.slice(0, step) : steps;
    return [...moves, ...before.flatMap(movesOf)];
  });
  return { setup: chapters[from]?.setup ?? {}, moves };
}

/** The moves that are wanted next, after some of a step's have been made. */
export function wantedMoves(step: Step, made: readonly string[]): string[] {
  let done = made.length;
  for (const group of step.do ?? []) {
    if (done < group.length) return without(group, made.slice(made.length - done));
    done -= group.length;
  }
  return [];
}

/** A list without the first of each of some others. */
function without(all: readonly string[], some: readonly string[]): string[] {
  const left = [...all];
  for (const one of some) left.splice(left.indexOf(one), left.includes(one) ? 1 : 0);
  return left;
}
