import { cosDegrees, sinDegrees, type Stream } from '../../../core/index.js';
import { merged, tileUvs, tube, type Mesh, type Vec3 } from '../../../world/modeling/index.js';

/** A branch that lies or stands somewhere: where it begins, which way it goes, how long and how thick. Lengths are heights of the picture. */
export interface BranchForm {
  readonly from: Vec3;
  /** Degrees about the vertical, and above the ground. */
  readonly turn: number;
  readonly rise: number;
  readonly length: number;
  readonly radius: number;
  /** The number of twigs that leave it. */
  readonly twigs: number;
}

/** A crooked branch with twigs, thinner toward its end. */
export function branch(stream: Stream, form: BranchForm): Mesh {
  const path = crooked(stream, form);
  const { radius, length, twigs } = form;
  const meshes = [tube(path, [radius, 0.85 * radius, 0.65 * radius, 0.45 * radius, 0.2 * radius], 7)];
  for (let i = 0; i < twigs; i++) {
    const own = crooked(stream, {
      ...form,
      from: path[1 + (i % 3)],
      turn: form.turn + (i % 2 === 0 ? 1 : -1) * stream.uniform(25, 60),
      rise: form.rise + stream.uniform(-5, 30),
      length: length * stream.uniform(0.25, 0.45),
    });
    meshes.push(tube(own, [0.4 * radius, 0.34 * radius, 0.28 * radius, 0.2 * radius, 0.1 * radius], 5));
  }
  return tileUvs(merged(...meshes), [0.2, 0.2]);
}

/** Five points, each in a direction a little other than the one before. */
function crooked(stream: Stream, { from, turn, rise, length }: BranchForm): Vec3[] {
  const points: Vec3[] = [from];
  let [way, up] = [turn, rise];
  for (let i = 0; i < 4; i++) {
    way += stream.uniform(-16, 16);
    up += stream.uniform(-9, 9);
    const step = length / 4;
    const [x, y, z] = points[i];
    points.push([
      x + step * cosDegrees(up) * cosDegrees(way),
      Math.max(0, y + step * sinDegrees(up)),
      z + step * cosDegrees(up) * sinDegrees(way),
    ]);
  }
  return points;
}
