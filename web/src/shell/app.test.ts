// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';

import { app } from './app.svelte';
import { table } from '../games';

const CALIMALA = 'calimala-move-weave';
const FLORENCE = 'forging-florence-move-roll';

describe('the words of the page', () => {
  it('grow with the games that are spoken of, and stay in every language', async () => {
    await app.setLanguage('en');
    expect(app.words.has(CALIMALA)).toBe(false);
    await app.speak('calimala');
    expect([app.words.has(CALIMALA), app.words.has(FLORENCE)]).toEqual([true, false]);
    await app.setLanguage('it');
    expect(app.words.language).toBe('it');
    expect(app.words.has(CALIMALA)).toBe(true);
  });

  it('are all there for whoever waits, however many ask at once', async () => {
    const first = app.speak('forging-florence');
    const second = app.setLanguage('de');
    const again = app.speak('forging-florence');
    for (const asked of [first, second, again]) {
      await asked;
      expect(app.words.language).toBe('de');
      expect(app.words.has(FLORENCE)).toBe(true);
    }
    expect(document.documentElement.lang).toBe('de');
  });

  it('are those of the game whose table is shown', async () => {
    await expect(table('chess')).rejects.toThrow('no table for the game chess');
    expect(app.shown).toBeNull();
    await table('calimala');
    expect(app.shown).toBe('calimala');
  });
});
