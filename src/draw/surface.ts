import { type Affine, badParameter, identity } from '../core/index.js';
import { blend, brush, per255 } from './blend.js';
import type { Coverage, CoverageOptions, FillRule } from './fill/coverage.js';
import { coverage, coveredStretches } from './fill/coverage.js';
import { flatness } from './fill/flatten.js';
import { gradientShader, isGradient, pixelOf, type Color, type Paint } from './paint.js';
import { Path } from './path.js';
import { createRaster, type Channels, type Raster } from './raster.js';
import { stroke } from './stroke/stroke.js';
import type { StrokeStyle } from './stroke/style.js';

/** How the inside of a path is painted. */
export interface FillOptions extends Pick<CoverageOptions, 'transform' | 'rule'> {
  /** Paints only inside a coverage in pixels, or a path in the same units, filled non-zero. Default: everywhere */
  readonly clip?: Coverage | Path;
}

/** How a line is drawn, and where. */
export type StrokeOptions = StrokeStyle & Omit<FillOptions, 'rule'>;

/**
 * A picture to paint on. Later paint lies over earlier paint (`blend` says by which arithmetic).
 * @example
 * const surface = new Surface(256, 256, 3, 255);
 * surface.fill(circle(128, 128, 100), [200, 30, 30]);
 * surface.stroke(circle(128, 128, 100), 0, { width: 4 });
 * encodePng(surface.raster);
 */
export class Surface {
  /** The picture; it changes with what is painted. */
  readonly raster: Raster;

  /**
   * @param channels 1 gray, 3 RGB, 4 RGBA. Default: 3
   * @param background what every pixel is at first. Default: white
   */
  constructor(width: number, height: number, channels: Channels = 3, background: Color = 255) {
    if (channels !== 1 && channels !== 3 && channels !== 4)
      throw badParameter('channels', channels, '1, 3 or 4');
    const pixel = pixelOf(background, channels, 'background');
    this.raster = createRaster(width, height, channels, pixel[0]);
    if (channels === 1 || pixel.every((part) => part === pixel[0])) return;
    const { data } = this.raster;
    data.set(pixel.slice(0, channels));
    // Twice as much at a time: copied in native code.
    for (let done: number = channels; done < data.length; done *= 2) data.copyWithin(done, 0, done);
  }

  /** The width in pixels. */
  get width(): number {
    return this.raster.width;
  }

  /** The height in pixels. */
  get height(): number {
    return this.raster.height;
  }

  /** Fills the inside of a path. */
  fill(path: Path, paint: Paint, options: FillOptions = {}): this {
    const { transform = identity, rule = 'nonzero', clip } = options;
    return this.paint(path, paint, transform, rule, clip);
  }

  /** Paints along a path. The width is in the path's units: it grows and slants with the transform. */
  stroke(path: Path, paint: Paint, options: StrokeOptions): this {
    const { transform = identity, clip, ...style } = options;
    const outline = stroke(path, {
      ...style,
      tolerance: style.tolerance ?? flatness / largestScale(transform),
    });
    return this.paint(outline, paint, transform, 'nonzero', clip);
  }

  /** Paints through a coverage made before, moved by whole pixels: the fast way for shapes that come back, such as glyphs. */
  blit(shape: Coverage, dx: number, dy: number, color: Color): this {
    if (!(Number.isSafeInteger(dx) && Number.isSafeInteger(dy)))
      throw badParameter('offset', [dx, dy], 'whole pixels');
    blend(this.raster, shape, dx, dy, pixelOf(color, this.raster.channels));
    return this;
  }

  private paint(
    path: Path,
    paint: Paint,
    transform: Affine,
    rule: FillRule,
    clip: Coverage | Path | undefined,
  ): this {
    const { raster, width, height } = this;
    const source = isGradient(paint)
      ? gradientShader(paint, transform, raster.channels)
      : pixelOf(paint, raster.channels);
    const mask = clip instanceof Path ? coverage(clip, { width, height, transform }) : clip;
    const seen = mask && new DataView(mask.data.buffer, mask.data.byteOffset, mask.data.length);
    coveredStretches(path, { width, height, transform, rule }, (row) => {
      const apply = brush(raster, source, row);
      if (mask === undefined || seen === undefined) return apply;
      return (x, y, from, count) => {
        const left = Math.max(x, mask.x);
        const inside = Math.min(x + count, mask.x + mask.width) - left;
        if (inside <= 0 || y < mask.y || y >= mask.y + mask.height) return;
        const at = from + left - x;
        multiply(row, at, seen, (y - mask.y) * mask.width + left - mask.x, inside);
        apply(left, y, at, inside);
      };
    });
    return this;
  }
}

/** Multiplies coverages by others, of which most are all or nothing, for many pixels on end. */
function multiply(data: Uint8Array, at: number, by: DataView, from: number, count: number): void {
  for (let i = 0; i < count; i++) {
    while (i + 4 <= count) {
      const four = by.getInt32(from + i, true);
      if (four === 0) data[at + i] = data[at + i + 1] = data[at + i + 2] = data[at + i + 3] = 0;
      else if (four !== -1) break;
      i += 4;
    }
    if (i < count) data[at + i] = per255(data[at + i] * by.getUint8(from + i));
  }
}

/** The most that a map stretches any direction: its larger singular value. */
function largestScale([a, b, c, d]: Affine): number {
  const sum = (a * a + b * b + c * c + d * d) / 2;
  const difference = (a * a + b * b - c * c - d * d) / 2;
  const shear = a * c + b * d;
  const scale = Math.sqrt(sum + Math.sqrt(difference * difference + shear * shear));
  return scale > 0 ? scale : 1;
}
