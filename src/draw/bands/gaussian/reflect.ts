/** Where the sample at i lies in a signal that is reflected at both ends, ends repeated: d c b a | a b c d | d c b a. */
function reflected(i: number, length: number): number {
  const period = 2 * length;
  const at = ((i % period) + period) % period;
  return at < length ? at : period - 1 - at;
}

/**
 * What fills the margins before and after a piece of `length` things (pixels, rows) by reflecting it.
 *
 * @returns a function of the floats that hold them one after the other, the index at which the first of the margin begins, and how
 *   many floats each has
 */
export function reflection(
  length: number,
  before: number,
  after: number,
): (floats: Float32Array, at: number, size: number) => void {
  // Found out once: there are as many to fill in each of a picture's rows.
  const targets = Int32Array.from({ length: before + after }, (_, i) => (i < before ? i : i + length));
  const sources = targets.map((target) => before + reflected(target - before, length));
  return (floats, at, size) => {
    for (let i = 0; i < targets.length; i++) {
      const from = at + sources[i]! * size;
      const to = at + targets[i]! * size;
      if (size > 4) floats.copyWithin(to, from, from + size);
      else for (let c = 0; c < size; c++) floats[to + c] = floats[from + c]!;
    }
  };
}
