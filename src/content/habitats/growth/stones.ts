import { cosDegrees, sinDegrees } from '../../../core/math/index.js';
import type { Stream } from '../../../core/stream.js';
import { smoothNoise } from '../../../world/lattice-noise.js';
import type { Mesh } from '../../../world/mesh.js';
import { scaled, smoothNormals, tileUvs } from '../../../world/modeling/index.js';
import type { Vec3 } from '../../../world/vector.js';
import { MeshWriter } from './mesh-writer.js';

/** Rings from the top down, and columns around. */
const [rings, columns] = [9, 14];

/**
 * A stone of about radius 1 about the origin.
 *
 * @param rough how far its surface goes in and out, 0 (an egg) to 0.6 (a broken rock)
 */
export function stone(stream: Stream, rough: number, flat: number): Mesh {
  const seed = stream.below(0x40000000);
  const writer = new MeshWriter();
  const wave = 1.4;
  for (let j = 0; j <= rings; j++)
    for (let i = 0; i < columns; i++) {
      const pitch = 90 - (180 * j) / rings;
      const turn = (360 * i) / columns;
      const out: Vec3 = [
        cosDegrees(pitch) * cosDegrees(turn),
        sinDegrees(pitch),
        cosDegrees(pitch) * sinDegrees(turn),
      ];
      const bump =
        smoothNoise(wave * out[0] + 9, wave * (out[1] + 2 * out[2]) + 9, seed) +
        0.5 * smoothNoise(2.6 * out[0] + 20, 2.6 * (out[2] - out[1]) + 20, seed + 1);
      const r = 1 + rough * (bump - 0.75);
      writer.vertex([r * out[0], r * out[1], r * out[2]], out, [1, 1, 1]);
    }
  for (let j = 0; j < rings; j++)
    for (let i = 0; i < columns; i++) {
      const [a, b] = [j * columns + i, j * columns + ((i + 1) % columns)];
      writer.quad(a, b, b + columns, a + columns);
    }
  const form: Vec3 = [stream.uniform(0.8, 1.25), flat * stream.uniform(0.8, 1.15), stream.uniform(0.75, 1.1)];
  return tileUvs(smoothNormals(scaled(writer.mesh(), form), rough > 0.35 ? 38 : 70), [2.6, 2.6]);
}
