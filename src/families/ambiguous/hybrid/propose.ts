import { points, points4, tan, tau, wrongParameter } from '../../../core/index.js';
import { knownByFewWaves, knownByOutline } from '../../../content/models/known.js';
import { shorterSide, sidesOf, type ItemContext, type Refusal, type SetContext } from '../../making.js';
import { type Chosen, CompositeSet, laidOver } from '../sources/composite-set.js';
import { hasCustomPictures } from '../sources/custom-picture-params.js';
import { type Form, openForms } from './forms.js';
import { judgeHybrid } from './judge.js';
import { mix } from './mix.js';
import type { Band, Distance, HiddenPicture, HybridParams, HybridState, HybridTransform } from './state.js';

/**
 * The finest waves that the eye is taken to see, in cycles per degree: waves that are finer are not seen at the
 * contrast they have here, and ones that are coarser than `coarsest` do not tell what a thing is while finer ones are
 * seen (after the contrast sensitivity function, which is highest at 2 to 5; Oliva, Torralba & Schyns 2006, section 3).
 */
const finest = 10;
const coarsest = 1;

/** The first are the default; the others are tried for the user's pictures: finer ones, then coarser ones. */
const usualCuts: Readonly<Record<2 | 3, readonly (readonly number[])[]>> = {
  2: points('22,10 32,15 15,7'),
  3: points4('60,32,17,8 72,38,21,11 50,26,13,6'),
};

/** The same for two scenes: closer, so that few waves are in neither band, since pictures that lack some look embossed. */
const sceneCuts = [16, 10];

/**
 * The bands of a hybrid, from near to far.
 * @param cuts cycles per image, falling: for two readings the high-pass and the low-pass; for three the high-pass, the two
 *   ends of the middle band, and the low-pass. None: 22, 10 and 60, 32, 17, 8
 * @throws TopsyturvyError 'bad-parameter' for another number of them, or an order in which bands overlap
 */
export function bandsOf(levels: 2 | 3, given: readonly number[], side: number): readonly Band[] {
  const cuts = given.length === 0 ? usualCuts[levels][0] : given;
  const wanted = 2 * (levels - 1);
  if (cuts.length !== wanted || cuts.some((cut, at) => at > 0 && cut > cuts[at - 1]))
    throw wrongParameter(`Expected ${wanted} cut-offs, from fine to coarse, for ${levels} readings`, cuts);
  if (cuts[0] > side / 4 || cuts.at(-1)! < 1)
    throw wrongParameter(
      `Expected cut-offs from 1 to ${side / 4} cycles per image, a quarter of the picture's shorter side, but received ${cuts.join(', ')}`,
      cuts,
    );
  const names: readonly Distance[] = ['near', 'far', 'very-far'];
  return names.slice(0, levels).map((seenFrom, at) => {
    const above = cuts[2 * at] ?? null;
    const below = at === 0 ? null : cuts[2 * at - 1];
    const finer = at === 0 ? null : cuts[2 * at - 2];
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

/** The viewing distance, in shorter sides of the picture, at which its shorter side fills a number of degrees. */
function widthsAt(degrees: number): number {
  const half = (degrees * tau) / 720;
  return Math.round(50 / tan(half)) / 100;
}

/** The bands of one way to mix, and what is left of the picture at each distance. */
interface Way {
  /** The bands, from near to far. */
  readonly bands: readonly Band[];
  /** The shorter side of the reduced picture, pixels. */
  readonly pixels: Partial<Record<Distance, number>>;
}

function wayOf(levels: 2 | 3, cuts: readonly number[], side: number): Way {
  const bands = bandsOf(levels, cuts, side);
  const pixels = bands.flatMap(({ seenFrom, pixels: left }) => (left === null ? [] : [[seenFrom, left]]));
  return { bands, pixels: Object.fromEntries(pixels) as Way['pixels'] };
}

/** What all hybrids of a set share. */
export interface HybridAssets {
  /** The ways to mix: one for the catalog; for the user's pictures each is tried in turn. */
  readonly ways: readonly Way[];
  readonly set: CompositeSet;
  /** The forms that blurred things could be mistaken for. */
  readonly forms: readonly Form[];
}

export async function openHybrids(context: SetContext<HybridParams>): Promise<HybridAssets> {
  const { path, params } = context;
  const { levels, size, near, far } = params;
  const own = hasCustomPictures(params);
  const scenes = params.look === 'photo' && !own;
  const cuts = params.cuts.length === 0 && scenes && levels === 2 ? sceneCuts : params.cuts;
  const sides = sidesOf(size);
  const side = shorterSide(sides);
  const first = wayOf(levels, cuts, side);
  const others = cuts.length > 0 || !own ? [] : usualCuts[levels].slice(1);
  const ways = [
    first,
    ...others.filter(([finest]) => finest <= side / 4).map((given) => wayOf(levels, given, side)),
  ];
  // The same things play every role, so that no word says from where it is seen.
  const known = levels > 2 ? knownByFewWaves : knownByOutline;
  const forms = await openForms();
  const set = await CompositeSet.open(
    context,
    {
      frame: { ...sides, margin: 0.05 },
      readings: first.bands.map((_, at) =>
        at === 0
          ? { param: 'near', named: near, known, run: [...path, 'near'] }
          : { param: 'far', named: far, known, run: [...path, 'far', at] },
      ),
      words: {
        name: `A hybrid of ${levels} readings`,
        pictures: 'as many pictures',
        things: 'as many things, but several share a word',
      },
    },
    (chosen, shelf) => {
      let why: string | undefined;
      for (const { bands } of ways) {
        const hidden = hiddenIn(chosen, bands);
        const mixed = mix(hidden, shelf, params.color === 'full');
        const verdict = judgeHybrid(mixed.raster, hidden, mixed, forms);
        if (verdict.holds) return undefined;
        why ??= String(verdict['why']);
      }
      return why;
    },
  );
  return { ways, set, forms };
}

const hiddenIn = (chosen: readonly Chosen[], bands: readonly Band[]): HiddenPicture[] =>
  chosen.map((picture, at) => ({
    source: picture.source,
    band: bands[at],
    placed: at === 0 ? null : laidOver(picture, chosen[0]),
  }));

/** Hybrids of an item; far pictures are laid over the near one where things have silhouettes. */
export function proposeHybrids(
  context: ItemContext<HybridParams, HybridAssets>,
): Generator<{ state: HybridState; transform: HybridTransform }, void, Refusal> {
  const { params, index, stream } = context;
  const { set, ways } = context.assets;
  return set.proposals(
    index,
    stream,
    (random, choose, way) => {
      const chosen = choose();
      const { bands, pixels } = ways[way];
      return {
        state: { hidden: hiddenIn(chosen, bands), control: random.below(chosen.length), viewed: null },
        transform: { pixels, enlarged: params.enlarged },
      };
    },
    {
      missing: 'No hybrid was found in which each reading can be seen',
      advice: 'try other cut-offs, categories or pictures',
    },
    ways.length,
  );
}
