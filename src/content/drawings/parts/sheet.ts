import { type Affine, compose, parseColor, parseRgba, scaling } from '../../../core/index.js';
import { coverage, type Coverage } from '../../../draw/fill/coverage.js';
import type { Paint as SurfacePaint } from '../../../draw/paint.js';
import { Surface, type Path, type Raster } from '../../../draw/index.js';

/** Colors along the line from one point to another, or around the first point out to the second. */
export interface Gradient {
  readonly kind: 'linear' | 'radial';
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  /** places from 0 to 1 in rising order, each with its color */
  readonly stops: readonly (readonly [at: number, color: string])[];
}

/** A color '#rrggbb' or '#rrggbbaa', or a gradient of such colors. */
export type Paint = string | Gradient;

export interface FillOptions {
  /** The map from the path's units to picture widths. Default: the identity. */
  readonly map?: Affine;
  /** Opacity, 0 to 1, of a paint that is one color. Default: 1. */
  readonly alpha?: number;
  /** The fill rule. Default: 'nonzero'. */
  readonly rule?: 'nonzero' | 'evenodd';
}

export interface LineOptions extends Omit<FillOptions, 'rule'> {
  /** The caps of lines. Default: 'butt'. */
  readonly cap?: 'butt' | 'round' | 'square';
  /** The joins of lines. Default: 'miter'. */
  readonly join?: 'miter' | 'round' | 'bevel';
}

/** A square RGB picture to paint on in picture widths: (0, 0) is its upper left corner and (1, 1) its lower right one. */
export class Sheet {
  private readonly surface: Surface;
  private readonly scale: Affine;
  private clip: Coverage | undefined;

  /** @param size pixels; @param paper '#rrggbb' */
  constructor(
    readonly size: number,
    paper: string,
  ) {
    this.surface = new Surface(size, size, 3, parseColor(paper));
    this.scale = scaling(size);
  }

  /** Fills the inside of a path. */
  fill(path: Path, paint: Paint, { map, alpha = 1, rule = 'nonzero' }: FillOptions = {}): this {
    this.surface.fill(path, surfacePaint(paint, alpha), {
      transform: this.toPixels(map),
      rule,
      ...this.clipping(),
    });
    return this;
  }

  /** Paints along a path. @param width in the path's units */
  stroke(
    path: Path,
    paint: Paint,
    width: number,
    { map, alpha = 1, cap = 'butt', join = 'miter' }: LineOptions = {},
  ): this {
    const style = { width, cap, join, transform: this.toPixels(map), ...this.clipping() };
    this.surface.stroke(path, surfacePaint(paint, alpha), style);
    return this;
  }

  /** Keeps what is painted by `draw` inside a path, given in picture widths. */
  clipped(path: Path, draw: () => void): this {
    const before = this.clip;
    this.clip = coverage(path, { width: this.size, height: this.size, transform: this.scale });
    draw();
    this.clip = before;
    return this;
  }

  picture(): Raster {
    return this.surface.raster;
  }

  private toPixels(map: Affine | undefined): Affine {
    return map === undefined ? this.scale : compose(map, this.scale);
  }

  private clipping(): { clip?: Coverage } {
    return this.clip === undefined ? {} : { clip: this.clip };
  }
}

function surfacePaint(paint: Paint, alpha: number): SurfacePaint {
  if (typeof paint === 'string') {
    const [red, green, blue, own] = parseRgba(paint);
    return [red, green, blue, Math.round(own * alpha)];
  }
  const { kind, from, to } = paint;
  const stops = paint.stops.map(([at, color]) => ({ at, color: parseRgba(color) }));
  if (kind === 'linear') return { kind, from, to, stops };
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  return { kind, center: from, radius: Math.sqrt(x * x + y * y), stops };
}
