import type { Stream } from '../../../core/stream.js';
import { cosDegrees, sinDegrees, tan, tau } from '../../../core/math/index.js';
import { scale, type Vec3 } from '../../../world/vector.js';
import type { RotationStep } from '../../../world/rotation/steps.js';
import { memoize } from '../../../core/memoize.js';
import { surelyShown } from '../../../world/surely-shown.js';
import type { Scene } from '../../../world/scene.js';
import { standing } from '../scene/placing.js';
import { footprint } from '../scene/model-shelf.js';
import { sceneOf } from '../scene/staging.js';
import {
  turnObject,
  type OrientationState,
  type OrientationTransform,
  type SceneObject,
} from '../scene/state.js';
import type { SceneStudio } from '../scene/studio.js';
import { side, Silhouette } from './silhouette.js';

/** The share of an object that is left to be seen, and how far from it a silhouette may be. */
const little = { least: 0.012, most: 0.028, within: 0.008 };
/** Of an object that can still be recognized: what hides its lower part is lower than it. */
const much = { least: 0.6, most: 0.82, within: 0.06 };
/** How low that may be, as shares of the usual height, highest first. */
const heights = [0.75, 0.65, 0.55, 0.45, 0.35, 0.25] as const;
/** The most that may be seen of it as some other answer would have it: not much more, or the two could be distinguished. */
const otherwise = 0.06;
/** Objects that are tried; about every third is of a size and shape that covers the other. */
const tries = 12;

/** What is put in front. */
export interface OccluderDesign {
  readonly leaves: 'much' | 'little';
  readonly variations: number;
  /** The radius of the sphere about what is hidden. Default 1 */
  readonly scale?: number;
  /** What may stand in front. Default: all that hides */
  readonly categories?: readonly string[];
  /** How much farther away the camera is than without, so that what hides is whole in the picture. Default 1.35 */
  readonly retreat?: number;
  /** Whether it may be as large as it is. Default: as any */
  isOfSize?(occluder: SceneObject): boolean;
  /** Whether there is something under it. Default: everywhere */
  isCarried?(occluder: SceneObject): boolean;
}

/**
 * Adds an object between the camera and the first one: large enough to cover it as the camera sees both, and as far to one
 * side as leaves little of it to be seen. Silhouettes of the two alone say how far that is. If much is to be seen, what
 * was placed so becomes lower: all around the first object the picture is the same as where it is hidden.
 *
 * @param others for each other answer, the turns that would make it right
 * @returns undefined if nothing that was tried serves
 */
export function placeOccluder(
  x: OrientationState,
  transform: OrientationTransform,
  others: readonly (readonly RotationStep[])[],
  studio: SceneStudio,
  {
    leaves,
    variations,
    scale: unit = 1,
    categories = studio.occluders,
    retreat = 1.35,
    isOfSize,
    isCarried,
  }: OccluderDesign,
  stream: Stream,
): OrientationState | undefined {
  const farther = { ...x, camera: { ...x.camera, distance: x.camera.distance * retreat } };
  const turned = (steps: readonly RotationStep[]): SceneObject =>
    turnObject({ object: 0, steps }, farther).objects[0]!;
  const object = turned(transform.steps);
  const silhouette = (one: SceneObject): Silhouette =>
    new Silhouette(studio.renderer, alone(farther, one, studio));
  // Drawn when first asked for: most of what is tried is cut off by the picture.
  const hidden = memoize(() => silhouette(object));
  const turnedOtherwise = others.map((steps) => memoize(() => silhouette(turned(steps))));
  for (let attempt = 0; attempt < tries; attempt++) {
    const occluder = covering(
      farther.camera,
      object,
      studio,
      { variations, radius: unit, categories },
      stream,
    );
    const wanted = stream.float();
    const sense = stream.choice([-1, 1]);
    if (!occluder || isOfSize?.(occluder) === false) continue;
    const scene = alone(farther, occluder, studio);
    if (isCutOff(scene)) continue;
    const cover = new Silhouette(studio.renderer, scene);
    const aim = { wanted: between(little, wanted), within: little.within, sense };
    const shift = shiftLeaving(aim, cover, hidden(), turnedOtherwise);
    if (shift === undefined || sticksOut(cover, shift, hidden())) continue;
    const [cx, cy, cz] = occluder.center;
    const aside = { ...occluder, center: [cx + shift * metersPerPixel(farther, cz), cy, cz] as Vec3 };
    const placed =
      leaves === 'little' ? aside : lowEnough(farther, aside, between(much, wanted), hidden(), studio);
    if (placed && isCarried?.(placed) !== false)
      return { ...farther, objects: [...farther.objects, placed], occluded: true };
  }
  return undefined;
}

const between = ({ least, most }: typeof little, share: number): number => least + share * (most - least);

/** What stands in front, as low as leaves a share of what is behind it to be seen; if any height does. */
function lowEnough(
  x: OrientationState,
  occluder: SceneObject,
  wanted: number,
  hidden: Silhouette,
  studio: SceneStudio,
): SceneObject | undefined {
  const [cx, cy, cz] = occluder.center;
  for (const height of heights) {
    const low: SceneObject = { ...occluder, height, center: [cx, cy * height, cz] };
    const cover = new Silhouette(studio.renderer, alone(x, low, studio));
    const seen = hidden.shareBeside(cover, 0, wanted + much.within);
    if (Math.abs(seen - wanted) <= much.within) return low;
  }
  return undefined;
}

