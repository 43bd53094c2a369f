import { threeDecimals } from '../../../../core/math/decimals.js';
import type { FloatImage } from '../../../../draw/bands/float-image.js';
import { coveredBox } from '../../../../draw/fill/covered-box.js';

/** The share of the picture that the longer side of the first thing's box takes. */
const usual = 0.74;
/** The least and the greatest share for the others, so that all is in the picture and nothing is a speck. */
const [least, most] = [0.5, 0.86];

/**
 * How large things are in their pictures, so that their boxes, which all lie in the middle, have about the same area: the share of
 * the picture that the longer side of each takes.
 * @param silhouettes coverage, 0 to 1, of pictures of one form
 */
export function alignedFills(silhouettes: readonly FloatImage[]): number[] {
  const narrow = silhouettes.map((silhouette) => {
    const { width, height } = coveredBox(silhouette, 0.5);
    const [across, down] = [width / silhouette.width, height / silhouette.height];
    return Math.min(across, down) / Math.max(across, down);
  });
  return narrow.map((ratio) => {
    const fill = usual * Math.sqrt(narrow[0] / ratio);
    return threeDecimals(Math.min(most, Math.max(least, fill)));
  });
}
