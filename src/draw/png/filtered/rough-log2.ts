/**
 * The binary logarithm of a whole number from 1 to 2^31 − 1, interpolated between powers of 2: exact there, at most 0.09 too
 * low between them. 0 for 0.
 */
export function roughLog2(value: number): number {
  const floor = 31 - Math.clz32(value | 1);
  return value === 0 ? 0 : floor + value / (1 << floor) - 1;
}
