import { cosDegrees, sinDegrees } from '../../../../core/math/index.js';
import { ellipsoid, materials, part, roundedRectangle, sweep } from '../../../../world/modeling/index.js';
import { rotate } from '../../../../world/pose.js';
import { add, cross, dot, length, normalize, scale, subtract, type Vec3 } from '../../../../world/vector.js';
import { carriedParts, fromAxes, signOf, type PosedBody } from '../../making.js';
import { frameOf, here } from '../attach.js';
import type { Belonging } from '../define.js';
import { sliceOf, type Cut } from '../parts/girth.js';

/** The number of points of a ring: as many directions bound what it is drawn around. */
const steps = 60;
const turns = Array.from({ length: steps }, (_, i) => {
  const angle = (360 * i) / steps;
  return [cosDegrees(angle), sinDegrees(angle)] as const;
});

/** Half the thickness of the slice in which the body's vertices count, meters: about a cell of a head. */
const half = 0.007;

/** A ring drawn tight around a body where a cut goes through it: straight over hollows. @param gap from the skin, meters */
function tautRing(body: PosedBody, cut: Cut, gap: number): Vec3[] {
  const flat = sliceOf(body, cut, half);
  const bounds = turns.map(([c, s]) => flat.reduce((most, [a, b]) => Math.max(most, a * c + b * s), 0));
  return turns.map(([c, s]) => {
    // as far as the nearest line that bounds the slice
    let reach = Infinity;
    for (const [i, [a, b]] of turns.entries()) {
      const share = a * c + b * s;
      if (share > 0.1) reach = Math.min(reach, bounds[i] / share);
    }
    return add(cut.middle, add(scale(cut.x, (reach + gap) * c), scale(cut.y, (reach + gap) * s)));
  });
}

/** A black patch over one eye; its strap slants around the head, above the other eye. */
export const eyePatch: Belonging = {
  name: 'an eye patch',
  at: 'eye',
  put(variation, body, side) {
    const eye = frameOf(body, `${side} eye`);
    const head = frameOf(body, 'head');
    const black = materials.leather(variation.child('leather').choice(['#17171a', '#2b1f18', '#1d2433']));
    const size =
      length(subtract(frameOf(body, 'left eye').position, frameOf(body, 'right eye').position)) / 0.065;
    const out = rotate(head.rotation, [signOf(side), 0, 0]);
    const [up, front] = [rotate(head.rotation, [0, 1, 0]), rotate(head.rotation, [0, 0, 1])];
    // through the patch above the eye, rising to the other side and to the back: so it passes above both ears
    const slant = normalize(add(up, add(scale(out, 0.28), scale(front, 0.34))));
    const through = subtract(add(eye.position, scale(up, 0.016 * size)), head.position);
    const middle = add(head.position, scale(slant, dot(through, slant)));
    const x = normalize(subtract(out, scale(slant, dot(out, slant))));
    const y = scale(cross(slant, x), -signOf(side));
    const cut = { middle, x, y, normal: slant, within: 0.2, part: (name: string) => name === 'head' };
    const strap = sweep(tautRing(body, cut, 0.0008), roundedRectangle(0.0032, 0.012, 0.0012, 2), 1, {
      closed: true,
      up: slant,
    });
    const dome = ellipsoid(0.0275, 0.0265, 0.0135, 28);
    // its rim follows the face from the nose around to the temple
    const ahead = normalize(add(front, scale(out, 0.55)));
    const frame = {
      rotation: fromAxes(cross(up, ahead), up, ahead),
      position: add(eye.position, scale(front, 0.006 * size)),
    };
    return here('an eye patch', [
      part('strap', black, strap),
      ...carriedParts([part('patch', black, dome)], frame, size),
    ]);
  },
};
