import { badParameter, unexpected } from '../../core/errors.js';
import { createFloats, type FloatImage, resize } from './float-image.js';

/** A silhouette's placement: enlarged about the picture's top left corner, then shifted by shares of its sides. */
export type Alignment = {
  /** The scale, 0.6 to 1.6. */
  readonly scale: number;
  readonly x: number;
  readonly y: number;
  /** The intersection over union of the two silhouettes then, 0 to 1. */
  readonly overlap: number;
};

export interface AlignOptions {
  /** Scales from and to. Default 0.7 to 1.4. */
  readonly scales?: readonly [least: number, most: number];
  /** The least free share of the picture beside the moved silhouette. Default 0.02. */
  readonly margin?: number;
}

/** The size at which silhouettes are compared, in pixels. */
const compared = 48;
const scaleSteps = 15;

/**
 * The scale and shift that lay one silhouette over another as well as can be, without its leaving the picture.
 * @param moving coverage, 0 to 1, one channel @param still likewise, of the same form
 * @throws TopsyturvyError 'bad-picture' if a silhouette is empty
 */
export function align(
  moving: FloatImage,
  still: FloatImage,
  { scales = [0.7, 1.4], margin = 0.02 }: AlignOptions = {},
): Alignment {
  const [own, other] = [moving, still].map((mask) => resize(mask, compared, compared));
  const [from, to] = [boxOf(own), boxOf(other)];
  const framed = inFrame(own);
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
      const overlap = overlapOf(framed, { scale, x, y }, other);
      if (!best || overlap > best.overlap) best = { scale, x, y, overlap };
    }
  }
  return best!;
}

/** A small grid of shifts about the position in which the centers of the boxes coincide. */
const nudges: readonly (readonly [number, number])[] = [
  -0.125, -0.0625, -0.03125, 0, 0.03125, 0.0625, 0.125,
].flatMap((x) => [-0.08, 0, 0.08].map((y) => [x, y] as const));

/** A picture moved by an alignment; 0 beyond its sides. Each pixel is interpolated at its center. */
export function movedImage(image: FloatImage, to: Pick<Alignment, 'scale' | 'x' | 'y'>): FloatImage {
  const { width, height, channels } = image;
  const out = createFloats(width, height, channels);
  const { data } = out;
  const framed = inFrame(image).data;
  const across = samplesOf(width, to.scale, to.x);
  const downward = samplesOf(height, to.scale, to.y);
  const row = (width + 2) * channels;
  for (let y = downward.start; y < downward.end; y++) {
    const down = downward.share[y];
    const up = 1 - down;
    const top = downward.first[y] * row;
    for (let x = across.start, at = (y * width + x) * channels; x < across.end; x++) {
      const right = across.share[x];
      const left = 1 - right;
      let from = top + across.first[x] * channels;
      for (const end = at + channels; at < end; at++, from++)
        data[at] =
          up * (left * framed[from] + right * framed[from + channels]) +
          down * (left * framed[from + row] + right * framed[from + row + channels]);
    }
  }
  return out;
}

/** A picture with a pixel of zeros around it. */
type Framed = { readonly data: Float32Array };

function inFrame({ width, height, channels, data }: FloatImage): Framed {
  const [own, row] = [width * channels, (width + 2) * channels];
  const framed = new Float32Array((height + 2) * row);
  for (let y = 0; y < height; y++)
    framed.set(data.subarray(y * own, (y + 1) * own), (y + 1) * row + channels);
  return { data: framed };
}

/** Where along an axis the pixels of a moved picture are found in a framed one. */
interface Samples {
  /** Those from `start` to before `end` are in the frame. */
  readonly start: number;
  readonly end: number;
  /** The framed pixel before the place, and how near it is to the next, 0 to less than 1. */
  readonly first: Int32Array;
  readonly share: Float64Array;
}

/** @param shift in lengths of the axis */
function samplesOf(length: number, scale: number, shift: number): Samples {
  if (!(scale > 0)) throw badParameter('scale', scale, 'more than 0');
  const first = new Int32Array(length);
  const share = new Float64Array(length);
  let [start, end] = [0, 0];
  for (let i = 0; i < length; i++) {
    const at = (i + 0.5 - shift * length) / scale - 0.5;
    if (at <= -1) start = i + 1;
    if (at < length) end = i + 1;
    const before = Math.floor(at);
    first[i] = before + 1;
    share[i] = at - before;
  }
  return { start, end, first, share };
}

/** A picture on a plain ground moved so; around it, the color of its top left corner continues. */
export function movedOnGround(
  image: FloatImage,
  alignment: Pick<Alignment, 'scale' | 'x' | 'y'>,
): FloatImage {
  const { channels } = image;
  const ground = image.data.slice(0, channels);
  const above = new Float32Array(image.data.length);
  for (let i = 0; i < above.length;)
    for (let c = 0; c < channels; c++, i++) above[i] = image.data[i] - ground[c];
  const out = movedImage({ ...image, data: above }, alignment);
  for (let i = 0; i < out.data.length;) for (let c = 0; c < channels; c++, i++) out.data[i] += ground[c];
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

/** Intersection over union of a moved silhouette and one that stays. */
function overlapOf(
  { data }: Framed,
  { scale, x: aside, y: below }: Pick<Alignment, 'scale' | 'x' | 'y'>,
  { width, height, data: still }: FloatImage,
): number {
  const across = samplesOf(width, scale, aside);
  const downward = samplesOf(height, scale, below);
  const row = width + 2;
  let [shared, all] = [0, 0];
  for (let y = 0, at = 0; y < height; y++) {
    const isIn = y >= downward.start && y < downward.end;
    const [start, end] = isIn ? [across.start, across.end] : [width, width];
    const down = downward.share[y];
    const up = 1 - down;
    const top = downward.first[y] * row;
    for (let x = 0; x < width; x++, at++) {
      const other = still[at];
      if (x < start || x >= end) {
        all += other;
        continue;
      }
      const right = across.share[x];
      const left = 1 - right;
      const from = top + across.first[x];
      const own = Math.fround(
        up * (left * data[from] + right * data[from + 1]) +
          down * (left * data[from + row] + right * data[from + row + 1]),
      );
      shared += own < other ? own : other;
      all += own < other ? other : own;
    }
  }
  return all > 0 ? shared / all : 0;
}
