import { cos, sin, type Stream, tau } from '../../core/index.js';

/** A rounded lump. Lengths in texels but for heights. */
interface Stone {
  readonly x: number;
  readonly y: number;
  /** Half its length and its breadth. */
  readonly long: number;
  readonly broad: number;
  /** Direction of its length, radians. */
  readonly angle: number;
  /** Height of its middle above its rim, and of its rim, any unit. */
  readonly height: number;
  readonly base: number;
  /** 2: an ellipsoid; more: flatter on top, steeper at the rim. */
  readonly power: number;
}

/** Lumps that lie among one another over a tile that repeats: of each texel, the topmost. */
class Stones {
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

export interface StrewnOptions {
  /** The tile's sides in meters. */
  readonly side: number;
  /** Half lengths from the least to the greatest, meters; small ones are more numerous. */
  readonly least: number;
  readonly greatest: number;
  /** Area of all stones together, in areas of the tile. */
  readonly layers: number;
  /** More than 2: flat with steep rims. */
  readonly power: number;
}

/** Rounded stones of many sizes that lie on one another; heights in meters above the ground between them. */
export function strewn(size: number, options: StrewnOptions, stream: Stream): Stones {
  const { side, least, greatest, layers, power } = options;
  const texels = size / side;
  const stones = new Stones(size, 0);
  let left = layers * size * size;
  for (let id = 0; left > 0; id++) {
    const share = stream.float();
    const long = (least + (greatest - least) * share * share * share) * texels;
    const broad = long * stream.uniform(0.6, 1);
    const thick = (broad / texels) * stream.uniform(0.55, 0.9);
    left -= 3.1 * long * broad;
    stones.lay(
      {
        x: stream.float() * size,
        y: stream.float() * size,
        long,
        broad,
        angle: stream.float() * tau,
        height: thick,
        base: -thick * stream.uniform(0, 0.5),
        power,
      },
      id,
    );
  }
  return stones;
}
