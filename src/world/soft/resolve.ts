import type { Raster } from '../../draw/raster.js';
import type { Target } from '../../kernels/raster/target.js';
import type { Background } from './background.js';
import type { Frame } from './frame.js';
import type { Ground } from './ground/ground.js';
import type { RowShader } from './row-shader.js';

/**
 * Shades what was found in the bands of a frame and mixes the samples of each pixel in linear light. The bytes of a band are made in
 * the loops' memory: first the background, then what lies before it.
 */
export class Resolver {
  constructor(
    private readonly frame: Frame,
    private readonly background: Background,
    private readonly rows: RowShader,
    private readonly ground: Ground,
    private readonly raster: Raster,
  ) {}

  band(target: Target): void {
    const { background, ground } = this;
    const { bytes } = this.frame.workspace.memory;
    const { band } = this.frame.places.picture!;
    const { width, top, rows, from, to } = target;
    const { window } = ground;
    background.paint(bytes, band, top, rows);
    for (let y = top, out = band; y < top + rows; y++, out += 3 * width) {
      if (y >= window.top && y <= window.bottom) {
        // Where there may be objects as well, the ground is seen to below.
        ground.showRow(y, window.left(y), Math.min(window.right(y) + 1, from), out);
        ground.showRow(y, Math.max(window.left(y), to), window.right(y) + 1, out);
      }
      this.objectRow(y, target, out);
    }
    this.raster.data.set(bytes.subarray(band, band + 3 * width * rows), 3 * width * top);
  }

  /** The columns of a row that may have objects. */
  private objectRow(y: number, target: Target, out: number): void {
    const { ground, rows } = this;
    const { window } = ground;
    const grounded = y >= window.top && y <= window.bottom;
    rows.shade(target, y, grounded ? window.left(y) : 0, grounded ? window.right(y) : -1);
    rows.mix(out, target);
    ground.showColumns(y, rows.bare, out);
    ground.showEdges(y, grounded, rows.edges, target.pattern.count, out);
  }
}
