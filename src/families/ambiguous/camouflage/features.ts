import { luma } from '../../../draw/paint.js';
import type { Raster } from '../../../draw/raster.js';

/** A part of a picture, pixels. */
export interface Window {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What the eye tells textures by, per pixel: lightness, contrast, and the two axes of orientation. */
export interface Features {
  readonly luma: Float32Array;
  /** The square of the gradient of luma. */
  readonly energy: Float32Array;
  /** Of the gradient: gx² − gy² (edges that stand less edges that lie) and 2·gx·gy (the diagonals). */
  readonly upright: Float32Array;
  readonly diagonal: Float32Array;
}

export const featureNames = ['luma', 'energy', 'upright', 'diagonal'] as const;

/**
 * Features in a window, rows from the top; at the window's edge gradients are 0.
 *
 * @param into planes of the window's size that are no longer needed; what they hold is lost
 */
export function featuresOf(picture: Raster, { left, top, width, height }: Window, into?: Features): Features {
  const size = width * height;
  const plane = (): Float32Array => new Float32Array(size);
  // The edges of gradients are never written: planes of the same window have their zeros there already.
  const features = into ?? { luma: plane(), energy: plane(), upright: plane(), diagonal: plane() };
  const { data } = picture;
  for (let y = 0, at = 0; y < height; y++) {
    let from = 3 * ((top + y) * picture.width + left);
    for (let x = 0; x < width; x++, at++, from += 3) {
      features.luma[at] = luma(data[from]!, data[from + 1]!, data[from + 2]!);
    }
  }
  const gray = features.luma;
  for (let y = 1; y < height - 1; y++)
    for (let x = 1, at = y * width + 1; x < width - 1; x++, at++) {
      const gx = gray[at + 1]! - gray[at - 1]!;
      const gy = gray[at + width]! - gray[at - width]!;
      const [xx, yy] = [gx * gx, gy * gy];
      features.energy[at] = xx + yy;
      features.upright[at] = xx - yy;
      features.diagonal[at] = 2 * gx * gy;
    }
  return features;
}
