/** The decision in words: first what is to be decided, then what follows from it. */
import { outlook, preview, type Preview } from '../moves/preview';
import { prospects, prospectText } from './prospects';
import type { Speech } from '../speech';
import type { View } from '../types';

/** Two lines; the second may be empty. */
export interface Prompt {
  decision: string;
  detail: string;
}

/** What is to be decided, and by whom; `street` is the one that the reader looks at or has chosen. */
export function prompt(
  speech: Speech,
  view: View,
  canMove: boolean,
  street: number | null,
): Prompt {
  if (view.phase === 'over') return { decision: speech.say('table-ask-over'), detail: '' };
  if (view.to_move === null) return { decision: speech.say('table-ask-drawing'), detail: '' };
  if (!canMove) return waiting(speech, view, view.to_move, street);
  return {
    decision: speech.say(asking(view), values(speech, view)),
    detail: detail(speech, view, street),
  };
}

/** Somebody else decides. */
function waiting(speech: Speech, view: View, mover: number, street: number | null): Prompt {
  const calm = speech.say(speech.reader === null ? 'table-wait-watch' : 'table-wait-look');
  return {
    decision: speech.say(`table-wait-${view.phase}`, {
      ...values(speech, view),
      ...speech.who(mover),
    }),
    detail: street === null ? calm : outlookText(speech, view, street) || calm,
  };
}

function asking(view: View): string {
  const white = view.phase === 'acting' && view.activation?.white;
  return white ? 'table-ask-acting-white' : `table-ask-${view.phase}`;
}

/** The street that acts, for the sentences that name it. */
function values(speech: Speech, view: View): { street: string } {
  const street = view.activation && view.streets[view.activation.street];
  return { street: street ? speech.street(street.kinds) : '' };
}

function detail(speech: Speech, view: View, street: number | null): string {
  switch (view.phase) {
    case 'keeping':
      return speech.say(view.face_up ? 'table-detail-keeping-open' : 'table-detail-keeping', {
        card: view.face_up ? speech.category(view.face_up) : '',
      });
    case 'placing':
      return street === null
        ? speech.say('table-detail-placing')
        : outlookText(speech, view, street);
    case 'acting':
      return remaining(speech, view);
    default:
      return speech.say(`table-detail-${view.phase}`);
  }
}

/** What is left of the activation and what must be. */
function remaining(speech: Speech, view: View): string {
  const uses = Object.entries(view.activation?.left ?? {}).filter(([, times]) => times > 0);
  if (uses.length === 0) return speech.say('table-detail-left-none');
  const kinds = uses.map(([kind, times]) =>
    times > 1 ? speech.say('table-left-twice', { kind: speech.kind(kind) }) : speech.kind(kind),
  );
  const text = speech.say('table-detail-left', { kinds: speech.words.listed(kinds) });
  if (!view.activation?.duty) return text;
  const count = uses.reduce((sum, [, times]) => sum + times, 0);
  return `${text} ${speech.say('table-detail-duty', { count })}`;
}

/** What a disc on this street sets going: who acts in which order, and what it scores. */
export function follows(speech: Speech, view: View, street: number): string {
  const seen = preview(view, street, view.to_move ?? view.active);
  const first = speech.say('table-follows', { order: orderText(speech, seen) });
  const scores = seen.seat !== null || seen.leaves;
  return scores ? `${first} ${follow(speech, view, seen)}` : first;
}

/** What would follow on a street as it stands, whoever is to move; empty if there is nothing. */
export function outlookText(speech: Speech, view: View, street: number): string {
  const seen = outlook(view, street);
  const there = view.streets[street];
  if (!seen || !there) return '';
  const order = orderText(speech, seen);
  const first = speech.say(seen.running ? 'table-follows-still' : 'table-follows', { order });
  const could = prospects(view, street).map((one) => prospectText(speech, one));
  const plan = !seen.running && view.viewer !== null && view.viewer !== placing(view);
  return speech.say(plan ? 'table-plan' : 'table-consequence', {
    street: speech.street(there.kinds),
    text: [first, ...could, follow(speech, view, seen)].join(' '),
  });
}

function placing(view: View): number | null {
  return view.phase === 'placing' ? view.to_move : null;
}

export function orderText(speech: Speech, seen: Preview): string {
  return seen.acting.map((one) => speech.seatOrYou(one)).join(', ');
}

/** What a fourth disc brings: a seat and a scoring, the loss of a disc, or nothing. */
export function follow(speech: Speech, view: View, seen: Preview): string {
  if (seen.leaves) return speech.say('table-follows-leaves');
  if (seen.seat === null || seen.tile === null) return speech.say('table-follows-none');
  const category = speech.category(view.tiles[seen.tile]?.category ?? '');
  return speech.say('table-follows-seat', { ...speech.who(seen.seat), category });
}
