/** Where the turns and the scorings of a match are. */
import type { Landmark, Outline, Telling, Worded } from '../../table/contract';
import { label, takenApart } from './moves/moves';
import { narrator, scoring, type Narrator } from './text/narrate';
import { Speech } from './speech';
import type { Event, View } from './types';

export const outline: Outline<View> = (words, seats, watching, view, steps) => {
  const speech = new Speech(words, seats, watching);
  const tell = narrator(speech, view);
  return steps.flatMap(({ actions, events }) =>
    (events as Event[]).flatMap((event) => landmark(speech, tell, actions, event)),
  );
};

export const telling: Telling<View> = (words, seats, watching, view, events) => {
  const tell = narrator(new Speech(words, seats, watching), view);
  return (events as readonly Event[]).flatMap((event) => tell(event));
};

export const moveText: Worded<View> = (words, seats, watching, view, move) =>
  label(new Speech(words, seats, watching), view, takenApart(view, { action: 0, text: move }));

function landmark(speech: Speech, tell: Narrator, actions: number, event: Event): Landmark[] {
  if (event.type === 'turn-began') {
    return [{ actions, kind: 'turn', text: tell(event).join(' '), round: event.round }];
  }
  return event.type === 'scored'
    ? [{ actions, kind: 'scoring', text: scoring(speech, event) }]
    : [];
}
