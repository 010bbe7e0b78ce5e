/** What stands on a card that is opened, a line for each fact. */
import { remaining, makers, ownerOf, type Card } from './cards';
import { isDoubled, prestige } from '../moves/effects';
import { copiesOf, feeOf, levelOf, sortOf, tokensFor, worthOf } from '../numbers';
import type { Speech } from '../speech';
import type { View } from '../types';

export function facts(speech: Speech, view: View, { kind, key }: Card): string[] {
  const lines = kind === 'artist' ? artist(speech, view, key) : piece(speech, view, key);
  return lines.filter((line) => line !== '');
}

/** For whom an artist works or what a hire costs, and the ability. */
function artist(speech: Speech, view: View, key: string): string[] {
  const owner = ownerOf(view, key);
  const cost = [
    speech.say('forging-florence-web-fee', { fee: feeOf(view, key) }),
    speech.say('forging-florence-web-from-level', { level: levelOf(view, key) }),
  ];
  const whose =
    owner === null
      ? `${speech.say('forging-florence-web-on-table')} ${cost.join(', ')}.`
      : speech.say('forging-florence-web-works-for', speech.who(owner));
  return [whose, speech.ability(key, view)];
}

/** What a piece takes, what it is worth, how many cards are left, and who has made it. */
function piece(speech: Speech, view: View, key: string): string[] {
  const resources = tokensFor(view, key).map(({ resource, count }) =>
    count > 1 ? `${count} × ${speech.resource(resource)}` : speech.resource(resource),
  );
  const made = makers(view, key).map((one) => `${speech.seatOrYou(one.seat)} (${one.made})`);
  const worth = { ...worthOf(view, sortOf(key)), ...prestige(view, key) };
  return [
    speech.say('forging-florence-web-needs', { resources: speech.words.listed(resources) }),
    speech.say(`forging-florence-web-worth${isDoubled(view, key) ? '-double' : ''}`, worth),
    leftText(speech, view, key),
    made.length > 0
      ? speech.say('forging-florence-web-made-by', { players: speech.words.listed(made) })
      : '',
  ];
}

/** How many cards of a piece are left: "2 of 3 left". */
export function leftText(speech: Speech, view: View, key: string): string {
  return speech.say('forging-florence-web-left', {
    left: remaining(view, key),
    copies: copiesOf(view, key),
  });
}

/** What the marks on a piece say: how many cards are left, and who has made how many. */
export function marksText(speech: Speech, view: View, key: string): string {
  const made = makers(view, key).map((one) => `${speech.seatOrYou(one.seat)} ${one.made}`);
  return [leftText(speech, view, key), ...made].join(', ');
}
