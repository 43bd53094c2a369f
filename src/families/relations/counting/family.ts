import { countDifficulty } from '../difficulty.js';
import { badParameter, balancedRuns, fourDecimals, type Stream, tau } from '../../../core/index.js';
import { defineFamily, factsOf, originalAnd, refuse, type View } from '../../making.js';
import type { CountLabel, CountParams, CountState, Replacement } from './state.js';
import { countOf, countParams, recounted, replaced } from './state.js';
import { floorLikeness } from '../likeness.js';
import { pluralOf, drawKinds, type Kind } from '../floor/cast.js';
import { leastShare, sight, whyUnseen } from '../floor/sighting.js';
import { FloorAssets, type DealtFloor } from '../floor/assets.js';
import { countWords, numberWords } from '../words.js';
import { drawPlaces, viewOfFloor } from '../floor/layout.js';
import { drawLens, drawStand, proposeScenes } from '../floor/scenes.js';

/** Floor that a thing has on average, square meters, and how far apart two are at least, meters. */
const room = { each: 2.1, apart: 1.12 };
const sizes = [0.48, 0.56] as const;

/** What a scene is to show. */
export interface CountDesign {
  readonly counted: Kind;
  readonly count: number;
  /** The number of things in all. */
  readonly total: number;
  /** Whether the replaced thing becomes one of those counted, or was one. */
  readonly change: 1 | -1;
}

/**
 * Scenes with so many of a kind among others, drawn again until one is accepted. Places and sizes of all things are drawn before it is
 * known which of them are counted.
 * @throws TopsyturvyError 'bad-parameter' if none is
 */
function proposeCounts(
  cast: readonly Kind[],
  params: CountParams,
  design: CountDesign,
  stream: (purpose: string) => Stream,
) {
  const { things, elevation, visible } = params;
  return proposeScenes(
    (one) => proposeCount(cast, params, design, one),
    stream,
    `of ${design.total} things some were always hidden; ask for fewer things, a higher elevation, or a lower share that is visible`,
    { things, elevation, visible },
  );
}

function proposeCount(
  cast: readonly Kind[],
  { kinds, variations, ...ranges }: CountParams,
  { counted, count, total, change }: CountDesign,
  stream: Stream,
): { state: CountState; transform: Replacement } | undefined {
  const radius = fourDecimals(Math.sqrt((2 * room.each * total) / tau));
  const view = viewOfFloor(drawLens(ranges, stream), { radius: radius + sizes[1] }, stream.child('view'));
  const places = drawPlaces(total, { radius, apart: room.apart }, stream.child('places'));
  if (places.length < total) return undefined;
  const [, ...others] = drawKinds(cast, 1 + kinds, stream.child('kinds'), (kind) => kind === counted);
  const chosen = stream
    .child('counted')
    .shuffle(places.map((_, at) => at))
    .slice(0, count);
  const stands = places.map((place, at) => {
    const { category } = chosen.includes(at) ? counted : stream.choice(others);
    return drawStand(category, place, { variations, sizes }, stream);
  });
  const at = stream.choice(places.map((_, i) => i).filter((i) => chosen.includes(i) === change < 0));
  const transform = {
    at,
    from: stands[at].category,
    to: (change > 0 ? counted : stream.choice(others)).category,
    variation: stream.below(variations),
  };
  return { state: { view, stands, counted: counted.category }, transform };
}

/** Kind, count and number of things are dealt each for itself. */
type Assets = DealtFloor<CountDesign>;

type Evidence = {
  /** For each picture: the least share of a thing that is seen, and how many of the counted kind its pixels show. */
  readonly pictures: readonly { readonly visible: number; readonly count: number }[];
};

/** The least share of the picture's area that each thing covers. */
const leastArea = 0.0015;

/** How many of a kind there are among other things. */
export const counting = defineFamily<
  CountParams,
  CountState,
  Replacement,
  CountLabel,
  Assets,
  undefined,
  Evidence
>({
  ...factsOf('relations/counting'),
  words: countWords,
  difficulty: countDifficulty,
  params: countParams,
  likeness: floorLikeness,
  views: originalAnd('replaced'),
  engine: ({ floor }, part) => floor.engine(part),

  async open(set) {
    const { counts, things, kinds } = set.params;
    if (things[0] <= counts[1])
      throw badParameter('things', things, `more than the ${counts[1]} that are counted at most`);
    const floor = await FloorAssets.open(set, 1 + kinds);
    const { cast } = floor;
    const kindOf = balancedRuns(cast.length, [...set.path, 'kinds']);
    const stepOf = balancedRuns(counts[1] - counts[0] + 1, [...set.path, 'counts']);
    const totals = Math.floor(things[1]) - Math.ceil(things[0]) + 1;
    const totalOf = balancedRuns(totals, [...set.path, 'things']);
    return {
      floor,
      dealt(index) {
        const step = stepOf(index);
        const count = counts[0] + step;
        // 2 and 3, 4 and 5, … become each other, so that each count is shown as often after the change as before.
        const change = step % 2 === 0 && count < counts[1] ? 1 : -1;
        return { counted: cast[kindOf(index)], count, change, total: Math.ceil(things[0]) + totalOf(index) };
      },
    };
  },
  capacity: ({ counts }, { floor: { cast } }) => (counts[1] - counts[0] + 1) * cast.length,

  propose: ({ params, assets, index, stream }) =>
    proposeCounts(assets.floor.cast, params, assets.dealt(index), stream),
  label: countOf,
  act: replaced,
  rho: recounted,

  draw: ({ view, stands }, _, { assets: { floor }, exact }) => floor.draw(floor.sceneOf(view, stands), exact),
  viewLabel: ({ count }) => String(count),

  judge({ params, assets: { floor }, state, transform, label, moved }) {
    const pictures: Evidence['pictures'][number][] = [];
    for (const [{ view, stands }, claimed] of [
      [state, label],
      [replaced(transform, state), moved],
    ] as const) {
      const scene = floor.sceneOf(view, stands);
      const seen = sight(floor.renderer, scene, view);
      const visible = leastShare(seen);
      const unclear = whyUnseen(seen, params.visible);
      if (unclear) return unclear;
      if (seen.some(({ area }) => area < leastArea)) return refuse('too-small');
      // The models say what they are, whatever the state calls them.
      const count = scene.objects.filter(
        ({ model }, i) => model.category === state.counted && seen[i].area > 0,
      ).length;
      if (count !== claimed.count) return refuse('miscounted', { count });
      pictures.push({ visible, count });
    }
    return { holds: true, pictures };
  },
  recognize({ assets: { floor }, state, transform }, picture) {
    const sceneOf = ({ moved }: View) => {
      const { view, stands } = moved ? replaced(transform, state) : state;
      return floor.sceneOf(view, stands);
    };
    return floor.recognize(originalAnd('replaced'), sceneOf, picture);
  },

  ask: ({ state, label, moved }) =>
    (
      [
        ['original', label],
        ['replaced', moved],
      ] as const
    ).map(([view, { counted, count }]) => ({
      condition: view,
      variant: 'P0',
      images: [view],
      prompt: `How many ${pluralOf(counted)} are there in this picture? Count every one that is seen, also in part. Answer with the number alone.`,
      answer: String(count),
      accept: [numberWords[count]],
      scoring: { kind: 'string' as const, caseSensitive: false, counted },
      groups: { count: String(count), category: counted, things: String(state.stands.length) },
    })),
});
