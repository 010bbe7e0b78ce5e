// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';

import { ARTISTS, PIECES } from '../../names';
import { print, PRINTED } from '../prints';
import portraits from './artists';

const artists = Object.keys(ARTISTS).map((key) => ({ kind: 'artist', key }) as const);
const pieces = Object.keys(PIECES).map((key) => ({ kind: 'piece', key }) as const);

/** A drawing as the browser reads it. */
function parsed(svg: string): Element {
  const page = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(page.querySelector('parsererror')).toBeNull();
  return page.documentElement;
}

it('draws every artist and every piece, and nothing else', () => {
  expect(Object.keys(portraits).sort()).toEqual(Object.keys(ARTISTS).sort());
  expect([...PRINTED].sort()).toEqual(Object.keys(PIECES).sort());
});

it('draws each in its own way', async () => {
  const all = await Promise.all([...artists, ...pieces].map(print));
  expect(new Set(all).size).toBe(artists.length + pieces.length);
});

describe.each([...artists, ...pieces])('the drawing of $key', async (card) => {
  const drawing = parsed(await print(card));

  it('lies on the field of its kind', () => {
    const field = card.kind === 'artist' ? '0 0 64 72' : '0 0 96 96';
    expect(drawing.getAttribute('viewBox')).toBe(field);
  });

  it('takes all its colours from the theme, and no id that another could have', () => {
    for (const part of drawing.querySelectorAll('*')) {
      for (const name of ['fill', 'stroke', 'style', 'id', 'href'])
        expect(part.getAttribute(name), part.outerHTML).toBeNull();
      if (part.tagName !== 'g')
        expect(part.getAttribute('class'), part.outerHTML).toMatch(/^[bdfhltuvw]( u)?$/);
    }
  });
});
