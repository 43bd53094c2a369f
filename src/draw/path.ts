import { apply, type Affine } from '../core/affine.js';

/** What a step of a path does; the numbers after it are how many coordinates it takes. */
export const enum Verb {
  move = 0, // x y
  line = 1, // x y
  quad = 2, // control x y, end x y
  cubic = 3, // control x y, control x y, end x y
  close = 4,
}

/** A rectangle along the axes: left, top, and sizes of at least 0. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * A path of lines and Bézier curves in user units, y downward. Subpaths are closed when filled.
 * A step without a `moveTo` before it starts where the last subpath started; the first step of all is a `moveTo`.
 * Methods return the path, so calls chain.
 */
export class Path {
  /** The steps, and the coordinates that they take one after the other. */
  readonly verbs: Verb[] = [];
  readonly coords: number[] = [];

  /** Begins a subpath. */
  moveTo(x: number, y: number): this {
    this.verbs.push(Verb.move);
    this.coords.push(x, y);
    return this;
  }

  /** A straight line to a point. */
  lineTo(x: number, y: number): this {
    this.verbs.push(Verb.line);
    this.coords.push(x, y);
    return this;
  }

  /** A quadratic Bézier curve with its control point (cx, cy). */
  quadTo(cx: number, cy: number, x: number, y: number): this {
    this.verbs.push(Verb.quad);
    this.coords.push(cx, cy, x, y);
    return this;
  }

  /** A cubic Bézier curve with its control points (ax, ay) and (bx, by). */
  cubicTo(ax: number, ay: number, bx: number, by: number, x: number, y: number): this {
    this.verbs.push(Verb.cubic);
    this.coords.push(ax, ay, bx, by, x, y);
    return this;
  }

  /** A straight line back to where the subpath began. */
  close(): this {
    this.verbs.push(Verb.close);
    return this;
  }

  /** Adds the steps of another path, moved by a map if one is given. */
  append(other: Path, transform?: Affine): this {
    for (const verb of other.verbs) this.verbs.push(verb);
    const { coords } = other;
    if (transform === undefined) for (const value of coords) this.coords.push(value);
    else
      for (let i = 0; i + 1 < coords.length; i += 2)
        this.coords.push(...apply(transform, coords[i], coords[i + 1]));
    return this;
  }

  /** The image of the path under an affine map: a new path. */
  transform(map: Affine): Path {
    return new Path().append(this, map);
  }

  /** The smallest box around all points and control points (never smaller than the curves), or undefined if there are none. */
  bounds(): Box | undefined {
    const { coords } = this;
    if (coords.length < 2) return undefined;
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
    for (let i = 0; i + 1 < coords.length; i += 2) {
      left = Math.min(left, coords[i]);
      right = Math.max(right, coords[i]);
      top = Math.min(top, coords[i + 1]);
      bottom = Math.max(bottom, coords[i + 1]);
    }
    return { x: left, y: top, width: right - left, height: bottom - top };
  }
}
