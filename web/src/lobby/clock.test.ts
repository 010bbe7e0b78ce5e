import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { Words } from '../i18n/words';
import { clockText, isZone, PRESETS, rulesOf } from './clock';
import { faultOf, ownClock, rulesOfOwn } from './ownClock';
import { span } from './newMatchForm';

const texts = (language: string): string[] =>
  ['clock-web', 'form-web'].map((name) =>
    readFileSync(`../src/signoria/locales/${language}/${name}.ftl`, 'utf-8'),
  );
const words = new Words('en', texts('en'));
const NIGHT = { begin: 23, end: 7, zone: 'Europe/Rome' };

describe('a clock in words', () => {
  it('says a bank, what is added, and nights', () => {
    expect(clockText(words, { bank: 1200, increment: 30, per: 'turn', night: NIGHT })).toBe(
      '20 minutes each, 30 seconds more per turn; nights from 23 to 7 (Europe/Rome) do not count',
    );
    expect(clockText(words, { bank: 3600, increment: 90, per: 'decision', most: 7200 })).toBe(
      '1 hour each, 90 seconds more per decision; no more than 2 hours at a time',
    );
    expect(clockText(words, { bank: 864_000 })).toBe('10 days each');
  });

  it('says what is the same for each turn as that, and old clocks as ever', () => {
    expect(clockText(words, { bank: 86_400, increment: 86_400, most: 86_400 })).toBe(
      '1 day for each turn',
    );
    expect(clockText(words, 3600)).toBe('1 hour for each decision');
    expect(clockText(words, null)).toBe('without limit');
  });

  it('tells each preset apart in every language', () => {
    for (const language of ['en', 'de', 'es', 'it']) {
      const own = new Words(language, texts(language));
      const said = PRESETS.filter((one) => one !== 'own').map((one) =>
        clockText(own, rulesOf(one, 'Europe/Rome')),
      );
      expect(new Set(said).size).toBe(said.length);
      expect(said.join()).not.toContain('clock-');
    }
  });

  it('takes the largest unit that is whole', () => {
    expect([30, 90, 5400, 129_600, 172_800].map((one) => span('en', one))).toEqual([
      '30 seconds',
      '90 seconds',
      '90 minutes',
      '36 hours',
      '2 days',
    ]);
  });
});

describe('a clock of one’s own', () => {
  const form = (more: Partial<ReturnType<typeof ownClock>> = {}) => ({
    ...ownClock('Europe/Rome'),
    ...more,
  });

  it('is right at first, and becomes rules in seconds', () => {
    expect(faultOf(words, form())).toBeNull();
    expect(rulesOfOwn(form({ nights: true, zone: ' Europe/Rome ' }))).toEqual({
      bank: 1800,
      increment: 30,
      per: 'turn',
      most: null,
      night: NIGHT,
    });
  });

  it.each([
    ['bank', { bank: { number: 30, unit: 'seconds' } }, '1 minute to 60 days'],
    ['bank', { bank: { number: null, unit: 'hours' } }, '1 minute to 60 days'],
    ['bank', { bank: { number: 1.5, unit: 'hours' } }, '1 minute to 60 days'],
    ['increment', { increment: { number: 15, unit: 'days' } }, '14 days at the most'],
    ['most', { most: { number: 99, unit: 'days' } }, '1 minute to 60 days'],
    ['most', { most: { number: 29, unit: 'minutes' } }, 'make it as long at least'],
    ['night', { nights: true, begin: 7, end: 7 }, '16 hours at the most'],
    ['night', { nights: true, begin: 7, end: 0 }, '16 hours at the most'],
    ['zone', { nights: true, zone: 'Europe/Atlantis' }, '“Europe/Rome”'],
  ] as const)('says what would be right: %s', (field, wrong, text) => {
    const fault = faultOf(words, form(wrong));
    expect(fault?.field).toBe(field);
    expect(fault?.text).toContain(text);
  });

  it('knows zones', () => {
    expect(['UTC', 'Asia/Kathmandu', 'Nowhere', ''].map(isZone)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
