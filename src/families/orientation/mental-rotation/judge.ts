import type { Renderer } from '../../../world/scene.js';
import { refuse, type Verdict, verdict } from '../../proposal.js';
import { cubeShares, twinDifference } from '../../staging/figures/seen.js';
import { bounds } from '../../staging/picture/comparison.js';
import {
  type Disparity,
  disparityOf,
  type FigureState,
  type FigureTransform,
  turnFigureState,
} from './state.js';

/** What small renders say of two figures. */
export interface MentalRotationEvidence extends Disparity {
  /** How much the second picture differs from that of the other answer's figure in the same pose, 0 to 1. */
  readonly difference: number;
  /** For block figures, in the first picture and the second: the least share of a cube that is seen, 0 to 1. */
  readonly visible?: readonly number[];
  /** For block figures, in the first picture and the second: how many cubes are seen. */
  readonly visibleCubes?: readonly number[];
}

/**
 * Whether both pictures show every cube, and the second differs from that of the other answer. Most views hide a cube, so
 * that the second figure is looked at only where the first passes.
 * @param visible the least share of a cube that must be seen, 0 to 1
 */
export function judgeFigures(
  state: FigureState,
  transform: FigureTransform,
  visible: number,
  renderer: Renderer,
): Verdict<MentalRotationEvidence> {
  const hides = (shares: readonly number[]): boolean => Math.min(...shares) < visible;
  const before = cubeShares(renderer, state);
  if (hides(before)) return refuse('cube-hidden', { cubes: [before] });
  const second = turnFigureState(transform, state);
  const cubes = [before, cubeShares(renderer, second)];
  if (hides(cubes[1])) return refuse('cube-hidden', { cubes });
  const difference = twinDifference(renderer, second);
  const evidence: MentalRotationEvidence = {
    ...disparityOf(transform.steps),
    difference,
    visible: cubes.map((shares) => Math.min(...shares)),
    visibleCubes: cubes.map((shares) => shares.filter((share) => share > 0).length),
  };
  return verdict(difference >= bounds.apart, 'answers-alike', evidence);
}
