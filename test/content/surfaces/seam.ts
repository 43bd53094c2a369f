/**
 * The mean step across the seam between the last and the first row or column of a field, divided by the largest mean step between
 * any two neighbors inside: about 1 or less where it repeats.
 *
 * @param field `channels` numbers per texel, size × size
 */
export function seamRatio(field: ArrayLike<number>, size: number, channels: number): number {
  const step = (from: number, to: number, along: number): number => {
    let sum = 0;
    for (let i = 0; i < size; i++)
      for (let c = 0; c < channels; c++)
        sum += Math.abs(field[(to + i * along) * channels + c] - field[(from + i * along) * channels + c]);
    return sum;
  };
  const ratio = (stride: number, along: number): number => {
    let inside = 0;
    for (let i = 1; i < size; i++) inside = Math.max(inside, step((i - 1) * stride, i * stride, along));
    return step((size - 1) * stride, 0, along) / Math.max(1e-12, inside);
  };
  return Math.max(ratio(1, size), ratio(size, 1));
}
