import { createLight } from '../light/environment.js';
import type { ReducedEnvironment } from '../light/reduced.js';
import type { Material } from '../material.js';
import { Linear } from './linear.js';
import { lobeFresnel, lobeOf } from './lobe.js';
import { type MetallicShader, MetallicSurface } from './metallic-surface.js';
import type { SurfacePoint } from './point.js';
import { Sampler, texel } from './sampler.js';

/** The key light at the point that is shaded next: the renderer writes it before each. */
export interface KeyAtPoint {
  /** Toward it, unit length. */
  x: number;
  y: number;
  z: number;
  /** What a white matte surface gives back that faces it. */
  red: number;
  green: number;
  blue: number;
  /** Half its diameter by its distance. */
  size: number;
}

const light = createLight();

/** Floors are seen far and flat here: see `Sampler`. */
const mostTaps = 4;

/**
 * The metallic-roughness model of `MetallicRoughness`, in the light of an environment: irradiance from spherical harmonics, what is
 * mirrored from prefiltered maps (the split-sum approximation), the key light by itself. Writes linear light of any strength.
 */
export class EnvironmentSurface implements MetallicShader {
  readonly usesUv: boolean;
  readonly usesTangent: boolean;
  readonly surface: MetallicSurface;
  readonly emissive: Linear;
  readonly emissiveTexture: Sampler | undefined;

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
    this.usesTangent = this.surface.usesTangent;
    this.usesUv = this.surface.usesUv || !!emissiveTexture;
  }

  shade(point: SurfacePoint): void {
    const { surface, key, reduced } = this;
    surface.read(point);
    const { red, green, blue, redF0, greenF0, blueF0, scale, bias } = surface;
    const { viewX, viewY, viewZ, facing, cosine, roughness, gloss } = surface;
    const { x, y, z } = surface.normal;

    // The key light: Lambert, and a lobe that is never narrower than the light is wide.
    const { sunVisibility, ambientVisibility } = point;
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
    const lobeBias = lobe * away;

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
    point.red += red * light.red * ambientVisibility;
    point.green += green * light.green * ambientVisibility;
    point.blue += blue * light.blue * ambientVisibility;

    const mirrored = 2 * facing;
    reduced.reflections.read(
      mirrored * x - viewX,
      mirrored * y - viewY,
      mirrored * z - viewZ,
      roughness,
      light,
    );
    // What is hidden of all around hides as much of what is mirrored, less where it is seen edge on.
    const open = mirrorVisibility(ambientVisibility, cosine, gloss.alpha);
    point.red += (redF0 * scale + bias) * light.red * open;
    point.green += (greenF0 * scale + bias) * light.green * open;
    point.blue += (blueF0 * scale + bias) * light.blue * open;
  }
}

/** The share of what is mirrored that is not hidden: near the ambient share for rough surfaces, more for smooth ones. */
function mirrorVisibility(ambient: number, cosine: number, alpha: number): number {
  const sum = cosine + ambient;
  const sharp = sum * sum - 1 + ambient;
  const share = alpha * ambient + (1 - alpha) * sharp;
  return share < 0 ? 0 : share > 1 ? 1 : share;
}
