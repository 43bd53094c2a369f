import { TopsyturvyError } from '../../../core/errors.js';
import type { Stream } from '../../../core/stream.js';
import type { Renderer } from '../../../world/renderer.js';
import type { RotationStep } from '../../../world/rotation/steps.js';
import { drawFigure } from '../../../content/figures/shepard-metzler/index.js';
import { bounds } from '../evidence.js';
import { cubeShares, twinDifference } from './evidence.js';
import type { FigureFamilyParams } from './params.js';
import { anyOrientation } from './start.js';
import { turnFigureState, type FigureState, type FigureTransform } from './state.js';

/** What a pair is to be. */
export interface FigureDesign {
  readonly mirrored: boolean;
  readonly first: FigureState['first'];
  /** How the second figure is turned; a rotation drawn at random comes from the stream. */
  rotation(stream: Stream): readonly RotationStep[];
}

/** Two figures, and what their pictures show of them. */
export interface SampledFigures {
  readonly state: FigureState;
  readonly transform: FigureTransform;
  readonly evidence: FigureEvidence;
}

export interface FigureEvidence {
  /** Of the first picture and the second: the share of each cube that is seen. */
  readonly cubes: readonly [readonly number[], readonly number[]];
  /** Of the second picture to that of the other answer's figure in the same pose. */
  readonly difference: number;
}

/** Tries before an item is given up; one in ten serves. */
const tries = 400;

/**
 * Draws figures and views until both pictures show every cube. A figure, where it is turned and, if the rotation is drawn at
 * random, the rotation are drawn anew together.
 *
 * @throws TopsyturvyError 'bad-parameter' if the params let nothing be seen
 */
export function sampleFigures(
  params: FigureFamilyParams,
  renderer: Renderer,
  { mirrored, first, rotation }: FigureDesign,
  stream: (purpose: string) => Stream,
): SampledFigures {
  const { cubes, bends, shortest, visible, layout } = params;
  for (let attempt = 0; attempt < tries; attempt++) {
    const random = stream(`figure ${attempt}`);
    const figure = drawFigure(random, { cubes, bends, shortest });
    const state: FigureState = {
      figure,
      rotation: anyOrientation(random),
      earlier: null,
      layout,
      first,
    };
    const transform = { mirrored, steps: rotation(stream(`rotation ${attempt}`)) };
    // Most views hide a cube: what can be told from one of them is not looked for in the others.
    const before = cubeShares(renderer, state);
    if (leastOf(before) < visible) continue;
    const turned = turnFigureState(transform, state);
    const after = cubeShares(renderer, turned);
    if (leastOf(after) < visible) continue;
    const evidence: FigureEvidence = { cubes: [before, after], difference: twinDifference(renderer, turned) };
    if (holds(params, evidence)) return { state, transform, evidence };
  }
  throw new TopsyturvyError(
    'bad-parameter',
    `In ${tries} pairs of views of figures of ${cubes} cubes with ${bends} bends some cube was never seen well enough; lower 'visible' or 'cubes', or allow other rotations`,
    visible,
  );
}

/** Looks at both pictures, and at the second beside the other answer's. */
export function judgeFigures(
  renderer: Renderer,
  state: FigureState,
  transform: FigureTransform,
): FigureEvidence {
  const after = turnFigureState(transform, state);
  return {
    cubes: [cubeShares(renderer, state), cubeShares(renderer, after)],
    difference: twinDifference(renderer, after),
  };
}

/** Whether every cube is seen in both pictures and the other answer would be another picture. */
export const holds = (
  { visible }: Pick<FigureFamilyParams, 'visible'>,
  { cubes, difference }: FigureEvidence,
): boolean => cubes.every((shares) => leastOf(shares) >= visible) && difference >= bounds.apart;

export const leastOf = (shares: readonly number[]): number => Math.min(...shares);
