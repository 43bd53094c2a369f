import { cosDegrees, sinDegrees } from '../../../core/math/index.js';
import type { Raster } from '../../../draw/raster.js';
import { isGround, isObject } from './blocks.js';
import { colorContrast } from './contrasting.js';
import { featuresOf } from './features.js';
import type { CamouflageParams } from './params.js';
import { shapeOf, type Shape } from './shape.js';
import type { CamouflageState } from './state.js';
import { textureStatistics, type TextureStatistics } from './statistics.js';
import { visibilityOf, type Target, type Visibility } from './visibility.js';
import { visibleRange } from './visible-range.js';

export type CamouflageEvidence = {
  readonly holds: boolean;
  /** Of the hidden view; `total` is within the params' bounds. */
  readonly visibility: Visibility;
  /** Of the revealed view: between the mean colors inside and outside, Euclidean in 8-bit RGB. */
  readonly revealedContrast: number;
  readonly inside: TextureStatistics;
  readonly outside: TextureStatistics;
  readonly mismatch: Mismatch;
  /** The silhouette: measured in the pixels that differ between the two views. */
  readonly shape: Shape;
};

/** How the texture inside differs from the one outside. */
export type Mismatch = {
  /** Of the means, in standard deviations of the ground. */
  readonly mean: number;
  /** Inside to outside. */
  readonly deviation: number;
  readonly slope: number;
  /** Of coherence × (cos 2θ, sin 2θ): 0 to 2. */
  readonly orientation: number;
};

/** What the object's texture may differ by and still be the ground's. */
const bounds = { mean: 0.6, deviation: [0.62, 1.6], slope: 0.35, orientation: 0.9 } as const;
/** Of the picture: the object's area. */
const areas = [0.02, 0.5] as const;
/** Of the object: its largest piece. */
const leastPiece = 0.9;
/** The control is plain where the colors differ by so much. */
const plainContrast = 60;

/** Measures both views. */
export function camouflageEvidence(
  params: Pick<CamouflageParams, 'faintest' | 'clearest'>,
  x: CamouflageState,
  target: Target,
  hidden: Raster,
  revealed: Raster,
): CamouflageEvidence {
  const { blocks } = target;
  const [least, most] = visibleRange(params, x.ground.kind === 'texture' ? x.ground.texture : undefined);
  const features = featuresOf(hidden, blocks.window);
  const visibility = visibilityOf(target, features);
  const inside = textureStatistics(features, blocks, isObject);
  const outside = textureStatistics(features, blocks, isGround);
  const mismatch = mismatchOf(inside, outside);
  const shape = shapeOf(hidden, revealed);
  const revealedContrast = colorContrast(revealed, blocks);
  return {
    holds:
      visibility.total >= least &&
      visibility.total <= most &&
      revealedContrast >= plainContrast &&
      Math.abs(mismatch.mean) <= bounds.mean &&
      mismatch.deviation >= bounds.deviation[0] &&
      mismatch.deviation <= bounds.deviation[1] &&
      Math.abs(mismatch.slope) <= bounds.slope &&
      mismatch.orientation <= bounds.orientation &&
      shape.area >= areas[0] &&
      shape.area <= areas[1] &&
      shape.largestPiece >= leastPiece &&
      shape.box.every((edge, i) => Math.abs(edge - x.subject.box[i]!) <= 1),
    visibility,
    revealedContrast,
    inside,
    outside,
    mismatch,
    shape,
  };
}

function mismatchOf(inside: TextureStatistics, outside: TextureStatistics): Mismatch {
  const [a, b] = [inside, outside].map(axes) as [readonly [number, number], readonly [number, number]];
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
