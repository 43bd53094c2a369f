import { memoize } from '../../../src/core/memoize.js';
import type { Material } from '../../../src/world/material.js';
import type { Lights } from '../../../src/world/scene.js';
import { isPlainDielectric } from '../../../src/world/shading/surface.js';
import type { Shader } from './point.js';
import { PointDielectric } from './dielectric.js';
import { GlowAndOcclusion, hasGlowOrOcclusion } from './glow-and-occlusion.js';
import { PointMetallicRoughness } from './metallic-roughness.js';
import { StudioView } from './studio-view.js';

const assetsOf = memoize((lights: Lights) => new StudioView(lights));

/** The shader of points of a material in some light. */
export const pointShader = memoize((material: Material, lights: Lights): Shader => {
  const assets = assetsOf(lights);
  if (isPlainDielectric(material)) return new PointDielectric(material, lights, assets);
  const surface = new PointMetallicRoughness(material, lights, assets);
  return hasGlowOrOcclusion(material) ? new GlowAndOcclusion(material, surface) : surface;
});
