/** Functions are called by verbs, or by what they give, never by a bare past participle. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

const FUNCTION =
  /\bfunction (?<declared>[a-z]\w*)|\bconst (?<arrow>[a-z]\w*)(?:: [^=]+)? =\s*(?:async )?(?:<[^>]*>)?\([^()]*\)(?:: [^=]+)? =>/g;

/** One word in lower case that ends like a participle, or is one that does not. */
const REGULAR = /^[a-z]*[^e]ed$/;
const IRREGULAR = new Set(
  (
    'asked begun born bought built caught chosen cut dealt drawn driven fallen felt found given ' +
    'gone heard held hidden kept known laid left lost made meant met paid put said seen sent ' +
    'shown shut sold spent spoken spread still stood struck taken taught thought thrown told ' +
    'understood won written'
  ).split(' '),
);

/** The functions of a source that are bare past participles. */
function participles(source: string): string[] {
  const names = [...source.matchAll(FUNCTION)].map(
    ({ groups }) => groups?.['declared'] ?? groups?.['arrow'] ?? '',
  );
  return names.filter((name) => REGULAR.test(name) || IRREGULAR.has(name));
}

const files = ['src', 'plugins'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf-8' })
    .filter((file) => /\.(ts|svelte)$/.test(file) && !/\.test\.ts$|\/fixtures\//.test(file))
    .map((file) => join(folder, file)),
);

describe('the names of functions', () => {
  it.each(files)('are verbs or nouns: %s', (file) => {
    expect(participles(readFileSync(join(ROOT, file), 'utf-8'))).toEqual([]);
  });

  it('are looked at wherever a function is made', () => {
    const source =
      'function told(a: string) {}\nconst kept = (a: A): B => a;\nconst named = 3;\n' +
      'const turned = async (a) => a;\nfunction need() {}\nfunction tell() {}';
    expect(participles(source)).toEqual(['told', 'kept', 'turned']);
  });
});
