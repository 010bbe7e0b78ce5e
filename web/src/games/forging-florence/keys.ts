/** The keys of the table: the messages that name them. */
export const KEYS = [
  'forging-florence-web-key-hexes',
  'forging-florence-web-key-row-ends',
  'forging-florence-web-key-own-hex',
  'forging-florence-web-key-walk',
  'table-key-numbers',
  'table-key-undo',
  'table-key-hint',
  'table-key-explain',
  'table-key-help',
];
