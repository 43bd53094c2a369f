// Inner loops of flat pictures: see png-flat-kernel.ts for what each does.
import { firstToken, maxMatch, secondToken } from './png-flat-tokens';

/** Ends a list of words: larger than any. */
const none: i32 = 1 << 30;

@inline
function sumOf(lanes: v128): i32 {
  return (
    i32x4.extract_lane(lanes, 0) +
    i32x4.extract_lane(lanes, 1) +
    i32x4.extract_lane(lanes, 2) +
    i32x4.extract_lane(lanes, 3)
  );
}

/** Each number is written, and the next written over it unless its word differs: no branch to guess. */
@inline
function listed(list: usize, k: i32, difference: i32): usize {
  store<i32>(list, k);
  return list + (<usize>(difference != 0) << 2);
}

export function listChanged(row: usize, above: usize, size: i32, list: usize, sums: usize, weight: i32): usize {
  let k = 0;
  let sum = i32x4.splat(0);
  let within = sum;
  let across = sum;
  do {
    const own = v128.load(row);
    const other = v128.load(above);
    const difference = v128.xor(own, other);
    if (v128.any_true(difference)) {
      list = listed(list, k, i32x4.extract_lane(difference, 0));
      list = listed(list, k + 1, i32x4.extract_lane(difference, 1));
      list = listed(list, k + 2, i32x4.extract_lane(difference, 2));
      list = listed(list, k + 3, i32x4.extract_lane(difference, 3));
      const low = i16x8.sub(i16x8.extend_low_i8x16_u(own), i16x8.extend_low_i8x16_u(other));
      const high = i16x8.sub(i16x8.extend_high_i8x16_u(own), i16x8.extend_high_i8x16_u(other));
      const ones = i16x8.splat(1);
      const four = i32x4.add(i32x4.dot_i16x8_s(low, ones), i32x4.dot_i16x8_s(high, ones));
      sum = i32x4.add(sum, four);
      within = i32x4.add(
        within,
        i32x4.add(
          i32x4.dot_i16x8_s(low, i16x8(15, 14, 13, 12, 11, 10, 9, 8)),
          i32x4.dot_i16x8_s(high, i16x8(7, 6, 5, 4, 3, 2, 1, 0)),
        ),
      );
      const weights = i32x4.splat(weight);
      across = i64x2.add(across, i64x2.extmul_low_i32x4_s(four, weights));
      across = i64x2.add(across, i64x2.extmul_high_i32x4_s(four, weights));
    }
    row += 16;
    above += 16;
    weight -= 16;
    k += 4;
    size -= 16;
  } while (size > 0);
  store<i32>(list, none);
  store<f64>(sums, <f64>sumOf(sum));
  const weighted = i64x2.extract_lane(across, 0) + i64x2.extract_lane(across, 1) + <i64>sumOf(within);
  store<f64>(sums, <f64>weighted, 8);
  return list;
}

/** How long a part of a match that is longer than any may be. Never leaves 1 or 2 bytes, which no match can copy. */
@inline
function partOf(length: i32): i32 {
  return select<i32>(length - 3, maxMatch, length < maxMatch + 3);
}

/**
 * Each changed word gives a match up to its first changed byte, unless the word before has changed too, and up to four
 * literals. All are written and those that are not meant are written over, since where they begin and end cannot be
 * foreseen, and a wrong guess costs a processor more than a few writes.
 */
export function cutRow(
  row: usize,
  above: usize,
  list: usize,
  count: i32,
  begin: i32,
  apart: i32,
  whole: i32,
  pixel: usize,
  out: usize,
  rest: usize,
): usize {
  let run = 0;
  let next = load<i32>(list);
  do {
    const k = next;
    const at = k << 2;
    list += 4;
    next = load<i32>(list);
    const nextApart = (k + 1 - next) >> 31;
    let word = load<u32>(row + at);
    if ((apart | (word ^ load<u32>(row + at - pixel))) == 0 && k > 0 && k < whole) {
      run += 4;
      begin = at + 4;
    } else {
      if (run != 0) {
        while (run > maxMatch) {
          const part = partOf(run);
          store<u16>(out, part + firstToken);
          out += 2;
          run -= part;
        }
        store<u16>(out, run + firstToken);
        out += 2;
        run = 0;
      }
      const difference = word ^ load<u32>(above + at);
      const lead = (ctz(difference) >> 3) & apart;
      const trail = (clz(difference) >> 3) & nextApart;
      let length = at + lead - begin;
      while (length > maxMatch) {
        const part = partOf(length);
        store<u16>(out, part + secondToken);
        out += 2;
        length -= part;
      }
      store<u16>(out, length + secondToken);
      out -= apart << 1;
      word >>= lead << 3;
      store<u16>(out, word & 255);
      store<u16>(out, (word >> 8) & 255, 2);
      store<u16>(out, (word >> 16) & 255, 4);
      store<u16>(out, word >> 24, 6);
      out += (4 - (lead + trail)) << 1;
      begin = at + 4 - trail;
    }
    apart = nextApart;
  } while (--count > 0);
  store<i32>(rest, begin);
  store<i32>(rest, run, 4);
  return out;
}

export function countTokens(list: usize, count: i32, counts: usize): void {
  do {
    const place = counts + (<usize>load<u16>(list) << 2);
    store<i32>(place, load<i32>(place) + 1);
    list += 2;
  } while (--count > 0);
}

export function countMatches(list: usize, count: i32): i32 {
  let matches = 0;
  for (; count >= 8; count -= 8, list += 16)
    matches += popcnt(i16x8.bitmask(i16x8.gt_u(v128.load(list), i16x8.splat(<i16>(firstToken - 1)))));
  for (; count > 0; count--, list += 2) matches += <i32>(load<u16>(list) >= firstToken);
  return matches;
}

export function putTokens(
  list: usize,
  count: i32,
  codes: usize,
  out: usize,
  rest: usize,
  held: u32,
  bits: i32,
): usize {
  let all = <u64>held;
  do {
    const code = load<u64>(codes + (<usize>load<u16>(list) << 3));
    all |= (code >> 6) << bits;
    bits += <i32>code & 63;
    store<u64>(out, all);
    out += bits >> 3;
    all >>= bits & 56;
    bits &= 7;
    list += 2;
  } while (--count > 0);
  store<u32>(rest, <u32>all);
  store<i32>(rest, bits, 4);
  return out;
}
