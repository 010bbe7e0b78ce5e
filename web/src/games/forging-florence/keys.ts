/** The keys of the table: the messages that name them, and those that say what they do. */
export const KEYS: readonly (readonly [key: string, does: string])[] = [
  ['forging-florence-web-key-hexes', 'forging-florence-web-key-hexes-does'],
  ['forging-florence-web-key-row-ends', 'forging-florence-web-key-row-ends-does'],
  ['forging-florence-web-key-own-hex', 'forging-florence-web-key-own-hex-does'],
  ['forging-florence-web-key-walk', 'forging-florence-web-key-walk-does'],
  ['table-key-numbers', 'table-key-numbers-does'],
  ['table-key-undo', 'table-key-undo-does'],
  ['table-key-hint', 'table-key-hint-does'],
  ['table-key-help', 'table-key-help-does'],
];
