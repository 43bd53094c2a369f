import type { Stream } from '../../../../core/stream.js';
import { oklch, type Linear } from '../../../../world/modeling/index.js';

/** A strong color of any hue, that stands out from clothes and grounds. */
export const strongTint = (variation: Stream): Linear => {
  const look = variation.child('tint');
  return oklch(look.uniform(0.5, 0.72), look.uniform(0.13, 0.2), look.uniform(0, 360));
};
