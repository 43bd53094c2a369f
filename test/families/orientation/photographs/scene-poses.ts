import {
  readFacings,
  type Facing,
  type OrientationState,
} from '../../../../src/families/staging/scene/state.js';
import type { Mat3 } from '../../../../src/world/pose.js';
import { sequenceMatrix, type RotationStep } from '../../../../src/world/rotation/steps.js';

/** A vector in plain arithmetic: nothing here uses what importers use. */
export type V = readonly [number, number, number];

export const plus = (...all: readonly V[]): V =>
  [0, 1, 2].map((i) => all.reduce((sum, v) => sum + v[i], 0)) as unknown as V;
export const times = (v: V, by: number): V => [v[0] * by, v[1] * by, v[2] * by];
export const inner = (a: V, b: V): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** A pose of a scene as the library has it, with its label. */
export interface ScenePose {
  /** The object's own left, up and front in the world: the level camera's right, up and toward the viewer. */
  readonly left: V;
  readonly up: V;
  readonly front: V;
  readonly rotation: Mat3;
  readonly label: Facing;
}

export function scenePose(steps: readonly RotationStep[]): ScenePose {
  const rotation = sequenceMatrix(steps);
  const state = { objects: [{ rotation }], asked: 1 } as unknown as OrientationState;
  const column = (at: number): V => [rotation[at], rotation[3 + at], rotation[6 + at]];
  return {
    rotation,
    left: column(0),
    up: column(1),
    front: column(2),
    label: readFacings(state).facings[0],
  };
}

/** A camera that looks down by so many degrees: its axes in the world. */
export function cameraAxes(elevation: number): { readonly right: V; readonly up: V; readonly toward: V } {
  const [cos, sin] = [Math.cos((elevation * Math.PI) / 180), Math.sin((elevation * Math.PI) / 180)];
  return { right: [1, 0, 0], up: [0, cos, -sin], toward: [0, sin, cos] };
}
