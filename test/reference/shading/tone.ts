/** Where the shoulder begins. */
const KNEE = 0.8;

/**
 * The tone curve: intensities up to 0.8 stay as they are, those above come ever closer to 1, with no kink. So highlights
 * keep their shape and colored ones turn white, as on film, where clipping would cut out flat patches; 1 becomes 0.9.
 */
export function tone(point: { red: number; green: number; blue: number }): void {
  if (point.red > KNEE) point.red = shoulder(point.red);
  if (point.green > KNEE) point.green = shoulder(point.green);
  if (point.blue > KNEE) point.blue = shoulder(point.blue);
}

function shoulder(intensity: number): number {
  const over = (intensity - KNEE) * (1 / (1 - KNEE));
  return KNEE + ((1 - KNEE) * over) / (1 + over);
}
