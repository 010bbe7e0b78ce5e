import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

import { bare, filesOf, findLanguages, nameOf, topicOf, topics } from './words.ts';

const FILE = '../src/signoria/locales/de/web.ftl';

const said = (source: string): Map<string, string> =>
  new Map(new FluentResource(source).body.map((one) => [one.id, JSON.stringify(one)]));

describe('a text for the browser', () => {
  it('says all that the file says', () => {
    const source = readFileSync(FILE, 'utf-8');
    expect(said(bare(source))).toEqual(said(source));
    expect([...said(source).keys()]).toContain('web-home');
    expect(bare(source)).not.toContain('#');
  });

  it('leaves out what only a command line says', () => {
    const source =
      '# Both.\ncli-more = More\nweb-count = { $count ->\n   *[other] many\n}\n\nserve-x = X\n';
    expect(bare(source)).toBe('web-count = { $count ->\n   *[other] many\n}');
    expect(new FluentBundle('en').addResource(new FluentResource(bare(source)))).toEqual([]);
  });
});

describe('the topics of files', () => {
  const spoken = readdirSync('src', { recursive: true, encoding: 'utf-8' })
    .filter((file) => /\.(ts|svelte)$/.test(file))
    .flatMap((file) => [
      ...readFileSync(`src/${file}`, 'utf-8').matchAll(/\bspeak\('([a-z-]+)'\)/g),
    ])
    .map(([, topic]) => topic);
  const games = readdirSync('src/games', { withFileTypes: true })
    .filter((one) => one.isDirectory())
    .map((one) => one.name);

  /** What a form with the numbers of a game's rules asks for by the game's name. */
  const numbers = games.map((game) => `${game}-variant`);

  it.each(findLanguages())('are what pages ask for: %s', (language) => {
    const found = topics(language).filter((topic) => !numbers.includes(topic));
    expect(found).toEqual([...new Set(['common', ...games, ...spoken])].sort());
  });

  it('are the same in every language', () => {
    const [first, ...others] = findLanguages().map((language) =>
      filesOf(language).map(({ path, topic }) => `${basename(path)} ${topic}`),
    );
    for (const other of others) expect(other).toEqual(first);
  });

  it('must be named', () => {
    expect(topicOf('a.ftl', '# topic: common\na = A\n')).toBe('common');
    expect(topicOf('a.ftl', '# topic: none\n')).toBeNull();
    expect(() => topicOf('de/a.ftl', '# A file.\na = A\n')).toThrow(
      'de/a.ftl: the first line must name its topic, such as "# topic: common"',
    );
  });
});

describe('a language', () => {
  it('says in its files what it is called', () => {
    expect(nameOf('it', ['# A file.', 'a = b\nlanguage-name = Italiano\nc = d\n'])).toBe(
      'Italiano',
    );
    expect(() => nameOf('fr', ['a = b'])).toThrow('locales/fr: no file says the language-name');
  });

  it('is a folder, English the first', () => {
    expect(findLanguages()).toEqual(['en', 'de', 'es', 'it']);
  });
});
