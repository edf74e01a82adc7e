/** One sound of a voice: what makes it, when, how high, how long and how loud. Seconds and hertz. */
export interface Note {
  of: keyof typeof INSTRUMENTS;
  at: number;
  pitch: number;
  length: number;
  level: number;
}

type Instrument = (audio: BaseAudioContext, out: AudioNode, note: Note, at: number) => void;

const SILENCE = 0.0001;

/** Nothing here starts with a click: every sound swells, if only for a few milliseconds. */
function swell(audio: BaseAudioContext, note: Note, at: number, attack: number): GainNode {
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(note.level, at + attack);
  volume.gain.exponentialRampToValueAtTime(SILENCE, at + note.length);
  return volume;
}

function tone(
  audio: BaseAudioContext,
  type: OscillatorType,
  pitch: number,
  at: number,
  length: number,
): OscillatorNode {
  const tone = audio.createOscillator();
  tone.type = type;
  tone.frequency.setValueAtTime(pitch, at);
  tone.start(at);
  tone.stop(at + length);
  return tone;
}

/** Rustling through a narrow gap, the same each time. */
function rustle(audio: BaseAudioContext, note: Note, at: number, narrow: number): AudioNode {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 1;
  for (let index = 0; index < samples.length; index += 1) {
    seed = (seed * 16807) % 2147483647;
    samples[index] = seed / 1073741823.5 - 1;
  }
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const gap = audio.createBiquadFilter();
  gap.type = "bandpass";
  gap.frequency.value = note.pitch;
  gap.Q.value = narrow;
  source.start(at);
  source.stop(at + note.length);
  return source.connect(gap);
}

/** A small bell of brass: overtones that fade before it does. */
const bell: Instrument = (audio, out, note, at) => {
  const overtones: [number, number, number][] = [
    [1, 1, 1],
    [2, 0.3, 0.6],
    [3.01, 0.12, 0.35],
  ];
  for (const [times, level, length] of overtones) {
    const part = { ...note, level: note.level * level, length: note.length * length };
    tone(audio, "sine", note.pitch * times, at, part.length)
      .connect(swell(audio, part, at, 0.008))
      .connect(out);
  }
};

/** A knock on wood. */
const wood: Instrument = (audio, out, note, at) => {
  rustle(audio, note, at, 9)
    .connect(swell(audio, { ...note, level: note.level * 2 }, at, 0.004))
    .connect(out);
  tone(audio, "sine", note.pitch, at, note.length)
    .connect(swell(audio, { ...note, level: note.level / 2 }, at, 0.004))
    .connect(out);
};

/** A drum: its skin falls a little in pitch, and rattles. */
const drum: Instrument = (audio, out, note, at) => {
  const skin = tone(audio, "sine", note.pitch * 1.5, at, note.length);
  skin.frequency.exponentialRampToValueAtTime(note.pitch, at + note.length / 2);
  skin.connect(swell(audio, note, at, 0.005)).connect(out);
  rustle(audio, { ...note, pitch: note.pitch * 9 }, at, 0.8)
    .connect(swell(audio, { ...note, level: note.level / 3 }, at, 0.005))
    .connect(out);
};

/** A low string, bowed: it comes slowly and is never quite in tune. */
const string: Instrument = (audio, out, note, at) => {
  const body = audio.createBiquadFilter();
  body.type = "lowpass";
  body.frequency.value = note.pitch * 4;
  body.connect(swell(audio, note, at, 0.09)).connect(out);
  for (const off of [0.997, 1.003]) {
    tone(audio, "sawtooth", note.pitch * off, at, note.length).connect(body);
  }
};

export const INSTRUMENTS = { bell, wood, drum, string };
