/** What one can ask about a game of Calimala in words, and the answers. */
import type { Foreseen, Problem } from '../../../net/protocol';
import { lastText, optionsText, whyText } from '../../../table/decision/answers';
import type { Chapter } from '../../../table/chronicle';
import type { Command } from '../../../table/console/console';
import { matText, secrets } from './mats';
import type { Entry } from '../moves/menu';
import { BUILDINGS, CHURCHES, CITIES } from '../names';
import { scoreLine } from './narrate';
import { artworksText, churchText, cityText } from './places';
import { outlookText } from './prompt';
import { refusalText } from '../moves/refusal';
import { foreseenText, open } from '../scoring/shifts';
import type { Speech } from '../speech';
import { statusText } from './status';
import { describe } from './streets';
import { ties } from '../scoring/ties';
import { standing, tileText } from '../scoring/tiles';
import { translateBack } from '../moves/typed';
import type { View } from '../types';

/** All that the answers depend on. */
export interface Scene {
  readonly speech: Speech;
  readonly view: View;
  readonly chapters: readonly Chapter[];
  readonly entries: readonly Entry[];
  /** What is to be decided, and by whom. */
  readonly decision: string;
  readonly why: (move: string) => Promise<Problem | null | undefined>;
  readonly whatIf: (move: string) => Promise<Foreseen | null>;
  readonly undo: () => boolean;
  /** What the card of a thing says. */
  readonly explain: (text: string) => Promise<readonly string[]>;
  /** What the program would do now; missing where no hints are given. */
  readonly hint?: (() => Promise<readonly string[]>) | undefined;
}

/** The commands; each asks for the scene anew, so that it answers for the position of then. */
export function commands(scene: () => Scene): Command[] {
  const command = (
    name: string,
    key: string,
    run: (scene: Scene, rest: string) => readonly string[] | Promise<readonly string[]>,
  ): Command => ({ name, key, run: (rest) => run(scene(), rest) });
  return [
    command('decision', 'd', ({ decision, speech, view }) => [
      decision,
      ...statusText(speech, view),
    ]),
    command('options', 'o', ({ speech, entries }) => optionsText(speech, entries)),
    command('last', 'l', ({ speech, chapters }, rest) => lastText(speech, chapters, rest)),
    command('majorities', 'm', ({ speech, view }) => majoritiesText(speech, view)),
    command('hand', 'h', handText),
    command('streets', 's', streetsText),
    command('tiles', 't', ({ speech, view }) =>
      view.tiles.map((_, i) => tileText(speech, view, i)),
    ),
    command('churches', 'c', ({ speech, view }) => churchesText(speech, view)),
    command('europe', 'e', ({ speech, view }) =>
      CITIES.map((city) => cityText(speech, view, city)),
    ),
    command('players', 'p', playersText),
    command('why', 'y', answerWhy),
    command('explain', 'z', ({ explain }, rest) => explain(rest)),
    command('whatif', 'i', ifText),
    command('advice', '!', async ({ speech, hint }) =>
      hint ? hint() : [speech.say('table-command-no-advice')],
    ),
    command('undo', 'u', ({ speech, undo }) =>
      undo() ? [] : [speech.say('table-command-no-undo')],
    ),
  ];
}

/** Every category that is still to be scored, as it would score now. */
export function majoritiesText(speech: Speech, view: View): string[] {
  return open(view).map((category) => {
    const lines = standing(view, category);
    const told = lines.map((line) => scoreLine(speech, line, category)).join('; ');
    const text = lines.length > 0 ? told : speech.say('table-nobody');
    return [`${speech.category(category)}: ${text}`, ...ties(speech, lines)].join('; ') + '.';
  });
}

function handText({ speech, view }: Scene): string[] {
  const own = view.mats.find((mat) => mat.seat === view.viewer);
  return own ? secrets(speech, own) : [speech.say('table-wait-watch')];
}

/** All streets, or one with what would follow there. */
function streetsText({ speech, view }: Scene, rest: string): string[] {
  const number = Math.trunc(Number(rest)) - 1;
  if (view.streets[number]) {
    return [describe(speech, view, number, null), outlookText(speech, view, number)];
  }
  return view.streets.map((_, i) => describe(speech, view, i, null));
}

function churchesText(speech: Speech, view: View): string[] {
  const palazzo = BUILDINGS[3];
  return [
    ...CHURCHES.map((one) =>
      [`${speech.category(one)}:`, ...churchText(speech, view, one)].join(' '),
    ),
    `${speech.category(palazzo)}: ${artworksText(speech, view, palazzo)}`,
  ];
}

function playersText({ speech, view }: Scene): string[] {
  return view.mats.map((mat) =>
    [`${speech.seat(mat.seat)}:`, ...matText(speech, view, mat)].join(' '),
  );
}

async function answerWhy({ speech, view, why }: Scene, rest: string): Promise<string[]> {
  const problem = rest === '' ? undefined : await why(translateBack(speech, view, rest));
  return whyText(speech, rest, problem, (one) => refusalText(speech, one));
}

async function ifText({ speech, view, whatIf }: Scene, rest: string): Promise<string[]> {
  if (rest === '') return [speech.say('table-command-which')];
  const foreseen = await whatIf(translateBack(speech, view, rest));
  if (foreseen === null) return [speech.say('table-command-no-answer')];
  return foreseenText(speech, view, foreseen);
}
