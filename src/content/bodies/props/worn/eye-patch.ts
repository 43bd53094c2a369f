import { ellipsoid, materials, roundedRectangle, sweep } from '../../../../world/modeling/index.js';
import { rotate } from '../../../../world/pose.js';
import { add, cross, dot, normalize, scale, subtract } from '../../../../world/vector.js';
import { carriedParts } from '../../carry.js';
import { fromAxes } from '../../ik.js';
import { signOf } from '../../side.js';
import { frameOf, here } from '../attach.js';
import type { Belonging } from '../define.js';
import { girth } from '../parts/girth.js';
import { part } from '../parts/rod.js';

/** A black patch over one eye; its strap slants around the head, above the other eye. */
export const eyePatch: Belonging = {
  name: 'an eye patch',
  at: 'eye',
  put(variation, body, side) {
    const eye = frameOf(body, `${side} eye`);
    const head = frameOf(body, 'head');
    const black = materials.leather(variation.child('leather').choice(['#17171a', '#2b1f18', '#1d2433']));
    const out = rotate(head.rotation, [signOf(side), 0, 0]);
    const [up, front] = [rotate(head.rotation, [0, 1, 0]), rotate(head.rotation, [0, 0, 1])];
    // through the eye, rising to the other side
    const slant = normalize(subtract(up, scale(out, -0.36)));
    const middle = add(head.position, scale(slant, dot(subtract(eye.position, head.position), slant)));
    const x = normalize(subtract(out, scale(slant, dot(out, slant))));
    const y = normalize(subtract(front, scale(slant, dot(front, slant))));
    const cut = { middle, x, y, normal: slant, within: 0.2, part: (name: string) => name === 'head' };
    const strap = sweep(girth(body, cut, 0.002, 48), roundedRectangle(0.004, 0.012, 0.0015, 2), 1, {
      closed: true,
      up: slant,
    });
    const dome = ellipsoid(0.031, 0.027, 0.016, 28);
    const frame = {
      rotation: fromAxes(
        cross(up, normalize(add(front, scale(out, 0.25)))),
        up,
        normalize(add(front, scale(out, 0.25))),
      ),
      position: add(eye.position, scale(front, 0.004)),
    };
    return here('an eye patch', [
      part('strap', strap, black),
      ...carriedParts([part('patch', dome, black)], frame, 1),
    ]);
  },
};
