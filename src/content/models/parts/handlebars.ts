import { points } from '../../../core/points.js';
import { bothSides, smoothCurve, tube, type Mesh } from '../../../world/modeling/index.js';
import { add, type Vec3 } from '../../../world/vector.js';

/** A handlebar, and where and along what the left hand holds it. */
export interface Handlebar {
  readonly bar: Mesh;
  readonly grips: Mesh;
  readonly held: { readonly place: Vec3; readonly along: Vec3 };
}

/** A handlebar from its left half, in meters; the halves meet over the stem, ahead of the steering axis. */
const halves = (
  path: readonly Vec3[],
  grip: readonly Vec3[],
  along: Vec3,
  held: Vec3,
  steps = 5,
): Handlebar => ({
  bar: bothSides(tube(smoothCurve<Vec3>(steps, path), 0.011, 10)),
  grips: bothSides(tube([...grip], 0.017, 12, { caps: 'round' })),
  held: { place: held, along },
});

/** Swept back toward the rider, who sits upright. @param height of its middle */
export function sweptBar(height: number): Handlebar {
  const grip: Vec3 = [0.29, height + 0.02, 0.17];
  const end: Vec3 = [0.045, -0.004, -0.055];
  return halves(
    [[0, height, 0.33], [0.1, height, 0.335], [0.22, height + 0.03, 0.25], grip],
    [add(grip, [-0.02, 0, 0.023]), add(grip, end)],
    [-0.62, 0, 0.78],
    add(grip, [0.015, 0, -0.018]),
  );
}

/** Nearly straight across, as on mountain bikes. */
export function flatBar(height: number): Handlebar {
  const [inner, outer]: [Vec3, Vec3] = [
    [0.2, height + 0.015, 0.322],
    [0.32, height + 0.018, 0.3],
  ];
  return halves(
    [[0, height, 0.33], [0.06, height, 0.335], [0.13, height + 0.013, 0.33], outer],
    [inner, outer],
    [-0.98, 0, 0.18],
    [0.262, height + 0.017, 0.3105],
  );
}

/** Bent forward and down, as on racing bicycles; the hands lie on its hoods. */
export function dropBar(height: number): Handlebar {
  const y = (down: number): number => height - down;
  return halves(
    [
      [0, height, 0.33],
      [0.12, height, 0.33],
      [0.195, height, 0.35],
      [0.205, y(0.01), 0.42],
      [0.208, y(0.055), 0.455],
      [0.21, y(0.11), 0.43],
      [0.212, y(0.135), 0.37],
      [0.213, y(0.14), 0.29],
    ],
    points([0.202, y(-0.006), 0.385], [0.206, y(-0.018), 0.43], [0.208, y(-0.05), 0.482]),
    [0, 0.28, 0.96],
    [0.205, y(-0.013), 0.42],
    3,
  );
}
