import { expect, test } from 'vitest';

import type { LogStep } from '../../net/protocol';
import { newest } from './newest';

const step = (...events: object[]): LogStep => ({ version: 1, events }) as unknown as LogStep;

test('the last thing told is a deed with its doer, before the turn that follows it', () => {
  const acted = { type: 'acted', seat: 2 };
  const began = { type: 'turn-began', seat: 3 };
  expect(newest([step({ type: 'placed', seat: 1 }), step(acted, began), step()])).toEqual({
    events: [acted],
    seat: 2,
  });
  expect(newest([step(began)])).toEqual({ events: [began], seat: 3 });
  expect(newest([])).toBeNull();
});
