import { createLight } from '../../../src/world/light/environment.js';
import type { ReducedEnvironment } from '../../../src/world/light/reduced.js';
import type { Material } from '../../../src/world/material.js';
import { MetallicRoughness } from '../../../src/world/shading/metallic-roughness.js';
import { mostTaps } from '../../../src/world/render/photo/photo-rows.js';
import { PointClearCoat } from './clear-coat.js';
import type { KeyAtPoint } from './key-at-point.js';
import { readReflections } from './reflections.js';
import { lobeFresnel, lobeOf } from './lobe.js';
import { SurfaceReader } from './metallic-surface.js';
import { mirrorVisibility } from './mirror-visibility.js';
import { openShare } from './occlusion.js';
import type { Shader, SurfacePoint } from './point.js';
import { readTexture, texel } from './texture.js';

const light = createLight();

/** What the loops make of points of a surface under an environment, one at a time. */
export class PointEnvironmentSurface extends MetallicRoughness implements Shader {
  readonly seen: SurfaceReader;
  private readonly over: PointClearCoat | undefined;

  constructor(
    material: Material,
    private readonly reduced: ReducedEnvironment,
    private readonly key: KeyAtPoint,
  ) {
    super(material, mostTaps);
    this.seen = new SurfaceReader(this);
    if (this.coat.share > 0) this.over = new PointClearCoat(this.coat);
  }

  shade(point: SurfacePoint): void {
    const { seen: surface, key, reduced } = this;
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
    const ambient = this.occlusionTexture
      ? point.ambientVisibility * openShare(this, point)
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
    point.red = emissive[0];
    point.green = emissive[1];
    point.blue = emissive[2];
    if (this.emissiveTexture) {
      readTexture(this.emissiveTexture, point);
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
    readReflections(
      reduced.reflections,
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
    this.over?.add(point, surface, key, ambient, reduced.reflections);
  }
}
