import { describe, expect, it } from 'vitest';

import { fold } from '../../net/store';
import { card, hello, seat, SEATS } from '../../test/examples';
import { isLate, isReplaced } from './delay.svelte';

const wait = { seat: 1, since: 1000, remind: 1000 + 86_400, replace: 1000 + 3 * 86_400 };
const tableOf = (match: ReturnType<typeof card>) => fold(null, hello({ match }))!;

describe('somebody who does not come', () => {
  it('is told of to the others after a day', () => {
    const table = tableOf(card({ wait }));
    expect(isLate(wait, table, 1000 + 86_399)).toBe(false);
    expect(isLate(wait, table, 1000 + 86_400)).toBe(true);
    expect(isLate(null, table, 1e10)).toBe(false);
  });

  it('is not told of to itself, to who looks on, nor to who has left', () => {
    const [own, other, ...bots] = SEATS as [(typeof SEATS)[0], ...typeof SEATS];
    expect(isLate({ ...wait, seat: 0 }, tableOf(card({ wait })), 1e10)).toBe(false);
    const strange = card({ seats: [{ ...own, yours: false }, other!, ...bots] });
    expect(isLate(wait, tableOf(strange), 1e10)).toBe(false);
    const left = card({ seats: [{ ...own, standing_in: 'heuristic' }, other!, ...bots] });
    expect(isLate(wait, tableOf(left), 1e10)).toBe(false);
  });

  it('is told of no more once a bot plays', () => {
    const [own, other, ...bots] = SEATS as [(typeof SEATS)[0], ...typeof SEATS];
    const seats = [own, { ...other!, standing_in: 'heuristic' }, ...bots];
    expect(isLate(wait, tableOf(card({ seats })), 1e10)).toBe(false);
  });

  it('learns that a bot plays, unless it has left by itself', () => {
    const away = { yours: true, standing_in: 'heuristic' };
    const seats = (absent: boolean) => [seat(0, { ...away, absent }), ...SEATS.slice(1)];
    expect(isReplaced(tableOf(card({ seats: seats(true) })))).toBe(true);
    expect(isReplaced(tableOf(card({ seats: seats(false) })))).toBe(false);
    expect(isReplaced(tableOf(card({ seats: seats(true), status: 'over' })))).toBe(false);
  });
});
