import { cosDegrees, sinDegrees } from '../../core/math/index.js';
import { makeSprite, outside, type Sprite } from '../../draw/textures/sprite.js';

export interface BladeForm {
  /** From root to tip, pixels. */
  readonly length: number;
  /** At its widest, pixels. */
  readonly width: number;
  /** Of its direction, degrees clockwise from the picture's x axis. */
  readonly angle: number;
  /** How far it bends aside, in half lengths. */
  readonly bend: number;
  /** Whether it runs out into a point, as grass does; a needle does not. */
  readonly pointed: boolean;
}

/** A blade of grass, a needle or a straw. */
export function bladeSprite({ length, width, angle, bend, pointed }: BladeForm): Sprite {
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
