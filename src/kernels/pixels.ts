import { double, get, integer, repeat, set, vector, type Code } from './instructions.js';
import { f64, i32, v128, type Kernel } from './module.js';

const advance = (local: number, bytes: number): Code =>
  set(local, integer.add(get(local), integer.constant(bytes)));

/** Where a table has the entry of a byte. */
const entry = (table: number, at: number, offset: number, bytesLog2: number): Code =>
  integer.add(get(table), integer.shiftLeft(integer.loadByte(get(at), offset), integer.constant(bytesLog2)));

/** Parameters: out, from, count, table. */
export function light(): Kernel {
  const [out, from, count, table] = [0, 1, 2, 3] as const;
  const place = (channel: number): Code => entry(table, from, channel, 2);
  const pixel = [1, 2].reduce<Code>(
    (before, channel) => vector.loadLane(place(channel), before, channel),
    vector.loadFirst(place(0)),
  );
  return {
    parameters: [i32, i32, i32, i32],
    locals: [],
    code: repeat(count, 1, [...vector.store(get(out), pixel), ...advance(from, 3), ...advance(out, 16)]),
  };
}

/** Parameters: out, gray, color, count, table, strength. */
export function mixColors(): Kernel {
  const [out, gray, color, count, table, strength, base] = [0, 1, 2, 3, 4, 5, 6] as const;
  const hues = [7, 8, 9];
  const value = (at: number, channel: number): Code => double.load(entry(table, at, channel, 3));
  const sum = ([a, b, c]: readonly Code[]): Code => double.add(double.add(a!, b!), c!);
  const grays = sum([0, 1, 2].map((channel) => value(gray, channel)));
  const colors = double.multiply(get(strength), sum(hues.map(get)));
  return {
    parameters: [i32, i32, i32, i32, i32, f64],
    locals: [f64, f64, f64, f64],
    code: repeat(count, 1, [
      ...hues.flatMap((hue, channel) => set(hue, value(color, channel))),
      ...set(base, double.divide(double.subtract(grays, colors), double.constant(3))),
      ...hues.flatMap((hue, channel) =>
        double.storeFloat(
          get(out),
          double.add(get(base), double.multiply(get(strength), get(hue))),
          4 * channel,
        ),
      ),
      ...[...advance(gray, 3), ...advance(color, 3), ...advance(out, 16)],
    ]),
  };
}

/** Parameters: out, own, less, more, count. */
export function exchange(): Kernel {
  const [out, own, less, more, count] = [0, 1, 2, 3, 4] as const;
  const [a, b, c] = [own, less, more].map((at) => vector.load(get(at))) as [Code, Code, Code];
  return {
    parameters: [i32, i32, i32, i32, i32],
    locals: [],
    code: repeat(count, 1, [
      ...vector.store(get(out), vector.add(vector.subtract(a, b), c)),
      ...[out, own, less, more].flatMap((at) => advance(at, 16)),
    ]),
  };
}

/** How a float's bits are taken apart by `show`, and what it holds floats within. */
export interface Steps {
  readonly first: number;
  readonly least: number;
  readonly most: number;
  readonly tolerated: number;
}

/** Parameters: out, from, count, table, excess. @returns the count of pixels out of gamut */
export function show({ first, least, most, tolerated }: Steps): Kernel {
  const [out, from, count, table, excess, clipped, value, outside, worst, start] = [
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
  ] as const;
  const same = (number: number): Code => vector.floats(number, number, number, number);
  const v = get(value);
  const entryAt = (lane: number): Code => vector.lane(get(outside), lane);
  const entries = [1, 2].reduce<Code>(
    (before, lane) => vector.loadLane(entryAt(lane), before, lane),
    vector.loadFirst(entryAt(0)),
  );
  const low = (bits: number): Code => vector.integers(bits, bits, bits, bits);
  const codes = vector.shiftRight(
    vector.addIntegers(entries, vector.and(v, low(0xffff))),
    integer.constant(16),
  );
  return {
    parameters: [i32, i32, i32, i32, i32],
    result: i32,
    locals: [i32, v128, v128, v128, v128],
    code: [
      ...set(worst, vector.load(get(excess))),
      ...set(start, vector.splat(integer.subtract(get(table), integer.constant(4 * first)))),
      ...repeat(count, 1, [
        ...set(value, vector.load(get(from))),
        ...set(
          outside,
          vector.and(
            vector.greater(vector.subtract(same(0), v), vector.subtract(v, same(1))),
            vector.integers(-1, -1, -1, 0),
          ),
        ),
        ...set(clipped, integer.add(get(clipped), vector.any(vector.more(get(outside), same(tolerated))))),
        ...set(worst, vector.greater(get(worst), get(outside))),
        ...set(value, vector.lesser(vector.greater(same(least), v), same(most))),
        // The upper 16 bits choose an entry of 4 bytes.
        ...set(
          outside,
          vector.addIntegers(
            vector.and(vector.shiftRight(v, integer.constant(14)), low(0x3fffc)),
            get(start),
          ),
        ),
        ...integer.store(
          get(out),
          vector.lane(vector.shuffle(codes, codes, [0, 4, 8, 8, ...new Array<number>(12).fill(0)]), 0),
        ),
        ...[...advance(from, 16), ...advance(out, 3)],
      ]),
      ...vector.store(get(excess), get(worst)),
      ...get(clipped),
    ],
  };
}
