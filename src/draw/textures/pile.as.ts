// Inner loops of a pile of sprites: see pile-kernel.ts for what each does.

const shift: i32 = 21;
const half: i32 = 1 << (shift - 1);

/** Adds light to four pixels of a plane. */
@inline
function lay(to: usize, color: v128, share: v128): void {
  const light = i32x4.shr_s(i32x4.add(i32x4.mul(color, share), i32x4.splat(half)), shift);
  const under = i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(v128.load32_zero(to)));
  const sum = i32x4.add(under, light);
  const words = i16x8.narrow_i32x4_u(sum, sum);
  v128.store32_lane(to, i8x16.narrow_i16x8_u(words, words), 0);
}

/** Lays four texels under four pixels. */
@inline
function layFour(at: usize, plane: usize, texels: usize, red: v128, green: v128, blue: v128): void {
  const through = i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(v128.load32_zero(at)));
  const texel = v128.load(texels);
  const low = i32x4.splat(255);
  const over = v128.and(texel, low);
  const light = v128.and(i32x4.shr_u(texel, 8), low);
  const passed = i32x4.mul(through, i32x4.sub(i32x4.splat(256), i32x4.shr_u(texel, 16)));
  // (n + 32,640) / 65,280, rounded down, for n below 2^24: by 256 first, then by 255.
  const rest = i32x4.mul(passed, i32x4.sub(low, over));
  const k = i32x4.shr_u(i32x4.add(rest, i32x4.splat(32640)), 8);
  const left = i32x4.shr_u(i32x4.add(i32x4.add(k, i32x4.splat(1)), i32x4.shr_u(k, 8)), 8);
  const words = i16x8.narrow_i32x4_u(left, left);
  v128.store32_lane(at, i8x16.narrow_i16x8_u(words, words), 0);
  if (!v128.any_true(over)) return;
  const share = i32x4.shr_u(i32x4.mul(i32x4.mul(light, over), through), 7);
  lay(at + plane, red, share);
  lay(at + 2 * plane, green, share);
  lay(at + 3 * plane, blue, share);
}

export function slip(
  pile: usize,
  stride: i32,
  plane: usize,
  width: i32,
  texels: usize,
  pitch: i32,
  spans: usize,
  first: i32,
  end: i32,
  left: i32,
  top: i32,
  red: i32,
  green: i32,
  blue: i32,
): void {
  const reds = i32x4.splat(red);
  const greens = i32x4.splat(green);
  const blues = i32x4.splat(blue);
  for (let y = first; y < end; y++) {
    const span = spans + 4 * y;
    let x = max(0, left + <i32>load<u16>(span));
    const stop = min(width, left + <i32>load<u16>(span, 2));
    const row = pile + (top + y) * stride;
    const texel = texels + 4 * (y * pitch - left);
    while (x < stop) {
      // Most of what is slipped under lies under what is closed.
      if (!v128.any_true(v128.load(row + x))) {
        x += 16;
        continue;
      }
      for (const most = min(stop, x + 16); x < most; x += 4)
        if (load<u32>(row + x) != 0) layFour(row + x, plane, texel + 4 * x, reds, greens, blues);
    }
  }
}

export function close(
  out: usize,
  pile: usize,
  stride: i32,
  plane: usize,
  width: i32,
  height: i32,
  red: f64,
  green: f64,
  blue: f64,
): void {
  for (let y = 0; y < height; y++) {
    const row = pile + y * stride;
    for (let at = row, stop = row + width; at < stop; at++, out += 3) {
      const through = load<u8>(at);
      if (through == 0) {
        store<u8>(out, load<u8>(at + plane));
        store<u8>(out, load<u8>(at + 2 * plane), 1);
        store<u8>(out, load<u8>(at + 3 * plane), 2);
        continue;
      }
      const share = <f64>through / 255;
      store<u8>(out, <u8>min<f64>(255, <f64>load<u8>(at + plane) + red * share));
      store<u8>(out, <u8>min<f64>(255, <f64>load<u8>(at + 2 * plane) + green * share), 1);
      store<u8>(out, <u8>min<f64>(255, <f64>load<u8>(at + 3 * plane) + blue * share), 2);
    }
  }
}
