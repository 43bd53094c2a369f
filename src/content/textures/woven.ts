import { cosDegrees, sinDegrees } from '../../core/math/index.js';
import { createRaster } from '../../draw/raster.js';
import { fractal } from '../../draw/textures/fractal.js';
import type { TextureKind, TextureLook } from '../../draw/textures/texture.js';
import { hues } from './hues.js';

interface WovenLook extends TextureLook {
  /** The distance from strip to strip, pixels. */
  readonly pitch: number;
  /** The deviation of strips from their course, as a share of the pitch: a standard deviation. */
  readonly wobble: number;
}

/** Bends are so many pitches long. */
const bendCells = 4.8;

/** Wickerwork: strips that go over and under one another, none quite straight, each of its own color. */
export const woven: TextureKind<WovenLook> = {
  name: 'woven',
  look: (stream) => ({
    colors: hues(stream.child('colours'), 12, [0.42, 0.72], [0.04, 0.09], [55, 85]),
    pitch: stream.uniform(11, 17),
    wobble: stream.uniform(0.11, 0.2),
  }),
  paint({ colors, pitch, wobble }, { width, height, scale, angle }, stream) {
    const raster = createRaster(width, height, 3);
    const { data } = raster;
    const step = pitch * scale;
    const fiber = fractal(
      { width, height, angle: angle + 45, along: 6 * scale, across: 6 * scale, octaves: 2, gain: 0.8 },
      stream.child('fibre'),
    );
    const [bendU, bendV] = ['bend across', 'bend along'].map((which) =>
      fractal(
        {
          width,
          height,
          angle: angle + 45,
          along: bendCells * step,
          across: bendCells * step,
          octaves: 1,
          gain: 1,
        },
        stream.child(which),
      ),
    );
    const [u0, v0] = [stream.uniform(0, 200), stream.uniform(0, 200)];
    const [c, s] = [cosDegrees(angle + 45) / step, sinDegrees(angle + 45) / step];
    for (let y = 0, at = 0; y < height; y++)
      for (let x = 0; x < width; x++, at++) {
        let [u, v] = [u0 + c * x + s * y, v0 + c * y - s * x];
        u += wobble * bendU[at];
        v += wobble * bendV[at];
        const [i, j] = [Math.floor(u), Math.floor(v)];
        const [p, q] = [2 * (u - i) - 1, 2 * (v - j) - 1];
        const over = ((i + j) & 1) === 0;
        // Across the strip on top it is round; along it, it dives under its neighbors.
        const [across, along] = over ? [p, q] : [q, p];
        const round = 1 - 0.5 * across * across * across * across - 0.42 * along * along;
        const strip = over ? i * 7 : j * 11 + 5;
        const color = colors[((strip % colors.length) + colors.length) % colors.length];
        const light = (0.95 + 0.25 * (round - 0.75) * 2) * round * (1 + 0.1 * fiber[at]) + 0.08 * -across;
        const lit = light > 0 ? light : 0;
        data[3 * at] = Math.min(255, color[0] * lit);
        data[3 * at + 1] = Math.min(255, color[1] * lit);
        data[3 * at + 2] = Math.min(255, color[2] * lit);
      }
    return raster;
  },
};
