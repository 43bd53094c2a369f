import { atan2 } from '../../../core/math/index.js';
import { compose, directionAt, type Mat3, type Vec3 } from '../../../world/index.js';
import { sequenceMatrix, type RotationStep } from '../../../world/rotation/steps.js';
import { roundedDegrees } from './angles.js';
import { rotateDirection } from './rotate-direction.js';
import { driftedView, type ViewDrift } from './drift.js';
import type { PlaceState } from './place-state.js';
import type { OrientationView } from './view.js';

/** An object of a scene. */
export type SceneObject = {
  readonly category: string;
  /** The index of the set's variation of the category. */
  readonly variation: number;
  /** Whether it carries the label of its kind, which makes a front. */
  readonly labelled?: true;
  /** For what stands in front: its height as a share of its kind's. Default 1. */
  readonly height?: number;
  /** The middle of its bounding box, meters; it is turned about this point. */
  readonly center: Vec3;
  readonly scale: number;
  readonly rotation: Mat3;
};

/** A scene seen by a camera. The camera stands south of what it looks at: level, it looks along −Z, and +X is to its right. */
export type OrientationState = OrientationView & {
  readonly ground: 'none' | 'catcher' | 'checker';
  /** First those that are asked about, then distractors or what stands in front. */
  readonly objects: readonly SceneObject[];
  /** Whether the last object stands in front of the first. */
  readonly occluded: boolean;
  /** The number of objects asked about. */
  readonly asked: number;
  /** Names the stream that shuffles the options. */
  readonly order: number;
  /** The pose of the turned object before, and its view then, in a picture that shows both. */
  readonly earlier: (OrientationView & { readonly rotation: Mat3 }) | null;
  readonly layout: 'two' | 'side-by-side';
  /** Whether the question has an answer; the certificate holds only if the renders say so too. */
  readonly determined: boolean;
  /** The place of a photographic scene, which replaces ground and background and has its own light. */
  readonly place?: PlaceState;
};

/** Turns one object about fixed axes, in the order given; camera and light may drift a little meanwhile. */
export type OrientationTransform = {
  readonly object: number;
  readonly steps: readonly RotationStep[];
  readonly drift?: ViewDrift;
};

/**
 * A direction in the frame of the level camera: degrees clockwise, as seen from above, from pointing at the camera
 * (90 is the picture's left), and degrees above level. What points straight up or down has heading 0.
 */
export type Direction = { readonly heading: number; readonly altitude: number };

/** The directions of an object's front and top. */
export type Facing = { readonly front: Direction; readonly top: Direction };

/** The directions of the objects that are asked about. */
export type OrientationLabel = { readonly facings: readonly Facing[] };

/** label(x): read from the matrices. */
export function readFacings({ objects, asked }: OrientationState): OrientationLabel {
  return { facings: objects.slice(0, asked).map(({ rotation }) => facingOf(rotation)) };
}

/** The directions of the front and top of an object under a rotation. */
export const facingOf = (m: Mat3): Facing => ({
  front: directionOf([m[2], m[5], m[8]]),
  top: directionOf([m[1], m[4], m[7]]),
});

/** act(T, x): the object's matrix is multiplied from the left. */
export function turnObject(
  { object, steps, drift }: OrientationTransform,
  x: OrientationState,
): OrientationState {
  const turn = sequenceMatrix(steps);
  const objects = x.objects.map((placed, at) =>
    at === object ? { ...placed, rotation: compose(placed.rotation, turn) } : placed,
  );
  const { camera, light, background } = x;
  const rotation = x.objects[object].rotation;
  const earlier = x.layout === 'side-by-side' ? { camera, light, background, rotation } : null;
  return { ...x, ...(drift && driftedView(x, drift)), objects, earlier };
}

/** rho(T, y): front and top rotate in the plane of each axis. No matrix is made; a drift changes no direction. */
export function turnFacing(
  { object, steps }: OrientationTransform,
  { facings }: OrientationLabel,
): OrientationLabel {
  const goneRound = (direction: Direction): Direction =>
    directionOf(steps.reduce(rotateDirection, vectorOf(direction)));
  return {
    facings: facings.map((facing, at) =>
      at === object ? { front: goneRound(facing.front), top: goneRound(facing.top) } : facing,
    ),
  };
}

/** Right, up and toward the camera; a unit vector. */
const vectorOf = ({ heading, altitude }: Direction): Vec3 => directionAt(heading, altitude);

function directionOf([right, up, toward]: Vec3): Direction {
  const level = Math.sqrt(right * right + toward * toward);
  const altitude = roundedDegrees(atan2(up, level));
  const heading = level < 1e-9 ? 0 : roundedDegrees(atan2(-right, toward));
  return { altitude, heading: heading < 0 ? heading + 360 : heading };
}
