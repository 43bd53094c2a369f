import type { BodyKind, BodyPose, Look as BodyLook } from '../../../../content/bodies/body.js';
import { lookingAside, standingBird } from '../../../../content/bodies/biped/bird/poses.js';
import { bipedLookingAside, standingBiped } from '../../../../content/bodies/biped/mammal/poses.js';
import { bodyKinds } from '../../../../content/bodies/index.js';
import type { Quadruped } from '../../../../content/bodies/quadruped/index.js';
import { attitudes } from '../../../../content/bodies/quadruped/poses/index.js';
import { memoizeLatest, Stream } from '../../../../core/index.js';
import { standing } from '../../../../world/modeling/index.js';
import type { Model } from '../../../../world/model.js';
import type { Look } from '../../silhouette/figure.js';
import type { AnimalState } from './state.js';

/** Actions that leave an outline clear: animals lying or with heads in the grass were often named wrongly. */
const calm: readonly string[] = ['standing', 'walking', 'looking aside', 'sitting'];
/** The size of its skin's cells. */
const coarseness = 1.1;
/** How many animals are kept, of some hundred KiB each. */
const kept = 64;

const kindOf = (name: string): BodyKind => bodyKinds.find((kind) => kind.name === name)!;

/** What an animal does, and from where it is seen. */
export function drawAnimal(
  category: string,
  variations: number,
  stream: Stream,
): AnimalState & { readonly look: Look } {
  const kind = kindOf(category);
  const names =
    kind.rig === 'quadruped'
      ? attitudes
          .filter(({ name, fits }) => calm.includes(name) && fits(kind as Quadruped))
          .map(({ name }) => name)
      : ['standing', 'looking aside'];
  const own = stream.child('look');
  const side = own.choice([-1, 1]);
  return {
    category,
    variation: stream.below(variations),
    attitude: stream.choice(names),
    look: {
      yaw: side * own.uniform(...turns(kind)),
      elevation: own.uniform(8, 16),
      tilt: own.uniform(-6, 6),
    },
  };
}

/** How far its front is turned from the viewer, degrees. */
function turns({ rig, name }: BodyKind): readonly [least: number, most: number] {
  if (name === 'owl' || name === 'penguin') return [15, 50];
  if (rig === 'biped') return [25, 60];
  return rig === 'bird' ? [50, 80] : [55, 84];
}

/** The animals of a seed, each built when it is first asked for. */
export class AnimalShelf {
  constructor(private readonly seed: string) {}

  readonly of = memoizeLatest(kept, ({ category, variation, attitude }: AnimalState): Model => {
    const kind = kindOf(category);
    const stream = new Stream([this.seed, 'animals', category, variation]);
    const look = kind.look(stream.child('look'));
    const pose = poseOf(kind, look, attitude, stream.child('pose', attitude));
    const parts = standing(kind.build(look, pose, coarseness).parts);
    return { category, broadClass: 'animals', hasFront: true, hasUp: true, parts };
  });
}

function poseOf(kind: BodyKind, look: BodyLook, attitude: string, stream: Stream): BodyPose {
  if (kind.rig === 'quadruped')
    return attitudes.find(({ name }) => name === attitude)!.pose(stream, kind as Quadruped, look);
  const aside = attitude === 'looking aside';
  if (kind.rig === 'bird') return aside ? lookingAside(stream) : standingBird(stream);
  return aside ? bipedLookingAside(stream) : standingBiped(stream);
}
