import type { Model, Part } from '../../../src/world/model.js';

export type Corner = readonly [x: number, y: number, z: number];
export type Color = readonly [number, number, number];

/** A flat-shaded part of convex, planar faces. */
export function facesPart(faces: readonly (readonly Corner[])[], baseColor: Color = [0.5, 0.5, 0.5]): Part {
  const positions: number[] = [];
  const indices: number[] = [];
  for (const face of faces) {
    const first = positions.length / 3;
    positions.push(...face.flat());
    for (let i = 2; i < face.length; i++) indices.push(first, first + i - 1, first + i);
  }
  return {
    name: 'part',
    mesh: {
      positions: Float32Array.from(positions),
      normals: new Float32Array(positions.length),
      indices: Uint32Array.from(indices),
    },
    material: { baseColor, metallic: 0, roughness: 0.5 },
  };
}

/** An upright prism (or frustum) over a regular polygon whose first corner is `phase` degrees clockwise from +Z. */
export function prism(
  sides: number,
  radius: number,
  [bottom, top]: readonly [number, number],
  { phase = 0, topRadius = radius, colors = [[0.5, 0.5, 0.5]] as readonly Color[] } = {},
): Part[] {
  const ring = (y: number, r: number): Corner[] =>
    Array.from({ length: sides }, (_, i) => {
      const a = ((phase + (360 * i) / sides) * Math.PI) / 180;
      return [-r * Math.sin(a), y, r * Math.cos(a)] as const;
    });
  const [low, high] = [ring(bottom, radius), ring(top, topRadius)];
  const walls = low.map((corner, i) => [corner, high[i], high[(i + 1) % sides], low[(i + 1) % sides]]);
  return [
    facesPart([low, high.toReversed()], colors[0]),
    ...walls.map((wall, i) => facesPart([wall], colors[i % colors.length])),
  ];
}

/** A box by its middle and sides. */
export function cuboid([x, y, z]: Corner, [w, h, d]: Corner, color?: Color): Part {
  const corner = (i: number, j: number, k: number): Corner => [
    x + (i * w) / 2,
    y + (j * h) / 2,
    z + (k * d) / 2,
  ];
  const face = (at: (s: number, t: number) => Corner): Corner[] => [
    at(-1, -1),
    at(1, -1),
    at(1, 1),
    at(-1, 1),
  ];
  return facesPart(
    [-1, 1].flatMap((side) => [
      face((s, t) => corner(side, s, t)),
      face((s, t) => corner(s, side, t)),
      face((s, t) => corner(s, t, side)),
    ]),
    color,
  );
}

export const modelOf = (...parts: readonly Part[]): Model => ({
  category: 'solid',
  broadClass: 'miscellaneous',
  hasFront: false,
  hasUp: true,
  parts,
});
