/** Square planes of floats: reading between their texels. */

/**
 * A place in a plane, in texels, and what was read there.
 *
 * A record, because V8 allocates for each fraction that goes through a call which it does not inline.
 */
export class Place {
  x = 0.1;
  y = 0.1;
  value = 0.1;
  /** Of the texel to the upper left its number, and how far it is from there to the next ones, 0 to 1. */
  at = 0;
  across = 0.1;
  down = 0.1;
}

/** The texels of a plane from which something is read: see {@link mark}. */
export interface Marks {
  /** Texels a side, and for each whether it is one. */
  readonly size: number;
  readonly at: Uint8Array;
  /** The first and last column and row that hold one. */
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export const createMarks = (size: number): Marks => ({
  size,
  at: new Uint8Array(size * size),
  ...{ left: size, right: -1, top: size, bottom: -1 },
});

/** Marks where {@link readPlane} finds anything but 0 between a texel and the next ones to the right and below. */
export function mark(plane: Float32Array, size: number, marks: Marks): void {
  marks.at.fill(0);
  marks.left = marks.top = size;
  marks.right = marks.bottom = -1;
  for (let y = 0; y + 1 < size; y++)
    for (let x = 0, i = y * size; x + 1 < size; x++, i++) {
      if (plane[i] === 0 && plane[i + 1] === 0 && plane[i + size] === 0 && plane[i + size + 1] === 0)
        continue;
      marks.at[i] = 1;
      if (x < marks.left) marks.left = x;
      if (x > marks.right) marks.right = x;
      if (y < marks.top) marks.top = y;
      if (y > marks.bottom) marks.bottom = y;
    }
}

/** Finds the texels around a place; texel (0, 0) is centered at (½, ½). False outside, where planes are 0. */
export function findTexels(size: number, place: Place): boolean {
  const x = place.x - 0.5;
  const y = place.y - 0.5;
  if (!(x >= 0 && y >= 0 && x < size - 1 && y < size - 1)) return false;
  const left = x | 0;
  const top = y | 0;
  place.at = top * size + left;
  place.across = x - left;
  place.down = y - top;
  return true;
}

/** Reads a plane between the texels that were found. */
export function readPlane(plane: Float32Array, size: number, place: Place): void {
  const { at, across, down } = place;
  const above = plane[at] + across * (plane[at + 1] - plane[at]);
  const below = plane[at + size] + across * (plane[at + size + 1] - plane[at + size]);
  place.value = above + down * (below - above);
}
