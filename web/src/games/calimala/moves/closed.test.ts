/** What is not possible, how it is asked, and what is said of it. */
import { flushSync } from 'svelte';
import { describe, expect, test, vi } from 'vitest';

import type { Problem } from '../../../net/protocol';
import { viewOf } from '../fixtures/games';
import { languages, speechOf, strict } from '../fixtures/strict';
import { attempts, closedStreets, impossible, streetMove } from './closed';
import { moves } from './moves';
import { Reasons } from '../../../table/decision/reasons.svelte';
import { whyNot } from './refusal';
import { translate, translateBack } from './typed';
import type { View } from '../types';
import { eventually } from '../../../test/waitFor';

const PLACING = viewOf(4, 'placing-own');
const ACTING = viewOf(4, 'acting-own');
const BAD: Problem = { reason: 'illegal', message: '-', key: 'no-marble', rule: 'C4.3' };

describe('moves that are not possible', () => {
  test('are those of all streets but the open ones', () => {
    const legal = new Set(
      moves(PLACING).flatMap(({ street }) => (street === null ? [] : [street])),
    );
    const closed = closedStreets(PLACING, legal);
    expect(closed).toHaveLength(PLACING.streets.length - legal.size);
    const open = moves(PLACING).map((move) => move.text.toLowerCase());
    for (const text of closed) expect(open).not.toContain(text);
    for (const street of legal) expect(open).toContain(streetMove(PLACING, street));
  });

  test('are actions still left and cards in hand without a legal use', () => {
    const view: View = {
      ...ACTING,
      legal: [{ action: 1, text: 'card Ship London' }],
      activation: { ...ACTING.activation!, left: { marble: 0, artwork: 1 } },
      mats: ACTING.mats.map((mat) =>
        mat.seat === ACTING.viewer ? { ...mat, hand: ['ship', 'wood', 'wood'] } : mat,
      ),
    };
    expect(impossible(view)).toEqual([
      { verb: 'act', kind: 'artwork' },
      { verb: 'card', kind: 'wood' },
    ]);
    expect(impossible(PLACING)).toEqual([]);
  });

  test('are tried in every way', () => {
    expect(attempts({ verb: 'card', kind: 'wood' })).toEqual(['card wood']);
    expect(attempts({ verb: 'act', kind: 'build' })).toContain('build house bruges');
    expect(attempts({ verb: 'act', kind: 'contribute' })).toHaveLength(9);
  });

  test('say each reason once', async () => {
    const speech = speechOf(await strict('en'), 4);
    const text = whyNot(speech, [BAD, null, BAD]);
    expect(text).toBe('You have no marble in your warehouse. (rule C4.3)');
  });
});

describe('reasons', () => {
  test('are asked for once, and known when they have come', async () => {
    const ask = vi.fn(async (texts: readonly string[]) => texts.map(() => BAD));
    const reasons = new Reasons(ask);
    reasons.want(['artwork fiore', 'stop']);
    reasons.want(['stop', 'draw wood']);
    expect(reasons.get('stop')).toBeUndefined();
    await eventually(() => expect(reasons.get('draw wood')).toEqual(BAD));
    flushSync();
    expect(reasons.get('stop')).toEqual(BAD);
    expect(ask.mock.calls).toEqual([[['artwork fiore', 'stop']], [['draw wood']]]);
  });

  test('are asked for again if nobody could tell', async () => {
    const ask = vi.fn<(texts: readonly string[]) => Promise<null>>(async () => null);
    const reasons = new Reasons(ask);
    await eventually(() => {
      reasons.want(['stop']);
      expect(ask).toHaveBeenCalledTimes(2);
    });
    expect(reasons.get('stop')).toBeUndefined();
  });
});

test('what is typed in any language is a notation again', async () => {
  for (const words of await languages()) {
    const speech = speechOf(words, 4);
    for (const view of [PLACING, ACTING]) {
      for (const { text } of moves(view)) {
        expect(translateBack(speech, view, translate(speech, text))).toBe(text.toLowerCase());
      }
    }
    const kinds = PLACING.streets[4]?.kinds.join('|');
    expect(translateBack(speech, PLACING, '5')).toBe(`place ${kinds}`);
    expect(translateBack(speech, PLACING, '5W')).toBe(`white ${kinds}`);
    expect(translateBack(speech, ACTING, '5')).toBe('5');
    expect(translateBack(speech, PLACING, 'x'.repeat(500))).toHaveLength(80);
  }
});
