import { balancedRuns, tan, tau, wrongParameter } from '../../../core/index.js';
import { swapsSides, turn, type Raster, type Turn } from '../../../draw/index.js';
import { aroundSquare, countPixels } from '../../../world/index.js';
import { sidesOf, turnedSize, type SetContext, type Size } from '../../making.js';
import { missedOutlines, objectMask } from '../../staging/readings/outlines.js';
import { answersOf, undeterminedShare } from '../answer-design.js';
import { turnedBounds, turnedDifference, whyNot } from '../../staging/picture/comparison.js';
import { drawScene } from '../../staging/picture/draw.js';
import type { Box } from '../../staging/picture/marks.js';
import { measuredScene } from '../../staging/place/photo-scene.js';
import type { OrientationState, SceneObject } from '../../staging/scene/state.js';
import { SceneAssets } from '../../staging/assets.js';
import { kindsOf } from '../tasks/paper-kinds.js';
import { dealtLevel } from '../tasks/task.js';
import { turnsFor, typeOf } from './answers.js';
import type { CanonicalParams, CanonicalSubjects } from './subjects.js';
import { centered, overheadScene, uprightScene } from './upright.js';
import { alone, isHidden, wholeScene } from './whole.js';

/** An upright scene, and how its picture is turned as seen. */
export type SceneState = {
  readonly scene: OrientationState;
  readonly turn: Turn;
  /** The sides of the upright picture, if it is not square: every picture that is shown has the same sides, however it was turned. */
  readonly size?: Size;
};

/** Something to show: a kind of the catalog, with or without its label. */
type ShownKind = Pick<SceneObject, 'category' | 'labelled'>;

interface Pool {
  readonly kinds: readonly ShownKind[];
  at(index: number): ShownKind;
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
  const level = dealtLevel(params.level);
  const { code, options } = typeOf(level);
  const last = options.length - 1;
  const scenes = await SceneAssets.open(params, path, resolve);
  const chosen = kindsOf('orientation/canonical-orientation', params, scenes);
  const pool = (name: string, entries: readonly ShownKind[]): Pool => {
    const kinds = entries.map(({ category, labelled }) => ({ category, ...(labelled && { labelled }) }));
    const run = balancedRuns(Math.max(1, kinds.length), [...path, name]);
    return { kinds, at: (i) => kinds[run(i)] };
  };
  const textual = pool('textual', [
    ...chosen.filter(({ hasText: written, letters = 0 }) => written && letters >= leastLetters),
    ...chosen.filter(({ label }) => label).map(({ category }) => ({ category, labelled: true as const })),
  ]);
  const upright = pool(
    'upright',
    chosen.filter((entry) => entry.hasUp),
  );
  const round = pool(
    'round',
    chosen.filter((entry) => !entry.hasFront && !entry.hasText),
  );
  const roundUpright = pool(
    'round upright',
    chosen.filter((entry) => entry.round === true && entry.hasUp),
  );
  // Every second object of a determined 7C is of a kind that can be undetermined, seen from above.
  const ofBothKinds = balancedRuns(2, [...path, 'of both kinds']);
  // The others are before a backdrop, as those whose question has no answer.
  const inPlaces = balancedRuns(2, [...path, 'in places']);
  const isWhole = (index: number): boolean =>
    params.surroundings === 'place' && scenes.places !== undefined && inPlaces(index) === 0;
  const { dealt, optionOf } = answersOf(params, {
    can: options.map((_, option) => option),
    options: options.length,
    share: undeterminedShare(params, round.kinds),
    path,
  });
  const maskOf = (scene: OrientationState, size: Size): Raster => {
    const sides = sidesOf(size);
    return objectMask(scenes.renderer, aroundSquare(measuredScene(scene, scenes), sides), sides);
  };
  const models = ({ kinds }: Pool): number => scenes.countModels(kinds, params.variations);
  const hasText = ({ category, labelled }: ShownKind): boolean =>
    labelled === true || scenes.entryOf(category).hasText === true;

