import type { Material } from '../material.js';
import type { Lights } from '../scene.js';
import { normalize } from '../vector.js';
import { Linear } from './linear.js';
import { lobeFresnel, lobeOf } from './lobe.js';
import { type MetallicShader, MetallicSurface } from './metallic-surface.js';
import { Reflection, type MirroredStudio } from './mirrored-studio.js';
import type { SurfacePoint } from './point.js';
import { tone } from './tone.js';

const seen = new Reflection();

/**
 * The metallic-roughness model of glTF 2.0 (appendix B): Lambert below a GGX surface with Smith's height-correlated
 * masking (without roots, after E. Hammon, PBR diffuse lighting for GGX+Smith microsurfaces, 2017) and Schlick's Fresnel
 * term, with what `MetallicSurface` adds.
 */
export class MetallicRoughness implements MetallicShader {
  readonly usesUv: boolean;
  readonly usesTangent: boolean;
  /** What it sends out by itself; a texture of that is read into it before each point. */
  readonly emissive: Linear;
  readonly surface: MetallicSurface;
  private readonly sky: Linear;
  private readonly ground: Linear;
  private readonly sun: Linear;
  private readonly sunX: number;
  private readonly sunY: number;
  private readonly sunZ: number;

  constructor(
    material: Material,
    lights: Lights,
    private readonly studio: MirroredStudio,
  ) {
    this.surface = new MetallicSurface(material);
    this.usesUv = this.surface.usesUv;
    this.usesTangent = this.surface.usesTangent;
    this.emissive = new Linear(material.emissive ?? [0, 0, 0]);
    this.sky = new Linear(lights.sky);
    this.ground = new Linear(lights.ground);
    this.sun = new Linear(lights.sun.color);
    [this.sunX, this.sunY, this.sunZ] = normalize(lights.sun.direction);
  }

  shade(point: SurfacePoint): void {
    const { surface, sky, ground, sun } = this;
    surface.read(point);
    const { red, green, blue, redF0, greenF0, blueF0, scale, bias } = surface;
    const { viewX, viewY, viewZ, facing, cosine, gloss } = surface;
    const { x, y, z } = surface.normal;
    const redGloss = redF0 * scale + bias;
    const greenGloss = greenF0 * scale + bias;
    const blueGloss = blueF0 * scale + bias;

    // Lambert under sun and hemisphere.
    const { sunX, sunY, sunZ } = this;
    const { sunVisibility, ambientVisibility } = point;
    const sunCosine = x * sunX + y * sunY + z * sunZ;
    const direct = sunCosine > 0 ? sunCosine * sunVisibility : 0;
    const above = (0.5 + 0.5 * y) * ambientVisibility;
    const below = ambientVisibility - above;

    // The studio in the direction of the mirror.
    const { alpha, mirrored } = gloss;
    seen.x = 2 * facing * x - viewX;
    seen.y = 2 * facing * y - viewY;
    seen.z = 2 * facing * z - viewZ;
    seen.sharp = gloss.sharp;
    this.studio.look(seen);
    const skySeen = seen.sky * ambientVisibility;
    const groundSeen = seen.ground * ambientVisibility;
    let sunSeen = 0;
    if (mirrored > 0) {
      this.studio.lookAtSun(seen);
      sunSeen = seen.sun * sunVisibility * mirrored;
    }

    // The sun as a direction.
    let lobe = 0;
    let away = 0;
    if (mirrored < 1 && direct > 0) {
      const toward = viewX * sunX + viewY * sunY + viewZ * sunZ;
      lobe = lobeOf(alpha, sunCosine, cosine, toward, direct, (1 - mirrored) * 0.5);
      away = lobeFresnel(toward);
    }

    const { emissive } = this;
    const lobeScale = lobe * (1 - away);
    const lobeBias = lobe * away * surface.edge;
    point.red =
      emissive.red +
      sky.red * (red * above + redGloss * skySeen) +
      ground.red * (red * below + redGloss * groundSeen) +
      sun.red * (red * direct + redGloss * sunSeen + redF0 * lobeScale + lobeBias);
    point.green =
      emissive.green +
      sky.green * (green * above + greenGloss * skySeen) +
      ground.green * (green * below + greenGloss * groundSeen) +
      sun.green * (green * direct + greenGloss * sunSeen + greenF0 * lobeScale + lobeBias);
    point.blue =
      emissive.blue +
      sky.blue * (blue * above + blueGloss * skySeen) +
      ground.blue * (blue * below + blueGloss * groundSeen) +
      sun.blue * (blue * direct + blueGloss * sunSeen + blueF0 * lobeScale + lobeBias);
    tone(point);
  }
}
