/** How each of the opponents looks: parts of `parts.ts`, and the crest of the house. */
export interface Looks {
  readonly behind: string;
  readonly robe: string;
  readonly face: string;
  readonly beard: string;
  readonly hat: string;
  readonly crest: string;
}

const looks = (
  behind: string,
  robe: string,
  face: string,
  beard: string,
  hat: string,
  crest: string,
): Looks => ({ behind, robe, face, beard, hat, crest });

/** By the bot's name. */
export const PORTRAITS: Readonly<Record<string, Looks>> = {
  tessa: looks('wimple', 'plain', 'old', 'none', 'veil', 'cross'),
  vieri: looks('none', 'fur', 'proud', 'none', 'beret', 'rings'),
  gemma: looks('long', 'gown', 'young', 'none', 'coif', 'halves'),
  bonaccorso: looks('bob', 'cloak', 'young', 'moustache', 'cap', 'waves'),
  corso: looks('hood', 'cloak', 'proud', 'point', 'cap', 'halves'),
  margherita: looks('none', 'gown', 'grave', 'none', 'veil', 'lozenges'),
  pegolotti: looks('none', 'collar', 'grave', 'full', 'cap', 'bars'),
  folco: looks('none', 'plain', 'old', 'none', 'hood', 'castle'),
  dino: looks('bob', 'collar', 'grave', 'none', 'coif', 'bend'),
  lapo: looks('none', 'fur', 'old', 'full', 'bald', 'chief'),
  tommaso: looks('none', 'fur', 'grave', 'none', 'mazzocchio', 'pears'),
  villani: looks('none', 'cloak', 'old', 'point', 'hood', 'lion'),
  donato: looks('none', 'collar', 'grave', 'none', 'hood', 'pears'),
  lisa: looks('long', 'gown', 'young', 'none', 'parted', 'bend'),
  rucellai: looks('none', 'fur', 'old', 'full', 'beret', 'lion'),
  agnolo: looks('bob', 'collar', 'proud', 'none', 'beret', 'chief'),
  lucrezia: looks('long', 'gown', 'grave', 'none', 'garland', 'lozenges'),
  alessandra: looks('wimple', 'plain', 'grave', 'none', 'coif', 'crescents'),
  palla: looks('none', 'cloak', 'grave', 'full', 'mazzocchio', 'crescents'),
  cosimo: looks('none', 'plain', 'old', 'none', 'cap', 'balls'),
  niccolo: looks('none', 'cloak', 'grave', 'none', 'bald', 'bars'),
  lorenzo: looks('bob', 'collar', 'proud', 'none', 'parted', 'balls'),
  soderini: looks('none', 'collar', 'grave', 'none', 'cap', 'dolphins'),
  filippo: looks('bob', 'fur', 'proud', 'point', 'cap', 'crescents'),
};
