/**
 * Pictures of games for whoever has no browser: Python runs this file and draws what it gives.
 * It is built by `drawing.config.ts` for an engine that has JavaScript and nothing else.
 */
import emblems from '../assets/emblems.svg?raw';
import { Words } from '../i18n/words';
import emblemStyles from '../styles/emblems.css?raw';
import tokens from '../styles/tokens.css?raw';

/** A picture: its SVG, the styles of its own parts, as HTML. */
interface Picture {
  svg: string;
  styles: string;
}

/** What `drawing.ts` of a game has. */
interface GameDrawing {
  draw: (words: Words, view: unknown) => { body: string; head: string };
  symbols: string;
  styles: string;
}

const FOUND = import.meta.glob<GameDrawing>('../games/*/drawing.ts', { eager: true });
const GAMES = new Map(Object.entries(FOUND).map(([path, game]) => [path.split('/')[2], game]));

let words: Words | null = null;

const api = {
  /** What all pictures share: the drawings that they use, and the styles of the pages. */
  shared: () =>
    JSON.stringify({
      drawings: [emblems, ...[...GAMES.values()].map(({ symbols }) => symbols)].filter(Boolean),
      styles: [tokens, emblemStyles, ...[...GAMES.values()].map(({ styles }) => styles)].join('\n'),
    }),
  /** Speak from now on as these texts (Fluent) do. */
  speak(language: string, texts: string): void {
    words = new Words(language, [texts]);
  },
  /** The picture of a view, which is JSON. */
  draw(game: string, view: string): string {
    const found = GAMES.get(game);
    if (!found || !words) throw new Error(`nothing draws ${game}`);
    const { body, head } = found.draw(words, JSON.parse(view));
    return JSON.stringify({ svg: body, styles: head } satisfies Picture);
  },
};

Object.assign(globalThis, { signoria: api });
