/** Commands in words: what somebody types to be told something. */
import type { Speech } from '../speech';
import { plain } from './typed';

/** A command: `table-command-<name>` is its word, `table-command-<name>-does` what it does. */
export interface Command {
  readonly name: string;
  /** One sign that is enough, the same in all languages. */
  readonly key: string;
  /** What it says, a sentence or two in each; `rest` is what was typed behind the command. */
  readonly run: (rest: string) => readonly string[] | Promise<readonly string[]>;
}

/** A command with what was typed behind it. */
export interface Typed {
  readonly command: Command;
  readonly rest: string;
}

const ENOUGH = 3; // letters of a command's word; fewer may rather mean a move

/** The command of which a text is the key or the whole word. */
export function exactly(speech: Speech, text: string, commands: readonly Command[]): Typed | null {
  return findMove(text, commands, (typed, { name, key }) =>
    [key, name, word(speech, name)].includes(typed),
  );
}

/** The only command whose word a text begins, with letters enough. */
export function nearly(speech: Speech, text: string, commands: readonly Command[]): Typed | null {
  return findMove(
    text,
    commands,
    (typed, { name }) =>
      typed.length >= ENOUGH && [name, word(speech, name)].some((one) => one.startsWith(typed)),
  );
}

function findMove(
  text: string,
  commands: readonly Command[],
  fits: (typed: string, command: Command) => boolean,
): Typed | null {
  const [first = '', ...more] = text.trim().split(/\s+/);
  const all = commands.filter((command) => fits(plain(first), command));
  return all.length === 1 && all[0] ? { command: all[0], rest: more.join(' ') } : null;
}

function word(speech: Speech, name: string): string {
  return plain(speech.say(`table-command-${name}`));
}

/** All commands with what they do, a line for each. */
export function helpText(speech: Speech, commands: readonly Command[]): string[] {
  const lines = commands.map(({ name, key }) =>
    speech.say('table-command-line', {
      key,
      word: speech.say(`table-command-${name}`),
      does: speech.say(`table-command-${name}-does`),
    }),
  );
  return [speech.say('table-commands'), ...lines];
}
