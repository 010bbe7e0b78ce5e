/** Draws a picture of the game where there is no page, see `drawing/draw.ts`. */
import { render } from 'svelte/server';

import type { Words } from '../../i18n/words';
import Picture from './board/picture/Picture.svelte';
import { Speech } from './speech';
import styles from './table.css?raw';
import type { View } from './types';

export const draw = (words: Words, view: unknown): { body: string; head: string } =>
  render(Picture, { props: { speech: new Speech(words, [], null), view: view as View } });

export const symbols = '';
export { styles };
