import type { Colour, Paint } from '../../../draw/paint.js';
import type { Path } from '../../../draw/path.js';
import type { Channels, Raster } from '../../../draw/raster.js';
import { line } from '../../../draw/shapes.js';
import type { Cap } from '../../../draw/stroke.js';
import { Surface } from '../../../draw/surface.js';

/** Units along each side of every figure. */
export const side = 512;

/** A square sheet of {@link side} × {@link side} units, however many pixels it has. */
export class Board {
  private readonly surface: Surface;
  private readonly map: readonly [number, number, number, number, number, number];

  constructor(size: number, channels: Channels, ground: Colour) {
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

  stroke(
    path: Path,
    paint: Paint,
    width: number,
    style: { cap?: Cap; clip?: Path; dash?: number[] } = {},
  ): this {
    this.surface.stroke(path, paint, { transform: this.map, width, ...style });
    return this;
  }

  line(x0: number, y0: number, x1: number, y1: number, paint: Paint, width: number): this {
    return this.stroke(line(x0, y0, x1, y1), paint, width);
  }
}
