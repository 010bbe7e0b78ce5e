/** What holds on every page: the language, the look, and the person this browser stands for. */
import { api } from './api';
import type { Me } from './protocol';
import { remember, remembered } from './preferences';
import { choose, type Language, load, Words } from './words';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

class App {
  words = $state.raw(new Words('en', []));
  me = $state.raw<Me>({ name: null });
  /** The game whose table was shown last; its rules are read if no others are named. */
  shown = $state<string | null>(null);
  theme = $state<Theme>(THEMES.find((theme) => theme === remembered('theme')) ?? 'system');
  /** Set while a name is asked for; called with whether there is one now. */
  asking = $state.raw<((named: boolean) => void) | null>(null);
  /** The language that was chosen last, whose words may still be on their way. */
  #language: Language = 'en';
  readonly #games = new Set<string>();
  #learning: Promise<void> = Promise.resolve();

  /** Loads what every page needs; without the server it goes on without a name. */
  async start(): Promise<void> {
    this.setTheme(this.theme);
    const language = remembered('language');
    await this.setLanguage(choose([...(language ? [language] : []), ...navigator.languages]));
    try {
      this.me = await api.me();
    } catch {
      this.me = { name: null }; // the page's own calls tell what is wrong, in their place
    }
  }

  async setLanguage(language: Language): Promise<void> {
    this.#language = language;
    await this.#learn();
    document.documentElement.lang = this.words.language;
  }

  /** Loads what a game says; from then on it is there in every language that is chosen. */
  async speak(game: string): Promise<void> {
    if (this.#games.has(game)) return this.#learning;
    this.#games.add(game);
    try {
      await this.#learn();
    } catch (failed) {
      this.#games.delete(game);
      throw failed;
    }
  }

  /** Loads the words for the language and the games wanted by now; earlier callers wait for them. */
  #learn(): Promise<void> {
    const mine: Promise<void> = this.#load(() => this.#learning === mine);
    this.#learning = mine;
    mine.catch(() => {
      if (this.#learning === mine) this.#learning = Promise.resolve(); // what is there stays
    });
    return mine;
  }

  async #load(newest: () => boolean): Promise<void> {
    const words = await load(this.#language, this.#games);
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

  /** Makes sure that the person has a name, asking for it if not; false if it was not given. */
  named(): Promise<boolean> {
    if (this.me.name !== null) return Promise.resolve(true);
    return new Promise((resolve) => {
      this.asking = (named) => {
        this.asking = null;
        resolve(named);
      };
    });
  }
}

export const app = new App();
