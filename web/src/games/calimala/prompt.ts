/** The decision in words: first what is to be decided, then what follows from it. */
import { preview } from './preview';
import type { Speech } from './speech';
import type { View } from './types';

/** Two lines; the second may be empty. */
export interface Prompt {
  decision: string;
  detail: string;
}

/** What is to be decided, and by whom; `street` is the one that the reader has chosen. */
export function prompt(
  speech: Speech,
  view: View,
  canMove: boolean,
  street: number | null,
): Prompt {
  if (view.phase === 'over') return { decision: speech.say('table-ask-over'), detail: '' };
  if (view.to_move === null) return { decision: speech.say('table-ask-drawing'), detail: '' };
  if (!canMove) return waiting(speech, view, view.to_move);
  return {
    decision: speech.say(asking(view), values(speech, view)),
    detail: detail(speech, view, street),
  };
}

/** Somebody else decides. */
function waiting(speech: Speech, view: View, mover: number): Prompt {
  return {
    decision: speech.say(`table-wait-${view.phase}`, {
      ...values(speech, view),
      ...speech.who(mover),
    }),
    detail: speech.say(speech.reader === null ? 'table-wait-watch' : 'table-wait-look'),
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
        : speech.say('table-consequence', {
            street: speech.street(view.streets[street]?.kinds ?? ['', '']),
            text: follows(speech, view, street),
          });
    case 'acting':
      return left(speech, view);
    default:
      return speech.say(`table-detail-${view.phase}`);
  }
}

/** What is left of the activation and what must be. */
function left(speech: Speech, view: View): string {
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
  const seat = view.to_move ?? view.active;
  const seen = preview(view, street, seat);
  const acting = seen.acting.map((one) => speech.seatOrYou(one)).join(', ');
  const first = speech.say('table-follows', { order: acting });
  if (seen.leaves) return `${first} ${speech.say('table-follows-leaves')}`;
  if (seen.seat === null || seen.tile === null) return first;
  const category = speech.category(view.tiles[seen.tile]?.category ?? '');
  return `${first} ${speech.say('table-follows-seat', { ...speech.who(seen.seat), category })}`;
}
