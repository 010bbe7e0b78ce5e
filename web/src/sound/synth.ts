/** Makes sounds while they are heard, from tones and noise: nothing is recorded or loaded. */
import { RECIPES, type Noise, type Ring, type Sound } from './recipes';

export const LOUDEST = 0.16; // of what the device can do, at full volume
const BEGIN = 0.004; // seconds to the full strength, so that nothing clicks
const SILENT = 0.001;

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/**
 * Lets a sound be heard, so many seconds later, where the browser can and lets it.  `volume` is
 * from 0 to 1.
 */
export function play(sound: Sound, volume: number, later = 0): void {
  if (typeof AudioContext === 'undefined' || !mayBegin()) return;
  context ??= new AudioContext();
  void context.resume();
  render(context, sound, volume, context.currentTime + later);
}

/** Browsers let a page be heard once somebody has pressed something on it, and complain before. */
const mayBegin = (): boolean =>
  !('userActivation' in navigator) || navigator.userActivation.hasBeenActive;

/** Puts a sound into what a context plays, from the time `at` on. */
export function render(on: BaseAudioContext, sound: Sound, volume: number, at: number): void {
  for (const part of RECIPES[sound]) {
    const strength = part.level * volume * LOUDEST;
    if (part.kind === 'noise') addNoise(on, part, strength, at);
    else addRing(on, part, strength, at);
  }
}

function addRing(on: BaseAudioContext, part: Ring, strength: number, at: number): void {
  for (const [times, level] of [[1, 1] as const, ...(part.overtones ?? [])]) {
    const tone = new OscillatorNode(on, { type: 'sine', frequency: part.hertz * times });
    tone.connect(fading(on, part, strength * level, at));
    run(tone, part, at);
  }
}

function addNoise(on: BaseAudioContext, part: Noise, strength: number, at: number): void {
  hiss ??= whiteNoise(on);
  const source = new AudioBufferSourceNode(on, { buffer: hiss });
  const band = new BiquadFilterNode(on, {
    type: 'bandpass',
    frequency: part.hertz,
    Q: part.sharp,
  });
  // The narrower its band, the less of it is left.
  source.connect(band).connect(fading(on, part, strength * (1 + part.sharp), at));
  run(source, part, at);
}

/** What lets a part begin quickly and fade. */
function fading(on: BaseAudioContext, part: Ring | Noise, strength: number, at: number): GainNode {
  const gain = new GainNode(on, { gain: 0 });
  const begin = at + part.start;
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(strength, begin + BEGIN);
  gain.gain.exponentialRampToValueAtTime(strength * SILENT, begin + part.fade);
  gain.connect(on.destination);
  return gain;
}

function run(node: AudioScheduledSourceNode, { start, fade }: Ring | Noise, at: number): void {
  node.start(at + start);
  node.stop(at + start + fade);
}

/** Half a second of it, longer than any part lasts. */
function whiteNoise(on: BaseAudioContext): AudioBuffer {
  const buffer = new AudioBuffer({ length: on.sampleRate / 2, sampleRate: on.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
