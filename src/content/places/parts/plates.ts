import { box, moved, turned, type Mesh } from '../../../world/modeling/index.js';

/** The attributes that all rectangles share: places have thousands of them. */
const facing = {
  normals: new Float32Array([0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1]),
  uvs: new Float32Array([0, 1, 1, 1, 1, 0, 0, 0]),
  indices: new Uint32Array([0, 1, 2, 0, 2, 3]),
};
const up = turned({ ...facing, positions: facing.normals }, 'x', -90).normals;
const down = turned({ ...facing, positions: facing.normals }, 'x', 90).normals;

/** A rectangle of no thickness from its least to its greatest corner, facing +Z. Meters. */
export const upright = (x0: number, x1: number, y0: number, y1: number, z = 0): Mesh => ({
  ...facing,
  positions: new Float32Array([x0, y0, z, x1, y0, z, x1, y1, z, x0, y1, z]),
});

/** The same, level and facing up. */
export const level = (x0: number, x1: number, z0: number, z1: number, y = 0): Mesh => ({
  ...facing,
  normals: up,
  positions: new Float32Array([x0, y, z1, x1, y, z1, x1, y, z0, x0, y, z0]),
});

/** The same, facing down. */
export const overhead = (x0: number, x1: number, z0: number, z1: number, y: number): Mesh => ({
  ...facing,
  normals: down,
  positions: new Float32Array([x0, y, z0, x1, y, z0, x1, y, z1, x0, y, z1]),
});

const unit = box(1, 1, 1);

/** A sharp box by its least and greatest corners. */
export function block(x0: number, x1: number, y0: number, y1: number, z0: number, z1: number): Mesh {
  const positions = new Float32Array(unit.positions.length);
  for (let i = 0; i < positions.length; i += 3) {
    positions[i] = unit.positions[i] < 0 ? x0 : x1;
    positions[i + 1] = unit.positions[i + 1] < 0 ? y0 : y1;
    positions[i + 2] = unit.positions[i + 2] < 0 ? z0 : z1;
  }
  return { ...unit, positions };
}

/** A rectangular hole in a wall. */
export interface Hole {
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
}

/** A wall from one corner to the other with holes, facing +Z. Holes lie within it and do not meet. */
export function pierced(x0: number, x1: number, y0: number, y1: number, holes: readonly Hole[]): Mesh[] {
  const stops = [...new Set([x0, x1, ...holes.flatMap((hole) => [hole.x0, hole.x1])])].sort((a, b) => a - b);
  const out: Mesh[] = [];
  for (let i = 0; i + 1 < stops.length; i++) {
    const [from, to] = [stops[i], stops[i + 1]];
    const here = holes.filter((hole) => hole.x0 < to && hole.x1 > from).sort((a, b) => a.y0 - b.y0);
    let low = y0;
    for (const hole of here) {
      if (hole.y0 > low) out.push(upright(from, to, low, hole.y0));
      low = hole.y1;
    }
    if (y1 > low) out.push(upright(from, to, low, y1));
  }
  return out;
}

/** The four inner sides of a hole, so deep. */
export const reveal = ({ x0, x1, y0, y1 }: Hole, depth: number): Mesh[] => [
  level(x0, x1, -depth, 0, y0),
  overhead(x0, x1, -depth, 0, y1),
  moved(turned(upright(0, depth, y0, y1), 'y', 90), x0, 0, 0),
  moved(turned(upright(-depth, 0, y0, y1), 'y', -90), x1, 0, 0),
];
