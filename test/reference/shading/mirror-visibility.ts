/**
 * The share of what is mirrored that is not hidden: near the ambient share for rough surfaces, more for smooth ones, less where they
 * are seen edge on.
 *
 * @param ambient the share of the light from all around that nothing hides, 0 to 1
 * @param cosine between normal and eye
 * @param alpha roughness squared
 */
export function mirrorVisibility(ambient: number, cosine: number, alpha: number): number {
  const sum = cosine + ambient;
  const sharp = sum * sum - 1 + ambient;
  const share = alpha * ambient + (1 - alpha) * sharp;
  return share < 0 ? 0 : share > 1 ? 1 : share;
}
