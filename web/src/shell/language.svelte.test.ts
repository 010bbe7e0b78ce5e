// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { flushSync } from 'svelte';
import { expect, it } from 'vitest';

import { app } from './app.svelte';

it('does not change when more words come', async () => {
  const heard: string[] = [];
  const end = $effect.root(() => {
    $effect(() => void heard.push(app.language));
  });
  flushSync();
  await app.speak('calimala');
  flushSync();
  expect(heard).toEqual(['en']);
  await app.setLanguage('de');
  flushSync();
  expect(heard).toEqual(['en', 'de']);
  end();
});

// What is loaded by the language would be loaded anew, and shown from its beginning, by more words.
it('is what is asked for where something follows from it', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf-8' });
  const sources = files.filter(
    (file) =>
      /\.(svelte|ts)$/.test(file) && !file.includes('.test.') && file !== 'shell/app.svelte.ts',
  );
  const wrong = sources.filter((file) =>
    /\$derived(\.by)?\((?:(?!;\n)[^])*?\bwords\.language/.test(
      readFileSync(`src/${file}`, 'utf-8'),
    ),
  );
  expect(sources.length).toBeGreaterThan(300);
  expect(wrong).toEqual([]);
});
