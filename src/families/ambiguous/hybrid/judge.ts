import { fourDecimals } from '../../../core/math/decimals.js';
import { luminancePlane } from '../../../draw/bands/color/color-spaces.js';
import { toLight } from '../../../draw/bands/color/linear-light.js';
import { sigmaOf } from '../../../draw/bands/cycles.js';
import { type FloatImage, correlation, deviationOf, meanOf } from '../../../draw/bands/float-image.js';
import { gaussian } from '../../../draw/bands/gaussian/gaussian.js';
import type { Raster } from '../../../draw/raster.js';
import { refuse, shorterSide, type Certificate, type Verdict } from '../../making.js';
import { clearness, withHalo } from '../sources/clearest.js';
import { sceneOf } from '../sources/shelf.js';
import { type Form, type Likest, likestForm } from './forms.js';
import { difference, type Mixed, resizeTo } from './mix.js';
import type { Band, HiddenPicture } from './state.js';

/** The evidence for one reading, measured in the pixels as they are seen from its distance. Plain JSON. */
export type ReadingEvidence = {
  readonly seenFrom: string;
  /** Shorter side of the picture that was measured, pixels. */
  readonly pixels: number;
  /** The correlation of what is finest there with each source, from near to far. */
  readonly correlations: readonly number[];
  /** The contrast of its edges, in linear light: of what is left without the coarsest waves, the RMS where most of it is. */
  readonly contrast: number;
  /** How much this source explains of what the others leave unexplained there: a partial correlation, 0 to 1. */
  readonly alone: number;
  /** How much another source explains of what this one leaves unexplained, of all that is seen: a part correlation. */
  readonly others: number;
  /** How many times as clear it is there as what is coarser; null for the last, the coarsest. */
  readonly clearness: number | null;
  /** The form that its outline is most like besides its own; null if there is none, or it is seen from near. */
  readonly likest: Likest | null;
  /** For a thing in a place, the measurements where it is; absent for others. */
  readonly thing?: ThingEvidence;
};

export type HybridEvidence = {
  readonly bands: readonly Band[];
  readonly readings: readonly ReadingEvidence[];
  readonly clipped: number;
  readonly gains: readonly number[];
};

/** The side at which a picture is measured: half its usual side, or that at which waves of its cut-off take four pixels. */
const enough = 256;
/** The coarsest waves of a band, as a share of its end: they say that something is there, but not what. */
const coarsest = 0.25;
/** The bounds beyond which a person might see another thing than the one that is claimed, or nothing. */
const bounds = { correlation: 0.6, alone: 0.6, others: 0.25, contrast: 0.04, likest: 0.97, clipped: 0.004 };

/**
 * Measures a finished picture: at each distance it is averaged down, what is coarser than the reading's band is taken away,
 * and the rest is compared with the sources, whole pictures treated alike, and with forms for which it could be mistaken.
 * @param forms of other things
 */
