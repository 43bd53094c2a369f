import { memoize } from '../../core/memoize.js';
import { FrameField } from '../../kernels/raster/records.js';
import type { Material } from '../material.js';
import type { Lights } from '../scene.js';
import { normalize } from '../vector.js';
import { Dielectric, isPlainDielectric } from './dielectric.js';
import { GlowAndOcclusion, hasGlowOrOcclusion } from './glow-and-occlusion.js';
import { MetallicRoughness } from './metallic-roughness.js';
import type { Shader } from './shader.js';
import { MirroredStudio } from './mirrored-studio.js';

const studioOf = memoize((lights: Lights) => new MirroredStudio(lights));

/** Writes lights into the record of a frame, from `at` on. */
export function describeLights(lights: Lights, record: Float64Array, at: number): void {
  const { sky, ground, sun } = lights;
  record.set(sky, at + FrameField.sky);
  record.set(ground, at + FrameField.ground);
  record.set(sun.color, at + FrameField.sun);
  record.set(normalize(sun.direction), at + FrameField.towardSun);
  studioOf(lights).describe(record, at);
}

/** Whether {@link prepareMaterial} makes a `MetallicRoughness` of a material, and nothing around it. */
export const isMetallic = (material: Material): boolean =>
  !hasGlowOrOcclusion(material) && !isPlainDielectric(material);

/**
 * The shader of a material in some light; made once for each pair of objects, which must not change afterward.
 *
 * A white matte surface gives back `sun.color` where it faces the sun, and `sky` where it faces up.
 *
 * @throws TopsyturvyError 'bad-picture' if a texture is too large
 */
export const prepareMaterial = memoize((material: Material, lights: Lights): Shader => {
  const studio = studioOf(lights);
  const special = hasGlowOrOcclusion(material);
  if (!special && isPlainDielectric(material)) return new Dielectric(material, lights, studio);
  const surface = new MetallicRoughness(material, lights, studio);
  return special ? new GlowAndOcclusion(material, surface) : surface;
});
