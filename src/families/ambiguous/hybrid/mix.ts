import { movedImage, movedOnGround } from '../../../draw/bands/align.js';
import { toLight, toRaster } from '../../../draw/bands/color/linear-light.js';
import { compose, type Composed, halfLevel } from '../../../draw/bands/compose.js';
import { matchContrast } from '../../../draw/bands/contrast.js';
import { sigmaOf } from '../../../draw/bands/cycles.js';
import {
  createFloats,
  type FloatImage,
  resize,
  deviationOf,
  meanOf,
} from '../../../draw/bands/float-image.js';
import { gaussian } from '../../../draw/bands/gaussian/gaussian.js';
import type { Raster } from '../../../draw/raster.js';
import { shorterSide } from '../../param-schemas.js';
import type { CutOut } from '../sources/cut-out.js';
import { lightnessOf, onGround, type Toned } from '../sources/lightness.js';
import { type SourceShelf, sceneOf } from '../sources/shelf.js';
import { aroundQuieter, sceneForAfar, sceneForLowBand, sceneForNear } from './scene-layers.js';
import type { HiddenPicture } from './state.js';

/** The tones of a thing seen from afar, and of its ground, in linear light. */
const usual = { ground: 0.6, darkest: 0.16, brightest: 0.38 };
/** The tones behind two others, so that the one between stands out against it. */
const faint = { ground: 0.6, darkest: 0.24, brightest: 0.42 };
/** A photograph's mean and RMS contrast, and what that is multiplied by at most. */
const photo = { mean: 0.36, deviation: 0.16, most: 1.6 };

/**
 * The picture whose low band is seen from afar, as that band wants it: a thing with a silhouette is dark on light ground,
 * with little contrast of its own; a photograph is brought to a middle brightness that leaves room for another's edges.
 */
function toneForAfar(cutOut: CutOut, hasSilhouette: boolean, color: boolean, tones: typeof usual): Toned {
  const toned = lightnessOf(cutOut, color);
  const { light, coverage } = toned;
  if (hasSilhouette) return { light: onGround(toned, tones), coverage };
  const out = createFloats(light.width, light.height, light.channels);
  for (let at = 0; at < out.data.length; at++) out.data[at] = light.data[at] * light.data[at];
  const [mean, deviation] = [meanOf(out), deviationOf(out)];
  const gain = deviation > 0 ? Math.min(photo.most, photo.deviation / deviation) : 1;
  for (let at = 0; at < out.data.length; at++) out.data[at] = photo.mean + gain * (out.data[at] - mean);
  return { light: out, coverage };
}

/** The picture whose edges are seen from near: its lightness, on a ground that is lighter than most things. */
function toneForNear(cutOut: CutOut, color: boolean): Toned {
  const toned = lightnessOf(cutOut, color);
  return { ...toned, light: onGround(toned, { ground: 0.75, darkest: 0, brightest: 1 }) };
}

/** A hybrid with what went into it. */
export interface Mixed extends Composed {
  /** The sources as they were toned and placed, whole: from near to far. */
  readonly whole: readonly FloatImage[];
  /** The coverage of each source's thing, 0 to 1; undefined for a picture without a silhouette. */
  readonly masks: readonly (FloatImage | undefined)[];
  /** The gains of the bands that are seen from nearer, from near to far but for the last. */
  readonly gains: readonly number[];
}

/**
 * RMS contrast of a band where its thing is, in linear light: the nearer, the finer, the more it needs; and what no line of
 * it comes near to, so that some strong edges do not leave the others too little of the gamut.
 */
const nearest = { silhouette: 0.16, photo: 0.085, most: 0.5 };
/** The contrast of a scene, whose details are more than lines: about as much as a photograph has in such waves. */
const nearestScene = { ...nearest, silhouette: 0.115 };
/** The contrast where there are three: its lines are thinner, and another's are beside them. */
const nearestOfThree = { ...nearest, silhouette: 0.23 };
const between = { silhouette: 0.15, photo: 0.07, most: 0.42 };
/** The largest share of pixels that may be clipped. */
const mostClipped = 0.001;
/** The shares of the finer bands that are tried. */
const shares = [1, 0.88, 0.77, 0.68, 0.6, 0.53, 0.46, 0.41, 0.36, 0.31, 0.28];
/** The largest gain, so that a band that is nearly plain is not all noise. */
const mostGain = 9;

