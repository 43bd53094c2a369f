import { cosDegrees, memoize, sinDegrees, type Stream, tan, tau } from '../../../core/index.js';
import type { Scene, Vec3 } from '../../../world/index.js';
import type { RotationStep } from '../../../world/rotation/steps.js';
import { sceneOf } from '../../staging/scene/scene-of.js';
import {
  turnObject,
  type OrientationState,
  type OrientationTransform,
  type SceneObject,
} from '../../staging/scene/state.js';
import { type SceneAssets, standing } from '../../staging/assets.js';
import { covering, clearance, extents, eyeOf, largest, nearest, type CoverDesign } from './cover.js';
import { isCutOff, shiftLeaving, sticksOut, overhang } from './shift.js';
import { fineSide, side, Silhouette } from './silhouette.js';
import { footprint } from '../../staging/models/model-shelf.js';

interface FittedDesign extends CoverDesign {
  /** How high one of a category may be made, as a share of its usual height, at least 1. */
  tallest(category: string): number;
}

/** The least height of what hides all, as a share of its kind's. */
const lowest = 0.4;
/** The heights that are drawn, if they serve. */
const usual = [0.8, 1.25] as const;
/** How much wider and higher it is than what it hides, as the camera sees both: few things have straight edges. */
const wider = [1.04, 1.2] as const;
const taller = [1.02, 1.18] as const;

/**
 * Something that covers, as `covering` finds it, but in other proportions than its kind usually has, and no larger than
 * the silhouette of what it hides asks for. What is narrow and high, or wide and low, is covered by nothing of usual
 * proportions that is whole in the picture, or only by what is so wide that no shift uncovers anything.
 * @param outline of what is hidden
 */
function fittedCover(
  camera: OrientationState['camera'],
  hidden: SceneObject,
  outline: Silhouette,
  assets: SceneAssets,
  { variations, radius, categories, tallest }: FittedDesign,
  stream: Stream,
): SceneObject | undefined {
  const category = stream.choice(categories);
  const kind = { category, variation: stream.below(variations) };
  const heading = stream.integer(0, 359);
  const share = stream.uniform(...usual);
  const [breadth, tallness] = [stream.uniform(...wider), stream.uniform(...taller)];
  const unit = standing(assets, { ...kind, size: 1 }, [0, 0], heading);
  const [unitWidth, unitHeight, unitDepth] = extents(unit, assets);
  const reach = footprint(assets.modelOf(hidden), hidden.scale);
  const frame = frameOf(camera, outline);
  let [size, high, z] = [radius, 1, 0];
  // Its depth, and so its place, grows with its size.
  for (let round = 0; round < 4; round++) {
    z = reach + unitDepth * size + clearance * radius;
    const top = tallness * frame.topAt(z);
    const aside = breadth * frame.halfAt(z);
    // The lowest is the widest.
    const high1 = (top * unitWidth) / (2 * unitHeight * aside);
    const least = Math.max(lowest, (high1 * breadth) / frame.widest);
    const most = Math.min(tallest(category), high1);
    if (least > most) return undefined;
    high = Math.ceil(100 * Math.min(most, Math.max(least, share))) / 100;
    size = top / (2 * unitHeight * high);
  }
  const upright = standing(assets, { ...kind, size }, [frame.middleAt(z), z], heading);
  const [x, y] = upright.center;
  const fitted: SceneObject = { ...upright, height: high, center: [x, y * high, z] };
  return assets.modelOf(fitted).radius * fitted.scale < largest * radius && z < nearest * eyeOf(camera).level
    ? fitted
    : undefined;
}

/** The size that a silhouette requires of something farther in front, in meters; and how much wider that may be. */
function frameOf(camera: OrientationState['camera'], { columns, rows, side }: Silhouette) {
  const { level, above } = eyeOf(camera);
  const [cos, sin] = [cosDegrees(camera.elevation), sinDegrees(camera.elevation)];
  /** The size of a pixel in the plane one meter in front of the camera. */
  const pixel = (2 * tan((camera.fieldOfView * tau) / 720)) / side;
  const [width, height] = [columns.most + 1 - columns.least, rows.most + 1 - rows.least];
  const up = (side / 2 - rows.least) * pixel;
  const across = (columns.least + columns.most + 1 - side) / 2;
  const away = (z: number): number => camera.distance - z * cos;
  return {
    /** The height of the line of sight over its top. */
    topAt: (z: number): number => above + ((level - z) * (up * cos - sin)) / (cos + up * sin),
    halfAt: (z: number): number => (width / 2) * pixel * away(z),
    middleAt: (z: number): number => camera.target[0] + across * pixel * away(z),
    /** The greatest width that can still be shifted off it. */
    widest: 0.95 * (0.5 + (overhang * Math.max(width, height)) / width),
  };
}

