import { describe, expect, it } from 'vitest';

import { directoryPath } from './calls';

describe('what is sought in the directory', () => {
  it('says nothing of what is empty', () => {
    expect(directoryPath({ name: ' ', hidden: '' }, null)).toBe('/me/people');
    expect(directoryPath({ name: '', hidden: 'no' }, null)).toBe('/me/people');
  });

  it('goes on where the page before ended', () => {
    const path = directoryPath({ name: 'Bea & Co', hidden: 'yes' }, '5.key');
    expect(path).toBe('/me/people?name=Bea+%26+Co&hidden=yes&after=5.key');
  });
});
