/**
 * The one inner loop of all Gaussians, in WebAssembly: sums of weighted pixels, four floats at a time. Its operations are
 * IEEE 754 single precision without exception, so that its results are the same bits on every machine; plain JavaScript
 * takes three times as long.
 */
interface Exports {
  readonly memory: { readonly buffer: ArrayBuffer; grow(pages: number): number };
  sum(
    out: number,
    outStep: number,
    from: number,
    fromStep: number,
    tapStep: number,
    weights: number,
    taps: number,
    count: number,
  ): void;
  show(out: number, from: number, count: number, codes: number, thresholds: number): number;
}

/** What is used of the standard's JavaScript interface, which TypeScript knows only with the types of browsers. */
const { Instance, Module } = (
  globalThis as unknown as {
    WebAssembly: {
      Module: new (bytes: Uint8Array) => object;
      Instance: new (module: object) => { readonly exports: unknown };
    };
  }
).WebAssembly;

/** Bytes of a pixel: four floats. */
export const pixelBytes = 16;
const pageBytes = 65_536;

/** Pixels of four floats and weights in the memory of the loop. Who uses it takes what it needs anew each time. */
class VectorSums {
  private exports: Exports | undefined;
  private view = new Float32Array(0);
  private taken = 0;

  /** Begins anew, with room for so many bytes; pieces are rounded up and apart, for which a page more is kept. */
  begin(bytes: number): void {
    this.exports ??= new Instance(new Module(program())).exports as Exports;
    const { memory } = this.exports;
    const missing = bytes + pageBytes - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / pageBytes));
    if (this.view.buffer !== memory.buffer) this.view = new Float32Array(memory.buffer);
    this.taken = 0;
  }

  /** All of the memory; index i is at byte 4i. Only until the next `begin`. */
  get floats(): Float32Array {
    return this.view;
  }

  /** The same as bytes. */
  get bytes(): Uint8Array {
    return new Uint8Array(this.view.buffer);
  }

  /** The byte at which a free piece of so many bytes begins. */
  take(bytes: number): number {
    const at = this.taken;
    this.taken += Math.ceil(bytes / 64) * 64 + 64;
    return at;
  }

  /** Takes a piece and fills it. */
  put(values: ArrayLike<number>): number {
    const at = this.take(4 * values.length);
    this.view.set(values, at / 4);
    return at;
  }

  /**
   * Pixel i of the result, i from 0 to `count` − 1 rounded up to a multiple of 4: Σ weights[t] · the pixel at from + i · fromStep +
   * t · tapStep, t rising from 0 to `taps` − 1, goes to out + i · outStep. All places and steps are in bytes.
   */
  sum: Exports['sum'] = (...args) => this.exports!.sum(...args);

  /**
   * Writes the codes of the first three values of so many pixels, three bytes each, as `displayCode` gives them.
   *
   * @param codes of intensities k / 16,384, bytes @param thresholds the least float that is shown as k or more, k from 0 to 256
   * @returns how many of the pixels had a value outside 0 to 1
   */
  show: Exports['show'] = (...args) => this.exports!.show(...args);
}

export const vectorSums = new VectorSums();

const [i32, f32, v128] = [0x7f, 0x7d, 0x7b];
const [block, loop, end, br, brIf] = [[0x02, 0x40], [0x03, 0x40], [0x0b], [0x0c], [0x0d]] as const;
const [add32, sub32, lessEqual] = [[0x6a], [0x6b], [0x4c]] as const;
const get = (local: number) => [0x20, local];
const set = (local: number) => [0x21, local];
const tee = (local: number) => [0x22, local];
const constant = (value: number) => [0x41, value]; // 0 to 63
const load = [0xfd, 0x00, 0x02, 0x00];
const loadSplat = [0xfd, 0x09, 0x02, 0x00];
const store = [0xfd, 0x0b, 0x02, 0x00];
const zeros = [0xfd, 0x0c, ...new Array<number>(16).fill(0)];
const [add, multiply] = [
  [0xfd, 0xe4, 0x01],
  [0xfd, 0xe6, 0x01],
] as const;

/** The module's bytes (WebAssembly 2.0, section 5). */
function program(): Uint8Array<ArrayBuffer> {
  const sized = (bytes: readonly number[]) => [...leb(bytes.length), ...bytes];
  const section = (id: number, bytes: readonly number[]) => [id, ...sized(bytes)];
  const name = (text: string) => sized([...text].map((c) => c.charCodeAt(0)));
  const body = [2, 6, i32, 5, v128, ...sumCode(), ...end];
  const shown = [3, 2, i32, 1, f32, 1, v128, ...showCode(), ...end];
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, [
      2,
      0x60,
      ...sized(new Array<number>(8).fill(i32)),
      0,
      0x60,
      ...sized(new Array<number>(5).fill(i32)),
      1,
      i32,
    ]),
    ...section(3, [2, 0, 1]),
    ...section(5, [1, 0, 1]),
    ...section(7, [3, ...name('memory'), 2, 0, ...name('sum'), 0, 0, ...name('show'), 0, 1]),
    ...section(10, [2, ...sized(body), ...sized(shown)]),
  ]);
}

