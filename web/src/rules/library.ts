/** The books of rules, one for each game; each is loaded when it is first wanted. */
import type { Language } from '../i18n/words';
import type { Pictures, Texts } from './book';

const texts = import.meta.glob<Texts>('../games/*/rules/texts/*.ts', { import: 'default' });
const pictures = import.meta.glob<Pictures>('../games/*/rules/pictures.ts', { import: 'default' });

/** A book in one language. */
export interface Book {
  readonly texts: Texts;
  readonly pictures: Pictures;
}

/** Loads the rules of a game in a language; fails for a game without. */
export async function load(game: string, language: Language): Promise<Book> {
  const folder = `../games/${game}/rules`;
  const [words, drawn] = [
    texts[`${folder}/texts/${language}.ts`],
    pictures[`${folder}/pictures.ts`],
  ];
  if (words === undefined || drawn === undefined) throw new Error(`no rules of the game ${game}`);
  const [written, shown] = await Promise.all([words(), drawn()]);
  return { texts: written, pictures: shown };
}