/** The share of an object that is left to be seen, and how far from it a silhouette may be. */
const little = { least: 0.012, most: 0.028, within: 0.008 };
/** The visible shares of an object that can still be recognized: what hides its lower part is lower than it. */
const much = { least: 0.6, most: 0.82, within: 0.06 };
/** The heights that are tried, as shares of the height that hides all, highest first. */
const heights = [0.75, 0.65, 0.55, 0.45, 0.35, 0.25] as const;
/** Objects that are tried; about every third is of a size and shape that covers the other. */
const tries = 12;

/** What is put in front. */
export interface OccluderDesign {
  readonly leaves: 'much' | 'little';
  readonly variations: number;
  /** The radius of the sphere about what is hidden. Default 1 */
  readonly scale?: number;
  /** The categories that may stand in front. Default: all that hide */
  readonly categories?: readonly string[];
  /** What may stand in front in proportions that fit, as many times again, where nothing of usual proportions serves. Default: nothing */
  readonly fitted?: Pick<FittedDesign, 'categories' | 'tallest'> | undefined;
  /** The factor by which the camera is farther away, so that what hides is whole in the picture. */
  readonly retreat: number;
  /** Whether it may be as large as it is. Default: any size is allowed */
  isOfSize?(occluder: SceneObject): boolean;
  /** Whether there is something under it. Default: everywhere */
  isCarried?(occluder: SceneObject): boolean;
}

/**
 * Adds an object between the camera and the first one: large enough to cover it as the camera sees both, and as far to one
 * side as leaves little of it to be seen. Silhouettes of the two alone say how far that is. If much is to be seen, what
 * was placed so becomes lower: all around the first object the picture is the same as where it is hidden.
 * @param others for each other answer, the turns that would make it right
 * @returns undefined if nothing that was tried serves
 */
export function placeOccluder(
  x: OrientationState,
  transform: OrientationTransform,
  others: readonly (readonly RotationStep[])[],
  assets: SceneAssets,
  {
    leaves,
    variations,
    scale: radius = 1,
    categories = assets.occluders,
    fitted,
    retreat,
    isOfSize,
    isCarried,
  }: OccluderDesign,
  stream: Stream,
): OrientationState | undefined {
  const farther = { ...x, camera: { ...x.camera, distance: x.camera.distance * retreat } };
  const turned = (steps: readonly RotationStep[]): SceneObject =>
    turnObject({ object: 0, steps }, farther).objects[0];
  const object = turned(transform.steps);
  const drawn = (one: SceneObject, of: number): Silhouette =>
    new Silhouette(assets.renderer, alone(farther, one, assets), of);
  // Drawn when first asked for: most of what is tried is cut off by the picture.
  const hidden = memoize((of: number) => drawn(object, of));
  const turnedOtherwise = others.map((steps) => memoize((of: number) => drawn(turned(steps), of)));
  for (let attempt = 0; attempt < (fitted ? 2 * tries : tries); attempt++) {
    const of = attempt < tries ? side : fineSide(hidden(side));
    const occluder =
      attempt < tries
        ? covering(farther.camera, object, assets, { variations, radius, categories }, stream)
        : fittedCover(farther.camera, object, hidden(of), assets, { variations, radius, ...fitted! }, stream);
    const wanted = stream.float();
    const sense = stream.choice([-1, 1]);
    if (!occluder || isOfSize?.(occluder) === false) continue;
    const scene = alone(farther, occluder, assets);
    if (isCutOff(scene, of)) continue;
    const outline = new Silhouette(assets.renderer, scene, of);
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
      leaves === 'little' ? aside : lowEnough(farther, aside, between(much, wanted), hidden(side), assets);
    if (placed && isCarried?.(placed) !== false)
      return { ...farther, objects: [...farther.objects, placed], occluded: true };
  }
  return undefined;
}

const between = ({ least, most }: typeof little, share: number): number => least + share * (most - least);

/** What stands in front, so low that it leaves a share of what is behind it to be seen; if any height does. */
function lowEnough(
  x: OrientationState,
  occluder: SceneObject,
  wanted: number,
  hidden: Silhouette,
  assets: SceneAssets,
): SceneObject | undefined {
  const [cx, cy, cz] = occluder.center;
  const { height: whole = 1 } = occluder;
  for (const share of heights) {
    const height = Math.round(100 * share * whole) / 100;
    const low: SceneObject = { ...occluder, height, center: [cx, (cy / whole) * height, cz] };
    const cover = new Silhouette(assets.renderer, alone(x, low, assets), side);
    const seen = hidden.shareBeside(cover, 0, wanted + much.within);
    if (Math.abs(seen - wanted) <= much.within) return low;
  }
  return undefined;
}

/** The scene of an object alone. */
function alone(x: OrientationState, object: SceneObject, { modelOf }: SceneAssets): Scene {
  return sceneOf({ ...x, ground: 'none', objects: [object], asked: 1 }, modelOf);
}

/** The meters per pixel at a depth of the scene, in the middle of the picture. */
const metersPerPixel = ({ camera }: OrientationState, z: number, of: number): number =>
  (2 * (camera.distance - z * cosDegrees(camera.elevation)) * tan((camera.fieldOfView * tau) / 720)) / of;
