import { channelIntensities } from '../../../core/color.js';
import { displayCode } from '../../../draw/display-code.js';
import { createRaster, type Raster } from '../../../draw/raster.js';
import { perAxis, type Texture } from '../../index.js';

/** Diffuse and specular color, linear, and glossiness, of a place or of a whole. */
export interface SpecularGlossiness {
  readonly diffuse: readonly [red: number, green: number, blue: number];
  readonly specular: readonly [red: number, green: number, blue: number];
  readonly glossiness: number;
}

/** Base color, linear, metalness and roughness, of a place or of a whole. */
export interface Metallic {
  readonly base: readonly [red: number, green: number, blue: number];
  readonly metallic: number;
  readonly roughness: number;
}

/** The reflectance of a dielectric at normal incidence. */
const dielectric = 0.04;

/**
 * KHR_materials_pbrSpecularGlossiness in the metallic-roughness model: as metallic as the brightness of both colors says, in a color
 * between what is diffuse and what is mirrored.
 * @see https://github.com/KhronosGroup/glTF/tree/main/extensions/2.0/Archived/KHR_materials_pbrSpecularGlossiness (examples)
 */
export function toMetallic({ diffuse, specular, glossiness }: SpecularGlossiness): Metallic {
  const rest = 1 - Math.max(...specular);
  const metallic = metalnessOf(brightness(diffuse), brightness(specular), rest);
  const square = metallic * metallic;
  const base = perAxis((i) => {
    const below = (diffuse[i] * rest) / (1 - dielectric) / Math.max(1 - metallic, 1e-6);
    const mirrored = (specular[i] - dielectric * (1 - metallic)) / Math.max(metallic, 1e-6);
    return Math.min(1, Math.max(0, below + (mirrored - below) * square));
  });
  return { base, metallic, roughness: 1 - glossiness };
}

/** The perceived brightness. */
const brightness = ([red, green, blue]: readonly [number, number, number]): number =>
  Math.sqrt(0.299 * red * red + 0.587 * green * green + 0.114 * blue * blue);

function metalnessOf(diffuse: number, specular: number, rest: number): number {
  if (specular < dielectric) return 0;
  const b = (diffuse * rest) / (1 - dielectric) + specular - 2 * dielectric;
  const c = dielectric - specular;
  const root = Math.sqrt(Math.max(0, b * b - 4 * dielectric * c));
  return Math.min(1, Math.max(0, (root - b) / (2 * dielectric)));
}

/** Textures of base color (with the diffuse one's alpha), and of roughness and metalness. */
export type MetallicTextures = { readonly base: Texture; readonly surface: Texture };

/**
 * The same of textures that share their coordinates, texel by texel at the size of the larger; the factors are in it.
 * @param factors what the textures multiply
 */
export function toMetallicTextures(
  factors: SpecularGlossiness,
  diffuse: Texture | undefined,
  gloss: Texture | undefined,
): MetallicTextures {
  const [own, other] = [diffuse?.image, gloss?.image];
  const { width, height } = !own || (other && other.width > own.width) ? other! : own;
  const channels = own?.channels === 4 ? 4 : 3;
  const base = createRaster(width, height, channels);
  const surface = createRaster(width, height, 3);
  const colors = texelsOf(own, width, height);
  const mirrored = texelsOf(other, width, height);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      colors.read(x, y);
      mirrored.read(x, y);
      const { red, green, blue, alpha } = colors;
      const made = toMetallic({
        diffuse: [factors.diffuse[0] * red, factors.diffuse[1] * green, factors.diffuse[2] * blue],
        specular: [
          factors.specular[0] * mirrored.red,
          factors.specular[1] * mirrored.green,
          factors.specular[2] * mirrored.blue,
        ],
        glossiness: (factors.glossiness * mirrored.alpha) / 255,
      });
      for (let k = 0; k < 3; k++) base.data[channels * i + k] = displayCode(made.base[k]);
      if (channels === 4) base.data[4 * i + 3] = alpha;
      surface.data[3 * i + 1] = Math.round(255 * made.roughness);
      surface.data[3 * i + 2] = Math.round(255 * made.metallic);
    }
  const { wrapS, wrapT } = (diffuse ?? gloss)!;
  return { base: { image: base, wrapS, wrapT }, surface: { image: surface, wrapS, wrapT } };
}

/** Reads the texels of a picture as if it were of another size: linear colors and alpha from 0 to 255. Without a picture, white. */
function texelsOf(image: Raster | undefined, width: number, height: number) {
  const intensities = channelIntensities();
  const found = { red: 1, green: 1, blue: 1, alpha: 255, read };
  function read(x: number, y: number): void {
    if (!image) return;
    const column = Math.floor(((x + 0.5) * image.width) / width);
    const row = Math.floor(((y + 0.5) * image.height) / height);
    const at = image.channels * (row * image.width + column);
    found.red = intensities[image.data[at]];
    found.green = intensities[image.data[at + 1]];
    found.blue = intensities[image.data[at + 2]];
    if (image.channels === 4) found.alpha = image.data[at + 3];
  }
  return found;
}
