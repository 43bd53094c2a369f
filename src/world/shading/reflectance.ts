import { cosDegrees } from '../../core/math/index.js';
import type { Material } from '../material.js';

/** The reflectance of a dielectric at normal incidence, for an index of refraction of 1.5. */
export const DIELECTRIC = 0.04;

/** The reflectance of a material as a dielectric: at normal incidence, and at grazing incidence (KHR_materials_specular). */
export function dielectricOf({ reflectance = DIELECTRIC, specular = 1 }: Material): {
  readonly normal: number;
  readonly edge: number;
} {
  const edge = Math.min(1, Math.max(0, specular));
  return { normal: edge * Math.min(1, Math.max(0, reflectance)), edge };
}

/** Intervals along roughness and along the cosine of the view; a power of two, so that places on the grid are exact. */
export const reflectanceSteps = 32;
const SIDE = reflectanceSteps + 1;

/** The lowest roughness whose lobe is integrated; below it a surface is a mirror to the eye. */
const SMOOTHEST = 0.03;

/** Points of the quadrature: rings of equal weight in the lobe, and directions on each. */
const RINGS = 24;
const SPOKES = 16;

let table: Float64Array | undefined;

/**
 * What a GGX surface with Smith's masking (Hammon's form) reflects of even light from all around (the directional albedo), by roughness
 * (rows) and cosine between view and normal (columns), both 0 to 1 in 32 steps. Two numbers each: with Schlick's Fresnel
 * term and a reflectance F0 at normal incidence it is F0·first + second. What is missing to 1 is light that met the
 * surface more than once.
 * @see B. Karis, Real Shading in Unreal Engine 4 (2013), "Environment BRDF"
 */
export const reflectanceTable = (): Float64Array => (table ??= build());

function build(): Float64Array {
  const entries = new Float64Array(2 * SIDE * SIDE);
  // Lobe and view are symmetric about the plane of view: half a circle is enough.
  const spokes = Float64Array.from({ length: SPOKES }, (_, spoke) =>
    cosDegrees(((spoke + 0.5) * 180) / SPOKES),
  );
  for (let row = 0; row < SIDE; row++) {
    const roughness = Math.max(SMOOTHEST, row / reflectanceSteps);
    for (let column = 0; column < SIDE; column++) {
      // At a cosine of 0 the integral is a limit; a small cosine stands for it.
      const cosine = Math.max(0.004, column / reflectanceSteps);
      entries.set(integrate(roughness * roughness, cosine, spokes), 2 * (row * SIDE + column));
    }
  }
  return entries;
}

/** Sums over half vectors drawn as the lobe is dense, so that each counts by Smith's term alone. */
function integrate(alpha: number, cosine: number, spokes: Float64Array): [number, number] {
  const square = alpha * alpha;
  const sine = Math.sqrt(1 - cosine * cosine);
  let scale = 0;
  let bias = 0;
  for (let ring = 0; ring < RINGS; ring++) {
    const u = (ring + 0.5) / RINGS;
    const halfCosine = Math.sqrt((1 - u) / (1 + (square - 1) * u));
    const halfSine = Math.sqrt(1 - halfCosine * halfCosine);
    for (let spoke = 0; spoke < SPOKES; spoke++) {
      const viewHalf = sine * halfSine * spokes[spoke] + cosine * halfCosine;
      const lightCosine = 2 * viewHalf * halfCosine - cosine;
      if (viewHalf <= 0 || lightCosine <= 0) continue;
      const both = 2 * lightCosine * cosine;
      const smith = both / (both * (1 - alpha) + (lightCosine + cosine) * alpha);
      const weight = (smith * viewHalf) / (halfCosine * cosine);
      const away = 1 - viewHalf;
      const fresnel = away * away * away * away * away;
      scale += (1 - fresnel) * weight;
      bias += fresnel * weight;
    }
  }
  const count = RINGS * SPOKES;
  // Beyond 1 is only the quadrature's error.
  const excess = Math.max(1, (scale + bias) / count);
  return [scale / count / excess, bias / count / excess];
}