/** Adds up the bands of some pictures: x = (a − G(a)) + G(b), and a band of a third between. */
export function mix(hidden: readonly HiddenPicture[], shelf: SourceShelf, color: boolean): Mixed {
  const last = hidden.length - 1;
  const toned = hidden.map(({ source, placed }, at): Toned => {
    const view = sceneOf(source);
    if (view)
      return at < last
        ? sceneForNear(view, shelf, color)
        : sceneForLowBand(view, shelf, color, { ...shelf.frame, below: hidden[last].band.below! });
    const cutOut = shelf.cutOut(source);
    const tone =
      at === last
        ? toneForAfar(cutOut, shelf.hasSilhouette(source), color, last > 1 ? faint : usual)
        : toneForNear(cutOut, color);
    return placed
      ? { light: movedOnGround(tone.light, placed), coverage: movedImage(tone.coverage, placed) }
      : tone;
  });
  const { width, height, channels } = toned[last].light;
  const low = bandOf(toned[last].light, hidden[last]);
  const bands = hidden.slice(0, last).map(({ source }, at) => {
    const silhouette = shelf.hasSilhouette(source);
    const { light, coverage } = toned[at];
    const weights = silhouette ? spread(coverage, channels) : undefined;
    const alone = sceneOf(source) ? nearestScene : nearest;
    const level = at > 0 ? between : last > 1 ? nearestOfThree : alone;
    const { band, gain } = matchContrast(
      bandOf(light, hidden[at]),
      level[silhouette ? 'silhouette' : 'photo'],
      { ...(weights && { weights }), most: mostGain },
    );
    if (!silhouette) return { band, gain };
    const seen = sceneOf(source) ? aroundQuieter(band, coverage) : band;
    return { band: without(eased(seen, level.most), hidden[at + 1].band.pixels! / 2), gain };
  });
  const finer = createFloats(width, height, channels);
  for (const { band } of bands) for (let i = 0; i < finer.data.length; i++) finer.data[i] += band.data[i];
  const share = mostThatFits(low, finer);
  const out = createFloats(width, height, channels);
  for (let i = 0; i < out.data.length; i++) out.data[i] = low.data[i] + share * finer.data[i];
  return {
    ...compose(out),
    whole: toned.map(({ light }) => light),
    masks: toned.map(({ coverage }, at) => (shelf.hasSilhouette(hidden[at].source) ? coverage : undefined)),
    gains: bands.map(({ gain }) => gain * share),
  };
}

/** The last source at full size where it is a scene, of which the mixture has only what its low band needs. */
export function farScene(
  hidden: readonly HiddenPicture[],
  at: number,
  shelf: SourceShelf,
  color: boolean,
): FloatImage | undefined {
  const view = at === hidden.length - 1 ? sceneOf(hidden[at].source) : undefined;
  return view && sceneForAfar(view, shelf, color).light;
}

/** The largest of `shares` at which few enough pixels are out of gamut; the least if there is none. */
function mostThatFits(low: FloatImage, { channels, data }: FloatImage): number {
  // How many pixels fit with each share, but with no larger one.
  const fitting = new Uint32Array(shares.length + 1);
  for (let at = 0; at < data.length; at += channels) {
    let fits = 1;
    for (let c = 0; c < channels; c++) {
      const [value, coarse] = [data[at + c], low.data[at + c]];
      const room = (value > 0 ? 1 - coarse : coarse) + halfLevel;
      if (Math.abs(value) > room) fits = Math.min(fits, room / Math.abs(value));
    }
    let step = 0;
    while (step < shares.length && shares[step] > fits) step++;
    fitting[step]++;
  }
  const wanted = (1 - mostClipped) * (data.length / channels);
  let counted = 0;
  const step = shares.findIndex((_, at) => (counted += fitting[at]) >= wanted);
  return shares.at(step)!;
}

/** A band whose strongest values are drawn in: each keeps its sign and order, and stays below `most`. */
function eased(band: FloatImage, most: number): FloatImage {
  const data = new Float32Array(band.data.length);
  for (let i = 0; i < data.length; i++) {
    const value = band.data[i];
    data[i] = value / (1 + Math.abs(value) / most);
  }
  return { ...band, data };
}

/** A band without the waves that are coarser than a cut-off: drawing in adds some, which the next distance would show. */
const without = (band: FloatImage, cut: number): FloatImage =>
  difference(band, gaussian(band, sigmaOf(cut, shorterSide(band))));

/** The difference of two pictures of one form. */
export function difference(image: FloatImage, other: FloatImage): FloatImage {
  const data = new Float32Array(image.data.length);
  for (let i = 0; i < data.length; i++) data[i] = image.data[i] - other.data[i];
  return { ...image, data };
}

/** The part of a picture that lies in its band. */
export function bandOf(image: FloatImage, { band }: Pick<HiddenPicture, 'band'>): FloatImage {
  const low = (cut: number | null): FloatImage | undefined =>
    cut === null ? undefined : gaussian(image, sigmaOf(cut, shorterSide(image)));
  const upper = low(band.below) ?? image;
  const lower = low(band.above);
  return lower ? difference(upper, lower) : upper;
}

/** A weight for each value, high where a thing is or the halo of its edges. */
function spread(coverage: FloatImage, channels: number): Float32Array {
  const wide = gaussian(coverage, shorterSide(coverage) / 100).data;
  const weights = new Float32Array(wide.length * channels);
  for (let i = 0; i < wide.length; i++) if (wide[i] > 0.02) weights.fill(1, i * channels, (i + 1) * channels);
  return weights;
}

/** A picture in its form, averaged down or enlarged to a shorter side of so many pixels. */
export function resizeTo(image: FloatImage, pixels: number): FloatImage {
  const scaled = (length: number): number => Math.round((pixels * length) / shorterSide(image));
  return resize(image, scaled(image.width), scaled(image.height));
}

/**
 * A picture as it is seen from a distance: averaged down to a number of pixels, in linear light, as by a coarser
 * retina; and, if asked, enlarged again by linear interpolation, which adds nothing.
 * @param pixels of the shorter side
 */
export function fromAfar(picture: Raster, pixels: number, enlarged: boolean): Raster {
  const small = resizeTo(toLight(picture), pixels);
  return toRaster(enlarged ? resize(small, picture.width, picture.height) : small);
}
