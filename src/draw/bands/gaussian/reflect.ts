/** Where the sample at i lies in a signal that is reflected at both ends, ends repeated: d c b a | a b c d | d c b a. */
export function reflected(i: number, length: number): number {
  const period = 2 * length;
  const at = ((i % period) + period) % period;
  return at < length ? at : period - 1 - at;
}

/** Fills the margins of a row, `before` and `after` pixels of some channels, by reflecting what lies between them. */
export function reflectMargins(
  row: Float64Array,
  width: number,
  channels: number,
  before: number,
  after: number,
): void {
  const fill = (x: number): void => {
    const from = (before + reflected(x, width)) * channels;
    const to = (before + x) * channels;
    for (let c = 0; c < channels; c++) row[to + c] = row[from + c]!;
  };
  for (let x = -before; x < 0; x++) fill(x);
  for (let x = width; x < width + after; x++) fill(x);
}
