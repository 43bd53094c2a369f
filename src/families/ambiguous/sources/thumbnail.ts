import type { FloatImage } from '../../../draw/bands/float-image.js';
import type { ModelStudio } from './model-studio.js';
import type { ModelView } from './model-view.js';

/** Side at which silhouettes are compared, pixels. */
export const side = 64;

/** A model's silhouette, small, as `align` takes it. */
export function thumbnailOf(studio: ModelStudio, view: ModelView, margin: number): FloatImage {
  const mask = studio.mask(view, { width: side, height: side, margin });
  return { width: side, height: side, channels: 1, data: Float32Array.from(mask) };
}
