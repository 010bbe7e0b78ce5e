/** Answers to commands that every game has: the possible moves, the last turns, why not. */
import type { Problem } from '../../net/protocol';
import type { Chapter } from '../chronicle';
import type { Speech } from '../speech';

const LAST = 2; // turns that are told when no number is given

/** A possible move with what to type for it. */
interface Offered {
  readonly key: string;
  readonly label: string;
  readonly note?: string;
}

/** All moves that are possible now, a line for each. */
export function optionsText(speech: Speech, entries: readonly Offered[]): string[] {
  if (entries.length === 0) return [speech.say('table-command-no-options')];
  return entries.map(({ key, label, note }) => `${key}: ${label}${note ? `; ${note}` : ''}`);
}

/** The last turns in which something happened, as many as asked for. */
export function lastText(speech: Speech, chapters: readonly Chapter[], asked: string): string[] {
  const told = chapters.filter((chapter) => chapter.sentences.length > 0);
  if (told.length === 0) return [speech.say('table-command-nothing')];
  const turns = Math.max(1, Math.trunc(Number(asked)) || LAST);
  return told
    .slice(-turns)
    .map(({ title, sentences }) =>
      [title && `${title}.`, ...sentences.map((one) => one.text)].filter(Boolean).join(' '),
    );
}

/** Why the move that was asked about is not possible; `problem` is undefined if nobody can tell. */
export function whyText(
  speech: Speech,
  asked: string,
  problem: Problem | null | undefined,
  refused: (problem: Problem) => string,
): string[] {
  if (asked === '') return [speech.say('table-command-which')];
  if (problem === undefined) return [speech.say('table-command-no-answer')];
  return [problem === null ? speech.say('table-command-possible') : refused(problem)];
}
