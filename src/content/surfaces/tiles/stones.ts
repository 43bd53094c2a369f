import { cos, sin } from '../../../core/math/index.js';

/** A rounded lump. Lengths in texels but for heights. */
export interface Stone {
  readonly x: number;
  readonly y: number;
  /** Half its length and its breadth. */
  readonly long: number;
  readonly broad: number;
  /** Of its length, radians. */
  readonly angle: number;
  /** Of its middle above its rim, and of its rim, any unit. */
  readonly height: number;
  readonly base: number;
  /** 2: an ellipsoid; more: flatter on top, steeper at the rim. */
  readonly power: number;
}

/** Lumps that lie among one another over a tile that repeats: of each texel, the topmost. */
export class Stones {
  readonly top: Float32Array;
  /** Number of the stone, −1 where there is none. */
  readonly id: Int32Array;

  /** @param size a power of two @param ground height of what lies below all */
  constructor(
    readonly size: number,
    ground: number,
  ) {
    this.top = new Float32Array(size * size).fill(ground);
    this.id = new Int32Array(size * size).fill(-1);
  }

  lay({ x, y, long, broad, angle, height, base, power }: Stone, id: number): void {
    const { size, top } = this;
    const last = size - 1;
    const reach = Math.max(long, broad);
    const [c, s] = [cos(angle), sin(angle)];
    const square = power > 2;
    for (let row = Math.ceil(y - reach); row <= y + reach; row++)
      for (let column = Math.ceil(x - reach); column <= x + reach; column++) {
        const dx = column - x;
        const dy = row - y;
        const u = (c * dx + s * dy) / long;
        const v = (c * dy - s * dx) / broad;
        const q = u * u + v * v;
        if (q >= 1) continue;
        const z = base + height * Math.sqrt(1 - (square ? q * q : q));
        const at = (row & last) * size + (column & last);
        if (z <= top[at]) continue;
        top[at] = z;
        this.id[at] = id;
      }
  }
}
