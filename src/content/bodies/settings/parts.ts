import { cosDegrees, memoize, points, sinDegrees } from '../../../core/index.js';
import { box, lathe, materials, type Material, type Mesh, type Part } from '../../../world/modeling/index.js';
import { mapParts, moved, part, scaled } from '../../../world/modeling/mesh/index.js';
import { mottled, textured } from '../../../world/modeling/texture.js';
import { add, cross, normalize, scale, subtract, type Vec3 } from '../../../world/vector.js';
import { across, carriedParts, fromAxes, type Frame, type Side } from '../making.js';
import type { Scenery, Stand } from './define.js';

/** Parts made about the origin, at a place and by a factor. */
export const placed = (parts: readonly Part[], [x, y, z]: Vec3, size = 1): Part[] =>
  mapParts(parts, (mesh) => moved(size === 1 ? mesh : scaled(mesh, size), x, y, z));

/** The same, but as high as made: what lifts a body lifts everybody as far. */
export const placedUnder = (parts: readonly Part[], [x, y, z]: Vec3, size: number): Part[] =>
  mapParts(parts, (mesh) => moved(scaled(mesh, [size, 1, size]), x, y, z));

/** The name of the part that a body stands on. */
export const floorPart = 'ground';

/** Thickness of the floor, meters. */
const thickness = 0.03;

/** A round piece of ground under a body, its top at y = 0: it looks the same from all sides. */
const disc = (radius: number): Mesh =>
  lathe(
    points([radius - 0.006, -thickness], [radius, -thickness + 0.006], [radius, -0.006], [radius - 0.006, 0]),
    { segments: 72 },
  );

/** The middle of what stands on the ground, and how far it reaches. */
function footprint(at: Parameters<Scenery>[0]['at']): { x: number; z: number; reach: number } {
  const points = ['left ankle', 'right ankle', 'pelvis', 'left toes', 'right toes'].map((name) => at[name]);
  const [xs, zs] = [points.map(([x]) => x), points.map((p) => p[2])];
  const [x, z] = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...zs) + Math.max(...zs)) / 2];
  return { x, z, reach: Math.max(Math.max(...xs) - x, Math.max(...zs) - z) };
}

interface FloorOptions {
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
    const parts: Part[] = [part(floorPart, material(), moved(disc(radius), x, 0, z))];
    if (!lines) return parts;
    const strips = lines.at.map((offset) => {
      const long = 1.96 * Math.sqrt(Math.max(0.01, radius * radius - offset * offset));
      const strip = lines.along === 'z' ? box(0.05, 0.001, long) : box(long, 0.001, 0.05);
      return lines.along === 'z' ? moved(strip, x + offset, 0.001, z) : moved(strip, x, 0.001, z + offset);
    });
    parts.push(part('line', materials.mattePaint(lines.tint), strips));
    return parts;
  };

/** A surface of two mixed tones; its picture is made at first use. */
export function mottledSurface(from: string, to: string, rough = 0.95): () => Material {
  const image = memoize(() => mottled(from, to, 24));
  return () => ({ ...textured(materials.fabric('#ffffff'), image()), roughness: rough });
}

/** The height of a person's heel and toes above the sole's underside, meters of the adult. */
const tread = 0.015;

/** The underside of a foot: its middle, z to the toes, y up. */
export function sole({ at, size }: Stand, side: Side): Frame {
  const [heel, toes, ankle] = ['heel', 'toes', 'ankle'].map((name): Vec3 => at[`${side} ${name}`]);
  const z = normalize(subtract(toes, heel));
  const y = across(subtract(ankle, heel), z);
  const middle = subtract(scale(add(heel, toes), 0.5), scale(y, tread * size));
  return { rotation: fromAxes(cross(y, z), y, z), position: middle };
}

/** Something made about the middle of a sole, at an adult's size. */
export const underFoot = (parts: readonly Part[], stand: Stand, side: Side): Part[] =>
  carriedParts(parts, sole(stand, side), stand.size);

/** Where a tool in a hand meets the ground, or below the hand if it does not go down. @param tilt see `Prop.tilt` */
export function toolToGround({ at }: Stand, side: Side, tilt: number): Vec3 {
  const grip = at[`${side} grip`];
  const [thumb, fingers] = ['thumbward', 'fingerward'].map((way) => subtract(at[`${side} ${way}`], grip));
  const along = normalize(add(scale(thumb, cosDegrees(tilt)), scale(fingers, sinDegrees(tilt))));
  if (along[1] > -0.2) return [grip[0], 0, grip[2]];
  return add(grip, scale(along, -grip[1] / along[1]));
}
