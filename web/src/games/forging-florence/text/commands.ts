/** What one can ask about a game of Forging Florence in words, and the answers. */
import type { Problem } from '../../../net/protocol';
import { lastText, optionsText, whyText } from '../../../table/decision/answers';
import type { Chapter } from '../../../table/chronicle';
import type { Command } from '../../../table/console/console';
import { matText } from './mats';
import type { Entry } from '../moves/menu';
import { lookText } from './prompt';
import { refusalText } from '../moves/refusal';
import { artistTexts, near, pieceTexts, prestigeTexts } from './lists';
import type { Speech } from '../speech';
import { statusText } from './status';
import { translateBack } from '../moves/typed';
import type { View } from '../types';
import { byName } from '../board/ways';

/** All that the answers depend on. */
export interface Scene {
  readonly speech: Speech;
  readonly view: View;
  readonly chapters: readonly Chapter[];
  readonly entries: readonly Entry[];
  /** What is to be decided, and by whom. */
  readonly decision: string;
  readonly why: (move: string) => Promise<Problem | null | undefined>;
  readonly undo: () => boolean;
  /** What the card of a thing says. */
  readonly explain: (text: string) => Promise<readonly string[]>;
  /** Sets out for what was typed, and tells where one is bound. */
  readonly setOut: (rest: string) => readonly string[];
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
    command('near', 'n', ({ speech, view }) => near(speech, view)),
    command('hex', 'x', hexText),
    command('set-out', 'v', ({ setOut }, rest) => setOut(rest)),
    command('players', 'p', playersText),
    command('prestige', 'g', ({ speech, view }) => prestigeTexts(speech, view)),
    command('artists', 'a', ({ speech, view }) => artistTexts(speech, view)),
    command('pieces', 'k', ({ speech, view }) => pieceTexts(speech, view)),
    command('why', 'y', answerWhy),
    command('explain', 'z', ({ explain }, rest) => explain(rest)),
    command('advice', '!', async ({ speech, hint }) =>
      hint ? hint() : [speech.say('table-command-no-advice')],
    ),
    command('undo', 'u', ({ speech, undo }) =>
      undo() ? [] : [speech.say('table-command-no-undo')],
    ),
  ];
}

/** What is on a hex that is named by its coordinates; without them, where one stands. */
function hexText({ speech, view }: Scene, rest: string): string[] {
  const own = view.hands[view.viewer ?? view.active]?.hex.join(',');
  const hex = byName(view).get(rest === '' ? (own ?? '') : rest.replace(/\s/g, ''));
  return [hex ? lookText(speech, view, hex) : speech.say('table-command-no-hex', { hex: rest })];
}

function playersText({ speech, view }: Scene): string[] {
  return view.hands.map((hand) =>
    [`${speech.seat(hand.seat)}:`, ...matText(speech, view, hand)].join(' '),
  );
}

async function answerWhy({ speech, why }: Scene, rest: string): Promise<string[]> {
  const problem = rest === '' ? undefined : await why(translateBack(speech, rest));
  return whyText(speech, rest, problem, (one) => refusalText(speech, one));
}
