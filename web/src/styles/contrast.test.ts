/** Everything can be told from what lies under it: WCAG 2.2 AA, in both themes and for all eyes. */
import { readFileSync } from 'node:fs';

import {
  type Color,
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  parse,
  wcagContrast,
} from 'culori';
import { describe, expect, test } from 'vitest';

type Theme = 'light' | 'dark';

const CSS = readFileSync('src/styles/tokens.css', 'utf-8');
const TOKEN = /--([a-z0-9-]+): (light-dark\((#\w+), (#\w+)\)|#\w+);/g;

const THEMES: readonly Theme[] = ['light', 'dark'];
const EYES: Readonly<Record<string, (colour: Color) => Color>> = {
  'eyes that see all colours': (colour) => colour,
  'eyes without red': filterDeficiencyProt(1),
  'eyes without green': filterDeficiencyDeuter(1),
  'eyes without blue': filterDeficiencyTrit(1),
};
const CASES = THEMES.flatMap((theme) => Object.keys(EYES).map((eyes) => ({ theme, eyes })));

const GROUNDS = ['page', 'vellum', 'stone', 'wash'];
const PLAYERS = ['arno', 'ochre', 'verdigris', 'porphyry', 'iris'];
const TEXT = 4.5; // contrast of text (1.4.3)
const THINGS = 3; // of signs, borders of controls and the like (1.4.11)

/** The colours of a theme by name, as some eyes see them. */
function tokens(theme: Theme, eyes: string): Map<string, Color> {
  const see = EYES[eyes] ?? ((colour: Color) => colour);
  const found = new Map<string, Color>();
  for (const [, name = '', one = '', light, dark] of CSS.matchAll(TOKEN)) {
    const colour = parse((theme === 'light' ? light : dark) ?? one);
    if (colour) found.set(name, see(colour));
  }
  return found;
}

describe.each(CASES)('$theme, $eyes', ({ theme, eyes }) => {
  const seen = tokens(theme, eyes);
  const contrast = (one: string, other: string): number => {
    const [a, b] = [seen.get(one), seen.get(other)];
    if (!a || !b) throw new Error(`no colour ${a ? other : one}`);
    return wcagContrast(a, b);
  };

  test.each(['ink', 'ink2', 'now'])('text in --%s can be read on every ground', (text) => {
    for (const ground of GROUNDS) {
      expect(contrast(text, ground), ground).toBeGreaterThanOrEqual(TEXT);
    }
  });

  test('text on a button that decides can be read', () => {
    expect(contrast('onnow', 'now')).toBeGreaterThanOrEqual(TEXT);
  });

  test.each(['slot', 'sino', 'now', 'ink'])('lines in --%s can be seen', (line) => {
    for (const ground of ['page', 'vellum']) {
      expect(contrast(line, ground), ground).toBeGreaterThanOrEqual(THINGS);
    }
  });

  test.each([...PLAYERS, 'white'])('the mark of %s can be seen on its pieces', (player) => {
    expect(contrast(`${player}-mark`, player)).toBeGreaterThanOrEqual(THINGS);
  });

  test.each(PLAYERS)('pieces of %s stand out from the table', (player) => {
    for (const ground of ['page', 'vellum']) {
      const edges = [player, `${player}-edge`, 'outline'].map((one) => contrast(one, ground));
      expect(Math.max(...edges), ground).toBeGreaterThanOrEqual(THINGS);
    }
    // On the walls of the churches they have their marks besides.
    const parts = [player, 'outline', `${player}-mark`].map((one) => contrast(one, 'tint'));
    expect(Math.max(...parts)).toBeGreaterThanOrEqual(THINGS);
  });

  test('no two players have colours that look the same', () => {
    const difference = differenceCiede2000();
    for (const [i, one] of PLAYERS.entries()) {
      for (const other of PLAYERS.slice(i + 1)) {
        const [a, b] = [seen.get(one), seen.get(other)];
        expect(a && b ? difference(a, b) : 0, `${one}, ${other}`).toBeGreaterThan(7);
      }
    }
  });
});
