/** What a seat had besides its own thoughts and luck, for all to see. */
import type { SeatInfo } from '../protocol';
import type { Words } from '../words';

/** Its hints, and what had come to light and was taken back at its wish. */
export function helped(words: Words, { hints, redrawn }: SeatInfo): string[] {
  const told = hints > 0 ? [words.say('hint-taken', { count: hints })] : [];
  return redrawn > 0 ? [...told, words.say('redrawn-taken', { count: redrawn })] : told;
}
