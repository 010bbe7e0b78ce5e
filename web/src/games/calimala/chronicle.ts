/** The log of a match as chapters: the opening, then a chapter for each turn. */
import { narrator } from './narrate';
import type { Speech } from './speech';
import type { Event, View } from './types';

/** A sentence of the log; `under` ones belong to the heading before them, as in a scoring. */
export interface Sentence {
  text: string;
  under: boolean;
  version: number;
}

/** What happened in a turn; round 0, no seat and no title for the opening. */
export interface Chapter {
  round: number;
  seat: number | null;
  title: string;
  sentences: Sentence[];
}

/** One step of a match, as far as it is told here. */
export interface Step {
  readonly version: number;
  readonly events: readonly Event[];
}

/** All that has happened, oldest first. */
export function chronicle(speech: Speech, view: View, log: readonly Step[]): Chapter[] {
  const tell = narrator(speech, view);
  const chapters = [chapter(0, null, '')];
  for (const { version, events } of log) {
    for (const event of events) {
      const texts = tell(event);
      if (event.type === 'turn-began') {
        chapters.push(chapter(event.round, event.seat, texts[0] ?? ''));
      } else {
        chapters.at(-1)?.sentences.push(...sentences(texts, version));
      }
    }
  }
  return chapters.filter((one) => one.seat !== null || one.sentences.length > 0);
}

/** What has happened since a version, for a reader who only hears it. */
export function news(speech: Speech, view: View, log: readonly Step[], since: number): string {
  const tell = narrator(speech, view);
  const fresh = log.filter((step) => step.version > since);
  return fresh.flatMap(({ events }) => events.flatMap((event) => tell(event))).join(' ');
}

/** The version of the last sentence that tells of a version or of what was before it. */
export function lastOf(chapters: readonly Chapter[], version: number): number {
  const told = chapters.flatMap((one) => one.sentences.map((sentence) => sentence.version));
  return told.findLast((one) => one <= version) ?? -1;
}

function chapter(round: number, seat: number | null, title: string): Chapter {
  return { round, seat, title, sentences: [] };
}

function sentences(texts: readonly string[], version: number): Sentence[] {
  return texts.map((text, i) => ({ text, under: i > 0, version }));
}
