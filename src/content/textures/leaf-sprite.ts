import { cosDegrees, sin, sinDegrees, tau } from '../../core/math/index.js';
import { makeSprite, outside, type Sprite } from '../../draw/textures/sprite.js';

export interface LeafForm {
  /** The length from tip to tip, pixels. */
  readonly length: number;
  /** The ratio of the greatest width to the length. */
  readonly width: number;
  /** Direction of the leaf's axis, degrees clockwise from the picture's x axis. */
  readonly angle: number;
  /** The bend of the axis, in half lengths. */
  readonly bend: number;
  /** Lobes on each side; 0 for a smooth edge. */
  readonly lobes: number;
  /** The place where it is widest, −1 (stem) to 1 (tip). */
  readonly belly: number;
}

/** A leaf with midrib, side veins, and halves that catch the light of the upper left differently. */
export function leafSprite({ length, width, angle, bend, lobes, belly }: LeafForm): Sprite {
  const half = length / 2;
  const side = Math.ceil(length + 8);
  const [c, s] = [cosDegrees(angle), sinDegrees(angle)];
  // The half to the right of the axis faces right-down when the axis points right.
  const tilt = 0.16 * (c + s > 0 ? 1 : -1);
  return makeSprite(
    side,
    (x, y, out) => {
      const u = (c * x + s * y) / half;
      const v = (c * y - s * x) / half + bend * (u * u - 0.4);
      const across = Math.abs(v);
      const body = (1 - u * u) * (1 + belly * u * 0.8);
      // Lobes take away only: what lies beyond the body lies beyond them.
      out.inside = (Math.max(-0.05, width * body) - across) * half * 0.85;
      if (out.inside <= outside) return;
      const wave = lobes === 0 ? 1 : 0.72 + 0.28 * sin(lobes * 0.5 * tau * (u + 0.35 * across));
      const reach = body > 0 ? width * body * wave : -0.05;
      out.inside = (reach - across) * half * 0.85;
      if (out.inside <= outside) return;
      const rib = across < 0.9 / half + 0.012 ? 0.22 : 0;
      const vein = u * 5 + (belly > 0 ? 1 : -1) * 4 * across;
      const stripe = vein - Math.floor(vein) < 0.16 ? -0.1 : 0.02;
      out.light = 1 + (v > 0 ? -tilt : tilt) + rib + stripe - 0.35 * across + 0.1 * u;
    },
    Math.max(1, length / 16),
  );
}
