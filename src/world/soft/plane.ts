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
}

/** The texels of a plane from which something is read: see {@link mark}. */
export interface Marks {
  readonly at: Uint8Array;
  /** The first and last column and row that hold one. */
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export const createMarks = (size: number): Marks => ({
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

/** Whether a place of the plane is marked; where it is not, {@link readPlane} finds 0. */
export function isMarked(marks: Marks, size: number, { x, y }: Place): boolean {
  const left = Math.floor(x - 0.5);
  const top = Math.floor(y - 0.5);
  return left >= 0 && top >= 0 && left + 1 < size && top + 1 < size && marks.at[top * size + left] === 1;
}

/** Reads a plane between its texels; texel (0, 0) is centred at (½, ½). 0 outside. */
export function readPlane(plane: Float32Array, size: number, place: Place): void {
  const px = place.x - 0.5;
  const py = place.y - 0.5;
  const left = Math.floor(px);
  const top = Math.floor(py);
  place.value = 0;
  if (!(left >= 0 && top >= 0 && left + 1 < size && top + 1 < size)) return;
  const fx = px - left;
  const fy = py - top;
  const i = top * size + left;
  const above = plane[i] + fx * (plane[i + 1] - plane[i]);
  const below = plane[i + size] + fx * (plane[i + size + 1] - plane[i + size]);
  place.value = above + fy * (below - above);
}
