/** Setting out in words. */
import { expect, test, vi } from 'vitest';

import { strict } from '../../../table/strict';
import { seatsOf, viewOf } from '../fixtures/games';
import { Speech } from '../speech';
import { setOutTexts } from './setOut';

test('one sets out by number or by hex, gives up by 0, and is told where one is bound', async () => {
  const view = viewOf(4, 'walking-own');
  const speech = new Speech(await strict('en', 'forging-florence'), seatsOf(4), 0);
  const traveller = { able: true, journey: null, halt: null, setOut: vi.fn(), giveUp: vi.fn() };
  const said = (rest: string): string[] => setOutTexts(speech, view, traveller, rest);
  const list = said('');
  expect(list[0]).toBe('You are not on your way.');
  expect(list.length).toBeGreaterThan(1);
  said('1');
  expect(traveller.setOut).toHaveBeenCalledTimes(1);
  said('-3, -3');
  expect(traveller.setOut).toHaveBeenLastCalledWith({ to: '-3,-3', deed: '' });
  said('0');
  expect(traveller.giveUp).toHaveBeenCalledTimes(1);
  expect(said('999')[0]).toContain('999');
});