  return {
    hashes: scenes.hashes,
    size: Infinity,
    capacity: dealt.reduce(
      (sum, option) => sum + models(option === last ? round : level === 'granular' ? textual : upright),
      0,
    ),
    optionOf,
    engine: (part) => scenes.engine(part),

    *propose({ index, stream }) {
      const option = optionOf(index);
      const either = roundUpright.kinds.length > 0 && ofBothKinds(index) === 0 ? roundUpright : upright;
      const cast = option === last ? round : level === 'granular' ? textual : either;
      if (cast.kinds.length === 0)
        throw wrongParameter(
          `None of the categories ${params.categories.join(', ')} can be asked about in ${code}`,
          params.categories,
        );
      for (let attempt = 0; attempt < tries; attempt++) {
        const random = stream(`scene ${attempt}`);
        const shown = attempt < 4 ? cast.at(index) : random.choice(cast.kinds);
        const text = hasText(shown);
        const { legibleFromAbove = false } = scenes.entryOf(shown.category);
        const sole =
          option === last
            ? overheadScene(shown.category, params, scenes, random)
            : uprightScene({ ...shown, hasText: text, legibleFromAbove }, params, scenes, random);
        const scene =
          option !== last && isWhole(index)
            ? wholeScene(sole, params, scenes, random.child('place of the scene'))
            : sole;
        const ways = turnsFor(level, option === last ? 1 : option, text);
        const by = stream('turn').choice(ways);
        yield { state: { scene, turn: 'none', ...uprightSize(params.size, by) }, transform: { turn: by } };
      }
      throw wrongParameter(
        `In ${tries} scenes ${code} never had its answer number ${option + 1}; allow more categories or variations${option === last ? ', or set undetermined to 0' : ''}`,
        params.categories,
      );
    },
    upright({ scene, size = params.size }, exact) {
      const settings = { ...scenes.settings, size };
      const { modelOf, places } = scenes;
      return drawScene(scene, scenes.painterFor(exact), { settings, modelOf, places });
    },

    /** Compares the picture turned in ways that have different answers: all eight, but for mirroring. */
    judge({ scene, size = params.size }, seen) {
      const { determined } = scene;
      const text = hasText(scene.objects[0]);
      if (determined && text && letterHeight(scene, scenes) < leastLetters)
        return { holds: false, reason: 'small-letters' };
      if (isHidden(scene, scenes)) return { holds: false, reason: 'hidden' };
      const groups = Array.from({ length: last }, (_, option) =>
        turnsFor(level, option, text || !determined),
      );
      const { least, most } = turnedDifference(scenes, centered(alone(scene), scenes), groups);
      const verdict =
        least >= turnedBounds.apart ? 'determined' : most <= turnedBounds.same ? 'undetermined' : 'unclear';
      const measured = { difference: least, largestDifference: most, verdict, seen } as const;
      if (verdict !== (determined ? 'determined' : 'undetermined'))
        return { holds: false, reason: whyNot(scene), ...measured };
      return { holds: true, ...measured, boxes: [boxIn(turn(maskOf(scene, size), seen))] };
    },
    recognize: ({ scene, size = params.size }, seen, picture) =>
      missedOutlines('picture', picture, turn(maskOf(scene, size), seen)),
    asked({ scene }) {
      const groups = scenes.groupsOf(scene.objects[0].category);
      return { determined: scene.determined, order: scene.order, groups };
    },
  };
}

/** The box of the first object, where it is seen. */
function boxIn(mask: Raster): Box {
  const [{ box }] = countPixels(
    new Uint16Array(mask.data).map((object) => Number(object === 1)),
    mask,
    1,
  );
  const { left, top, right, bottom } = box!;
  return { left, top, width: right + 1 - left, height: bottom + 1 - top };
}

/** Height of letters that decide an answer, as a share of the picture's: 12 pixels of 512. */
const leastLetters = 12 / 512;
/** The size of a label, as a share of the longest side of what it is on. */
const labelLetters = 0.033;

/** Height of an object's largest letters, as a share of the picture's height. */
function letterHeight({ objects: [object], camera }: OrientationState, scenes: SceneAssets): number {
  const { letters = 0 } = scenes.entryOf(object.category);
  const side = 2 * Math.max(...scenes.modelOf(object).half) * object.scale;
  const height = 2 * camera.distance * tan((camera.fieldOfView * tau) / 720);
  return ((object.labelled ? labelLetters : letters) * side) / height;
}

/** The field `size` of a state whose upright picture is to be shown turned; empty if the picture is square. */
const uprightSize = (shown: Size, by: Turn): Pick<SceneState, 'size'> =>
  typeof shown === 'number' ? {} : { size: swapsSides(by) ? turnedSize(shown) : shown };
