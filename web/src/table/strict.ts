/** For tests: words that fail where the client would only show that something is missing. */
import { LANGUAGES, Words, load, type Language, type Values } from '../i18n/words';

class StrictWords extends Words {
  override say(id: string, values: Values = {}): string {
    if (!this.has(id)) throw new Error(`${this.language} has no text ${id}`);
    const text = super.say(id, values);
    if (text.includes('{')) throw new Error(`${this.language} ${id} lacks a value: ${text}`);
    return text;
  }
}

const LATER = ['later', 'scene', 'explain']; // topics that a table loads when they are needed

/** The words of a language for a game, strictly. */
export async function strict(language: Language, game: string): Promise<Words> {
  const words = await load(language, [game, ...LATER]);
  return Object.setPrototypeOf(words, StrictWords.prototype) as Words;
}

/** All languages, strictly. */
export async function languages(game: string): Promise<Words[]> {
  return Promise.all(LANGUAGES.map((language) => strict(language, game)));
}
