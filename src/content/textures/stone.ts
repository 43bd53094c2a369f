import { fractal } from '../../draw/textures/fractal.js';
import { pebbleSprite } from './pebble-sprite.js';
import { scatter } from '../../draw/textures/scatter.js';
import type { TextureKind, TextureLook } from '../../draw/textures/texture.js';
import { hues } from './hues.js';

interface StoneLook extends TextureLook {
  /** The size of a crystal, pixels. */
  readonly grain: number;
  readonly cloud: number;
}

/** Granite: flat crystals of a few colors, clouded. */
export const stone: TextureKind<StoneLook> = {
  name: 'stone',
  look(stream) {
    const hue = stream.uniform(20, 260);
    const colors = stream.child('colours');
    return {
      colors: [
        ...hues(colors, 4, [0.62, 0.8], [0.005, 0.04], [hue - 15, hue + 15]),
        ...hues(colors, 2, [0.26, 0.42], [0.005, 0.02], [hue - 30, hue + 30]),
      ],
      grain: stream.uniform(3.5, 6),
      cloud: stream.uniform(0.06, 0.12),
    };
  },
  paint({ colors, grain, cloud }, { width, height, scale, angle, seen }, stream) {
    const form = stream.child('forms');
    const sprites = Array.from({ length: 24 }, () =>
      pebbleSprite(
        grain * scale * form.uniform(0.5, 1.4),
        form.uniform(0.45, 0.9),
        angle + form.uniform(-60, 60),
        0.12,
        form,
      ),
    );
    const raster = scatter(
      { width, height, seen },
      { sprites, colors, ground: colors[0], layers: 1.9, deepest: 0.9, vary: 0.1 },
      stream,
    );
    const clouds = fractal(
      { width, height, angle, along: 60 * scale, across: 60 * scale, octaves: 4, gain: 0.6 },
      stream.child('clouds'),
    );
    const { data } = raster;
    for (let i = 0, at = 0; i < clouds.length; i++)
      for (let k = 0; k < 3; k++, at++) data[at] = Math.min(255, data[at] * (1 + cloud * clouds[i]));
    return raster;
  },
};
