import { balancedRuns } from '../../../core/design.js';
import { TopsyturvyError } from '../../../core/errors.js';
import type { Stream } from '../../../core/stream.js';
import { swapsSides, type Turn } from '../../../draw/turn.js';
import { aroundSquare } from '../../../world/around-square.js';
import type { SetContext } from '../../family.js';
import { verdict as verdictOf } from '../../proposal.js';
import { objectMask } from '../../readings/outlines.js';
import { sidesOf, type Size, turnedSize } from '../../size.js';
import { answerDesign, undeterminedShare } from '../answer-design.js';
import type { OrientationParams } from '../params.js';
import { doriTypes } from '../prompts/index.js';
import { turnedBounds, turnedDifference, whyNot } from '../scene/comparison.js';
import { drawScene } from '../scene/draw.js';
import { framingDistance } from '../scene/framing.js';
import { placeDistractors, standing } from '../scene/placing.js';
import { sceneOf } from '../scene/staging.js';
import type { OrientationState } from '../scene/state.js';
import { SceneStudio } from '../scene/studio.js';
import { drawSurroundings } from '../scene/surroundings.js';
import { turnsFor } from './answers.js';
import type { CanonicalEvidence, CanonicalParams, CanonicalSubjects } from './subjects.js';

/** An upright scene, and how its picture is turned as seen. */
export type SceneState = {
  readonly scene: OrientationState;
  readonly turn: Turn;
  /** Of the upright picture, if it is not square: every picture that is shown has the same sides, however it was turned. */
  readonly size?: Size;
};

interface Pool {
  readonly categories: readonly string[];
  at(index: number): string;
}

/** Scenes before an item is given up. */
const tries = 60;

/**
 * Objects of the catalog as one expects to see them. Which of rotation and flipping restores a picture can be told only
 * where a mirrored picture is plainly mirrored, so that 7G shows objects that carry text.
 */
export async function sceneSubjects({
  params,
  path,
  resolve,
}: SetContext<CanonicalParams>): Promise<CanonicalSubjects<SceneState>> {
  const { level } = params;
  const { code, options } = doriTypes[level === 'coarse' ? '7C' : '7G'];
  const last = options.length - 1;
  const scenes = await SceneStudio.open(params, path, resolve);
  const extras = scenes.catalog.map(({ category }) => category);
  const chosen = scenes.entriesOf(params.categories);
  const pool = (name: string, entries: readonly { category: string }[]): Pool => {
    const categories = entries.map(({ category }) => category);
    const run = balancedRuns(Math.max(1, categories.length), [...path, name]);
    return { categories, at: (i) => categories[run(i)]! };
  };
  const textual = pool(
    'textual',
    chosen.filter((entry) => entry.hasText),
  );
  const upright = pool(
    'upright',
    chosen.filter((entry) => entry.hasUp),
  );
  const round = pool(
    'round',
    chosen.filter((entry) => !entry.hasFront && !entry.hasText),
  );
  const optionOf = answerDesign(options.length, undeterminedShare(params, round.categories), path);
  const hasText = (category: string): boolean => scenes.entryOf(category).hasText === true;

  return {
    hashes: scenes.hashes,
    size: Infinity,
    optionOf,
    engine: (part) => scenes.engine(part),

    *propose({ index, stream }) {
      const option = optionOf(index);
      const cast = option === last ? round : level === 'granular' ? textual : upright;
      if (cast.categories.length === 0)
        throw new TopsyturvyError(
          'bad-parameter',
          `None of the categories ${params.categories.join(', ')} can be asked about in ${code}`,
          params.categories,
        );
      for (let attempt = 0; attempt < tries; attempt++) {
        const random = stream(`scene ${attempt}`);
        const category = attempt < 4 ? cast.at(index) : random.choice(cast.categories);
        const text = hasText(category);
        const scene =
          option === last
            ? overheadScene(category, params, scenes, random)
            : uprightScene(category, { hasText: text, extras }, params, scenes, random);
        const ways = turnsFor(level, option === last ? 1 : option, text);
        const by = stream('turn').choice(ways);
        yield { state: { scene, turn: 'none', ...uprightSize(params.size, by) }, transform: { turn: by } };
      }
      throw new TopsyturvyError(
        'bad-parameter',
        `In ${tries} scenes ${code} never had its answer number ${option + 1}; allow more categories or variations${option === last ? ', or set undetermined to 0' : ''}`,
        params.categories,
      );
    },
    upright({ scene, size = params.size }, exact) {
      const settings = { ...scenes.settings, size };
      return drawScene(scene, scenes.painterFor(exact), { settings, modelOf: scenes.modelOf });
    },

    /** Compares the picture turned in ways that have different answers: all eight, but for mirroring. */
    judge({ scene }, seen) {
      const { determined } = scene;
      const text = hasText(scene.objects[0]!.category);
      const groups = Array.from({ length: last }, (_, option) =>
        turnsFor(level, option, text || !determined),
      );
      const { least, most } = turnedDifference(scenes, scene, groups);
      const verdict =
        least >= turnedBounds.apart ? 'determined' : most <= turnedBounds.same ? 'undetermined' : 'unclear';
      const evidence: CanonicalEvidence = { difference: least, largestDifference: most, verdict, seen };
      const holds = verdict === (determined ? 'determined' : 'undetermined');
      return verdictOf(holds, whyNot(scene), evidence);
    },
    mask({ scene, size = params.size }) {
      const sides = sidesOf(size);
      return objectMask(scenes.renderer, aroundSquare(sceneOf(scene, scenes.modelOf), sides), sides);
    },
    asked({ scene }) {
      const groups = scenes.groupsOf(scene.objects[0]!.category);
      return { determined: scene.determined, order: scene.order, groups };
    },
  };
}

