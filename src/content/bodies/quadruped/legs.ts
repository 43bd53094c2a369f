import { points3 } from '../../../core/points.js';
import type { LegForm, LegJoint } from './form.js';

interface Legs {
  /** The places of front and rear feet along the body. */
  readonly z: readonly [front: number, rear: number];
  /** Half the distance between the feet of a pair; the joints at the top stand a fifth closer. */
  readonly apart: number;
  /** The thickness of the legs, as a factor. Default 1 */
  readonly stout?: number;
  /** The same for the flesh at the top. Default `stout` */
  readonly flesh?: number;
  /** The height of their joints, as a factor. Default 1 */
  readonly tall?: number;
}

type Form = Readonly<Record<'front' | 'rear', Pick<LegForm, 'joints' | 'mass'>>>;

function legs({ front, rear }: Form) {
  return ({ z, apart, stout = 1, flesh = stout, tall = 1 }: Legs): { front: LegForm; rear: LegForm } => {
    const sized = (form: Form['front'], at: number): LegForm => ({
      x: [apart * 0.8, apart],
      z: at,
      joints: form.joints.map(
        // the foot keeps its height, which the sole's is
        ([y, along, r], i): LegJoint => [i < 3 ? y * tall : y, along * tall, r * stout],
      ),
      mass: [form.mass[0] * flesh, form.mass[1] * flesh],
    });
    return { front: sized(front, z[0]), rear: sized(rear, z[1]) };
  };
}

/** The legs of animals that walk on the tips of their toes: horses, cattle, deer. */
export const hoofedLegs = legs({
  front: {
    joints: points3('0.73,0.07,0.09 0.52,-0.03,0.075 0.3,0,0.048 0.085,-0.015,0.037'),
    mass: [0.085, 0.12],
  },
  rear: {
    joints: points3('0.77,0.08,0.12 0.54,0.13,0.085 0.35,-0.08,0.05 0.09,-0.02,0.038'),
    mass: [0.1, 0.16],
  },
});

/** The legs of animals that walk on their toes: dogs and cats. */
export const pawedLegs = legs({
  front: {
    joints: points3('0.7,0.05,0.09 0.47,-0.055,0.07 0.17,-0.01,0.045 0.06,0,0.044'),
    mass: [0.078, 0.115],
  },
  rear: {
    joints: points3('0.72,0.05,0.1 0.46,0.12,0.08 0.24,-0.12,0.045 0.06,-0.04,0.043'),
    mass: [0.085, 0.15],
  },
});

/** The legs of animals that walk on their soles: bears. */
export const solidLegs = legs({
  front: { joints: points3('0.66,0.04,0.13 0.4,-0.05,0.12 0.15,0,0.085 0.075,0,0.08'), mass: [0.13, 0.17] },
  rear: {
    joints: points3('0.64,0.04,0.15 0.36,0.1,0.12 0.13,-0.06,0.085 0.075,-0.01,0.08'),
    mass: [0.14, 0.2],
  },
});

/** Columns: elephants, hippos, rhinos. */
export const pillarLegs = legs({
  front: { joints: points3('0.62,0.03,0.16 0.42,-0.025,0.12 0.21,0,0.1 0.112,0,0.1'), mass: [0.13, 0.17] },
  rear: { joints: points3('0.62,0.03,0.18 0.4,0.08,0.13 0.21,-0.01,0.1 0.112,0,0.1'), mass: [0.15, 0.21] },
});

/** Folded under a body near the ground: mice, hedgehogs, weasels. */
export const lowLegs = legs({
  front: {
    joints: points3('0.46,0.05,0.11 0.29,-0.05,0.08 0.12,0.01,0.055 0.06,0.03,0.05'),
    mass: [0.1, 0.14],
  },
  rear: { joints: points3('0.52,0.02,0.15 0.3,0.14,0.11 0.13,-0.1,0.06 0.06,0,0.052'), mass: [0.13, 0.2] },
});
