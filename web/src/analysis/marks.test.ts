// @vitest-environment jsdom
/** What was played and what was better, at the tables of both games. */
import { afterEach, describe, expect, it } from 'vitest';

import { GAMES as CALIMALA } from '../games/calimala/fixtures/games';
import type { Place } from '../table/contract';
import { eventually } from '../test/waitFor';
import { viewOf } from '../games/forging-florence/fixtures/games';
import { where as atCalimala } from '../games/calimala/where';
import { where as atFlorence } from '../games/forging-florence/where';
import { locating, mark, type Kind, type Mark } from './marks';

const calimala = Object.values(CALIMALA[4]?.scenes ?? {})[0]?.view;
const florence = viewOf(4, 'acting-own');

const names = (places: readonly Place[]): string[] => places.map(({ name }) => name);

describe('a move', () => {
  it('of Calimala has its place at the table', () => {
    if (!calimala) throw new Error('no position');
    const at = (move: string): string[] => names(atCalimala(calimala, 2, move));
    const kinds = calimala.streets[3]?.kinds.join('|');
    expect(at(`place ${kinds}`)).toEqual(['street-3']);
    expect(at(`white ${kinds}`)).toEqual(['street-3']);
    expect(at('contribute wood croce')).toEqual(['croce', 'square-contribute', 'mat-2']);
    expect(at('card artwork palazzo')[0]).toBe('palazzo');
    expect(at('build house troyes')[0]).toBe('troyes');
    expect(at('weave')).toEqual(['square-weave', 'mat-2']);
    expect([at('stop'), at('draw transport')]).toEqual([['mat-2'], ['mat-2']]);
  });

  it('of Forging Florence has its place at the table', () => {
    const at = (move: string): string[] => names(atFlorence(florence, 1, move));
    expect(at('walk 2,-4')).toEqual(['2,-4']);
    expect(at('hire dante')[0]).toBe('artist-dante');
    expect(at('sell vita-nuova')[0]).toBe('piece-vita-nuova');
    expect(at('end')).toEqual(['mat-1']);
    const hand = florence.hands[1];
    const mill = florence.hexes.find((hex) => (hex.building ?? hex.terrain) === 'mill');
    if (!hand || !mill) throw new Error('no mill');
    const beside = { ...hand, hex: [mill.q + 1, mill.r] as [number, number] };
    const there = { ...florence, hands: florence.hands.with(1, beside) };
    expect(names(atFlorence(there, 1, 'collect paper'))).toContain(`${mill.q},${mill.r}`);
    expect(names(atFlorence(there, 1, 'collect stone'))).not.toContain(`${mill.q},${mill.r}`);
  });

  it('of another game has none', async () => {
    expect((await locating('chess'))(null, 0, 'e4')).toEqual([]);
    expect(names((await locating('calimala'))(calimala, 2, 'stop'))).toEqual(['mat-2']);
  });
});

describe('marks', () => {
  afterEach(() => document.body.replaceChildren());
  let told: (readonly Kind[])[] = [];
  const find = (place: string): Element | null => document.querySelector(`[data-place="${place}"]`);
  const of = (kind: Kind, ...places: string[]): Mark => ({
    kind,
    sign: kind === 'played' ? '??' : '!',
    text: `${kind} here`,
    places: places.map((name) => ({ name, area: 'map' })),
  });
  function put(html: string, ...marks: Mark[]): () => void {
    document.body.innerHTML = html;
    told = [];
    return mark(document.body, marks, (kinds) => told.push(kinds));
  }

  it('differ by their sign, are described, and go as they came', () => {
    const html =
      '<svg><g data-place="1,2"></g></svg><article data-place="mat-1" class="a"></article>';
    const take = put(html, of('played', 'none', 'mat-1'), of('better', '1,2'));
    expect(told).toEqual([['played', 'better']]);
    expect(find('mat-1')?.textContent).toBe('??');
    expect(find('mat-1')?.getAttribute('data-mark')).toBe('played');
    expect(find('1,2')?.textContent).toBe('!');
    expect(find('1,2')?.getAttribute('aria-description')).toBe('better here');
    take();
    expect(document.body.innerHTML).toBe(html);
  });

  it('stand at one place both, and nowhere if there is none', () => {
    const html = '<p data-place="mat-0"></p>';
    const take = put(html, of('played', 'mat-0'), of('better', 'mat-0'));
    expect(find('mat-0')?.getAttribute('data-mark')).toBe('played better');
    expect(find('mat-0')?.textContent).toBe('??!');
    take();
    expect(document.body.innerHTML).toBe(html);
    put(html, of('played', 'x'), of('better'))();
    expect(told).toEqual([[]]);
  });

  it('come to a better place as soon as it is laid out', async () => {
    const take = put('<p data-place="square"></p>', of('better', 'croce', 'square'));
    expect(find('square')?.textContent).toBe('!');
    const late = document.createElement('p');
    late.dataset['place'] = 'croce';
    document.body.append(late);
    await eventually(() => expect(find('croce')?.textContent).toBe('!'));
    expect(find('square')?.outerHTML).toBe('<p data-place="square"></p>');
    expect(told).toEqual([['better'], ['better']]);
    take();
    expect(late.outerHTML).toBe('<p data-place="croce"></p>');
  });
});
