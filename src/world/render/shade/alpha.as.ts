/** Where a material is: the alpha of `Sampler` of `src/world/shading/sampler.ts`. */
import { LEVEL, LEVELS, levelOf, WRAP_S, WRAP_T, wrapped } from './texture.as';

/** The alpha of a texture that is read once for each point, without its colors: finding where leaves are is most of what they cost. */
@inline
export function readAlpha(
  texture: usize,
  u: f64,
  v: f64,
  dudx: f64,
  dvdx: f64,
  dudy: f64,
  dvdy: f64,
): f64 {
  const level = levelOf(texture, dudx, dvdx, dudy, dvdy);
  const first = i32(level);
  const next = level - f64(first);
  const beyondS = load<i32>(texture, WRAP_S);
  const beyondT = load<i32>(texture, WRAP_T);
  const s = wrapped(u, beyondS);
  const t = wrapped(v, beyondT);
  let alpha = alphaOf(texture, first, beyondS, beyondT, s, t, 1 - next);
  if (next > 0) alpha += alphaOf(texture, first + 1, beyondS, beyondT, s, t, next);
  return alpha;
}

/** The alpha of a level, times a share. */
function alphaOf(texture: usize, level: i32, beyondS: i32, beyondT: i32, s: f64, t: f64, share: f64): f64 {
  const own = texture + LEVELS + LEVEL * <usize>level;
  const texels = <usize>load<u32>(own);
  const width = load<i32>(own, 4);
  const height = load<i32>(own, 8);
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
  const ta = load<u32>(texels + 4 * <usize>(upper + left));
  const tb = load<u32>(texels + 4 * <usize>(upper + right));
  const tc = load<u32>(texels + 4 * <usize>(lower + left));
  const td = load<u32>(texels + 4 * <usize>(lower + right));
  if (((ta ^ tb) | (ta ^ tc) | (ta ^ td)) == 0) return (share * f64(ta >>> 24)) / 255;
  const wd = across * down * share;
  const wc = down * share - wd;
  const wb = across * share - wd;
  const wa = share - wb - wc - wd;
  return (wa * f64(ta >>> 24) + wb * f64(tb >>> 24) + wc * f64(tc >>> 24) + wd * f64(td >>> 24)) / 255;
}
