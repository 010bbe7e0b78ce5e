/** What is true of the artists and of their works, loaded when a card is first opened. */
import type { Language } from '../../../i18n/words';

/** One sentence for each artist and for each piece. */
export interface History {
  artists: Record<string, string>;
  pieces: Record<string, string>;
}

const files = import.meta.glob<{ default: History }>('./artists/{en,de,es,it}.ts');

/** The texts of a language. */
export async function history(language: Language): Promise<History> {
  const file = await files[`./artists/${language}.ts`]?.();
  return file?.default ?? { artists: {}, pieces: {} };
}
