/** The rules of Calimala for players: chapters, rules, and the search for one. */
import type { Language } from '../words';

/** Everything that is to be translated: one file for each language, see `texts/`. */
export interface Texts {
  /** Titles by chapter, such as "C3". */
  chapters: Record<string, string>;
  /** What each diagram shows. */
  captions: Record<DiagramName, string>;
  /** By number, such as "C3.6": the title, then the paragraphs. */
  rules: Record<string, readonly [title: string, ...paragraphs: string[]]>;
}

export const DIAGRAMS = [
  'mat',
  'streets',
  'churches',
  'stack',
  'council',
  'places',
  'shared',
] as const;
export type DiagramName = (typeof DIAGRAMS)[number];

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

const texts: Record<Language, () => Promise<{ default: Texts }>> = {
  en: () => import('./texts/en'),
  de: () => import('./texts/de'),
  es: () => import('./texts/es'),
  it: () => import('./texts/it'),
};

/** Loads the rules in a language. */
export async function load(language: Language): Promise<Texts> {
  return (await texts[language]()).default;
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

/** Takes a text apart at the numbers of rules in it, such as "C3.6". */
export function pieces(text: string): Piece[] {
  return text
    .split(/\b(C\d+\.\d+)\b/)
    .map((part, i) => ({ text: part, rule: i % 2 === 1 ? part : null }))
    .filter((piece) => piece.text !== '');
}

/** Where a rule is to be read. */
export const rulePath = (rule: string): string => `/rules#${rule}`;
