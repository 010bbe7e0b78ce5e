/** The drawings on the cards; they are loaded apart from the table, which shows without them. */
import type { Card } from './cards';

/** Each piece by itself: few of them are seen at a time. */
const pieces = import.meta.glob<string>('./prints/pieces/*.svg', {
  query: '?raw',
  import: 'default',
});

const loaded = new Map<string, Promise<string>>();

/** The keys of all drawings of pieces. */
export const PRINTED: readonly string[] = Object.keys(pieces).map((path) =>
  path.slice('./prints/pieces/'.length, -'.svg'.length),
);

/** The drawing of a card, empty if there is none; what fails to load is asked for again later. */
export function print({ kind, key }: Card): Promise<string> {
  const name = `${kind}s/${key}`;
  const wanted = loaded.get(name) ?? (kind === 'artist' ? portrait(key) : piece(key));
  loaded.set(name, wanted);
  return wanted.catch(() => {
    loaded.delete(name);
    return '';
  });
}

async function portrait(key: string): Promise<string> {
  return (await import('./prints/artists')).default[key] ?? '';
}

async function piece(key: string): Promise<string> {
  return (await pieces[`./prints/pieces/${key}.svg`]?.()) ?? '';
}
