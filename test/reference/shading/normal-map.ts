import type { MetallicRoughness } from '../../../src/world/shading/metallic-roughness.js';
import type { SurfacePoint } from './point.js';
import { readTexture, texel } from './texture.js';

/** Where a surface faces: toward the side that is seen, unit length. */
export interface UnitNormal {
  x: number;
  y: number;
  z: number;
}

/** Finds where the surface faces at a point: glTF 2.0, §3.9.3, whose green points up in the picture. */
export function turnNormal(
  { normalTexture: texture, normalScale: scale }: MetallicRoughness,
  point: SurfacePoint,
  out: UnitNormal,
): void {
  const { normalX, normalY, normalZ } = point;
  const square = normalX * normalX + normalY * normalY + normalZ * normalZ;
  // Opposite normals cancel half way; such a point is shaded as if seen edge on.
  const unit = square > 0 ? 1 / Math.sqrt(square) : 0;
  let x = normalX * unit;
  let y = normalY * unit;
  let z = normalZ * unit;
  let length = point.side;
  if (texture) {
    readTexture(texture, point);
    const { tangentX, tangentY, tangentZ } = point;
    const tangentSquare = tangentX * tangentX + tangentY * tangentY + tangentZ * tangentZ;
    const across = tangentSquare > 0 ? scale / Math.sqrt(tangentSquare) : 0;
    const along = (2 * texel.red - 1) * across;
    const up = (2 * texel.green - 1) * across * point.handedness;
    const ahead = 2 * texel.blue - 1;
    const mappedX = x * ahead + tangentX * along + (y * tangentZ - z * tangentY) * up;
    const mappedY = y * ahead + tangentY * along + (z * tangentX - x * tangentZ) * up;
    const mappedZ = z * ahead + tangentZ * along + (x * tangentY - y * tangentX) * up;
    const size = Math.sqrt(mappedX * mappedX + mappedY * mappedY + mappedZ * mappedZ);
    // A texture may hold nonsense; the mesh's own normal is better than none.
    if (size > 1e-6) {
      x = mappedX;
      y = mappedY;
      z = mappedZ;
      length /= size;
    }
  }
  out.x = x * length;
  out.y = y * length;
  out.z = z * length;
}
