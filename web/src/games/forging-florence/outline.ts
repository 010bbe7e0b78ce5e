/** Where the turns of a match are, and where prestige was earned. */
import type { Landmark, Outline, Telling, Worded } from '../../table/contract';
import { hexOf } from './board/ways';
import { label, takenApart } from './moves/moves';
import { narrator, type Narrator } from './text/narrate';
import { Speech } from './speech';
import type { Event, View } from './types';

const SCORING: readonly Event['type'][] = ['created', 'upgraded', 'bonus', 'last-turns'];

export const outline: Outline<View> = (words, seats, watching, view, steps) => {
  const tell = narrator(new Speech(words, seats, watching), view);
  return steps.flatMap(({ actions, events }) =>
    (events as Event[]).flatMap((event) => landmark(tell, actions, event)),
  );
};

export const telling: Telling<View> = (words, seats, watching, view, events) => {
  const tell = narrator(new Speech(words, seats, watching), view);
  return (events as readonly Event[]).flatMap((event) => tell(event));
};

export const moveText: Worded<View> = (words, seats, watching, view, move) =>
  label(new Speech(words, seats, watching), view, takenApart({ action: 0, text: move }));

export const placeText: Worded<View> = (words, seats, watching, _view, text) => {
  const speech = new Speech(words, seats, watching);
  const { verb, what } = takenApart({ action: 0, text });
  if (verb === 'walk') return speech.region(hexOf(what));
  const deed = verb === 'collect' || verb === 'buy' ? 'take' : verb;
  return speech.say(`forging-florence-web-deed-${deed}`);
};

function landmark(tell: Narrator, actions: number, event: Event): Landmark[] {
  const text = (): string => tell(event).join(' ');
  if (event.type === 'turn-began')
    return [{ actions, kind: 'turn', text: text(), round: event.round }];
  return SCORING.includes(event.type) ? [{ actions, kind: 'scoring', text: text() }] : [];
}
