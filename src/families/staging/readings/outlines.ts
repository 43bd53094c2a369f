import { points, threeDecimals } from '../../../core/index.js';
import type { Raster } from '../../../draw/raster.js';
import type { Scene, Renderer } from '../../../world/scene.js';
import { refuse, type Refusal, type Sides } from '../../making.js';

/** A value of a mask that is no thing's, such as the white between two pictures. */
const nothing = 255;

/** The distance from an outline at which colors are compared, pixels: clear of the mixed colors on it. */
const reach = 2;
/** The shifts at which the outlines are compared: shares of the shorter side, in eight directions. */
const shifts = [0.05, 0.11];
const directions = points('1,0 1,1 0,1 -1,1 -1,0 -1,-1 0,-1 1,-1');
/** Outlines of hundreds of pixels say as much by every second pixel. */
const step = 2;

/** A difference of three channels that is seen as an edge where nothing else is, levels of 255. */
const edge = 18;
/**
 * The least agreement of a picture with its outlines; below it, it shows something else. Of 800 pictures of ten families the
 * least was 0.9 (a pale keyboard, whose keys are edges beside its outlines); with others' outlines 95 of 100 are below 0.6.
 */
const least = 0.7;

/** A mask of a scene, drawn anew: 1 + the object of each pixel, one channel. */
export function objectMask(renderer: Renderer, scene: Scene, { width, height }: Sides): Raster {
  return { width, height, channels: 1, data: new Uint8Array(renderer.objects(scene, { width, height })) };
}

/**
 * A reason to doubt that a picture shows the things in a mask: it lacks edges at their outlines.
 * @param view the picture's name, for the message
 * @param mask one channel, of the picture's size: pixels of one thing are equal, 255 for none
 */
export function missedOutlines(view: string, picture: Raster, mask: Raster): Refusal | undefined {
  const agreement = outlineAgreement(picture, mask);
  if (agreement >= least) return undefined;
  return refuse('other-outlines', { view, agreement: threeDecimals(agreement) });
}

/**
 * How far outlines are edges of a picture, 0 to 2: the share of their places across which colors differ, and by how much
 * the chance that they differ more there than across the same places moved aside is above even, doubled.
 */
export function outlineAgreement(picture: Raster, mask: Raster): number {
  const places = outlinesIn(mask);
  const [own, moved] = [new Float64Array(differences), new Float64Array(differences)];
  count(own, picture, places, 0, 0);
  for (const share of shifts) {
    const far = Math.max(4, Math.round(share * Math.min(mask.width, mask.height)));
    for (const [dx, dy] of directions) count(moved, picture, places, dx * far, dy * far);
  }
  const edges = sum(own.subarray(edge)) / Math.max(1, sum(own));
  return edges + Math.max(0, 2 * chanceOfMore(own, moved) - 1);
}

const sum = (histogram: Float64Array): number => histogram.reduce((total, value) => total + value, 0);

/** Pixels whose right or lower neighbor is another thing's. */
type Places = { readonly x: number[]; readonly y: number[]; readonly down: boolean[] };

function outlinesIn({ width, data }: Raster): Places {
  const places: Places = { x: [], y: [], down: [] };
  let found = 0;
  const add = (at: number, next: number, down: boolean): void => {
    const isLast = !down && next % width === 0; // of its row
    if (isLast || data[at] === nothing || data[next] === nothing || found++ % step > 0) return;
    places.x.push(at % width);
    places.y.push(Math.floor(at / width));
    places.down.push(down);
  };
  for (let at = 0; at + 1 < data.length; at++) if (data[at] !== data[at + 1]) add(at, at + 1, false);
  for (let at = 0; at + width < data.length; at++)
    if (data[at] !== data[at + width]) add(at, at + width, true);
  return places;
}

/** Sums of the differences of three channels. */
const differences = 3 * 255 + 1;

/** Counts the places, moved aside, by how much the picture's colors differ across them. */
function count(
  into: Float64Array,
  { width, height, channels, data }: Raster,
  { x, y, down }: Places,
  dx: number,
  dy: number,
): void {
  for (let i = 0; i < x.length; i++) {
    const [px, py] = [x[i] + dx, y[i] + dy];
    const isDown = down[i];
    const along = isDown ? py : px;
    if (px < 0 || py < 0 || px >= width || py >= height) continue;
    if (along - reach + 1 < 0 || along + reach >= (isDown ? height : width)) continue;
    const stride = (isDown ? width : 1) * channels;
    const at = (py * width + px) * channels;
    const [a, b] = [at - (reach - 1) * stride, at + reach * stride];
    let sum = 0;
    for (let c = 0; c < 3; c++) {
      const channel = channels < 3 ? 0 : c;
      sum += Math.abs(data[a + channel] - data[b + channel]);
    }
    into[sum]++;
  }
}

/** The chance that a value of one histogram is larger than one of another; half of it where they are equal. */
function chanceOfMore(own: Float64Array, other: Float64Array): number {
  let [more, below, ownSum] = [0, 0, 0];
  for (let value = 0; value < own.length; value++) {
    more += own[value] * (below + other[value] / 2);
    below += other[value];
    ownSum += own[value];
  }
  return below === 0 || ownSum === 0 ? 0.5 : more / (below * ownSum);
}
