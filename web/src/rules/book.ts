/** A book of rules for players: chapters, rules, and the search for one. */
import type { Component } from 'svelte';

import { LETTERS } from '../shell/ruleLetters';

/** Everything that is to be translated: one file for each language, see `games/<game>/rules`. */
export interface Texts {
  /** Titles by chapter, such as "C3". */
  chapters: Record<string, string>;
  /** What each drawing shows. */
  captions: Record<string, string>;
  /** By number, such as "C3.6": the title, then the paragraphs. */
  rules: Record<string, readonly [title: string, ...paragraphs: string[]]>;
}

/** A drawing; its name is that of its caption. */
export interface Drawing {
  readonly name: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each picture has its own
  readonly picture: Component<any>;
  readonly props?: Readonly<Record<string, unknown>>;
}

/** What is drawn beside rules: drawings, and emblems of the sprite for the things named. */
export interface Pictures {
  /** The game's own sprite, if its drawings use one. */
  readonly sprite?: string;
  readonly drawings: Readonly<Record<string, readonly Drawing[]>>;
  readonly emblems: Readonly<Record<string, readonly string[]>>;
}

export interface Rule {
  number: string;
  title: string;
  paragraphs: readonly string[];
}

export interface Chapter {
  number: string;
  title: string;
  rules: readonly Rule[];
}

/** The rules in chapters, in the order of their numbers. */
export function chapters({ chapters: titles, rules }: Texts): Chapter[] {
  return Object.entries(titles).map(([number, title]) => ({
    number,
    title,
    rules: Object.entries(rules)
      .filter(([rule]) => rule.startsWith(`${number}.`))
      .map(([rule, [name, ...paragraphs]]) => ({ number: rule, title: name, paragraphs })),
  }));
}

/** The rules in which everything stands that was asked for, in their chapters. */
export function search(book: readonly Chapter[], query: string): Chapter[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean);
  const fits = (rule: Rule): boolean => {
    const text = plain([rule.number, rule.title, ...rule.paragraphs].join(' '));
    return wanted.every((word) => text.includes(word));
  };
  return book
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter(fits) }))
    .filter((chapter) => chapter.rules.length > 0);
}

/** Without capitals and accents, so that nobody has to type them. */
function plain(text: string): string {
  return text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');
}

/** A piece of a text, and the rule that it names, if it names one. */
export interface Piece {
  text: string;
  rule: string | null;
}

const NUMBER = new RegExp(`\\b([${LETTERS}]\\d+\\.\\d+)\\b`);

/** Takes a text apart at the numbers of rules in it, such as "C3.6". */
export function pieces(text: string): Piece[] {
  return text
    .split(NUMBER)
    .map((part, i) => ({ text: part, rule: i % 2 === 1 ? part : null }))
    .filter((piece) => piece.text !== '');
}
