import type { Raster } from '../../raster.js';
import { bestFilter } from './best-filter.js';
import type { Bits } from '../deflate/bits.js';
import { Block } from '../deflate/block.js';
import type { Adler } from '../checksums.js';
import { FilteredRows } from './rows.js';
import { roughLog2 } from './rough-log2.js';
import { writeStored } from '../deflate/stored.js';
import { distanceExtra, distanceSymbol, maxDistance } from '../deflate/symbols.js';

/** Bytes per deflate block: large enough to pay for its codes, small enough to follow the picture and stay in cache. */
const blockSize = 1 << 15;
const hashBits = 12;
/** After 2^patience words without a match every second word is passed over, after twice as many two of three, … */
const patience = 4;
/** Bits that a match costs, roughly, besides the extra bits of its distance; a run, whose distance is common, 4 less. */
const matchCost = 12;
/** Bits of four literals up to which a match is measured only if it seems to be long. */
const cheapWord = 24;
/** A match found that is not worth writing takes longer than a look in vain: it counts as so many more. */
const vainMatch = 4;

const block = new Block();
const table = new Int32Array(1 << hashBits);
/** Bits that each byte will take as a literal, roughly. */
const costs = new Uint8Array(256);
const filtered = new FilteredRows();

/** Deflates a picture's rows, in each block after the filter that suits it: for photographs, renders and noise. */
export function deflateFiltered(bits: Bits, raster: Raster): Adler {
  const sums = { a: 1, b: 0 };
  const rowSize = raster.width * raster.channels + 1;
  const rows = Math.max(1, Math.floor(blockSize / rowSize));
  filtered.begin(rowSize - 1, maxDistance + rows * rowSize + 8);
  const { bytes, words } = filtered;
  table.fill(-maxDistance);
  let done = 0;
  let start = 0;
  for (let y = 0; y < raster.height;) {
    // The window slides by whole words, so that positions in it keep their place in words.
    const slide = Math.max(0, (start - maxDistance) & ~3);
    bytes.copyWithin(0, slide, start);
    done += slide;
    start -= slide;
    let end = start;
    const stop = Math.min(raster.height, y + rows);
    const filter = bestFilter(raster, y, stop);
    for (; y < stop; y++) end = filtered.filter(filter, raster, y, end);
    filtered.addAdler(sums, start, end);
    block.begin(bytes, words, start, end);
    cut(bytes, words, start, end, done);
    const last = y === raster.height;
    if (!block.write(bits, last, end - start + 5)) writeStored(bits, bytes, start, end, last);
    start = end;
  }
  return sums;
}

/**
 * Cuts the block, bytes `start` to `end` − 1 of the buffer, into literals and matches. `done` is where the buffer begins
 * in the stream.
 *
 * Runs are looked for at every word, other matches ever more seldom while there are none: a photograph has barely any,
 * and looking for them at each byte would take longer than all the rest.
 */
function cut(bytes: Uint8Array, words: Int32Array, start: number, end: number, done: number): void {
  estimateCosts(end - start);
  let from = start; // the first byte after the last match
  let misses = 0;
  let probe = 0;
  const lastWord = (end - 3) >> 2;
  for (let k = (start + 3) >> 2; (k = uniformWord(words, k, Math.min(probe, lastWord))) < lastWord; k++) {
    const at = 4 * k;
    const word = words[k]!;
    let source: number;
    if (isUniform(word) && at > start && bytes[at - 1] === bytes[at]) source = at - 1;
    else if (k >= probe) {
      const slot = slotOf(bytes, at);
      source = table[slot]! - done;
      table[slot] = done + at;
      if (misses === 0) {
        for (let i = at + 1; i < at + 4; i++) table[slotOf(bytes, i)] = done + i;
      }
      probe = k + 1 + (misses++ >> patience);
      if (source < 0 || at - source > maxDistance || !equalWords(bytes, at, source)) continue;
      if (costOf(word) < cheapWord && !goesOn(bytes, at, source, end)) {
        misses += vainMatch;
        continue;
      }
    } else continue;

    const distance = at - source;
    let gain = (distance === 1 ? 4 : 0) - matchCost - distanceExtra[distanceSymbol(distance)]!;
    let first = at;
    while (first > from && first > distance && bytes[first - 1] === bytes[first - 1 - distance])
      gain += costs[bytes[--first]!]!;
    let next = at;
    // What is gained beyond `misses` need not be known.
    while (gain <= misses && next < end && bytes[next] === bytes[next - distance])
      gain += costs[bytes[next++]!]!;
    if (gain <= 0) {
      misses += vainMatch;
      continue;
    }
    while (next < end && bytes[next] === bytes[next - distance]) next++;
    block.match(first, next - first, distance);
    from = next;
    misses = Math.max(0, misses - gain);
    k = ((next + 3) >> 2) - 1;
  }
}

/** Bits that the four bytes of a word take as literals. */
const costOf = (word: number) =>
  costs[word & 255]! + costs[(word >>> 8) & 255]! + costs[(word >>> 16) & 255]! + costs[word >>> 24]!;

/** Whether some bytes further on are equal too, where a match must be longer than a few bytes to be of use. */
const goesOn = (bytes: Uint8Array, at: number, source: number, end: number) =>
  at + 13 < end &&
  bytes[at + 5] === bytes[source + 5] &&
  bytes[at + 9] === bytes[source + 9] &&
  bytes[at + 13] === bytes[source + 13];

/** Whether all four bytes are one value. */
const isUniform = (word: number) => word === ((word << 8) | (word >>> 24));

/** The first uniform word from `k` on, if there is one before `limit`; else `limit`, or `k` if that is behind it. */
function uniformWord(words: Int32Array, k: number, limit: number): number {
  // Four at a time: an engine checks the array again on every turn of a loop.
  while (k + 3 < limit) {
    if (isUniform(words[k]!)) return k;
    if (isUniform(words[k + 1]!)) return k + 1;
    if (isUniform(words[k + 2]!)) return k + 2;
    if (isUniform(words[k + 3]!)) return k + 3;
    k += 4;
  }
  while (k < limit && !isUniform(words[k]!)) k++;
  return k;
}

function estimateCosts(size: number): void {
  const all = roughLog2(size);
  for (let value = 0; value < 256; value++)
    costs[value] = Math.max(1, Math.min(12, 0.5 + all - roughLog2(block.frequencies[value]!)));
}

const slotOf = (bytes: Uint8Array, at: number) =>
  Math.imul(
    bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 24),
    0x9e3779b1,
  ) >>>
  (32 - hashBits);

const equalWords = (bytes: Uint8Array, at: number, source: number) =>
  bytes[at] === bytes[source] &&
  bytes[at + 1] === bytes[source + 1] &&
  bytes[at + 2] === bytes[source + 2] &&
  bytes[at + 3] === bytes[source + 3];
