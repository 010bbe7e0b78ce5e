/**
 * The letters of the house come after the first picture.  Until then text stands in fonts of the
 * reader's own with the same measures (styles/fallbacks.css), so a slow line brings the game first;
 * then they change family by family, for each change lays the whole page anew, and never while
 * something is decided, for buttons become some points wider or narrower.  Whoever has been here
 * before has them at once.
 */
import garamond from '@fontsource/eb-garamond/files/eb-garamond-latin-400-normal.woff2';
import garamondMore from '@fontsource/eb-garamond/files/eb-garamond-latin-ext-400-normal.woff2';
import italic from '@fontsource/eb-garamond/files/eb-garamond-latin-400-italic.woff2';
import italicMore from '@fontsource/eb-garamond/files/eb-garamond-latin-ext-400-italic.woff2';
import medium from '@fontsource/eb-garamond/files/eb-garamond-latin-500-normal.woff2';
import mediumMore from '@fontsource/eb-garamond/files/eb-garamond-latin-ext-500-normal.woff2';
import sans from '@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff2';
import sansMore from '@fontsource/source-sans-3/files/source-sans-3-latin-ext-400-normal.woff2';
import semibold from '@fontsource/source-sans-3/files/source-sans-3-latin-600-normal.woff2';
import semiboldMore from '@fontsource/source-sans-3/files/source-sans-3-latin-ext-600-normal.woff2';
import bold from '@fontsource/source-sans-3/files/source-sans-3-latin-700-normal.woff2';
import boldMore from '@fontsource/source-sans-3/files/source-sans-3-latin-ext-700-normal.woff2';

import { remember, readPreference } from './preferences';
import { whenDecided, idle } from '../timing/idle';

/** Letters of the four languages, and rarer ones, which come only where a text has them. */
const USUAL =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, ' +
  'U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';
const RARE =
  'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1D00-1DBF, U+1E00-1E9F, ' +
  'U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C4, U+2113, U+2C60-2C7F, U+A720-A7FF';
const SERIF = 'EB Garamond';
const SANS = 'Source Sans 3';
const FACES = [
  [SERIF, '400', 'normal', garamond, garamondMore],
  [SERIF, '400', 'italic', italic, italicMore],
  [SERIF, '500', 'normal', medium, mediumMore],
  [SANS, '400', 'normal', sans, sansMore],
  [SANS, '600', 'normal', semibold, semiboldMore],
  [SANS, '700', 'normal', bold, boldMore],
] as const;
const KEY = 'letters';

const frame = (): Promise<number> => new Promise(requestAnimationFrame);

/** Gives the page its letters; it stays as it is where they cannot be had. */
export async function letters(): Promise<void> {
  const here = readPreference(KEY) !== null;
  if (!here) await idle(document.body);
  const faces = FACES.map(([family, weight, style, usual, rare]) => {
    const face = (file: string, unicodeRange: string): FontFace =>
      new FontFace(family, `url(${file})`, { weight, style, unicodeRange, display: 'swap' });
    return [face(usual, USUAL), face(rare, RARE)] as const;
  });
  try {
    await Promise.all(faces.map(([usual]) => usual.load()));
  } catch {
    return remember(KEY, null); // the line is down
  }
  remember(KEY, 'here');
  if (!here) await whenDecided(document.body);
  for (const family of [SERIF, SANS]) {
    await frame();
    for (const face of faces.flat()) if (face.family.includes(family)) document.fonts.add(face);
  }
}
