import { createLight } from '../../light/environment.js';
import type { ReducedEnvironment } from '../../light/reduced.js';
import type { Material } from '../../material.js';
import { ClearCoat } from './clear-coat.js';
import type { KeyAtPoint } from './key-at-point.js';
import { Linear } from '../linear.js';
import { lobeFresnel, lobeOf } from '../lobe.js';
import type { Shader } from '../shader.js';
import { type MetallicShader, MetallicSurface } from '../metallic-surface.js';
import { mirrorVisibility } from './mirror-visibility.js';
import { Occlusion } from '../occlusion.js';
import type { SurfacePoint } from '../point.js';
import { Sampler, texel } from '../sampler.js';

const light = createLight();

/** Floors are seen far and flat here: see `Sampler`. */
const mostTaps = 4;

/**
 * The metallic-roughness model of `MetallicRoughness`, in the light of an environment: irradiance from spherical harmonics, what is
 * mirrored from prefiltered maps (the split-sum approximation), the key light by itself. Writes linear light of any strength.
 */
export class EnvironmentSurface implements MetallicShader, Shader {
  readonly usesUv: boolean;
  readonly usesTangent: boolean;
  readonly surface: MetallicSurface;
  readonly emissive: Linear;
  readonly emissiveTexture: Sampler | undefined;
  readonly occlusion: Occlusion | undefined;
  readonly coat: ClearCoat | undefined;
  /** See `Material`: of `surface.red`, `green` and `blue` the share that goes through. */
  readonly transmission: number;

  constructor(
    material: Material,
    private readonly reduced: ReducedEnvironment,
    private readonly key: KeyAtPoint,
  ) {
    const { emissiveTexture } = material;
    this.surface = new MetallicSurface(material, mostTaps);
    this.emissive = new Linear(material.emissive ?? [0, 0, 0]);
    this.emissiveTexture =
      emissiveTexture && new Sampler(emissiveTexture, 'color', 'emissiveTexture', mostTaps);
    this.occlusion = Occlusion.of(material, mostTaps);
    this.coat = ClearCoat.of(material);
    this.transmission = Math.min(1, Math.max(0, material.transmission ?? 0));
    this.usesTangent = this.surface.usesTangent;
    this.usesUv = this.surface.usesUv || !!emissiveTexture || !!this.occlusion;
  }

  shade(point: SurfacePoint): void {
    const { surface, key, reduced } = this;
    surface.read(point);
    const { redF0, greenF0, blueF0, scale, bias } = surface;
    // Of glass, what goes through is for the renderer to add.
    const given = 1 - this.transmission;
    const red = given * surface.red;
    const green = given * surface.green;
    const blue = given * surface.blue;
    const { viewX, viewY, viewZ, facing, cosine, roughness, gloss } = surface;
    const { x, y, z } = surface.normal;

    // The key light: Lambert, and a lobe that is never narrower than the light is wide.
    const { sunVisibility } = point;
    const ambient = this.occlusion
      ? point.ambientVisibility * this.occlusion.open(point)
      : point.ambientVisibility;
    const keyCosine = x * key.x + y * key.y + z * key.z;
    const direct = keyCosine > 0 ? keyCosine * sunVisibility : 0;
    let lobe = 0;
    let away = 0;
    if (direct > 0) {
      const toward = viewX * key.x + viewY * key.y + viewZ * key.z;
      const wide = gloss.alpha + key.size / 2;
      lobe = lobeOf(wide < 1 ? wide : 1, keyCosine, cosine, toward, direct, 0.5);
      away = lobeFresnel(toward);
    }
    const lobeScale = lobe * (1 - away);
    const lobeBias = lobe * away * surface.edge;

    const { emissive } = this;
    point.red = emissive.red;
    point.green = emissive.green;
    point.blue = emissive.blue;
    if (this.emissiveTexture) {
      this.emissiveTexture.read(point);
      point.red *= texel.red;
      point.green *= texel.green;
      point.blue *= texel.blue;
    }
    point.red += key.red * (red * direct + redF0 * lobeScale + lobeBias);
    point.green += key.green * (green * direct + greenF0 * lobeScale + lobeBias);
    point.blue += key.blue * (blue * direct + blueF0 * lobeScale + lobeBias);

    reduced.irradiance.read(x, y, z, light);
    point.red += red * light.red * ambient;
    point.green += green * light.green * ambient;
    point.blue += blue * light.blue * ambient;

    const mirrored = 2 * facing;
    reduced.reflections.read(
      mirrored * x - viewX,
      mirrored * y - viewY,
      mirrored * z - viewZ,
      roughness,
      light,
    );
    // What is hidden of all around hides as much of what is mirrored.
    const open = mirrorVisibility(ambient, cosine, gloss.alpha);
    point.red += (redF0 * scale + bias) * light.red * open;
    point.green += (greenF0 * scale + bias) * light.green * open;
    point.blue += (blueF0 * scale + bias) * light.blue * open;
    this.coat?.add(point, surface, key, ambient, reduced.reflections);
  }
}
