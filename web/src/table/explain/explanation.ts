/** What explains a thing at the table: a card with its drawing and what there is to know of it. */
import type { Component, ComponentProps } from 'svelte';

import type Piece from '../Piece.svelte';
import type { Speech } from '../speech';
import { OWN } from './things';

/** An icon of the sprite, a player's piece, or a drawing of the game. */
export type Drawing =
  | { readonly icon: string }
  | { readonly piece: ComponentProps<typeof Piece>['piece']; readonly seat: number }
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each drawing has its own properties
  | { readonly part: Component<any>; readonly props: object };

/** The facts of a card in their order: the price, what it pays, what the viewer would gain, how it stands. */
export const FACTS = ['cost', 'pays', 'gain', 'state'] as const;
export type Fact = (typeof FACTS)[number];

/** What a card says; each fact is a list of sentences, and left out where there is nothing to say. */
export interface Explanation extends Partial<Readonly<Record<Fact, readonly string[]>>> {
  readonly title: string;
  readonly drawing: Drawing;
  /** What it is for, in a sentence. */
  readonly what: string;
  /** The number of the rule to read about it. */
  readonly rule: string;
}

/** The explanations of a game, loaded when something is first asked about. */
export interface Explanations<View, S extends Speech> {
  /** The card of a thing, by what its `data-about` says; null for what is not at the table. */
  readonly explain: (speech: S, view: View, about: string) => Explanation | null;
  /** All things of a position that have a card, in the order in which one would go through them. */
  readonly things: (view: View) => readonly string[];
}

/** What `data-about` says, apart: the kind of thing, and which one; of what is the viewer's own, its seat. */
export function takeApart(
  about: string,
  viewer: number | null = null,
): [kind: string, ...keys: string[]] {
  const [kind = '', ...keys] = about.split(' ');
  return [kind, ...keys.map((key) => (key === OWN ? `${viewer ?? ''}` : key))];
}

/** All that a card says, a line for each fact: for who reads or hears it without the card. */
export function linesOf(speech: Speech, card: Explanation): string[] {
  const facts = FACTS.flatMap((fact) => {
    const said = card[fact] ?? [];
    return said.length > 0 ? [`${speech.say(`explain-${fact}`)}: ${said.join(' ')}`] : [];
  });
  return [`${card.title}.`, card.what, ...facts, speech.say('web-rule', { rule: card.rule })];
}
