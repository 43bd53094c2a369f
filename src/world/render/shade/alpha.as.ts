/** Where a material is: the alpha of what was found of a texture, as `readTaps` reads its colors. */
import { COUNT, FIRST_LEVEL, LEVEL_TAPS, OWN, SHARE, TEXELS, WEIGHTS } from './texture.as';

@inline
function alphaOf(texel: u32): f64 {
  return f64(texel >>> 24);
}

@inline
export function readAlpha(texture: usize, taps: usize): f64 {
  let alpha: f64 = 0;
  const end = taps + FIRST_LEVEL + LEVEL_TAPS * <usize>load<i32>(taps, COUNT);
  for (let tap = taps + FIRST_LEVEL; tap < end; tap += LEVEL_TAPS) {
    const texels = <usize>load<u32>(texture + load<usize>(tap, OWN));
    const ta = load<u32>(texels + <usize>load<i32>(tap, TEXELS));
    const tb = load<u32>(texels + <usize>load<i32>(tap, TEXELS + 4));
    const tc = load<u32>(texels + <usize>load<i32>(tap, TEXELS + 8));
    const td = load<u32>(texels + <usize>load<i32>(tap, TEXELS + 12));
    const sum =
      ((ta ^ tb) | (ta ^ tc) | (ta ^ td)) == 0
        ? load<f64>(tap, SHARE) * alphaOf(ta)
        : load<f64>(tap, WEIGHTS) * alphaOf(ta) +
          load<f64>(tap, WEIGHTS + 8) * alphaOf(tb) +
          load<f64>(tap, WEIGHTS + 16) * alphaOf(tc) +
          load<f64>(tap, WEIGHTS + 24) * alphaOf(td);
    alpha += sum / 255;
  }
  return alpha;
}
