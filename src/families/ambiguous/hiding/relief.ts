import type { Box } from '../../../score/question.js';
import type { Figure } from '../silhouette/figure.js';

/** The mask with its edge softened over a pixel, 0 to 1: (1 2 1) both ways, stretched. */
function softMask({ width, height, mask }: Figure): Float32Array {
  const soft = new Float32Array(width * height);
  const at = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= width || y >= height ? 0 : mask[y * width + x];
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (mask[i] === 0) continue;
      const sides = at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1);
      const corners = at(x - 1, y - 1) + at(x + 1, y - 1) + at(x - 1, y + 1) + at(x + 1, y + 1);
      const sum = 4 + 2 * sides + corners;
      // A straight edge has 12 of 16: half of its pixel is covered.
      soft[i] = Math.min(1, Math.max(0.25, (sum - 8) / 8));
    }
  return soft;
}

/** The darkest that shading makes anything, and the lightest. */
const [darkest, lightest] = [0.22, 2];
/** How much darker the very edge is, even of a flat part. */
const seam = 0.62;
/** How far the dark of the edge reaches inward, as a share of the longer side. */
const seamShare = 0.022;

/** The effect of light on an object and on the ground beside it; made once for a figure. */
interface Relief {
  /** Per pixel, how much of it is covered, 0 to 1. */
  readonly cover: Float32Array;
  /** Per pixel, the object's light less its mean, where the mean is 1. */
  readonly form: Float32Array;
  /** How deep the shadow is beside the object, 0 to 1: `reach` columns and rows more than the figure. */
  readonly shadow: Float32Array;
  readonly reach: number;
}

/** The shadow falls so far to the lower right, of the longer side. */
const fall = 0.014;

export function reliefOf(figure: Figure): Relief {
  const reach = Math.max(2, Math.round(fall * Math.max(figure.width, figure.height)));
  const sums = summedArea(figure);
  return {
    cover: softMask(figure),
    form: formOf(figure, sums),
    shadow: shadowOf(figure, sums, reach),
    reach,
  };
}

/** The factor of a shading, from its depth: 0 (flat) to 1 (as a matte model would look). */
export const shadeOf = (form: number, depth: number): number =>
  Math.min(lightest, Math.max(darkest, 1 + depth * form));

/** The light on an object, which is darker at its edge, as a share of its mean, less 1. */
function formOf({ width, height, mask, light }: Figure, sums: Uint32Array): Float32Array {
  const reach = Math.max(2, Math.round(seamShare * Math.max(width, height)));
  const full = (2 * reach + 1) * (2 * reach + 1);
  const form = new Float32Array(mask.length);
  let [sum, count] = [0, 0];
  for (let y = 0, i = 0; y < height; y++) {
    const y0 = Math.max(0, y - reach) * (width + 1);
    const y1 = Math.min(height, y + reach + 1) * (width + 1);
    for (let x = 0; x < width; x++, i++) {
      if (mask[i] === 0) continue;
      const x0 = Math.max(0, x - reach);
      const x1 = Math.min(width, x + reach + 1);
      const inside = sums[y1 + x1] - sums[y0 + x1] - sums[y1 + x0] + sums[y0 + x0];
      // How near to the edge: 1 at a straight one, 0 beyond the seam.
      const near = Math.min(1, 2 * (1 - inside / full));
      form[i] = light[i] * (1 - seam * near);
      sum += form[i];
      count++;
    }
  }
  const mean = count > 0 ? sum / count : 1;
  for (let i = 0; i < mask.length; i++) if (mask[i] === 1) form[i] = form[i] / mean - 1;
  return form;
}

/** A square blur of the mask that looks up and to the left, where the light comes from; 0 on the object itself. */
function shadowOf({ width, height, mask }: Figure, sums: Uint32Array, reach: number): Float32Array {
  const shadow = new Float32Array((width + reach) * (height + reach));
  for (let y = 0, at = 0; y < height + reach; y++) {
    const y0 = Math.max(0, y - reach) * (width + 1);
    const y1 = Math.min(height, y + 1) * (width + 1);
    for (let x = 0; x < width + reach; x++, at++) {
      if (x < width && y < height && mask[y * width + x] === 1) continue;
      const x0 = Math.max(0, x - reach);
      const x1 = Math.min(width, x + 1);
      const inside = sums[y1 + x1] - sums[y0 + x1] - sums[y1 + x0] + sums[y0 + x0];
      shadow[at] = inside / ((reach + 1) * (reach + 1));
    }
  }
  return shadow;
}

/** Per corner of a pixel, how much of a mask lies above and left of it: (width + 1) × (height + 1) sums. */
function summedArea({ width, height, mask }: Figure): Uint32Array {
  const sums = new Uint32Array((width + 1) * (height + 1));
  for (let y = 0, at = 0; y < height; y++) {
    let row = 0;
    for (let x = 0, to = (y + 1) * (width + 1) + 1; x < width; x++, at++, to++) {
      row += mask[at];
      sums[to] = sums[to - width - 1] + row;
    }
  }
  return sums;
}

/** An object's silhouette in the picture. */
export interface Placed {
  readonly figure: Figure;
  readonly relief: Relief;
  /** The upper left corner of its box, pixels. */
  readonly left: number;
  readonly top: number;
  /** What it lies in, pixel edges: all around is something else, of which nothing is told. Default: the picture */
  readonly within?: Box;
}
