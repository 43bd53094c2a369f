import {
  bytes,
  double,
  get,
  integer,
  long,
  repeat,
  set,
  vector,
  when,
  whileSo,
  type Code,
} from './instructions.js';
import { i32, i64, v128, type Kernel } from './module.js';
import { maxMatch } from './deflate-symbols.js';
import { firstToken, secondToken } from './token-kinds.js';

const { add, and, choose, constant, differing, isZero, less, more, or, shiftLeft, shiftRight, subtract } =
  integer;

const addTo = (local: number, value: Code): Code => set(local, add(get(local), value));
const advance = (local: number, by: number): Code => addTo(local, constant(by));

/** Ends a list of words: larger than any. */
const none = 1 << 30;

/**
 * Lists the numbers of the words of four bytes in which a row differs from the row above, and `none` behind them; returns where
 * the list ends. Writes two doubles to `sums`: by how much the bytes differ, all together, and each times its weight.
 *
 * Parameters: row, row above, bytes of a row (a multiple of 16), list, sums, weight of the row's sixteenth byte; weights go down
 * by 1 from byte to byte.
 */
export function listChanged(): Kernel {
  const [row, above, size, list, sums, weight] = [0, 1, 2, 3, 4, 5] as const;
  const [k, difference, own, other, four, sum, within, across] = [6, 7, 8, 9, 10, 11, 12, 13] as const;
  const half = (which: (a: Code) => Code): Code => vector.subtractShorts(which(get(own)), which(get(other)));
  const dot = (low: Code, high: Code): Code =>
    vector.addIntegers(vector.dot(half(bytes.lowerHalf), low), vector.dot(half(bytes.upperHalf), high));
  const ones = vector.shorts(...new Array<number>(8).fill(1));
  const falling = (heaviest: number): Code =>
    vector.shorts(...[0, 1, 2, 3, 4, 5, 6, 7].map((i) => heaviest - i));
  const weights = vector.splat(get(weight));
  const lanes = (local: number): Code =>
    [1, 2, 3].reduce((total, lane) => add(total, vector.lane(get(local), lane)), vector.lane(get(local), 0));
  return {
    parameters: [i32, i32, i32, i32, i32, i32],
    result: i32,
    locals: [i32, v128, v128, v128, v128, v128, v128, v128],
    code: [
      ...repeat(size, 16, [
        ...set(own, vector.load(get(row))),
        ...set(other, vector.load(get(above))),
        ...set(difference, vector.differing(get(own), get(other))),
        ...when(vector.any(get(difference)), [
          // Each is written, and the next written over it unless it differs: no branch to guess.
          ...[0, 1, 2, 3].flatMap((lane) => [
            ...integer.store(get(list), add(get(k), constant(lane))),
            ...addTo(list, shiftLeft(isZero(isZero(vector.lane(get(difference), lane))), constant(2))),
          ]),
          ...set(four, dot(ones, ones)),
          ...set(sum, vector.addIntegers(get(sum), get(four))),
          ...set(within, vector.addIntegers(get(within), dot(falling(15), falling(7)))),
          ...set(across, vector.addLongs(get(across), vector.multiplyFirst(get(four), weights))),
          ...set(across, vector.addLongs(get(across), vector.multiplyLast(get(four), weights))),
        ]),
        ...advance(row, 16),
        ...advance(above, 16),
        ...advance(weight, -16),
        ...advance(k, 4),
      ]),
      ...integer.store(get(list), constant(none)),
      ...double.store(get(sums), double.fromInteger(lanes(sum))),
      ...double.store(
        get(sums),
        double.fromLong(
          long.add(
            long.add(vector.laneLong(get(across), 0), vector.laneLong(get(across), 1)),
            long.extend(lanes(within)),
          ),
        ),
        8,
      ),
      ...get(list),
    ],
  };
}

/**
 * Cuts a row into tokens of two bytes, from `out` on; returns where they end. What is left over at the end goes to `rest`: where
 * the bytes begin that equal the row above, and how many bytes before those equal the pixel before them.
 *
 * Each changed word gives a match up to its first changed byte, unless the word before has changed too, and up to four
 * literals. All are written and those that are not meant are written over, since where they begin and end cannot be
 * foreseen, and a wrong guess costs a processor more than a few writes.
 *
 * Parameters: row, row above, list of changed words, how many they are (at least 1), where the bytes begin that equal the row
 * above, −1 if a word that has not changed lies before the first or 0, whole words of a row, bytes of a pixel, out, rest.
 */
