import { linear, type Tint } from '../../../world/modeling/color.js';

/** Colors from 0 to 1 in so many steps. */
const steps = 512;

/** A row of linear colors that a share from 0 to 1 is looked up in. */
export type Ramp = Float32Array;

/** Colors at even distances from 0 to 1, joined in linear light. */
export function ramp(...tints: readonly Tint[]): Ramp {
  const colors = tints.map(linear);
  const table = new Float32Array(3 * (steps + 1));
  for (let i = 0; i <= steps; i++) {
    const place = (i / steps) * (colors.length - 1);
    const k = Math.min(colors.length - 2, Math.floor(place));
    for (let c = 0; c < 3; c++)
      table[3 * i + c] = colors[k][c] + (colors[k + 1][c] - colors[k][c]) * (place - k);
  }
  return table;
}

/** The place of a share's color in the ramp; what is outside 0 to 1 is held. */
export const rampAt = (share: number): number =>
  share <= 0 ? 0 : share >= 1 ? 3 * steps : 3 * ((share * steps + 0.5) | 0);
