/** Where each texel lies in blocks laid in a herringbone. */
export interface Herringbone {
  /** Number of the block, from 0. */
  readonly id: Uint16Array;
  readonly count: number;
  /** Whether each block stands upright in the picture. */
  readonly upright: readonly boolean[];
  /** Meters to the nearest side of the block. */
  readonly edge: Float32Array;
  /** Meters across the block from its middle. */
  readonly across: Float32Array;
}

/**
 * @param side meters of the tile
 * @param breadths how many breadths of a block the tile is wide: a multiple of 2 × long
 * @param long length of a block in breadths
 */
export function herringbone(size: number, side: number, breadths: number, long: number): Herringbone {
  const id = new Uint16Array(size * size);
  const edge = new Float32Array(size * size);
  const across = new Float32Array(size * size);
  const numbers = new Map<number, number>();
  const upright: boolean[] = [];
  const broad = side / breadths;
  for (let y = 0, at = 0; y < size; y++)
    for (let x = 0; x < size; x++, at++) {
      const u = ((x + 0.5) * breadths) / size;
      const v = ((y + 0.5) * breadths) / size;
      const [column, row] = [Math.floor(u), Math.floor(v)];
      const place = (((column - row) % (2 * long)) + 2 * long) % (2 * long);
      const stands = place >= long;
      // The block's first square, at its left or upper end.
      const left = stands ? column : column - place;
      const top = stands ? row - (2 * long - 1 - place) : row;
      const key = ((top + breadths) % breadths) * breadths + ((left + breadths) % breadths);
      let number = numbers.get(key);
      if (number === undefined) {
        number = upright.length;
        numbers.set(key, number);
        upright.push(stands);
      }
      id[at] = number;
      const [dx, dy] = [u - left, v - top];
      const [wide, high] = stands ? [1, long] : [long, 1];
      edge[at] = broad * Math.min(dx, wide - dx, dy, high - dy);
      across[at] = broad * ((stands ? dx : dy) - 0.5);
    }
  return { id, count: upright.length, upright, edge, across };
}
