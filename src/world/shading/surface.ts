import { memoize } from '../../core/memoize.js';
import { FrameField } from '../../kernels/raster/records.js';
import type { Material } from '../material.js';
import type { Lights } from '../scene.js';
import { normalize } from '../vector.js';
import { Dielectric, isPlainDielectric } from './dielectric.js';
import { MetallicRoughness } from './metallic-roughness.js';
import { describeStudio } from './mirrored-studio.js';

/** Writes lights into the record of a frame, from `at` on. */
export function describeLights(lights: Lights, record: Float64Array, at: number): void {
  const { sky, ground, sun } = lights;
  record.set(sky, at + FrameField.sky);
  record.set(ground, at + FrameField.ground);
  record.set(sun.color, at + FrameField.sun);
  record.set(normalize(sun.direction), at + FrameField.towardSun);
  describeStudio(lights, record, at);
}

/** Whether {@link prepareMaterial} makes a `MetallicRoughness` of a material. */
export const isMetallic = (material: Material): boolean => !isPlainDielectric(material);

/**
 * What the loops shade a material as; made once for each object, which must not change afterward.
 *
 * A white matte surface gives back `sun.color` where it faces the sun, and `sky` where it faces up.
 *
 * @throws TopsyturvyError 'bad-picture' if a texture is too large
 */
export const prepareMaterial = memoize((material: Material): Dielectric | MetallicRoughness =>
  isPlainDielectric(material) ? new Dielectric(material) : new MetallicRoughness(material),
);
