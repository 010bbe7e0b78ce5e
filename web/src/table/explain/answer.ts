/** The cards in words: what somebody is told who types the name of a thing. */
import { plain } from '../console/typed';
import type { Speech } from '../speech';
import { linesOf, takeApart, type Explanation, type Explanations } from './explanation';

interface Named {
  readonly about: string;
  readonly card: Explanation;
}

/** What the card of a thing says; which things there are if none or several are called so. */
export function answer<View, S extends Speech>(
  { explain, things }: Explanations<View, S>,
  speech: S,
  view: View,
  text: string,
): string[] {
  const all = things(view).flatMap((about) => {
    const card = explain(speech, view, about);
    return card ? [{ about, card }] : [];
  });
  const found = findNamed(all, plain(text));
  const [first] = found;
  if (first && titlesOf(found).length === 1) return linesOf(speech, first.card);
  const names = titlesOf(found.length > 0 ? found : all.filter(common)).join('; ');
  if (text !== '' && found.length === 0)
    return [speech.say('table-command-no-thing', { text, names })];
  return [speech.say('table-command-things', { names })];
}

/** The things that are called so; else those of which it is the key or a part of the name. */
function findNamed(all: readonly Named[], text: string): readonly Named[] {
  if (text === '') return [];
  const called = all.filter(({ card }) => plain(card.title) === text);
  if (called.length > 0) return called;
  const keyed = all.filter(({ about }) => takeApart(about)[1] === text.replace(/\s/g, ''));
  if (keyed.length === 1) return keyed;
  return all.filter(({ card }) => plain(card.title).includes(text));
}

/** What is nobody's own: what players have would make the list long. */
const common = ({ card }: Named): boolean => !card.title.includes(': ');

const titlesOf = (some: readonly Named[]): string[] => [
  ...new Set(some.map(({ card }) => card.title)),
];
