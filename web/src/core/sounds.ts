/** Small sounds of what is on stage, made here, and only for who wants them. */

import { account } from "./me.svelte";
import type { Sound } from "./pacing";

/** A tone glides from one frequency to another; noise is what cracks and rattles. */
interface Voice {
  from: number;
  to: number;
  lasts: number;
  at?: number;
  shape?: OscillatorType | "noise";
  loud?: number;
}

const VOICES: Record<Sound, Voice[]> = {
  card: [{ from: 900, to: 1500, lasts: 0.09, shape: "noise", loud: 0.05 }],
  roll: [0, 0.07, 0.15].map((at) => ({
    from: 1800,
    to: 1200,
    lasts: 0.04,
    at,
    shape: "noise",
    loud: 0.08,
  })),
  hit: [{ from: 140, to: 45, lasts: 0.28, shape: "triangle", loud: 0.16 }],
  loss: [{ from: 320, to: 110, lasts: 0.34, shape: "sawtooth", loud: 0.05 }],
  pay: [
    { from: 1320, to: 1320, lasts: 0.08 },
    { from: 1760, to: 1760, lasts: 0.12, at: 0.07 },
  ],
  fly: [{ from: 300, to: 900, lasts: 0.3, shape: "noise", loud: 0.05 }],
  win: [
    { from: 523, to: 523, lasts: 0.12 },
    { from: 659, to: 659, lasts: 0.12, at: 0.1 },
    { from: 784, to: 784, lasts: 0.22, at: 0.2 },
  ],
  out: [
    { from: 392, to: 392, lasts: 0.2, shape: "triangle" },
    { from: 262, to: 196, lasts: 0.5, at: 0.2, shape: "triangle" },
  ],
};

let audio: AudioContext | null = null;

/** Noise that glides between two frequencies. */
function rattle(context: AudioContext, voice: Voice, start: number): AudioNode {
  const source = context.createBufferSource();
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  source.buffer = buffer;
  const band = context.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.setValueAtTime(voice.from, start);
  band.frequency.exponentialRampToValueAtTime(voice.to, start + voice.lasts);
  source.connect(band);
  source.start(start);
  source.stop(start + voice.lasts);
  return band;
}

function hum(context: AudioContext, voice: Voice, start: number): AudioNode {
  const source = context.createOscillator();
  if (voice.shape && voice.shape !== "noise") source.type = voice.shape;
  source.frequency.setValueAtTime(voice.from, start);
  source.frequency.exponentialRampToValueAtTime(voice.to, start + voice.lasts);
  source.start(start);
  source.stop(start + voice.lasts);
  return source;
}

function sing(context: AudioContext, voice: Voice): void {
  const start = context.currentTime + (voice.at ?? 0);
  const volume = context.createGain();
  volume.gain.setValueAtTime(voice.loud ?? 0.07, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + voice.lasts);
  const source = (voice.shape === "noise" ? rattle : hum)(context, voice, start);
  source.connect(volume).connect(context.destination);
}

/** Browsers keep silent until a page is touched, and would then play all that was kept at once. */
const isTouched = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

export function play(sound: Sound): void {
  if (account.settings.stageSounds && !document.hidden && isTouched()) sample(sound);
}

/** The sound, also for who only tries it. */
export function sample(sound: Sound): void {
  audio ??= new AudioContext();
  for (const voice of VOICES[sound]) sing(audio, voice);
}
