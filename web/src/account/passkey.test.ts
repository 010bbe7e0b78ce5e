import { describe, expect, it } from 'vitest';

import { hindrance } from './passkey';

const able = {
  parseCreationOptionsFromJSON: () => null,
  parseRequestOptionsFromJSON: () => null,
};
const at = (url: string): URL => new URL(url);

describe('why there are no passkeys', () => {
  it('is nothing by https and at localhost', () => {
    for (const url of ['https://games.example', 'http://localhost:8800', 'http://a.localhost'])
      expect(hindrance(at(url), true, able)).toBeNull();
  });

  it('is http elsewhere, whatever the browser can', () => {
    for (const kind of [able, undefined])
      expect(hindrance(at('http://games.example'), false, kind)).toEqual({
        text: 'passkey-no-https',
      });
  });

  it('is a number for an address, beside which stands the name of the same machine', () => {
    for (const url of ['http://127.0.0.1:8800', 'http://[::1]:8800'])
      expect(hindrance(at(url), true, able)).toEqual({
        text: 'passkey-needs-name',
        at: 'http://localhost:8800',
      });
    expect(hindrance(at('https://192.0.2.1'), true, able)).toEqual({ text: 'passkey-by-number' });
  });

  it('is an old browser that lacks any of it', () => {
    for (const kind of [undefined, {}, { ...able, parseRequestOptionsFromJSON: undefined }])
      expect(hindrance(at('https://games.example'), true, kind)).toEqual({
        text: 'passkey-old-browser',
      });
  });
});
