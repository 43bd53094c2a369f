import { cosDegrees, sinDegrees, type Stream } from '../../../core/index.js';
import { scale, type Vec3 } from '../../../world/vector.js';
import { footprint } from '../../staging/models/model-shelf.js';
import type { OrientationState, SceneObject } from '../../staging/scene/state.js';
import { type SceneAssets, standing } from '../../staging/assets.js';

export interface CoverDesign {
  readonly variations: number;
  /** The radius of what is hidden. */
  readonly radius: number;
  readonly categories: readonly string[];
}

/** Something in the middle of the way to the first object, just large enough to cover its bounding box; if any size does. */
export function covering(
  camera: OrientationState['camera'],
  hidden: SceneObject,
  assets: SceneAssets,
  { variations, radius, categories }: CoverDesign,
  stream: Stream,
): SceneObject | undefined {
  const category = stream.choice(categories);
  const kind = { category, variation: stream.below(variations) };
  const heading = stream.integer(0, 359);
  const unit = standing(assets, { ...kind, size: 1 }, [0, 0], heading);
  const { half } = assets.modelOf(hidden);
  const [width, height, depth] = extents(hidden, assets);
  const [unitWidth, unitHeight, unitDepth] = extents(unit, assets);
  const reach = footprint({ half }, hidden.scale);
  const { level, above } = eyeOf(camera);
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
  return size < largest * radius && z < nearest * level
    ? standing(assets, { ...kind, size }, [0, z], heading)
    : undefined;
}

/** The camera's distance in front of the scene's middle, and its height above the ground; meters. */
export const eyeOf = ({ distance, elevation, target }: OrientationState['camera']) => ({
  level: distance * cosDegrees(elevation),
  above: target[1] + distance * sinDegrees(elevation),
});

/** The distance between what is hidden, however it is turned, and what hides it; in radii of what is hidden. */
export const clearance = 0.15;
/** The radius of a sphere about what hides, in radii of that about what is hidden. */
export const largest = 2.3;
/** How far before what is hidden it may stand, as a share of the way to the camera. */
export const nearest = 0.62;

/** Half the width, height and depth that an object on the floor takes up in the world. */
export function extents(object: SceneObject, assets: SceneAssets): Vec3 {
  const { half } = assets.modelOf(object);
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
