const view = new DataView(new ArrayBuffer(8));

/** The exponent e of a positive normal x = m·2^e with 1 ≤ m < 2. */
export function exponent(x: number): number {
  view.setFloat64(0, x);
  return (view.getInt32(0) >>> 20) - 1023;
}

/** 2^k for −1022 ≤ k ≤ 1023. */
export function powerOfTwo(k: number): number {
  view.setInt32(0, (k + 1023) << 20);
  view.setInt32(4, 0);
  return view.getFloat64(0);
}

/**
 * (high + low)·2^k rounded once, also where the result is subnormal, for 1/2 < high ≤ 2, |low| ≤ ulp(high)/2 and
 * −1100 ≤ k ≤ 1024.
 */
export function scale(high: number, low: number, k: number): number {
  if (k >= -1021) {
    const value = high + low;
    return k <= 1023 ? value * powerOfTwo(k) : value * 2 * powerOfTwo(k - 1);
  }
  // In the binade of `grid` neighboring doubles are as far apart as subnormals are, in units of 2^k.
  const grid = powerOfTwo(-1022 - k);
  if (high >= grid) return (high + low) * powerOfTwo(k);
  const sum = grid + high;
  const rounded = sum + (high - (sum - grid) + low);
  return (rounded - grid) * powerOfTwo(k + 200) * powerOfTwo(-200);
}
