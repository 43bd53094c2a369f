import type { Stream } from '../../core/stream.js';
import { leafSprite } from './leaf-sprite.js';
import { scatter } from '../../draw/textures/scatter.js';
import type { TextureKind, TextureLook } from '../../draw/textures/texture.js';
import { hues } from './hues.js';

interface LeafLook extends TextureLook {
  readonly length: number;
  readonly slender: number;
  readonly lobes: number;
  /** Degrees to either side of the grain. */
  readonly spread: number;
}

/** Forms of one leaf that lie about; more would not be noticed. */
const forms = 30;

const leafKind = (
  name: string,
  colorsOf: (stream: Stream) => TextureLook['colors'],
  lobesOf: readonly number[],
): TextureKind<LeafLook> => ({
  name,
  look: (stream) => ({
    colors: colorsOf(stream.child('colours')),
    length: stream.uniform(23, 35),
    slender: stream.uniform(0.3, 0.5),
    lobes: stream.choice(lobesOf),
    spread: stream.choice([70, 110, 180]),
  }),
  paint({ colors, length, slender, lobes, spread }, { scale, angle, ...window }, stream) {
    const form = stream.child('forms');
    const sprites = Array.from({ length: forms }, () =>
      leafSprite({
        length: length * scale * form.uniform(0.65, 1.1),
        width: slender * form.uniform(0.75, 1.15),
        angle: angle + 60 + form.uniform(-spread, spread),
        bend: form.uniform(-0.25, 0.25),
        lobes,
        belly: form.uniform(-0.6, 0.1),
      }),
    );
    return scatter(window, { sprites, colors, ground: [20, 22, 14], layers: 2.7, deepest: 0.42 }, stream);
  },
});

/** Living leaves in many greens. */
export const leaves = leafKind(
  'leaves',
  (stream) => hues(stream, 14, [0.42, 0.66], [0.07, 0.15], [112, 145]),
  [0, 0, 3],
);

/** Fallen leaves: browns, rust and straw. */
export const litter = leafKind(
  'litter',
  (stream) => hues(stream, 14, [0.4, 0.65], [0.04, 0.12], [45, 85]),
  [0, 3, 5],
);
