/** The keys of the game, in the order of its rules, and the prices that stand on its cards. */

export const RESOURCES = ['tools', 'paint', 'press', 'paper', 'stone'] as const;
export type Resource = (typeof RESOURCES)[number];

/** Lire for one token; nothing where it is collected (F4.3). */
export const PRICES: Readonly<Record<string, number>> = { tools: 5, paint: 5, press: 10 };

export const SORTS = ['painting', 'book', 'sculpture'] as const;
export type Sort = (typeof SORTS)[number];

/** Lire for a piece sold (F4.5), prestige for one made and for one sold (F5.3). */
export const WORTH: Readonly<Record<Sort, { lire: number; made: number; sold: number }>> = {
  painting: { lire: 10, made: 15, sold: 20 },
  book: { lire: 20, made: 25, sold: 30 },
  sculpture: { lire: 30, made: 35, sold: 40 },
};

/** What a piece takes (F4.4). */
export const NEEDS: Readonly<Record<Sort, readonly Resource[]>> = {
  painting: ['paper', 'tools', 'paint'],
  book: ['paper', 'tools', 'press'],
  sculpture: ['paper', 'tools', 'stone'],
};

/** An artist: what a hire costs in lire and from which level on (F4.8), and the crafts. */
export interface Artist {
  readonly fee: number;
  readonly level: number;
  readonly crafts: readonly Sort[];
}

const painter: Artist = { fee: 15, level: 1, crafts: ['painting'] };
const author: Artist = { fee: 25, level: 2, crafts: ['book'] };
const sculptor: Artist = { fee: 35, level: 3, crafts: ['sculpture'] };

export const ARTISTS: Readonly<Record<string, Artist>> = {
  giotto: painter,
  masaccio: painter,
  'fra-angelico': painter,
  botticelli: painter,
  dante: author,
  boccaccio: author,
  machiavelli: author,
  michelangelo: sculptor,
  brunelleschi: sculptor,
  leonardo: { fee: 30, level: 2, crafts: SORTS },
};

/** A piece: by whom, and what it is (F1.3). */
export interface Work {
  readonly artist: string;
  readonly sort: Sort;
}

const by = (artist: string, sort: Sort): Work => ({ artist, sort });

export const PIECES: Readonly<Record<string, Work>> = {
  'ognissanti-madonna': by('giotto', 'painting'),
  'badia-polyptych': by('giotto', 'painting'),
  'holy-trinity': by('masaccio', 'painting'),
  'tribute-money': by('masaccio', 'painting'),
  deposition: by('fra-angelico', 'painting'),
  annunciation: by('fra-angelico', 'painting'),
  primavera: by('botticelli', 'painting'),
  'birth-of-venus': by('botticelli', 'painting'),
  'vita-nuova': by('dante', 'book'),
  'divine-comedy': by('dante', 'book'),
  fiammetta: by('boccaccio', 'book'),
  decameron: by('boccaccio', 'book'),
  prince: by('machiavelli', 'book'),
  'florentine-histories': by('machiavelli', 'book'),
  david: by('michelangelo', 'sculpture'),
  night: by('michelangelo', 'sculpture'),
  'sacrifice-of-isaac': by('brunelleschi', 'sculpture'),
  crucifix: by('brunelleschi', 'sculpture'),
  dome: by('brunelleschi', 'sculpture'),
  adoration: by('leonardo', 'painting'),
  codex: by('leonardo', 'book'),
  'sforza-horse': by('leonardo', 'sculpture'),
};
