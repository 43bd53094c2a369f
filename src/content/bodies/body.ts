import type { Json, Stream } from '../../core/index.js';
import { bounds, moved, type Mesh, type Part } from '../../world/modeling/index.js';
import { add, type Vec3 } from '../../world/vector.js';
import type { BySide } from './side.js';
import type { Angles, Frame } from './skeleton.js';

/** The rig that moves a body, which decides the poses and questions that fit it. */
export type Rig = 'human' | 'quadruped' | 'bird' | 'biped';

/** An eye as it is seen. */
export interface Eye {
  readonly open: boolean;
  /** The color of the iris in sRGB, e.g. '#4d6b4a'. */
  readonly iris: string;
}

/** The pose of a body. Plain JSON. */
export interface BodyPose {
  readonly angles: Angles;
  /** The height of its lowest point above the ground, meters: 0 for all that do not jump. */
  readonly lift: number;
  /** The eyes; by default both are open, in the color of its look. */
  readonly eyes?: BySide<Eye>;
  /** What the hands do, for bodies with hands; 'open' where absent. */
  readonly hands?: BySide<HandShape>;
}

/** 'grip' closes around something about as thick as a racket's handle that lies across the palm. */
export type HandShape = 'open' | 'grip' | 'fist' | 'point';

/** The traits by which an individual of a kind differs from others: proportions, colors, hair. Plain JSON. */
export type Look = { readonly [trait: string]: Json };

/** A body in a pose, in its own axes: it faces +Z before its root is turned, and its lowest point is at y = `lift`. */
export interface PosedBody {
  /**
   * The parts that are seen. Whatever belongs to one side says so first: 'left hand', 'right front leg', 'left eye'.
   * Several parts may share a name: the white, the iris and the pupil of an eye.
   */
  readonly parts: readonly Part[];
  /** Places of joints and landmarks, meters: 'left wrist', 'right front foot', 'nose'. */
  readonly points: Readonly<Record<string, Vec3>>;
  /**
   * The frames in which things are held, worn and carried. The z axis of a 'left hand' frame points to the fingers' tips of the
   * open hand, its y axis to the thumb's side: along it lies the handle of what is gripped. x is y × z: it points out of a right
   * palm, and out of the back of a left hand, for frames are rotations and the hands each other's mirror image.
   */
  readonly frames: Readonly<Record<string, Frame>>;
}

/** A kind of body: a person, a horse, an owl. */
export interface BodyKind {
  /** The name that questions use, e.g. 'horse'. */
  readonly name: string;
  readonly rig: Rig;
  /** The name for the ends of its limbs; 'hand' and 'foot' need no saying. */
  readonly foot: 'foot' | 'paw' | 'hoof' | 'claw';
  /** An individual: one child stream per trait. */
  look(variation: Stream): Look;
  /** The individual with proportions and tones of its own, where kinds have few; one child stream per trait. */
  variedLook?(look: Look, variation: Stream): Look;
  /** The mirror image of an individual, for looks that are not the same on both sides: a parting, patches of a coat. */
  mirrorLook(look: Look): Look;
  /** The eyes of an individual at rest. */
  eyes(look: Look): BySide<Eye>;
  /**
   * The points of the body of an individual in a pose, as {@link build} finds them, all by the same length higher or lower. Absent for
   * kinds whose points are found with their parts.
   */
  points?(look: Look, pose: BodyPose): PosedBody['points'];
  /**
   * The body of an individual in a pose. Equal looks and poses give equal bytes; mirrored ones give the mirror image.
   * @param coarseness factor of the size of the cells of the grids on which skin and cloth are made. Default 1
   */
  build(look: Look, pose: BodyPose, coarseness?: number): PosedBody;
}

/** Hair that would go into the ground lies on it. */
function above(mesh: Mesh, lowest: number): Mesh {
  const positions = mesh.positions.map((value, i) => (i % 3 === 1 && value < lowest ? lowest : value));
  return { ...mesh, positions };
}

/** The body raised or lowered so that its lowest point, but for its hair, is at y = `lift`. */
export function grounded(body: PosedBody, lift: number): PosedBody {
  const solid = body.parts.filter(({ material }) => material.alphaCutoff === undefined);
  const up = lift - bounds(...solid.map(({ mesh }) => mesh)).min[1];
  const by: Vec3 = [0, up, 0];
  const record = <T>(all: Readonly<Record<string, T>>, change: (one: T) => T): Record<string, T> =>
    Object.fromEntries(Object.entries(all).map(([name, one]) => [name, change(one)]));
  return {
    parts: body.parts.map((part) => {
      const mesh = moved(part.mesh, 0, up, 0);
      return { ...part, mesh: part.material.alphaCutoff === undefined ? mesh : above(mesh, lift) };
    }),
    points: record(body.points, (p) => add(p, by)),
    frames: record(body.frames, ({ rotation, position }) => ({ rotation, position: add(position, by) })),
  };
}
