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
  theme = $state<Theme>(THEMES.find((theme) => theme === remembered('theme')) ?? 'system');
  /** Set while a name is asked for; called with whether there is one now. */
  asking = $state.raw<((named: boolean) => void) | null>(null);

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
    this.words = await load(language);
    document.documentElement.lang = language;
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
