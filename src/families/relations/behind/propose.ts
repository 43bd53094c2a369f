import type { Stream } from '../../../core/stream.js';
import { placedAt } from '../choice/letters.js';
import { drawKinds, type Kind } from '../stage/cast.js';
import { drawPlaces, viewOfFloor } from '../stage/floor.js';
import { drawLens, drawStand, proposeTurned } from '../stage/scenes.js';
import { wholeTurn } from '../stage/stand.js';
import type { BehindParams, BehindState, Look } from './state.js';

/** Where things stand. */
const floor = { radius: 1.4, apart: 1.25 };
const sizes = [0.62, 0.72] as const;

/** What an item shall be. */
export interface BehindDesign {
  /** Where the answer stands among the candidates, 0 to 3. */
  readonly place: number;
  readonly distractor: BehindParams['distractors'][number];
  /** Of the candidates that do not show the scene from behind: how far they are turned, 90 or 270 degrees. */
  readonly aside: number;
}

/**
 * Scenes with their candidates, drawn again until one is accepted. Candidates are all four pairs of a side (behind, or another) and
 * of places or models (as they are, or changed), and the picture asked about may show either of the latter: so none of the four is
 * more like the others than another is.
 *
 * @throws TopsyturvyError 'bad-parameter' if none is
 */
export function proposeBehind(
  cast: readonly Kind[],
  params: BehindParams,
  design: BehindDesign,
  stream: (purpose: string) => Stream,
) {
  return proposeTurned(
    (one) => proposeScene(cast, params, design, one),
    stream,
    'things were hidden from one of the sides, or candidates looked alike; allow more categories or variations, fewer things, or a lower share that is visible',
    params,
  );
}

function proposeScene(
  cast: readonly Kind[],
  { things, variations, ...ranges }: BehindParams,
  { place, distractor, aside }: BehindDesign,
  stream: Stream,
): BehindState | undefined {
  const count = stream.integer(things[0], things[1]);
  const view = viewOfFloor(
    drawLens(ranges, stream),
    { radius: floor.radius + sizes[1] },
    stream.child('view'),
  );
  const places = drawPlaces(count, floor, stream.child('places'));
  if (places.length < count) return undefined;
  const kinds = drawKinds(
    cast.filter(({ sided }) => sided),
    count,
    stream.child('kinds'),
  );
  const stands = kinds.map(({ category }, at) =>
    drawStand(category, places[at]!, { variations, sizes }, stream),
  );
  const other = (stands[0]!.variation + stream.integer(1, Math.max(1, variations - 1))) % variations;
  const changed = stream.below(2) === 1;
  const look = (turn: number, isChanged: boolean): Look => ({
    turn: wholeTurn(turn),
    mirrored: distractor === 'mirrored' && isChanged,
    exchanged: distractor === 'exchanged' && isChanged,
  });
  const distractors = stream
    .child('order')
    .shuffle([look(180, !changed), look(aside, changed), look(aside, !changed)]);
  return {
    view,
    stands,
    other,
    query: look(0, changed),
    candidates: placedAt(look(180, changed), distractors, place),
  };
}
