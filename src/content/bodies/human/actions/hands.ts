import { add, type Vec3 } from '../../../../world/vector.js';
import { backpack, shoulderBag } from '../../props/worn/bags.js';
import { glove } from '../../props/gloves.js';
import { watch } from '../../props/worn/watch.js';
import { bracelet, wristband } from '../../props/worn/bands.js';
import type { Belonging } from '../../props/index.js';
import { between, defineAction, freeHands, type Action, type ActionKind } from './define.js';

export const raiseHand = defineAction({
  name: 'raise a hand',
  kind: 'raised-hand',
  fits: freeHands,
  left: (m, amount) =>
    m
      .arm(
        'left',
        between<Vec3>([0.72, 0.62, 0.3], [0.16, 1, 0.06], amount),
        0.9 + 0.06 * amount,
        [1, -0.4, -0.3],
      )
      .point('left', between<Vec3>([0.35, 1, 0.1], [0, 1, 0.05], amount), [-1, 0, 0.2]),
});

export const pointForward = defineAction({
  name: 'point',
  fits: freeHands,
  left: (m, amount) =>
    m
      .arm('left', between<Vec3>([0.55, 0.05, 0.8], [0.75, 0.35, 0.55], amount), 0.95, [0.6, -1, 0])
      .point('left', between<Vec3>([0.5, 0.02, 0.85], [0.75, 0.35, 0.55], amount), [-0.3, 1, 0.2], 'point'),
});

/** The forearm in front of the body, so that the wrist is seen; the thing is worn. */
const show = (prop: Belonging, kind: ActionKind): Action =>
  defineAction({
    name: `wear ${prop.name}`,
    kind,
    prop,
    fits: freeHands,
    left: (m, amount) =>
      m
        .arm(
          'left',
          between<Vec3>([0.62, -0.72, 0.34], [0.5, -0.35, 0.75], amount),
          0.86 - 0.2 * amount,
          [0.6, -0.7, -0.7],
        )
        .shape('left', 'open'),
  });

/** The hand holds the strap in front of the shoulder, clear of the bag. */
const carry = (prop: Belonging): Action =>
  defineAction({
    name: `carry ${prop.name}`,
    kind: 'carrying-shoulder',
    prop,
    fits: ({ name }) => name === 'standing' || name === 'standing at ease' || name === 'walking',
    left: (m) => {
      const strap = add(m.at('left shoulder'), [0.012, -0.215, 0.13]);
      return m
        .wrist('left', strap, [0.75, -1, -0.45])
        .point('left', [-0.6, 0.75, 0.1], [-0.2, 0.5, -0.7], 'grip');
    },
  });

export const wearings: readonly Action[] = [
  show(watch, 'wearing-wrist'),
  show(bracelet, 'wearing-wrist'),
  show(wristband, 'wearing-wrist'),
  show(glove, 'wearing-hand'),
];

export const carryings: readonly Action[] = [carry(shoulderBag), carry(backpack)];
