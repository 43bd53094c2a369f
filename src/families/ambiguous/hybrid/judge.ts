import { luminancePlane } from '../../../draw/bands/color/color-spaces.js';
import { toLight } from '../../../draw/bands/color/linear-light.js';
import { sigmaOf } from '../../../draw/bands/cycles.js';
import type { FloatImage } from '../../../draw/bands/float-image.js';
import { gaussian } from '../../../draw/bands/gaussian/gaussian.js';
import { correlation, deviationOf } from '../../../draw/bands/statistics.js';
import type { Raster } from '../../../draw/raster.js';
import { verdict, type Verdict } from '../../proposal.js';
import { shorterSide } from '../../size.js';
import { type Mixed, resizeTo } from './mix.js';
import type { Band, HiddenPicture } from './state.js';

/** What one reading has for it, measured in the pixels as they are seen from its distance. Plain JSON. */
export type ReadingEvidence = {
  readonly seenFrom: string;
  /** Shorter side of the picture that was measured, pixels. */
  readonly pixels: number;
  /** The correlation of what is finest there with each source, from near to far. */
  readonly correlations: readonly number[];
  /** The RMS contrast of what is finest there, in linear light. */
  readonly contrast: number;
  /** By how much the right source's is above the next. */
  readonly margin: number;
};

export type HybridEvidence = {
  readonly bands: readonly Band[];
  readonly readings: readonly ReadingEvidence[];
  readonly clipped: number;
  readonly gains: readonly number[];
};

/** As it is, a picture is measured at half its usual side, or where waves of its cut-off take four pixels. */
const enough = 256;
/** Below these a person might see another thing than the one that is claimed, or nothing. */
const bounds = { correlation: 0.6, margin: 0.12, contrast: 0.02, clipped: 0.004 };

/**
 * Measures a finished picture: at each distance it is averaged down, what is coarser than the reading's band is taken away,
 * and the rest is correlated with the sources, whole pictures treated alike.
 */
export function judgeHybrid(
  raster: Raster,
  hidden: readonly HiddenPicture[],
  { whole, clipped, gains }: Mixed,
): Verdict<HybridEvidence> {
  const picture = luminancePlane(toLight(raster));
  const sources = whole.map(luminancePlane);
  const readings = hidden.map(({ band }, own) => {
    const pixels = band.pixels ?? Math.min(shorterSide(raster), Math.max(enough, 4 * band.above!));
    const shown = (image: FloatImage): FloatImage => {
      const small = resizeTo(image, pixels);
      if (band.above === null) return small;
      const coarse = gaussian(small, sigmaOf(band.above, pixels));
      return { ...small, data: small.data.map((value, i) => value - coarse.data[i]!) };
    };
    const seen = shown(picture);
    const correlations = sources.map((source) => rounded(correlation(seen, shown(source))));
    const others = correlations.filter((_, at) => at !== own);
    return {
      seenFrom: band.seenFrom,
      pixels,
      contrast: rounded(deviationOf(seen)),
      correlations,
      margin: rounded(correlations[own]! - Math.max(...others.map(Math.abs))),
    };
  });
  const evidence: HybridEvidence = {
    readings,
    clipped: rounded(clipped),
    gains: gains.map(rounded),
    bands: hidden.map(({ band }) => band),
  };
  if (evidence.clipped > bounds.clipped) return verdict(false, 'clipped', evidence);
  if (readings.some(({ contrast }) => contrast < bounds.contrast)) return verdict(false, 'faint', evidence);
  return verdict(
    readings.every(
      ({ correlations, margin }, own) => correlations[own]! >= bounds.correlation && margin >= bounds.margin,
    ),
    'unclear-reading',
    evidence,
  );
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000 + 0;
