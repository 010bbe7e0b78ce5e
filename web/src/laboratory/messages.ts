/** What the page of the laboratory and its workers tell each other. */
import type { EngineFiles } from '../local/messages';

/** What is to be played, as `reports/in_page/laboratory.py` reads it. */
export interface Wish {
  game: string;
  /** One for each player. */
  bots: string[];
  options: Record<string, string>;
  games: number;
  seed: number;
}

/** What was found. */
export interface Findings {
  /** HTML: the answers, charts and tables. */
  shown: string;
  /** The same as a page of its own. */
  page: string;
  /** JSON, as the command prints it. */
  results: string;
  /** The command that plays the same games. */
  command: string;
}

/** To a worker; the first one loads everything. */
export type Order =
  | { kind: 'begin'; engine: EngineFiles }
  | { kind: 'divide'; wish: string }
  | { kind: 'play'; wish: string; part: number }
  | {
      kind: 'report';
      wish: string;
      played: Uint8Array[];
      seconds: number;
      workers: number;
      language: string;
    };

/** From a worker. */
export type Report =
  | { kind: 'loading'; share: number }
  | { kind: 'answer'; value: unknown }
  | { kind: 'failed'; text: string };
