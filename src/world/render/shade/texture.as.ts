/** `readTexture` of `test/reference/shading/texture.ts`, whose comments explain it. */

/** Places in the record of a texture: see `TextureField` of `../raster/records.ts`. */
const WIDTH: usize = 0;
const HEIGHT: usize = 8;
const LAST: usize = 16;
const WRAP_S: usize = 20;
const WRAP_T: usize = 24;
const DECODE: usize = 28;
const MOST_TAPS: usize = 32;
/** Whether it is laid on by the second coordinates. */
export const SECOND: usize = 36;
const LEVELS: usize = 40;
const LEVEL: usize = 12;

const LONGER: f64 = 4;

/** The blue of what was read last. */
export let blue: f64 = 0;

@inline
function wrapped(coordinate: f64, beyond: i32): f64 {
  if (coordinate >= 0 && coordinate <= 1) return coordinate;
  if (beyond == 0) return coordinate - floor(coordinate);
  if (beyond == 1) return coordinate > 1 ? 1 : 0;
  const folded = coordinate - 2 * floor(coordinate / 2);
  return folded > 1 ? 2 - folded : folded;
}

/** For the last footprint: how often the texture is read, and how far apart the first and the last would be with one more. */
let taps: i32 = 1;
let du: f64 = 0;
let dv: f64 = 0;

@inline
function levelOf(texture: usize, dudx: f64, dvdx: f64, dudy: f64, dvdy: f64): f64 {
  const width = load<f64>(texture, WIDTH);
  const height = load<f64>(texture, HEIGHT);
  const sx = dudx * width;
  const tx = dvdx * height;
  const sy = dudy * width;
  const ty = dvdy * height;
  const right = sx * sx + tx * tx;
  const down = sy * sy + ty * ty;
  const across = right > down;
  let square = across ? right : down;
  taps = 1;
  if (!(square > 1)) return 0;
  const most = load<i32>(texture, MOST_TAPS);
  if (most > 1) {
    const short = LONGER * (across ? down : right);
    while (taps < most && square > f64(taps * taps) * short) taps++;
    if (taps > 1) {
      du = across ? dudx : dudy;
      dv = across ? dvdx : dvdy;
      const own = square / f64(taps * taps);
      square = own > short ? own : short;
      if (!(square > 1)) return 0;
    }
  }
  const last = f64(load<i32>(texture, LAST));
  if (square >= 67108864) return last;
  const texels = sqrt(square);
  const whole = 31 - clz(i32(texels));
  // The fraction is a power of two, whose bits are its exponent's.
  const level = f64(whole) + texels * reinterpret<f64>((1023 - <i64>whole) << 52) - 1;
  return level < last ? level : last;
}

/** Red and green of a texel. */
@inline
function pairOf(decode: usize, texel: u32): v128 {
  return v128.load64_lane(
    decode + 8 * <usize>((texel >> 8) & 255),
    v128.load64_zero(decode + 8 * <usize>(texel & 255)),
    1,
  );
}

@inline
function greenOf(decode: usize, texel: u32): f64 {
  return load<f64>(decode + 8 * <usize>((texel >> 8) & 255));
}

@inline
function blueOf(decode: usize, texel: u32): f64 {
  return load<f64>(decode + 8 * <usize>((texel >> 16) & 255));
}

/**
 * Places in the record of what is read of a texture at a point: how many levels, and of each its place in the texture's record, the places
 * of four texels behind that of the level, how much of the level counts, and how much of each texel.
 */
export const COUNT: usize = 0;
export const FIRST_LEVEL: usize = 16;
export const OWN: usize = 0;
export const TEXELS: usize = 4;
export const SHARE: usize = 24;
export const WEIGHTS: usize = 32;
export const LEVEL_TAPS: usize = 64;

/** The bytes of such a record. */
export const TAPS: usize = 16 + 8 * 64;

/** Finds what is read of a texture where its coordinates are u and v and move so far from pixel to pixel. */
export function findTaps(
  texture: usize,
  out: usize,
  u: f64,
  v: f64,
  dudx: f64,
  dvdx: f64,
  dudy: f64,
  dvdy: f64,
): void {
  const level = levelOf(texture, dudx, dvdx, dudy, dvdy);
  const first = i32(level);
  const next = level - f64(first);
  const last = next > 0 ? first + 1 : first;
  store<i32>(out, taps * (last - first + 1), COUNT);
  const per = 1 / f64(taps);
  const share = (1 - next) * per;
  let tap = out + FIRST_LEVEL;
  for (let i = 0; i < taps; i++) {
    let s = u;
    let t = v;
    if (taps > 1) {
      const along = (f64(i) + 0.5) * per - 0.5;
      s += along * du;
      t += along * dv;
    }
    s = wrapped(s, load<i32>(texture, WRAP_S));
    t = wrapped(t, load<i32>(texture, WRAP_T));
    findFour(texture, tap, first, s, t, share);
    tap += LEVEL_TAPS;
    if (last > first) {
      findFour(texture, tap, last, s, t, next * per);
      tap += LEVEL_TAPS;
    }
  }
}

