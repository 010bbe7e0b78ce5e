/** The drawings on the cards; they are loaded apart from the table, which shows without them. */
import type { Card } from './cards';

type Prints = Readonly<Record<string, string>>;

let loaded: Promise<Prints> | null = null;

/** All drawings; what fails to load is asked for again by the next card. */
export function prints(): Promise<Prints> {
  loaded ??= import('./prints/all').then(
    (module) => module.default,
    () => {
      loaded = null;
      return {};
    },
  );
  return loaded;
}

/** The drawing of a card; empty if there is none. */
export const printOf = (all: Prints, { kind, key }: Card): string => all[`${kind}s/${key}`] ?? '';
