import type { Color, Paint } from './paint.js';
import { Path } from './path.js';
import type { Channels, Raster } from './raster.js';
import { rect } from './shapes.js';
import type { Cap, Join } from './stroke/style.js';
import { Surface } from './surface.js';
import { addBar } from './bar.js';

/** Units along each side of every figure. */
export const side = 512;

/** A square sheet of {@link side} × {@link side} units, however many pixels it has. */
export class Board {
  private readonly surface: Surface;
  private readonly map: readonly [number, number, number, number, number, number];

  constructor(size: number, channels: Channels, ground: Color) {
    this.surface = new Surface(size, size, channels, ground);
    const scale = size / side;
    this.map = [scale, 0, 0, scale, 0, 0];
  }

  get picture(): Raster {
    return this.surface.raster;
  }

  fill(path: Path, paint: Paint, clip?: Path): this {
    this.surface.fill(path, paint, { transform: this.map, ...(clip && { clip }) });
    return this;
  }

  /** A rectangle along the axes, inside the sheet; a gray one between whole pixels is done without a path. */
  box(x: number, y: number, width: number, height: number, level: number): this {
    const { raster } = this.surface;
    const scale = this.map[0];
    const [left, top, right, bottom] = [x, y, x + width, y + height].map((units) => units * scale);
    if (raster.channels !== 1 || ![left, top, right, bottom].every(Number.isInteger))
      return this.fill(rect(x, y, width, height), level);
    for (let row = top; row < bottom; row++)
      raster.data.fill(level, row * raster.width + left, row * raster.width + right);
    return this;
  }

  stroke(
    path: Path,
    paint: Paint,
    width: number,
    style: { cap?: Cap; join?: Join; clip?: Path; dash?: number[] } = {},
  ): this {
    this.surface.stroke(path, paint, { transform: this.map, width, ...style });
    return this;
  }

  line(x0: number, y0: number, x1: number, y1: number, paint: Paint, width: number): this {
    const bar = new Path();
    addBar(bar, x0, y0, x1, y1, width);
    return this.fill(bar, paint);
  }
}
