import type { Light } from './environment.js';

/**
 * A filmic tone curve: a toe that deepens shadows, a straight middle and a long shoulder; linear light of any strength in, 0 to 1 out.
 * Middle gray stays where it is.
 * @see K. Narkowicz, ACES Filmic Tone Mapping Curve (2016): a rational fit of the Academy's reference
 */
export function film(light: Light): void {
  // Some of what is more than a channel can hold goes to the others, as on film: strong colors turn white.
  const { red, green, blue } = light;
  const mean = bleach * (red + green + blue);
  light.red = curve(kept * red + mean);
  light.green = curve(kept * green + mean);
  light.blue = curve(kept * blue + mean);
}

/** The light of which {@link film} makes this; of what becomes white, the weakest. */
export function unfilm(light: Light): void {
  const red = uncurve(light.red);
  const green = uncurve(light.green);
  const blue = uncurve(light.blue);
  const mean = bleach * (red + green + blue);
  light.red = Math.max(0, (red - mean) / kept);
  light.green = Math.max(0, (green - mean) / kept);
  light.blue = Math.max(0, (blue - mean) / kept);
}

const kept = 0.94;
const bleach = 0.02;

function curve(intensity: number): number {
  const x = scale * intensity;
  const y = (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14);
  return y > 1 ? 1 : y;
}

/** The positive root of the curve's equation, a x² + b x = c. @param y 0 to 1 */
function uncurve(y: number): number {
  const a = 2.51 - 2.43 * y;
  const b = 0.03 - 0.59 * y;
  const c = 0.14 * y;
  return (Math.sqrt(b * b + 4 * a * c) - b) / (2 * a * scale);
}

/** The scale at which the curve maps 0.18 to 0.18. */
const scale = 0.72;
