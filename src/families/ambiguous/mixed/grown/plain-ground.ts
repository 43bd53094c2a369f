import type { Material } from '../../../../world/material.js';
import { thing } from '../../../../content/places/parts/layout.js';
import { atRest } from '../../../../world/pose.js';
import type { Placed } from '../../../../world/scene.js';
import type { Vec3 } from '../../../../world/vector.js';
import { halfWidth } from './carrier.js';

/** Level ground, on which shadows fall. @param tile heights of the picture that a tile of the material takes */
export function plainGround(material: Material, tile: number): Placed {
  const h = 1.1 * halfWidth;
  const corners: readonly Vec3[] = [
    [-h, 0, -h],
    [h, 0, -h],
    [h, 0, h],
    [-h, 0, h],
  ];
  const mesh = {
    positions: Float32Array.from(corners.flat()),
    normals: Float32Array.from(corners.flatMap(() => [0, 1, 0])),
    uvs: Float32Array.from(corners.flatMap(([x, , z]) => [x / tile, z / tile])),
    tangents: Float32Array.from(corners.flatMap(() => [1, 0, 0, -1])),
    indices: Uint32Array.from([0, 2, 1, 0, 3, 2]),
  };
  return { model: thing('ground', [{ name: 'ground', mesh, material }]), pose: atRest, casts: false };
}
