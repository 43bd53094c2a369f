import type { Vec3 } from '../../../../world/vector.js';
import {
  ballHeight,
  ballUnderFoot,
  boxHeight,
  boxUnderFoot,
  stepHeight,
  stepUnderFoot,
} from '../../settings/foot-rests.js';
import type { Setting } from '../../settings/index.js';
import { between, defineAction, freeFeet, type Action } from './define.js';

export const footForward = defineAction({
  name: 'put a foot forward',
  kind: 'forward-foot',
  fits: freeFeet,
  left: (m, amount) => {
    const [ahead, behind] = [0.17 + 0.1 * amount, -0.15 - 0.1 * amount];
    return m.stand({ at: [0.1, ahead], out: 4 }, { at: [-0.1, behind], out: 10, heel: 22 * amount });
  },
});

export const raiseFoot = defineAction({
  name: 'raise a foot',
  kind: 'raised-foot',
  fits: freeFeet,
  left: (m, amount, variation) => {
    m.stand({ at: [0.1, 0], up: 0.4 }, { at: [-0.05, 0] });
    const back = variation.child('way').float() < 0.35;
    if (back) {
      return m
        .leg('left', between<Vec3>([0.08, -0.85, -0.45], [0.08, -0.5, -0.85], amount), 0.72 + 0.2 * amount)
        .toes('left', between<Vec3>([0, -0.8, -0.45], [0, -0.4, -0.9], amount));
    }
    return m
      .leg(
        'left',
        between<Vec3>([0.1, -0.8, 0.35], [0.1, -0.32, 0.8], amount),
        0.6 + 0.25 * amount,
        [0.1, 0.3, 1],
      )
      .toes('left', between<Vec3>([0.05, -0.5, 0.8], [0.05, 0.1, 1], amount));
  },
});

export const bendLeg = defineAction({
  name: 'bend a leg',
  kind: 'bent-leg',
  fits: freeFeet,
  left: (m, amount, variation) => {
    const back = variation.child('way').float() < 0.5;
    m.stand({ at: [0.1, 0], up: 0.4 }, { at: [-0.05, 0] });
    return back
      ? m.leg('left', [0.08, -0.82, -0.5], 0.72 - 0.15 * amount).toes('left', [0, -0.75, -0.6])
      : m
          .leg('left', [0.1, -0.8, 0.24], 0.72 - 0.18 * amount, [0.1, 0.3, 1])
          .toes('left', [0.05, -0.45, 0.85]);
  },
});

const footOn = (setting: Setting, height: number, ahead: number): Action =>
  defineAction({
    name: `put a foot on ${setting.name}`,
    kind: 'foot-on',
    setting,
    fits: freeFeet,
    left: (m, amount) =>
      m.stand({ at: [0.13, ahead + 0.06 * amount], out: 8, up: height }, { at: [-0.1, -0.06] }),
  });

export const feetOn: readonly Action[] = [
  footOn(ballUnderFoot, ballHeight, 0.26),
  footOn(stepUnderFoot, stepHeight, 0.27),
  footOn(boxUnderFoot, boxHeight, 0.26),
];
