import { cosDegrees, sinDegrees } from '../../../src/core/math/index.js';
import type { Material } from '../../../src/world/material.js';
import type { Mesh } from '../../../src/world/mesh.js';
import type { Model } from '../../../src/world/model.js';

type Point = readonly [x: number, y: number, z: number];
export type Triangle = readonly [Point, Point, Point];
/** Triangles whose corners are not shared. */
export type Surface = readonly Triangle[];

const plain: Material = { baseColor: [1, 1, 1], metallic: 0, roughness: 1 };

export function meshOf(surface: Surface): Mesh {
  const positions = Float32Array.from(surface.flat(2));
  return {
    positions,
    normals: new Float32Array(positions.length),
    indices: Uint32Array.from({ length: positions.length / 3 }, (_, i) => i),
  };
}

/** A model of one part for each surface. */
export function modelOf(...surfaces: readonly (Surface | { surface: Surface; material: Material })[]): Model {
  const parts = surfaces.map((given, i) => {
    const { surface, material } = 'surface' in given ? given : { surface: given, material: plain };
    return { name: `part ${i}`, mesh: meshOf(surface), material };
  });
  return { category: 'thing', broadClass: 'miscellaneous', hasFront: true, hasUp: true, parts };
}

export const bothSides = (surface: Surface): { surface: Surface; material: Material } => ({
  surface,
  material: { ...plain, doubleSided: true },
});

/** With the other side out. */
export const flipped = (surface: Surface): Surface => surface.map(([a, b, c]) => [a, c, b]);

export const moved = (surface: Surface, [x, y, z]: Point): Surface =>
  surface.map(
    (triangle) => triangle.map((p) => [p[0] + x, p[1] + y, p[2] + z] as Point) as unknown as Triangle,
  );

/** A flat piece with its corners counter-clockwise as seen from its front. */
export const quad = (a: Point, b: Point, c: Point, d: Point): Surface => [
  [a, b, c],
  [a, c, d],
];

/** The six faces of a box that stands on y = 0: left, right, bottom, top, rear, front. */
export function faces(w: number, h: number, d: number): Surface[] {
  const [x, z] = [w / 2, d / 2];
  return [
    quad([-x, 0, -z], [-x, 0, z], [-x, h, z], [-x, h, -z]),
    quad([x, 0, z], [x, 0, -z], [x, h, -z], [x, h, z]),
    quad([-x, 0, -z], [x, 0, -z], [x, 0, z], [-x, 0, z]),
    quad([-x, h, z], [x, h, z], [x, h, -z], [-x, h, -z]),
    quad([x, 0, -z], [-x, 0, -z], [-x, h, -z], [x, h, -z]),
    quad([-x, 0, z], [x, 0, z], [x, h, z], [-x, h, z]),
  ];
}

export const box = (w: number, h: number, d: number): Surface => faces(w, h, d).flat();

/** A profile of (radius, height), from below, turned about the vertical, its outside out. */
export function lathe(profile: readonly (readonly [radius: number, height: number])[], steps = 24): Surface {
  const at = ([r, y]: readonly [number, number], i: number): Point => [
    r * sinDegrees((360 * (i % steps)) / steps),
    y,
    r * cosDegrees((360 * (i % steps)) / steps),
  ];
  return profile.slice(1).flatMap((upper, k) => {
    const lower = profile[k];
    return Array.from({ length: steps }, (_, i) => {
      const ring = quad(at(lower, i), at(lower, i + 1), at(upper, i + 1), at(upper, i));
      if (lower[0] === 0) return ring.slice(1);
      return upper[0] === 0 ? ring.slice(0, 1) : ring;
    }).flat();
  });
}

/** Of a ball around the origin, from one latitude to another. */
export const ball = (from = -90, to = 90): Surface =>
  lathe(
    Array.from({ length: 13 }, (_, i) => {
      const latitude = from + ((to - from) * i) / 12;
      return [Math.abs(latitude) === 90 ? 0 : cosDegrees(latitude), sinDegrees(latitude)] as const;
    }),
  );

/** A flag that waves. */
export const flag = (columns = 24): Surface =>
  Array.from({ length: columns }, (_, i) => {
    const point = (k: number, y: number): Point => [k / 12, y, 0.25 * sinDegrees(k * 30)];
    return quad(point(i, 0), point(i + 1, 0), point(i + 1, 1), point(i, 1));
  }).flat();
