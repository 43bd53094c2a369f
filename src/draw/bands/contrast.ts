import { badParameter } from '../../core/errors.js';
import { type FloatImage, deviationOf } from './float-image.js';

/**
 * A band with its RMS contrast brought to a level: every value is multiplied by the same gain.
 * @param band values about 0
 * @param level the standard deviation wanted, in linear light: more than 0
 * @param options `weights`: how much each value counts when contrast is measured, absent: all the same; `most`: the largest
 *   gain, so that a band that is nearly plain is not all noise, default 8
 */
export function matchContrast(
  band: FloatImage,
  level: number,
  { weights, most = 8 }: { readonly weights?: Float32Array; readonly most?: number } = {},
): { readonly band: FloatImage; readonly gain: number } {
  if (!(level > 0)) throw badParameter('contrast', level, 'more than 0');
  const own = deviationOf(band, weights);
  const gain = own > level / most ? level / own : most;
  return { band: { ...band, data: band.data.map((value) => gain * value) }, gain };
}
