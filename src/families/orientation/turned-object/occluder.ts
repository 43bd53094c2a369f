import type { Stream } from '../../../core/stream.js';
import { cosDegrees, tan, tau } from '../../../core/math/index.js';
import type { Vec3 } from '../../../world/vector.js';
import type { RotationStep } from '../../../world/rotation/steps.js';
import { memoize } from '../../../core/memoize.js';
import type { Scene } from '../../../world/scene.js';
import { sceneOf } from '../scene/staging.js';
import {
  turnObject,
  type OrientationState,
  type OrientationTransform,
  type SceneObject,
} from '../scene/state.js';
import type { SceneStudio } from '../scene/studio.js';
import { covering } from './cover.js';
import { fittedCover, type FittedDesign } from './fitted-cover.js';
import { isCutOff, shiftLeaving, sticksOut } from './shift.js';
import { fineSide, side, Silhouette } from './silhouette.js';

/** The share of an object that is left to be seen, and how far from it a silhouette may be. */
const little = { least: 0.012, most: 0.028, within: 0.008 };
/** Of an object that can still be recognized: what hides its lower part is lower than it. */
const much = { least: 0.6, most: 0.82, within: 0.06 };
/** How low that may be, as shares of the height that hides all, highest first. */
const heights = [0.75, 0.65, 0.55, 0.45, 0.35, 0.25] as const;
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
  /** What may stand in front in proportions that fit, as many times again, where nothing of usual proportions serves. Default: nothing */
  readonly fitted?: Pick<FittedDesign, 'categories' | 'tallest'> | undefined;
  /** How much farther away the camera is than without, so that what hides is whole in the picture. */
  readonly retreat: number;
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
    scale: radius = 1,
    categories = studio.occluders,
    fitted,
    retreat,
    isOfSize,
    isCarried,
  }: OccluderDesign,
  stream: Stream,
): OrientationState | undefined {
  const farther = { ...x, camera: { ...x.camera, distance: x.camera.distance * retreat } };
  const turned = (steps: readonly RotationStep[]): SceneObject =>
    turnObject({ object: 0, steps }, farther).objects[0]!;
  const object = turned(transform.steps);
  const drawn = (one: SceneObject, of: number): Silhouette =>
    new Silhouette(studio.renderer, alone(farther, one, studio), of);
  // Drawn when first asked for: most of what is tried is cut off by the picture.
  const hidden = memoize((of: number) => drawn(object, of));
  const turnedOtherwise = others.map((steps) => memoize((of: number) => drawn(turned(steps), of)));
  for (let attempt = 0; attempt < (fitted ? 2 * tries : tries); attempt++) {
    const of = attempt < tries ? side : fineSide(hidden(side));
    const occluder =
      attempt < tries
        ? covering(farther.camera, object, studio, { variations, radius, categories }, stream)
        : fittedCover(farther.camera, object, hidden(of), studio, { variations, radius, ...fitted! }, stream);
    const wanted = stream.float();
    const sense = stream.choice([-1, 1]);
    if (!occluder || isOfSize?.(occluder) === false) continue;
    const scene = alone(farther, occluder, studio);
    if (isCutOff(scene, of)) continue;
    const outline = new Silhouette(studio.renderer, scene, of);
    const aim = { wanted: between(little, wanted), within: little.within, sense };
    const shift = shiftLeaving(
      aim,
      outline,
      hidden(of),
      turnedOtherwise.map((other) => () => other(of)),
    );
    if (shift === undefined || sticksOut(outline, shift, hidden(of))) continue;
    const [cx, cy, cz] = occluder.center;
    const aside = { ...occluder, center: [cx + shift * metersPerPixel(farther, cz, of), cy, cz] as Vec3 };
    const placed =
      leaves === 'little' ? aside : lowEnough(farther, aside, between(much, wanted), hidden(side), studio);
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
  const { height: whole = 1 } = occluder;
  for (const share of heights) {
    const height = Math.round(100 * share * whole) / 100;
    const low: SceneObject = { ...occluder, height, center: [cx, (cy / whole) * height, cz] };
    const cover = new Silhouette(studio.renderer, alone(x, low, studio), side);
    const seen = hidden.shareBeside(cover, 0, wanted + much.within);
    if (Math.abs(seen - wanted) <= much.within) return low;
  }
  return undefined;
}

/** The scene of an object alone. */
function alone(x: OrientationState, object: SceneObject, { modelOf }: SceneStudio): Scene {
  return sceneOf({ ...x, ground: 'none', objects: [object], asked: 1 }, modelOf);
}

/** At a depth of the scene, in the middle of the picture. */
const metersPerPixel = ({ camera }: OrientationState, z: number, of: number): number =>
  (2 * (camera.distance - z * cosDegrees(camera.elevation)) * tan((camera.fieldOfView * tau) / 720)) / of;
