import { createLight } from '../../../src/world/light/environment.js';
import type { Reflections } from '../../../src/world/light/reflections.js';
import { type MetallicRoughness, DIELECTRIC } from '../../../src/world/shading/metallic-roughness.js';
import { Gloss } from '../../../src/world/shading/surface.js';
import { Albedo } from './albedo.js';
import type { KeyAtPoint } from './key-at-point.js';
import { readReflections } from './reflections.js';
import { lobeFresnel, lobeOf } from './lobe.js';
import { mirrorVisibility } from './mirror-visibility.js';
import type { SurfacePoint } from './point.js';

const light = createLight();

/** Toward the eye, unit length. */
interface TowardEye {
  readonly viewX: number;
  readonly viewY: number;
  readonly viewZ: number;
}

/** A clear coat at one point. */
export class PointClearCoat {
  private readonly share: number;
  private readonly roughness: number;
  private readonly gloss = new Gloss();
  private readonly albedo = new Albedo();

  constructor({ share, roughness }: MetallicRoughness['coat']) {
    this.share = share;
    this.roughness = roughness;
    this.gloss.set(roughness);
  }

  /** Lays it over the light that leaves a point. @param ambient the share of the light from all around that reaches it */
  add(
    point: SurfacePoint,
    { viewX, viewY, viewZ }: TowardEye,
    key: KeyAtPoint,
    ambient: number,
    reflections: Reflections,
  ): void {
    const { share, gloss, albedo, roughness } = this;
    const { normalX, normalY, normalZ, side } = point;
    const square = normalX * normalX + normalY * normalY + normalZ * normalZ;
    const unit = square > 0 ? 1 / Math.sqrt(square) : 0;
    const x = normalX * unit * side;
    const y = normalY * unit * side;
    const z = normalZ * unit * side;
    const facing = x * viewX + y * viewY + z * viewZ;
    const cosine = facing < 0.004 ? 0.004 : facing > 1 ? 1 : facing;
    albedo.read(gloss, cosine);
    const mirrored = share * (DIELECTRIC * albedo.scale + albedo.bias);
    const through = 1 - mirrored;

    const keyCosine = x * key.x + y * key.y + z * key.z;
    const direct = keyCosine > 0 ? keyCosine * point.sunVisibility : 0;
    let lobe = 0;
    if (direct > 0) {
      const toward = viewX * key.x + viewY * key.y + viewZ * key.z;
      const wide = gloss.alpha + key.size / 2;
      const fresnel = lobeFresnel(toward);
      lobe = lobeOf(wide < 1 ? wide : 1, keyCosine, cosine, toward, direct, 0.5 * share);
      lobe *= DIELECTRIC * (1 - fresnel) + fresnel;
    }
    const twice = 2 * facing;
    readReflections(reflections, twice * x - viewX, twice * y - viewY, twice * z - viewZ, roughness, light);
    const seen = mirrored * mirrorVisibility(ambient, cosine, gloss.alpha);
    point.red = point.red * through + key.red * lobe + light.red * seen;
    point.green = point.green * through + key.green * lobe + light.green * seen;
    point.blue = point.blue * through + key.blue * lobe + light.blue * seen;
  }
}
