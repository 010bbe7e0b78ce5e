/** The game's fixed words, numbers and drawings; the words are the server's keys. */

export const WHITE = -1;
export const STACK = 4; // discs on a street that is scored, by the rulebook
export const ACTIVE_DISCS = 3; // that many from the top act
export const SLOTS = 4; // of a warehouse, and of a workshop, by the rulebook

export const MATERIALS = ['wood', 'brick', 'marble'] as const;
/** The nine actions, as on squares and cards. */
export const KINDS = [
  ...MATERIALS,
  'build',
  'artwork',
  'weave',
  'ship',
  'transport',
  'contribute',
] as const;
export const PORTS = ['barcelona', 'lisbon', 'london'] as const;
export const TRADE_CITIES = ['troyes', 'bruges', 'hamburg'] as const;
export const CITIES = [...PORTS, ...TRADE_CITIES] as const;
export const CHURCHES = ['fiore', 'miniato', 'croce'] as const;
export const BUILDINGS = [...CHURCHES, 'palazzo'] as const;

/** Slots for each material, and for artworks, by the rulebook (C1.7). */
export const CHURCH_SLOTS: Record<string, number> = { fiore: 5, miniato: 3, croce: 4, palazzo: 4 };

const EMBLEMS: Record<string, string> = {
  fiore: 'smfiore',
  miniato: 'sminiato',
  croce: 'scroce',
  artworks: 'mark-artwork',
  'port-cities': 'mark-ports',
  'trade-cities': 'mark-trades',
  'contributed-wood': 'mark-wood',
  'contributed-brick': 'mark-brick',
  'contributed-marble': 'mark-marble',
};

/** The drawing of a kind, a city, a building or a category, by its id in the sprite. */
export function emblem(key: string): string {
  return `e-${EMBLEMS[key] ?? key}`;
}
