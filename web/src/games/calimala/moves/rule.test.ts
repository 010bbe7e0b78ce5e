import { expect, test } from 'vitest';

import { load as loadRules } from '../../../rules/library';
import { GAMES, logOf, viewOf } from '../fixtures/games';
import { speechOf, strict } from '../fixtures/strict';
import { narrator } from '../text/narrate';
import { ruleOf } from './rule';

const ALL = Object.keys(GAMES).map(Number);

test('every rule that the log cites can be read', async () => {
  const { rules } = (await loadRules('calimala', 'en')).texts;
  const cited = ALL.flatMap((players) =>
    logOf(players).flatMap((step) =>
      step.events.flatMap((event) => [0, 1, 2, 3].map((i) => ruleOf(event, i))),
    ),
  );
  const numbers = new Set(cited.filter((rule) => rule !== null));
  expect(numbers.size).toBeGreaterThan(7);
  for (const rule of numbers) expect(rules[rule], rule).toBeDefined();
});

test('a line of a scoring cites the rule of ties where a tie was decided, and no other does', async () => {
  const tell = narrator(speechOf(await strict('en'), 4), viewOf(4, 'over-other'));
  const scored = logOf(4)
    .flatMap((step) => step.events)
    .filter((event) => event.type === 'scored');
  expect(scored.length).toBeGreaterThan(9);
  for (const event of scored) {
    for (const [i, text] of tell(event).entries()) {
      if (i > 0) expect(ruleOf(event, i) === 'C5.6', text).toBe(text.includes('tie'));
    }
  }
});
