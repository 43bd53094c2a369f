import type { Draw } from './draws.js';
import type { Frame } from '../frame/frame.js';
import { toClip } from './to-clip.js';
import { subpixels } from '../raster/target.js';

const matrix = new Float64Array(12);
const corners = new Float64Array(9);

/**
 * Reads triangles at points of the picture: how much of each corner is in what is seen there. Weights are linear in the
 * picture; the true (perspective-correct) mean of what the corners have is Σ weight · value / Σ weight, and the depth is
 * 1 / Σ weight.
 */
export class TriangleReader {
  /** Weights of the corners in the order of the mesh's indices, each at least 0. */
  readonly at = new Float64Array(3);
  /** The growth of the weights per pixel to the right and down. */
  readonly byX = new Float64Array(3);
  readonly byY = new Float64Array(3);
  /** The triangle read: its part, and its vertices in the part's mesh. */
  number = -1;
  a = 0;
  b = 0;
  c = 0;
  /** 1 where the front is seen, else −1. */
  side = 1;
  /** The picture's point that was read, pixels. */
  x = 0.1;
  y = 0.1;
  private id = 0;
  /** The point at which the weights are `base`, pixels. */
  readonly start = new Float64Array(2);
  readonly base = new Float64Array(3);
  /** The depth of a corner, for where rounding leaves no weight. */
  private nearby = 0.1;

  constructor(private readonly frame: Frame) {}

  /** Reads triangle `id` − 1 of the frame where the picture's point (x, y), in pixels, shows it. Its part is returned. */
  read(id: number, x: number, y: number): Draw {
    if (id !== this.id) this.load(id);
    this.x = x;
    this.y = y;
    const { at, byX, byY, base, start } = this;
    const dx = x - start[0];
    const dy = y - start[1];
    const a = base[0] + dx * byX[0] + dy * byY[0];
    const b = base[1] + dx * byX[1] + dy * byY[1];
    const c = base[2] + dx * byX[2] + dy * byY[2];
    // Samples lie inside: less than 0 is rounding.
    at[0] = a > 0 ? a : 0;
    at[1] = b > 0 ? b : 0;
    at[2] = c > 0 ? c : 0;
    return this.frame.list.draws[this.number];
  }

  /** Meters along the camera's axis of what was read. */
  depth(): number {
    const { at } = this;
    const total = at[0] + at[1] + at[2];
    return total > 0 ? 1 / total : this.nearby;
  }

  private load(id: number): void {
    const { drawOf, list, projected } = this.frame;
    this.id = id;
    this.number = drawOf[id - 1];
    const draw = list.draws[this.number];
    const { indices } = draw;
    const first = 3 * (id - 1 - draw.firstTriangle);
    this.a = indices[first];
    this.b = indices[first + 1];
    this.c = indices[first + 2];
    const { points } = projected;
    const a = 3 * (draw.firstVertex + this.a);
    const b = 3 * (draw.firstVertex + this.b);
    const c = 3 * (draw.firstVertex + this.c);
    const wa = points[a + 2];
    const wb = points[b + 2];
    const wc = points[c + 2];
    if (!(wa > 0 && wb > 0 && wc > 0)) {
      this.loadClipped(draw);
      return;
    }
    const bX = points[b] - points[a];
    const bY = points[b + 1] - points[a + 1];
    const cX = points[c] - points[a];
    const cY = points[c + 1] - points[a + 1];
    const area = bX * cY - cX * bY;
    const per = subpixels / area;
    const { byX, byY, base, start } = this;
    byX[0] = (bY - cY) * per * wa;
    byX[1] = cY * per * wb;
    byX[2] = -bY * per * wc;
    byY[0] = (cX - bX) * per * wa;
    byY[1] = -cX * per * wb;
    byY[2] = bX * per * wc;
    base[0] = wa;
    base[1] = base[2] = 0;
    start[0] = points[a] / subpixels;
    start[1] = points[a + 1] / subpixels;
    this.nearby = 1 / wa;
    this.side = area < 0 !== draw.mirrored ? 1 : -1;
  }

  /** Loads a triangle with a corner behind the eye: each weight is the volume of the ray and the other corners. */
  private loadClipped(draw: Draw): void {
    const { view } = this.frame;
    toClip(view, draw.pose, matrix);
    const { positions } = draw;
    for (const [k, vertex] of [this.a, this.b, this.c].entries())
      for (let i = 0; i < 3; i++)
        corners[3 * k + i] =
          matrix[4 * i] * positions[3 * vertex] +
          matrix[4 * i + 1] * positions[3 * vertex + 1] +
          matrix[4 * i + 2] * positions[3 * vertex + 2] +
          matrix[4 * i + 3];
    const volume = this.span(0, corners[0], corners[1], corners[2]);
    const per = volume === 0 ? 1 : 1 / volume;
    for (let k = 0; k < 3; k++) {
      this.base[k] = per * this.span(k, 0, 0, 1);
      this.byX[k] = per * subpixels * this.span(k, 1, 0, 0);
      this.byY[k] = per * subpixels * this.span(k, 0, 1, 0);
    }
    this.nearby = Math.max(corners[2], corners[5], corners[8]);
    this.start[0] = view.centerX;
    this.start[1] = view.centerY;
    // The picture's y runs downward, which turns the volume's sign.
    this.side = volume < 0 !== draw.mirrored ? 1 : -1;
  }

  /** The volume that (x, y, z) spans with the corners other than `k`. */
  private span(k: number, x: number, y: number, z: number): number {
    const p = 3 * ((k + 1) % 3);
    const q = 3 * ((k + 2) % 3);
    return (
      x * (corners[p + 1] * corners[q + 2] - corners[p + 2] * corners[q + 1]) +
      y * (corners[p + 2] * corners[q] - corners[p] * corners[q + 2]) +
      z * (corners[p] * corners[q + 1] - corners[p + 1] * corners[q])
    );
  }
}

type Normal = { normalX: number; normalY: number; normalZ: number };

/** The interpolated normal of what was read, turned into the world, of any length. */
export function readNormal({ normals, rotation: r }: Draw, reader: TriangleReader, out: Normal): void {
  const { at } = reader;
  const a = 3 * reader.a;
  const b = 3 * reader.b;
  const c = 3 * reader.c;
  const x = at[0] * normals[a] + at[1] * normals[b] + at[2] * normals[c];
  const y = at[0] * normals[a + 1] + at[1] * normals[b + 1] + at[2] * normals[c + 1];
  const z = at[0] * normals[a + 2] + at[1] * normals[b + 2] + at[2] * normals[c + 2];
  out.normalX = r[0] * x + r[1] * y + r[2] * z;
  out.normalY = r[3] * x + r[4] * y + r[5] * z;
  out.normalZ = r[6] * x + r[7] * y + r[8] * z;
}

/** The same of unit length and toward the side that is seen; 0 where normals cancel. Returns the record that it writes. */
export function readUnitNormal(draw: Draw, reader: TriangleReader): Readonly<Normal> {
  readNormal(draw, reader, unit);
  const { normalX: x, normalY: y, normalZ: z } = unit;
  const size = Math.sqrt(x * x + y * y + z * z);
  const turned = size > 0 ? reader.side / size : 0;
  unit.normalX = x * turned;
  unit.normalY = y * turned;
  unit.normalZ = z * turned;
  return unit;
}

const unit: Normal = { normalX: 0.1, normalY: 0.1, normalZ: 0.1 };
