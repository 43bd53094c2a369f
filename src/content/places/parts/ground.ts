import type { Layout } from './layout.js';
import type { Look } from './looks.js';
import { level } from './plates.js';

/** Meters from the stand to where the ground ends, below the horizon. */
export const horizon = 900;

/** Level ground to the horizon. @param y of its surface, a little below what lies on it */
export function ground(layout: Layout, look: Look, y = 0): void {
  layout.shell(look, level(-horizon, horizon, -horizon, horizon, y));
}
