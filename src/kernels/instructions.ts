/** WebAssembly code as bytes, operands before what is done with them (WebAssembly 2.0, section 5.4; its numbers are there). */
export type Code = readonly number[];

/** Unsigned LEB128. */
export function leb(value: number): number[] {
  const bytes: number[] = [];
  for (; value > 127; value >>>= 7) bytes.push((value & 127) | 128);
  return [...bytes, value];
}

const unary =
  (...opcode: number[]) =>
  (a: Code): Code => [...a, ...opcode];
const binary =
  (...opcode: number[]) =>
  (a: Code, b: Code): Code => [...a, ...b, ...opcode];
/** Alignment is a hint only: that of bytes is always true. */
const load =
  (...opcode: number[]) =>
  (place: Code, offset = 0): Code => [...place, ...opcode, 0, ...leb(offset)];
const store =
  (...opcode: number[]) =>
  (place: Code, value: Code, offset = 0): Code => [...place, ...value, ...opcode, 0, ...leb(offset)];
const bytesOf = (values: Float32Array | Int32Array | Int16Array): Code => [...new Uint8Array(values.buffer)];

export const get = (local: number): Code => [0x20, local];
export const set = (local: number, value: Code): Code => [...value, 0x21, local];

/** Numbers of 32 bits without a sign. */
export const integer = {
  constant: (value: number): Code => {
    const bytes: number[] = [];
    // Signed LEB128: the last byte's bit 6 is the sign.
    for (value |= 0; value < -64 || value > 63; value >>= 7) bytes.push((value & 127) | 128);
    return [0x41, ...bytes, value & 127];
  },
  add: binary(0x6a),
  subtract: binary(0x6b),
  and: binary(0x71),
  or: binary(0x72),
  differing: binary(0x73),
  shiftLeft: binary(0x74),
  /** Filled up with the sign, or with zeros. */
  shiftRight: binary(0x75),
  shiftRightZeros: binary(0x76),
  leadingZeros: unary(0x67),
  trailingZeros: unary(0x68),
  /** 1 where it is so, else 0. */
  isZero: unary(0x45),
  differ: binary(0x47),
  less: binary(0x48),
  more: binary(0x4a),
  /** a where the condition is not 0, else b. */
  choose: (a: Code, b: Code, condition: Code): Code => [...a, ...b, ...condition, 0x1b],
  load: load(0x28),
  loadByte: load(0x2d),
  loadShort: load(0x2f),
  store: store(0x36),
  storeShort: store(0x3b),
};

/** Numbers of 64 bits. */
export const long = {
  or: binary(0x84),
  add: binary(0x7c),
  shiftLeft: binary(0x86),
  shiftRightZeros: binary(0x88),
  /** From an integer, with its sign or without one; and its low 32 bits. */
  extend: unary(0xac),
  extendZeros: unary(0xad),
  low: unary(0xa7),
  load: load(0x29),
  store: store(0x37),
};

export const double = {
  constant: (value: number): Code => [0x44, ...new Uint8Array(Float64Array.of(value).buffer)],
  load: load(0x2b),
  add: binary(0xa0),
  subtract: binary(0xa1),
  multiply: binary(0xa2),
  divide: binary(0xa3),
  fromInteger: unary(0xb7),
  fromLong: unary(0xb9),
  store: store(0x39),
  /** Stores the nearest float. */
  storeFloat: (place: Code, value: Code, offset = 0): Code => store(0x38)(place, [...value, 0xb6], offset),
};

