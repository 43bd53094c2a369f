const counts = [0, 1, 2, 3].map(() => new Uint32Array(256)) as [
  Uint32Array,
  Uint32Array,
  Uint32Array,
  Uint32Array,
];

/**
 * Sets `frequencies[v]`, v 0 to 255, to how often `bytes[start]` to `bytes[end - 1]` are v.
 *
 * @param words the same memory, from the same place, as words of 4 bytes
 */
export function countBytes(
  bytes: Uint8Array,
  words: Int32Array,
  start: number,
  end: number,
  frequencies: Uint32Array,
): void {
  // One table for each byte of a word, so that equal neighbours do not wait for each other.
  const [c0, c1, c2, c3] = counts;
  const firstWord = (start + 3) >> 2;
  const lastWord = Math.max(firstWord, end >> 2);
  for (let i = start; i < Math.min(end, firstWord * 4); i++) c0[bytes[i]!]!++;
  for (let k = firstWord; k < lastWord; k++) {
    const word = words[k]!;
    c0[word & 255]!++;
    c1[(word >>> 8) & 255]!++;
    c2[(word >>> 16) & 255]!++;
    c3[word >>> 24]!++;
  }
  for (let i = lastWord * 4; i < end; i++) c0[bytes[i]!]!++;
  for (let value = 0; value < 256; value++) {
    frequencies[value] = c0[value]! + c1[value]! + c2[value]! + c3[value]!;
    c0[value] = 0;
    c1[value] = 0;
    c2[value] = 0;
    c3[value] = 0;
  }
}
