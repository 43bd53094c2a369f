import { cosDegrees, sinDegrees } from '../../../core/math/index.js';
import { smoothStep } from '../../../core/math/smooth-step.js';
import type { Stream } from '../../../core/stream.js';
import type { Mesh } from '../../../world/mesh.js';
import { smoothNormals } from '../../../world/modeling/index.js';

interface Spot {
  readonly x: number;
  readonly z: number;
  readonly radius: number;
  readonly strength: number;
}

/** Soft round spots strewn over a ring about the origin, such as bubbles and burnt places of what was baked. Meters. */
export class Spots {
  private readonly spots: readonly Spot[];

  constructor(
    stream: Stream,
    count: number,
    [inner, outer]: readonly [number, number],
    [least, most]: readonly [number, number],
  ) {
    this.spots = Array.from({ length: count }, () => {
      const angle = stream.uniform(0, 360);
      const far = Math.sqrt(stream.uniform(inner * inner, outer * outer));
      const radius = stream.uniform(least, most);
      const strength = stream.uniform(0.3, 1);
      return { x: far * sinDegrees(angle), z: far * cosDegrees(angle), radius, strength };
    });
  }

  /** How much of a spot lies at a place, 0 to 1. */
  at(x: number, z: number): number {
    let most = 0;
    for (const spot of this.spots) {
      const [dx, dz] = [x - spot.x, z - spot.z];
      const far = Math.sqrt(dx * dx + dz * dz) / spot.radius;
      if (far < 1) most = Math.max(most, spot.strength * smoothStep(1 - far));
    }
    return most;
  }

  /** The mesh with its upper side raised where spots lie: by `height` at most, above the height `from`. */
  raise(mesh: Mesh, height: number, from: number): Mesh {
    const positions = mesh.positions.slice();
    for (let i = 0; i < positions.length; i += 3)
      if (positions[i + 1] > from) positions[i + 1] += height * this.at(positions[i], positions[i + 2]);
    return smoothNormals({ ...mesh, positions }, 60);
  }
}
