/** Where the shoulder begins. */
const KNEE = 0.8;

/**
 * The tone curve: intensities up to 0.8 as they are, those above ever closer to 1, with no kink. So highlights keep
 * their shape and coloured ones turn white, as on film, where clipping would cut out flat patches; 1 becomes 0.9.
 */
export function tone(intensity: number): number {
  if (intensity <= KNEE) return intensity;
  const over = (intensity - KNEE) / (1 - KNEE);
  return KNEE + ((1 - KNEE) * over) / (1 + over);
}
