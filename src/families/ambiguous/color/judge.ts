import { colorPart, meanPlane } from '../../../draw/bands/color/color-spaces.js';
import type { FloatImage } from '../../../draw/bands/float-image.js';
import { toLight } from '../../../draw/bands/color/linear-light.js';
import { resize } from '../../../draw/bands/resize.js';
import { correlation, deviationOf } from '../../../draw/bands/statistics.js';
import type { Raster } from '../../../draw/raster.js';
import { verdict, type Verdict } from '../../proposal.js';
import { type ColorMixed, grayView } from './stage.js';

/** What is measured in the finished pixels. Plain JSON. */
export type ColorEvidence = {
  /** Correlations of the picture's f_gray with f_gray of the gray source, and with the colored source's light and dark. */
  readonly gray: { readonly own: number; readonly other: number; readonly contrast: number };
  /** Correlations of the picture's f_color with f_color of the colored source, and with the gray source's tones in that hue. */
  readonly color: { readonly own: number; readonly other: number; readonly contrast: number };
  /** The share of pixels that were out of gamut. */
  readonly clipped: number;
  /** What f_color was multiplied by. */
  readonly strength: number;
};

const bounds = { own: 0.9, margin: 0.15, gray: 0.012, color: 0.05, clipped: 0.001 };

/** Measures a finished composite, in color and without. */
export function judgeColor(raster: Raster, mixed: ColorMixed): Verdict<ColorEvidence> {
  const seenGray = measured(meanPlane(toLight(grayView(raster))));
  const seenColor = measured(colorPart(toLight(raster)));
  const [ownGray, ownColor] = [measured(mixed.gray), measured(mixed.color)];
  // Along the direction in which the colored source's colors vary the most, each picture is one plane.
  const axis = mainAxis(ownColor.data);
  const along = ({ width, height, data }: typeof seenColor) => ({
    width,
    height,
    channels: 1 as const,
    data: Float32Array.from(
      { length: width * height },
      (_, i) => axis[0]! * data[3 * i]! + axis[1]! * data[3 * i + 1]! + axis[2]! * data[3 * i + 2]!,
    ),
  });
  const color = along(ownColor);
  const evidence: ColorEvidence = {
    gray: {
      own: rounded(correlation(seenGray, ownGray)),
      other: rounded(correlation(seenGray, color)),
      contrast: rounded(deviationOf(seenGray)),
    },
    color: {
      own: rounded(correlation(seenColor, ownColor)),
      other: rounded(correlation(along(seenColor), ownGray)),
      contrast: rounded(deviationOf(seenColor)),
    },
    clipped: rounded(mixed.clipped),
    strength: rounded(mixed.strength),
  };
  if (evidence.clipped > bounds.clipped) return verdict(false, 'clipped', evidence);
  if (evidence.gray.contrast < bounds.gray || evidence.color.contrast < bounds.color)
    return verdict(false, 'faint', evidence);
  return verdict(
    [evidence.gray, evidence.color].every(
      ({ own, other }) => own >= bounds.own && own - Math.abs(other) >= bounds.margin,
    ),
    'unclear-reading',
    evidence,
  );
}

/** Averaged down to this side, pixels: what is measured is no finer. */
const enough = 256;
const measured = (image: FloatImage): FloatImage =>
  image.width > enough
    ? resize(image, enough, Math.max(1, Math.round((enough * image.height) / image.width)))
    : image;

/** The longest color's direction: of two hues the axis, of a picture's own colors the strongest. */
function mainAxis(data: Float32Array): readonly number[] {
  let at = 0;
  let most = 0;
  for (let i = 0; i < data.length; i += 3) {
    const size = data[i]! * data[i]! + data[i + 1]! * data[i + 1]! + data[i + 2]! * data[i + 2]!;
    if (size > most) [most, at] = [size, i];
  }
  return [0, 1, 2].map((c) => (most > 0 ? data[at + c]! / Math.sqrt(most) : 0));
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000 + 0;
