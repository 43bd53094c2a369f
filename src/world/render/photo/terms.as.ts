/** Terms of `PointEnvironmentSurface` of test/reference, for two points at a time. */
import { held } from '../shade/metallic/terms.as';
import { all } from '../shade/scene.as';
import { IRRADIANCE } from './frame.as';

/** The irradiance of a channel: see `Irradiance.read`. */
@inline
export function irradiance(
  frame: usize,
  channel: usize,
  x: v128,
  y: v128,
  z: v128,
  xy: v128,
  yz: v128,
  zz: v128,
  xz: v128,
  xx: v128,
): v128 {
  const f = frame + IRRADIANCE + 8 * channel;
  let sum = f64x2.add(all(f, 0), f64x2.mul(all(f, 24), y));
  sum = f64x2.add(sum, f64x2.mul(all(f, 48), z));
  sum = f64x2.add(sum, f64x2.mul(all(f, 72), x));
  sum = f64x2.add(sum, f64x2.mul(all(f, 96), xy));
  sum = f64x2.add(sum, f64x2.mul(all(f, 120), yz));
  sum = f64x2.add(sum, f64x2.mul(all(f, 144), zz));
  sum = f64x2.add(sum, f64x2.mul(all(f, 168), xz));
  sum = f64x2.add(sum, f64x2.mul(all(f, 192), xx));
  return v128.and(sum, f64x2.gt(sum, f64x2.splat(0)));
}

/** Exposure, and the film's curve: see `film` of src/world/light/finish.ts. */
@inline
export function curve(intensity: v128): v128 {
  const one = f64x2.splat(1);
  const x = f64x2.mul(f64x2.splat(0.72), intensity);
  const y = f64x2.div(
    f64x2.mul(x, f64x2.add(f64x2.mul(f64x2.splat(2.51), x), f64x2.splat(0.03))),
    f64x2.add(f64x2.mul(x, f64x2.add(f64x2.mul(f64x2.splat(2.43), x), f64x2.splat(0.59))), f64x2.splat(0.14)),
  );
  return v128.bitselect(one, y, f64x2.gt(y, one));
}

/** See test/reference/shading/mirror-visibility.ts. */
@inline
export function mirrorVisibility(ambient: v128, cosine: v128, alpha: v128): v128 {
  const one = f64x2.splat(1);
  const sum = f64x2.add(cosine, ambient);
  const sharp = f64x2.add(f64x2.sub(f64x2.mul(sum, sum), one), ambient);
  return held(f64x2.add(f64x2.mul(alpha, ambient), f64x2.mul(f64x2.sub(one, alpha), sharp)), 0, 1);
}

@inline
export function lane0(pair: v128): f64 {
  return f64x2.extract_lane(pair, 0);
}

@inline
export function lane1(pair: v128): f64 {
  return f64x2.extract_lane(pair, 1);
}
