import type { Vec3 } from '../../../../world/vector.js';
import type { Layer } from '../../quadruped/coat/layers.js';
import type { HeadForm } from '../../quadruped/heads/form.js';
import type { Palette } from '../../quadruped/palette.js';
import type { Egg } from '../bird/form.js';

/**
 * What makes a species of mammals that stands on two legs. Lengths are in heights of its crown, on a body that stands at ease on y = 0
 * and faces +Z; those of heads in lengths of the head. What is said of one side is said of the left.
 */
export interface BipedSpecies {
  readonly name: string;
  readonly foot: 'foot' | 'paw';
  /** Height of the crown, meters: the smallest and the largest adult. */
  readonly height: readonly [number, number];
  /** Each melts into those before it; those above the waist go with the chest. */
  readonly trunk: readonly Egg[];
  /** Where the trunk bends. */
  readonly waist: readonly [y: number, z: number];
  /** Its ends: at the trunk, and under the head. */
  readonly neck: readonly (readonly [y: number, z: number, radius: number])[];
  readonly head: HeadForm;
  /** Shoulder, elbow, wrist, with the radius there. */
  readonly arm: readonly Knot[];
  /** Hip, knee, ankle. */
  readonly leg: readonly Knot[];
  /** Length of the hand. */
  readonly hand: number;
  readonly feet: {
    readonly length: number;
    readonly width: number;
    readonly heel: number;
    readonly toes: 'five' | 'long';
  };
  /** Its middle line, from its root. */
  readonly tail?: readonly Knot[];
  /** One is chosen for each individual. */
  readonly palettes: readonly Palette[];
  /** Over the palette's `main`, for a body at rest. Parts are 'trunk', 'neck', 'arm', 'leg'. */
  readonly coat?: (palette: Palette) => readonly Layer[];
  /** How far a raised foot goes up and forward; how far a foot set forward goes. */
  readonly raise: readonly [up: number, forward: number];
  readonly stride: number;
  /** Default 0.028 */
  readonly cell?: number;
}

export type Knot = readonly [...at: Vec3, radius: number];
