import type { Raster } from '../../../draw/raster.js';
import { sideBySide } from '../../../draw/layout/side-by-side.js';
import { aroundSquare } from '../../../world/around-square.js';
import { defineFamily } from '../../define-family.js';
import { engineOf } from '../../engine.js';
import type { View } from '../../family.js';
import { missedOutlines, objectMask } from '../../readings/outlines.js';
import { sidesOf } from '../../size.js';
import type { Scene } from '../../../world/scene.js';
import { mentalRotationQuestions } from './ask.js';
import { type BodyLabel, type BodyState, readBody, turnBodyLabel, turnBodyState } from './body.js';
import { judgeFigures, type MentalRotationEvidence } from './judge.js';
import { judgeThings } from './judge-things.js';
import { type MentalRotationStudio, openFigures, proposeFigures } from './propose.js';
import { figureScene } from './scene.js';
import {
  type FigureTransform,
  mentalRotationParams,
  type MentalRotationParams,
  type TurnedFigure,
} from './state.js';
import type { TurnedThing } from './thing.js';
import { mentalRotationWords } from '../words.js';
import type { Difficulty } from '../../difficulty/difficulty.js';
import { axis, down, onward, up } from '../../difficulty/ladders.js';

/** Angles of 0 to 180 degrees in steps of 20. */
const angles = (from: number, to: number): { degrees: number[] } => ({
  degrees: Array.from({ length: (to - from) / 20 + 1 }, (_, at) => from + 20 * at),
});

/** Response times rise with the angle (Shepard & Metzler 1971, fig. 2). */
const mentalRotationDifficulty: Difficulty<MentalRotationParams> = {
  angle: axis<MentalRotationParams>(
    'larger angles',
    {
      rotationParams: onward<MentalRotationParams['rotationParams']>(
        angles(0, 20),
        angles(0, 40),
        angles(0, 80),
        angles(0, 120),
        angles(0, 180),
        angles(40, 180),
        angles(60, 180),
        angles(80, 180),
        angles(100, 180),
        angles(120, 180),
      ),
    },
    ({ rotation = 'shepard-metzler' }) => rotation === 'shepard-metzler',
  ),
  cubes: axis('more cubes', { cubes: up(7, 8, 8, 9, 10, 11, 12, 12, 13, 13) }),
  bends: axis('more elbows', { bends: up(3, 3, 3, 3, 3, 3, 3, 4, 4, 4) }),
  seen: axis('less of a cube seen', {
    visible: down(0.3, 0.3, 0.28, 0.26, 0.25, 0.24, 0.23, 0.22, 0.21, 0.2),
  }),
};

/**
 * The task of Shepard & Metzler (Science 171, 1971): two pictures of block figures; is the second the same figure rotated,
 * or its mirror twin? Accuracy by the angle between them is the finding: it is in every question's groups.
 */
export const mentalRotation = defineFamily<
  MentalRotationParams,
  BodyState,
  FigureTransform,
  BodyLabel,
  MentalRotationStudio,
  undefined,
  MentalRotationEvidence
>({
  name: 'orientation/mental-rotation',
  version: 2,
  summary: 'Two block figures: the same one rotated, or its mirror twin (Shepard & Metzler 1971).',
  words: mentalRotationWords,
  params: mentalRotationParams,
  presets: { strict: { wording: 'strict' }, paper: { wording: 'paper' } },
  difficulty: mentalRotationDifficulty,
  views: ({ layout }) => shown(layout),
  engine: ({ painter }) => engineOf(painter),

  open: openFigures,
  hashes: ({ shelf }) => shelf?.hashes ?? {},
  propose: proposeFigures,
  label: readBody,
  act: turnBodyState,
  rho: turnBodyLabel,

  draw(x, part, { params: { size, samples, shadows }, studio, exact }) {
    const painter = exact ? studio.renderer : studio.painter;
    const sides = sidesOf(size);
    const picture = (view: TurnedFigure | TurnedThing) =>
      painter.render(aroundSquare(sceneOf(view, studio), sides), { ...sides, samples, shadows });
    return part === 'pair' ? sideBySide(picture(x.earlier ?? x), picture(x)) : picture(x);
  },

  judge: ({ params, studio: { renderer, shelf }, state, transform }) =>
    'thing' in state
      ? judgeThings(state, transform, shelf!, renderer)
      : judgeFigures(state, transform, params.visible, renderer),
  recognize({ params: { size, layout }, studio, state, transform }, picture) {
    const sides = sidesOf(size);
    const [first, second] = [state, turnBodyState(transform, state)].map((x) =>
      objectMask(studio.renderer, aroundSquare(sceneOf(x, studio), sides), sides),
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

/** A figure or a thing before a plain ground. */
const sceneOf = (view: TurnedFigure | TurnedThing, { shelf }: MentalRotationStudio): Scene =>
  'thing' in view ? shelf!.sceneOf(view) : figureScene(view);

/** The views that a question shows. */
function shown(layout: MentalRotationParams['layout']): readonly View[] {
  return layout === 'side-by-side'
    ? [{ name: 'pair', moved: true, part: 'pair' }]
    : [
        { name: 'first', moved: false, part: 'figure' },
        { name: 'second', moved: true, part: 'figure' },
      ];
}
