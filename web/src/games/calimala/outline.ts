/** Where the turns and the scorings of a match are. */
import type { Gains, Landmark, Outline, Telling, Worded } from '../../table/contract';
import { label, takenApart } from './moves/moves';
import { changeText, open, shifts } from './scoring/shifts';
import { narrator, scoring, type Narrator } from './text/narrate';
import { Speech } from './speech';
import type { Event, View } from './types';

export const outline: Outline<View> = (words, seats, watching, view, steps) => {
  const speech = new Speech(words, seats, watching);
  const tell = narrator(speech, view);
  return steps.flatMap(({ actions, events }) =>
    (events as Event[]).flatMap((event) => landmark(speech, view, tell, actions, event)),
  );
};

export const telling: Telling<View> = (words, seats, watching, view, events) => {
  const tell = narrator(new Speech(words, seats, watching), view);
  return (events as readonly Event[]).flatMap((event) => tell(event));
};

export const moveText: Worded<View> = (words, seats, watching, view, move) =>
  label(new Speech(words, seats, watching), view, takenApart(view, { action: 0, text: move }));

export const placeText: Worded<View> = (words, seats, watching, view, text) => {
  const speech = new Speech(words, seats, watching);
  const move = takenApart(view, { action: 0, text });
  const street = move.street === null ? undefined : view.streets[move.street];
  if (street) return speech.street(street.kinds);
  return move.verb === 'act' || move.verb === 'card'
    ? speech.kind(move.kind)
    : label(speech, view, move);
};

export const gains: Gains<View> = (words, seats, watching, before, after) => {
  const speech = new Speech(words, seats, watching);
  return open(after)
    .map((category) => ({ category, won: wonIn(before, after, category, watching) }))
    .filter(({ won }) => won > 0)
    .sort((a, b) => b.won - a.won)
    .map(({ category }) => ({
      name: speech.category(category),
      text: changeText(speech, before, after, category).join(' '),
    }));
};

/** The points more that a seat would have in a category, if it were scored. */
const wonIn = (before: View, after: View, category: string, own: number | null): number =>
  shifts(before, after, category)
    .filter(({ seat }) => seat === own)
    .reduce((sum, shift) => sum + shift.after - shift.before, 0);

function landmark(
  speech: Speech,
  view: View,
  tell: Narrator,
  actions: number,
  event: Event,
): Landmark[] {
  if (event.type === 'turn-began') {
    return [{ actions, kind: 'turn', text: tell(event).join(' '), round: event.round }];
  }
  return event.type === 'scored'
    ? [{ actions, kind: 'scoring', text: scoring(speech, event, view.tiles.length) }]
    : [];
}
