import { cosDegrees, sinDegrees } from '../../core/math/index.js';
import { scatter } from '../../draw/textures/scatter.js';
import { makeSprite, outside, type Sprite } from '../../draw/textures/sprite.js';
import type { TextureKind, TextureLook } from '../../draw/textures/texture.js';
import { hues } from './hues.js';

interface BladeForm {
  /** The length from root to tip, pixels. */
  readonly length: number;
  /** The width at the widest place, pixels. */
  readonly width: number;
  /** Direction, degrees clockwise from the picture's x axis. */
  readonly angle: number;
  /** The sideways bend, in half lengths. */
  readonly bend: number;
  /** Whether it runs out into a point, as grass does; a needle does not. */
  readonly pointed: boolean;
}

/** A blade of grass, a needle or a straw. */
function bladeSprite({ length, width, angle, bend, pointed }: BladeForm): Sprite {
  const half = length / 2;
  const [c, s] = [cosDegrees(angle), sinDegrees(angle)];
  return makeSprite(
    Math.ceil(length + 8),
    (x, y, out) => {
      const u = (c * x + s * y) / half;
      const v = c * y - s * x + bend * half * (u * u - 0.4);
      const inside = 1 - Math.abs(u);
      out.inside = -1;
      if (inside <= 0 || Math.abs(v) >= width / 2 - outside) return;
      const reach =
        (width / 2) * (pointed ? Math.min(1, 0.9 * (1 - u) * (0.55 + 0.45 * Math.min(1, 1.5 + u))) : 1);
      out.inside = Math.min(reach - Math.abs(v), inside * half);
      if (out.inside <= outside) return;
      const turned = v / (width + 0.5);
      out.light = 1 + 0.35 * (c - s > 0 ? -turned : turned) * 2 + 0.15 * u;
    },
    Math.max(1, width * 0.6),
  );
}

interface BladeLook extends TextureLook {
  readonly length: number;
  readonly width: number;
  /** Degrees to either side of the grain. */
  readonly spread: number;
}

const forms = 32;

/** Grass seen from above, leaning one way. */
export const grass: TextureKind<BladeLook> = {
  name: 'grass',
  look: (stream) => ({
    colors: hues(stream.child('colours'), 12, [0.45, 0.72], [0.08, 0.15], [108, 138]),
    length: stream.uniform(54, 84),
    width: stream.uniform(4, 6.5),
    spread: stream.uniform(28, 50),
  }),
  paint({ colors, length, width, spread }, { scale, angle, ...window }, stream) {
    const form = stream.child('forms');
    const sprites = Array.from({ length: forms }, () =>
      bladeSprite({
        length: length * scale * form.uniform(0.6, 1.1),
        width: width * scale * form.uniform(0.7, 1.1),
        angle: angle - 90 + (form.float() + form.float() - 1) * spread,
        bend: form.uniform(-0.3, 0.3),
        pointed: true,
      }),
    );
    return scatter(window, { sprites, colors, ground: [22, 30, 12], layers: 2.5, deepest: 0.3 }, stream);
  },
};

/** Pine needles or straw on the ground, lying every way. */
export const needles: TextureKind<BladeLook> = {
  name: 'needles',
  look: (stream) => ({
    colors: hues(stream.child('colours'), 12, [0.42, 0.74], [0.05, 0.1], [50, 88]),
    length: stream.uniform(44, 70),
    width: stream.uniform(2.4, 3.6),
    spread: stream.choice([60, 90]),
  }),
  paint({ colors, length, width, spread }, { scale, angle, ...window }, stream) {
    const form = stream.child('forms');
    const sprites = Array.from({ length: forms }, () =>
      bladeSprite({
        length: length * scale * form.uniform(0.6, 1.1),
        width: width * scale * form.uniform(0.8, 1.2),
        angle: angle + 20 + form.uniform(-spread, spread),
        bend: form.uniform(-0.12, 0.12),
        pointed: false,
      }),
    );
    return scatter(window, { sprites, colors, ground: [34, 24, 16], layers: 2.5, deepest: 0.3 }, stream);
  },
};
