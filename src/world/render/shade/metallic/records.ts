/**
 * The record of a part that is shaded as a metallic-roughness surface, beside what `PartField` and `PartPlace` of `raster` have: what is there called
 * gloss and mirrors is this.
 */
export const enum MetallicPartField {
  base = 14,
  metallic = 17,
  roughness,
  /** Linear, three. */
  emissive,
  normalScale = 22,
  /** Numbers of 4 bytes: see {@link MetallicPartPlace}. */
  places,
  occlusionStrength = 27,
  /** A clear coat: the share that it covers, 0 if there is none, and its roughness. */
  coat,
  /** Where it is a dielectric, what it mirrors at normal incidence, and the factor of what it mirrors at any. */
  dielectric = 30,
  specular,
  /** The share that goes through of what is given back of light that goes through its surface: only under an environment. */
  transmission,
}

/** Numbers of 4 bytes at `MetallicPartField.places`: of textures their records, 0 for none. */
export const enum MetallicPartPlace {
  base = 0,
  surface,
  normal,
  emissive,
  /** Tangents from its first vertex on, four f32 each. */
  tangents,
  /** 1 if all its textures have the same sides and repeat alike. */
  alike,
  occlusion,
}
