import { cosDegrees, sinDegrees } from '../../../../core/math/index.js';
import { add, scale, type Vec3 } from '../../../../world/vector.js';
import type { PosedBody } from '../../body.js';
import { sliceOf, type Cut } from './girth.js';

/** How many points a ring has: as many directions bound what it is drawn around. */
const steps = 60;
const turns = Array.from({ length: steps }, (_, i) => {
  const angle = (360 * i) / steps;
  return [cosDegrees(angle), sinDegrees(angle)] as const;
});

/** Half the thickness of the slice in which the body's vertices count, meters: about a cell of a head. */
const half = 0.007;

/** A ring drawn tight around a body where a cut goes through it: straight over hollows. @param gap from the skin, meters */
export function tautRing(body: PosedBody, cut: Cut, gap: number): Vec3[] {
  const flat = sliceOf(body, cut, half);
  const bounds = turns.map(([c, s]) => flat.reduce((most, [a, b]) => Math.max(most, a * c + b * s), 0));
  return turns.map(([c, s]) => {
    // as far as the nearest line that bounds the slice
    let reach = Infinity;
    for (const [i, [a, b]] of turns.entries()) {
      const share = a * c + b * s;
      if (share > 0.1) reach = Math.min(reach, bounds[i]! / share);
    }
    return add(cut.middle, add(scale(cut.x, (reach + gap) * c), scale(cut.y, (reach + gap) * s)));
  });
}
