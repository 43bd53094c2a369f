import { balancedRuns } from '../../core/design.js';
import { TopsyturvyError } from '../../core/errors.js';
import type { StreamPath } from '../../core/stream.js';
import type { Turn } from '../../draw/turn.js';
import { doriTypes } from './prompts/index.js';
import { answerDesign } from './answers.js';
import type { CanonicalParams } from './canonical-params.js';
import type { CanonicalEvidence, CanonicalSubjects } from './canonical-subject.js';
import { drawScene } from './draw.js';
import { turnedBounds, turnedDifference } from './evidence.js';
import { loadCustomModels } from './custom-models.js';
import { turnsFor } from './restoring.js';
import type { OrientationState } from './state.js';
import { Studio } from './studio.js';
import { undeterminedShare } from './undetermined.js';
import { overheadScene, uprightScene } from './upright.js';

/** An upright scene, and how its picture is turned as seen. */
export type SceneState = { readonly scene: OrientationState; readonly turn: Turn };

interface Pool {
  readonly categories: readonly string[];
  at(index: number): string;
}

/** Tries before an item is given up. */
const tries = 60;

/**
 * Objects of the catalog as one expects to see them. Which of rotation and flipping restores a picture can be told only
 * where a mirrored picture is plainly mirrored, so that 7G shows objects that carry text.
 */
export async function sceneSubjects(
  params: CanonicalParams,
  path: StreamPath,
  resolve: (path: string) => string,
): Promise<CanonicalSubjects<SceneState>> {
  const { code, options } = doriTypes[params.level === 'coarse' ? '7C' : '7G'];
  const last = options.length - 1;
  const studio = await Studio.open(params, path, await loadCustomModels(params.models, resolve));
  const { catalog } = studio;
  const extras = catalog.map(({ category }) => category);
  const chosen = studio.entriesOf(params.categories);
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

  const hasText = ({ objects }: OrientationState): boolean =>
    studio.entryOf(objects[0]!.category).hasText === true;

  /** The differences between the picture turned in ways that have different answers: all eight, but for mirroring. */
  const evidence = ({ scene }: SceneState): CanonicalEvidence => {
    const text = hasText(scene);
    const groups = Array.from({ length: last }, (_, option) =>
      turnsFor(params.level, option, text || !scene.determined),
    );
    const { least, most } = turnedDifference(studio, scene, groups);
    const verdict =
      least >= turnedBounds.apart ? 'determined' : most <= turnedBounds.same ? 'undetermined' : 'unclear';
    return {
      holds: verdict === (scene.determined ? 'determined' : 'undetermined'),
      difference: least,
      largestDifference: most,
      verdict,
    };
  };

  return {
    hashes: studio.hashes,
    size: Infinity,
    optionOf,
    engine: (part) => studio.engine(part),

    state({ index, stream }) {
      const option = optionOf(index);
      const cast = option === last ? round : params.level === 'granular' ? textual : upright;
      if (cast.categories.length === 0)
        throw new TopsyturvyError('bad-parameter', `None of the categories ${params.categories.join(', ')} can be asked about in ${code}`, params.categories); // prettier-ignore
      for (let attempt = 0; attempt < tries; attempt++) {
        const random = stream(`scene ${attempt}`);
        const category = attempt < 4 ? cast.at(index) : random.choice(cast.categories);
        const written = studio.entryOf(category).hasText === true;
        const scene =
          option === last
            ? overheadScene(category, params, studio, random)
            : uprightScene(category, { hasText: written, extras }, params, studio, random);
        const ways =
          option === last ? turnsFor('granular', 1, false) : turnsFor(params.level, option, hasText(scene));
        if (ways.length === 0) continue;
        const state: SceneState = { scene, turn: 'none' };
        if (evidence(state).holds) return state;
      }
      throw new TopsyturvyError(
        'bad-parameter',
        `In ${tries} scenes ${code} never had its answer number ${option + 1}; allow more categories or variations${option === last ? ', or set undetermined to 0' : ''}`,
        params.categories,
      );
    },
    turnOf({ scene }, { index, stream }) {
      const option = scene.determined ? optionOf(index) : 1;
      return stream('turn').choice(turnsFor(params.level, option, hasText(scene)));
    },
    upright: ({ scene }) => drawScene(scene, 'plain', 'none', studio),
    evidence,
    asked({ scene }) {
      const { category } = scene.objects[0]!;
      const groups = {
        category,
        class: studio.entryOf(category).broadClass,
        source: studio.sourceOf(category),
      };
      return { determined: scene.determined, order: scene.order, groups };
    },
  };
}
