import type { BufferGeometry, DataTexture, WebGLRenderer } from 'three';
import type { Mesh, Texture, Wrap } from '../index.js';
import { reflectanceSteps, reflectanceTable } from '../shading/metallic-roughness.js';
import { type TextureKind, mipChain } from '../shading/mip-chain.js';
import { Cache } from './cache.js';
import { openContext, type Context } from './context.js';
import { geometryBytes, geometryOf } from './geometry.js';
import { Materials, type Uniforms } from './materials.js';
import { loadPackages, type Three } from './packages.js';
import { quietly } from './quiet.js';
import { Screen } from './screen.js';
import { createUniforms } from './uniforms.js';

/**
 * A texture as three holds it, with the very levels that `soft` reads.
 * @throws TopsyturvyError 'bad-picture' if it is too large
 */
function textureOf(three: Three, texture: Texture, kind: TextureKind, name: string): DataTexture {
  const { image, wrapS, wrapT } = texture;
  const levels = mipChain(image, kind, name).map(({ width, height, texels }) => ({
    width,
    height,
    data: rgba(texels),
  }));
  const [{ data, width, height }] = levels;
  const made = new three.DataTexture(data, width, height, three.RGBAFormat, three.UnsignedByteType);
  made.mipmaps = levels;
  made.generateMipmaps = false;
  made.minFilter = three.LinearMipmapLinearFilter;
  made.magFilter = three.LinearFilter;
  made.wrapS = wrapping(three, wrapS);
  made.wrapT = wrapping(three, wrapT);
  made.colorSpace = kind === 'color' ? three.SRGBColorSpace : three.NoColorSpace;
  made.needsUpdate = true;
  return made;
}

const wrapping = (three: Three, wrap: Wrap) =>
  wrap === 'repeat'
    ? three.RepeatWrapping
    : wrap === 'clamp'
      ? three.ClampToEdgeWrapping
      : three.MirroredRepeatWrapping;

function rgba(texels: Uint32Array): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(4 * texels.length);
  for (const [i, texel] of texels.entries())
    for (let channel = 0; channel < 4; channel++) out[4 * i + channel] = texel >>> (8 * channel);
  return out;
}

/** The bytes of a texture with its smaller levels, here and on the graphics card. */
const textureBytes = ({ image }: Texture): number => Math.ceil((8 * image.width * image.height * 4) / 3);

/** Bytes of meshes and of textures that are kept from frame to frame. */
const kept = { geometry: 0x4000000, textures: 0x4000000 };

/** A context with three's renderer on it, and what it holds. */
export class Device {
  readonly renderer: WebGLRenderer;
  readonly screen: Screen;
  readonly materials: Materials;
  readonly uniforms: Uniforms;
  private readonly geometries = new Cache<Mesh, BufferGeometry>(kept.geometry);
  private readonly textures = {
    color: new Cache<object, DataTexture>(kept.textures),
    data: new Cache<object, DataTexture>(kept.textures),
  };
  private readonly table: DataTexture;

  private constructor(
    readonly three: Three,
    private readonly context: Context,
  ) {
    const canvas = { width: 1, height: 1, style: {}, addEventListener() {}, removeEventListener() {} };
    this.renderer = quietly(
      three,
      () => new three.WebGLRenderer({ canvas: canvas as never, context: context.gl as never }),
    );
    this.renderer.autoClear = false;
    this.renderer.sortObjects = false;
    this.table = reflectanceTexture(three);
    this.uniforms = createUniforms(three, this.table);
    this.screen = new Screen(three, this.renderer);
    this.materials = new Materials(three, this.uniforms, (texture, kind, name) =>
      this.texture(texture, kind, name),
    );
  }

  /** @throws TopsyturvyError 'missing-package' saying what to install */
  static async open(): Promise<Device> {
    const { three, createContext } = await loadPackages();
    return new Device(three, await openContext(createContext));
  }

  get vendor(): string {
    return this.context.vendor;
  }

  /** Samples per pixel that it can have, at most. */
  get mostSamples(): number {
    return this.renderer.capabilities.maxSamples;
  }

  geometry(mesh: Mesh): BufferGeometry {
    return this.geometries.get(mesh, geometryBytes(mesh), () => geometryOf(this.three, mesh));
  }

  /** Makes room for the next frame. */
  trim(): void {
    this.geometries.trim();
    this.textures.color.trim();
    this.textures.data.trim();
  }

  dispose(): void {
    this.geometries.dispose();
    this.textures.color.dispose();
    this.textures.data.dispose();
    this.table.dispose();
    this.materials.dispose();
    this.screen.dispose();
    quietly(this.three, () => this.renderer.dispose());
    this.context.destroy();
  }

  private texture(texture: Texture, kind: TextureKind, name: string): DataTexture {
    return this.textures[kind].get(texture, textureBytes(texture), () =>
      textureOf(this.three, texture, kind, name),
    );
  }
}

function reflectanceTexture({ DataTexture, FloatType, RGFormat }: Three): DataTexture {
  const side = reflectanceSteps + 1;
  const table = new DataTexture(Float32Array.from(reflectanceTable()), side, side, RGFormat, FloatType);
  table.needsUpdate = true;
  return table;
}
