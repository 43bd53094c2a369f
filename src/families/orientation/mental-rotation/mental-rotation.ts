import { sideBySide } from '../../../draw/side-by-side.js';
import { aroundSquare } from '../../../world/around-square.js';
import { defineFamily } from '../../define-family.js';
import { engineOf } from '../../engine.js';
import type { View } from '../../family.js';
import { verdict } from '../../proposal.js';
import { sidesOf } from '../../size.js';
import { bounds } from '../scene/comparison.js';
import { cubeShares, twinDifference } from './evidence.js';
import { mentalRotationParams, type MentalRotationParams } from './params.js';
import { proposeFigures } from './propose.js';
import { mentalRotationQuestions } from './questions.js';
import { figureScene } from './scene.js';
import {
  disparityOf,
  readFigure,
  turnFigureLabel,
  turnFigureState,
  type Disparity,
  type FigureLabel,
  type FigureState,
  type FigureTransform,
  type TurnedFigure,
} from './state.js';
import { openFigures, type MentalRotationStudio } from './studio.js';

/** What small renders say of two figures. */
export interface MentalRotationEvidence extends Disparity {
  /** How much the second picture differs from that of the other answer's figure in the same pose, 0 to 1. */
  readonly difference: number;
  /** Of the first picture and the second: the least share of a cube that is seen, 0 to 1. */
  readonly visible: readonly number[];
  /** Of the first picture and the second: how many cubes are seen. */
  readonly visibleCubes: readonly number[];
}

/**
 * The task of Shepard & Metzler (Science 171, 1971): two pictures of block figures; is the second the same figure rotated,
 * or its mirror twin? Accuracy by the angle between them is the finding: it is in every question's groups.
 */
export const mentalRotation = defineFamily<
  MentalRotationParams,
  FigureState,
  FigureTransform,
  FigureLabel,
  MentalRotationStudio,
  undefined,
  MentalRotationEvidence
>({
  name: 'orientation/mental-rotation',
  version: 1,
  summary: 'Two block figures: the same one rotated, or its mirror twin (Shepard & Metzler 1971).',
  params: mentalRotationParams,
  presets: { strict: { wording: 'strict' }, paper: { wording: 'paper' } },
  views: ({ layout }) => shown(layout),
  engine: ({ painter }) => engineOf(painter),

  open: openFigures,
  propose: proposeFigures,
  label: readFigure,
  act: turnFigureState,
  rho: turnFigureLabel,

  draw({ figure, rotation, earlier }, part, { params: { size, samples, shadows }, studio, exact }) {
    const painter = exact ? studio.renderer : studio.painter;
    const sides = sidesOf(size);
    const picture = (view: TurnedFigure) =>
      painter.render(aroundSquare(figureScene(view), sides), { ...sides, samples, shadows });
    const own = { figure, rotation };
    return part === 'pair' ? sideBySide(picture(earlier ?? own), picture(own)) : picture(own);
  },

  // Most views hide a cube: what can be told from the first is not looked for in the second.
  judge({ params, studio: { renderer }, state, transform }) {
    const before = cubeShares(renderer, state);
    const hides = (shares: readonly number[]): boolean => Math.min(...shares) < params.visible;
    if (hides(before)) return { holds: false, reason: 'cube-hidden', cubes: [before] };
    const second = turnFigureState(transform, state);
    const cubes = [before, cubeShares(renderer, second)];
    if (hides(cubes[1]!)) return { holds: false, reason: 'cube-hidden', cubes };
    const difference = twinDifference(renderer, second);
    const evidence: MentalRotationEvidence = {
      ...disparityOf(transform.steps),
      difference,
      visible: cubes.map((shares) => Math.min(...shares)),
      visibleCubes: cubes.map((shares) => shares.filter((share) => share > 0).length),
    };
    return verdict(difference >= bounds.apart, 'answers-alike', evidence);
  },

  ask: ({ params, state, transform }) =>
    mentalRotationQuestions(
      params,
      state,
      transform,
      shown(params.layout).map(({ name }) => name),
    ),
});

/** The views that a question shows. */
function shown(layout: MentalRotationParams['layout']): readonly View[] {
  return layout === 'side-by-side'
    ? [{ name: 'pair', moved: true, part: 'pair' }]
    : [
        { name: 'first', moved: false, part: 'figure' },
        { name: 'second', moved: true, part: 'figure' },
      ];
}
