import { tau } from '../../../core/math/index.js';
import type { Stream } from '../../../core/stream.js';
import { drawKinds, type Kind } from '../stage/cast.js';
import { drawPlaces, viewOfFloor } from '../stage/floor.js';
import { drawLens, drawStand, proposeScenes } from '../stage/scenes.js';
import { roundedLength } from '../stage/stand.js';
import type { CountParams, CountState, Replacement } from './state.js';

/** Floor that a thing has on average, square meters, and how far apart two are at least, meters. */
const room = { each: 2.1, apart: 1.12 };
const sizes = [0.48, 0.56] as const;

/** What a scene shall show. */
export interface CountDesign {
  readonly counted: Kind;
  readonly count: number;
  /** How many things there are in all. */
  readonly total: number;
  /** Whether the replaced thing becomes one of those counted, or was one. */
  readonly change: 1 | -1;
}

/**
 * Scenes with so many of a kind among others, drawn again until one is accepted. Places and sizes of all things are drawn before it is
 * known which of them are counted.
 *
 * @throws TopsyturvyError 'bad-parameter' if none is
 */
export function proposeCounts(
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
  const radius = roundedLength(Math.sqrt((2 * room.each * total) / tau));
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
    from: stands[at]!.category,
    to: (change > 0 ? counted : stream.choice(others)).category,
    variation: stream.below(variations),
  };
  return { state: { view, stands, counted: counted.category }, transform };
}
