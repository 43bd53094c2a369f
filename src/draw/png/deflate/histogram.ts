/** Four tables of 256 counts, one for each byte of a word. */
const counts = new Uint32Array(4 * 256);

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
  // Tables by turns, so that equal neighbors do not wait for each other.
  const table = counts;
  table.fill(0);
  const firstWord = (start + 3) >> 2;
  const lastWord = Math.max(firstWord, end >> 2);
  for (let i = start; i < Math.min(end, firstWord * 4); i++) table[bytes[i]!]!++;
  let k = firstWord;
  for (; k + 1 < lastWord; k += 2) {
    const word = words[k]!;
    table[word & 255]!++;
    table[0x100 | ((word >>> 8) & 255)]!++;
    table[0x200 | ((word >>> 16) & 255)]!++;
    table[0x300 | (word >>> 24)]!++;
    const next = words[k + 1]!;
    table[next & 255]!++;
    table[0x100 | ((next >>> 8) & 255)]!++;
    table[0x200 | ((next >>> 16) & 255)]!++;
    table[0x300 | (next >>> 24)]!++;
  }
  for (let i = k * 4; i < end; i++) table[bytes[i]!]!++;
  for (let value = 0; value < 256; value++) {
    frequencies[value] =
      table[value]! + table[0x100 | value]! + table[0x200 | value]! + table[0x300 | value]!;
  }
}
