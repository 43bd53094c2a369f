import { roundedRectangle, sweep, type Mesh } from '../../../../world/modeling/index.js';
import { add, cross, normalize, scale, subtract, type Vec3 } from '../../../../world/vector.js';
import { across, signOf, type PosedBody, type Side } from '../../making.js';
import { badParameter } from '../../../../core/errors.js';
import { girth, type Cut } from './girth.js';

/** A cut across a limb at a share of the way from one joint to another. Its x points to the body's side, as far as it can. */
export function limbCut(body: PosedBody, side: Side, from: string, to: string, share: number): Cut {
  const [a, b] = [from, to].map((joint) => pointOf(body, `${side} ${joint}`));
  const names = (/shoulder|elbow/.test(from) ? ['upper arm', 'forearm'] : ['thigh', 'shin']).map(
    (part) => `${side} ${part}`,
  );
  const normal = normalize(subtract(b, a));
  // mirrored sides have mirrored cuts
  const x = across([signOf(side), 0, 0], normal);
  const y = scale(cross(normal, x), signOf(side));
  return {
    middle: add(a, scale(subtract(b, a), share)),
    x,
    y,
    normal,
    within: 0.13,
    part: (name) => names.includes(name),
  };
}

/** A band around the cut. @param width along the limb, meters */
export const band = (body: PosedBody, cut: Cut, width: number, thick: number): Mesh =>
  sweep(girth(body, cut, thick / 2), roundedRectangle(thick, width, 0.45 * Math.min(thick, width), 3), 1, {
    closed: true,
    up: cut.normal,
  });

function pointOf(body: PosedBody, name: string): Vec3 {
  const point = body.points[name];
  if (!point)
    throw badParameter('body', Object.keys(body.points).join(', '), `a body with a point '${name}'`);
  return point;
}
