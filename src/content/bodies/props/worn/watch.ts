import { box, cylinder, materials, merged, moved, part } from '../../../../world/modeling/index.js';
import type { Mat3 } from '../../../../world/pose.js';
import { add, cross, dot, normalize, scale, subtract, type Vec3 } from '../../../../world/vector.js';
import { across, carriedParts, fromAxes } from '../../making.js';
import { frameOf, here } from '../attach.js';
import type { Belonging } from '../define.js';
import { band, limbCut } from '../parts/band.js';
import { girth } from '../parts/girth.js';

/** A wrist watch: a plain dial with two hands that stand alike on both sides, on the back of the wrist. */
export const watch: Belonging = {
  name: 'a watch',
  at: 'wrist',
  put(variation, body, side) {
    const cut = limbCut(body, side, 'elbow', 'wrist', 0.93);
    const look = variation.child('look');
    const strap = materials.leather(look.choice(['#1c1c1f', '#5c3a24', '#8a2a2a', '#22406e']));
    const dial = look.choice(['#f4f2ec', '#14161a', '#f4f2ec']);
    // the back of the hand: against the palm, whose direction is the frame's x, the other way for the left
    const { rotation: m } = frameOf(body, `${side} wrist`);
    const back = across(scale([m[0], m[3], m[6]], side === 'left' ? 1 : -1), cut.normal);
    const ring = girth(body, cut, 0.006);
    const reach = Math.max(...ring.map((p) => dot(subtract(p, cut.middle), back)));
    const x: Vec3 = normalize(cross(back, cut.normal));
    const frame = {
      rotation: fromAxes(x, back, cut.normal) satisfies Mat3,
      position: add(cut.middle, scale(back, reach - 0.004)),
    };
    const hands = merged(
      moved(box(0.0022, 0.0006, 0.014), 0, 0.0088, 0.006),
      moved(box(0.002, 0.0006, 0.011), 0, 0.0088, -0.0045),
    );
    const parts = [
      part('case', materials.steel(), cylinder(0.0215, 0.016, 36, 0.003)),
      part('dial', materials.plastic(dial), moved(cylinder(0.0185, 0.001, 36), 0, 0.0081, 0)),
      part('hands', materials.plastic(dial === '#14161a' ? '#f4f2ec' : '#14161a'), hands),
    ];
    return here('a watch', [
      part('strap', strap, band(body, cut, 0.022, 0.005)),
      ...carriedParts(parts, frame, 1.1),
    ]);
  },
};
