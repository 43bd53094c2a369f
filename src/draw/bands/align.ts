import { unexpected } from '../../core/errors.js';
import { createFloats, type FloatImage } from './float-image.js';
import { resize } from './resize.js';

/** Where a silhouette goes: enlarged about the picture's top left corner, then shifted by shares of the picture's sides. */
export type Alignment = {
  /** 0.6 to 1.6 */
  readonly scale: number;
  readonly x: number;
  readonly y: number;
  /** Intersection over union of the two silhouettes then, 0 to 1. */
  readonly overlap: number;
};

export interface AlignOptions {
  /** Scales from and to. Default 0.7 to 1.4. */
  readonly scales?: readonly [least: number, most: number];
  /** The least free share of the picture beside the moved silhouette. Default 0.02. */
  readonly margin?: number;
}

/** Silhouettes are compared at this size, pixels. */
const compared = 48;
const scaleSteps = 15;

/**
 * The scale and shift that lay one silhouette over another as well as can be, without its leaving the picture.
 *
 * @param moving coverage, 0 to 1, one channel @param still likewise, of the same form
 * @throws TopsyturvyError 'bad-picture' if a silhouette is empty
 */
export function align(
  moving: FloatImage,
  still: FloatImage,
  { scales = [0.7, 1.4], margin = 0.02 }: AlignOptions = {},
): Alignment {
  const [own, other] = [moving, still].map((mask) => resize(mask, compared, compared));
  const [from, to] = [boxOf(own!), boxOf(other!)];
  let best: Alignment | undefined;
  for (let step = 0; step < scaleSteps; step++) {
    const scale = scales[0] + ((scales[1] - scales[0]) * step) / (scaleSteps - 1);
    const [width, height] = [(from.right - from.left) * scale, (from.bottom - from.top) * scale];
    const room = 1 - 2 * margin;
    // Silhouettes that fill the picture may stay as they are.
    if (best && (width > room || height > room)) break;
    const held = (at: number, size: number): number =>
      Math.min(Math.max(at, margin), Math.max(margin, 1 - margin - size));
    const shifts = { x: (to.left + to.right - width) / 2, y: (to.top + to.bottom - height) / 2 };
    for (const [dx, dy] of nudges) {
      const x = held(shifts.x + dx, width) - from.left * scale;
      const y = held(shifts.y + dy, height) - from.top * scale;
      const overlap = overlapOf(moved(own!, { scale, x, y }), other!);
      if (!best || overlap > best.overlap) best = { scale, x, y, overlap };
    }
  }
  return best!;
}

/** About the position in which the boxes share their middle: a small grid of shifts. */
const nudges: readonly (readonly [number, number])[] = [
  -0.125, -0.0625, -0.03125, 0, 0.03125, 0.0625, 0.125,
].flatMap((x) => [-0.08, 0, 0.08].map((y) => [x, y] as const));

/** A picture moved so; 0 where it was not. Each pixel is interpolated at its middle. */
export function moved(image: FloatImage, { scale, x, y }: Pick<Alignment, 'scale' | 'x' | 'y'>): FloatImage {
  if (!(scale > 0)) throw unexpected('bad-parameter', 'scale', scale, 'more than 0');
  const { width, height, channels, data } = image;
  const out = createFloats(width, height, channels);
  const value = (column: number, row: number, c: number): number =>
    column < 0 || row < 0 || column >= width || row >= height
      ? 0
      : data[(row * width + column) * channels + c]!;
  for (let row = 0, to = 0; row < height; row++) {
    const v = (row + 0.5 - y * height) / scale - 0.5;
    const top = Math.floor(v);
    const down = v - top;
    for (let column = 0; column < width; column++, to += channels) {
      const u = (column + 0.5 - x * width) / scale - 0.5;
      const left = Math.floor(u);
      const right = u - left;
      if (u <= -1 || v <= -1 || u >= width || v >= height) continue;
      for (let c = 0; c < channels; c++)
        out.data[to + c] =
          (1 - down) * ((1 - right) * value(left, top, c) + right * value(left + 1, top, c)) +
          down * ((1 - right) * value(left, top + 1, c) + right * value(left + 1, top + 1, c));
    }
  }
  return out;
}

/** A picture on a plain ground moved so: around it continues as in its top left corner. */
export function movedOnGround(
  image: FloatImage,
  alignment: Pick<Alignment, 'scale' | 'x' | 'y'>,
): FloatImage {
  const { channels } = image;
  const ground = image.data.slice(0, channels);
  const above = { ...image, data: image.data.map((value, i) => value - ground[i % channels]!) };
  const out = moved(above, alignment);
  for (let i = 0; i < out.data.length; i++) out.data[i]! += ground[i % channels]!;
  return out;
}

/** The silhouette's box in shares of the picture. */
function boxOf({ width, height, data }: FloatImage) {
  const box = { left: 1, right: 0, top: 1, bottom: 0 };
  data.forEach((value, at) => {
    if (value < 0.5) return;
    const [x, y] = [at % width, Math.floor(at / width)];
    box.left = Math.min(box.left, x / width);
    box.right = Math.max(box.right, (x + 1) / width);
    box.top = Math.min(box.top, y / height);
    box.bottom = Math.max(box.bottom, (y + 1) / height);
  });
  if (box.right === 0)
    throw unexpected('bad-picture', 'silhouette', 'an empty one', 'one that covers more than a speck');
  return box;
}

function overlapOf(a: FloatImage, b: FloatImage): number {
  let [shared, all] = [0, 0];
  for (let i = 0; i < a.data.length; i++) {
    shared += Math.min(a.data[i]!, b.data[i]!);
    all += Math.max(a.data[i]!, b.data[i]!);
  }
  return all > 0 ? shared / all : 0;
}