/** Finds the four texels of a level about a place, and how much of each counts: together `share`. */
@inline
function findFour(texture: usize, tap: usize, level: i32, s: f64, t: f64, share: f64): void {
  const beyondS = load<i32>(texture, WRAP_S);
  const beyondT = load<i32>(texture, WRAP_T);
  const own = LEVELS + LEVEL * <usize>level;
  const width = load<i32>(texture + own, 4);
  const height = load<i32>(texture + own, 8);
  const x = s * f64(width) + 0.5;
  const y = t * f64(height) + 0.5;
  let right = i32(x);
  let lower = i32(y);
  const across = x - f64(right);
  const down = y - f64(lower);
  let left = right - 1;
  let upper = lower - 1;
  if (left < 0) left = beyondS == 0 ? width - 1 : 0;
  if (right >= width) right = beyondS == 0 ? 0 : width - 1;
  if (upper < 0) upper = beyondT == 0 ? height - 1 : 0;
  if (lower >= height) lower = beyondT == 0 ? 0 : height - 1;
  upper *= width;
  lower *= width;
  const wd = across * down * share;
  const wc = down * share - wd;
  const wb = across * share - wd;
  store<usize>(tap, own, OWN);
  store<i32>(tap, 4 * (upper + left), TEXELS);
  store<i32>(tap, 4 * (upper + right), TEXELS + 4);
  store<i32>(tap, 4 * (lower + left), TEXELS + 8);
  store<i32>(tap, 4 * (lower + right), TEXELS + 12);
  store<f64>(tap, share, SHARE);
  store<f64>(tap, share - wb - wc - wd, WEIGHTS);
  store<f64>(tap, wb, WEIGHTS + 8);
  store<f64>(tap, wc, WEIGHTS + 16);
  store<f64>(tap, wd, WEIGHTS + 24);
}

/** Reads what was found, of that texture or of one of the same sides. Returns red and green. */
export function readTaps(texture: usize, taps: usize): v128 {
  const decode = <usize>load<u32>(texture, DECODE);
  let rg = f64x2.splat(0);
  let b: f64 = 0;
  const end = taps + FIRST_LEVEL + LEVEL_TAPS * <usize>load<i32>(taps, COUNT);
  for (let tap = taps + FIRST_LEVEL; tap < end; tap += LEVEL_TAPS) {
    const texels = <usize>load<u32>(texture + load<usize>(tap, OWN));
    const ta = load<u32>(texels + <usize>load<i32>(tap, TEXELS));
    const tb = load<u32>(texels + <usize>load<i32>(tap, TEXELS + 4));
    const tc = load<u32>(texels + <usize>load<i32>(tap, TEXELS + 8));
    const td = load<u32>(texels + <usize>load<i32>(tap, TEXELS + 12));
    if (((ta ^ tb) | (ta ^ tc) | (ta ^ td)) == 0) {
      const share = load<f64>(tap, SHARE);
      rg = f64x2.add(rg, f64x2.mul(f64x2.splat(share), pairOf(decode, ta)));
      b += share * blueOf(decode, ta);
    } else {
      const upperPair = f64x2.add(
        f64x2.mul(v128.load64_splat(tap, WEIGHTS), pairOf(decode, ta)),
        f64x2.mul(v128.load64_splat(tap, WEIGHTS + 8), pairOf(decode, tb)),
      );
      const three = f64x2.add(upperPair, f64x2.mul(v128.load64_splat(tap, WEIGHTS + 16), pairOf(decode, tc)));
      rg = f64x2.add(rg, f64x2.add(three, f64x2.mul(v128.load64_splat(tap, WEIGHTS + 24), pairOf(decode, td))));
      b +=
        load<f64>(tap, WEIGHTS) * blueOf(decode, ta) +
        load<f64>(tap, WEIGHTS + 8) * blueOf(decode, tb) +
        load<f64>(tap, WEIGHTS + 16) * blueOf(decode, tc) +
        load<f64>(tap, WEIGHTS + 24) * blueOf(decode, td);
    }
  }
  blue = b;
  return rg;
}

/** The same of green alone. */
export function readGreen(texture: usize, taps: usize): f64 {
  const decode = <usize>load<u32>(texture, DECODE);
  let green: f64 = 0;
  const end = taps + FIRST_LEVEL + LEVEL_TAPS * <usize>load<i32>(taps, COUNT);
  for (let tap = taps + FIRST_LEVEL; tap < end; tap += LEVEL_TAPS) {
    const texels = <usize>load<u32>(texture + load<usize>(tap, OWN));
    const ta = load<u32>(texels + <usize>load<i32>(tap, TEXELS));
    const tb = load<u32>(texels + <usize>load<i32>(tap, TEXELS + 4));
    const tc = load<u32>(texels + <usize>load<i32>(tap, TEXELS + 8));
    const td = load<u32>(texels + <usize>load<i32>(tap, TEXELS + 12));
    green +=
      ((ta ^ tb) | (ta ^ tc) | (ta ^ td)) == 0
        ? load<f64>(tap, SHARE) * greenOf(decode, ta)
        : load<f64>(tap, WEIGHTS) * greenOf(decode, ta) +
          load<f64>(tap, WEIGHTS + 8) * greenOf(decode, tb) +
          load<f64>(tap, WEIGHTS + 16) * greenOf(decode, tc) +
          load<f64>(tap, WEIGHTS + 24) * greenOf(decode, td);
  }
  return green;
}
