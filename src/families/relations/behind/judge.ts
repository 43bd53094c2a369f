import { cosDegrees } from '../../../core/math/index.js';
import { distanceOf } from '../stage/floor.js';
import type { Sighting } from '../stage/sighting.js';
import type { StageView } from '../stage/studio.js';

/**
 * Of each candidate, how far its things are from where they would be if it showed the first picture's scene from behind: places
 * are read from pixels and depth, and the half turn is theirs alone.
 *
 * @param sighted of the picture asked about, then of the candidates
 */
export function distancesFromBehind(
  [query, ...candidates]: readonly (readonly Sighting[])[],
  { camera }: StageView,
): readonly number[] {
  const middle = camera.distance * cosDegrees(camera.elevation);
  const place = ({ right, away }: Sighting) => ({ x: right, z: middle - away });
  return candidates.map((things) => {
    const sum = things.reduce((so, thing, i) => {
      const { x, z } = place(query![i]!);
      return so + distanceOf(place(thing), { x: -x, z: -z });
    }, 0);
    return Math.round((100 * sum) / things.length) / 100;
  });
}
