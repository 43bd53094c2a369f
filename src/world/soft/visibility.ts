import { type AlphaMask, alphaMaskOf } from '../shading/mask.js';
import { SurfacePoint } from '../shading/point.js';
import { readUv } from './geometry/attributes.js';
import type { Bins } from './geometry/bins.js';
import { clipTriangle } from './geometry/clip.js';
import type { Draw } from './geometry/draws.js';
import type { Frame } from './frame.js';
import { fillMasked } from './raster/masked.js';
import { fillTriangle } from './raster/triangle.js';
import type { Target } from './raster/target.js';
import { TriangleReader } from './geometry/triangle-reader.js';

/** What a band is drawn from, and into. */
export interface Pass {
  readonly frame: Frame;
  readonly bins: Bins;
  readonly target: Target;
}

/** Finds what is nearest at every sample of a band. */
export function drawVisibility(pass: Pass, band: number): void {
  const { triangle, first } = pass.bins;
  let entry = first[band];
  for (const draw of pass.frame.list.draws) {
    if (entry < 0) return;
    if (triangle[entry] >= draw.firstTriangle + draw.triangles) continue;
    entry = drawPart(pass, draw, entry);
  }
}

/** Draws the triangles of one part, from an entry on. Returns the first entry of the next part, or -1. */
function drawPart({ frame, bins, target }: Pass, draw: Draw, entry: number): number {
  const { view, projected } = frame;
  const { points, spare } = projected;
  const { triangle: triangles, next } = bins;
  const { firstVertex, firstTriangle, mirrored, indices, material } = draw;
  const backToo = material.doubleSided ?? false;
  const mask = alphaMaskOf(material);
  const cover = mask && new Cover(frame, draw, mask);
  const end = firstTriangle + draw.triangles;
  const second = mirrored ? 2 : 1;
  const third = mirrored ? 1 : 2;
  for (; entry >= 0 && triangles[entry] < end; entry = next[entry]) {
    const triangle = triangles[entry];
    const i = 3 * (triangle - firstTriangle);
    const a = 3 * (firstVertex + indices[i]);
    const b = 3 * (firstVertex + indices[i + second]);
    const c = 3 * (firstVertex + indices[i + third]);
    const id = triangle + 1;
    if (cover) cover.id = id;
    if (points[a + 2] > 0 && points[b + 2] > 0 && points[c + 2] > 0) {
      if (cover) fillMasked(target, points, a, b, c, id, backToo, cover.covers);
      else fillTriangle(target, points, a, b, c, id, backToo);
      continue;
    }
    const corners = clipTriangle(view, draw, i, projected);
    for (let k = 2; k < corners; k++) {
      const [p, q, r] = [3 * spare, 3 * (spare + k - 1), 3 * (spare + k)];
      if (cover) fillMasked(target, points, p, q, r, id, backToo, cover.covers);
      else fillTriangle(target, points, p, q, r, id, backToo);
    }
  }
  return entry;
}

const point = new SurfacePoint();

/** Where the material of a part that is not everywhere is there, for the triangle whose id is last set. */
class Cover {
  id = 0;
  private readonly reader: TriangleReader;

  constructor(
    frame: Frame,
    private readonly draw: Draw,
    private readonly mask: AlphaMask,
  ) {
    this.reader = new TriangleReader(frame);
  }

  readonly covers = (x: number, y: number): boolean => {
    const { mask } = this;
    this.reader.read(this.id, x, y);
    readUv(this.draw, this.reader, point);
    return mask.covers(point.u, point.v, mask.level(point.dudx, point.dvdx, point.dudy, point.dvdy));
  };
}
