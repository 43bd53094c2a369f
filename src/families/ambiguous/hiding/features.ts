import { luma, type Raster } from '../../../draw/index.js';

/** A part of a picture, pixels. */
export interface Window {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What the eye tells textures by: lightness, from which contrast and the two axes of orientation are measured. */
export interface Features {
  /** Per pixel of a window, 0 to 255. */
  readonly luma: Float32Array;
}

/** Features in a window, rows from the top. */
export function featuresOf({ data, width: across }: Raster, window: Window): Features {
  const { left, top, width, height } = window;
  const gray = new Float32Array(width * height);
  for (let y = 0, at = 0; y < height; y++) {
    let from = 3 * ((top + y) * across + left);
    for (let x = 0; x < width; x++, at++, from += 3) {
      gray[at] = luma(data[from], data[from + 1], data[from + 2]);
    }
  }
  return { luma: gray };
}

/** Sums over a block of the gradient (gx, gy) of luma. */
interface Gradients {
  /** The sum of gx² + gy²: contrast. */
  energy: number;
  /** The sum of gx² − gy²: vertical edges less horizontal ones. */
  upright: number;
  /** The sum of 2·gx·gy: the diagonals. */
  diagonal: number;
}

/** The gradients of the square block whose upper left corner is at x, y of a window; at the window's edge they are 0. */
export function sumGradients(
  { luma: gray }: Features,
  { width, height }: Pick<Window, 'width' | 'height'>,
  { x, y, side }: { readonly x: number; readonly y: number; readonly side: number },
  out: Gradients,
): void {
  let [xx, yy, xy] = [0, 0, 0];
  const [from, to] = [Math.max(1, x), Math.min(width - 1, x + side)];
  const end = Math.min(height - 1, y + side);
  for (let row = Math.max(1, y); row < end; row++) {
    const first = row * width;
    for (let at = first + from; at < first + to; at++) {
      const gx = gray[at + 1] - gray[at - 1];
      const gy = gray[at + width] - gray[at - width];
      xx += gx * gx;
      yy += gy * gy;
      xy += gx * gy;
    }
  }
  out.energy = xx + yy;
  out.upright = xx - yy;
  out.diagonal = 2 * xy;
}
