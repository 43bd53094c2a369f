import { tau } from '../../../core/math/index.js';
import { TopsyturvyError } from '../../../core/errors.js';
import type { Stream } from '../../../core/stream.js';
import { reject, type Rejected } from '../../proposal.js';
import { drawKinds, type Kind } from '../stage/cast.js';
import { drawPlaces, viewOfFloor } from '../stage/floor.js';
import { roundedLength, type Stand } from '../stage/stand.js';
import type { CountParams, CountState, Replacement } from './state.js';

/** Floor that a thing has on average, square meters, and how far apart two are at least, meters. */
const room = { each: 2.1, apart: 1.12 };
const sizes = [0.48, 0.56] as const;

/** Scenes before an item is given up. */
const tries = 80;

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
export function* proposeCounts(
  cast: readonly Kind[],
  params: CountParams,
  design: CountDesign,
  stream: (purpose: string) => Stream,
): Generator<{ state: CountState; transform: Replacement } | Rejected, void> {
  for (let attempt = 0; attempt < tries; attempt++)
    yield proposeCount(cast, params, design, stream(`scene ${attempt}`)) ?? reject('no-room');
  throw new TopsyturvyError(
    'bad-parameter',
    `In ${tries} scenes of ${design.total} things some were always hidden; ask for fewer things, a higher elevation, or a lower share that is visible`,
    { things: params.things, elevation: params.elevation, visible: params.visible },
  );
}

function proposeCount(
  cast: readonly Kind[],
  { elevation, fieldOfView, kinds, variations }: CountParams,
  { counted, count, total, change }: CountDesign,
  stream: Stream,
): { state: CountState; transform: Replacement } | undefined {
  const radius = roundedLength(Math.sqrt((2 * room.each * total) / tau));
  const lens = {
    elevation: stream.integer(elevation[0], elevation[1]),
    fieldOfView: stream.integer(fieldOfView[0], fieldOfView[1]),
  };
  const view = viewOfFloor(lens, { radius: radius + sizes[1] }, stream.child('view'));
  const places = drawPlaces(total, { radius, apart: room.apart }, stream.child('places'));
  if (places.length < total) return undefined;
  const [, ...others] = drawKinds(cast, 1 + kinds, stream.child('kinds'), (kind) => kind === counted);
  const chosen = stream
    .child('counted')
    .shuffle(places.map((_, at) => at))
    .slice(0, count);
  const stands = places.map((place, at): Stand => ({
    category: (chosen.includes(at) ? counted : stream.choice(others)).category,
    variation: stream.below(variations),
    ...place,
    heading: stream.integer(0, 359),
    size: roundedLength(stream.uniform(sizes[0], sizes[1])),
  }));
  const at = stream.choice(places.map((_, i) => i).filter((i) => chosen.includes(i) === change < 0));
  const transform = {
    at,
    from: stands[at]!.category,
    to: (change > 0 ? counted : stream.choice(others)).category,
    variation: stream.below(variations),
  };
  return { state: { view, stands, counted: counted.category }, transform };
}
