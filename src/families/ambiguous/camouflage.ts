import { balancedRuns } from '../../core/design.js';
import { defineLegacy } from '../legacy.js';
import { camouflageQuestions } from './camouflage/ask.js';
import { camouflageParams, type CamouflageParams } from './camouflage/params.js';
import type { Casting, sampleCamouflage, Surface } from './camouflage/sample.js';
import type { CamouflageState } from './camouflage/state.js';
import type { CamouflageStudio } from './camouflage/studio.js';
import { unlike } from './silhouette/unlike.js';

interface Assets {
  readonly sample: typeof sampleCamouflage;
  readonly studio: CamouflageStudio;
  readonly castingOf: (index: number) => Casting;
  readonly hashes: Readonly<Record<string, string>>;
}

/** What is asked for though it is not there. */
const absentFrom = ({ subject, ground }: CamouflageState): string =>
  unlike(subject.category, ground, 'picture' in subject ? subject.accept : undefined);

type Transform = { readonly to: 'revealed' };
type Label = {
  readonly object: string;
  readonly box: CamouflageState['subject']['box'];
  readonly seen: CamouflageState['seen'];
};

/** An object that has the texture of its ground, and the control in which its color gives it away. */
export const ambiguousCamouflage = defineLegacy<CamouflageParams, CamouflageState, Transform, Label, Assets>({
  name: 'ambiguous/camouflage',
  version: 1,
  summary: 'An object textured like its ground: leaves, bark, pebbles, …, and the same object revealed.',
  params: camouflageParams,
  presets: { strict: { wording: 'strict' }, paper: { wording: 'paper' } },
  views: [
    { name: 'original', moved: false, part: 'whole' },
    { name: 'revealed', moved: true, part: 'whole' },
  ],

  async prepare({ params, path, resolve }) {
    const { CamouflageStudio } = await import('./camouflage/studio.js');
    const { sampleCamouflage } = await import('./camouflage/sample.js');
    const { loadGrounds } = await import('./camouflage/load-grounds.js');
    const { loadCustomObjects } = await import('./camouflage/custom-objects.js');
    const grounds = await loadGrounds(params.grounds, params.size, resolve);
    const { objects, hashes } = await loadCustomObjects(params, resolve);
    const things = objects.length > 0 ? objects : params.categories;
    const surfaces: Surface[] =
      grounds.length > 0
        ? grounds.map(({ sha256, path: name }) => ({ picture: sha256, path: name }))
        : params.textures.map((texture) => ({ texture }));
    const thing = balancedRuns(things.length, [...path, 'categories']);
    const surface = balancedRuns(surfaces.length, [...path, 'surfaces']);
    return {
      sample: sampleCamouflage,
      studio: await CamouflageStudio.open(path, {
        grounds: new Map(grounds.map((ground) => [ground.sha256, ground])),
        objects: new Map(objects.map((object) => [object.sha256, object])),
      }),
      castingOf(index) {
        const first = surface(index);
        return {
          thing: things[thing(index)]!,
          surface: surfaces[first]!,
          others: [...surfaces.slice(first + 1), ...surfaces.slice(0, first)],
        };
      },
      hashes: { ...hashes, ...Object.fromEntries(grounds.map(({ path: name, sha256 }) => [name, sha256])) },
    };
  },
  hashes: ({ hashes }) => hashes,

  state: ({ params, assets, index, stream }) =>
    assets.sample(params, assets.studio, assets.castingOf(index), stream),
  transform: () => ({ to: 'revealed' }),
  label: ({ subject: { category, box }, seen }) => ({ object: category, box, seen }),
  kind: ({ subject }) => subject.category,
  act: (t, x) => ({ ...x, seen: t.to }),
  rho: (t, y) => ({ ...y, seen: t.to }),
  viewLabel: ({ object }) => object,

  draw(x, _, { studio }) {
    const picture = studio.picture(x);
    return { ...picture, data: picture.data.slice() };
  },
  certify: ({ params, state, assets }) => assets.studio.evidence(params, state),

  ask: ({ params, state }) => camouflageQuestions(params, state, absentFrom(state)),
});
