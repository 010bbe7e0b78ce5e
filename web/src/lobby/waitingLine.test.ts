import { describe, expect, it } from 'vitest';

import { card, seat } from '../test/examples';
import { Words } from '../i18n/words';
import { waitingLine } from './waitingLine';

const SOURCE = `
web-row-invites = { $name } invites
web-option-map = Map
web-option-map-hill = on a hill
clock-said-each = { $bank } for each decision
`;

describe('a match that waits', () => {
  const words = new Words('en', [SOURCE]);
  const seats = [
    seat(0, { holder: 'person', name: 'Ada', bot: null }),
    seat(1, { holder: 'open', name: null, bot: null }),
  ];
  const waiting = card({
    status: 'waiting',
    seats,
    host: false,
    host_seat: 0,
    language: 'it',
    clock: 3600,
    options: { map: 'hill' },
  });

  it('says who invites, in which language, with how much time, and to what', () => {
    expect(waitingLine(words, waiting)).toBe(
      'Ada invites · Italian · 1 hour for each decision · Map: on a hill',
    );
  });

  it('says nothing of what is not known, nor that one invites oneself', () => {
    const plain = { ...waiting, host: true, language: null, clock: null, options: {} };
    expect(waitingLine(words, plain)).toBe('');
    expect(waitingLine(words, { ...plain, host: false, host_seat: null })).toBe('');
  });
});
