import type { KernelMemory } from '../../../core/wasm/kernel.js';
import type { Material } from '../../material.js';
import type { DrawList } from '../geometry/draws.js';
import { type MipLevel, mipChain, type TextureKind } from '../../shading/mip-chain.js';
import { memoize } from '../../../core/memoize.js';
import { Sampler } from '../../shading/metallic-roughness.js';

/** The textures that shading reads. */
const textureKinds = {
  baseColorTexture: 'color',
  metallicRoughnessTexture: 'data',
  normalTexture: 'data',
  emissiveTexture: 'color',
  occlusionTexture: 'data',
} as const satisfies Record<string, TextureKind>;
const textureRoles = Object.keys(textureKinds) as (keyof typeof textureKinds)[];

/** Whether a material has any of them. */
export const hasTexture = (material: Material): boolean =>
  textureRoles.some((role) => material[role] !== undefined);

/** Textures stay in memory up to so many bytes, unless one scene needs more. */
const mostBytes = 0x200_0000;

/**
 * The texels that the loops read. They lie at the beginning of the memory, below what each frame takes anew, and stay there from frame
 * to frame, since copying them would take as long as drawing does.
 */
export class Textures {
  private places = new WeakMap<readonly MipLevel[], number>();
  /** The end of the textures. */
  private end = 0;

  constructor(private readonly memory: KernelMemory) {}

  /**
   * Gives back all of the memory but for textures, and puts what a frame's materials read beside what is there.
   * @param shaded whether all textures are read, or only those that say where a material is
   * @throws TopsyturvyError 'bad-picture' if a texture is too large
   */
  beginWith({ draws }: DrawList, shaded: boolean): void {
    const chains = new Set<readonly MipLevel[]>();
    for (const { material } of draws) {
      const mask = alphaMaskOf(material);
      if (mask) chains.add(mask.texture.levels);
      if (!shaded) continue;
      for (const role of textureRoles) {
        const texture = material[role];
        if (texture) chains.add(mipChain(texture.image, textureKinds[role], role));
      }
    }
    let missing = 0;
    for (const chain of chains) if (!this.places.has(chain)) missing += bytesOf(chain);
    if (this.end + missing > mostBytes) {
      this.places = new WeakMap();
      this.end = 0;
    }
    this.memory.begin(this.end);
    for (const chain of chains) if (!this.places.has(chain)) this.put(chain);
  }

  /** Where the levels of a texture of the frame begin, one behind the other. */
  placeOf(chain: readonly MipLevel[]): number {
    return this.places.get(chain)!;
  }

  private put(chain: readonly MipLevel[]): void {
    const place = this.memory.take(bytesOf(chain));
    let at = place >> 2;
    for (const { texels } of chain) {
      this.memory.words.set(texels, at);
      at += texels.length;
    }
    this.places.set(chain, place);
    this.end = this.memory.end;
  }
}

const bytesOf = (chain: readonly MipLevel[]): number =>
  chain.reduce((sum, { texels }) => sum + texels.byteLength, 0);

/** Where a material is present, which the rasterizer asks for each sample. */
export interface AlphaMask {
  readonly texture: Sampler;
  /** It is there where the texture's alpha is at least this, 0 to 1. */
  readonly cutoff: number;
}

/**
 * The mask of a material, or undefined where it is opaque everywhere. Made once per material, which must not change
 * afterward.
 * @throws TopsyturvyError 'bad-picture' if the texture is too large
 */
export const alphaMaskOf = memoize((material: Material): AlphaMask | undefined => {
  const { alphaCutoff, baseColorTexture } = material;
  if (alphaCutoff === undefined || baseColorTexture?.image.channels !== 4) return undefined;
  return { texture: new Sampler(baseColorTexture, 'color', 'baseColorTexture'), cutoff: alphaCutoff };
});
