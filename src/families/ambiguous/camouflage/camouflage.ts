import { balancedRuns } from '../../../core/design.js';
import type { StreamPath } from '../../../core/stream.js';
import { defineFamily } from '../../define-family.js';
import { camouflageQuestions } from './ask.js';
import { type Casting, type Surface, surfacesOf, type Thing, thingsOf } from './casting.js';
import { type SetContext, originalAnd } from '../../family.js';
import type { CustomModels, Kind } from '../../orientation/scene/custom-models.js';
import { openPack } from '../../packs/open-pack.js';
import { loadCustomObjects } from '../sources/custom-objects.js';
import { judgeCamouflage, type CamouflageEvidence } from './judge.js';
import { loadGrounds } from '../sources/custom-grounds.js';
import { Materials } from './materials.js';
import { absentFrom } from './names.js';
import { proposeInTurn } from './propose-in-turn.js';
import {
  camouflageParams,
  type CamouflageParams,
  type CamouflageState,
  type CamouflageTransform,
} from './state.js';
import type { CamouflageStage } from './stage.js';
import { ambiguousWords } from '../words.js';
import { camouflageDifficulty } from './difficulty.js';

/** What all items of a set share. */
export interface CamouflageSet {
  readonly materials: Materials;
  readonly castingOf: (index: number) => Casting;
  readonly hashes: Readonly<Record<string, string>>;
  /** Things in their variations, each on every surface. */
  readonly capacity: number;
  /** Grounds in which things may be seen at once, one sentence each. */
  readonly notes: readonly string[];
}

type Label = {
  readonly object: string;
  readonly box: CamouflageState['subject']['box'];
  readonly seen: CamouflageState['seen'];
};

/** An animal or object that has the texture of its ground, and the control in which its color gives it away. */
export const ambiguousCamouflage = defineFamily<
  CamouflageParams,
  CamouflageState,
  CamouflageTransform,
  Label,
  CamouflageSet,
  CamouflageStage,
  CamouflageEvidence
>({
  name: 'ambiguous/camouflage',
  version: 3,
  summary:
    'An animal or object with the colors and texture of the habitat it stands in, and the same revealed.',
  words: { ...ambiguousWords, transform: () => 'revealed' },
  params: camouflageParams,
  presets: { strict: { wording: 'strict' }, paper: { wording: 'paper' } },
  difficulty: camouflageDifficulty,
  views: originalAnd('revealed'),

  async open({ params, path, resolve }) {
    const grounds = await loadGrounds(params.grounds, params.size, resolve);
    const { objects, hashes } = await loadCustomObjects(params, resolve);
    const pack = await openedPack(params, path, resolve);
    const things: readonly Thing[] =
      objects.length > 0 ? objects : (pack?.kinds.map((kind) => ({ kind })) ?? thingsOf(params));
    const surfaces: readonly Surface[] =
      grounds.length > 0
        ? grounds.map(({ sha256, path: name }) => ({ picture: sha256, path: name }))
        : surfacesOf(params);
    const thing = balancedRuns(things.length, [...path, 'categories']);
    const surface = balancedRuns(surfaces.length, [...path, 'surfaces']);
    return {
      materials: await Materials.open(
        path,
        {
          grounds: new Map(grounds.map((ground) => [ground.sha256, ground])),
          objects: new Map(objects.map((object) => [object.sha256, object])),
        },
        pack,
      ),
      castingOf(index) {
        const [first, at] = [surface(index), thing(index)];
        return {
          thing: things[at]!,
          substitutes: [...things.slice(at + 1), ...things.slice(0, at)],
          surface: surfaces[first]!,
          others: [...surfaces.slice(first + 1), ...surfaces.slice(0, first)],
        };
      },
      notes: grounds.flatMap(({ doubt }) => (doubt === undefined ? [] : [doubt])),
      capacity: examplesOf(things, params, pack) * surfaces.length,
      hashes: {
        ...hashes,
        ...pack?.hashes,
        ...Object.fromEntries(grounds.map(({ path: name, sha256 }) => [name, sha256])),
      },
    };
  },
  hashes: ({ hashes }) => hashes,
  capacity: (_, { capacity }) => capacity,
  notes: ({ notes }) => notes,

  propose: ({ params, studio: { materials, castingOf }, index, stream }) =>
    proposeInTurn(params, materials, castingOf(index), stream),
  label: ({ subject: { category, box }, seen }) => ({ object: category, box, seen }),
  kind: ({ subject }) => subject.category,
  act: (t, x) => ({ ...x, seen: t.to }),
  rho: (t, y) => ({ ...y, seen: t.to }),
  viewLabel: ({ object }) => object,

  draw: (x, _, { stage }) => stage.picture(x),
  judge: ({ params, state, stage }, picture) => judgeCamouflage(params, state, stage.target, picture),

  ask: ({ params, state }) => camouflageQuestions(params, state, absentFrom(params, state)),
});

/** The kinds of a pack that are known by their silhouettes, if the set is of one. */
function openedPack(
  { pack, variations, size }: CamouflageParams,
  path: StreamPath,
  resolve: SetContext<CamouflageParams>['resolve'],
): Promise<CustomModels> | undefined {
  if (pack === '') return undefined;
  const suits = ({ silhouetteView }: Kind): boolean => silhouetteView !== undefined;
  return openPack({ pack, variations, size, seed: path[0]!, resolve, suits });
}

/** How many different things there are, each variation by itself. */
function examplesOf(
  things: readonly Thing[],
  { variations }: CamouflageParams,
  pack: CustomModels | undefined,
): number {
  return things.reduce<number>((sum, thing) => {
    if (typeof thing !== 'string' && 'image' in thing) return sum + 1;
    const own =
      typeof thing !== 'string' && 'kind' in thing ? pack?.models.get(thing.kind.category) : undefined;
    return sum + Math.min(variations, own?.length ?? variations);
  }, 0);
}
