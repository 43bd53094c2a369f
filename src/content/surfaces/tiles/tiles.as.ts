// Fields of a tile, two texels at a time: see tiles-kernel.ts for what each does.

/** `latticeValue` of src/world/lattice-noise.ts: a number in [0, 1) for a point of whole coordinates. */
@inline
function latticeValue(x: i32, y: i32, seed: i32): f64 {
  let h: i32 = (x * 0x27d4eb2d) ^ (y * 0x165667b1) ^ (seed * <i32>0x9e3779b1);
  h = (h ^ (<u32>h >> 15)) * <i32>0x85ebca6b;
  h = (h ^ (<u32>h >> 13)) * <i32>0xc2b2ae35;
  return <f64>(<u32>(h ^ (<u32>h >> 16))) / 4294967296.0;
}

export function lattice(out: usize, across: i32, down: i32, seed: i32, factor: f64): void {
  let sum: f64 = 0;
  let at = out;
  for (let j = 0; j < down; j++)
    for (let i = 0; i < across; i++, at += 4) {
      const value = factor * latticeValue(i, j, seed);
      store<f32>(at, <f32>value);
      sum += value;
    }
  const mean = sum / <f64>(across * down);
  for (let to = out; to < at; to += 4) store<f32>(to, <f32>(<f64>load<f32>(to) - mean));
}

/** A number as it is after single precision. */
@inline
function single(value: f64): f64 {
  return <f64>(<f32>value);
}

@inline
function pair(values: usize): v128 {
  return f64x2.promote_low_f32x4(v128.load64_zero(values));
}

/** A number of each of two places. */
@inline
function both(first: usize, second: usize): v128 {
  return v128.load64_lane(second, v128.load64_zero(first), 1);
}

/** Of each pair of columns the weights of three points of the lattice, three times two f64, and the places in a line of the first of them. */
function describeColumns(columns: usize, size: i32, across: i32): void {
  for (let x = 0; x < size; x++) {
    const place = ((<f64>x + 0.5) * <f64>across) / <f64>size;
    const cell = floor(place);
    const t = place - cell;
    const at = columns + 64 * <usize>(x >> 1);
    const lane = at + 8 * <usize>(x & 1);
    store<f64>(lane, single(0.5 * (1 - t) * (1 - t)));
    store<f64>(lane, single(0.75 - (t - 0.5) * (t - 0.5)), 16);
    store<f64>(lane, single(0.5 * t * t), 32);
    store<i32>(at + 4 * <usize>(x & 1), 8 * <i32>cell, 48);
  }
}

export function addNoise(
  field: usize,
  size: i32,
  across: i32,
  down: i32,
  points: usize,
  line: usize,
  columns: usize,
  ridged: i32,
  factor: f64,
  mean: f64,
): void {
  describeColumns(columns, size, across);
  const zero = f64x2.splat(0);
  const share = f64x2.splat(factor);
  const middle = f64x2.splat(mean);
  const row: usize = 4 * <usize>across;
  const end = columns + 32 * <usize>size;
  for (let y = 0, to = field; y < size; y++) {
    const place = ((<f64>y + 0.5) * <f64>down) / <f64>size;
    const whole = floor(place);
    const t = place - whole;
    const cell = <i32>whole;
    const upper = points + row * <usize>((cell - 1 + down) % down);
    const center = points + row * <usize>cell;
    const lower = points + row * <usize>((cell + 1) % down);
    const a = f64x2.splat(single(0.5 * (1 - t) * (1 - t)));
    const b = f64x2.splat(single(0.75 - (t - 0.5) * (t - 0.5)));
    const c = f64x2.splat(single(0.5 * t * t));
    // The line begins with its last point and ends with its first.
    for (let i: usize = 0; i < row; i += 8) {
      const mixed = f64x2.add(
        f64x2.add(f64x2.mul(a, pair(upper + i)), f64x2.mul(b, pair(center + i))),
        f64x2.mul(c, pair(lower + i)),
      );
      v128.store(line + 8 + 2 * i, f64x2.promote_low_f32x4(f32x4.demote_f64x2_zero(mixed)));
    }
    store<f64>(line, load<f64>(line + 2 * row));
    store<f64>(line + 2 * row, load<f64>(line, 8), 8);
    for (let at = columns; at < end; at += 64, to += 8) {
      const first = line + <usize>load<i32>(at, 48);
      const second = line + <usize>load<i32>(at, 52);
      let value = f64x2.add(
        f64x2.add(
          f64x2.mul(v128.load(at), both(first, second)),
          f64x2.mul(v128.load(at, 16), both(first + 8, second + 8)),
        ),
        f64x2.mul(v128.load(at, 32), both(first + 16, second + 16)),
      );
      if (ridged) {
        const one = f64x2.promote_low_f32x4(f32x4.demote_f64x2_zero(f64x2.add(zero, value)));
        value = f64x2.mul(share, f64x2.sub(middle, f64x2.abs(one)));
      }
      v128.store64_lane(to, f32x4.demote_f64x2_zero(f64x2.add(pair(to), value)), 0);
    }
  }
}

export function slopes(height: usize, size: i32, perColumn: f64, perRow: f64, out: usize): f64 {
  const last = size - 1;
  let largest: f64 = 0;
  for (let y = 0, at = out; y < size; y++) {
    const row = height + 4 * <usize>(y * size);
    const above = height + 4 * <usize>(((y - 1) & last) * size);
    const below = height + 4 * <usize>(((y + 1) & last) * size);
    for (let x = 0; x < size; x++, at += 8) {
      const left = <f64>load<f32>(row + 4 * <usize>((x - 1) & last));
      const right = <f64>load<f32>(row + 4 * <usize>((x + 1) & last));
      const across = (left - right) * perColumn;
      // Green points up in the picture, rows run down.
      const upward =
        (<f64>load<f32>(below + 4 * <usize>x) - <f64>load<f32>(above + 4 * <usize>x)) * perRow;
      store<f32>(at, <f32>across);
      store<f32>(at, <f32>upward, 4);
      const square = across * across + upward * upward;
      if (square > largest) largest = square;
    }
  }
  return largest;
}

export function normals(from: usize, count: i32, scale: f64, out: usize): void {
  const factor = f64x2.splat(scale);
  const offset = f64x2.splat(128);
  for (let i = 0, at = from, to = out; i < count; i++, at += 8, to += 3) {
    const slope = f64x2.div(pair(at), factor);
    const square = f64x2.mul(slope, slope);
    const unit =
      127.5 / sqrt<f64>(f64x2.extract_lane(square, 0) + f64x2.extract_lane(square, 1) + 1);
    const code = i32x4.trunc_sat_f64x2_s_zero(f64x2.add(f64x2.mul(slope, f64x2.splat(unit)), offset));
    store<u8>(to, <u8>i32x4.extract_lane(code, 0));
    store<u8>(to, <u8>i32x4.extract_lane(code, 1), 1);
    store<u8>(to, <u8>(<i32>(unit + f64x2.extract_lane(offset, 0))), 2);
  }
}

export function display(from: usize, count: i32, thresholds: usize, codes: usize, out: usize): void {
  for (let i = 0; i < count; i++) {
    const value = <f64>load<f32>(from + 4 * <usize>i);
    let code: u32 = 0;
    if (value >= 1) code = 255;
    else if (value > 0) {
      code = <u32>load<u8>(codes + <usize>(<i32>(value * 16384)));
      if (value >= load<f64>(thresholds + 8 * <usize>(code + 1))) code++;
    }
    store<u8>(out + <usize>i, <u8>code);
  }
}