/** Four pixels of the result at a time: their sums share each weight. */
function sumCode(): number[] {
  const [out, outStep, from, fromStep, tapStep, weights, taps, count] = [0, 1, 2, 3, 4, 5, 6, 7] as const;
  const places = [8, 9, 10, 11];
  const [weightAt, left] = [12, 13];
  const sums = [14, 15, 16, 17];
  const weight = 18;
  return [
    ...block,
    ...loop,
    ...[...get(count), ...constant(0), ...lessEqual, ...brIf, 1],
    ...places.flatMap((place) => [...get(from), ...set(place), ...advance(from, get(fromStep))]),
    ...[...get(weights), ...set(weightAt), ...get(taps), ...set(left)],
    ...sums.flatMap((sum) => [...zeros, ...set(sum)]),
    ...loop,
    ...[...get(weightAt), ...loadSplat, ...set(weight)],
    ...places.flatMap((place, i) => [
      ...[...get(sums[i]!), ...get(weight), ...get(place), ...load, ...multiply, ...add, ...set(sums[i]!)],
      ...advance(place, get(tapStep)),
    ]),
    ...advance(weightAt, constant(4)),
    ...[...get(left), ...constant(1), ...sub32, ...tee(left), ...brIf, 0],
    ...end,
    ...sums.flatMap((sum) => [...get(out), ...get(sum), ...store, ...advance(out, get(outStep))]),
    ...[...get(count), ...constant(4), ...sub32, ...set(count), ...br, 0],
    ...end,
    ...end,
  ];
}

/** A pixel at a time: a look at whether it is in gamut, and three times a cell's code, or the next. */
function showCode(): number[] {
  const [out, from, count, codes, thresholds, code, outside, value, pixel] = [
    0, 1, 2, 3, 4, 5, 6, 7, 8,
  ] as const;
  const float = (bytes: readonly number[]) => [0x43, ...bytes];
  const [zero, one, cells] = [
    [0, 0, 0, 0],
    [0, 0, 0x80, 0x3f],
    [0, 0, 0x80, 0x46],
  ] as const; // 16,384
  const colours = (bytes: readonly number[]) => [0xfd, 0x0c, ...bytes, ...bytes, ...bytes, 0, 0, 0, 0];
  const [least, most, times, notLess] = [[0x96], [0x97], [0x94], [0x60]] as const;
  const [less, more, or, and, any] = [
    [0xfd, 0x43],
    [0xfd, 0x44],
    [0xfd, 0x50],
    [0xfd, 0x4e],
    [0xfd, 0x53],
  ] as const;
  const channel = (c: number): number[] => [
    ...[...get(from), 0x2a, 0, 4 * c, ...float(zero), ...most, ...float(one), ...least, ...set(value)],
    // Rounding down also makes 0 of what is no number.
    ...[
      ...get(value),
      ...float(cells),
      ...times,
      0xfc,
      0x01,
      ...get(codes),
      ...add32,
      0x2d,
      0,
      0,
      ...set(code),
    ],
    ...[...get(out), ...get(code), ...get(value)],
    ...[...get(code), ...constant(2), 0x74, ...get(thresholds), ...add32, 0x2a, 0, 4, ...notLess],
    ...[...add32, 0x3a, 0, c],
  ];
  return [
    ...loop,
    ...[...get(from), ...load, ...set(pixel)],
    ...[...get(pixel), ...colours(zero), ...less, ...get(pixel), ...colours(one), ...more, ...or],
    ...[...colours([0xff, 0xff, 0xff, 0xff]), ...and, ...any, ...get(outside), ...add32, ...set(outside)],
    ...[0, 1, 2].flatMap(channel),
    ...advance(from, constant(16)),
    ...advance(out, constant(3)),
    ...[...get(count), ...constant(1), ...sub32, ...tee(count), ...brIf, 0],
    ...end,
    ...get(outside),
  ];
}

const advance = (local: number, step: readonly number[]) => [...get(local), ...step, ...add32, ...set(local)];

/** Unsigned LEB128. */
function leb(value: number): number[] {
  const bytes: number[] = [];
  for (; value > 127; value >>>= 7) bytes.push((value & 127) | 128);
  return [...bytes, value];
}
