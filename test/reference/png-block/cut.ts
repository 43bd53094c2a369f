import type { KernelMemory } from '../../../src/core/wasm/kernel.js';
import type { BlockLoops } from '../../../src/draw/png/block/png-block-kernel.js';
import { extraOf } from './symbols.js';
import {
  cheapWord,
  furthestMatch,
  hashBits,
  matchCost,
  patience,
  runCost,
  vainMatch,
} from '../../../src/draw/png/block/tables.js';

/** `cut` in TypeScript. */
export const cutReference =
  (memory: KernelMemory, match: BlockLoops['match']): BlockLoops['cut'] =>
  (place, start, end, done, table, costs, frequencies, distances, matches) => {
    const bytes = memory.bytes.subarray(place);
    const positions = memory.ints.subarray(table / 4, table / 4 + (1 << hashBits));
    const cost = memory.bytes.subarray(costs, costs + 256);
    const wordAt = (at: number): number =>
      bytes[at] | (bytes[at + 1] << 8) | (bytes[at + 2] << 16) | (bytes[at + 3] << 24);
    const slotOf = (at: number): number => Math.imul(wordAt(at), 0x9e3779b1) >>> (32 - hashBits);
    let listed = 0;
    let from = start; // the first byte after the last match
    let misses = 0;
    let probe = 0;
    const lastWord = (end - 3) >> 2;
    for (let k = (start + 3) >> 2; k < lastWord; k++) {
      const at = 4 * k;
      const word = wordAt(at);
      let source: number;
      if (isUniform(word) && at > start && bytes[at - 1] === bytes[at]) source = at - 1;
      else if (k >= probe) {
        const slot = slotOf(at);
        source = positions[slot] - done;
        positions[slot] = done + at;
        if (misses === 0) for (let i = at + 1; i < at + 4; i++) positions[slotOf(i)] = done + i;
        probe = k + 1 + (misses++ >> patience);
        if (source < 0 || at - source > furthestMatch || wordAt(source) !== word) continue;
        const literals = cost[bytes[at]] + cost[bytes[at + 1]] + cost[bytes[at + 2]] + cost[bytes[at + 3]];
        if (literals < cheapWord && !goesOn(bytes, at, source, end)) {
          misses += vainMatch;
          continue;
        }
      } else continue;

      const distance = at - source;
      let gain = -(distance === 1 ? runCost : matchCost) - extraOf(distance);
      let first = at;
      while (first > from && first > distance && bytes[first - 1] === bytes[first - 1 - distance])
        gain += cost[bytes[--first]];
      let next = at;
      // What is gained beyond `misses` need not be known.
      while (gain <= misses && next < end && bytes[next] === bytes[next - distance])
        gain += cost[bytes[next++]];
      if (gain <= 0) {
        misses += vainMatch;
        continue;
      }
      while (next < end && bytes[next] === bytes[next - distance]) next++;
      listed = match(place, first, next - first, distance, frequencies, distances, matches, listed);
      from = next;
      misses = Math.max(0, misses - gain);
      k = ((next + 3) >> 2) - 1;
    }
    return listed;
  };

/** Whether all four bytes are one value. */
const isUniform = (word: number): boolean => word === ((word << 8) | (word >>> 24));

/** Whether some bytes further on are equal too, where a match must be longer than a few bytes to be of use. */
const goesOn = (bytes: Uint8Array, at: number, source: number, end: number): boolean =>
  at + 13 < end &&
  bytes[at + 5] === bytes[source + 5] &&
  bytes[at + 9] === bytes[source + 9] &&
  bytes[at + 13] === bytes[source + 13];
