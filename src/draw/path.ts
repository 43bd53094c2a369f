/** What a step of a path does; the numbers after it are how many coordinates it takes. */
export const enum Verb {
  move = 0, // x y
  line = 1, // x y
  quad = 2, // control x y, end x y
  cubic = 3, // control x y, control x y, end x y
  close = 4,
}

/**
 * A path of lines and Bézier curves in user units, y downwards. Subpaths are closed when filled.
 * Methods return the path, so calls chain.
 */
export class Path {
  readonly verbs: Verb[] = [];
  readonly coords: number[] = [];

  moveTo(x: number, y: number): this {
    this.verbs.push(Verb.move);
    this.coords.push(x, y);
    return this;
  }

  lineTo(x: number, y: number): this {
    this.verbs.push(Verb.line);
    this.coords.push(x, y);
    return this;
  }

  quadTo(cx: number, cy: number, x: number, y: number): this {
    this.verbs.push(Verb.quad);
    this.coords.push(cx, cy, x, y);
    return this;
  }

  cubicTo(ax: number, ay: number, bx: number, by: number, x: number, y: number): this {
    this.verbs.push(Verb.cubic);
    this.coords.push(ax, ay, bx, by, x, y);
    return this;
  }

  close(): this {
    this.verbs.push(Verb.close);
    return this;
  }
}
