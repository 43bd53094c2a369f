import type { DataTexture, IUniform, RawShaderMaterial, Side } from 'three';
import { words, madeOnce } from '../../core/index.js';
import { isGlass } from '../glass.js';
import { texturesOf, type Material, type Texture } from '../material.js';
import { dielectricOf } from '../shading/metallic-roughness.js';
import type { TextureKind } from '../shading/mip-chain.js';
import { environmentFragment } from './glsl/environment.js';
import { contactFragment, heightFragment } from './glsl/shadows.js';
import { surfaceFragment } from './glsl/surface.js';
import { cutout, objectVertex } from './glsl/vertex.js';
import type { Three } from './packages.js';

/** Object, part and depth at each pixel; or the direction that it faces. */
const masksFragment = /* glsl */ `${cutout}
layout(location = 0) out vec4 what;
centroid in vec3 vAt;
centroid in vec3 vNormal;
uniform vec2 ids;
uniform vec3 forward;
uniform bool facing;

void main() {
  cutOut();
  float size = length(vNormal);
  vec3 normal = size > 0.0 ? vNormal * ((gl_FrontFacing ? 1.0 : -1.0) / size) : vec3(0.0);
  what = vec4(facing ? normal : vec3(ids, dot(vAt, forward)), 1.0);
}
`;

/** The passes that objects are drawn for. */
export type Pass = 'surface' | 'environment' | 'heights' | 'contact' | 'masks';

const fragments: Record<Pass, string> = {
  surface: surfaceFragment,
  environment: environmentFragment,
  heights: cutout + heightFragment,
  contact: cutout + contactFragment,
  masks: masksFragment,
};

/** Numbers that programs read of a material. */
const numbers = words(`
  metallic, roughness, normalScale, alphaCutoff, occlusionStrength, clearcoat, clearcoatRoughness,
  transmission, dielectric, specular
`);

/** Textures that programs read of a material: under which name, and which defines say that they do. */
const maps = [
  { uniform: 'baseMap', texture: 'baseColorTexture', kind: 'color', readBy: ['BASE_MAP', 'ALPHA'] },
  { uniform: 'surfaceMap', texture: 'metallicRoughnessTexture', kind: 'data', readBy: ['SURFACE_MAP'] },
  { uniform: 'normalMap', texture: 'normalTexture', kind: 'data', readBy: ['TANGENT'] },
  { uniform: 'emissiveMap', texture: 'emissiveTexture', kind: 'color', readBy: ['EMISSIVE_MAP'] },
  { uniform: 'occlusionMap', texture: 'occlusionTexture', kind: 'data', readBy: ['OCCLUSION_MAP'] },
] as const;

export type Uniforms = Record<string, IUniform>;

/** The properties of a part and a scene that decide the program. */
export interface Wanted {
  readonly pass: Pass;
  readonly material: Material;
  readonly hasColors: boolean;
  readonly shadows: boolean;
}

/** Materials of three, lent for a frame: one for each part, so that each has uniforms of its own. */
export class Materials {
  private readonly pools = new Map<string, { readonly made: RawShaderMaterial[]; lent: number }>();

  /**
   * @param shared uniforms that all materials of a pass have in common, by name
   * @param textureOf finds a texture on the graphics card
   */
  constructor(
    private readonly three: Three,
    private readonly shared: Uniforms,
    private readonly textureOf: (texture: Texture, kind: TextureKind, name: string) => DataTexture,
  ) {}

  /** Takes all back: a new pass begins. */
  collect(): void {
    for (const pool of this.pools.values()) pool.lent = 0;
  }

  lend(wanted: Wanted): RawShaderMaterial {
    const { material, pass } = wanted;
    const defines = definesOf(wanted);
    const side: Side = material.doubleSided ? this.three.DoubleSide : this.three.FrontSide;
    const key = `${pass} ${side} ${Object.keys(defines).join(' ')}`;
    const pool = madeOnce(this.pools, key, () => ({ made: [], lent: 0 }));
    const lent = (pool.made[pool.lent++] ??= this.make(pass, side, defines));
    this.fill(lent.uniforms, wanted, defines);
    return lent;
  }

