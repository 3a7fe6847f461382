// Four sounds, made here and off at first: your move, paper, coin, a low drum.

/** @typedef {'move' | 'paper' | 'coin' | 'drum'} Name */

export class Sound {
  /** @param {import('./settings.js').Settings} settings */
  constructor(settings) {
    this.settings = settings;
    /** @type {AudioContext | null} */
    this.audio = null;
    this.last = 0;
  }

  /** @param {Name} name */
  play(name) {
    if (!this.settings.get('sound') || !globalThis.AudioContext) return;
    this.audio ??= new AudioContext();
    const audio = this.audio;
    // Before the first click a browser does not let a page sound; then nothing waits to be heard later.
    if (audio.state === 'suspended') void audio.resume();
    const now = audio.currentTime;
    if (name !== 'move' && now - this.last < 0.06) return;
    this.last = now;
    if (name === 'move') {
      this.wood(now, 523);
      this.wood(now + 0.13, 784);
    } else if (name === 'paper') this.noise(now, 0.09, 2600, 0.09);
    else if (name === 'coin') this.tone(now, 2093, 0.22, 'triangle', 0.05);
    else this.drum(now);
  }

  /** @param {number} at @param {number} pitch */
  wood(at, pitch) {
    this.tone(at, pitch, 0.2, 'sine', 0.16);
    this.tone(at, pitch * 3.9, 0.05, 'sine', 0.05);
  }

  /** @param {number} at */
  drum(at) {
    const swing = this.tone(at, 110, 0.32, 'sine', 0.3);
    swing?.frequency.exponentialRampToValueAtTime(46, at + 0.28);
    this.noise(at, 0.05, 500, 0.08);
  }

  /**
   * @param {number} at @param {number} pitch @param {number} length @param {OscillatorType} type @param {number} loud
   */
  tone(at, pitch, length, type, loud) {
    if (!this.audio) return null;
    const swing = this.audio.createOscillator();
    swing.type = type;
    swing.frequency.setValueAtTime(pitch, at);
    swing.connect(this.fading(at, length, loud));
    swing.start(at);
    swing.stop(at + length);
    return swing;
  }

  /** @param {number} at @param {number} length @param {number} pitch @param {number} loud */
  noise(at, length, pitch, loud) {
    if (!this.audio) return;
    const samples = this.audio.createBuffer(1, Math.ceil(this.audio.sampleRate * length), this.audio.sampleRate);
    const data = samples.getChannelData(0);
    for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
    const source = this.audio.createBufferSource();
    source.buffer = samples;
    const band = this.audio.createBiquadFilter();
    band.type = 'bandpass';
    band.frequency.value = pitch;
    source.connect(band).connect(this.fading(at, length, loud));
    source.start(at);
  }

  /** @param {number} at @param {number} length @param {number} loud */
  fading(at, length, loud) {
    const audio = /** @type {AudioContext} */ (this.audio);
    const gain = audio.createGain();
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(loud, at + 0.006);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
    gain.connect(audio.destination);
    return gain;
  }
}

/**
 * What an event sounds like.
 * @param {import('./scene/types.js').Event} event
 * @returns {Name | null}
 */
export function soundOf(event) {
  if (/damage|hit|knocked|wound|attack_declared/.test(event.type)) return 'drum';
  if (/coin|treasure|bought|don_|mana|crystal/.test(event.type)) return 'coin';
  return event.moves?.length ? 'paper' : null;
}
