import type { Raster } from '../../../draw/raster.js';
import { sideBySide } from '../../../draw/layout/side-by-side.js';
import { aroundSquare } from '../../../world/around-square.js';
import { defineFamily } from '../../define-family.js';
import { engineOf } from '../../engine.js';
import type { View } from '../../family.js';
import { missedOutlines } from '../../readings/outlines.js';
import { sidesOf } from '../../size.js';
import { mentalRotationQuestions } from './ask.js';
import { figureMask, judgeFigures, type MentalRotationEvidence } from './judge.js';
import { type MentalRotationStudio, openFigures, proposeFigures } from './propose.js';
import { figureScene } from './scene.js';
import {
  type FigureLabel,
  type FigureState,
  type FigureTransform,
  mentalRotationParams,
  type MentalRotationParams,
  readFigure,
  type TurnedFigure,
  turnFigureLabel,
  turnFigureState,
} from './state.js';

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
  version: 2,
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

  judge: ({ params, studio: { renderer }, state, transform }) =>
    judgeFigures(state, transform, params.visible, renderer),
  recognize({ params: { size, layout }, studio: { renderer }, state, transform }, picture) {
    const [first, second] = [state, turnFigureState(transform, state)].map((x) =>
      figureMask(renderer, x, sidesOf(size)),
    ) as [Raster, Raster];
    return layout === 'side-by-side'
      ? missedOutlines('pair', picture('pair'), sideBySide(first, second))
      : (missedOutlines('first', picture('first'), first) ??
          missedOutlines('second', picture('second'), second));
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
