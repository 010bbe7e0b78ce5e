/** How somebody wants to play on this browser: kept here only. */
import { remember, readPreference } from './preferences';

/** How fast the moves of others are shown. */
export const SPEEDS = ['slow', 'normal', 'at-once'] as const;
export type Speed = (typeof SPEEDS)[number];

/** A table as a picture, or in words only. */
export const PRESENTATIONS = ['picture', 'text'] as const;
export type Presentation = (typeof PRESENTATIONS)[number];

/** Whether the table stops at each scoring until its viewer goes on. */
export const SCORINGS = ['stop', 'pass'] as const;
export type Scorings = (typeof SCORINGS)[number];

/** One of several values that is remembered; the default is not written down. */
function readChoice<T extends string>(key: string, values: readonly T[], usual: T): T {
  return values.find((value) => value === readPreference(key)) ?? usual;
}

const VOLUME = 50; // percent

function readVolume(): number {
  const percent = Number(readPreference('volume') ?? VOLUME);
  return percent >= 10 && percent <= 100 ? percent : VOLUME;
}

function readSounds(): 'on' | 'off' | null {
  const found = readPreference('sounds');
  return found === 'on' || found === 'off' ? found : null;
}

class Settings {
  #speed = $state<Speed>(readChoice('speed', SPEEDS, 'normal'));
  #presentation = $state<Presentation>(readChoice('presentation', PRESENTATIONS, 'picture'));
  #scorings = $state<Scorings>(readChoice('scorings', SCORINGS, 'stop'));
  #sounds = $state<'on' | 'off' | null>(readSounds());
  #volume = $state(readVolume());
  #keys = $state(readPreference('keys') !== 'off');
  #automatic = $state(readPreference('automatic') !== 'off');
  #explaining = $state(readPreference('explaining') !== 'off');

  get speed(): Speed {
    return this.#speed;
  }
  set speed(speed: Speed) {
    this.#speed = speed;
    remember('speed', speed === 'normal' ? null : speed);
  }

  get presentation(): Presentation {
    return this.#presentation;
  }
  set presentation(presentation: Presentation) {
    this.#presentation = presentation;
    remember('presentation', presentation === 'picture' ? null : presentation);
  }

  get scorings(): Scorings {
    return this.#scorings;
  }
  set scorings(scorings: Scorings) {
    this.#scorings = scorings;
    remember('scorings', scorings === 'stop' ? null : scorings);
  }

  /** Whether several people play at this device now: unless they say so, it makes no sound. */
  shared = $state(false);

  /** Quiet sounds: pieces, coins, one's turn. */
  get sounds(): boolean {
    return this.#sounds === null ? !this.shared : this.#sounds === 'on';
  }
  set sounds(on: boolean) {
    this.#sounds = on ? 'on' : 'off';
    remember('sounds', this.#sounds);
  }

  /** How loud they are, from 10 to 100. */
  get volume(): number {
    return this.#volume;
  }
  set volume(percent: number) {
    this.#volume = percent;
    remember('volume', percent === VOLUME ? null : String(percent));
  }

  /** Whether single letters are shortcuts; some people's speech or hands press them unawares. */
  get keys(): boolean {
    return this.#keys;
  }
  set keys(on: boolean) {
    this.#keys = on;
    remember('keys', on ? null : 'off');
  }

  /** Whether what nobody would decide otherwise is done without a press: a die is thrown. */
  get automatic(): boolean {
    return this.#automatic;
  }
  set automatic(on: boolean) {
    this.#automatic = on;
    remember('automatic', on ? null : 'off');
  }

  /** Whether things at a table explain themselves where the mouse or the focus rests on them. */
  get explaining(): boolean {
    return this.#explaining;
  }
  set explaining(on: boolean) {
    this.#explaining = on;
    remember('explaining', on ? null : 'off');
  }
}

export const settings = new Settings();
