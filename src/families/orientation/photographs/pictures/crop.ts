import type { Stream } from '../../../../core/stream.js';
import { createRaster, type Raster } from '../../../../draw/raster.js';
import { scaleWindow } from '../../../../draw/layout/scale-window.js';
import type { Sides } from '../../../param-schemas.js';
import type { Box } from '../../../staging/picture/marks.js';
import type { PhotographEntry } from '../form.js';
import type { PhotographSkip } from '../candidates/skips.js';
import type { Sighting } from '../state.js';

export type Crop = Sighting['crop'];

/** What decides how much of a photograph is shown. */
export interface Framing {
  /** Side of the picture, pixels. */
  readonly size: number;
  /** The share of the picture's side that what is asked about fills, from and to. */
  readonly fill: readonly [number, number];
  readonly fit: PhotographEntry['fit'];
}

/** The greatest factor by which a photograph is enlarged. */
const mostEnlarged = 1.5;
/** The space around what is asked about, where the photograph has it: a share of the picture's side. */
const space = 0.03;

/**
 * The square of a photograph that is shown. How much of it an object fills, and where in it the object is, is drawn whatever
 * the answer.
 * @param box about what is asked about, inside the image
 */
export function cropAround(
  box: Box,
  image: Sides,
  { size, fill, fit }: Framing,
  stream: Stream,
): Crop | PhotographSkip {
  const least = Math.ceil(size / mostEnlarged);
  if (fit === 'letterbox') {
    const side = Math.max(image.width, image.height);
    if (side < least) return 'too-small';
    const before = (length: number): number => 0 - Math.floor((side - length) / 2) + 0;
    return { left: before(image.width), top: before(image.height), side };
  }
  const most = Math.min(image.width, image.height);
  if (most < least) return 'too-small';
  const longer = Math.max(box.width, box.height);
  const wanted = Math.ceil(longer / stream.uniform(fill[0], fill[1]));
  const side = Math.min(most, Math.max(least, wanted));
  if (Math.ceil(longer) > side) return 'no-room';
  const place = (start: number, length: number, all: number): number => {
    const range = (room: number): [number, number] => [
      Math.max(0, Math.ceil(start + length + room - side)),
      Math.min(Math.floor(start - room), all - side),
    ];
    const [low, high] = range(space * side);
    const [least, most] = low <= high ? [low, high] : range(0);
    return Math.max(0, Math.min(all - side, stream.integer(Math.min(least, most), Math.max(least, most))));
  };
  return {
    left: place(box.left, box.width, image.width),
    top: place(box.top, box.height, image.height),
    side,
  };
}

/** The part of a box that is in the image; of no width or height where none is. */
export function clipped({ left, top, width, height }: Box, image: Sides): Box {
  const within = (value: number, most: number): number => Math.min(most, Math.max(0, value));
  const [x, y] = [within(left, image.width), within(top, image.height)];
  return {
    left: x,
    top: y,
    width: within(left + width, image.width) - x,
    height: within(top + height, image.height) - y,
  };
}

/** The smallest box that contains all given boxes. */
export function unionOf(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

/** A box of the photograph in the picture, in whole pixels. */
export function boxInPicture({ left, top, width, height }: Box, crop: Crop, size: number): Box {
  const at = (value: number, start: number): number =>
    Math.min(size, Math.max(0, Math.round(((value - start) * size) / crop.side)));
  const [x, y] = [at(left, crop.left), at(top, crop.top)];
  return { left: x, top: y, width: at(left + width, crop.left) - x, height: at(top + height, crop.top) - y };
}

/** The cropped square, scaled to `size`; white where it extends beyond the photograph. */
export function cropPicture(photograph: Raster, { left, top, side }: Crop, size: number): Raster {
  const { width, height } = photograph;
  const inside = clipped({ left, top, width: side, height: side }, photograph);
  const from = { x: inside.left, y: inside.top, width: inside.width, height: inside.height };
  if (from.width === side && from.height === side) return scaleWindow(photograph, from, size, size);
  const scaled = (length: number): number => Math.max(1, Math.round((length * size) / side));
  const part = scaleWindow(photograph, from, scaled(width), scaled(height));
  const picture = createRaster(size, size, 3, 255);
  const [x, y] = [Math.round(((0 - left) * size) / side), Math.round(((0 - top) * size) / side)];
  const shown = Math.min(part.width, size - x);
  for (let row = 0; row < Math.min(part.height, size - y); row++)
    picture.data.set(
      part.data.subarray(3 * row * part.width, 3 * (row * part.width + shown)),
      3 * ((y + row) * size + x),
    );
  return picture;
}
