import type { Raster } from '../../src/draw/raster.js';

/** Contours are compared in a square of this side, in which theirs fit this box. */
const side = 128;
const box = 104;
/** How far apart two contours may lie and still be one. */
const near = 2;

type Points = readonly (readonly [x: number, y: number])[];

/** Where a gray picture changes by more than 40 levels, from 0 to 1 across the longer side of their box, about its middle. */
function contourOf({ width, height, data }: Raster): Points {
  const points: [number, number][] = [];
  for (let y = 0; y < height - 1; y++)
    for (let x = 0; x < width - 1; x++) {
      const [here, right, below] = [data[y * width + x], data[y * width + x + 1], data[(y + 1) * width + x]];
      if (Math.abs(here - right) > 40 || Math.abs(here - below) > 40) points.push([x, y]);
    }
  const range = (values: number[]) => [Math.min(...values), Math.max(...values)] as const;
  const [left, rightmost] = range(points.map(([x]) => x));
  const [top, bottom] = range(points.map(([, y]) => y));
  const long = Math.max(rightmost - left, bottom - top);
  return points.map(([x, y]) => [(x - (left + rightmost) / 2) / long, (y - (top + bottom) / 2) / long]);
}

/** Marks the cells of the square that lie near a contour. */
function zoneOf(points: Points): Uint8Array {
  const zone = new Uint8Array(side * side);
  for (const [x, y] of points)
    for (let dy = -near; dy <= near; dy++)
      for (let dx = -near; dx <= near; dx++) {
        const [column, row] = [Math.round(side / 2 + x * box) + dx, Math.round(side / 2 + y * box) + dy];
        if (column >= 0 && row >= 0 && column < side && row < side) zone[row * side + column] = 1;
      }
  return zone;
}

/** The share of points that lie in a zone after a scaling and a shift. */
function shareIn(zone: Uint8Array, points: Points, scale: number, dx: number, dy: number): number {
  let inside = 0;
  for (const [x, y] of points) {
    const [column, row] = [
      Math.round(side / 2 + x * box * scale) + dx,
      Math.round(side / 2 + y * box * scale) + dy,
    ];
    if (column >= 0 && row >= 0 && column < side && row < side) inside += zone[row * side + column];
  }
  return inside / points.length;
}

const thinned = (points: Points): Points => points.filter((_, i) => i % 3 === 0);

/**
 * How much two drawings' contours are one, 0 to 1, after the best scaling, shift and mirroring: the least of the shares of
 * either that lie near the other.
 */
export function contourLikeness(a: Raster, b: Raster): number {
  const [one, other] = [contourOf(a), contourOf(b)];
  const zone = zoneOf(one);
  let best = 0;
  for (const flip of [1, -1]) {
    const flipped = other.map(([x, y]) => [flip * x, y] as const);
    const few = thinned(flipped);
    for (const scale of [0.88, 0.94, 1, 1.06, 1.12])
      for (let dy = -6; dy <= 6; dy += 2)
        for (let dx = -6; dx <= 6; dx += 2) {
          if (shareIn(zone, few, scale, dx, dy) <= best) continue;
          const moved = flipped.map(([x, y]) => [x * scale + dx / box, y * scale + dy / box] as const);
          const there = shareIn(zone, flipped, scale, dx, dy);
          best = Math.max(best, Math.min(there, shareIn(zoneOf(moved), one, 1, 0, 0)));
        }
  }
  return best;
}
