import { add, type Vec3 } from '../../../../world/vector.js';
import type { Mannequin } from './mannequin.js';

/** A place by the head of who looks about ahead: meters from its joint to the left, up and to the front. */
const byHead = (m: Mannequin, at: Vec3): Vec3 => add(m.at('head'), at);

/** The left hand holds a phone to the left ear: its palm to the head, its fingers up. */
export const phones = (m: Mannequin): Mannequin =>
  m.bring('left', byHead(m, [0.112, 0.035, 0.03]), [-0.1, 0.95, -0.05], [0.1, 0.1, -1], [0.8, -1, 0.35]);

/** The left hand holds a cup to the mouth: its palm to the face and a little to the right, so that the cup is seen beside it. */
export const drinks = (m: Mannequin): Mannequin =>
  m.bring('left', byHead(m, [0.046, 0.014, 0.212]), [-0.8, 0.12, 0.52], [0.05, 1, -0.3], [1, -0.7, 0.1]);

/** The left hand holds a camera before the left eye by its end: the thumb up, the fingers ahead. */
export const photographs = (m: Mannequin): Mannequin =>
  m.bring('left', byHead(m, [0.087, 0.1, 0.155]), [0, 0.06, 1], [0, 1, 0], [0.8, -1, -0.1]);
