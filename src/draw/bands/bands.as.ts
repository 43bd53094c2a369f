// Inner loops of bands and composites: see bands-kernel.ts for what each does.

/** Sums of pixels that lie one after the other, eight at a time, which share each weight. */
export function sum(
  out: usize,
  outStep: i32,
  from: usize,
  tapStep: i32,
  weights: usize,
  taps: i32,
  count: i32,
): void {
  do {
    let at = from;
    let weightAt = weights;
    let left = taps;
    let a = f32x4.splat(0);
    let b = a;
    let c = a;
    let d = a;
    let e = a;
    let f = a;
    let g = a;
    let h = a;
    do {
      const weight = v128.load32_splat(weightAt);
      a = f32x4.add(a, f32x4.mul(weight, v128.load(at)));
      b = f32x4.add(b, f32x4.mul(weight, v128.load(at, 16)));
      c = f32x4.add(c, f32x4.mul(weight, v128.load(at, 32)));
      d = f32x4.add(d, f32x4.mul(weight, v128.load(at, 48)));
      e = f32x4.add(e, f32x4.mul(weight, v128.load(at, 64)));
      f = f32x4.add(f, f32x4.mul(weight, v128.load(at, 80)));
      g = f32x4.add(g, f32x4.mul(weight, v128.load(at, 96)));
      h = f32x4.add(h, f32x4.mul(weight, v128.load(at, 112)));
      at += tapStep;
      weightAt += 4;
    } while (--left > 0);
    v128.store(out, a);
    v128.store((out += outStep), b);
    v128.store((out += outStep), c);
    v128.store((out += outStep), d);
    v128.store((out += outStep), e);
    v128.store((out += outStep), f);
    v128.store((out += outStep), g);
    v128.store((out += outStep), h);
    out += outStep;
    from += 128;
    count -= 8;
  } while (count > 0);
}

/** Sums of pixels that lie further apart, four at a time. */
export function sumSpread(
  out: usize,
  fromStep: i32,
  from: usize,
  tapStep: i32,
  weights: usize,
  taps: i32,
  count: i32,
): void {
  do {
    let p = from;
    let q = p + fromStep;
    let r = q + fromStep;
    let s = r + fromStep;
    from = s + fromStep;
    let weightAt = weights;
    let left = taps;
    let a = f32x4.splat(0);
    let b = a;
    let c = a;
    let d = a;
    do {
      const weight = v128.load32_splat(weightAt);
      a = f32x4.add(a, f32x4.mul(weight, v128.load(p)));
      b = f32x4.add(b, f32x4.mul(weight, v128.load(q)));
      c = f32x4.add(c, f32x4.mul(weight, v128.load(r)));
      d = f32x4.add(d, f32x4.mul(weight, v128.load(s)));
      p += tapStep;
      q += tapStep;
      r += tapStep;
      s += tapStep;
      weightAt += 4;
    } while (--left > 0);
    v128.store(out, a);
    v128.store(out, b, 16);
    v128.store(out, c, 32);
    v128.store(out, d, 48);
    out += 64;
    count -= 4;
  } while (count > 0);
}

/** The place of a byte's entry in a table. */
@inline
function entry(table: usize, at: usize, bytesLog2: i32): usize {
  return table + (<usize>load<u8>(at) << bytesLog2);
}

export function light(out: usize, colors: usize, count: i32, table: usize): void {
  do {
    let pixel = v128.load32_zero(entry(table, colors, 2));
    pixel = v128.load32_lane(entry(table, colors + 1, 2), pixel, 1);
    pixel = v128.load32_lane(entry(table, colors + 2, 2), pixel, 2);
    v128.store(out, pixel);
    colors += 3;
    out += 16;
  } while (--count > 0);
}

export function mixColors(
  out: usize,
  gray: usize,
  color: usize,
  count: i32,
  table: usize,
  strength: f64,
): void {
  do {
    const red = load<f64>(entry(table, color, 3));
    const green = load<f64>(entry(table, color + 1, 3));
    const blue = load<f64>(entry(table, color + 2, 3));
    const grays =
      load<f64>(entry(table, gray, 3)) +
      load<f64>(entry(table, gray + 1, 3)) +
      load<f64>(entry(table, gray + 2, 3));
    const base = (grays - strength * (red + green + blue)) / 3;
    store<f32>(out, <f32>(base + strength * red));
    store<f32>(out, <f32>(base + strength * green), 4);
    store<f32>(out, <f32>(base + strength * blue), 8);
    gray += 3;
    color += 3;
    out += 16;
  } while (--count > 0);
}

export function exchange(out: usize, own: usize, less: usize, more: usize, count: i32): void {
  do {
    v128.store(out, f32x4.add(f32x4.sub(v128.load(own), v128.load(less)), v128.load(more)));
    out += 16;
    own += 16;
    less += 16;
    more += 16;
  } while (--count > 0);
}

export function show(
  out: usize,
  from: usize,
  count: i32,
  entries: usize,
  excess: usize,
  first: i32,
  least: f32,
  most: f32,
  tolerated: f32,
): i32 {
  let clipped = 0;
  let worst = v128.load(excess);
  const start = i32x4.splat(<i32>entries - 4 * first);
  const lower = f32x4.splat(least);
  const upper = f32x4.splat(most);
  const limit = f32x4.splat(tolerated);
  do {
    const value = v128.load(from);
    const outside = v128.and(
      f32x4.pmax(f32x4.sub(f32x4.splat(0), value), f32x4.sub(value, f32x4.splat(1))),
      i32x4(-1, -1, -1, 0),
    );
    clipped += <i32>v128.any_true(f32x4.gt(outside, limit));
    worst = f32x4.pmax(worst, outside);
    const held = f32x4.pmin(f32x4.pmax(lower, value), upper);
    // The upper 16 bits choose an entry of 4 bytes.
    const places = i32x4.add(v128.and(i32x4.shr_s(held, 14), i32x4.splat(0x3fffc)), start);
    let codes = v128.load32_zero(i32x4.extract_lane(places, 0));
    codes = v128.load32_lane(i32x4.extract_lane(places, 1), codes, 1);
    codes = v128.load32_lane(i32x4.extract_lane(places, 2), codes, 2);
    codes = i32x4.shr_s(i32x4.add(codes, v128.and(held, i32x4.splat(0xffff))), 16);
    const bytes = v128.shuffle<u8>(codes, codes, 0, 4, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
    store<i32>(out, i32x4.extract_lane(bytes, 0));
    from += 16;
    out += 3;
  } while (--count > 0);
  v128.store(excess, worst);
  return clipped;
}
