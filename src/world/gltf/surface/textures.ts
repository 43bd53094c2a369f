import type { Raster } from '../../../draw/raster.js';
import type { Texture, Wrap } from '../../material.js';
import type { TextureKind } from '../../shading/mip-chain.js';
import { type Gltf, type TextureInfo, type GltfMaterial, at, badModel, limits } from '../format/form.js';
import type { Resources } from '../data/resources.js';
import { channelIntensities, memoize, TopsyturvyError, madeOnce } from '../../../core/index.js';
import { displayCode } from '../../../draw/display-code.js';
import { hasKnownFormat } from '../../../draw/decode.js';
import { Coordinates } from './coordinates.js';

/** Reads the textures of one material, and keeps how they are laid on. */
export class LaidTextures {
  readonly coordinates = new Coordinates();
  /** The features of them that cannot be drawn. */
  readonly left: string[] = [];

  constructor(private readonly textures: Textures) {}

  /** A texture as a material has it; undefined if there is none, or if it is laid on in a third way. */
  async read(info: TextureInfo | undefined, name: string, kind: TextureKind): Promise<Texture | undefined> {
    if (!info) return undefined;
    const set = this.coordinates.take(info);
    if (set === undefined) {
      this.left.push(`${name} (the material's textures are laid on in more than two ways)`);
      return undefined;
    }
    const texture = await this.textures.read(info, kind);
    return set === 0 ? texture : { ...texture, coordinates: 'second' };
  }

  /**
   * The mean of a texture that is drawn as one number, which is reported; 1 if there is none.
   * @param channel from 0
   * @param name of the texture and its extension
   */
  async mean(info: TextureInfo | undefined, channel: number, name: string): Promise<number> {
    return info ? meansOf(await this.flattened(info, name, 'data'))[channel] / 255 : 1;
  }

  /** The same of all colors together, as light. */
  async meanLight(info: TextureInfo | undefined, name: string): Promise<number> {
    return info ? lightOf(await this.flattened(info, name, 'color')) : 1;
  }

  private async flattened(info: TextureInfo, name: string, kind: TextureKind): Promise<Raster> {
    this.left.push(`${name} (its mean is drawn)`);
    return (await this.textures.read(info, kind)).image;
  }
}

/** The means of a picture's channels, 0 to 255; of what is opaque, alpha is 255. */
const meansOf = memoize(({ data, channels }: Raster): readonly number[] => {
  const sums = [0, 0, 0, 0];
  for (let i = 0; i < data.length; i += channels) for (let k = 0; k < channels; k++) sums[k] += data[i + k];
  const means = sums.map((sum) => (sum * channels) / data.length);
  return channels === 4 ? means : [...means.slice(0, 3), 255];
});

/** The mean light of a picture, 0 to 1. */
function lightOf({ data, channels }: Raster): number {
  const counts = new Float64Array(256);
  for (let i = 0; i < data.length; i++) if (channels < 4 || i % 4 < 3) counts[data[i]]++;
  const intensities = channelIntensities();
  let [sum, count] = [0, 0];
  for (const [code, times] of counts.entries()) {
    sum += times * intensities[code];
    count += times;
  }
  return sum / count;
}

/** Color profiles and the like are not looked at, as glTF wants (§3.8.3). */
const options = { ignoreIcc: true, limitInputPixels: limits.textureSide * limits.textureSide };

/** The properties of a picture before it is decoded. */
type About = { readonly width: number; readonly height: number; readonly hasAlpha: boolean };

/**
 * The size of an image file.
 * @param index of the image, for errors
 * @throws TopsyturvyError 'bad-model' if it is none that can be read
 */
async function aboutPicture(bytes: Uint8Array, index: number): Promise<About> {
  // What else sharp reads (SVG, PDF, TIFF …) may name further files, or hold many pictures.
  if (!hasKnownFormat(bytes))
    throw badModel(`has something in image ${index} that is not a PNG, JPEG or WebP picture`);
  return naming(index, async () => {
    const { default: sharp } = await import('sharp');
    const { width, height, hasAlpha } = await sharp(bytes, {
      ...options,
      limitInputPixels: false,
    }).metadata();
    if (Math.max(width, height) > limits.textureSide)
      throw badModel(
        `has an image of ${width}x${height} texels; at most ${limits.textureSide} a side are read`,
      );
    return { width, height, hasAlpha };
  });
}

/** An image file as 8-bit RGB or RGBA. */
function decodePicture(
  bytes: Uint8Array,
  index: number,
  { width, height, hasAlpha }: About,
): Promise<Raster> {
  return naming(index, async () => {
    const { default: sharp } = await import('sharp');
    const picture = sharp(bytes, { ...options, failOn: 'error' }).toColourspace('srgb');
    const { data, info } = await picture.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
    const channels = hasAlpha ? 4 : 3;
    if (info.channels !== channels) throw badModel(`has an image ${index} of ${info.channels} channels`);
    return { width, height, channels, data: new Uint8Array(data.buffer, data.byteOffset, data.length) };
  });
}

async function naming<T>(index: number, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (cause) {
    if (cause instanceof TopsyturvyError) throw cause;
    throw badModel(`has a damaged picture in image ${index}`, undefined, cause);
  }
}

