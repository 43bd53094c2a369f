import { type Stream, wrongParameter } from '../../../core/index.js';
import { reject, type ItemContext, type Refusal, type Rejected } from '../../making.js';
import { whyNot } from '../../staging/picture/comparison.js';
import { dealtLevel, otherTurns, type OrientationTask } from '../tasks/task.js';
import {
  dealtScenes,
  tries,
  type Attempt,
  type Source,
  type TurnedObjectProposal,
  aimBeside,
  bareScene,
  fits,
  retreatOf,
  type Dealt,
  type Setting,
} from './attempt.js';
import { placeSetting } from './in-place.js';
import { placeOccluder } from './occluder.js';
import { showsTurns } from './turn-likeness.js';
import { framingDistance } from '../../staging/scene/framing.js';
import { drawDrift } from '../../staging/scene/drift.js';
import { placeDistractors, standing } from '../../staging/assets.js';

/**
 * Scenes of a task, drawn again until one is accepted. The design deals out the answers and the categories asked about.
 * @throws TopsyturvyError 'bad-parameter' if none is
 */
export function* proposeScenes(
  task: OrientationTask,
  { params, assets }: Pick<Source, 'params' | 'assets'>,
  { index, stream }: Pick<ItemContext<unknown, unknown>, 'index' | 'stream'>,
): Generator<TurnedObjectProposal | Rejected, void, Refusal> {
  const option = assets.optionOf(index);
  let [tooSmall, uncovered] = [false, 0];
  for (let attempt = 0; attempt < tries; attempt++) {
    const which: Attempt = { option, index, attempt, tooSmall };
    const refusal: Refusal = yield proposeScene({ task, params, assets }, which, stream(`scene ${attempt}`));
    tooSmall ||= refusal.reason === 'too-small';
    if (refusal.reason === 'not-covered') uncovered++;
  }
  const level = dealtLevel(params.level);
  const last = option === task.ways[level].length;
  const ways = [
    'allow more categories or variations',
    ...(uncovered > tries / 2 ? ['set occluded to 0: nothing in front hid as much as it has to'] : []),
    ...(last ? ['set undetermined to 0'] : []),
  ];
  throw wrongParameter(
    `In ${tries} scenes${ofWhat(params.categories)} ${task.codes[level]} never had its answer number ${option + 1}; ${ways.join(', or ')}`,
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
  const { task, params, assets } = source;
  const { cast, scenes, turnOf } = assets;
  const { level, variations, distractors } = params;
  const ways = task.ways[level];
  const determined = option < ways.length;
  const occluded = assets.occludedAt(index);
  const hidden = !determined && occluded;
  const open = determined || hidden;
  const all = cast[open ? 'determined' : 'undetermined'];
  const narrow = assets.ofBothKinds(index) && attempt < dealtScenes;
  const dealt = { wanted: narrow ? cast[open ? 'labeled' : 'plain'] : all, all, occluded };
  const setting = scenes.places
    ? placeSetting(source, which, dealt, stream.child('place of the scene'))
    : studioSetting(source, which, dealt);
  const { kinds } = setting;
  const way = determined ? ways[option] : stream.choice(ways.filter((one) => one !== null));
  const { starts, steps } = way!(stream);
  // The design's category comes first; where it does not serve, any other.
  const kind = attempt < dealtScenes ? kinds[turnOf(index) % kinds.length] : stream.choice(kinds);
  const objects = setting.choose(kind, starts, stream);
  if (objects.length < starts.length) return reject('no-other');
  if (!hidden) {
    const shown = showsTurns(objects[task.turned], scenes);
    if (shown === (determined ? 'no' : 'yes')) return reject(whyNot({ determined }));
  }
  const transform = {
    object: task.turned,
    steps,
    ...(task.pair && params.drift && { drift: setting.drift(objects, stream.child('drift')) }),
  };
  const bare = setting.compose(objects, determined, stream);
  if (!bare) return reject('no-room');
  if (!occluded) {
    const count = stream.integer(distractors[0], distractors[1]);
    return { state: setting.surround(bare, count, stream), transform };
  }
  const front = setting.front(bare, hidden);
  if (!front) return reject('not-covered');
  const others = otherTurns(task, level, bare, steps);
  const design = { ...front, variations, leaves: hidden ? 'little' : 'much' } as const;
  const state = placeOccluder(bare, transform, others, scenes, design, stream);
  return state ? { state, transform } : reject('not-covered');
}

/** How many times its usual height something that stands in front may have. */
const tallest = 2.4;
/** The factor by which the camera is farther away, so that what hides is whole in the picture. */
const retreat = 1.35;

/** A studio, where all things are of one size. */
function studioSetting(source: Source, which: Attempt, { wanted: kinds }: Dealt): Setting {
  const { task, params, assets } = source;
  const { cast, scenes } = assets;
  return {
    kinds,
    // Two are of one kind half of the time.
    choose: (first, starts, stream) =>
      starts.map((start, at) => {
        const kind = at === 0 || stream.below(2) === 0 ? first : stream.choice(kinds);
        const [x, z] =
          starts.length === 1
            ? ([0, 0] as const)
            : ([[-1.05, 1.05][at], stream.uniform(-0.35, 0.35)] as const);
        const variation = stream.below(params.variations);
        return standing(scenes, { ...kind, variation, size: 1 }, [x, z], start);
      }),
    drift: (_, stream) => drawDrift(stream),
    compose(objects, determined, stream) {
      const fieldOfView = stream.integer(params.fieldOfView[0], params.fieldOfView[1]);
      const elevation = stream.integer(params.elevation[0], params.elevation[1]);
      const fill = stream.uniform(params.fill[0], params.fill[1]);
      const y = objects.reduce((sum, { center }) => sum + center[1], 0) / objects.length;
      const lens = { target: [0, y, 0], elevation, fieldOfView } as const;
      const measured = objects.map((object) => ({ object, model: scenes.modelOf(object) }));
      const distance = framingDistance(measured, lens, fill, task.floor);
      const aim = (): number => aimBeside(distance, fieldOfView, stream);
      const camera = { ...lens, target: [aim(), y + aim(), 0], distance } as const;
      return bareScene(source, { camera, objects, determined }, stream);
    },
    surround: (bare, count, stream) =>
      placeDistractors(
        bare,
        count,
        scenes,
        { categories: cast.extras, variations: params.variations },
        stream,
      ),
    front: () => ({
      fitted: fits(which.attempt) ? { categories: scenes.occluders, tallest: () => tallest } : undefined,
      retreat: retreatOf(which, retreat),
    }),
  };
}
