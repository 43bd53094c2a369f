import type { Material } from '../../../src/world/material.js';
import type { Lights } from '../../../src/world/scene.js';
import { normalize } from '../../../src/world/vector.js';
import { MetallicRoughness } from '../../../src/world/shading/metallic-roughness.js';
import { Linear } from './linear.js';
import { lobeFresnel, lobeOf } from './lobe.js';
import { Reflection, type StudioView } from './studio-view.js';
import { SurfaceReader } from './metallic-surface.js';
import type { Shader, SurfacePoint } from './point.js';
import { tone } from './tone.js';

const seen = new Reflection();

/** What the loops make of points of a metallic-roughness surface, one at a time, without textures of glow and occlusion. */
export class PointMetallicRoughness extends MetallicRoughness implements Shader {
  readonly glow: Linear;
  private readonly seen: SurfaceReader;
  private readonly sky: Linear;
  private readonly ground: Linear;
  private readonly sun: Linear;
  private readonly sunX: number;
  private readonly sunY: number;
  private readonly sunZ: number;

  constructor(
    material: Material,
    lights: Lights,
    private readonly assets: StudioView,
  ) {
    super(material);
    this.seen = new SurfaceReader(this);
    this.glow = new Linear(this.emissive);
    this.sky = new Linear(lights.sky);
    this.ground = new Linear(lights.ground);
    this.sun = new Linear(lights.sun.color);
    [this.sunX, this.sunY, this.sunZ] = normalize(lights.sun.direction);
  }

  shade(point: SurfacePoint): void {
    const { seen: surface, sky, ground, sun } = this;
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
    this.assets.look(seen);
    const skySeen = seen.sky * ambientVisibility;
    const groundSeen = seen.ground * ambientVisibility;
    let sunSeen = 0;
    if (mirrored > 0) {
      this.assets.lookAtSun(seen);
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

    const { glow: emissive } = this;
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
