import { pebbleSprite } from './pebble-sprite.js';
import { scatter } from '../../draw/textures/scatter.js';
import type { TextureKind, TextureLook } from '../../draw/textures/texture.js';
import { hues } from './hues.js';

interface PebbleLook extends TextureLook {
  /** The radius in pixels. */
  readonly radius: number;
  readonly flatness: number;
  /** Degrees to either side of the grain. */
  readonly spread: number;
}

const forms = 30;

/** Pebbles of a beach. */
export const pebbles: TextureKind<PebbleLook> = {
  name: 'pebbles',
  look: (stream) => ({
    colors: hues(stream.child('colours'), 10, [0.46, 0.74], [0.005, 0.05], [stream.uniform(30, 80), 110]),
    radius: stream.uniform(7.5, 11.5),
    flatness: stream.uniform(0.6, 0.8),
    spread: stream.choice([40, 90]),
  }),
  paint({ colors, radius, flatness, spread }, { scale, angle, ...window }, stream) {
    const form = stream.child('forms');
    const sprites = Array.from({ length: forms }, () =>
      pebbleSprite(
        // Many small ones, few large ones.
        radius * scale * (0.5 + 0.8 * form.float() * form.float()),
        Math.min(0.97, flatness * form.uniform(0.85, 1.2)),
        angle + form.uniform(-spread, spread),
        0.75,
        form,
      ),
    );
    return scatter(window, { sprites, colors, ground: [40, 38, 34], layers: 2.7, deepest: 0.5 }, stream);
  },
};
