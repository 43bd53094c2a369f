const counts = [0, 1, 2, 3].map(() => new Uint32Array(256)) as [Uint32Array, Uint32Array, Uint32Array, Uint32Array];

/** Sets `frequencies[v]`, v 0 to 255, to how often `bytes[start]` to `bytes[end - 1]` are v. */
export function countBytes(bytes: Uint8Array, start: number, end: number, frequencies: Uint32Array): void {
  // Four tables by turns, so that equal neighbours do not wait for each other.
  const [c0, c1, c2, c3] = counts;
  let i = start;
  for (; i + 3 < end; i += 4) {
    c0[bytes[i]!]!++;
    c1[bytes[i + 1]!]!++;
    c2[bytes[i + 2]!]!++;
    c3[bytes[i + 3]!]!++;
  }
  for (; i < end; i++) c0[bytes[i]!]!++;
  for (let value = 0; value < 256; value++) {
    frequencies[value] = c0[value]! + c1[value]! + c2[value]! + c3[value]!;
    c0[value] = 0;
    c1[value] = 0;
    c2[value] = 0;
    c3[value] = 0;
  }
}
