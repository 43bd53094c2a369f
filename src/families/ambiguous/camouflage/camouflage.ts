import { balancedRuns, type Stream, type StreamPath, wrongParameter } from '../../../core/index.js';
import { defineFamily, factsOf, originalAnd, type Proposals, type SetContext } from '../../making.js';
import { camouflageQuestions } from './ask.js';
import { type Casting, type Surface, surfacesOf, type Thing, thingsOf, lookOf, nameOf } from './casting.js';
import type { CustomModels, Kind } from '../../staging/models/custom-models.js';
import { openPack } from '../../staging/models/open-pack.js';
import { loadCustomObjects } from '../sources/custom-objects.js';
import { judgeCamouflage, type CamouflageEvidence } from './judge.js';
import { loadGrounds } from '../sources/custom-grounds.js';
import { Materials } from './materials.js';
import { absentFrom } from './names.js';
import {
  camouflageParams,
  type CamouflageParams,
  type CamouflageState,
  type CamouflageTransform,
} from './state.js';
import type { CamouflageStage } from './stage.js';
import { ambiguousWords } from '../words.js';
import { type Difficulty, axis, down } from '../../difficulty/difficulty.js';
import { type HabitatCasting, proposeInHabitat } from './habitat/propose.js';
import { type LaidCasting, proposeLaid } from './propose.js';

/** How many other things are tried in the place of one that cannot be hidden. */
const mostSubstitutes = 4;

/**
 * States of an item, whose thing is tried in all its surfaces before another takes its place: what is as thin as a guitar
 * shows too little in some grounds, or only in a light that makes another texture of it.
 * @throws TopsyturvyError 'bad-parameter' once all are refused
 */
function* proposeInTurn(
  params: CamouflageParams,
  materials: Materials,
  casting: Casting,
  stream: (purpose: string) => Stream,
): Extract<Proposals<CamouflageState, CamouflageTransform, CamouflageStage>, Generator> {
  const inHabitat = lookOf(params) === 'habitat';
  const states = (thing: Casting['thing'], from: typeof stream): ReturnType<typeof proposeLaid> =>
    inHabitat
      ? proposeInHabitat(params, materials, { ...casting, thing } as HabitatCasting, from)
      : proposeLaid(params, materials, { ...casting, thing } as LaidCasting, from);
  yield* states(casting.thing, stream);
  const substitutes = stream('substitutes').shuffle(casting.substitutes).slice(0, mostSubstitutes);
  for (const [at, thing] of substitutes.entries())
    yield* states(thing, (purpose) => stream(`substitute ${at}, ${purpose}`));
  throw wrongParameter(
    `Could not hide '${nameOf(casting.thing)}' in ${placeOf(casting)} with a visibility of ${params.faintest} to ${params.clearest}`,
    [params.faintest, params.clearest],
    'a wider range, a larger object, or another ' + (inHabitat ? 'habitat' : 'ground'),
  );
}

function placeOf({ surface }: Casting): string {
  if ('habitat' in surface) return `the habitat '${surface.habitat}'`;
  return 'texture' in surface ? `the texture '${surface.texture}'` : `the picture '${surface.path}'`;
}

/**
 * Never fainter than the default, from where on people named everything; so above level 5 most are as faint as
 * that, and smaller.
 */
const camouflageDifficulty: Difficulty<CamouflageParams> = {
  visibility: axis('less visible', {
    faintest: down(50, 46, 42, 38, 34, 34, 34, 34, 34, 34),
    clearest: down(100, 92, 84, 76, 68, 62, 56, 51, 47, 43),
  }),
  size: axis('smaller', {
    smallest: down(0.6, 0.57, 0.55, 0.52, 0.5, 0.48, 0.46, 0.44, 0.42, 0.4),
    largest: down(0.8, 0.8, 0.8, 0.8, 0.8, 0.75, 0.7, 0.66, 0.63, 0.6),
  }),
};

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
  ...factsOf('ambiguous/camouflage'),
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
          thing: things[at],
          substitutes: [...things.slice(at + 1), ...things.slice(0, at)],
          surface: surfaces[first],
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

  propose: ({ params, assets: { materials, castingOf }, index, stream }) =>
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
  return openPack({ pack, variations, size, seed: path[0], resolve, suits });
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
