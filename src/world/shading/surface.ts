import type { Material } from '../material.js';
import type { Lights } from '../scene.js';
import { Dielectric, isPlainDielectric } from './dielectric.js';
import { GlowAndOcclusion, hasGlowOrOcclusion } from './glow-and-occlusion.js';
import { MetallicRoughness } from './metallic-roughness.js';
import type { SurfacePoint } from './point.js';
import { Studio } from './studio.js';

/** How one material looks in one light. */
export interface Shader {
  /** Whether `u`, `v` and their derivatives are read. */
  readonly usesUv: boolean;
  /** Whether the tangent is read: see `tangentsOf` for meshes that have none. */
  readonly usesTangent: boolean;
  /** Reads a point and writes its `red`, `green` and `blue`. Allocates nothing. */
  shade(point: SurfacePoint): void;
}

/** A scene's lights, made ready. */
interface Room {
  readonly studio: Studio;
  readonly shaders: WeakMap<Material, Shader>;
}

const rooms = new WeakMap<Lights, Room>();

/**
 * The shader of a material in some light; made once for each pair of objects, which must not change afterward.
 *
 * A white matte surface gives back `sun.color` where it faces the sun, and `sky` where it faces up.
 *
 * @throws TopsyturvyError 'bad-picture' if a texture is too large
 */
export function prepareMaterial(material: Material, lights: Lights): Shader {
  let room = rooms.get(lights);
  if (!room) rooms.set(lights, (room = { studio: new Studio(lights), shaders: new WeakMap() }));
  let shader = room.shaders.get(material);
  if (!shader) {
    shader = shaderOf(material, lights, room.studio);
    room.shaders.set(material, shader);
  }
  return shader;
}

function shaderOf(material: Material, lights: Lights, studio: Studio): Shader {
  const special = hasGlowOrOcclusion(material);
  if (!special && isPlainDielectric(material)) return new Dielectric(material, lights, studio);
  const surface = new MetallicRoughness(material, lights, studio);
  return special ? new GlowAndOcclusion(material, surface) : surface;
}
