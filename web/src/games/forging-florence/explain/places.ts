/** The hexes of the map. */
import type { Drawing, Explanation } from '../../../table/explain/explanation';
import { hexName } from '../board/hexes';
import { byName } from '../board/ways';
import { walks } from '../moves/moves';
import { priceOf } from '../numbers';
import type { Speech } from '../speech';
import { gives, standing } from '../text/places';
import { lookText } from '../text/prompt';
import type { Hex, View } from '../types';
import { ownHand } from './pieces';

/** The rule to read about a ground; going is the rule about all others. */
const RULES: Readonly<Record<string, string>> = {
  golden: 'F4.6',
  quarry: 'F4.3',
  mill: 'F4.3',
  merchant: 'F4.3',
  apothecary: 'F4.3',
  'print-shop': 'F4.3',
  'guild-house': 'F4.7',
};
const DRAWN = ['trees', 'quarry', 'mill', 'merchant', 'apothecary', 'print-shop'];
/** Grounds of which the same is to be said. */
const ALIKE: Readonly<Record<string, string>> = {
  start: 'city',
  row: 'field',
  'short-bridge': 'bridge',
  'long-bridge': 'bridge',
};

export function hex(speech: Speech, view: View, key: string): Explanation | null {
  const there = byName(view).get(key);
  if (!there) return null;
  const kind = kindOf(there);
  return {
    title: speech.ground(view, there),
    drawing: sketch(view, there, kind),
    what: speech.say(`explain-ground-${kind}`),
    cost: costText(speech, view, there),
    gain: gains(speech, view, there),
    state: [lookText(speech, view, there)],
    rule: RULES[kind] ?? 'F4.2',
  };
}

function kindOf({ building, terrain }: Hex): string {
  const kind = building ?? (/^(shop|house)-/.test(terrain) ? 'site' : terrain);
  return ALIKE[kind] ?? kind;
}

function sketch(view: View, there: Hex, kind: string): Drawing {
  const [seat = there.seat] = standing(view, there);
  if (seat !== null) return { piece: there.building ? 'house' : 'shield', seat };
  return { icon: `ff-${DRAWN.includes(kind) ? kind : 'lily'}` };
}

/** What is had beside it costs so much. */
function costText(speech: Speech, view: View, there: Hex): string[] {
  const resource = gives(there);
  if (resource === undefined) return [];
  const price = priceOf(view, resource);
  const name = speech.resourceLabel(resource);
  return [
    price === 0
      ? speech.say('explain-token-free', { name })
      : speech.say('explain-token-price', { name, price }),
  ];
}

/** Whether the reader may go there now, and what of it is held already. */
function gains(speech: Speech, view: View, there: Hex): string[] {
  const own = ownHand(view);
  if (!own || view.phase === 'over') return [];
  const [resource, legal] = [gives(there), walks(view)];
  const choosing = legal.size > 0 && there.walkable;
  const within = legal.has(hexName(there)) ? 'within' : 'not-within';
  return [
    ...(choosing ? [speech.say(`forging-florence-web-${within}`)] : []),
    ...(resource === undefined
      ? []
      : [speech.say('explain-held', { held: own.tokens[resource] ?? 0, limit: own.limit })]),
  ];
}