const wraps: Readonly<Record<number, Wrap>> = { 10497: 'repeat', 33071: 'clamp', 33648: 'mirror' };
const repeated = { wrapS: 10497, wrapT: 10497 };

/** Reads the textures of a model, each image once. */
export class Textures {
  private readonly images = new Map<number, Promise<Raster>>();
  /** How often the sides of images are halved so that all of them have room. */
  private halvings = 0;

  constructor(
    private readonly gltf: Gltf,
    private readonly resources: Resources,
  ) {}

  /**
   * Makes room for the images that some materials use.
   * @returns whether they have to be made smaller
   * @throws TopsyturvyError 'bad-model' if one cannot be read, or if there are far too many
   */
  async makeRoom(materials: readonly number[]): Promise<boolean> {
    let texels = 0;
    for (const image of imagesOf(this.gltf, materials)) {
      const { width, height } = await this.about(image);
      texels += width * height;
      if (texels > limits.texelsOfFiles)
        throw badModel(`has more than ${limits.texelsOfFiles} texels in its images`);
    }
    for (this.halvings = 0; texels > limits.texels; texels /= 4) this.halvings++;
    return this.halvings > 0;
  }

  async read({ index }: TextureInfo, kind: TextureKind): Promise<Texture> {
    const { sampler } = at(this.gltf.textures, index, 'texture');
    const image = imageOf(this.gltf, index);
    const { wrapS, wrapT } = sampler === undefined ? repeated : at(this.gltf.samplers, sampler, 'sampler');
    // Begun last: a picture that fails before it is awaited would end the process.
    const raster = madeOnce(this.images, image, () => this.decode(image, kind));
    return { image: await raster, wrapS: wraps[wrapS] ?? 'repeat', wrapT: wraps[wrapT] ?? 'repeat' };
  }

  private async about(image: number): Promise<About> {
    return aboutPicture(await this.resources.image(image), image);
  }

  private async decode(image: number, kind: TextureKind): Promise<Raster> {
    let raster = await decodePicture(await this.resources.image(image), image, await this.about(image));
    for (let i = 0; i < this.halvings; i++) raster = halved(raster, kind);
    return raster;
  }
}

/** A picture at half its sides, the last row and column of odd ones left out: colors are averaged as light, all else as numbers. */
function halved({ width, height, channels, data }: Raster, kind: TextureKind): Raster {
  const size = { width: Math.max(1, width >> 1), height: Math.max(1, height >> 1) };
  const out = new Uint8Array(size.width * size.height * channels);
  const intensities = channelIntensities();
  const right = width > 1 ? channels : 0;
  const down = height > 1 ? width * channels : 0;
  for (let y = 0, to = 0; y < size.height; y++)
    for (let x = 0; x < size.width; x++)
      for (let k = 0; k < channels; k++, to++) {
        const at = (2 * y * width + 2 * x) * channels + k;
        const codes = [data[at], data[at + right], data[at + down], data[at + right + down]] as const;
        const light = kind === 'color' && k < 3;
        out[to] = light
          ? displayCode(codes.reduce((sum, code) => sum + intensities[code], 0) / 4)
          : (codes[0] + codes[1] + codes[2] + codes[3] + 2) >> 2;
      }
  return { ...size, channels, data: out };
}

/**
 * The image of a texture: of formats that are beside one another, the one that can be read.
 * @throws TopsyturvyError 'bad-model' if there is none
 */
function imageOf({ textures }: Gltf, index: number): number {
  const { source, extensions } = at(textures, index, 'texture');
  const image = extensions?.EXT_texture_webp?.source ?? source;
  if (image !== undefined) return image;
  throw extensions?.KHR_texture_basisu
    ? badModel(`has KTX2 (KHR_texture_basisu) in texture ${index}; only PNG, JPEG and WebP can be read`)
    : badModel(`has no picture that can be read in texture ${index}`);
}

/** The images that some materials use, each once. */
function imagesOf(gltf: Gltf, materials: readonly number[]): readonly number[] {
  const infos = materials.flatMap((index) => infosOf(at(gltf.materials, index, 'material')));
  return [...new Set(infos.map(({ index }) => imageOf(gltf, index)))];
}

/** The textures that are read of a material, if they are there and count. */
function infosOf({ pbrMetallicRoughness: pbr, extensions, ...own }: GltfMaterial): TextureInfo[] {
  const gloss = extensions.KHR_materials_pbrSpecularGlossiness;
  const coat = extensions.KHR_materials_clearcoat;
  const glows = own.emissiveFactor.some((share) => share > 0);
  const unlit = extensions.KHR_materials_unlit !== undefined;
  return [
    ...(gloss && !unlit
      ? [gloss.diffuseTexture, gloss.specularGlossinessTexture]
      : [pbr.baseColorTexture, unlit ? undefined : pbr.metallicRoughnessTexture]),
    ...(unlit ? [] : [own.normalTexture, own.occlusionTexture, glows ? own.emissiveTexture : undefined]),
    ...(coat && coat.clearcoatFactor > 0 ? [coat.clearcoatTexture, coat.clearcoatRoughnessTexture] : []),
    extensions.KHR_materials_transmission?.transmissionTexture,
    extensions.KHR_materials_specular?.specularTexture,
    extensions.KHR_materials_specular?.specularColorTexture,
  ].filter((info) => info !== undefined);
}
