/** The way through a match: from one turn or scoring to the next. */
import type { Landmark } from '../table/contract';
import type { Words } from '../i18n/words';

type Kind = Landmark['kind'];

/** The last landmark of a kind before a moment; the beginning if there is none. */
export function before(landmarks: readonly Landmark[], kind: Kind, at: number): number {
  return landmarks.findLast((one) => one.kind === kind && one.actions < at)?.actions ?? 0;
}

/** The first landmark of a kind after a moment; null if there is none. */
export function after(landmarks: readonly Landmark[], kind: Kind, at: number): number | null {
  return landmarks.find((one) => one.kind === kind && one.actions > at)?.actions ?? null;
}

/** The turn in which a moment is; null before the first one. */
export function turnAt(landmarks: readonly Landmark[], at: number): Landmark | null {
  return landmarks.findLast((one) => one.kind === 'turn' && one.actions <= at) ?? null;
}

/** What a moment before the first turn is called, after so many turns: a match that was played on
    from another has no opening. */
export const opening = (words: Words, turns: number): string =>
  words.say(turns > 0 ? 'origin-start' : 'web-review-opening');

/** The moment that an address names: so many actions, or (`v` before it) a version of the match. */
export function nameOf(
  steps: readonly { actions: number; version: number }[],
  text: string | null,
): number | null {
  const [, version, digits] = /^(v?)(\d{1,9})$/.exec(text ?? '') ?? [];
  if (digits === undefined) return null;
  const number = Number(digits);
  if (version === '') return Math.min(number, steps.length);
  return steps.findLast((step) => step.version <= number)?.actions ?? 0;
}
