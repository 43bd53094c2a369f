import { compose, measureClipping, type Composed } from '../../../draw/bands/compose.js';
import { createFloats, type FloatImage } from '../../../draw/bands/float-image.js';
import { sigmaOf } from '../../../draw/bands/cycles.js';
import { gaussian } from '../../../draw/bands/gaussian.js';
import { matchContrast } from '../../../draw/bands/contrast.js';
import { moved, movedOnGround } from '../../../draw/bands/align.js';
import type { SourceShelf } from '../sources/shelf.js';
import type { HiddenPicture } from './state.js';
import { toneForAfar, toneForNear, type Toned } from './tone.js';

/** A hybrid with what went into it. */
export interface Mixed extends Composed {
  /** The sources as they were toned and placed, whole: from near to far. */
  readonly whole: readonly FloatImage[];
  /** What the bands that are seen from nearer were multiplied by, from near to far but for the last. */
  readonly gains: readonly number[];
}

/** RMS contrast of a band where its thing is, in linear light: the nearer, the finer, the more it needs. */
const levels = { silhouette: 0.13, photo: 0.085 };
/** Of all pixels. */
const mostClipped = 0.001;
const gentler = 0.88;

/** Adds up the bands of some pictures: x = (a − G(a)) + G(b), and a band of a third between. */
export function mix(hidden: readonly HiddenPicture[], shelf: SourceShelf, colour: boolean): Mixed {
  const last = hidden.length - 1;
  const toned = hidden.map(({ source, placed }, at): Toned => {
    const cutOut = shelf.cutOut(source);
    const tone =
      at === last ? toneForAfar(cutOut, shelf.hasSilhouette(source), colour) : toneForNear(cutOut, colour);
    return placed
      ? { light: movedOnGround(tone.light, placed), coverage: moved(tone.coverage, placed) }
      : tone;
  });
  const { width, height, channels } = toned[last]!.light;
  const low = bandOf(toned[last]!.light, hidden[last]!);
  const bands = hidden.slice(0, last).map(({ source }, at) => {
    const silhouette = shelf.hasSilhouette(source);
    const { light, coverage } = toned[at]!;
    const weights = silhouette ? spread(coverage, channels) : undefined;
    return matchContrast(bandOf(light, hidden[at]!), levels[silhouette ? 'silhouette' : 'photo'], {
      ...(weights && { weights }),
      most: 6,
    });
  });
  const out = createFloats(width, height, channels);
  for (let share = 1; ; share *= gentler) {
    for (let i = 0; i < out.data.length; i++) {
      let value = low.data[i]!;
      for (const { band } of bands) value += share * band.data[i]!;
      out.data[i] = value;
    }
    if (measureClipping(out).clipped <= mostClipped || share < 0.3)
      return {
        ...compose(out),
        whole: toned.map(({ light }) => light),
        gains: bands.map(({ gain }) => gain * share),
      };
  }
}

/** The part of a picture that lies in its band. */
export function bandOf(image: FloatImage, { band }: Pick<HiddenPicture, 'band'>): FloatImage {
  const low = (cut: number | null): FloatImage | undefined =>
    cut === null ? undefined : gaussian(image, sigmaOf(cut, image.width));
  const upper = low(band.below) ?? image;
  const lower = low(band.above);
  return lower ? { ...upper, data: upper.data.map((value, i) => value - lower.data[i]!) } : upper;
}

/** Where a thing or the halo of its edges is, a weight for each value. */
function spread(coverage: FloatImage, channels: number): Float32Array {
  const wide = gaussian(coverage, coverage.width / 100).data;
  return Float32Array.from({ length: wide.length * channels }, (_, i) =>
    wide[Math.floor(i / channels)]! > 0.02 ? 1 : 0,
  );
}
