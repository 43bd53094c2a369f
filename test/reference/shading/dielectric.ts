import type { Material } from '../../../src/world/material.js';
import type { Lights } from '../../../src/world/scene.js';
import { normalize } from '../../../src/world/vector.js';
import { Dielectric } from '../../../src/world/shading/surface.js';
import { Linear } from './linear.js';
import { lobeFresnel, lobeOf } from './lobe.js';
import { DIELECTRIC, reflectanceSteps } from '../../../src/world/shading/metallic-roughness.js';
import { Reflection, type StudioView } from './studio-view.js';
import type { Shader, SurfacePoint } from './point.js';
import { readTexture, texel } from './texture.js';
import { tone } from './tone.js';

const seen = new Reflection();

/** What the loops make of points of a plain dielectric, one at a time. */
export class PointDielectric extends Dielectric implements Shader {
  readonly usesUv: boolean;
  readonly usesTangent = false;
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
    this.usesUv = this.texture !== undefined;
    this.sky = new Linear(lights.sky);
    this.ground = new Linear(lights.ground);
    this.sun = new Linear(lights.sun.color);
    [this.sunX, this.sunY, this.sunZ] = normalize(lights.sun.direction);
  }

  shade(point: SurfacePoint): void {
    const { base, sky, ground, sun, mirrors, gloss, sunX, sunY, sunZ } = this;
    const { normalX, normalY, normalZ } = point;
    const square = normalX * normalX + normalY * normalY + normalZ * normalZ;
    const turned = square > 0 ? point.side / Math.sqrt(square) : 0;
    const x = normalX * turned;
    const y = normalY * turned;
    const z = normalZ * turned;
    let { viewX, viewY, viewZ } = point;
    const unit = 1 / Math.sqrt(viewX * viewX + viewY * viewY + viewZ * viewZ);
    viewX *= unit;
    viewY *= unit;
    viewZ *= unit;
    const facing = x * viewX + y * viewY + z * viewZ;
    const cosine = facing < 0.004 ? 0.004 : facing > 1 ? 1 : facing;

    const column = cosine * reflectanceSteps;
    const left = column < reflectanceSteps ? column | 0 : reflectanceSteps - 1;
    const low = mirrors[left];
    const mirror = low + (column - left) * (mirrors[left + 1] - low);
    const through = 1 - mirror;

    const { sunVisibility, ambientVisibility } = point;
    const sunCosine = x * sunX + y * sunY + z * sunZ;
    const direct = sunCosine > 0 ? sunCosine * sunVisibility : 0;
    const above = (0.5 + 0.5 * y) * ambientVisibility;
    const below = ambientVisibility - above;

    const { alpha, mirrored } = gloss;
    seen.x = 2 * facing * x - viewX;
    seen.y = 2 * facing * y - viewY;
    seen.z = 2 * facing * z - viewZ;
    seen.sharp = gloss.sharp;
    this.assets.look(seen);
    const skyGloss = mirror * (seen.sky * ambientVisibility);
    const groundGloss = mirror * (seen.ground * ambientVisibility);
    let sunGloss = 0;
    if (mirrored > 0) {
      this.assets.lookAtSun(seen);
      sunGloss = mirror * (seen.sun * sunVisibility * mirrored);
    }
    let lobe = 0;
    let away = 0;
    if (mirrored < 1 && direct > 0) {
      const toward = viewX * sunX + viewY * sunY + viewZ * sunZ;
      lobe = lobeOf(alpha, sunCosine, cosine, toward, direct, (1 - mirrored) * 0.5);
      away = lobeFresnel(toward);
    }
    const lobeSeen = DIELECTRIC * (lobe * (1 - away));
    const lobeBias = lobe * away;

    let red = base[0] * point.vertexRed;
    let green = base[1] * point.vertexGreen;
    let blue = base[2] * point.vertexBlue;
    if (this.texture) {
      readTexture(this.texture, point);
      red *= texel.red;
      green *= texel.green;
      blue *= texel.blue;
    }
    red *= through;
    green *= through;
    blue *= through;
    point.red =
      sky.red * (red * above + skyGloss) +
      ground.red * (red * below + groundGloss) +
      sun.red * (red * direct + sunGloss + lobeSeen + lobeBias);
    point.green =
      sky.green * (green * above + skyGloss) +
      ground.green * (green * below + groundGloss) +
      sun.green * (green * direct + sunGloss + lobeSeen + lobeBias);
    point.blue =
      sky.blue * (blue * above + skyGloss) +
      ground.blue * (blue * below + groundGloss) +
      sun.blue * (blue * direct + sunGloss + lobeSeen + lobeBias);
    tone(point);
  }
}
