import { createLight } from '../light/environment.js';
import type { ReducedEnvironment } from '../light/reduced.js';
import type { Material } from '../material.js';
import { Gloss, ROW } from './gloss.js';
import { Linear } from './linear.js';
import { NormalMap, type UnitNormal } from './normal-map.js';
import type { SurfacePoint } from './point.js';
import { DIELECTRIC, reflectanceSteps, reflectanceTable } from './reflectance.js';
import { Sampler, texel } from './sampler.js';
import type { Shader } from './shader.js';

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

/** Records that all shaders share, one point at a time. */
const normal: UnitNormal = { x: 0.1, y: 0.1, z: 0.1 };
const light = createLight();

/**
 * The metallic-roughness model of `MetallicRoughness`, in the light of an environment: irradiance from spherical harmonics, what is
 * mirrored from prefiltered maps (the split-sum approximation), the key light by itself. Writes linear light of any strength.
 */
export class EnvironmentSurface implements Shader {
  readonly usesUv: boolean;
  readonly usesTangent: boolean;
  private readonly base: Linear;
  private readonly emissive: Linear;
  private readonly metallic: number;
  private readonly roughness: number;
  private readonly baseTexture: Sampler | undefined;
  private readonly surfaceTexture: Sampler | undefined;
  private readonly emissiveTexture: Sampler | undefined;
  private readonly gloss = new Gloss();
  private readonly normalMap: NormalMap;
  private readonly reflectance = reflectanceTable();

  constructor(
    material: Material,
    private readonly reduced: ReducedEnvironment,
    private readonly key: KeyAtPoint,
  ) {
    const { baseColorTexture, metallicRoughnessTexture, normalTexture, emissiveTexture } = material;
    this.base = new Linear(material.baseColor);
    this.emissive = new Linear(material.emissive ?? [0, 0, 0]);
    this.metallic = Math.min(1, Math.max(0, material.metallic));
    this.roughness = Math.min(1, Math.max(0, material.roughness));
    this.baseTexture = baseColorTexture && new Sampler(baseColorTexture, 'color', 'baseColorTexture');
    this.surfaceTexture =
      metallicRoughnessTexture && new Sampler(metallicRoughnessTexture, 'data', 'metallicRoughnessTexture');
    this.emissiveTexture = emissiveTexture && new Sampler(emissiveTexture, 'color', 'emissiveTexture');
    this.normalMap = new NormalMap(normalTexture, material.normalScale);
    this.usesTangent = normalTexture !== undefined;
    this.usesUv = !!baseColorTexture || !!metallicRoughnessTexture || !!emissiveTexture || this.usesTangent;
  }

  shade(point: SurfacePoint): void {
    const { base, reflectance, gloss, key, reduced } = this;
    let red = base.red * point.vertexRed;
    let green = base.green * point.vertexGreen;
    let blue = base.blue * point.vertexBlue;
    let { metallic, roughness } = this;
    if (this.baseTexture) {
      this.baseTexture.read(point);
      red *= texel.red;
      green *= texel.green;
      blue *= texel.blue;
    }
    if (this.surfaceTexture) {
      this.surfaceTexture.read(point);
      roughness *= texel.green;
      metallic *= texel.blue;
    }
    gloss.set(roughness);
    this.normalMap.turn(point, normal);
    const { x, y, z } = normal;

    let { viewX, viewY, viewZ } = point;
    const unit = 1 / Math.sqrt(viewX * viewX + viewY * viewY + viewZ * viewZ);
    viewX *= unit;
    viewY *= unit;
    viewZ *= unit;
    const facing = x * viewX + y * viewY + z * viewZ;
    // Interpolated and mapped normals may look away from the eye; the surface is then seen edge on.
    const cosine = facing < 0.004 ? 0.004 : facing > 1 ? 1 : facing;

    // The directional albedo, between the four nearest entries.
    const column = cosine * reflectanceSteps;
    const left = column < reflectanceSteps ? column | 0 : reflectanceSteps - 1;
    const at = gloss.row + 2 * left;
    const d = gloss.next * (column - left);
    const c = gloss.next - d;
    const b = column - left - d;
    const a = 1 - b - c - d;
    const scale =
      a * reflectance[at]! +
      b * reflectance[at + 2]! +
      c * reflectance[at + ROW]! +
      d * reflectance[at + ROW + 2]!;
    const bias =
      a * reflectance[at + 1]! +
      b * reflectance[at + 3]! +
      c * reflectance[at + ROW + 1]! +
      d * reflectance[at + ROW + 3]!;

    const plain = DIELECTRIC * (1 - metallic);
    const redF0 = plain + red * metallic;
    const greenF0 = plain + green * metallic;
    const blueF0 = plain + blue * metallic;
    const through = (1 - metallic) * (1 - DIELECTRIC * scale - bias);
    const again = 1 - scale - bias;
    const lost = metallic * again;
    red *= through + (lost * (red * scale + bias)) / (1 - again * red);
    green *= through + (lost * (green * scale + bias)) / (1 - again * green);
    blue *= through + (lost * (blue * scale + bias)) / (1 - again * blue);

    // The key light: Lambert, and a lobe that is never narrower than the light is wide.
    const { sunVisibility, ambientVisibility } = point;
    const keyCosine = x * key.x + y * key.y + z * key.z;
    const direct = keyCosine > 0 ? keyCosine * sunVisibility : 0;
    let lobe = 0;
    let away = 0;
    if (direct > 0) {
      const toward = viewX * key.x + viewY * key.y + viewZ * key.z;
      const wide = gloss.alpha + key.size / 2;
      const alpha = wide < 1 ? wide : 1;
      const square = alpha * alpha;
      const sum = keyCosine + cosine;
      const spread = Math.max(square, 1 - ((1 - square) * sum * sum) / (2 + 2 * toward + 1e-9));
      const smith = 2 * keyCosine * cosine * (1 - alpha) + sum * alpha;
      lobe = (0.5 * square * direct) / (spread * spread * smith);
      away = 1 - Math.sqrt(Math.max(0, 0.5 + 0.5 * toward));
      away *= away * away * away * away;
    }
    const lobeScale = lobe * (1 - away);
    const lobeBias = lobe * away;

    const { emissive } = this;
    let glow = 1;
    if (this.emissiveTexture) {
      this.emissiveTexture.read(point);
      glow = texel.green;
    }
    point.red = glow * emissive.red + key.red * (red * direct + redF0 * lobeScale + lobeBias);
    point.green = glow * emissive.green + key.green * (green * direct + greenF0 * lobeScale + lobeBias);
    point.blue = glow * emissive.blue + key.blue * (blue * direct + blueF0 * lobeScale + lobeBias);

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
