import type { Material } from '../material.js';
import type { Lights } from '../scene.js';
import type { SurfacePoint } from './point.js';

/** How one material looks in one light. */
export interface Shader {
  /** Whether `u`, `v` and their derivatives are read. */
  readonly usesUv: boolean;
  /** Whether the tangent is read: see `tangentsOf` for meshes that have none. */
  readonly usesTangent: boolean;
  /** Reads a point and writes its `red`, `green` and `blue`. Allocates nothing. */
  shade(point: SurfacePoint): void;
}

const shaders = new WeakMap<Lights, WeakMap<Material, Shader>>();

/**
 * The shader of a material in some light; made once for each pair of objects, which must not change afterwards.
 *
 * A white matt surface gives back `sun.color` where it faces the sun, and `sky` where it faces up.
 *
 * @throws TopsyturvyError 'bad-picture' if a texture is too large
 */
export function prepareMaterial(material: Material, lights: Lights): Shader {
  let known = shaders.get(lights);
  if (!known) shaders.set(lights, (known = new WeakMap()));
  let shader = known.get(material);
  if (!shader) known.set(material, (shader = new Matt(material, lights)));
  return shader;
}

/** Lambert under hemisphere and sun. */
class Matt implements Shader {
  readonly usesUv = false;
  readonly usesTangent = false;

  constructor(
    private readonly material: Material,
    private readonly lights: Lights,
  ) {}

  shade(point: SurfacePoint): void {
    const { normalX: x, normalY: y, normalZ: z } = point;
    const unit = point.side / Math.sqrt(x * x + y * y + z * z);
    const { sky, ground, sun } = this.lights;
    const cosine = unit * (x * sun.direction[0] + y * sun.direction[1] + z * sun.direction[2]);
    const direct = Math.max(0, cosine) * point.sunVisibility;
    const above = (0.5 + 0.5 * unit * y) * point.ambientVisibility;
    const below = point.ambientVisibility - above;
    const base = this.material.baseColor;
    point.red = base[0] * point.vertexRed * (sky[0] * above + ground[0] * below + sun.color[0] * direct);
    point.green = base[1] * point.vertexGreen * (sky[1] * above + ground[1] * below + sun.color[1] * direct);
    point.blue = base[2] * point.vertexBlue * (sky[2] * above + ground[2] * below + sun.color[2] * direct);
  }
}
