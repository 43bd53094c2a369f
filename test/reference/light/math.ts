/** Elementary functions in single precision: the operations of math.as.ts in their order. */

const f = Math.fround;
const [a0, a1, a2, a3] = [1.5707288, -0.2121144, 0.074261, -0.0187293].map(f);
const [c1, c2, c3, c4] = [-0.49999905, 0.04166358, -0.00138537, 0.00002315].map(f);
const pi = f(Math.PI);
const half = f(Math.PI / 2);
const twice = f(2 * Math.PI);

/** Within 7·10⁻⁵ of the arc cosine of −1 to 1 (M. Abramowitz, I. Stegun, 4.4.45): good enough for light. */
export function arccosine(x: number): number {
  const a = Math.abs(x);
  const p = f(a0 + f(a * f(a1 + f(a * f(a2 + f(a * a3))))));
  const value = f(f(Math.sqrt(f(1 - a))) * p);
  return x < 0 ? f(pi - value) : value;
}

/** Within 10⁻⁴ of the cosine, from −2π to 2π. */
export function cosine(angle: number): number {
  let x = Math.abs(angle);
  if (x > pi) x = f(twice - x);
  const flip = x > half;
  if (flip) x = f(pi - x);
  const s = f(x * x);
  const value = f(1 + f(s * f(c1 + f(s * f(c2 + f(s * f(c3 + f(s * c4))))))));
  return flip ? -value : value;
}
