import type { Stream } from '../../../../core/stream.js';
import { materials, moved, part, type Mesh, type Part } from '../../../../world/modeling/index.js';
import { oklch, type Linear, type Tint } from '../../../../world/modeling/color.js';
import { capsule, lathe, type ProfilePoint } from '../../../../world/modeling/solids/index.js';

/** A round rod along y between two heights, meters. */
export const rod = (from: number, to: number, radius: number): Mesh =>
  moved(capsule(radius, Math.abs(to - from), 16), 0, (from + to) / 2, 0);

/** A solid turned about y, from its profile of radius and height. */
export const spindle = (profile: readonly ProfilePoint[]): Mesh => lathe(profile, { segments: 24 });

/** The wrapped handle of what is gripped. */
export const handle = (from: number, to: number, radius: number, tint: Tint = '#26272b'): Part =>
  part('handle', materials.rubber(tint), rod(from, to, radius));

/** A strong color of any hue, that stands out from clothes and grounds. */
export const strongTint = (variation: Stream): Linear => {
  const look = variation.child('tint');
  return oklch(look.uniform(0.5, 0.72), look.uniform(0.13, 0.2), look.uniform(0, 360));
};