export function judgeHybrid(
  raster: Raster,
  hidden: readonly HiddenPicture[],
  { whole, masks, clipped, gains }: Mixed,
  forms: readonly Form[],
): Verdict<HybridEvidence> {
  const picture = luminancePlane(toLight(raster));
  const sources = whole.map(luminancePlane);
  const readings = hidden.map(({ source, band }, own): ReadingEvidence => {
    const pixels = band.pixels ?? Math.min(shorterSide(raster), Math.max(enough, 4 * band.above!));
    const left = (image: FloatImage): FloatImage => resizeTo(image, pixels);
    const shown = (image: FloatImage): FloatImage => without(image, band.above, pixels);
    const pictureLeft = left(picture);
    const sourcesLeft = sources.map(left);
    const seen = shown(pictureLeft);
    const compared = sourcesLeft.map(shown);
    const areas = masks.map((one) => one && left(one));
    const mask = masks[own];
    const edges = (image: FloatImage): number =>
      edgeContrast(image, band.above ?? coarsest * band.below!, pixels);
    const isLast = own === hidden.length - 1;
    const { alone, others } = explained(seen, compared, own);
    const names = [source.word, ...source.accept];
    const inPlace = sceneOf(source) !== undefined;
    return {
      seenFrom: band.seenFrom,
      pixels,
      correlations: compared.map((other) => fourDecimals(correlation(seen, other))),
      // The last source is whole in the tones that it is mixed in: edges beyond its own are another's.
      contrast: fourDecimals(Math.min(edges(pictureLeft), isLast ? edges(sourcesLeft[own]) : Infinity)),
      alone: fourDecimals(alone),
      others: fourDecimals(others),
      clearness: isLast ? null : fourDecimals(clearness(pictureLeft, difference(pictureLeft, seen), areas)),
      likest: isLast && mask ? likest(seen, mask, band.below!, forms, names) : null,
      ...(inPlace && { thing: measureThing(seen, compared, own, areas[own]!, isLast ? band.below : null) }),
    };
  });
  const evidence: HybridEvidence = {
    readings,
    clipped: fourDecimals(clipped),
    gains: gains.map(fourDecimals),
    bands: hidden.map(({ band }) => band),
  };
  return flawOf(evidence, hidden) ?? ({ ...evidence, holds: true } satisfies Certificate<HybridEvidence>);
}

/** The flaw of a hybrid, with a sentence that says what was measured. */
function flawOf(evidence: HybridEvidence, hidden: readonly HiddenPicture[]) {
  const found = (reason: string, why: string) => refuse(reason, { ...evidence, why });
  if (evidence.clipped > bounds.clipped)
    return found(
      'clipped',
      `${evidence.clipped} of the pixels are out of gamut, more than ${bounds.clipped}`,
    );
  for (const [own, { correlations, contrast, alone, others, likest, thing }] of evidence.readings.entries()) {
    const { source, band } = hidden[own];
    const reading = `'${source.word}' seen from ${band.seenFrom === 'near' ? 'near' : 'afar'}`;
    if (contrast < bounds.contrast)
      return found('faint', `${reading} has edges of contrast ${contrast}, less than ${bounds.contrast}`);
    if (correlations[own] < bounds.correlation)
      return found(
        'unclear-reading',
        `${reading} correlates ${correlations[own]} with its picture, less than ${bounds.correlation}`,
      );
    if (alone < bounds.alone)
      return found(
        'unclear-reading',
        `${reading} is too much like the other picture there: what the other does not explain correlates ${alone} with its own, less than ${bounds.alone}`,
      );
    if (others > bounds.others)
      return found(
        'unclear-reading',
        `${reading} shows the other picture as well: which correlates ${others} with what its own does not explain, more than ${bounds.others}`,
      );
    if (likest && likest.correlation > bounds.likest)
      return found(
        'untold',
        `${reading} is blurred to what could be a ${likest.word}: they correlate ${likest.correlation}, more than ${bounds.likest}`,
      );
    const flaw = thing && flawOfThing(thing, likest?.correlation);
    if (flaw) return found(flaw.reason, `${reading} ${flaw.why}`);
  }
  return undefined;
}

function likest(...given: Parameters<typeof likestForm>): Likest {
  const { word, correlation: likeness } = likestForm(...given);
  return { word, correlation: fourDecimals(likeness) };
}

/** A picture without the waves that are coarser than a cut-off; as it is where there is none. */
function without(image: FloatImage, cut: number | null, pixels: number): FloatImage {
  return cut === null ? image : difference(image, gaussian(image, sigmaOf(cut, pixels)));
}

/**
 * The contrast of what is finer than a cut-off: its RMS where most of its energy is, since a thing that takes a small part of
 * a picture has as strong edges as a large one. Near the sides it is not looked at: a slope has steps there.
 */
function edgeContrast(image: FloatImage, cut: number, pixels: number): number {
  const { width, height, data } = without(image, cut, pixels);
  const beside = Math.ceil(2 * sigmaOf(cut, pixels));
  let [energy, weighted] = [0, 0];
  for (let y = beside; y < height - beside; y++)
    for (let x = beside; x < width - beside; x++) {
      const square = data[y * width + x] * data[y * width + x];
      energy += square;
      weighted += square * square;
    }
  return energy > 0 ? Math.sqrt(weighted / energy) : 0;
}

