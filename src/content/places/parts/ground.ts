import type { Layout } from './layout.js';
import type { Look } from './looks.js';
import { level } from './plates.js';

/** Meters from the stand to where the ground ends, below the horizon. */
export const horizon = 900;

/** Meters behind the stand at which the air before the ground grows thicker, step by step. */
const steps = [90, 150, 240, 360, 520, 700];

/** Level ground to the horizon, paler there. @param y of its surface, a little below what lies on it */
export function ground(layout: Layout, look: Look, y = 0): void {
  stretch(layout, look, [-horizon, horizon], y);
}

/** Level ground or water from one z to another, to the horizon on both sides. Meters. */
export function stretch(layout: Layout, look: Look, [z0, z1]: readonly [number, number], y = 0): void {
  const ends = [Math.max(z0, -steps[0]), ...steps.map((step) => -step), -horizon];
  layout.shell(look, level(-horizon, horizon, ends[0], z1, y));
  for (const [i, near] of steps.entries()) {
    const far = steps[i + 1] ?? horizon;
    const [from, to] = [Math.max(z0, -far), Math.min(z1, -near)];
    if (from < to) layout.shell({ ...look, far: (near + far) / 2 }, level(-horizon, horizon, from, to, y));
  }
}
