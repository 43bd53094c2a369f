import { countDifficulty } from '../difficulty.js';
import { badParameter, balancedRuns, fourDecimals, type Stream, tau } from '../../../core/index.js';
import { defineFamily, factsOf, originalAnd, refuse, type View } from '../../making.js';
import type { CountLabel, CountParams, CountState, Replacement } from './state.js';
import { countOf, countParams, recounted, replaced } from './state.js';
import { floorLikeness } from '../likeness.js';
import { pluralOf, drawKinds, type Kind } from '../floor/cast.js';
import { groupsIn, type Scale } from '../floor/scales.js';
import { drawStage, laidOut } from '../floor/stage.js';
import { isSmall, leastShare, whyUnseen } from '../floor/sighting.js';
import { type FloorAssets, openFloor, type DealtFloor } from '../floor/assets.js';
import { countWords, numberWords } from '../words.js';
import { drawPlaces } from '../floor/layout.js';
import { drawStand, proposeScenes } from '../floor/scenes.js';

/** Floor that a thing has on average, how far apart two are at least, and what the outermost need beyond; in units of a scale. */
const room = { each: 3, apart: 1.35, edge: 0.6 };

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
  floor: FloorAssets,
  scales: readonly Scale[],
  params: CountParams,
  design: CountDesign,
  stream: (purpose: string) => Stream,
) {
  const { things, elevation, visible } = params;
  return proposeScenes(
    (one) => proposeCount(floor, scales, params, design, one),
    stream,
    `of ${design.total} things some were always hidden; ask for fewer things, a higher elevation, or a lower share that is visible`,
    { things, elevation, visible },
    { tries: 400, rejected: 'no-room' },
  );
}

function proposeCount(
  floor: FloorAssets,
  scales: readonly Scale[],
  { kinds, variations, ...ranges }: CountParams,
  { counted, count, total, change }: CountDesign,
  stream: Stream,
): { state: CountState; transform: Replacement } | undefined {
  const radius = fourDecimals(Math.sqrt((2 * room.each * total) / tau));
  const among = scales.filter((scale) => scale.kinds.includes(counted));
  const stage = drawStage(floor, among, radius + room.edge, ranges, stream);
  if (!stage) return undefined;
  const { view, scale } = stage;
  const groups = groupsIn(scale.kinds);
  if (!scale.kinds.includes(counted) || groups < 2) return undefined;
  const round = { radius: radius * scale.unit, apart: room.apart * scale.unit };
  const [, ...others] = drawKinds(
    scale.kinds,
    1 + Math.min(kinds, groups - 1),
    stream.child('kinds'),
    (kind) => kind === counted,
  );
  const layOut = (one: Stream) => {
    const places = drawPlaces(total, round, one.child('places'));
    if (places.length < total) return undefined;
    const chosen = one
      .child('counted')
      .shuffle(places.map((_, at) => at))
      .slice(0, count);
    const stands = places.map((place, at) => {
      const { category } = chosen.includes(at) ? counted : one.choice(others);
      return drawStand(category, place, variations, one);
    });
    const at = one.choice(places.map((_, i) => i).filter((i) => chosen.includes(i) === change < 0));
    const transform = {
      at,
      from: stands[at].category,
      to: (change > 0 ? counted : one.choice(others)).category,
      variation: one.below(variations),
    };
    return { state: { view, stands, counted: counted.category }, transform };
  };
  const fits = ({ stands }: CountState): boolean =>
    floor.isFitting(view, stands, (i) => stands[i].category === counted.category);
  return laidOut(stream, layOut, ({ state, transform }) => fits(state) && fits(replaced(transform, state)));
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
    const { counts, things } = set.params;
    if (things[0] <= counts[1])
      throw badParameter('things', things, `more than the ${counts[1]} that are counted at most`);
    const opened = await openFloor(set, 2, 0);
    const scales = opened.scales.filter(({ crowds }) => crowds);
    const cast = opened.floor.cast.filter((kind) => scales.some((scale) => scale.kinds.includes(kind)));
    const kindOf = balancedRuns(cast.length, [...set.path, 'kinds']);
    const stepOf = balancedRuns(counts[1] - counts[0] + 1, [...set.path, 'counts']);
    const totals = Math.floor(things[1]) - Math.ceil(things[0]) + 1;
    const totalOf = balancedRuns(totals, [...set.path, 'things']);
    return {
      floor: opened.floor,
      scales,
      dealt(index) {
        const step = stepOf(index);
        const count = counts[0] + step;
        // 2 and 3, 4 and 5, … become each other, so that each count is shown as often after the change as before.
        const change = step % 2 === 0 && count < counts[1] ? 1 : -1;
        return { counted: cast[kindOf(index)], count, change, total: Math.ceil(things[0]) + totalOf(index) };
      },
    };
  },
  capacity: ({ counts }, { scales }) =>
    (counts[1] - counts[0] + 1) * new Set(scales.flatMap(({ kinds }) => kinds)).size,

  propose: ({ params, assets, index, stream }) =>
    proposeCounts(assets.floor, assets.scales, params, assets.dealt(index), stream),
  label: countOf,
  act: replaced,
  rho: recounted,

  draw: ({ view, stands }, _, { assets: { floor }, exact }) => floor.picture(view, stands, exact),
  viewLabel: ({ count }) => String(count),

  judge({ params, assets: { floor }, state, transform, label, moved }) {
    const pictures: Evidence['pictures'][number][] = [];
    for (const [{ view, stands }, claimed] of [
      [state, label],
      [replaced(transform, state), moved],
    ] as const) {
      const crowded = floor.whyCrowded(view, stands);
      if (crowded) return crowded;
      const scene = floor.bareSceneOf(view, stands);
      const seen = floor.sight(view, stands);
      const visible = leastShare(seen);
      const unclear = whyUnseen(
        seen,
        params.visible,
        ({ extent }, i) => isSmall({ extent }) && stands[i].category === state.counted,
      );
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
    const shownIn = ({ moved }: View) => {
      const { view, stands } = moved ? replaced(transform, state) : state;
      return floor.shown(view, stands);
    };
    return floor.recognize(originalAnd('replaced'), shownIn, picture);
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
