import { knownByEdges, knownByFewWaves, knownByOutline } from '../../../content/models/known.js';
import type { ItemContext, SetContext } from '../../family.js';
import { shorterSide, sidesOf } from '../../size.js';
import { CompositeSet, laidOver } from '../sources/composite-set.js';
import { bandsOf, type Band, type Distance } from './bands.js';
import type { HybridParams } from './params.js';
import type { HybridState, HybridTransform } from './state.js';

/** What all hybrids of a set share. */
export interface HybridStudio {
  /** From near to far. */
  readonly bands: readonly Band[];
  /** Shorter side of what is left of the picture at each distance. */
  readonly pixels: Partial<Record<Distance, number>>;
  readonly set: CompositeSet;
}

export async function openHybrids(context: SetContext<HybridParams>): Promise<HybridStudio> {
  const { path } = context;
  const { levels, cuts, size, near, far } = context.params;
  const sides = sidesOf(size);
  const bands = bandsOf(levels, cuts, shorterSide(sides));
  const distant = far.length > 0 ? far : levels > 2 ? knownByFewWaves : knownByOutline;
  const set = await CompositeSet.open(context, {
    frame: { ...sides, margin: 0.05 },
    readings: bands.map((_, at) =>
      at === 0
        ? { param: 'near', categories: near.length > 0 ? near : knownByEdges, run: [...path, 'near'] }
        : { param: 'far', categories: distant, run: [...path, 'far', at] },
    ),
    words: {
      name: `A hybrid of ${levels} readings`,
      pictures: 'as many pictures',
      things: 'as many things, but several share a word',
    },
  });
  const pixels = bands.flatMap(({ seenFrom, pixels: left }) => (left === null ? [] : [[seenFrom, left]]));
  return { bands, set, pixels: Object.fromEntries(pixels) as HybridStudio['pixels'] };
}

/** Hybrids of an item; far pictures are laid over the near one where things have silhouettes. */
export const proposeHybrids = ({
  params,
  studio: { set, bands, pixels },
  index,
  stream,
}: ItemContext<HybridParams, HybridStudio>): Generator<
  { state: HybridState; transform: HybridTransform },
  void
> =>
  set.proposals(
    index,
    stream,
    (random, choose) => {
      const chosen = choose();
      const hidden = chosen.map((picture, at) => ({
        source: picture.source,
        band: bands[at]!,
        placed: at === 0 ? null : laidOver(picture, chosen[0]!),
      }));
      return {
        state: { hidden, control: random.below(hidden.length), viewed: null },
        transform: { pixels, enlarged: params.enlarged },
      };
    },
    {
      missing: 'No hybrid was found in which each reading can be seen',
      alike: 'too much alike in a band',
      advice: 'try other cut-offs, categories or pictures',
    },
  );
