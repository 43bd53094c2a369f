import { atan2, tau } from '../../../../core/math/index.js';
import type { BroadClass } from '../../../../world/model.js';
import type { PhotographCamera } from '../form.js';
import { categoryName, refusal, type ImportedObject, type ImportOptions, type Refusal } from './imported.js';
import { isBox } from './corners.js';
import type { KittiLabel } from './kitti-label.js';

/** KITTI's types, as prompts call them. `Misc` and `DontCare` name no kind of thing. */
const types: ReadonlyMap<string, readonly [category: string, broadClass: BroadClass]> = new Map([
  ['car', ['car', 'vehicles']],
  ['van', ['van', 'vehicles']],
  ['truck', ['truck', 'vehicles']],
  ['tram', ['tram', 'vehicles']],
  ['pedestrian', ['pedestrian', 'people']],
  ['person', ['person', 'people']],
  ['person_sitting', ['seated person', 'people']],
  ['cyclist', ['cyclist', 'people']],
]);
const noKinds = new Set(['dontcare', 'misc']);

/** `occluded` has words instead of shares: 1 is "partly", 2 "largely"; the middles of what they leave. */
const shares: ReadonlyMap<number, number> = new Map([
  [0, 0],
  [1, 0.25],
  [2, 0.75],
]);

/** Radians beyond ±π that rounding may lead to, and by which `alpha` may differ from what it is computed from. */
const rounding = 0.01;
const alphaTolerance = 0.1;

/**
 * The heading of an object: degrees clockwise as seen from above, from facing the camera plane.
 *
 * KITTI, object devkit readme, "Data Format Description": `rotation_y` is the rotation about the camera's Y axis, which points
 * down (x right, z forward), and an object that faces along the camera's X axis has `rotation_y` 0, wherever it stands. So an
 * object's front is (cos r, 0, −sin r): 0 is the picture's right (heading 270), π/2 toward the camera (0), π the left (90) and
 * −π/2 away (180).
 */
export function kittiHeading(rotationY: number): number {
  const degrees = Math.round((rotationY * 360_000) / tau) / 1000 - 90;
  return (Math.round(1000 * (((degrees % 360) + 360) % 360)) / 1000) % 360;
}

/** The angle at which the camera sees the object, which `alpha` states: `rotation_y` less the bearing of its location. */
const observationAngle = ({ rotationY, location: [x, , z] }: KittiLabel): number => rotationY - atan2(x, z);

/** An object of a label, or why it is left out. */
export function kittiObject(
  label: KittiLabel,
  { categories, uncertainty }: Pick<ImportOptions, 'categories' | 'uncertainty'>,
  camera?: PhotographCamera,
): ImportedObject | Refusal {
  const { type, box, dimensions, location, rotationY, alpha } = label;
  const own = categoryName(type);
  const [category, broadClass] = types.get(type.toLowerCase()) ?? [own, undefined];
  if (noKinds.has(type.toLowerCase())) return refusal('kind', type);
  if (broadClass === undefined && !categories.includes(own)) return refusal('kind', type);
  if (categories.length > 0 && !categories.includes(category)) return refusal('not-asked', category);
  const [left, top, right, bottom] = box;
  if (!isBox([left, top, right, bottom])) return refusal('box', `box ${box.join(' ')}`);
  if (Math.abs(rotationY) > tau / 2 + rounding) return refusal('angle', `rotation_y ${rotationY}`);
  // −10 is how devkits write an unknown alpha.
  const toldAlpha = alpha !== -10;
  if (toldAlpha && Math.abs(alpha) > tau / 2 + rounding) return refusal('angle', `alpha ${alpha}`);
  if (!dimensions.every((side) => side > 0))
    return refusal('dimensions', `dimensions ${dimensions.join(' ')}`);
  if (!(location[2] > 0)) return refusal('behind', `z ${location[2]}`);
  const seen = observationAngle(label);
  if (toldAlpha && turnBetween(alpha, seen) > alphaTolerance)
    return refusal('contradiction', `alpha ${alpha}, but rotation_y and location make it ${seen.toFixed(3)}`);
  if (camera && !isInBox(label, camera))
    return refusal('contradiction', `its location is not seen in its box ${box.join(' ')}`);
  const hidden = hiddenShare(label);
  if (typeof hidden !== 'object')
    return refusal(hidden, `occluded ${label.occluded}, truncated ${label.truncated}`);
  return {
    category,
    broadClass,
    box: [left, top, right - left, bottom - top],
    heading: kittiHeading(rotationY),
    uncertainty,
    ...hidden,
  };
}

/** The angle between two directions, radians from 0 to π. */
function turnBetween(a: number, b: number): number {
  const turn = Math.abs(a - b) % tau;
  return Math.min(turn, tau - turn);
}

/** Whether the middle of an object is seen in its box, or not far from it; of what the image cuts off it need not be. */
function isInBox(
  { box, location: [x, y, z], dimensions: [height], truncated }: KittiLabel,
  camera: PhotographCamera,
): boolean {
  if (truncated > 0.3) return true;
  const [left, top, right, bottom] = box;
  const across = camera.center[0] + (camera.focal[0] * x) / z - (left + right) / 2;
  const down = camera.center[1] + (camera.focal[1] * (y - height / 2)) / z - (top + bottom) / 2;
  return Math.abs(across) <= right - left && Math.abs(down) <= bottom - top;
}

/** What `occluded` and `truncated` say. In tracking files `truncated` is a level: 1 is cut, 2 is to be ignored. */
function hiddenShare({
  occluded,
  truncated,
  track,
}: KittiLabel): Pick<ImportedObject, 'occlusion' | 'truncation'> | 'unknown-occlusion' | 'unreliable' {
  const occlusion = shares.get(occluded);
  if (track && truncated === 2) return 'unreliable';
  if (occlusion === undefined || !(truncated >= 0 && truncated <= 1)) return 'unknown-occlusion';
  return { occlusion, truncation: track && truncated === 1 ? 0.5 : truncated };
}
