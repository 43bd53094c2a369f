import { lathe, materials, merged, mottled, moved, box, textured } from '../../../../world/modeling/index.js';
import type { Material } from '../../../../world/material.js';
import type { Mesh } from '../../../../world/mesh.js';
import type { Part } from '../../../../world/model.js';
import { memoize } from '../../../../core/memoize.js';
import type { Scenery } from '../define.js';

/** The name of the part that a body stands on. */
export const floorPart = 'ground';

const thickness = 0.03;

/** A round piece of ground under a body, its top at y = 0: it looks the same from all sides. */
const disc = (radius: number): Mesh =>
  lathe(
    [
      [radius - 0.006, -thickness],
      [radius, -thickness + 0.006],
      [radius, -0.006],
      [radius - 0.006, 0],
    ],
    { segments: 72 },
  );

/** The middle of what stands on the ground, and how far it reaches. */
function footprint(at: Parameters<Scenery>[0]['at']): { x: number; z: number; reach: number } {
  const points = ['left ankle', 'right ankle', 'pelvis', 'left toes', 'right toes'].map((name) => at[name]);
  const [xs, zs] = [points.map(([x]) => x), points.map((p) => p[2])];
  const [x, z] = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...zs) + Math.max(...zs)) / 2];
  return { x, z, reach: Math.max(Math.max(...xs) - x, Math.max(...zs) - z) };
}

export interface FloorOptions {
  readonly material: () => Material;
  /** Straight lines painted on it, along z at some x or along x at some z, meters from its middle. */
  readonly lines?: { readonly along: 'x' | 'z'; readonly at: readonly number[]; readonly tint: string };
  /** Meters beyond the feet. Default 0.75 */
  readonly more?: number;
}

export const floor =
  ({ material, lines, more = 0.75 }: FloorOptions): Scenery =>
  ({ at, size }) => {
    const { x, z, reach } = footprint(at);
    const radius = reach + more * size;
    const parts: Part[] = [{ name: floorPart, mesh: moved(disc(radius), x, 0, z), material: material() }];
    if (!lines) return parts;
    const strips = lines.at.map((offset) => {
      const long = 1.96 * Math.sqrt(Math.max(0.01, radius * radius - offset * offset));
      const strip = lines.along === 'z' ? box(0.05, 0.001, long) : box(long, 0.001, 0.05);
      return lines.along === 'z' ? moved(strip, x + offset, 0.001, z) : moved(strip, x, 0.001, z + offset);
    });
    parts.push({ name: 'line', mesh: merged(...strips), material: materials.mattePaint(lines.tint) });
    return parts;
  };

/** A surface of two mixed tones; its picture is made at first use. */
export function mottledSurface(from: string, to: string, rough = 0.95): () => Material {
  const image = memoize(() => mottled(from, to, 24));
  return () => ({ ...textured(materials.fabric('#ffffff'), image()), roughness: rough });
}
