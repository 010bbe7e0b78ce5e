/** Who invites to a match, in which language, with how much time, and to which kind of game. */
import type { MatchCard } from '../net/protocol';
import type { Words } from '../i18n/words';
import { holderName } from '../parts/seats';
import { clockText } from './clock';
import { optionName, optionText } from './newMatchForm';

/** Such as "Ada invites · German · 20 minutes each"; who is invited reads by whom elsewhere. */
export function waitingLine(words: Words, card: MatchCard): string {
  const host = card.host_seat === null ? undefined : card.seats[card.host_seat];
  return [
    host && !card.host && card.invited_by === null
      ? words.say('web-row-invites', { name: holderName(words, host) })
      : '',
    card.language === null ? '' : languageName(words, card.language),
    card.clock === null ? '' : clockText(words, card.clock),
    ...Object.entries(card.options).map(
      ([name, value]) =>
        `${optionName(words, card.game, name)}: ${optionText(words, card.game, name, value)}`,
    ),
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

/** A language as it is called in the reader's. */
const languageName = ({ language }: Words, code: string): string =>
  new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code;
