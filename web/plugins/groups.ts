/**
 * Which modules share a file.  Every file costs a request and its headers, so what several pages
 * need comes in few of them; what a single page needs stays with that page.
 */
interface Group {
  name: string | ((id: string) => string | null);
  test?: RegExp;
  /** `$initial`: what the first page needs before anything is shown. */
  tags?: '$initial'[];
  priority: number;
  minShareCount?: number;
}

// What only accounts, hints, analyses, looking back, typing, new matches and invitations need is
// loaded with them.
const ALL =
  /node_modules|preload-helper|\/src\/(?!games\/[a-z-]+\/|table\/|review\/|account\/|background\/|analysis\/|company\/|variants\/|parts\/(reveal|Copy)|match\/again|lobby\/(ago|Answer|OptionField|ClockField|people|clock|waiting|MatchRow|ownClock|newMatchForm))/;
const TABLE =
  /\/src\/(table\/(?!flight|travelling|scene\/(?!staging)|explain\/(?!Explanations)|console\/|decision\/(asking|answers))|courses\/guide|rules\/RuleText|(parts|timing)\/[dD]eferred)/;
const GAME =
  /\/src\/games\/([a-z-]+)\/(?!rules\/|lessons\/|journey\/|explain\/|decision\/[cC]ompose|moves\/typed|[\w/]*Text\.svelte)/;
// The form of a new match, of one that is played again, and the answer to an invitation.
const FORM = /\/src\/(match\/again|lobby\/(Answer|OptionField|ClockField|OwnClockFields|people))/;

/** The first come first: a group takes what its modules need along, unless an earlier one has it. */
export const groups: Group[] = [
  { name: 'start', tags: ['$initial'], priority: 5 },
  { name: 'start', test: ALL, priority: 3, minShareCount: 3 },
  { name: 'form', test: FORM, priority: 2, minShareCount: 2 },
  { name: 'table', test: TABLE, priority: 2, minShareCount: 2 },
  // What a game's table in pictures and the one in words both need.
  { name: (id) => GAME.exec(id)?.[1] ?? null, test: GAME, priority: 1, minShareCount: 2 },
];
