/** The sounds of the table. They are synthesised, so there is no sound file to load. */

export type Sound =
  | 'tile'
  | 'double'
  | 'knock'
  | 'draw'
  | 'turn'
  | 'ten-seconds'
  | 'block'
  | 'hands'
  | 'points'
  | 'deal'
  | 'chair'
  | 'won'
  | 'lost';

/** Plays sounds. Create it only after the first touch or key: browsers keep it silent otherwise. */
export class Sounds {
  readonly #context = new AudioContext();
  readonly #output = this.#context.createGain();
  readonly #noise: AudioBuffer;

  constructor() {
    this.#output.connect(this.#context.destination);
    const { sampleRate } = this.#context;
    this.#noise = this.#context.createBuffer(1, sampleRate / 2, sampleRate);
    const samples = this.#noise.getChannelData(0);
    // Filters turn this noise into different sounds, so the same noise serves for all of them.
    let state = 1;
    for (let i = 0; i < samples.length; i++) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      samples[i] = state / 2 ** 31 - 1;
    }
  }

  /** Releases the audio context: browsers allow few at a time. */
  close(): void {
    void this.#context.close();
  }

  /**
   * Plays a sound after `late` seconds. `volume` is from 0 to 1; `pan` is the direction, from -1 left to 1 right.
   */
  play(sound: Sound, volume: number, pan = 0, late = 0): void {
    void this.#context.resume();
    this.#output.gain.value = volume;
    const at = this.#context.currentTime + 0.005 + late;
    switch (sound) {
      case 'tile':
        // A little higher on the right, so that the ends differ without stereo too.
        this.#knock(at, 980 + 140 * pan, 0.7, pan);
        break;
      case 'double':
        // A third lower.
        this.#knock(at, 784 + 112 * pan, 0.85, pan);
        break;
      case 'knock':
        this.#knock(at, 330, 0.6, pan);
        this.#knock(at + 0.16, 330, 0.6, pan);
        break;
      case 'draw':
        this.#slide(at, pan);
        break;
      case 'turn':
        // One soft tap.
        this.#knock(at, 560, 0.28, pan);
        break;
      case 'ten-seconds':
        this.#tone(at, 740, 0.12, 0.2);
        this.#tone(at + 0.2, 740, 0.12, 0.2);
        break;
      case 'points':
        // Two small bells: a tone and the overtone that makes it a bell.
        [1319, 1760].forEach((hertz, i) => {
          this.#tone(at + i * 0.12, hertz, 0.5, 0.1);
          this.#tone(at + i * 0.12, hertz * 2.76, 0.22, 0.03);
        });
        break;
      case 'block':
        // A low wooden stop.
        this.#knock(at, 190, 1, pan);
        this.#tone(at, 82, 0.28, 0.3);
        break;
      case 'hands':
        // The hands tip over, one after another.
        for (let i = 0; i < 4; i++) this.#knock(at + i * 0.09, 900 + 50 * (i % 2), 0.35, 0);
        break;
      case 'deal':
        for (let i = 0; i < 4; i++) this.#knock(at + i * 0.07, 820 + 60 * (i % 2), 0.3, 0);
        break;
      case 'chair':
        // Legs on the floor, then the seat.
        this.#slide(at, pan);
        this.#knock(at + 0.2, 240, 0.5, pan);
        break;
      case 'won':
        this.#knock(at, 260, 1, pan);
        [523, 659, 1047].forEach((hertz, i) => this.#tone(at + 0.3 + i * 0.14, hertz, 0.5, 0.18));
        break;
      case 'lost':
        this.#tone(at + 0.3, 330, 0.7, 0.14);
        break;
    }
  }

  /**
   * A tile on wood: a dull click and the short ring of the wood. Here and below, `at` is when it
   * begins, in seconds of the audio context.
   */
  #knock(at: number, hertz: number, gain: number, pan: number): void {
    const source = this.#context.createBufferSource();
    source.buffer = this.#noise;
    const filter = this.#context.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.value = hertz;
    filter.Q.value = 3.5;
    source.connect(filter);
    this.#envelope(filter, at, gain * 1.6, 0.07, pan);
    source.start(at, 0, 0.12);
    this.#tone(at, hertz * 0.31, 0.09, gain * 0.35, pan);
  }

  /** A tile that is drawn over the cloth. */
  #slide(at: number, pan: number): void {
    const source = this.#context.createBufferSource();
    source.buffer = this.#noise;
    const filter = this.#context.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.setValueAtTime(700, at);
    filter.frequency.linearRampToValueAtTime(1700, at + 0.18);
    source.connect(filter);
    this.#envelope(filter, at, 0.28, 0.2, pan);
    source.start(at, 0, 0.3);
  }

  #tone(at: number, hertz: number, seconds: number, gain: number, pan = 0): void {
    const tone = this.#context.createOscillator();
    tone.type = 'sine';
    tone.frequency.value = hertz;
    this.#envelope(tone, at, gain, seconds, pan);
    tone.start(at);
    tone.stop(at + seconds + 0.05);
  }

  #envelope(source: AudioNode, at: number, gain: number, seconds: number, pan: number): void {
    const level = this.#context.createGain();
    level.gain.setValueAtTime(0, at);
    level.gain.linearRampToValueAtTime(gain, at + 0.004);
    level.gain.exponentialRampToValueAtTime(0.0005, at + seconds);
    const place = this.#context.createStereoPanner();
    place.pan.value = pan * 0.6;
    source.connect(level).connect(place).connect(this.#output);
  }
}
