import type { Raster } from '../../../draw/raster.js';
import { compose, type Mat3 } from '../../../world/pose.js';
import type { Renderer } from '../../../world/renderer.js';
import { type Verdict, verdict } from '../../proposal.js';
import { bounds, meanDifference } from '../scene/comparison.js';
import type { MentalRotationEvidence } from './judge.js';
import { disparityOf, type FigureTransform } from './state.js';
import { mirroredThing, type ThingState, type TurnedThing, turnThingState } from './thing.js';
import type { ThingShelf } from './thing-shelf.js';

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
export function judgeThings(
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
 * How much the picture of a thing differs from those of its mirror image, at least: the mean difference of the channels, 0 to 1,
 * over the thing's area. The twin stands mirrored along the axes of the picture, and along its own.
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
  return Math.round(Math.min(...differences) * 1e6) / 1e6;
}
