/** The log of a match as chapters: the opening, then a chapter for each turn. */

/** A sentence of the log; `under` ones belong to the heading before them, as in a scoring. */
export interface Sentence {
  text: string;
  under: boolean;
  version: number;
  /** The number of the rule that it rests on, where that is worth reading. */
  rule: string | null;
}

/** What happened in a turn; round 0, no seat and no title for the opening. */
export interface Chapter {
  round: number;
  seat: number | null;
  title: string;
  sentences: Sentence[];
}

/** The least that an event is; a turn begins with one of the type `turn-began`. */
interface Event {
  readonly type: string;
  readonly seat?: number;
  readonly round?: number;
}

/** One step of a match, as far as it is told here. */
export interface Step<E> {
  readonly version: number;
  readonly events: readonly E[];
  /** The seat for which a bot made this move, as its time was up. */
  readonly timed_out?: number | null;
}

/** The sentences for an event; none for what goes without saying. */
type Tell<E> = (event: E) => readonly string[];

/** The rule behind one of the sentences for an event (from 0); null for none. */
type Cite<E> = (event: E, sentence: number) => string | null;

/** How a game tells its events: in the log, to those who only listen, and by which rules. */
export interface Narration<E> {
  readonly tell: Tell<E>;
  readonly brief: Tell<E>;
  readonly ruleOf: Cite<E>;
}

/** All that has happened, oldest first; `mark` stands behind what the clock has decided. */
export function chronicle<E extends Event>(
  tell: Tell<E>,
  log: readonly Step<E>[],
  cite: Cite<E> = () => null,
  mark = '',
): Chapter[] {
  const chapters = [chapter(0, null, '')];
  for (const step of log) {
    const { version } = step;
    for (const { event, texts } of tellStep(tell, step, mark)) {
      if (begins(event)) {
        chapters.push(chapter(event.round ?? 0, event.seat ?? null, texts[0] ?? ''));
      } else {
        chapters.at(-1)?.sentences.push(...sentences(texts, version, (i) => cite(event, i)));
      }
    }
  }
  return chapters.filter((one) => one.seat !== null || one.sentences.length > 0);
}

/** What has happened since a version, for a reader who only hears it. */
export function news<E extends Event>(
  tell: Tell<E>,
  log: readonly Step<E>[],
  since: number,
  mark = '',
): string {
  const fresh = log.filter((step) => step.version > since);
  return fresh
    .flatMap((step) => tellStep(tell, step, mark).flatMap(({ texts }) => texts))
    .join(' ');
}

/** The events of a step with their sentences; the first of a late move's is marked. */
function tellStep<E extends Event>(
  tell: Tell<E>,
  step: Step<E>,
  mark: string,
): { event: E; texts: readonly string[] }[] {
  const all = step.events.map((event) => ({ event, texts: tell(event) }));
  if ((step.timed_out ?? null) === null || mark === '') return all;
  const first = all.findIndex(({ event, texts }) => texts.length > 0 && !begins(event));
  return all.map(({ event, texts }, i) => ({
    event,
    texts: i === first ? texts.map((text, j) => (j === 0 ? `${text} ${mark}` : text)) : texts,
  }));
}

const begins = (event: Event): boolean => event.type === 'turn-began';

/** The version of the last sentence that tells of a version or of what was before it. */
export function lastOf(chapters: readonly Chapter[], version: number): number {
  const versions = chapters.flatMap((one) => one.sentences.map((sentence) => sentence.version));
  return versions.findLast((one) => one <= version) ?? -1;
}

function chapter(round: number, seat: number | null, title: string): Chapter {
  return { round, seat, title, sentences: [] };
}

function sentences(
  texts: readonly string[],
  version: number,
  cite: (sentence: number) => string | null,
): Sentence[] {
  return texts.map((text, i) => ({ text, under: i > 0, version, rule: cite(i) }));
}
