import { cosDegrees, memoize, sinDegrees } from '../../../../core/index.js';
import { materials, tube, type Part, type Vec3 } from '../../../../world/modeling/index.js';
import { merged, mirroredX, part } from '../../../../world/modeling/mesh/index.js';

export const glassesForms = ['round', 'wide'] as const;
export type Glasses = { readonly form: (typeof glassesForms)[number] | 'none'; readonly color: string };

/** Half the width and height of a rim, and how square it is. */
const rims = { round: [0.0225, 0.0215, 0], wide: [0.0262, 0.0185, 0.22] } as const;
const rim: Vec3 = [0.0335, 0.001, 0.0985];
const wire = 0.0013;

const mesh = memoize((form: (typeof glassesForms)[number]) => {
  const [wide, high, square] = rims[form];
  const around = Array.from({ length: 20 }, (_, i): Vec3 => {
    const [c, s] = [cosDegrees(18 * i), sinDegrees(18 * i)];
    const out = 1 + square * 2 * c * c * s * s;
    // it follows the face around to the side
    return [rim[0] + wide * c * out, rim[1] + high * s * out, rim[2] - 0.22 * (wide * c + 0.012)];
  });
  const outer: Vec3 = [rim[0] + wide, rim[1] + 0.004, rim[2] - 0.22 * (wide + 0.012)];
  const temple = [
    outer,
    [outer[0] + 0.016, outer[1] + 0.002, 0.07],
    [0.08, 0.004, 0.02],
    [0.083, 0.002, -0.012],
    [0.08, -0.014, -0.026],
  ] as Vec3[];
  const left = merged(
    tube(around, wire, 6, { closed: true }),
    tube(temple, wire, 6, { caps: 'round' }),
    tube(
      [
        [0, rim[1] + 0.0055, rim[2] + 0.004],
        [0.006, rim[1] + 0.005, rim[2] + 0.0025],
        [rim[0] - wide, rim[1] + 0.002, rim[2] - 0.22 * (0.012 - wide)],
      ],
      wire,
      6,
    ),
  );
  return merged(left, mirroredX(left));
});

/** Spectacles about the middle of the head, without lenses: what is behind them is seen. */
export const glassesParts = ({ form, color }: Glasses): Part[] =>
  form === 'none' ? [] : [part('glasses', materials.plastic(color), mesh(form))];
