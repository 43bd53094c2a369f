import type { Raster } from '../../../draw/raster.js';
import type { Texture, Wrap } from '../../material.js';
import type { TextureKind } from '../../shading/mip-chain.js';
import { at } from '../format/at.js';
import type { Gltf, TextureInfo } from '../format/form.js';
import { limits } from '../format/limits.js';
import { badModel } from '../format/problem.js';
import type { Resources } from '../data/resources.js';
import { halved } from './halved.js';
import { type About, aboutPicture, decodePicture } from './picture.js';
import { imageOf, imagesOf } from './images-of.js';

const wraps: Readonly<Record<number, Wrap>> = { 10497: 'repeat', 33071: 'clamp', 33648: 'mirror' };
const repeated = { wrapS: 10497, wrapT: 10497 };

/** Reads the textures of a model, each image once. */
export class Textures {
  private readonly images = new Map<number, Promise<Raster>>();
  /** How often the sides of images are halved, so that all of them have room. */
  private halvings = 0;

  constructor(
    private readonly gltf: Gltf,
    private readonly resources: Resources,
  ) {}

  /**
   * Makes room for the images that some materials use.
   *
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
    let raster = this.images.get(image);
    if (!raster) this.images.set(image, (raster = this.decode(image, kind)));
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
