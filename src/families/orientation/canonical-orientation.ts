import { balancedRuns } from '../../core/design.js';
import { TopsyturvyError } from '../../core/errors.js';
import { Stream } from '../../core/stream.js';
import type { Raster } from '../../draw/raster.js';
import { composeTurns, inverseTurn, turn, type Turn } from '../../draw/turn.js';
import { doriTypes, type DoriCode } from '../../questions/dori/index.js';
import { defineFamily } from '../family.js';
import { answerDesign } from './answers.js';
import { canonicalParams, type CanonicalParams } from './canonical-params.js';
import { drawScene } from './draw.js';
import { turnedBounds, turnedDifference } from './evidence.js';
import { loadOwnModels } from './own-models.js';
import { doriQuestions } from './questions.js';
import { restoringOption, turnsFor } from './restoring.js';
import type { OrientationState } from './state.js';
import { Studio } from './studio.js';
import { overheadScene, uprightScene } from './upright.js';

/** An upright scene, and how its picture is turned as seen. */
export type CanonicalState = { readonly scene: OrientationState; readonly turn: Turn };
type CanonicalTransform = { readonly turn: Turn };

interface CanonicalAssets {
  readonly studio: Studio;
  readonly optionOf: (index: number) => number;
  readonly textual: Pick<Pool, 'categories' | 'at'>;
  readonly upright: Pool;
  readonly round: Pool;
  readonly extras: readonly string[];
}
interface Pool {
  readonly categories: readonly string[];
  at(index: number): string;
}

const codeOf = ({ level }: CanonicalParams): DoriCode => (level === 'coarse' ? '7C' : '7G');
const hasText = ({ objects }: OrientationState, studio: Studio): boolean =>
  studio.entryOf(objects[0]!.category).hasText === true;

/** Tries before an item is given up. */
const tries = 60;

/**
 * DORI task 7: a picture turned or flipped as a whole. Which of rotation and flipping restores it can be told only where a
 * mirrored picture is plainly mirrored, so that 7G shows objects that carry text.
 */
export const canonicalOrientation = defineFamily<
  CanonicalParams,
  CanonicalState,
  CanonicalTransform,
  Turn,
  CanonicalAssets
