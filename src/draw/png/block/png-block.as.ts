// Inner loops of deflate blocks: see png-block-kernel.ts for what each does.
import { distanceSymbol, extraOf, lengthSymbol } from './symbols.as';
import {
  cheapWord,
  furthestMatch,
  hashBits,
  longestMatch,
  matchCost,
  patience,
  runCost,
  vainMatch,
} from './tables';

export { put } from './put.as';

@inline
function count(table: usize, value: u32): void {
  const place = table + (<usize>value << 2);
  store<i32>(place, load<i32>(place) + 1);
}

@inline
function less(table: usize, value: u32, by: i32): void {
  const place = table + (<usize>value << 2);
  store<i32>(place, load<i32>(place) - by);
}

export function countBytes(from: usize, size: i32, scratch: usize, frequencies: usize): void {
  memory.fill(scratch, 0, 4096);
  // Tables by turns, so that equal neighbors do not wait for each other.
  for (; size >= 8; size -= 8, from += 8) {
    const a = load<u32>(from);
    const b = load<u32>(from, 4);
    count(scratch, a & 255);
    count(scratch + 1024, (a >> 8) & 255);
    count(scratch + 2048, (a >> 16) & 255);
    count(scratch + 3072, a >> 24);
    count(scratch, b & 255);
    count(scratch + 1024, (b >> 8) & 255);
    count(scratch + 2048, (b >> 16) & 255);
    count(scratch + 3072, b >> 24);
  }
  for (; size > 0; size--, from++) count(scratch, load<u8>(from));
  for (let at = scratch, end = scratch + 1024; at < end; at += 16, frequencies += 16) {
    const half = i32x4.add(v128.load(at), v128.load(at, 1024));
    v128.store(frequencies, i32x4.add(half, i32x4.add(v128.load(at, 2048), v128.load(at, 3072))));
  }
}

@inline
function isUniform(word: u32): bool {
  return word == ((word << 8) | (word >> 24));
}

/** The first word of four equal bytes from `k` on, if there is one before `limit`; else `limit`, or `k` if that is behind it. */
@inline
function uniformWord(bytes: usize, k: i32, limit: i32): i32 {
  while (k + 3 < limit) {
    const words = v128.load(bytes + (k << 2));
    const turned = v128.shuffle<u8>(words, words, 3, 0, 1, 2, 7, 4, 5, 6, 11, 8, 9, 10, 15, 12, 13, 14);
    const mask = i32x4.bitmask(i32x4.eq(words, turned));
    if (mask != 0) return k + ctz(mask);
    k += 4;
  }
  while (k < limit && !isUniform(load<u32>(bytes + (k << 2)))) k++;
  return k;
}

@inline
function slotOf(table: usize, word: u32): usize {
  return table + (<usize>((word * 0x9e3779b1) >> (32 - hashBits)) << 2);
}

@inline
function costOf(costs: usize, word: u32): i32 {
  return (
    <i32>load<u8>(costs + (word & 255)) +
    <i32>load<u8>(costs + ((word >> 8) & 255)) +
    <i32>load<u8>(costs + ((word >> 16) & 255)) +
    <i32>load<u8>(costs + (word >> 24))
  );
}

export function match(
  bytes: usize,
  first: i32,
  length: i32,
  distance: i32,
  frequencies: usize,
  distances: usize,
  matches: usize,
  listed: i32,
): i32 {
  const at = bytes + first;
  if (distance == 1) less(frequencies, load<u8>(at), length);
  else for (let i = 0; i < length; i++) less(frequencies, load<u8>(at + i), 1);
  const symbol = distanceSymbol(distance);
  let place = matches + listed * 12;
  while (length > 0) {
    // Never leaves 1 or 2 bytes, which no match can copy.
    const part =
      length <= longestMatch ? length : length < longestMatch + 3 ? length - 3 : longestMatch;
    store<i32>(place, first);
    store<i32>(place, part, 4);
    store<i32>(place, distance, 8);
    place += 12;
    count(frequencies, lengthSymbol(part));
    count(distances, symbol);
    listed++;
    first += part;
    length -= part;
  }
  return listed;
}

export function cut(
  bytes: usize,
  start: i32,
  end: i32,
  done: i32,
  table: usize,
  costs: usize,
  frequencies: usize,
  distances: usize,
  matches: usize,
): i32 {
  let listed = 0;
  let from = start; // the first byte after the last match
  let misses = 0;
  let probe = 0;
  const lastWord = (end - 3) >> 2;
  for (let k = (start + 3) >> 2; (k = uniformWord(bytes, k, min<i32>(probe, lastWord))) < lastWord; k++) {
    const at = k << 2;
    const word = load<u32>(bytes + at);
    let source = at - 1;
    if (!(isUniform(word) && at > start && load<u8>(bytes + source) == (word & 255))) {
      if (k < probe) continue;
      const slot = slotOf(table, word);
      source = load<i32>(slot) - done;
      store<i32>(slot, done + at);
      if (misses == 0) {
        store<i32>(slotOf(table, load<u32>(bytes + at, 1)), done + at + 1);
        store<i32>(slotOf(table, load<u32>(bytes + at, 2)), done + at + 2);
        store<i32>(slotOf(table, load<u32>(bytes + at, 3)), done + at + 3);
      }
      probe = k + 1 + (misses++ >> patience);
      if (source < 0 || at - source > furthestMatch || load<u32>(bytes + source) != word) continue;
      if (costOf(costs, word) < cheapWord && !goesOn(bytes, at, source, end)) {
        misses += vainMatch;
        continue;
      }
    }
    const distance = at - source;
    const back = <usize>distance;
    let gain = -(distance == 1 ? runCost : matchCost) - extraOf(distance);
    let first = at;
    while (first > from && first > distance) {
      const place = bytes + first - 1;
      if (load<u8>(place) != load<u8>(place - back)) break;
      gain += load<u8>(costs + load<u8>(place));
      first--;
    }
    let next = at;
    // What is gained beyond `misses` need not be known.
    while (gain <= misses && next < end && load<u8>(bytes + next) == load<u8>(bytes + next - back))
      gain += load<u8>(costs + load<u8>(bytes + next++));
    if (gain <= 0) {
      misses += vainMatch;
      continue;
    }
    while (next < end && load<u8>(bytes + next) == load<u8>(bytes + next - back)) next++;
    listed = match(bytes, first, next - first, distance, frequencies, distances, matches, listed);
    from = next;
    misses = max<i32>(0, misses - gain);
    k = ((next + 3) >> 2) - 1;
  }
  return listed;
}

/** Whether some bytes further on are equal too, where a match must be longer than a few bytes to be of use. */
@inline
function goesOn(bytes: usize, at: i32, source: i32, end: i32): bool {
  const own = bytes + at;
  const other = bytes + source;
  return (
    at + 13 < end &&
    load<u8>(own, 5) == load<u8>(other, 5) &&
    load<u8>(own, 9) == load<u8>(other, 9) &&
    load<u8>(own, 13) == load<u8>(other, 13)
  );
}
