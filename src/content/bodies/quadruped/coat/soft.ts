/** 0 where x ≤ -half, 1 where x ≥ half, smooth between. */
export function soft(x: number, half: number): number {
  const t = Math.max(0, Math.min(1, 0.5 + x / (2 * half)));
  return t * t * (3 - 2 * t);
}