interface CoverDesign {
  readonly variations: number;
  /** Of what is hidden. */
  readonly radius: number;
  readonly categories: readonly string[];
}

/** Something in the middle of the way to the first object, just large enough to cover its bounding box; if any size does. */
function covering(
  camera: OrientationState['camera'],
  hidden: SceneObject,
  studio: SceneStudio,
  { variations, radius, categories }: CoverDesign,
  stream: Stream,
): SceneObject | undefined {
  const category = stream.choice(categories);
  const kind = { category, variation: stream.below(variations) };
  const heading = stream.integer(0, 359);
  const unit = standing(studio, { ...kind, size: 1 }, [0, 0], heading);
  const { half } = studio.modelOf(hidden);
  const [width, height, depth] = extents(hidden, studio);
  const [unitWidth, unitHeight, unitDepth] = extents(unit, studio);
  const reach = footprint({ half }, hidden.scale);
  const [level, above] = [
    camera.distance * cosDegrees(camera.elevation),
    camera.target[1] + camera.distance * sinDegrees(camera.elevation),
  ];
  let size = 1;
  let z = 0;
  // Its depth, and so its place, grows with its size.
  for (let round = 0; round < 3; round++) {
    z = reach + unitDepth * size + clearance * radius;
    // The line of sight over the far edge of the top, and the one past the side.
    const top = 2 * height + ((above - 2 * height) * (z + depth)) / (level + depth);
    const aside = (width * (level - z)) / level;
    size = Math.max(top / (2 * unitHeight), aside / unitWidth);
  }
  return size < largest * radius && z < 0.62 * level
    ? standing(studio, { ...kind, size }, [0, z], heading)
    : undefined;
}

/** Between what is hidden, however it is turned, and what hides it; in radii of what is hidden. */
const clearance = 0.15;
/** The radius of a sphere about what hides, in radii of that about what is hidden. */
const largest = 2.3;

/** Half the width, height and depth that an object on the floor takes up in the world. */
function extents(object: SceneObject, studio: SceneStudio): Vec3 {
  const { half } = studio.modelOf(object);
  const [xx, , xz, , , , zx, , zz] = object.rotation;
  return scale(
    [
      Math.abs(xx) * half[0] + Math.abs(xz) * half[2],
      half[1],
      Math.abs(zx) * half[0] + Math.abs(zz) * half[2],
    ],
    object.scale,
  );
}

/** The scene of an object alone. */
function alone(x: OrientationState, object: SceneObject, { modelOf }: SceneStudio): Scene {
  return sceneOf({ ...x, ground: 'none', objects: [object], asked: 1 }, modelOf);
}

/** The first and the last row of a silhouette: what hides another object is seen in neither. */
const edges = [0, side - 1];

/** Whether the one object of a scene surely is seen in the first or the last row of its silhouette, which then need not be drawn. */
const isCutOff = ({ objects: [object], camera }: Scene): boolean =>
  surelyShown(object!, camera, { width: side, height: side }, edges);

/**
 * By how many pixels to the right something that covers leaves a share to be seen, and as little of another answer. It
 * stays whole in the picture.
 *
 * @param others what is hidden as each other answer would have it
 */
function shiftLeaving(
  { wanted, within, sense }: { readonly wanted: number; readonly within: number; readonly sense: number },
  cover: Silhouette,
  hidden: Silhouette,
  others: readonly (() => Silhouette)[],
): number | undefined {
  if (edges.includes(cover.rows.least) || edges.includes(cover.rows.most)) return undefined;
  let best: number | undefined;
  let miss = within;
  for (let step = 0; step < side / 2; step++) {
    const shift = sense * step;
    if (cover.columns.least + shift < 1 || cover.columns.most + shift > side - 2) break;
    const off = Math.abs(hidden.shareBeside(cover, shift, wanted + miss) - wanted);
    if (off >= miss) continue;
    if (
      others.length > 0 &&
      !others.some((other) => other().shareBeside(cover, shift, otherwise) <= otherwise)
    )
      continue;
    [best, miss] = [shift, off];
  }
  return best;
}

/**
 * Whether what covers is seen beside or above the square about what it hides, half as large again: there a picture in
 * which it is lower would differ.
 */
function sticksOut(cover: Silhouette, shift: number, { columns, rows }: Silhouette): boolean {
  const half = 0.75 * (Math.max(columns.most - columns.least, rows.most - rows.least) + 1);
  const middle = (columns.least + columns.most) / 2;
  return (
    cover.columns.least + shift < middle - half ||
    cover.columns.most + shift > middle + half ||
    cover.rows.least < (rows.least + rows.most) / 2 - half
  );
}

/** At a depth of the scene, in the middle of the picture. */
const metersPerPixel = ({ camera }: OrientationState, z: number): number =>
  (2 * (camera.distance - z * cosDegrees(camera.elevation)) * tan((camera.fieldOfView * tau) / 720)) / side;
