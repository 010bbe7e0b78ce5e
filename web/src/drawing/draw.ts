/**
 * Pictures of games for whoever has no browser: Python runs this file and draws what it gives.
 * It is built by `drawing.config.ts` for an engine that has JavaScript and nothing else.
 */
import { render } from 'svelte/server';

import emblems from '../assets/emblems.svg?raw';
import drawings from '../games/forging-florence/drawings.svg?raw';
import Calimala from '../games/calimala/board/picture/Picture.svelte';
import Florence from '../games/forging-florence/board/Picture.svelte';
import { Speech as CalimalaSpeech } from '../games/calimala/speech';
import { Speech as FlorenceSpeech } from '../games/forging-florence/speech';
import emblemStyles from '../styles/emblems.css?raw';
import tokens from '../styles/tokens.css?raw';
import calimalaStyles from '../games/calimala/table.css?raw';
import florenceStyles from '../games/forging-florence/table.css?raw';
import { Words } from '../i18n/words';

import type { View as CalimalaView } from '../games/calimala/types';
import type { View as FlorenceView } from '../games/forging-florence/types';

/** A picture: its SVG, the styles of its own parts, as HTML. */
interface Picture {
  svg: string;
  styles: string;
}

type Draw = (words: Words, view: unknown) => { body: string; head: string };

const GAMES: Record<string, Draw> = {
  calimala: (words, view) =>
    render(Calimala, {
      props: { speech: new CalimalaSpeech(words, [], null), view: view as CalimalaView },
    }),
  'forging-florence': (words, view) =>
    render(Florence, {
      props: { speech: new FlorenceSpeech(words, [], null), view: view as FlorenceView },
    }),
};

let words: Words | null = null;

const api = {
  /** What all pictures share: the drawings that they use, and the styles of the pages. */
  shared: () =>
    JSON.stringify({
      drawings: [emblems, drawings],
      styles: [tokens, emblemStyles, calimalaStyles, florenceStyles].join('\n'),
    }),
  /** Speak from now on as these texts (Fluent) do. */
  speak(language: string, texts: string): void {
    words = new Words(language, [texts]);
  },
  /** The picture of a view, which is JSON. */
  draw(game: string, view: string): string {
    const draw = GAMES[game];
    if (!draw || !words) throw new Error(`nothing draws ${game}`);
    const { body, head } = draw(words, JSON.parse(view));
    return JSON.stringify({ svg: body, styles: head } satisfies Picture);
  },
};

Object.assign(globalThis, { signoria: api });
