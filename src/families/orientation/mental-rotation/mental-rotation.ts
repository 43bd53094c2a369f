import { sixDecimals } from '../../../core/math/decimals.js';
import type { Raster } from '../../../draw/raster.js';
import { sideBySide } from '../../../draw/layout/side-by-side.js';
import { defineFamily, engineOf, factsOf, sidesOf, verdict, type Verdict, type View } from '../../making.js';
import { figureScene } from '../../staging/figures/scene.js';
import type { TurnedFigure } from '../../staging/figures/turned.js';
import { missedOutlines, objectMask } from '../../staging/readings/outlines.js';
import { aroundSquare, compose, type Mat3, type Renderer, type Scene } from '../../../world/index.js';
import { mentalRotationQuestions } from './ask.js';
import { judgeFigures, type MentalRotationEvidence } from './judge.js';
import { type MentalRotationAssets, openFigures, proposeFigures, type ThingShelf } from './propose.js';
import {
  type FigureTransform,
  mentalRotationParams,
  type MentalRotationParams,
  disparityOf,
} from './state.js';
import {
  type BodyLabel,
  type BodyState,
  mirroredThing,
  readBody,
  type ThingState,
  turnBodyLabel,
  turnBodyState,
  type TurnedThing,
  turnThingState,
} from './thing.js';
import { mentalRotationWords } from '../words.js';
import { type Difficulty, axis, down, onward, up } from '../../difficulty/difficulty.js';
import { bounds, meanDifference } from '../../staging/picture/comparison.js';

/** Side of the pictures that are compared, pixels. */
const side = 96;
/** Least difference of a picture and those of the mirror image: twice what tells poses apart, since details tell twins apart. */
const apart = 2 * bounds.apart;
/** Half turns about a thing's own axes. */
const halfTurns: readonly Mat3[] = [
  [1, 0, 0, 0, 1, 0, 0, 0, 1],
  [1, 0, 0, 0, -1, 0, 0, 0, -1],
  [-1, 0, 0, 0, 1, 0, 0, 0, -1],
  [-1, 0, 0, 0, -1, 0, 0, 0, 1],
];

/** Whether both pictures differ from those of the mirror image, in the poses in which that is most like the thing. */
function judgeThings(
  state: ThingState,
  transform: FigureTransform,
  shelf: ThingShelf,
  renderer: Renderer,
): Verdict<MentalRotationEvidence> {
  const seen = [state, turnThingState(transform, state)];
  const difference = Math.min(...seen.map((turned) => twinDifference(turned, shelf, renderer)));
  const evidence = { ...disparityOf(transform.steps), difference };
  return verdict(difference >= apart, 'answers-alike', evidence);
}

/**
 * The least difference between the picture of a thing and those of its mirror image: the mean difference of the
 * channels, 0 to 1, over the thing's area. The twin stands mirrored along the axes of the picture, and along its own.
 */
function twinDifference(turned: TurnedThing, shelf: ThingShelf, renderer: Renderer): number {
  const size = { width: side, height: side };
  const picture = (one: TurnedThing): Raster =>
    renderer.render(shelf.sceneOf(one), { ...size, samples: 4, shadows: false });
  const area = renderer.objects(shelf.sceneOf(turned), size).reduce((sum, object) => sum + object, 0);
  const own = picture(turned);
  const thing = { ...turned.thing, mirrored: !turned.thing.mirrored };
  const twins = [
    ...([0, 1, 2] as const).map((axis) => mirroredThing(axis, turned)),
    ...halfTurns.map((turn) => ({ thing, rotation: compose(turn, turned.rotation) })),
  ];
  const differences = twins.map((twin) => meanDifference(own, picture(twin), area));
  return sixDecimals(Math.min(...differences));
}

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
  MentalRotationAssets,
  undefined,
  MentalRotationEvidence
>({
  ...factsOf('orientation/mental-rotation'),
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

  draw(x, part, { params: { size, samples, shadows }, assets, exact }) {
    const painter = exact ? assets.renderer : assets.painter;
    const sides = sidesOf(size);
    const picture = (view: TurnedFigure | TurnedThing) =>
      painter.render(aroundSquare(sceneOf(view, assets), sides), { ...sides, samples, shadows });
    return part === 'pair' ? sideBySide(picture(x.earlier ?? x), picture(x)) : picture(x);
  },

  judge: ({ params, assets: { renderer, shelf }, state, transform }) =>
    'thing' in state
      ? judgeThings(state, transform, shelf!, renderer)
      : judgeFigures(state, transform, params.visible, renderer),
  recognize({ params: { size, layout }, assets, state, transform }, picture) {
    const sides = sidesOf(size);
    const [first, second] = [state, turnBodyState(transform, state)].map((x) =>
      objectMask(assets.renderer, aroundSquare(sceneOf(x, assets), sides), sides),
    );
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
const sceneOf = (view: TurnedFigure | TurnedThing, { shelf }: MentalRotationAssets): Scene =>
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
