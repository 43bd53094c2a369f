import { basename, dirname, extname, join } from 'node:path';
import { linesOf } from '../../../../core/files/lines.js';
import { mostObjects, type PhotographCamera } from '../form.js';
import { findImage, isFile } from './files.js';
import { isRefusal, type ImportedObject, type ImportedPhoto, type ImportOptions } from './imported.js';
import { type KittiLabel, readKittiLabel, number } from './kitti-label.js';
import { kittiObject } from './kitti-object.js';
import type { ImportSkips } from './skips.js';

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

/** Where the image may be, without its ending. */
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
 *
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
