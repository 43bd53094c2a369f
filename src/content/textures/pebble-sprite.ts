import { cos, cosDegrees, sin, sinDegrees, type Stream } from '../../core/index.js';
import { makeSprite, outside, type Sprite } from '../../draw/textures/sprite.js';

/**
 * A rounded stone lit from the upper left.
 * @param radius of its longer half axis, pixels
 * @param flatness shorter to longer axis, 0 to 1
 * @param relief how much its light varies from edge to edge: 0 is flat
 */
export function pebbleSprite(
  radius: number,
  flatness: number,
  angle: number,
  relief: number,
  stream: Stream,
): Sprite {
  const side = Math.ceil(2.3 * radius + 6);
  const [c, s] = [cosDegrees(angle), sinDegrees(angle)];
  const a2 = stream.uniform(0.02, 0.1);
  const a3 = stream.uniform(0.02, 0.08);
  const p2 = stream.uniform(0, 6.28);
  const p3 = stream.uniform(0, 6.28);
  const [cos2, sin2, cos3, sin3] = [a2 * cos(p2), a2 * sin(p2), a3 * cos(p3), a3 * sin(p3)];
  return makeSprite(
    side,
    (x, y, out) => {
      const u = (c * x + s * y) / radius;
      const v = (c * y - s * x) / (radius * flatness);
      // Harmonics without an angle: cos φ and sin φ are u and v over the distance.
      const far = Math.sqrt(u * u + v * v);
      const [cu, su] = far > 0 ? [u / far, v / far] : [1, 0];
      const c2 = cu * cu - su * su;
      const s2 = 2 * su * cu;
      const edge = 1 + c2 * cos2 + s2 * sin2 + (c2 * cu - s2 * su) * cos3 + (s2 * cu + c2 * su) * sin3;
      out.inside = (edge - far) * radius * (0.5 + 0.5 * flatness);
      if (out.inside <= outside) return;
      const rim = Math.min(1, far / edge);
      const slope = rim * rim * rim;
      const toLight = far > 0 ? -(x + 1.3 * y) / (1.64 * Math.sqrt(x * x + y * y) + 1e-9) : 0;
      out.light = 1 + relief * (slope * toLight * 0.75 - 0.25 * slope + 0.12);
    },
    Math.max(1, radius / 5),
  );
}