/** The partial correlation of what is seen with its own source, and the other source's largest part correlation. */
function explained(seen: FloatImage, sources: readonly FloatImage[], own: number) {
  const ownSource = sources[own];
  const withOwn = correlation(seen, ownSource);
  let [alone, most] = [1, 0];
  for (const [at, other] of sources.entries()) {
    if (at === own) continue;
    const [withOther, between] = [correlation(seen, other), correlation(ownSource, other)];
    const rest = (r: number): number => Math.sqrt(Math.max(1e-6, 1 - r * r));
    alone = Math.min(alone, (withOwn - withOther * between) / (rest(withOther) * rest(between)));
    most = Math.max(most, Math.abs(withOther - withOwn * between) / rest(between));
  }
  return { alone, others: most };
}

/** The measurements where a scene's thing is, in the pixels as they are seen from its distance. Plain JSON. */
type ThingEvidence = {
  /** The correlation of what is seen there with the thing's own picture, and the largest with another source. */
  readonly own: number;
  readonly other: number;
  /** At the nearest distance, the RMS contrast of the thing divided by that of its surroundings; from afar, how much darker it is, in linear light. */
  readonly stands: number;
  /** The correlation of all that is seen from afar with the thing's own blurred silhouette; null at nearer distances. */
  readonly form: number | null;
};

const sceneBounds = { own: 0.6, margin: 0.25, near: 1.25, far: 0.1, form: 0.55, likest: 0.03 };

/**
 * Measures whether a thing stands out from its surroundings and from the other reading's scene.
 * @param seen what is left of the picture @param sources what is left of each reading's picture
 * @param own the index in `sources` of the thing's own reading @param covered the share of each pixel that the thing covers, 0 to 1
 * @param below the end of the band of a thing seen from afar, cycles per shorter side; else null
 */
export function measureThing(
  seen: FloatImage,
  sources: readonly FloatImage[],
  own: number,
  covered: FloatImage,
  below: number | null,
): ThingEvidence {
  const wide = withHalo(covered);
  const around = wide.map((value) => 1 - value + 1e-6);
  const [inside, outside] = [covered.data.map((value) => value + 1e-6), around];
  const others = sources
    .filter((_, at) => at !== own)
    .map((other) => Math.abs(correlation(seen, other, wide)));
  return {
    own: fourDecimals(correlation(seen, sources[own], wide)),
    other: fourDecimals(Math.max(...others)),
    stands: fourDecimals(
      below === null
        ? deviationOf(seen, wide) / Math.max(deviationOf(seen, around), 1e-6)
        : meanOf(seen, outside) - meanOf(seen, inside),
    ),
    form:
      below === null
        ? null
        : fourDecimals(-correlation(seen, gaussian(covered, sigmaOf(below, shorterSide(covered))))),
  };
}

/** What speaks against a thing in a scene. @param likest the correlation with the form of another thing that is the likest */
export function flawOfThing(
  { own, other, stands, form }: ThingEvidence,
  likest: number | undefined,
): { readonly reason: string; readonly why: string } | undefined {
  if (own < sceneBounds.own || own - other < sceneBounds.margin)
    return {
      reason: 'unclear-reading',
      why: `correlates ${own} with its own picture where its thing is and ${other} with another, less than ${sceneBounds.own} or not ${sceneBounds.margin} more`,
    };
  const least = form === null ? sceneBounds.near : sceneBounds.far;
  if (stands < least)
    return { reason: 'faint', why: `stands out from what is around it by ${stands}, less than ${least}` };
  if (form !== null && (form < sceneBounds.form || form < (likest ?? 0) + sceneBounds.likest))
    return {
      reason: 'untold',
      why: `correlates ${form} with its own outline and ${likest} with another, less than ${sceneBounds.form} or not ${sceneBounds.likest} more`,
    };
  return undefined;
}
