import type { AlphaMask } from '../../shading/mask.js';
import type { Draw } from '../geometry/draws.js';
import { subpixels } from '../../../kernels/raster/samples.js';

/**
 * Whether a masked material is there, at texel coordinates (x, y) of a plan view, for the triangle whose number is last
 * set. Seen from far away, shares of the corners are linear in the picture.
 */
export class PlanMask {
  triangle = 0;

  constructor(
    private readonly draw: Draw,
    private readonly points: Float64Array,
    private readonly mask: AlphaMask,
  ) {}

  readonly covers = (x: number, y: number): boolean => {
    const { points, draw, mask } = this;
    const { indices, uvs } = draw;
    if (!uvs) return mask.covers(0, 0, 0);
    const i = indices[3 * this.triangle];
    const j = indices[3 * this.triangle + 1];
    const k = indices[3 * this.triangle + 2];
    const a = 3 * (draw.firstVertex + i);
    const b = 3 * (draw.firstVertex + j);
    const c = 3 * (draw.firstVertex + k);
    const bX = points[b] - points[a];
    const bY = points[b + 1] - points[a + 1];
    const cX = points[c] - points[a];
    const cY = points[c + 1] - points[a + 1];
    const per = 1 / (bX * cY - cX * bY);
    const px = x * subpixels - points[a];
    const py = y * subpixels - points[a + 1];
    const shareB = (px * cY - py * cX) * per;
    const shareC = (py * bX - px * bY) * per;
    const ubX = uvs[2 * j] - uvs[2 * i];
    const vbX = uvs[2 * j + 1] - uvs[2 * i + 1];
    const ucX = uvs[2 * k] - uvs[2 * i];
    const vcX = uvs[2 * k + 1] - uvs[2 * i + 1];
    const step = subpixels * per;
    const level = mask.level(
      (ubX * cY - ucX * bY) * step,
      (vbX * cY - vcX * bY) * step,
      (ucX * bX - ubX * cX) * step,
      (vcX * bX - vbX * cX) * step,
    );
    return mask.covers(
      uvs[2 * i] + shareB * ubX + shareC * ucX,
      uvs[2 * i + 1] + shareB * vbX + shareC * vcX,
      level,
    );
  };
}
