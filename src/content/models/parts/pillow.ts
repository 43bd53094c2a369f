import { exp, pow, sinDegrees } from '../../../core/math/index.js';
import { loft, merged, tube, type Mesh, type Vec3 } from '../../../world/modeling/index.js';

export interface PillowShape {
  readonly width: number;
  readonly height: number;
  readonly thick: number;
  /** The places where buttons draw it in, on the side of +Z: shares of half its width and height. Default: none */
  readonly tufts?: readonly (readonly [across: number, up: number])[];
  /** Radius of the cord along its seam, meters. Default: none */
  readonly piping?: number;
}

/** How much its corners are rounded: 0 a rectangle, 1 an ellipse. */
const roundness = 0.3;

/** A stuffed cushion about the origin that faces ±Z: fullest in the middle, two skins that meet in a seam. Meters. */
export function pillow(shape: PillowShape): Mesh {
  const { tufts = [], piping = 0 } = shape;
  const [across, up] = tufts.length > 0 ? [34, 22] : [16, 14];
  const columns = stops(across);
  const rows = stops(up);
  const skin = loft(
    columns.map((u): Vec3[] => [
      ...rows.map((v): Vec3 => at(shape, u, v, 1)),
      ...rows
        .slice(1, -1)
        .reverse()
        .map((v): Vec3 => at(shape, u, v, -1)),
    ]),
    { crease: 70 },
  );
  return piping > 0 ? merged(skin, seam(shape, piping)) : skin;
}

/** Numbers from -1 to 1, denser toward the ends, where it is steep. */
const stops = (pieces: number): number[] =>
  Array.from({ length: pieces + 1 }, (_, i) => sinDegrees(90 * ((2 * i) / pieces - 1)));

/** The place on its skin above a place (u, v) of a square from -1 to 1. */
function at({ width, height, thick, tufts = [] }: PillowShape, u: number, v: number, side: number): Vec3 {
  const full = Math.max(0, (1 - u * u * u * u) * (1 - v * v * v * v));
  let z = (side * thick * pow(full, 0.4)) / 2;
  const [x, y] = [rounded(u, v) * (width / 2), rounded(v, u) * (height / 2)];
  if (side > 0)
    for (const [across, up] of tufts) {
      const [dx, dy] = [x - (across * width) / 2, y - (up * height) / 2];
      z -= 0.3 * thick * exp(-(dx * dx + dy * dy) / (0.0028 + 0.02 * thick * thick));
    }
  return [x, y, z];
}

const rounded = (u: number, v: number): number => u * Math.sqrt(1 - (roundness * v * v) / 2);

function seam({ width, height }: PillowShape, radius: number): Mesh {
  const pieces = 10;
  const side = Array.from({ length: pieces }, (_, i) => (2 * i) / pieces - 1);
  const square = [
    ...side.map((t) => [t, -1] as const),
    ...side.map((t) => [1, t] as const),
    ...side.map((t) => [-t, 1] as const),
    ...side.map((t) => [-1, -t] as const),
  ];
  const path = square.map(([u, v]): Vec3 => [rounded(u, v) * (width / 2), rounded(v, u) * (height / 2), 0]);
  return tube(path, radius, 6, { closed: true });
}
