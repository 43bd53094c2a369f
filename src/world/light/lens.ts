import { badParameter, channelIntensities, cosDegrees, sinDegrees } from '../../core/index.js';
import { displayCode } from '../../draw/display-code.js';
import type { Raster } from '../../draw/raster.js';

/** A lens that is open: what lies nearer or farther than a range of depths is blurred. */
export interface Lens {
  /** Meters across, 0 to 0.2: of a camera's lens its focal length by its f-number, 0.018 at 50 mm and f/2.8. */
  readonly aperture: number;
  /** The nearest and the farthest depth, meters along the camera's axis, between which all stays as it is, to the byte. */
  readonly sharp: readonly [near: number, far: number];
}

const widest = 0.2;
/** Discs of blur are at most so wide, as a share of the picture's height. */
const mostBlur = 0.05;
/** Pixels whose disc is narrower stay as they are. */
const leastBlur = 1;
const taps = 64;
/** Degrees from one tap to the next: the golden angle, by which they cover a disc evenly. */
const golden = 137.50776405;

/** @throws TopsyturvyError 'bad-parameter' for values beyond their ranges */
export function checkLens({ aperture, sharp: [near, far] }: Lens): void {
  if (!(aperture >= 0 && aperture <= widest))
    throw badParameter('environment.finish.lens.aperture', aperture, `0 to ${widest}`);
  if (!(near > 0 && far >= near))
    throw badParameter('environment.finish.lens.sharp', [near, far], 'two depths, near and far, above 0');
}

/**
 * The width of the disc, in pixels, that a point is blurred to, as that of a thin lens: by how much farther or nearer it is than the
 * range that is sharp, in 1 / depth.
 * @param inverse 1 / depth
 * @param focal the picture's focal length, pixels
 */
export function circleOfConfusion(
  { aperture, sharp: [near, far] }: Lens,
  inverse: number,
  focal: number,
): number {
  const apart = Math.max(0, 1 / far - inverse, inverse - 1 / near);
  return aperture * focal * apart;
}

/**
 * Blurs a picture of three channels, in linear light after the film: each pixel becomes the mean of what lies in its disc, without what
 * lies before it and is too sharp to reach it.
 * @param inverse 1 / depth per pixel, 0 where nothing is
 * @param focal the picture's focal length, pixels
 */
export function blurByDepth(raster: Raster, lens: Lens, inverse: Float32Array, focal: number): void {
  if (lens.aperture === 0) return;
  const { width, height, data } = raster;
  const radii = new Float32Array(width * height);
  for (let at = 0; at < radii.length; at++)
    radii[at] = Math.min(circleOfConfusion(lens, inverse[at], focal), mostBlur * height) / 2;
  const intensities = channelIntensities();
  const before = data.slice();
  const { across, down } = disc();
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      const radius = radii[at];
      if (2 * radius < leastBlur) continue;
      const depth = inverse[at];
      let [count, red, green, blue] = [0, 0, 0, 0];
      for (let i = 0; i < taps; i++) {
        const dx = Math.round(radius * across[i]);
        const dy = Math.round(radius * down[i]);
        const [column, row] = [x + dx, y + dy];
        if (column < 0 || row < 0 || column >= width || row >= height) continue;
        const other = row * width + column;
        const reach = radii[other] + 0.5;
        if (inverse[other] > depth && reach * reach < dx * dx + dy * dy) continue;
        count++;
        red += intensities[before[3 * other]];
        green += intensities[before[3 * other + 1]];
        blue += intensities[before[3 * other + 2]];
      }
      if (count === 0) continue;
      data[3 * at] = displayCode(red / count);
      data[3 * at + 1] = displayCode(green / count);
      data[3 * at + 2] = displayCode(blue / count);
    }
}

/** Places in a disc of radius 1, each for an equal share of it. */
function disc(): { readonly across: Float64Array; readonly down: Float64Array } {
  const radius = (i: number): number => Math.sqrt((i + 0.5) / taps);
  return {
    across: Float64Array.from({ length: taps }, (_, i) => radius(i) * cosDegrees(i * golden)),
    down: Float64Array.from({ length: taps }, (_, i) => radius(i) * sinDegrees(i * golden)),
  };
}
