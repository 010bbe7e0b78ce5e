import { readFileSync } from 'node:fs';

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

import { bare, topics } from './words.ts';

const FILE = '../src/signoria/locales/de/web.ftl';

const said = (source: string): Map<string, string> =>
  new Map(new FluentResource(source).body.map((one) => [one.id, JSON.stringify(one)]));

describe('a text for the browser', () => {
  it('says all that the file says', () => {
    const source = readFileSync(FILE, 'utf-8');
    expect(said(bare(source))).toEqual(said(source));
    expect(said(source).size).toBeGreaterThan(100);
    expect(bare(source)).not.toContain('#');
  });

  it('leaves out what only a command line says', () => {
    const source =
      '# Both.\ncli-more = More\nweb-count = { $count ->\n   *[other] many\n}\n\nserve-x = X\n';
    expect(bare(source)).toBe('web-count = { $count ->\n   *[other] many\n}');
    expect(new FluentBundle('en').addResource(new FluentResource(bare(source)))).toEqual([]);
  });
});

describe('the topics', () => {
  it('of a game are its own files, without those of the terminal', () => {
    const files = [
      'go',
      'go-web',
      'go-about',
      'go-terminal',
      'go-rules',
      'go-study',
      'go-rules-web',
      'gold',
      'web',
    ];
    const { common, go } = topics(['go']);
    expect(files.filter((file) => common?.test(file))).toEqual(['go-about', 'web']);
    expect(files.filter((file) => go?.test(file))).toEqual(['go', 'go-web', 'go-rules-web']);
  });
});
