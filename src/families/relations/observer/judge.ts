import { cosDegrees, sinDegrees } from '../../../core/math/index.js';
import { bearingOf, distanceOf, type Place } from '../stage/floor.js';
import type { Sighting } from '../stage/sighting.js';
import type { ObserverState } from './state.js';

/**
 * Of each candidate, how far its things are, on average, from where the person of the first picture would see them: places of things
 * and person are read from that picture's pixels and depth.
 *
 * @param first sighted in the first picture: the things, and last the person
 * @param candidates the things as sighted in each
 */
export function distancesFromObserver(
  first: readonly Sighting[],
  candidates: readonly (readonly Sighting[])[],
  { view, sight }: Pick<ObserverState, 'view' | 'sight'>,
): readonly number[] {
  const seen = first.map((thing) => placeIn(view, thing));
  const bearing = bearingOf({ x: 0, z: 0 }, seen.at(-1)!);
  const [cos, sin] = [cosDegrees(bearing), sinDegrees(bearing)];
  // Where the person stands comes to the side toward the camera.
  const expected = seen.slice(0, -1).map(({ x, z }) => ({ x: x * cos + z * sin, z: z * cos - x * sin }));
  return candidates.map((things) => {
    const sum = things.reduce((so, thing, i) => so + distanceOf(placeIn(sight, thing), expected[i]!), 0);
    return Math.round((100 * sum) / things.length) / 100;
  });
}

/** Where a thing is on the floor, from its middle. */
function placeIn({ camera }: ObserverState['view'], { right, away }: Sighting): Place {
  return { x: right, z: camera.distance * cosDegrees(camera.elevation) - away };
}
