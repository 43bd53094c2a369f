import { mapParts, moved } from '../../../build/index.js';
import type { Part } from '../../../model.js';

/** A ball, made about the origin, where a hand holds it: on the palm. */
export const ballInHand = (ball: readonly Part[], radius: number): Part[] =>
  mapParts(ball, (mesh) => moved(mesh, radius - 0.012, 0, 0.012));
