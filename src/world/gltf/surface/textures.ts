import { TopsyturvyError } from '../../../core/errors.js';
import { hasKnownFormat } from '../../../draw/decode.js';
import type { Raster } from '../../../draw/raster.js';
import type { Texture, Wrap } from '../../material.js';
import type { Gltf, TextureInfo } from '../format/form.js';
import { limits } from '../format/limits.js';
import { badModel } from '../format/problem.js';
import type { Resources } from '../data/resources.js';
import { at } from '../format/at.js';

const wraps: Readonly<Record<number, Wrap>> = { 10497: 'repeat', 33071: 'clamp', 33648: 'mirror' };

/** Reads the textures of a model, each image once. */
export class Textures {
  private readonly images = new Map<number, Promise<Raster>>();
  private texels = 0;

  constructor(
    private readonly gltf: Gltf,
    private readonly resources: Resources,
  ) {}

  async read({ index }: TextureInfo): Promise<Texture> {
    const { sampler, source, extensions } = at(this.gltf.textures, index, 'texture');
    const image = extensions?.EXT_texture_webp?.source ?? source;
    if (image === undefined)
      throw extensions?.KHR_texture_basisu
        ? badModel(`has KTX2 (KHR_texture_basisu) in texture ${index}; only PNG, JPEG and WebP can be read`)
        : badModel(`has no picture that can be read in texture ${index}`);
    const { wrapS, wrapT } = sampler === undefined ? repeated : at(this.gltf.samplers, sampler, 'sampler');
    // Begun last: a picture that fails before it is awaited would end the process.
    let raster = this.images.get(image);
    if (!raster) this.images.set(image, (raster = this.decode(image)));
    return { image: await raster, wrapS: wraps[wrapS] ?? 'repeat', wrapT: wraps[wrapT] ?? 'repeat' };
  }

  /** Color profiles and the like are not looked at, as glTF wants (§3.8.3). */
  private async decode(index: number): Promise<Raster> {
    const bytes = await this.resources.image(index);
    // What else sharp reads (SVG, PDF, TIFF …) may name further files, or hold many pictures.
    if (!hasKnownFormat(bytes))
      throw badModel(`has something in image ${index} that is not a PNG, JPEG or WebP picture`);
    const { default: sharp } = await import('sharp');
    try {
      const options = { ignoreIcc: true, limitInputPixels: limits.textureSide * limits.textureSide };
      const { width, height, hasAlpha } = await sharp(bytes, {
        ...options,
        limitInputPixels: false,
      }).metadata();
      this.texels += width * height;
      if (Math.max(width, height) > limits.textureSide)
        throw badModel(
          `has an image of ${width}x${height} texels; at most ${limits.textureSide} a side are read`,
        );
      if (this.texels > limits.texels) throw badModel(`has more than ${limits.texels} texels in its images`);
      const picture = sharp(bytes, { ...options, failOn: 'error' }).toColourspace('srgb');
      const { data, info } = await picture.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
      const channels = hasAlpha ? 4 : 3;
      if (info.channels !== channels) throw badModel(`has an image ${index} of ${info.channels} channels`);
      return { width, height, channels, data: new Uint8Array(data.buffer, data.byteOffset, data.length) };
    } catch (cause) {
      if (cause instanceof TopsyturvyError) throw cause;
      throw badModel(`has a damaged picture in image ${index}`, undefined, cause);
    }
  }
}

const repeated = { wrapS: 10497, wrapT: 10497 };
