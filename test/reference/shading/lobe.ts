/**
 * What a GGX surface reflects of a light that comes from one direction, D · V · cosine · π, with Smith's height-correlated masking
 * (without roots, after E. Hammon, PBR diffuse lighting for GGX+Smith microsurfaces, 2017). Schlick's term is {@link lobeFresnel}.
 *
 * @param alpha roughness squared
 * @param lightCosine between normal and light; above 0
 * @param cosine between normal and eye; above 0
 * @param toward the cosine between light and eye
 * @param direct the light that arrives: `lightCosine` by the share that nothing hides
 * @param strength 0.5, or less for a share of the lobe
 */
export function lobeOf(
  alpha: number,
  lightCosine: number,
  cosine: number,
  toward: number,
  direct: number,
  strength: number,
): number {
  const square = alpha * alpha;
  // The half vector's length is √(2 + 2 toward), which all cosines with it share.
  const sum = lightCosine + cosine;
  // Never less than where the half vector is the normal, though a normal that looks away says otherwise.
  const spread = Math.max(square, 1 - ((1 - square) * sum * sum) / (2 + 2 * toward + 1e-9));
  const smith = 2 * lightCosine * cosine * (1 - alpha) + sum * alpha;
  return (strength * square * direct) / (spread * spread * smith);
}

/** Schlick's term of the half vector: of what is not mirrored at normal incidence, the share that is. @param toward as above */
export function lobeFresnel(toward: number): number {
  const away = 1 - Math.sqrt(Math.max(0, 0.5 + 0.5 * toward));
  return away * (away * away * away * away);
}
