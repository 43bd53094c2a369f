import { cosDegrees } from '../../../core/math/index.js';
import type { Stream } from '../../../core/stream.js';
import { placedAt } from '../choice/letters.js';
import { drawKinds, type Kind } from '../stage/cast.js';
import { drawPlaces, viewOfFloor } from '../stage/floor.js';
import { drawLens, drawStand, proposeTurned } from '../stage/scenes.js';
import { roundedLength, wholeTurn } from '../stage/stand.js';
import type { StageView } from '../stage/studio.js';
import { observerCategory, type ObserverParams, type ObserverState } from './state.js';

/** Where things stand. */
const floor = { radius: 1.15, apart: 1.2 };
const sizes = [0.56, 0.66] as const;

/** The person: meters from the middle, and half the height. */
const person = { distance: 2.7, size: 0.82 };
/** The camera at the person's eyes: degrees above the horizon, and across. */
const eyes = { elevation: 20, fieldOfView: 72 };
/** By how many degrees the person stands off the four sides of the scene, at most. */
const off = 25;

/** What an item shall be. */
export interface ObserverDesign {
  /** Where the answer stands among the candidates, 0 to 3. */
  readonly place: number;
  /** On which side the person stands: 0 toward the camera, then clockwise. */
  readonly side: number;
  /** Which of the candidates, clockwise, is the answer, 0 to 3. */
  readonly rank: number;
}

/**
 * Scenes with their candidates, drawn again until one is accepted. The person is on each side of the scene equally often, the
 * camera's own among them, so that the candidate that is most like the first picture is right as often as another.
 *
 * @throws TopsyturvyError 'bad-parameter' if none is
 */
export function proposeObservers(
  cast: readonly Kind[],
  params: ObserverParams,
  design: ObserverDesign,
  stream: (purpose: string) => Stream,
) {
  return proposeTurned(
    (one) => proposeScene(cast, params, design, one),
    stream,
    'things were hidden from one of the sides; ask for fewer things or a lower share that is visible',
    params,
  );
}

function proposeScene(
  cast: readonly Kind[],
  { things, variations, angle, ...ranges }: ObserverParams,
  { place, side, rank }: ObserverDesign,
  stream: Stream,
): ObserverState | undefined {
  const count = stream.integer(things[0], things[1]);
  const view = viewOfFloor(
    drawLens(ranges, stream),
    { radius: person.distance + 0.55 },
    stream.child('view'),
  );
  const places = drawPlaces(count, floor, stream.child('places'));
  if (places.length < count) return undefined;
  const kinds = drawKinds(cast, count, stream.child('kinds'), ({ sided }) => sided);
  const stands = kinds.map(({ category }, at) =>
    drawStand(category, places[at]!, { variations, sizes }, stream),
  );
  const bearing = wholeTurn(90 * side + stream.integer(-off, off));
  const others = [0, 1, 2, 3].flatMap((at) =>
    at === rank ? [] : [wholeTurn(bearing + angle * (at - rank))],
  );
  return {
    view,
    sight: atEyes(view),
    stands,
    bearing,
    observer: { variation: stream.below(variations), size: person.size, distance: person.distance },
    turn: 0,
    candidates: placedAt(bearing, stream.child('order').shuffle(others), place),
  };
}

/** The same light and ground, seen from the person's eyes. */
const atEyes = (view: StageView): StageView => ({
  ...view,
  camera: {
    target: view.camera.target,
    distance: roundedLength(person.distance / cosDegrees(eyes.elevation)),
    ...eyes,
  },
});

/** What may stand in a scene with the person. */
export const castBeside = (cast: readonly Kind[]): readonly Kind[] =>
  cast.filter(({ category }) => category !== observerCategory);
