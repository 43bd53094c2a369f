import type { Vec3 } from '../../../../world/vector.js';
import type { GrownHair, Layer, Palette } from '../../quadruped/making.js';
import type { HeadForm } from '../../quadruped/heads/form.js';
import type { Egg } from '../bird/form.js';

/**
 * A species of mammals that stands on two legs. Lengths are in heights of its crown, on a body that stands at ease on y
 * = 0 and faces +Z; those of heads in lengths of the head. What is said of one side is said of the left.
 */
export interface BipedSpecies {
  readonly name: string;
  readonly foot: 'foot' | 'paw';
  /** Height of the crown, meters: the smallest and the largest adult. */
  readonly height: readonly [number, number];
  /** Each melts into those before it; those above the waist go with the chest. */
  readonly trunk: readonly Egg[];
  /** The place where the trunk bends. */
  readonly waist: readonly [y: number, z: number];
  /** The ends of the neck: at the trunk, and under the head. */
  readonly neck: readonly (readonly [y: number, z: number, radius: number])[];
  readonly head: HeadForm;
  /** Shoulder, elbow, wrist, with the radius there. */
  readonly arm: readonly Knot[];
  /** The hip, knee and ankle. */
  readonly leg: readonly Knot[];
  /** The length of the hand. */
  readonly hand: number;
  readonly feet: {
    readonly length: number;
    readonly width: number;
    readonly heel: number;
    readonly toes: 'five' | 'long';
  };
  /** The middle line, from its root. */
  readonly tail?: readonly Knot[];
  /** One is chosen for each individual. */
  readonly palettes: readonly Palette[];
  /** The layers over the palette's `main`, for a body at rest. Parts are 'trunk', 'neck', 'arm', 'leg'. */
  readonly coat?: (palette: Palette) => readonly Layer[];
  /** What grows on its skin, in heights of the crown. Default: nothing */
  readonly hair?: readonly GrownHair[];
  /** The movement of a raised foot up and forward, and of a foot set forward. */
  readonly raise: readonly [up: number, forward: number];
  readonly stride: number;
  /** The cell of the grid, in heights. Default 0.028 */
  readonly cell?: number;
}

export type Knot = readonly [...at: Vec3, radius: number];
