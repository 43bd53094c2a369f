import { snowboard, surfboard, skateboard } from '../../settings/boards.js';
import { sport, type LeftStance } from './define.js';
import type { Mannequin } from './mannequin.js';

/** Sideways on a board, the left foot in front: the board lies along x, its nose at +x. */
const riding = (m: Mannequin, lean: number, crouch: number): Mannequin =>
  m
    .turn({ pelvis: [lean, 10, 0] })
    .trunk([lean + 6, 22, -5])
    .stand({ at: [0.27, 0], out: 14 }, { at: [-0.27, 0], out: 4 }, { crouch })
    .face([6, 66, 0]);

const onSnow: LeftStance = {
  name: 'snowboarding',
  verb: 'snowboarding',
  setting: snowboard,
  left: (m) =>
    riding(m, 10, 0.2)
      .arm('left', [0.92, -0.2, 0.3], 0.86, [0, -1, -0.5])
      .arm('right', [-0.8, 0.12, -0.3], 0.88, [-0.2, -1, -0.4])
      .lifted(0.035),
};

const onWaves: LeftStance = {
  name: 'surfing',
  verb: 'surfing',
  setting: surfboard,
  left: (m) =>
    riding(m, 14, 0.26)
      .arm('left', [0.95, 0.0, 0.35], 0.92, [0, -1, -0.3])
      .arm('right', [-0.82, 0.42, 0.1], 0.88, [-0.3, -1, 0])
      .lifted(0.06),
};

const onWheels: LeftStance = {
  name: 'skateboarding',
  verb: 'skateboarding',
  setting: skateboard,
  left: (m) =>
    riding(m, 6, 0.12)
      .arm('left', [0.8, -0.42, 0.25], 0.88, [0, -0.6, -1])
      .arm('right', [-0.85, -0.25, -0.1], 0.9, [-0.2, -0.6, -1])
      .lifted(0.11),
};

export const snowboarding = sport('snowboarding', onSnow);
export const surfing = sport('surfing', onWaves);
export const skateboarding = sport('skateboarding', onWheels);
