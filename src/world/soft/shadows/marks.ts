/** The texels of a plane from which something is read. */
export interface Marks {
  /** Texels a side, and for each 1 if it is one, else 0. */
  readonly size: number;
  readonly at: Uint8Array;
  /** The first and last column and row that hold one. */
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export const createMarks = (at: Uint8Array, size: number): Marks => ({
  size,
  at,
  ...{ left: size, right: -1, top: size, bottom: -1 },
});

/** Marks where anything but 0 is found between a texel of a plane and the next ones to the right and below. */
export function mark(plane: Float32Array, marks: Marks): void {
  const { size } = marks;
  marks.at.fill(0);
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
