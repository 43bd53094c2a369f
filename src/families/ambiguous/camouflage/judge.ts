import { oklabDistance, type Rgb } from '../../../core/color.js';
import { threeDecimals } from '../../../core/index.js';
import { cosDegrees, sinDegrees } from '../../../core/math/index.js';
import type { Raster } from '../../../draw/raster.js';
import { refuse, verdict, type Verdict } from '../../proposal.js';
import { type Blocks, isGround, isObject } from '../hiding/blocks.js';
import { featuresOf } from '../hiding/features.js';
import { type Shape, shapeOf } from '../hiding/shape.js';
import { type TextureStatistics, textureStatistics } from '../hiding/statistics.js';
import { type Target, type Visibility, visibilityOf } from '../hiding/visibility.js';
import { type CamouflageParams, type CamouflageState, surfaceOf, visibleRange } from './state.js';

/** The distance between the mean colors of wholly object and wholly ground blocks, in Oklab. */
function colorContrast({ width, data }: Raster, { window, side, columns, inside }: Blocks): number {
  const sums = { ground: [0, 0, 0, 0], object: [0, 0, 0, 0] };
  for (let block = 0; block < inside.length; block++) {
    const which = isObject(inside[block]) ? sums.object : isGround(inside[block]) ? sums.ground : undefined;
    if (!which) continue;
    const left = window.left + (block % columns) * side;
    const top = window.top + Math.floor(block / columns) * side;
    let [red, green, blue] = [0, 0, 0];
    for (let y = top; y < top + side; y++)
      for (let at = 3 * (y * width + left); at < 3 * (y * width + left + side); at += 3) {
        red += data[at];
        green += data[at + 1];
        blue += data[at + 2];
      }
    which[0] += red;
    which[1] += green;
    which[2] += blue;
    which[3] += side * side;
  }
  const [ground, object] = [sums.ground, sums.object].map(([red, green, blue, count]): Rgb => [
    red / Math.max(1, count),
    green / Math.max(1, count),
    blue / Math.max(1, count),
  ]);
  return threeDecimals(oklabDistance(object, ground));
}

export type CamouflageEvidence = {
  /** The visibility in the hidden view; `total` is within the params' bounds. */
  readonly visibility: Visibility;
  /** The contrast in the revealed view: between the mean colors inside and outside, in Oklab. */
  readonly revealedContrast: number;
  readonly inside: TextureStatistics;
  readonly outside: TextureStatistics;
  readonly mismatch: Mismatch;
  /** The silhouette: measured in the pixels that differ between the two views. */
  readonly shape: Shape;
};

/** How the texture inside differs from the one outside. */
type Mismatch = {
  /** The difference of the means, in standard deviations of the ground. */
  readonly mean: number;
  /** The ratio of the standard deviations, inside to outside. */
  readonly deviation: number;
  readonly slope: number;
  /** The difference of coherence × (cos 2θ, sin 2θ): 0 to 2. */
  readonly orientation: number;
};

/** How much the object's texture may differ and still count as the ground's. */
const bounds = { mean: 0.6, deviation: [0.62, 1.6], slope: 0.35, orientation: 0.9 } as const;
/** The object's area, of the square of the picture's shorter side. */
const areas = [0.02, 0.5] as const;
/** The least share of the object that its largest piece has. */
const leastPiece = 0.9;
/** The color difference from which the control is plain. */
const plainContrast = 0.06;

/** Measures both views. */
export function judgeCamouflage(
  params: Pick<CamouflageParams, 'faintest' | 'clearest' | 'size'>,
  x: CamouflageState,
  target: Target,
  picture: (view: 'original' | 'revealed') => Raster,
): Verdict<CamouflageEvidence> {
  const { blocks } = target;
  const [hidden, revealed] = [picture('original'), picture('revealed')];
  const [least, most] = visibleRange(params, surfaceOf(x));
  const features = featuresOf(hidden, blocks.window);
  const visibility = visibilityOf(target, features);
  if (visibility.total < least) return refuse('too-faint', { visibility });
  if (visibility.total > most) return refuse('too-visible', { visibility });
  const inside = textureStatistics(features, blocks, isObject);
  const outside = textureStatistics(features, blocks, isGround);
  const mismatch = mismatchOf(inside, outside);
  if (!isSameTexture(mismatch)) return refuse('other-texture', { mismatch });
  const revealedContrast = colorContrast(revealed, blocks);
  if (revealedContrast < plainContrast) return refuse('control-not-plain', { revealedContrast });
  const shape = shapeOf(hidden, revealed);
  if (shape.box.some((edge, i) => Math.abs(edge - x.subject.box[i]) > 1))
    return refuse('other-box', { shape });
  return verdict(
    shape.area >= areas[0] && shape.area <= areas[1] && shape.largestPiece >= leastPiece,
    'odd-shape',
    { visibility, revealedContrast, inside, outside, mismatch, shape },
  );
}

const isSameTexture = ({ mean, deviation, slope, orientation }: Mismatch): boolean =>
  Math.abs(mean) <= bounds.mean &&
  deviation >= bounds.deviation[0] &&
  deviation <= bounds.deviation[1] &&
  Math.abs(slope) <= bounds.slope &&
  orientation <= bounds.orientation;

function mismatchOf(inside: TextureStatistics, outside: TextureStatistics): Mismatch {
  const [a, b] = [inside, outside].map(axes);
  return {
    mean: (inside.mean - outside.mean) / Math.max(1e-6, outside.deviation),
    deviation: inside.deviation / Math.max(1e-6, outside.deviation),
    slope: inside.slope - outside.slope,
    orientation: Math.sqrt((a[0] - b[0]) * (a[0] - b[0]) + (a[1] - b[1]) * (a[1] - b[1])),
  };
}

const axes = ({ coherence, orientation }: TextureStatistics): readonly [number, number] => [
  coherence * cosDegrees(2 * orientation),
  coherence * sinDegrees(2 * orientation),
];