export function cutRow(): Kernel {
  const [row, above, list, count, begin, apart, whole, pixel, out, rest] = [
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
  ] as const;
  const [k, next, nextApart, word, run, difference, lead, trail, length, part] = [
    10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
  ] as const;
  const place = (start: number): Code => add(get(start), shiftLeft(get(k), constant(2)));
  const put = (value: Code, offset = 0): Code => integer.storeShort(get(out), value, offset);
  /** Never leaves 1 or 2 bytes, which no match can copy. */
  const longMatches = (local: number, token: number): Code =>
    whileSo(more(get(local), constant(maxMatch)), [
      ...set(
        part,
        choose(
          subtract(get(local), constant(3)),
          constant(maxMatch),
          less(get(local), constant(maxMatch + 3)),
        ),
      ),
      ...put(add(get(part), constant(token))),
      ...advance(out, 2),
      ...set(local, subtract(get(local), get(part))),
    ]);
  const byteOf = (i: number): Code => and(integer.shiftRightZeros(get(word), constant(8 * i)), constant(255));
  return {
    parameters: [i32, i32, i32, i32, i32, i32, i32, i32, i32, i32],
    result: i32,
    locals: new Array<number>(10).fill(i32),
    code: [
      ...set(next, integer.load(get(list))),
      ...repeat(count, 1, [
        ...set(k, get(next)),
        ...advance(list, 4),
        ...set(next, integer.load(get(list))),
        ...set(nextApart, shiftRight(subtract(add(get(k), constant(1)), get(next)), constant(31))),
        ...set(word, integer.load(place(row))),
        ...when(
          and(
            isZero(or(get(apart), differing(get(word), integer.load(subtract(place(row), get(pixel)))))),
            and(more(get(k), constant(0)), less(get(k), get(whole))),
          ),
          [...advance(run, 4), ...set(begin, add(shiftLeft(get(k), constant(2)), constant(4)))],
          [
            ...when(get(run), [
              ...longMatches(run, firstToken),
              ...put(add(get(run), constant(firstToken))),
              ...advance(out, 2),
              ...set(run, constant(0)),
            ]),
            ...set(difference, differing(get(word), integer.load(place(above)))),
            ...set(lead, and(shiftRight(integer.trailingZeros(get(difference)), constant(3)), get(apart))),
            ...set(
              trail,
              and(shiftRight(integer.leadingZeros(get(difference)), constant(3)), get(nextApart)),
            ),
            ...set(length, subtract(add(shiftLeft(get(k), constant(2)), get(lead)), get(begin))),
            ...longMatches(length, secondToken),
            ...put(add(get(length), constant(secondToken))),
            ...set(out, subtract(get(out), shiftLeft(get(apart), constant(1)))),
            ...set(word, integer.shiftRightZeros(get(word), shiftLeft(get(lead), constant(3)))),
            ...[0, 1, 2, 3].flatMap((i) => put(byteOf(i), 2 * i)),
            ...addTo(out, shiftLeft(subtract(constant(4), add(get(lead), get(trail))), constant(1))),
            ...set(begin, subtract(add(shiftLeft(get(k), constant(2)), constant(4)), get(trail))),
          ],
        ),
        ...set(apart, get(nextApart)),
      ]),
      ...integer.store(get(rest), get(begin)),
      ...integer.store(get(rest), get(run), 4),
      ...get(out),
    ],
  };
}

/** Counts tokens in tables of integers. Parameters: list, how many there are (at least 1), counts. */
export function countTokens(): Kernel {
  const [list, count, counts, place] = [0, 1, 2, 3] as const;
  return {
    parameters: [i32, i32, i32],
    locals: [i32],
    code: repeat(count, 1, [
      ...set(place, add(get(counts), shiftLeft(integer.loadShort(get(list)), constant(2)))),
      ...integer.store(get(place), add(integer.load(get(place)), constant(1))),
      ...advance(list, 2),
    ]),
  };
}

/**
 * Writes the codes of tokens as a string of bits, after bits that are held, at most 7; returns where the last whole byte ends. What
 * is held then, and how many bits, goes to `rest`.
 *
 * Parameters: list, how many there are (at least 1), codes (of 64 bits: how many bits in the lowest 6, at most 57, the code above
 * them), out, rest, held, bits held.
 */
export function putTokens(): Kernel {
  const [list, count, codes, out, rest, first, bits] = [0, 1, 2, 3, 4, 5, 6] as const;
  const [held, code] = [7, 8] as const;
  return {
    parameters: [i32, i32, i32, i32, i32, i32, i32],
    result: i32,
    locals: [i64, i64],
    code: [
      ...set(held, long.extendZeros(get(first))),
      ...repeat(count, 1, [
        ...set(code, long.load(add(get(codes), shiftLeft(integer.loadShort(get(list)), constant(3))))),
        ...set(
          held,
          long.or(
            get(held),
            long.shiftLeft(
              long.shiftRightZeros(get(code), long.extendZeros(constant(6))),
              long.extendZeros(get(bits)),
            ),
          ),
        ),
        ...addTo(bits, and(long.low(get(code)), constant(63))),
        ...long.store(get(out), get(held)),
        ...addTo(out, shiftRight(get(bits), constant(3))),
        ...set(held, long.shiftRightZeros(get(held), long.extendZeros(and(get(bits), constant(56))))),
        ...set(bits, and(get(bits), constant(7))),
        ...advance(list, 2),
      ]),
      ...integer.store(get(rest), long.low(get(held))),
      ...integer.store(get(rest), get(bits), 4),
      ...get(out),
    ],
  };
}
