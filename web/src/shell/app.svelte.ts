/** What holds on every page: the language, the look, and the person this browser stands for. */
import { api, tellProblemsAfter } from '../net/api';
import type { Me } from '../net/protocol';
import { remember, readPreference } from './preferences';
import { choose, type Language, load, Words } from '../i18n/words';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const GUEST = 'guest'; // whether the name is for anybody who has not told one

interface Variant {
  readonly game: string;
  readonly changes: Readonly<Record<string, number | readonly number[]>>;
}

class App {
  words = $state.raw(new Words('en', []));
  /** Changes with the language only; `words` are others whenever more of them have come. */
  readonly language = $derived(this.words.language);
  me = $state.raw<Me>({ name: null });
  /** The game whose table was shown last; its rules are read if no others are named. */
  shown = $state<string | null>(null);
  /** The variant by which the table that is shown plays; null for the rulebook. */
  changed = $state.raw<Variant | null>(null);
  theme = $state<Theme>(THEMES.find((theme) => theme === readPreference('theme')) ?? 'system');
  /** Set while a name is asked for; called with whether there is one now. */
  asking = $state.raw<((named: boolean) => void) | null>(null);
  /** The language that was chosen last, whose words may still be on their way. */
  #language: Language = 'en';
  readonly #topics = new Set<string>();
  #learning: Promise<void> = Promise.resolve();
  #met: Promise<void> = Promise.resolve();

  /** Loads the words that every page needs; who is there becomes known meanwhile. */
  async start(): Promise<void> {
    this.setTheme(this.theme);
    tellProblemsAfter(() => this.speak('problems'));
    this.#met = this.#meet();
    const language = readPreference('language');
    await this.setLanguage(choose([...(language ? [language] : []), ...navigator.languages]));
  }

  /** Learns whom this browser stands for; without the server it goes on without a name. */
  async #meet(): Promise<void> {
    const before = this.me;
    try {
      const me = await api.me();
      if (this.me === before) this.me = me;
    } catch {
      // The page's own calls tell what is wrong, in their place.
    }
  }

  /** Waits until it is known whom this browser stands for. */
  met(): Promise<void> {
    return this.#met;
  }

  async setLanguage(language: Language): Promise<void> {
    this.#language = language;
    await this.#learn();
    document.documentElement.lang = this.words.language;
  }

  /** Loads what is said of a game or another topic; from then on it is there in every language. */
  async speak(topic: string): Promise<void> {
    if (this.#topics.has(topic)) return this.#learning;
    this.#topics.add(topic);
    try {
      await this.#learn();
    } catch (failed) {
      this.#topics.delete(topic);
      throw failed;
    }
  }

  /** Loads the words for the language and the topics wanted by now; earlier callers wait for them. */
  #learn(): Promise<void> {
    const mine: Promise<void> = this.#load(() => this.#learning === mine);
    this.#learning = mine;
    mine.catch(() => {
      if (this.#learning === mine) this.#learning = Promise.resolve(); // what is there stays
    });
    return mine;
  }

  async #load(newest: () => boolean): Promise<void> {
    const words = await load(this.#language, this.#topics);
    if (!newest()) return this.#learning;
    this.words = words;
  }

  async chooseLanguage(language: Language): Promise<void> {
    remember('language', language);
    await this.setLanguage(language);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    remember('theme', theme === 'system' ? null : theme);
    if (theme === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
  }

  /** Takes a name that somebody has told. */
  async rename(name: string): Promise<void> {
    this.me = await api.rename(name.trim());
    remember(GUEST, null);
  }

  /** Plays alone under a name for anybody who has not told one: that can wait. */
  async guest(): Promise<void> {
    await this.#met;
    if (this.me.name !== null) return;
    this.me = await api.rename(this.words.say('web-guest'));
    remember(GUEST, 'yes');
  }

  /** Makes sure that the person has a name, asking for it if not; false if it was not given. */
  async named(): Promise<boolean> {
    await this.#met;
    if (this.me.name !== null && readPreference(GUEST) === null) return true;
    return new Promise((resolve) => {
      this.asking = (named) => {
        this.asking = null;
        resolve(named);
      };
    });
  }
}

export const app = new App();
