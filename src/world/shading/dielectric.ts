import { PartField } from '../../kernels/raster/records.js';
import type { Material } from '../material.js';
import type { Lights } from '../scene.js';
import { normalize } from '../vector.js';
import { Gloss, ROW } from './gloss.js';
import { Linear } from './linear.js';
import { lobeFresnel, lobeOf } from './lobe.js';
import type { SurfacePoint } from './point.js';
import { DIELECTRIC, reflectanceSteps, reflectanceTable } from './reflectance.js';
import { Sampler, texel } from './sampler.js';
import { Reflection, type MirroredStudio } from './mirrored-studio.js';
import type { Shader } from './shader.js';
import { tone } from './tone.js';

/** Whether {@link Dielectric} knows how to shade a material. */
export const isPlainDielectric = (material: Material): boolean =>
  material.metallic <= 0 &&
  !material.metallicRoughnessTexture &&
  !material.normalTexture &&
  !material.emissiveTexture &&
  (material.reflectance ?? DIELECTRIC) === DIELECTRIC &&
  (material.specular ?? 1) === 1 &&
  !(material.emissive ?? []).some((part) => part !== 0);

const seen = new Reflection();

/**
 * What most things are made of: no metal, everywhere of the same roughness, its base color plain or from a texture. But for
 * rounding what `MetallicRoughness` makes of it, whose comments explain the terms, less all that is then 0, the same in all
 * three colors or the same everywhere.
 */
export class Dielectric implements Shader {
  readonly usesUv: boolean;
  readonly usesTangent = false;
  private readonly base: Linear;
  /** Of its base color. */
  readonly texture: Sampler | undefined;
  private readonly gloss = new Gloss();
  private readonly sky: Linear;
  private readonly ground: Linear;
  private readonly sun: Linear;
  private readonly sunX: number;
  private readonly sunY: number;
  private readonly sunZ: number;
  /** The directional albedo of its roughness by the cosine of the angle to the eye. */
  private readonly mirrors = new Float64Array(reflectanceSteps + 1);

  constructor(
    { baseColor, baseColorTexture, roughness }: Material,
    lights: Lights,
    private readonly studio: MirroredStudio,
  ) {
    this.base = new Linear(baseColor);
    this.texture = baseColorTexture && new Sampler(baseColorTexture, 'color', 'baseColorTexture');
    this.usesUv = !!baseColorTexture;
    this.gloss.set(Math.min(1, Math.max(0, roughness)));
    this.fillMirrors();
    this.sky = new Linear(lights.sky);
    this.ground = new Linear(lights.ground);
    this.sun = new Linear(lights.sun.color);
    [this.sunX, this.sunY, this.sunZ] = normalize(lights.sun.direction);
  }

  private fillMirrors(): void {
    const { row, next } = this.gloss;
    const table = reflectanceTable();
    for (let i = 0; i <= reflectanceSteps; i++) {
      const at = row + 2 * i;
      const scale = table[at]! + next * (table[at + ROW]! - table[at]!);
      const bias = table[at + 1]! + next * (table[at + ROW + 1]! - table[at + 1]!);
      this.mirrors[i] = DIELECTRIC * scale + bias;
    }
  }

  /** Writes what it is made of, but for its texture, into the record of a part, from `at` on. */
  describe(record: Float64Array, at: number): void {
    const { base, gloss, mirrors } = this;
    record.set([base.red, base.green, base.blue], at + PartField.base);
    record.set([gloss.alpha, gloss.sharp, gloss.mirrored], at + PartField.gloss);
    record.set(mirrors, at + PartField.mirrors);
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
    const low = mirrors[left]!;
    const mirror = low + (column - left) * (mirrors[left + 1]! - low);
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
    this.studio.look(seen);
    const skyGloss = mirror * (seen.sky * ambientVisibility);
    const groundGloss = mirror * (seen.ground * ambientVisibility);
    let sunGloss = 0;
    if (mirrored > 0) {
      this.studio.lookAtSun(seen);
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

    let red = base.red * point.vertexRed;
    let green = base.green * point.vertexGreen;
    let blue = base.blue * point.vertexBlue;
    if (this.texture) {
      this.texture.read(point);
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
