/** Quiet sounds of our own, made while they are heard; none unless somebody wants them. */

/** A note: its frequency in hertz, and after how many seconds it begins. */
type Note = readonly [hertz: number, start: number];

const SOUNDS = {
  /** It is one's turn. */
  turn: [
    [523.25, 0],
    [659.25, 0.13],
  ],
  /** Something is scored. */
  scored: [
    [392, 0],
    [523.25, 0.11],
    [783.99, 0.22],
  ],
} as const satisfies Record<string, readonly Note[]>;
export type Sound = keyof typeof SOUNDS;

const LOUDEST = 0.06; // of what the device can do
const FADE = 0.45; // seconds
const BEGIN = 0.015;

let context: AudioContext | null = null;

/** Lets a sound be heard, where the browser can and lets it. */
export function play(sound: Sound): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  void context.resume();
  for (const [hertz, start] of SOUNDS[sound]) ring(context, hertz, context.currentTime + start);
}

/** A soft bell: it begins quickly and fades away. */
function ring(on: AudioContext, hertz: number, at: number): void {
  const tone = new OscillatorNode(on, { type: 'sine', frequency: hertz });
  const volume = new GainNode(on, { gain: 0 });
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(LOUDEST, at + BEGIN);
  volume.gain.exponentialRampToValueAtTime(LOUDEST / 200, at + FADE);
  tone.connect(volume).connect(on.destination);
  tone.start(at);
  tone.stop(at + FADE);
}