/** Four floats, four integers or 16 bytes at a time. */
export const vector = {
  load: load(0xfd, 0x00),
  /** One number four times. */
  loadSplat: load(0xfd, 0x09),
  /** One number, then zeros. */
  loadFirst: load(0xfd, 0x5c),
  /** The vector with one of its four numbers loaded. */
  loadLane: (place: Code, into: Code, lane: number): Code => [...place, ...into, 0xfd, 0x56, 0, 0, lane],
  store: store(0xfd, 0x0b),
  floats: (...values: number[]): Code => [0xfd, 0x0c, ...bytesOf(Float32Array.from(values))],
  integers: (...values: number[]): Code => [0xfd, 0x0c, ...bytesOf(Int32Array.from(values))],
  splat: unary(0xfd, 0x11),
  lane: (a: Code, lane: number): Code => [...a, 0xfd, 0x1b, lane],
  /** Eight integers of 16 bits. */
  shorts: (...values: number[]): Code => [0xfd, 0x0c, ...bytesOf(Int16Array.from(values))],
  and: binary(0xfd, 0x4e),
  or: binary(0xfd, 0x50),
  /** The bits that differ. */
  differing: binary(0xfd, 0x51),
  /** The bits of `a` where those of `mask` are set, else of `b`. */
  choose: (a: Code, b: Code, mask: Code): Code => [...a, ...b, ...mask, 0xfd, 0x52],
  any: unary(0xfd, 0x53),
  more: binary(0xfd, 0x44),
  add: binary(0xfd, 0xe4, 0x01),
  subtract: binary(0xfd, 0xe5, 0x01),
  multiply: binary(0xfd, 0xe6, 0x01),
  /** b where b < a, else a: a if one of them is not a number. */
  lesser: binary(0xfd, 0xea, 0x01),
  /** b where a < b, else a: a if one of them is not a number. */
  greater: binary(0xfd, 0xeb, 0x01),
  addIntegers: binary(0xfd, 0xae, 0x01),
  subtractShorts: binary(0xfd, 0x91, 0x01),
  /** Two products of 64 bits: of the first two of four integers, or of the last two. */
  multiplyFirst: binary(0xfd, 0xdc, 0x01),
  multiplyLast: binary(0xfd, 0xdd, 0x01),
  addLongs: binary(0xfd, 0xce, 0x01),
  laneLong: (a: Code, lane: number): Code => [...a, 0xfd, 0x1d, lane],
  shiftRight: binary(0xfd, 0xad, 0x01),
  /** Four sums of two products each of neighboring integers of 16 bits. */
  dot: binary(0xfd, 0xba, 0x01),
  /** Four sums of neighbors of eight integers of 16 bits without a sign. */
  addNeighborShorts: unary(0xfd, 0x7f),
  /** Bytes of two vectors, 0 to 31, in the order listed. */
  shuffle: (a: Code, b: Code, order: readonly number[]): Code => [...a, ...b, 0xfd, 0x0d, ...order],
};

/** Sixteen bytes without a sign at a time. Comparisons set all bits of a byte. */
export const bytes = {
  constant: (value: number): Code => [0xfd, 0x0c, ...new Array<number>(16).fill(value)],
  subtract: binary(0xfd, 0x71),
  lesser: binary(0xfd, 0x77),
  greater: binary(0xfd, 0x79),
  equal: binary(0xfd, 0x23),
  notMore: binary(0xfd, 0x2a),
  /** (a + b + 1) / 2, rounded down. */
  meanUp: binary(0xfd, 0x7b),
  /** Eight sums of neighbors, of 16 bits. */
  addNeighbors: unary(0xfd, 0x7d),
  /** Eight of them as integers of 16 bits. */
  lowerHalf: unary(0xfd, 0x89, 0x01),
  upperHalf: unary(0xfd, 0x8a, 0x01),
};

/** Does something where a condition is not 0, and else something other. */
export const when = (condition: Code, then: Code, otherwise: Code = []): Code => [
  ...[...condition, 0x04, 0x40, ...then],
  ...(otherwise.length > 0 ? [0x05, ...otherwise] : []),
  0x0b,
];

/** Does something as long as a condition is not 0. */
export const whileSo = (condition: Code, body: Code): Code => [
  ...[0x03, 0x40, ...condition, 0x04, 0x40, ...body, 0x0c, 1, 0x0b, 0x0b],
];

/** Does something once, and again while a counter that goes down by `step` each time is more than 0. */
export const repeat = (counter: number, step: number, body: Code): Code => [
  ...[0x03, 0x40, ...body],
  ...[...get(counter), 0x41, step, 0x6b, 0x22, counter],
  ...[0x41, 0, 0x4a, 0x0d, 0, 0x0b],
];