  dispose(): void {
    for (const { made } of this.pools.values()) for (const material of made) material.dispose();
    this.pools.clear();
  }

  private make(pass: Pass, side: Side, defines: Record<string, ''>): RawShaderMaterial {
    const { Color, GLSL3, RawShaderMaterial, Vector2 } = this.three;
    const own: Uniforms = {
      ...Object.fromEntries(
        [...numbers, ...maps.map(({ uniform }) => uniform)].map((name) => [name, { value: null }]),
      ),
      baseColor: { value: new Color() },
      emissive: { value: new Color() },
      ids: { value: new Vector2() },
    };
    return new RawShaderMaterial({
      glslVersion: GLSL3,
      vertexShader: objectVertex,
      fragmentShader: fragments[pass],
      uniforms: { ...this.shared, ...own },
      defines,
      side,
    });
  }

  private fill(uniforms: Uniforms, { material }: Wanted, defines: Record<string, ''>): void {
    const { baseColor, emissive, normalTexture, alphaCutoff, occlusionStrength } = material;
    uniforms.baseColor.value.setRGB(...baseColor);
    uniforms.emissive.value.setRGB(...(emissive ?? [0, 0, 0]));
    const share = (value: number): number => Math.min(1, Math.max(0, value));
    uniforms.metallic.value = share(material.metallic);
    uniforms.roughness.value = share(material.roughness);
    uniforms.normalScale.value = normalTexture?.scale ?? 1;
    uniforms.alphaCutoff.value = alphaCutoff ?? 0;
    uniforms.occlusionStrength.value = share(occlusionStrength ?? 1);
    uniforms.transmission.value = share(material.transmission ?? 0);
    uniforms.clearcoat.value = share(material.clearcoat ?? 0);
    uniforms.clearcoatRoughness.value = share(material.clearcoatRoughness ?? 0);
    const { normal, edge } = dielectricOf(material);
    uniforms.dielectric.value = normal;
    uniforms.specular.value = edge;
    for (const { uniform, texture, kind, readBy } of maps)
      if (readBy.some((name) => name in defines))
        uniforms[uniform].value = this.textureOf(material[texture]!, kind, texture);
  }
}

/** The names that the programs know; what a pass does not read is left out, so that fewer are made. */
function definesOf({ pass, material, hasColors, shadows }: Wanted): Record<string, ''> {
  const { alphaCutoff, baseColorTexture, metallicRoughnessTexture, normalTexture } = material;
  const { emissiveTexture, occlusionTexture } = material;
  const surface = pass === 'surface' || pass === 'environment';
  const alpha = alphaCutoff !== undefined && baseColorTexture?.image.channels === 4;
  const names = {
    ALPHA: alpha,
    BASE_MAP: surface && baseColorTexture !== undefined,
    COLOR: surface && hasColors,
    EMISSIVE_MAP: surface && emissiveTexture !== undefined,
    GLASS: pass === 'environment' && isGlass(material),
    COAT: pass === 'environment' && (material.clearcoat ?? 0) > 0,
    OCCLUSION_MAP: surface && occlusionTexture !== undefined,
    PLAN: pass === 'heights' || pass === 'contact',
    SHADOWS: surface && shadows,
    SURFACE_MAP: surface && metallicRoughnessTexture !== undefined,
    TANGENT: surface && normalTexture !== undefined,
    // A mesh without coordinates lacks the attribute; OpenGL then reads (0, 0).
    UV: alpha || (surface && texturesOf(material).length > 0),
  };
  const read = maps.filter(({ readBy }) => readBy.some((name) => names[name]));
  const second = read.filter(({ texture }) => material[texture]!.coordinates === 'second');
  const all = [
    ...Object.entries(names).flatMap(([name, on]) => (on ? [name] : [])),
    // E.g. BASE_SECOND of baseMap: see `cutout`.
    ...second.map(({ uniform }) => `${uniform.slice(0, -3).toUpperCase()}_SECOND`),
    ...(second.length > 0 ? ['SECOND_UV'] : []),
  ];
  return Object.fromEntries(all.map((name) => [name, '']));
}
