import { knownByEdges, knownByFewWaves, knownByOutline } from '../../../content/models/known.js';
import { TopsyturvyError } from '../../../core/errors.js';
import { tan, tau } from '../../../core/math/index.js';
import type { ItemContext, SetContext } from '../../family.js';
import { shorterSide, sidesOf } from '../../size.js';
import { CompositeSet, laidOver } from '../sources/composite-set.js';
import type { Band, Distance, HybridParams, HybridState, HybridTransform } from './state.js';

/**
 * What the eye is taken to see, in cycles per degree: waves that are finer are not seen at the contrast they have here, and
 * ones that are coarser than `coarsest` do not tell what a thing is while finer ones are seen (after the contrast
 * sensitivity function, which is highest at 2 to 5; Oliva, Torralba & Schyns 2006, section 3).
 */
const finest = 10;
const coarsest = 1;

const usualCuts: Readonly<Record<2 | 3, readonly number[]>> = { 2: [22, 10], 3: [60, 32, 17, 8] };

/**
 * The bands of a hybrid, from near to far.
 *
 * @param cuts cycles per image, falling: for two readings the high-pass and the low-pass; for three the high-pass, the two
 *   ends of the middle band, and the low-pass. None: 22, 10 and 60, 32, 17, 8
 * @throws TopsyturvyError 'bad-parameter' for another number of them, or an order in which bands overlap
 */
export function bandsOf(levels: 2 | 3, given: readonly number[], side: number): readonly Band[] {
  const cuts = given.length === 0 ? usualCuts[levels] : given;
  const wanted = 2 * (levels - 1);
  if (cuts.length !== wanted || cuts.some((cut, at) => at > 0 && cut > cuts[at - 1]!))
    throw new TopsyturvyError(
      'bad-parameter',
      `Expected ${wanted} cut-offs, from fine to coarse, for ${levels} readings`,
      cuts,
    );
  if (cuts[0]! > side / 4 || cuts.at(-1)! < 1)
    throw new TopsyturvyError(
      'bad-parameter',
      `Expected cut-offs from 1 to ${side / 4} cycles per image, a quarter of the picture's shorter side, but received ${cuts.join(', ')}`,
      cuts,
    );
  const names: readonly Distance[] = ['near', 'far', 'very-far'];
  return names.slice(0, levels).map((seenFrom, at) => {
    const above = cuts[2 * at] ?? null;
    const below = at === 0 ? null : cuts[2 * at - 1]!;
    const finer = at === 0 ? null : cuts[2 * at - 2]!;
    const coarser = cuts[2 * at + 1] ?? null;
    return {
      seenFrom,
      above,
      below,
      // The middle, by ratio, of the band's end and where the finer one begins.
      pixels: finer === null ? null : 2 * Math.round(Math.sqrt(finer * below!)),
      widths: [
        finer === null ? 0 : widthsAt(finer / finest),
        coarser === null ? null : widthsAt(coarser / coarsest),
      ],
    };
  });
}

/** How many of its shorter sides away a picture's shorter side fills so many degrees. */
function widthsAt(degrees: number): number {
  const half = (degrees * tau) / 720;
  return Math.round(50 / tan(half)) / 100;
}

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
export function proposeHybrids(
  context: ItemContext<HybridParams, HybridStudio>,
): Generator<{ state: HybridState; transform: HybridTransform }, void> {
  const { params, index, stream } = context;
  const { set, bands, pixels } = context.studio;
  return set.proposals(
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
}
