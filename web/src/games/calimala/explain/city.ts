/** The streets: who would act, and what would be scored. */
import type { Explanation } from '../../../table/explain/explanation';
import { STACK, WHITE } from '../names';
import { outlook } from '../moves/preview';
import type { Speech } from '../speech';
import { follow, orderText } from '../text/prompt';
import { prospects, prospectText } from '../text/prospects';
import { stackText } from '../text/streets';
import type { View } from '../types';

export function street(speech: Speech, view: View, key: string): Explanation | null {
  const number = Number(key);
  const there = view.streets[number];
  if (!there) return null;
  const disc = there.discs.at(-1) ?? view.viewer ?? WHITE;
  return {
    title: speech.street(there.kinds),
    drawing: { piece: 'disc', seat: disc },
    what: speech.say('explain-street'),
    gain: outlookLines(speech, view, number),
    state: [stackText(speech, view, number), ...fourthText(speech, view, number)],
    rule: 'C3.2',
  };
}

/** Who would act there, with what, and what follows. */
function outlookLines(speech: Speech, view: View, number: number): string[] {
  const seen = outlook(view, number);
  if (!seen) return [];
  const order = orderText(speech, seen);
  return [
    speech.say(seen.running ? 'explain-acting-still' : 'explain-acting', { order }),
    ...prospects(view, number).map((one) => prospectText(speech, one)),
    follow(speech, view, seen),
  ];
}

function fourthText(speech: Speech, view: View, number: number): string[] {
  const full = view.streets[number]?.discs.length === STACK - 1;
  return full && view.scored < view.tiles.length ? [speech.say('table-street-four')] : [];
}
