import { fractal } from '../../draw/textures/fractal.js';
import { leafSprite } from './leaf-sprite.js';
import { scatter } from '../../draw/textures/scatter.js';
import type { TextureKind, TextureLook } from '../../draw/textures/texture.js';
import { hues } from './hues.js';

interface MossLook extends TextureLook {
  /** Length of a leaflet, pixels. */
  readonly length: number;
  /** The size of a cushion, pixels. */
  readonly cushion: number;
}

/** Cushions of moss: fine leaflets, light and dark in clouds. */
export const moss: TextureKind<MossLook> = {
  name: 'moss',
  look: (stream) => ({
    colors: hues(stream.child('colours'), 10, [0.42, 0.7], [0.08, 0.14], [105, 130]),
    length: stream.uniform(11, 16),
    cushion: stream.uniform(34, 52),
  }),
  paint({ colors, length, cushion }, { width, height, scale, angle, seen }, stream) {
    const form = stream.child('forms');
    const sprites = Array.from({ length: 32 }, () =>
      leafSprite({
        length: length * scale * form.uniform(0.7, 1.2),
        width: 0.4,
        angle: angle + form.uniform(-180, 180),
        bend: 0,
        lobes: 0,
        belly: -0.2,
      }),
    );
    const raster = scatter(
      { width, height, seen },
      { sprites, colors, ground: [30, 36, 14], layers: 2.1, deepest: 0.45 },
      stream,
    );
    const hills = fractal(
      {
        width,
        height,
        angle,
        along: cushion * scale,
        across: cushion * scale,
        octaves: 3,
        gain: 0.5,
        ridged: true,
      },
      stream.child('hills'),
    );
    const { data } = raster;
    for (let i = 0, at = 0; i < hills.length; i++) {
      const light = 1 - 0.17 * Math.max(-2, Math.min(2, -hills[i]));
      for (let k = 0; k < 3; k++, at++) data[at] = Math.min(255, data[at] * light);
    }
    return raster;
  },
};
