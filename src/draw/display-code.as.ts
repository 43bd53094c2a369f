/**
 * `displayCode` of `src/draw/display-code.ts`.
 * @param thresholds where its `thresholds` begin
 * @param codes where its `codes` begin
 */
@inline
export function displayCode(thresholds: usize, codes: usize, intensity: f64): i32 {
  if (!(intensity > 0)) return 0;
  if (intensity >= 1) return 255;
  const code = <i32>load<u8>(codes + <usize>i32(intensity * 16384));
  return intensity >= load<f64>(thresholds + 8 * <usize>code, 8) ? code + 1 : code;
}
