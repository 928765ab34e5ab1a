// Small sounds made on the spot: wood on wood, a card, a bell. Off until asked for.

import { settings } from "./settings.svelte";

let context: AudioContext | undefined;

function audio(): AudioContext | null {
  if (!settings.sound) return null;
  context ??= new AudioContext();
  void context.resume();
  return context;
}

function tone(at: AudioContext, frequency: number, start: number, length: number, loudness: number): void {
  const oscillator = at.createOscillator();
  const gain = at.createGain();
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(loudness, at.currentTime + start);
  gain.gain.exponentialRampToValueAtTime(0.001, at.currentTime + start + length);
  oscillator.connect(gain).connect(at.destination);
  oscillator.start(at.currentTime + start);
  oscillator.stop(at.currentTime + start + length);
}

function rustle(at: AudioContext, frequency: number, start: number, length: number, loudness: number): void {
  const samples = Math.ceil(at.sampleRate * length);
  const buffer = at.createBuffer(1, samples, at.sampleRate);
  const channel = buffer.getChannelData(0);
  for (let index = 0; index < samples; index++)
    channel[index] = (Math.random() * 2 - 1) * (1 - index / samples) ** 2;
  const source = at.createBufferSource();
  const filter = at.createBiquadFilter();
  const gain = at.createGain();
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = frequency;
  gain.gain.value = loudness;
  source.connect(filter).connect(gain).connect(at.destination);
  source.start(at.currentTime + start);
}

const SOUNDS = {
  move(at: AudioContext) {
    rustle(at, 900, 0.24, 0.06, 0.9);
    tone(at, 150, 0.24, 0.09, 0.35);
  },
  turn(at: AudioContext) {
    tone(at, 660, 0.1, 0.5, 0.12);
    tone(at, 880, 0.24, 0.7, 0.1);
  },
  end(at: AudioContext) {
    for (const [index, frequency] of [392, 494, 587, 784].entries())
      tone(at, frequency, index * 0.12, 1, 0.1);
  },
};

export function play(sound: keyof typeof SOUNDS): void {
  const at = audio();
  if (at) SOUNDS[sound](at);
}
