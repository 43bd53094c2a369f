import type { NamedShape } from '../../../world/modeling/organic/index.js';
import type { BodyKind, PosedBody } from '../body.js';
import type { Layer } from './coat/layers.js';
import type { Wool } from './coat/wool.js';
import type { GrownHair } from './hair.js';
import type { HeadForm } from './heads/form.js';
import type { Palette } from './palette.js';
import type { Rig } from './rig.js';
import type { QuadrupedLook } from './look.js';

/**
 * A species of four-legged animals. Lengths are in heights of its withers, on a body that stands at ease on y = 0 and
 * faces +Z; those of heads in lengths of the head.
 */
export interface Species {
  readonly name: string;
  readonly foot: BodyKind['foot'];
  /** Height of the withers, meters: the smallest and the largest adult. */
  readonly height: readonly [number, number];
  /** The trunk from the rump to the breast, each section melting into the one before. */
  readonly trunk: readonly Section[];
  /** The place where the spine bends between rump and breast. */
  readonly waist: readonly [y: number, z: number];
  readonly neck: NeckForm;
  readonly head: HeadForm;
  readonly front: LegForm;
  readonly rear: LegForm;
  readonly feet: FootForm;
  /** The tail from its root; a tuft at its end, in the palette's `tuft`; a paddle at its end, as beavers have. */
  readonly tail: readonly TailJoint[];
  readonly tuft?: readonly TailJoint[];
  readonly paddle?: { readonly length: number; readonly width: number; readonly tint: string };
  /** The flesh that melts into the trunk and neck: fleece, beards, the manes of lions. */
  readonly flesh?: readonly Flesh[];
  /** What grows on its skin. Default: on a mane that melts into the neck, hair that hangs */
  readonly hair?: readonly GrownHair[];
  /** The parts that stand on their own: the manes of horses. */
  readonly extras?: readonly Extra[];
  /** One is chosen for each individual. */
  readonly palettes: readonly Palette[];
  /** Cell of the grid that its skin is made on, in heights of the withers. Default 0.034 */
  readonly cell?: number;
  /** The coat of trunk, neck, legs and tail over the palette's `main`, in the order of painting. */
  readonly coat?: (palette: Palette, seed: number) => readonly Layer[];
  /** The wool on trunk and neck. Default: none */
  readonly wool?: Wool;
  /** The amount by which individuals differ. Default 1 */
  readonly variety?: number;
  /** Whether it sits on its haunches as dogs do. */
  readonly sits?: boolean;
  /** Whether it neither trots nor lies on folded legs: elephants, and yaks with their skirts. */
  readonly heavy?: boolean;
  /** Whether its head does not come to the ground: giraffes, which would have to straddle. */
  readonly upright?: boolean;
}

/** An egg of the trunk, upright across the body. */
export interface Section {
  readonly z: number;
  readonly top: number;
  readonly bottom: number;
  /** Half its width and half its length. */
  readonly half: number;
  readonly reach: number;
  readonly blend?: number;
}

export interface NeckForm {
  /** The places where it leaves the trunk and where it meets the head. */
  readonly base: readonly [y: number, z: number];
  readonly head: readonly [y: number, z: number];
  readonly radius: readonly [base: number, head: number];
  /** How much deeper than wide it is, as a share of the radius. Default 0.3 */
  readonly deep?: number;
}

/** A joint of a leg: its height, how far it stands before the foot's place, and the leg's radius there. */
export type LegJoint = readonly [y: number, z: number, radius: number];

export interface LegForm {
  /** Half the distance between left and right, at the top and on the ground. */
  readonly x: readonly [top: number, ground: number];
  /** The place along the body where it stands. */
  readonly z: number;
  /** Shoulder, elbow, wrist, fetlock; or hip, knee, hock, fetlock. */
  readonly joints: readonly LegJoint[];
  /** The flesh of the uppermost bone: half its width, half its depth. */
  readonly mass: readonly [width: number, depth: number];
}

/** The form of a foot; its sole is as far below the last joint as that joint is above the ground. */
export type FootForm =
  | {
      readonly kind: 'hoof';
      readonly radius: number;
      readonly tall: number;
      /** The distance in front of the fetlock at which it stands. */
      readonly reach: number;
      readonly cloven: boolean;
    }
  | {
      readonly kind: 'paw';
      readonly width: number;
      readonly length: number;
      readonly tall: number;
      /** Rear feet may be longer: a rabbit's, a bear's. Default: `length` */
      readonly rearLength?: number;
      readonly claws?: string;
    }
  | { readonly kind: 'pillar'; readonly radius: number; readonly nails: string };

/** A point of a tail: its height, its place along the body, and the tail's radius there. */
export type TailJoint = readonly [y: number, z: number, radius: number];

/** Adds parts to a posed body, in heights of the withers. */
export type Extra = (rig: Rig, look: QuadrupedLook) => PosedBody['parts'];

/** Adds shapes to the skin of a posed body, in heights of the withers; their parts are 'trunk', 'neck' or 'mane'. */
export type Flesh = (rig: Rig, look: QuadrupedLook) => readonly NamedShape[];
