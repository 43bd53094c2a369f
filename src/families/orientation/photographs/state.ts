import { threeDecimals } from '../../../core/math/decimals.js';
import type { Mat3 } from '../../../world/pose.js';
import type { RotationStep } from '../../../world/rotation/steps.js';
import type { Box } from '../../staging/picture/marks.js';
import { type Direction, facingOf, type OrientationLabel, turnFacing } from '../../staging/scene/state.js';

/** An object of a photograph that is asked about. */
export type SeenObject = {
  /** The index in the photograph's list of objects. */
  readonly index: number;
  readonly category: string;
  /** The box in which it is seen in the picture, pixels. */
  readonly box: Box;
  /**
   * Its own left, up and front as columns, in the frame of the level camera: right, up, toward the camera. In a pair of
   * task 4, its rotation since the first picture. null if its front is not known.
   */
  readonly rotation: Mat3 | null;
};

/** A square of a photograph, and what is asked about in it. */
export type Sighting = {
  /** The photograph's name and the sha256 of its file. */
  readonly name: string;
  readonly sha256: string;
  /** Pixels of the photograph; of one that is shown whole between bars, a square around it. */
  readonly crop: { readonly left: number; readonly top: number; readonly side: number };
  readonly objects: readonly SeenObject[];
};

/** A picture made of a photograph; of a pair, the first or the second. */
export type PhotographState = {
  readonly photograph: Sighting;
  /** Side of the picture, pixels. */
  readonly size: number;
  /** Whether it is shown mirrored as a whole; boxes and rotations are those of the mirror image then. */
  readonly mirrored: boolean;
  /** Whether the question has an answer. */
  readonly determined: boolean;
  /** The first sighting of a pair, where one picture shows both. */
  readonly earlier: Sighting | null;
  readonly layout: 'two' | 'side-by-side';
  /** Names the stream that shuffles the options. */
  readonly order: number;
};

/** Shows the picture mirrored or as it is, or goes on to another sighting of the object, which was turned by these steps since. */
export type PhotographTransform =
  { readonly mirror: boolean } | { readonly sighting: Sighting; readonly steps: readonly RotationStep[] };

export const isPhotograph = (x: object): x is PhotographState => 'photograph' in x;

/** label(x): read from the matrices; empty where the question has no answer. */
export const readPhotographed = ({ photograph, determined }: PhotographState): OrientationLabel => ({
  facings: determined ? photograph.objects.map(({ rotation }) => facingOf(rotation!)) : [],
});

/** act(T, x) */
export function showAs(t: PhotographTransform, x: PhotographState): PhotographState {
  if ('mirror' in t)
    return t.mirror ? { ...x, photograph: mirroredSighting(x.photograph, x.size), mirrored: !x.mirrored } : x;
  return { ...x, photograph: t.sighting, earlier: x.layout === 'side-by-side' ? x.photograph : null };
}

/** rho(T, y): a mirror changes the sign of headings. No matrix is made. */
export function shownFacing(t: PhotographTransform, y: OrientationLabel): OrientationLabel {
  if (!('mirror' in t)) return turnFacing({ object: 0, steps: t.steps }, y);
  if (!t.mirror) return y;
  return {
    facings: y.facings.map(({ front, top }) => ({ front: acrossMirror(front), top: acrossMirror(top) })),
  };
}

const acrossMirror = ({ heading, altitude }: Direction): Direction => ({
  altitude,
  heading: heading === 0 ? 0 : threeDecimals(360 - heading),
});

/** The mirror image of a sighting. @param size side of the picture, pixels */
export const mirroredSighting = ({ objects, ...sighting }: Sighting, size: number): Sighting => ({
  ...sighting,
  objects: objects.map(({ box, rotation, ...object }) => ({
    ...object,
    box: { ...box, left: size - box.left - box.width },
    rotation: rotation && mirroredRotation(rotation),
  })),
});

/** The rotation of an object's mirror image: front and top are mirrored, and its own left follows from them. JSON has no −0. */
export const mirroredRotation = ([a, b, c, d, e, f, g, h, i]: Mat3): Mat3 =>
  [a, 0 - b, 0 - c, 0 - d, e, f, 0 - g, h, i] as const;
