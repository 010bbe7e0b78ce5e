/** Churches, the council's palace, and the cities of Europe. */
import type { Explanation } from '../../../table/explain/explanation';
import { CHURCHES, CITIES, PORTS, emblem } from '../names';
import { priceOf } from '../rooms';
import type { Speech } from '../speech';
import { artworksText, churchText, cityText, cloth } from '../text/places';
import type { View } from '../types';
import { majority } from './majorities';
import { possibleText } from './pieces';

/** What can be brought there now. */
const bringing = (speech: Speech, view: View, place: string): string[] =>
  possibleText(speech, view, ({ target }) => target.length > 0 && target.at(-1) === place);

/** What a scoring would bring the reader, and what can be brought there now. */
function gains(speech: Speech, view: View, place: string): string[] {
  const scored = majority(speech, view, place)?.gain ?? [];
  return [...bringing(speech, view, place), ...scored];
}

export function church(speech: Speech, view: View, key: string): Explanation | null {
  if (!CHURCHES.some((one) => one === key)) return null;
  return {
    title: speech.category(key),
    drawing: { icon: emblem(key) },
    what: speech.say('explain-church'),
    cost: [speech.say('explain-church-cost')],
    gain: gains(speech, view, key),
    state: churchText(speech, view, key),
    rule: 'C1.7',
  };
}

export function city(speech: Speech, view: View, key: string): Explanation | null {
  if (!CITIES.some((one) => one === key)) return null;
  const port = PORTS.some((one) => one === key);
  const slots = cloth(view, key).length + (view.city_free[key] ?? 0);
  const { brick = 0 } = priceOf(view, 'house');
  return {
    title: speech.category(key),
    drawing: { icon: emblem(key) },
    what: speech.say(port ? 'explain-port' : 'explain-trade-city', { slots }),
    cost: [speech.say(port ? 'explain-port-cost' : 'explain-trade-city-cost', { brick })],
    gain: gains(speech, view, key),
    state: [cityText(speech, view, key)],
    rule: 'C1.8',
  };
}

export function council(speech: Speech, view: View): Explanation {
  return {
    title: speech.category('palazzo'),
    drawing: { icon: emblem('palazzo') },
    what: speech.say('explain-council'),
    cost: [speech.say('explain-council-cost')],
    gain: bringing(speech, view, 'palazzo'),
    state: [
      artworksText(speech, view, 'palazzo'),
      speech.say('explain-seats-taken', {
        seats: view.mats.map((mat) => `${speech.seatOrYou(mat.seat)} ${mat.seats}`).join(', '),
      }),
    ],
    rule: 'C5.1',
  };
}