/** What a state says of the upright picture of a size that is to be shown turned; nothing if it is square. */
const uprightSize = (shown: Size, by: Turn): Pick<SceneState, 'size'> =>
  typeof shown === 'number' ? {} : { size: swapsSides(by) ? turnedSize(shown) : shown };

type Knobs = Pick<OrientationParams, 'elevation' | 'fieldOfView' | 'fill' | 'variations' | 'distractors'>;

/** An object as one expects to see it: on the floor, its front or a quarter view toward the camera, others behind it. */
function uprightScene(
  category: string,
  { hasText, extras }: { readonly hasText: boolean; readonly extras: readonly string[] },
  params: Knobs,
  studio: SceneStudio,
  stream: Stream,
): OrientationState {
  const variation = stream.below(params.variations);
  // What is written must be read.
  const heading = stream.choice([-1, 1]) * (hasText ? stream.integer(0, 22) : stream.integer(15, 60));
  const object = standing(studio, { category, variation, size: 1 }, [0, 0], heading);
  const lens = {
    target: [0, object.center[1], 0] as const,
    elevation: stream.integer(params.elevation[0], params.elevation[1]),
    fieldOfView: stream.integer(params.fieldOfView[0], params.fieldOfView[1]),
  };
  const fill = stream.uniform(params.fill[0], params.fill[1]);
  const distance = framingDistance([{ object, model: studio.modelOf(object) }], lens, fill, true);
  const alone: OrientationState = {
    ...still(stream),
    camera: { ...lens, distance },
    ...drawSurroundings(true, stream),
    objects: [object],
    determined: true,
  };
  const count = stream.integer(params.distractors[0], params.distractors[1]);
  const { variations } = params;
  return placeDistractors(alone, count, studio, { categories: extras, variations }, stream);
}

/** A round object seen from straight above, with the light there too: no way up is more usual than another. */
function overheadScene(
  category: string,
  params: Knobs,
  studio: SceneStudio,
  stream: Stream,
): OrientationState {
  const object = standing(
    studio,
    { category, variation: stream.below(params.variations), size: 1 },
    [0, 0],
    0,
  );
  const lens = {
    target: [0, object.center[1], 0] as const,
    elevation: 90,
    fieldOfView: stream.integer(params.fieldOfView[0], params.fieldOfView[1]),
  };
  const fill = stream.uniform(params.fill[0], params.fill[1]);
  return {
    ...still(stream),
    camera: {
      ...lens,
      distance: framingDistance([{ object, model: studio.modelOf(object) }], lens, fill, true),
    },
    sun: { azimuth: 0, elevation: 90 },
    ground: 'none',
    background: 'white',
    objects: [object],
    determined: false,
  };
}

const still = (stream: Stream) =>
  ({ asked: 1, earlier: null, layout: 'two', order: stream.below(0x100000000) }) as const;
