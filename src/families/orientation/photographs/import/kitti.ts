import { atan2, points, tau, threeDecimals } from '../../../../core/index.js';
import { roundedDegrees } from '../../../staging/scene/angles.js';
import { basename, dirname, extname, join } from 'node:path';
import { linesOf } from '../../../../core/files/lines.js';
import { mostObjects, type PhotographCamera } from '../form.js';
import { findImage, isFile } from './files.js';
import {
  isRefusal,
  type ImportedObject,
  type ImportedPhoto,
  type ImportOptions,
  categoryName,
  refusal,
  type Refusal,
} from './imported.js';
import { type KittiLabel, readKittiLabel, number } from './kitti-label.js';
import type { ImportSkips } from './skips.js';
import type { BroadClass } from '../../../../world/model.js';
import { isBox } from './corners.js';

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
const shares: ReadonlyMap<number, number> = new Map(points('0,0 1,0.25 2,0.75'));

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
  const degrees = roundedDegrees(rotationY) - 90;
  return threeDecimals(((degrees % 360) + 360) % 360) % 360;
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

/** The shares that `occluded` and `truncated` state. In tracking files `truncated` is a level: 1 cut, 2 to ignore. */
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

/** The longest line that is read, bytes: a label has some 100. */
const longestLine = 1 << 16;

/**
 * Photographs of KITTI's object and tracking benchmarks, from label files: `label_2/000123.txt` is of `image_2/000123.png`, and
 * `label_02/0007.txt` of the frames `image_02/0007/000123.png`. {@link kittiHeading} says how angles are defined.
 */
export function* importKitti(
  files: readonly string[],
  options: ImportOptions,
  skips: ImportSkips,
): Generator<ImportedPhoto> {
  for (const file of files) {
    const stem = basename(file, extname(file));
    const camera = cameraOf(stem, options, skips);
    for (const [frame, objects] of readObjects(file, camera, options, skips)) {
      const name = frame === undefined ? stem : `${stem}-${padded(frame)}`;
      const image = findImage(imageStems(file, stem, frame, options));
      if (image === undefined) skips.add('no-image', `${name}: ${objects.length} objects`);
      else yield { name, file: image, camera, objects };
    }
  }
}

const padded = (frame: number): string => String(frame).padStart(6, '0');

/** The paths where the image may be, without its ending. */
function imageStems(
  file: string,
  stem: string,
  frame: number | undefined,
  { images }: ImportOptions,
): readonly string[] {
  const own = frame === undefined ? stem : join(stem, padded(frame));
  if (images !== undefined) return [join(images, own)];
  const folder = dirname(file);
  return [join(folder, '..', frame === undefined ? 'image_2' : 'image_02', own), join(folder, own)];
}

function cameraOf(stem: string, { calib }: ImportOptions, skips: ImportSkips): PhotographCamera | undefined {
  if (calib === undefined) return undefined;
  const file = join(calib, `${stem}.txt`);
  const camera = isFile(file) ? readKittiCamera(file) : undefined;
  if (camera === undefined) skips.add('calibration', file);
  return camera;
}

/** The objects of a file by frame, in the order of frames; of a file without frames, under undefined. */
function readObjects(
  file: string,
  camera: PhotographCamera | undefined,
  options: ImportOptions,
  skips: ImportSkips,
): readonly (readonly [frame: number | undefined, objects: readonly ImportedObject[]])[] {
  const frames = new Map<number | undefined, ImportedObject[]>();
  for (const { number, text } of linesOf(file, longestLine)) {
    const place = `${file}:${number}`;
    const label = text === null ? `a line of more than ${longestLine} bytes` : readKittiLabel(text);
    if (typeof label === 'string') {
      skips.add('form', `${place}: ${label}`);
      continue;
    }
    const frame = label.track?.frame;
    const objects = frames.get(frame) ?? [];
    frames.set(frame, objects);
    const object = kittiObject(label, options, camera);
    if (isRefusal(object)) skips.add(object.reason, `${place}: ${object.what}`);
    else if (objects.length >= mostObjects) skips.add('many', place);
    else objects.push({ ...object, ...instanceOf(label, file) });
  }
  return [...frames].sort(([a = -1], [b = -1]) => a - b);
}

/** A track is one thing through its sequence. */
const instanceOf = ({ track }: KittiLabel, file: string): Pick<ImportedObject, 'instance'> =>
  track ? { instance: `${basename(file, extname(file))}-${track.id}` } : {};

/**
 * The left color camera of a KITTI calibration file: its line `P2:` (`P2` in tracking files), the 3 × 4 projection of rectified
 * points. Its last column shifts the camera by centimeters, which turns nothing.
 * @returns undefined if the file has no such line, or it is not a rectified camera's
 */
function readKittiCamera(file: string): PhotographCamera | undefined {
  for (const { text } of linesOf(file, 1 << 16)) {
    const [name, ...cells] = text?.trim().split(/\s+/) ?? [];
    if (name !== 'P2:' && name !== 'P2') continue;
    const p = cells.map(number);
    const [fx, fy, cx, cy] = [p[0], p[5], p[2], p[6]];
    const rectified = [1, 4, 8, 9].every((at) => p[at] === 0) && p[10] === 1 && p.length === 12;
    if (!rectified || fx === undefined || fy === undefined || cx === undefined || cy === undefined)
      return undefined;
    return fx >= 1 && fy >= 1 ? { focal: [fx, fy], center: [cx, cy] } : undefined;
  }
  return undefined;
}
