import { cosDegrees, sinDegrees } from '../../../core/math/index.js';
import { add, cross, length, normalize, scale, subtract, type Mesh, type Vec3 } from '../../index.js';
import { tube } from './sweep.js';

/** A wire wound around a path: springs, telephone cords. @param radius of the winding @param wire radius of the wire */
export function coil(path: readonly Vec3[], turns: number, radius: number, wire: number): Mesh {
  const steps = turns * 10;
  const ends = path.map(() => 0);
  for (let i = 1; i < path.length; i++) ends[i] = ends[i - 1] + length(subtract(path[i], path[i - 1]));
  const total = ends[ends.length - 1];
  const points = Array.from({ length: steps + 1 }, (_, i): Vec3 => {
    const at = (total * i) / steps;
    const k = Math.max(
      1,
      ends.findIndex((end) => end >= at - 1e-12 * total),
    );
    const [from, to] = [path[k - 1], path[k]];
    const along = normalize(subtract(to, from));
    const middle = add(from, scale(along, at - ends[k - 1]));
    const x = normalize(cross(Math.abs(along[0]) < 0.8 ? [1, 0, 0] : [0, 0, 1], along));
    const angle = (360 * turns * i) / steps;
    const out = add(scale(x, cosDegrees(angle)), scale(cross(along, x), sinDegrees(angle)));
    return add(middle, scale(out, radius));
  });
  return tube(points, wire, 6);
}
