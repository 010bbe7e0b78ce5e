/** A moment at which the flow stops: what happened, what counts on the board, and who gets what. */

/** What a seat has there, and what it brings. */
export interface SceneRow {
  seat: number;
  place: number;
  /** The whole line as a sentence. */
  text: string;
  /** The drawing of what counts, by its name among a player's pieces, and how many there are. */
  piece: 'cube' | 'art' | 'disc';
  count: number;
  points: number;
}

export interface SceneData {
  title: string;
  /** The drawing of what is scored, by its id in the sprite. */
  emblem: string;
  /** Where on the table it lies: the selector of what opens. */
  origin: string;
  /** What counts on the board, as selectors. */
  lit: readonly string[];
  /** The area where that lies, for a screen that shows one at a time. */
  area: string;
  rows: readonly SceneRow[];
  /** What there is to say about the places, such as ties: a sentence each. */
  notes: readonly string[];
}
