/** Where the sample at i lies in a signal that is reflected at both ends, ends repeated: d c b a | a b c d | d c b a. */
export function reflected(i: number, length: number): number {
  const period = 2 * length;
  const at = ((i % period) + period) % period;
  return at < length ? at : period - 1 - at;
}

/**
 * Fills what is before and after a piece of some things (pixels, rows) by reflecting it.
 *
 * @param floats holds them one after the other, `size` floats each, the first of the margin at index `at`
 */
export function reflectMargins(
  floats: Float32Array,
  at: number,
  size: number,
  length: number,
  before: number,
  after: number,
): void {
  const fill = (i: number): void => {
    const from = at + (before + reflected(i, length)) * size;
    const to = at + (before + i) * size;
    if (size > 4) floats.copyWithin(to, from, from + size);
    else for (let c = 0; c < size; c++) floats[to + c] = floats[from + c]!;
  };
  for (let i = -before; i < 0; i++) fill(i);
  for (let i = length; i < length + after; i++) fill(i);
}
