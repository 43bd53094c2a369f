import { drawFigure, mirrorFigure, type Figure } from '../../../content/figures/shepard-metzler/index.js';
import { type Stream, wrongParameter } from '../../../core/index.js';
import { anyOrientation } from '../../staging/figures/turned.js';
import { drawTurnAndShift, type Rejected, type TurnAndShift } from '../../making.js';
import type { Kind } from '../floor/cast.js';
import { viewOfFloor } from '../floor/layout.js';
import { drawLens } from '../floor/scenes.js';
import { modelSize, type Bodies, type BodiesParams, type BodiesState, type Shown } from './state.js';

/** Scenes before an item is given up; of figures most hide a cube in one of the pictures. */
const tries = 3000;
/** The number of first tries in which the kind of thing is the one that was dealt. */
const dealtTries = 16;

/** Radius of the floor that a thing is seen on, and the height at the picture's middle, meters: tall things and long ones find room. */
const floorRadius = 1.4 * modelSize;
const middleHeight = 0.75 * modelSize;

/** What an item is to be. */
export interface BodiesDesign {
  /** The index of the answer among the candidates, 0 to 3. */
  readonly place: number;
  readonly subject: BodiesParams['subjects'][number];
  readonly kind: Kind;
}

/** How a family chooses pictures of bodies. */
export interface BodiesTask {
  /** The number of pairs of twin figures. */
  readonly pairs: 1 | 2;
  /** The number of models of a kind. */
  readonly models: 2 | 4;
  /** The pictures. @param bodies how many there are */
  show(
    bodies: number,
    place: number,
    angle: number,
    stream: Stream,
  ): Pick<BodiesState, 'query' | 'candidates'>;
}

/**
 * Bodies and pictures of them, drawn again until these show what they have to.
 * @throws TopsyturvyError 'bad-parameter' if they never do
 */
export function* proposeBodies(
  task: BodiesTask,
  cast: readonly Kind[],
  params: BodiesParams,
  { place, subject, kind }: BodiesDesign,
  stream: (purpose: string) => Stream,
): Generator<{ state: BodiesState; transform: TurnAndShift } | Rejected, void> {
  const transform = drawTurnAndShift(stream('transform'));
  for (let attempt = 0; attempt < tries; attempt++) {
    const random = stream(`bodies ${attempt}`);
    const bodies =
      subject === 'figures'
        ? drawFigures(task.pairs, params, random)
        : drawModels(task.models, attempt < dealtTries ? kind : random.choice(cast), params, random);
    const count = subject === 'figures' ? 2 * task.pairs : task.models;
    yield {
      state: { bodies, ...task.show(count, place, params.angle, random.child('pictures')) },
      transform,
    };
  }
  throw wrongParameter(
    subject === 'figures'
      ? `In ${tries} sets of pictures a figure always hid some of its cubes; ask for a lower share that is visible, fewer cubes or bends, or a smaller angle`
      : `In ${tries} sets of pictures models of a kind always looked too much alike; allow more categories or variations`,
    subject === 'figures' ? { visible: params.visible, cubes: params.cubes } : params.categories,
  );
}

/** Figures and their mirror twins: a figure, its twin, another figure, its twin. */
function drawFigures(pairs: number, { cubes, bends }: BodiesParams, stream: Stream): Bodies {
  const figures: Figure[] = [];
  for (let pair = 0; pair < pairs; pair++) {
    const figure = drawFigure(stream, { cubes, bends });
    figures.push(figure, mirrorFigure(figure));
  }
  return { figures, rotation: anyOrientation(stream) };
}

function drawModels(
  count: number,
  { category }: Kind,
  { variations, ...ranges }: BodiesParams,
  stream: Stream,
): Bodies {
  const lens = drawLens(ranges, stream);
  const all = Array.from({ length: variations }, (_, variation) => variation);
  return {
    models: stream
      .shuffle(all)
      .slice(0, count)
      .map((variation) => ({ category, variation })),
    view: viewOfFloor(lens, { radius: floorRadius, aim: middleHeight }, stream.child('view')),
  };
}

/** A picture of a body at one of the turns. */
export const shownAt = (body: number, turn: number, start: number): Shown => ({
  body,
  turn: (((start + turn) % 360) + 360) % 360,
});
