import { TopsyturvyError, madeOnce } from '../../core/index.js';
import { node } from '../../core/node.js';
import { declare } from '../gltf/declaration.js';
import { loadDeclared, type LoadedModel } from '../gltf/load.js';
import type { Material, Model, Texture } from '../index.js';
import { bounds, mapParts } from '../modeling/mesh/placing.js';
import type { PackEntry } from './form.js';
import type { Pack } from './read.js';
import { createRaster, type Raster } from '../../draw/raster.js';
import { mipChain, type MipLevel, type TextureKind } from '../shading/mip-chain.js';

const kinds = {
  baseColorTexture: 'color',
  metallicRoughnessTexture: 'data',
  normalTexture: 'data',
  emissiveTexture: 'color',
  occlusionTexture: 'data',
} as const satisfies Partial<Record<keyof Material, TextureKind>>;
const roles = Object.keys(kinds) as (keyof typeof kinds)[];

/**
 * A model whose textures are no larger than they need be: each is the first of its halves (as renderers make them, the mean of
 * what each texel covers) whose longer side is at most `most`. Pictures that use one image share the reduced one too.
 */
function reduceTextures(model: Model, most: number): Model {
  const known: Record<TextureKind, Map<Raster, Raster>> = { color: new Map(), data: new Map() };
  const reduced = (image: Raster, kind: TextureKind): Raster => {
    if (Math.max(image.width, image.height) <= most) return image;
    let small = known[kind].get(image);
    if (!small) known[kind].set(image, (small = reducedImage(image, kind, most)));
    return small;
  };
  const materials = new Map<Material, Material>();
  const materialOf = (material: Material): Material =>
    madeOnce(materials, material, () => ({ ...material, ...texturesOf(material, reduced) }));
  return { ...model, parts: model.parts.map((part) => ({ ...part, material: materialOf(part.material) })) };
}

const texturesOf = (
  material: Material,
  reduced: (image: Raster, kind: TextureKind) => Raster,
): Partial<Record<keyof typeof kinds, Texture>> =>
  Object.fromEntries(
    roles.flatMap((role) => {
      const texture = material[role];
      return texture ? [[role, { ...texture, image: reduced(texture.image, kinds[role]) }]] : [];
    }),
  );

function reducedImage(image: Raster, kind: TextureKind, most: number): Raster {
  const level = mipChain(image, kind, 'a texture').find(
    ({ width, height }) => Math.max(width, height) <= most,
  )!;
  return unpacked(level, image.channels);
}

/** A level of the chain as a picture of so many channels. */
function unpacked({ width, height, texels }: MipLevel, channels: Raster['channels']): Raster {
  const raster = createRaster(width, height, channels);
  texels.forEach((texel, i) => {
    for (let channel = 0; channel < channels; channel++)
      raster.data[channels * i + channel] = (texel >>> (8 * channel)) & 255;
  });
  return raster;
}

/** A model of a pack as it is used. */
export type PackModel = Pick<LoadedModel, 'model' | 'facing' | 'left' | 'hashes'>;

/**
 * Reads one model of a pack. Side files are not looked at: the list says it all.
 * @param textureSide to which longer sides of textures are reduced, texels. Default: as they are
 * @throws TopsyturvyError 'bad-model' for a file that cannot be read
 */
export async function loadPackModel(
  { folder }: Pack,
  entry: PackEntry,
  textureSide = Infinity,
): Promise<PackModel> {
  const { file, category, broadClass, front, up, scale, height, symmetry, hasUp, hasText, hides } = entry;
  const said = { category, broadClass, up, scale, height, symmetry, hasUp, hasText, hides };
  const declared = declare({ ...said, front: front ?? anyFront(entry), hasFront: front !== null }, {}, file);
  const loaded = await inPack(file, () => loadDeclared(node.path.join(folder, file), declared));
  const below = node.path.posix.dirname(file);
  const hashes = Object.entries(loaded.hashes).map(([name, hash]) => [
    node.path.posix.join(below, name),
    hash,
  ]);
  return {
    model: reduceTextures(resized(loaded.model, entry), textureSide),
    ...(loaded.facing && { facing: loaded.facing }),
    left: loaded.left,
    hashes: Object.fromEntries(hashes) as Record<string, string>,
  };
}

/** An axis for the front of what has none: it stands upright, and which way it faces does not matter. */
const anyFront = ({ up = '+y' }: PackEntry) => (up[1] === 'z' ? '-y' : '+z');

/** The model with its longest side as long as the list says. */
function resized(model: Model, { largest }: PackEntry): Model {
  if (largest === undefined) return model;
  const { min, max } = bounds(...model.parts.map(({ mesh }) => mesh));
  const side = Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
  const factor = largest / side;
  const parts = mapParts(model.parts, (mesh) => ({
    ...mesh,
    positions: mesh.positions.map((value) => value * factor),
  }));
  return { ...model, parts };
}

/** Errors say where in the pack the file is: files of several folders may have one name. */
async function inPack<T>(file: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    if (!(cause instanceof TopsyturvyError) || !file.includes('/')) throw cause;
    const message = `${cause.message} (in the pack: '${file}')`;
    throw new TopsyturvyError(cause.code, message, cause.value, cause.expected, { cause });
  }
}
