import { createRaster } from '../../draw/raster.js';
import { fractal } from '../../draw/textures/fractal.js';
import { paintField, ramp } from '../../draw/textures/ramp.js';
import type { TextureKind, TextureLook } from '../../draw/textures/texture.js';
import { hues, shades } from './hues.js';

interface BarkLook extends TextureLook {
  /** The length of a plate, pixels. */
  readonly long: number;
  readonly wide: number;
}

/** Bark with long furrows along the grain, which runs upright. */
export const bark: TextureKind<BarkLook> = {
  name: 'bark',
  look: (stream) => ({
    colors: shades(stream.child('colours'), [0.2, 0.68], [0.02, 0.06], [45, 90]),
    long: stream.uniform(90, 150),
    wide: stream.uniform(16, 28),
  }),
  paint({ colors, long, wide }, { width, height, scale, angle }, stream) {
    const size = { width, height, angle: angle + 90 };
    const plates = fractal(
      { ...size, along: long * scale, across: wide * scale, octaves: 4, gain: 0.62, ridged: true },
      stream.child('plates'),
    );
    const grit = fractal(
      { ...size, along: 14 * scale, across: 7 * scale, octaves: 3, gain: 0.9 },
      stream.child('grit'),
    );
    // Furrows are narrow and deep: what lies low is pushed lower.
    for (let i = 0; i < plates.length; i++) {
      const p = -plates[i];
      plates[i] = (p < -0.6 ? p + 0.8 * (p + 0.6) : p) * 0.85 + 0.5 * grit[i];
    }
    const raster = createRaster(width, height, 3);
    paintField(plates, ramp(colors), 2.3, raster.data);
    return raster;
  },
};

interface SandLook extends TextureLook {
  /** The distance from crest to crest, pixels. */
  readonly ripple: number;
  readonly depth: number;
}

/** Sand in ripples across the grain. */
export const sand: TextureKind<SandLook> = {
  name: 'sand',
  look: (stream) => ({
    colors: shades(stream.child('colours'), [0.5, 0.9], [0.03, 0.07], [65, 92]),
    ripple: stream.uniform(16, 26),
    depth: stream.uniform(0.5, 0.9),
  }),
  paint({ colors, ripple, depth }, { width, height, scale, angle }, stream) {
    const ripples = fractal(
      {
        width,
        height,
        angle: angle + 12,
        along: 3 * ripple * scale,
        across: ripple * scale,
        octaves: 2,
        gain: 0.35,
        ridged: true,
      },
      stream.child('ripples'),
    );
    const grains = fractal(
      { width, height, angle, along: 3.2 * scale, across: 3.2 * scale, octaves: 2, gain: 1.2 },
      stream.child('grains'),
    );
    for (let i = 0; i < grains.length; i++) grains[i] = depth * ripples[i] + 0.65 * grains[i];
    const raster = createRaster(width, height, 3);
    paintField(grains, ramp(colors), 3, raster.data);
    return raster;
  },
};

interface NoiseLook extends TextureLook {
  /** Amplitude falls as frequency to this power: 0.5 gritty, 1 as in natural scenes, 1.5 cloudy. */
  readonly fall: number;
  readonly largest: number;
  readonly stretch: number;
}

/** Colored noise whose spectrum falls as a power of frequency. */
export const noise: TextureKind<NoiseLook> = {
  name: 'noise',
  look: (stream) => ({
    colors: [
      ...hues(stream.child('dark'), 2, [0.25, 0.4], [0.02, 0.09], [0, 360]),
      ...hues(stream.child('light'), 2, [0.6, 0.85], [0.02, 0.09], [0, 360]),
    ],
    fall: stream.choice([0.6, 0.8, 1]),
    largest: stream.uniform(11, 17),
    stretch: stream.choice([1, 1.6, 2.4]),
  }),
  paint({ colors, fall, largest, stretch }, { width, height, scale, angle }, stream) {
    const gain = { 0.6: 0.66, 0.8: 0.574, 1: 0.5 }[fall] ?? 0.5; // 2 to the power −fall
    const field = fractal(
      { width, height, angle, along: largest * stretch * scale, across: largest * scale, octaves: 6, gain },
      stream.child('field'),
    );
    const raster = createRaster(width, height, 3);
    paintField(field, ramp(colors), 2.8, raster.data);
    return raster;
  },
};

interface BlotchLook extends TextureLook {
  readonly size: number;
  readonly stretch: number;
}

/** A layer's blotches are where its field is higher than this. */
const over = 0.45;

/** The blotches of a camouflage cloth: four flat colors, one over the other, with threads. */
export const blotches: TextureKind<BlotchLook> = {
  name: 'blotches',
  look: (stream) => ({
    colors: hues(stream.child('colours'), 4, [0.28, 0.68], [0.03, 0.08], [60, 140]),
    size: stream.uniform(18, 28),
    stretch: stream.uniform(1.3, 2),
  }),
  paint({ colors, size, stretch }, { width, height, scale, angle }, stream) {
    const layers = [0, 1, 2].map((layer) =>
      fractal(
        { width, height, angle, along: size * stretch * scale, across: size * scale, octaves: 3, gain: 0.5 },
        stream.child('layer', layer),
      ),
    );
    const threads = fractal(
      { width, height, angle: 0, along: 3, across: 2, octaves: 1, gain: 1 },
      stream.child('threads'),
    );
    const raster = createRaster(width, height, 3);
    const [first, second, third] = layers;
    const { data } = raster;
    for (let i = 0, at = 0; i < threads.length; i++, at += 3) {
      const top = third[i] > over ? 3 : second[i] > over ? 2 : first[i] > over ? 1 : 0;
      const color = colors[top];
      const light = 1 + 0.07 * threads[i];
      data[at] = Math.min(255, color[0] * light);
      data[at + 1] = Math.min(255, color[1] * light);
      data[at + 2] = Math.min(255, color[2] * light);
    }
    return raster;
  },
};
