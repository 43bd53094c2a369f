import { cos, sin } from '../../../core/math/index.js';
import type { Material, Mesh, Part } from '../../../world/model.js';
import { loft, part, section, smoothNormals, textured, type Sheet } from '../../../world/modeling/index.js';
import { roundedRectangle } from '../../../world/modeling/plane/index.js';

/** Pieces across, for what is to be bent. */
const steps = 24;

/** A flat box about the origin that can be bent: its width is cut into pieces, its long edges are round. Meters. */
export function panel(width: number, height: number, depth: number, radius: number): Mesh {
  const outline = roundedRectangle(depth, height, radius, 2);
  const inner = roundedRectangle(depth - 1.2 * radius, height - 1.2 * radius, 0.4 * radius, 2);
  return loft([
    section(inner, 'x', -width / 2),
    ...Array.from({ length: steps + 1 }, (_, i) =>
      section(outline, 'x', (i / steps - 0.5) * (width - 1.2 * radius)),
    ),
    section(inner, 'x', width / 2),
  ]);
}

/** Bends what faces +Z toward the viewer, around an upright axis at this distance in front of the origin, meters. */
export function bent(mesh: Mesh, radius: number): Mesh {
  const positions = mesh.positions.slice();
  for (let i = 0; i < positions.length; i += 3) {
    const angle = positions[i] / radius;
    const out = radius - positions[i + 2];
    positions[i] = out * sin(angle);
    positions[i + 2] = radius - out * cos(angle);
  }
  return smoothNormals({ ...mesh, positions }, 40);
}

/** A picture laid on a mesh that faces +Z, as wide and high as the picture, its middle at the origin. */
export function pictured(name: string, mesh: Mesh, picture: Sheet, material: Material): Part {
  const uvs = new Float32Array((2 * mesh.positions.length) / 3);
  for (let i = 0; 2 * i < uvs.length; i++) {
    uvs[2 * i] = 0.5 + mesh.positions[3 * i] / picture.width;
    uvs[2 * i + 1] = 0.5 - mesh.positions[3 * i + 1] / picture.height;
  }
  return part(name, textured(material, picture.image, 'clamp'), { ...mesh, uvs });
}
