/** The HTTP calls about variants. */
import { call } from '../net/api';
import type { CheckedVariant, VariantNumbers } from '../net/protocol';

const known = new Map<string, Promise<VariantNumbers>>();

/** The numbers of a game that a variant may set; asked for once. */
export function numbersOf(game: string): Promise<VariantNumbers> {
  const found =
    known.get(game) ?? call<VariantNumbers>('GET', `/games/${encodeURIComponent(game)}/numbers`);
  known.set(game, found);
  found.catch(() => known.delete(game));
  return found;
}

/** What a text says, and how games with it end. */
export const check = (game: string, text: string): Promise<CheckedVariant> =>
  call<CheckedVariant>('POST', '/variants', { game, text });
