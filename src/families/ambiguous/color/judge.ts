import { fourDecimals } from '../../../core/math/decimals.js';
import {
  createFloats,
  type FloatImage,
  resize,
  correlation,
  deviationOf,
} from '../../../draw/bands/float-image.js';
import { colorPart, meanPlane } from '../../../draw/bands/color/color-spaces.js';
import { toLight } from '../../../draw/bands/color/linear-light.js';
import { gaussian } from '../../../draw/bands/gaussian/gaussian.js';
import type { Raster } from '../../../draw/raster.js';
import { verdict, type Verdict } from '../../proposal.js';
import { clearness } from '../sources/clearest.js';
import type { ColorMixed } from './stage.js';

/** The measurements in the finished pixels. Plain JSON. */
export type ColorEvidence = {
  /** Correlations of the picture's f_gray with f_gray of the gray source, and with the colored source's light and dark. */
  readonly gray: { readonly own: number; readonly other: number; readonly contrast: number };
  /** Correlations of the picture's f_color with f_color of the colored source, and with the gray source's tones in that hue. */
  readonly color: { readonly own: number; readonly other: number; readonly contrast: number };
  /** How many times as clear the colored reading is as the gray one, while colors are seen. */
  readonly clearness: number;
  /** The share of pixels that were out of gamut. */
  readonly clipped: number;
  /** The factor of f_color. */
  readonly strength: number;
  /** The distance of each thing's mean from the mean of its surroundings in linear light, in f_gray and in f_color; only for scenes. */
  readonly stands?: { readonly gray: number; readonly color: number };
};

const bounds = {
  own: 0.9,
  margin: 0.15,
  gray: 0.012,
  color: 0.05,
  clipped: 0.001,
  stands: { gray: 0.05, color: 0.1 },
};

/** Measures a finished composite, in color and without. @param gray the composite without its color */
export function judgeColor(raster: Raster, gray: Raster, mixed: ColorMixed): Verdict<ColorEvidence> {
  const [picture, rest] = [raster, gray].map((view) => measured(toLight(view)));
  const [seenGray, seenColor] = [meanPlane(rest), colorPart(picture)];
  const things = (['gray', 'color'] as const).map((of) => mixed.things && measured(mixed.things[of]));
  const [ownGray, ownColor] = [measured(mixed.gray), measured(mixed.color)];
  // Along the direction in which the colored source's colors vary the most, each picture is one plane.
  const axis = mainAxis(ownColor.data);
  const color = along(ownColor, axis);
  const evidence: ColorEvidence = {
    gray: {
      own: fourDecimals(correlation(seenGray, ownGray)),
      other: fourDecimals(correlation(seenGray, color)),
      contrast: fourDecimals(deviationOf(seenGray)),
    },
    color: {
      own: fourDecimals(correlation(seenColor, ownColor)),
      other: fourDecimals(correlation(along(seenColor, axis), ownGray)),
      contrast: fourDecimals(deviationOf(seenColor)),
    },
    clearness: fourDecimals(clearness(picture, rest, things)),
    clipped: fourDecimals(mixed.clipped),
    strength: fourDecimals(mixed.strength),
    ...(mixed.things && {
      stands: {
        gray: fourDecimals(standsOut(seenGray, things[0]!)),
        color: fourDecimals(standsOut(seenColor, things[1]!)),
      },
    }),
  };
  if (evidence.clipped > bounds.clipped) return verdict(false, 'clipped', evidence);
  if (evidence.gray.contrast < bounds.gray || evidence.color.contrast < bounds.color)
    return verdict(false, 'faint', evidence);
  const { stands } = evidence;
  if (stands && (stands.gray < bounds.stands.gray || stands.color < bounds.stands.color))
    return verdict(false, 'merged', evidence);
  return verdict(
    [evidence.gray, evidence.color].every(
      ({ own, other }) => own >= bounds.own && own - Math.abs(other) >= bounds.margin,
    ),
    'unclear-reading',
    evidence,
  );
}

/** Shorter sides by how much what is around a thing's outline reaches. */
const about = 0.05;

/** How far the mean color within a thing is from that around its outline. */
function standsOut({ channels, data }: FloatImage, covered: FloatImage): number {
  const near = gaussian(covered, about * Math.min(covered.width, covered.height)).data;
  let square = 0;
  for (let c = 0; c < channels; c++) {
    let [inside, within, ring, around] = [0, 0, 0, 0];
    for (let i = 0; i < near.length; i++) {
      const [own, other] = [covered.data[i], near[i] * (1 - covered.data[i])];
      inside += own * data[channels * i + c];
      within += own;
      ring += other * data[channels * i + c];
      around += other;
    }
    const apart = inside / within - ring / around;
    square += apart * apart;
  }
  return Math.sqrt(square);
}

/** The coordinate of each color along an axis. */
function along({ width, height, data }: FloatImage, [red, green, blue]: Color): FloatImage {
  const plane = createFloats(width, height, 1);
  for (let i = 0, at = 0; at < data.length; i++, at += 3)
    plane.data[i] = red * data[at] + green * data[at + 1] + blue * data[at + 2];
  return plane;
}

type Color = readonly [red: number, green: number, blue: number];

/** Averaged down to this side, pixels: what is measured is no finer. */
const enough = 256;
const measured = (image: FloatImage): FloatImage =>
  image.width > enough
    ? resize(image, enough, Math.max(1, Math.round((enough * image.height) / image.width)))
    : image;

/** The longest color's direction: of two hues the axis, of a picture's own colors the strongest. */
function mainAxis(data: Float32Array): Color {
  let at = 0;
  let most = 0;
  for (let i = 0; i < data.length; i += 3) {
    const size = data[i] * data[i] + data[i + 1] * data[i + 1] + data[i + 2] * data[i + 2];
    if (size > most) [most, at] = [size, i];
  }
  const length = Math.sqrt(most);
  return most > 0 ? [data[at] / length, data[at + 1] / length, data[at + 2] / length] : [0, 0, 0];
}
