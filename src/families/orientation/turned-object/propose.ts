import { tan, tau } from '../../../core/math/index.js';
import { TopsyturvyError } from '../../../core/errors.js';
import type { Stream } from '../../../core/stream.js';
import type { ItemContext } from '../../family.js';
import { reject, type Refusal, type Rejected } from '../../proposal.js';
import { whyNot } from '../scene/comparison.js';
import { framingDistance } from '../scene/framing.js';
import { placeDistractors, standing } from '../scene/placing.js';
import type { OrientationState, SceneObject } from '../scene/state.js';
import { drawDrift } from '../scene/drift.js';
import { drawSurroundings } from '../scene/surroundings.js';
import { otherTurns, type OrientationTask, type Turning } from '../tasks/task.js';
import { placeOccluder } from './occluder.js';
import {
  aside,
  dealtScenes,
  fits,
  retreatOf,
  tries,
  type Attempt,
  type Source,
  type TurnedObjectProposal,
} from './attempt.js';
import type { CastKind } from './cast.js';
import { proposeStaged } from './propose-staged.js';
import { showsTurns } from './turn-likeness.js';

/** How many times as high as usual is made what stands in front. */
const tallest = 2.4;
/** How much farther away the camera is than without, so that what hides is whole in the picture. */
const retreat = 1.35;

/**
 * Scenes of a task, drawn again until one is accepted. The design deals out the answers and the categories asked about.
 *
 * @throws TopsyturvyError 'bad-parameter' if none is
 */
export function* proposeScenes(
  task: OrientationTask,
  { params, studio }: Pick<Source, 'params' | 'studio'>,
  { index, stream }: Pick<ItemContext<unknown, unknown>, 'index' | 'stream'>,
): Generator<TurnedObjectProposal | Rejected, void, Refusal> {
  const option = studio.optionOf(index);
  const propose = studio.scenes.places ? proposeStaged : proposeScene;
  let [tooSmall, uncovered] = [false, 0];
  for (let attempt = 0; attempt < tries; attempt++) {
    const which: Attempt = { option, index, attempt, tooSmall };
    const refusal: Refusal = yield propose({ task, params, studio }, which, stream(`scene ${attempt}`));
    tooSmall ||= refusal.reason === 'too-small';
    if (refusal.reason === 'not-covered') uncovered++;
  }
  const last = option === task.ways[params.level].length;
  const ways = [
    'allow more categories or variations',
    ...(uncovered > tries / 2 ? ['set occluded to 0: nothing in front hid as much as it has to'] : []),
    ...(last ? ['set undetermined to 0'] : []),
  ];
  throw new TopsyturvyError(
    'bad-parameter',
    `In ${tries} scenes${ofWhat(params.categories)} ${task.codes[params.level]} never had its answer number ${option + 1}; ${ways.join(', or ')}`,
    params.categories,
  );
}

/** The kinds that a set is limited to, as part of a sentence. */
const ofWhat = (categories: readonly string[]): string =>
  categories.length === 0
    ? ''
    : ` of ${categories.slice(0, 5).join(', ')}${categories.length > 5 ? ' …' : ''}`;

function proposeScene(source: Source, which: Attempt, stream: Stream): TurnedObjectProposal | Rejected {
  const { option, index, attempt } = which;
  const { task, params, studio } = source;
  const { cast, scenes, turnOf } = studio;
  const { level, variations, distractors } = params;
  const ways = task.ways[level];
  const determined = option < ways.length;
  const occluded = studio.occludedAt(index);
  const hidden = !determined && occluded;
  const open = determined || hidden;
  const narrow = studio.ofBothKinds(index) && attempt < dealtScenes;
  const pool = narrow ? cast[open ? 'labelled' : 'plain'] : cast[open ? 'determined' : 'undetermined'];
  const { starts, steps } = (determined ? ways[option]! : stream.choice(ways))(stream);
  // The design's category comes first; where it does not serve, any other.
  const kind = attempt < dealtScenes ? pool[turnOf(index) % pool.length]! : stream.choice(pool);
  const transform = {
    object: task.turned,
    steps,
    ...(task.pair && params.drift && { drift: drawDrift(stream.child('drift')) }),
  };
  const objects = chooseObjects(source, kind, starts, pool, stream);
  if (!hidden) {
    const shown = showsTurns(objects[task.turned]!, scenes);
    if (shown === (determined ? 'no' : 'yes')) return reject(whyNot({ determined }));
  }
  const bare = composeScene(source, objects, determined, stream);
  if (!occluded) {
    const count = stream.integer(distractors[0], distractors[1]);
    const design = { categories: cast.extras, variations };
    return { state: placeDistractors(bare, count, scenes, design, stream), transform };
  }
  const others = otherTurns(task, level, bare, steps);
  const leaves = hidden ? 'little' : 'much';
  const fitted = fits(attempt) ? { categories: scenes.occluders, tallest: () => tallest } : undefined;
  const front = { leaves, variations, fitted, retreat: retreatOf(which, retreat) } as const;
  const state = placeOccluder(bare, transform, others, scenes, front, stream);
  return state ? { state, transform } : reject('not-covered');
}

/** The objects that are asked about: two are of one kind half of the time. */
function chooseObjects(
  { params, studio }: Source,
  first: CastKind,
  starts: Turning['starts'],
  pool: readonly CastKind[],
  stream: Stream,
): readonly SceneObject[] {
  return starts.map((start, at) => {
    const kind = at === 0 || stream.below(2) === 0 ? first : stream.choice(pool);
    const [x, z] =
      starts.length === 1 ? ([0, 0] as const) : ([[-1.05, 1.05][at]!, stream.uniform(-0.35, 0.35)] as const);
    const variation = stream.below(params.variations);
    return standing(studio.scenes, { ...kind, variation, size: 1 }, [x, z], start);
  });
}

function composeScene(
  { task, params, studio: { scenes } }: Source,
  objects: readonly SceneObject[],
  determined: boolean,
  stream: Stream,
): OrientationState {
  const fieldOfView = stream.integer(params.fieldOfView[0], params.fieldOfView[1]);
  const elevation = stream.integer(params.elevation[0], params.elevation[1]);
  const fill = stream.uniform(params.fill[0], params.fill[1]);
  const target = [0, objects.reduce((sum, { center }) => sum + center[1], 0) / objects.length, 0] as const;
  const lens = { target, elevation, fieldOfView };
  const measured = objects.map((object) => ({ object, model: scenes.modelOf(object) }));
  const distance = framingDistance(measured, lens, fill, task.floor);
  const aim = (): number => stream.uniform(-aside, aside) * 2 * distance * tan((fieldOfView * tau) / 720);
  const [x, y, z] = target;
  return {
    camera: { ...lens, target: [x + aim(), y + aim(), z], distance },
    ...drawSurroundings({ floor: task.floor, pair: task.pair && params.drift }, stream),
    objects,
    occluded: false,
    asked: objects.length,
    earlier: null,
    layout: params.layout,
    order: stream.below(0x100000000),
    determined,
  };
}