>({
  name: 'orientation/canonical-orientation',
  version: 1,
  summary: 'Whether a picture is the right way up, and what would restore it (DORI 7C, 7G).',
  params: canonicalParams,
  presets: { strict: { wording: 'strict' }, paper: { wording: 'paper' } },
  engine: ({ studio }, part) => studio.engine(part),
  views: [{ name: 'picture', moved: true, part: 'whole' }],

  async prepare({ params, path, resolve }) {
    const { options } = doriTypes[codeOf(params)];
    const studio = await Studio.open(params, path, await loadOwnModels(params.models, resolve));
    const { catalog } = studio;
    const chosen = studio.entriesOf(params.categories);
    const pool = (name: string, entries: readonly { category: string }[]): Pool => {
      const categories = entries.map(({ category }) => category);
      const run = balancedRuns(Math.max(1, categories.length), [...path, name]);
      return { categories, at: (i) => categories[run(i)]! };
    };
    return {
      studio,
      optionOf: answerDesign(options.length, params.undetermined, path),
      textual: pool(
        'textual',
        chosen.filter((entry) => entry.hasText),
      ),
      upright: pool(
        'upright',
        chosen.filter((entry) => entry.hasUp),
      ),
      round: pool(
        'round',
        catalog.filter((entry) => !entry.hasFront && !entry.hasText),
      ),
      extras: catalog.map(({ category }) => category),
    };
  },
  hashes: ({ studio }) => studio.hashes,

  state({ params, assets, index, stream }) {
    const option = assets.optionOf(index);
    const last = doriTypes[codeOf(params)].options.length - 1;
    const pool =
      option === last ? assets.round : params.level === 'granular' ? assets.textual : assets.upright;
    if (pool.categories.length === 0) {
      throw new TopsyturvyError(
        'bad-parameter',
        `None of the categories ${params.categories.join(', ')} can be asked about in ${codeOf(params)}`,
        params.categories,
      );
    }
    for (let attempt = 0; attempt < tries; attempt++) {
      const random = stream(`scene ${attempt}`);
      const category = attempt < 4 ? pool.at(index) : random.choice(pool.categories);
      const { studio, extras } = assets;
      const scene =
        option === last
          ? overheadScene(category, params, studio, random)
          : uprightScene(
              category,
              { hasText: studio.entryOf(category).hasText === true, extras },
              params,
              studio,
              random,
            );
      const ways =
        option === last
          ? turnsFor('granular', 1, false)
          : turnsFor(params.level, option, hasText(scene, studio));
      if (ways.length === 0) continue;
      const state: CanonicalState = { scene, turn: 'none' };
      if (determined(params, state, assets) === scene.determined) return state;
    }
    throw new TopsyturvyError(
      'bad-parameter',
      `In ${tries} scenes ${codeOf(params)} never had its answer number ${option + 1}; allow more categories or variations`,
      params.categories,
    );
  },
  transform({ scene }, { params, assets, index, stream }) {
    const { studio } = assets;
    const option = scene.determined ? assets.optionOf(index) : 1;
    return { turn: stream('turn').choice(turnsFor(params.level, option, hasText(scene, studio))) };
  },
  label: ({ turn: seen }) => seen,
  act: (t, x) => ({ ...x, turn: composeTurns(x.turn, t.turn) }),
  rho: (t, y) => composeTurns(y, t.turn),
  inverse: (t) => ({ turn: inverseTurn(t.turn) }),

  draw: ({ scene, turn: seen }, _, { studio }) => turn(upright(scene, studio), seen),
  warp: (t, picture, part) => turn(picture(part), t.turn),

  certify({ params, state, assets, moved }) {
    const { least, most } = differences(params, state, assets);
    const verdict = verdictOf(least, most);
    return {
      holds: verdict === (state.scene.determined ? 'determined' : 'undetermined'),
      difference: least,
      largestDifference: most,
      seen: moved,
      verdict,
    };
  },
  ask({ params, state: { scene }, moved, assets: { studio } }) {
    const type = doriTypes[codeOf(params)];
    const { category } = scene.objects[0]!;
    const answer = scene.determined ? type.options[restoringOption(params.level, moved)]! : type.undetermined;
    const groups = {
      category,
      class: studio.entryOf(category).broadClass,
      source: studio.sourceOf(category),
    };
    return doriQuestions(
      type,
      params,
      { answer, images: ['picture'], groups },
      new Stream(['options', scene.order]),
    );
  },
});

const upright = (scene: OrientationState, studio: Studio): Raster =>
  drawScene(scene, 'plain', 'none', studio);

/** The differences between the picture turned in ways that have different answers: all eight, but for mirroring. */
function differences(
  params: CanonicalParams,
  { scene }: CanonicalState,
  { studio }: CanonicalAssets,
): { least: number; most: number } {
  const options = doriTypes[codeOf(params)].options.length - 1;
  const text = hasText(scene, studio);
  const groups = Array.from({ length: options }, (_, option) =>
    turnsFor(params.level, option, text || !scene.determined),
  );
  return turnedDifference(studio, scene, groups);
}

const verdictOf = (least: number, most: number): 'determined' | 'undetermined' | 'unclear' =>
  least >= turnedBounds.apart ? 'determined' : most <= turnedBounds.same ? 'undetermined' : 'unclear';

function determined(
  params: CanonicalParams,
  state: CanonicalState,
  assets: CanonicalAssets,
): boolean | undefined {
  const { least, most } = differences(params, state, assets);
  const verdict = verdictOf(least, most);
  return verdict === 'unclear' ? undefined : verdict === 'determined';
}
