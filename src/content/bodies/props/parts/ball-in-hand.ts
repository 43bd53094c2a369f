import { mapParts, moved } from '../../../../world/modeling/index.js';
import type { Part } from '../../../../world/model.js';

/** A ball, made about the origin, where a hand holds it: on the palm. */
export const ballInHand = (ball: readonly Part[], radius: number): Part[] =>
  mapParts(ball, (mesh) => moved(mesh, radius - 0.012, 0, 0.012));
