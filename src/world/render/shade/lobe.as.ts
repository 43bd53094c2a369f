/** test/reference/shading/lobe.ts, whose comments explain it: two points at a time. */

/** The result does not count for lanes whose `direct` is 0. */
@inline
export function lobeOf(
  alpha: v128,
  lightCosine: v128,
  cosine: v128,
  toward: v128,
  direct: v128,
  strength: v128,
): v128 {
  const one = f64x2.splat(1);
  const two = f64x2.splat(2);
  const square = f64x2.mul(alpha, alpha);
  const sum = f64x2.add(lightCosine, cosine);
  const spread = f64x2.max(
    square,
    f64x2.sub(
      one,
      f64x2.div(
        f64x2.mul(f64x2.mul(f64x2.sub(one, square), sum), sum),
        f64x2.add(f64x2.add(two, f64x2.mul(two, toward)), f64x2.splat(1e-9)),
      ),
    ),
  );
  const smith = f64x2.add(
    f64x2.mul(f64x2.mul(f64x2.mul(two, lightCosine), cosine), f64x2.sub(one, alpha)),
    f64x2.mul(sum, alpha),
  );
  return f64x2.div(
    f64x2.mul(f64x2.mul(strength, square), direct),
    f64x2.mul(f64x2.mul(spread, spread), smith),
  );
}

@inline
export function lobeFresnel(toward: v128): v128 {
  const half = f64x2.splat(0.5);
  const cosine = f64x2.sqrt(f64x2.max(f64x2.splat(0), f64x2.add(half, f64x2.mul(half, toward))));
  const away = f64x2.sub(f64x2.splat(1), cosine);
  return f64x2.mul(away, f64x2.mul(f64x2.mul(f64x2.mul(away, away), away), away));
}
