import { createFloats, type FloatImage } from '../../../draw/bands/float-image.js';
import { gaussian } from '../../../draw/bands/gaussian/gaussian.js';
import { resize } from '../../../draw/bands/resize.js';
import { deviationOf, meanOf } from '../../../draw/bands/statistics.js';
import { coveredBox } from '../../../draw/fill/covered-box.js';
import { blankFigure, lightOn, type Figure } from '../silhouette/figure.js';
import type { CustomObject } from './custom-objects.js';

/** How far the form of a cushion is rounded, of the longer side; and how steep its edge is there. */
const rounded = 1 / 14;
const steep = 4;
/** Lightness from 0 to 1 spans so many standard deviations of the object's own. */
const span = 4;

/**
 * The silhouette of a user's object with a form: nothing is known of its depth, so it is rounded toward its edge like
 * a cushion; its own light and dark are its tones.
 *
 * @param side the longer side of its box, pixels
 */
export function customFigure({ coverage, lightness }: CustomObject, side: number): Figure {
  const scale = side / Math.max(coverage.width, coverage.height);
  const [across, down] = [coverage.width, coverage.height].map((length) =>
    Math.max(1, Math.round(length * scale)),
  );
  const covered = resize(coverage, across!, down!);
  const light = resize(lightness, across!, down!);
  const { left, top, width, height } = coveredBox(covered, 0.5);
  const figure = blankFigure(width, height);
  const { pad, height: form } = cushion(covered, side);
  const weights = covered.data.map((value) => Number(value >= 0.5));
  const [mean, spread] = [meanOf(light, weights), Math.max(0.02, deviationOf(light, weights))];
  const slope = steep * side * rounded;
  for (let y = 0, to = 0; y < height; y++)
    for (let x = 0; x < width; x++, to++) {
      const from = (top + y) * covered.width + left + x;
      if (weights[from] === 0) continue;
      figure.mask[to] = 1;
      const tone = Math.min(1, Math.max(0, 0.5 + (light.data[from]! - mean) / (span * spread)));
      const at = (top + y + pad) * form.width + left + x + pad;
      const right = ((form.data[at + 1]! - form.data[at - 1]!) * slope) / 2;
      const below = ((form.data[at + form.width]! - form.data[at - form.width]!) * slope) / 2;
      const length = Math.sqrt(right * right + below * below + 1);
      figure.light[to] = lightOn(-right / length, -below / length, 1 / length, tone);
    }
  return figure;
}

/** The silhouette blurred, with room around it. */
function cushion({ width, height, data }: FloatImage, side: number): { pad: number; height: FloatImage } {
  const sigma = side * rounded;
  const pad = Math.ceil(2 * sigma) + 1;
  const wide = createFloats(width + 2 * pad, height + 2 * pad, 1);
  for (let y = 0; y < height; y++)
    wide.data.set(data.subarray(y * width, (y + 1) * width), (y + pad) * wide.width + pad);
  return { pad, height: gaussian(wide, sigma) };
}
