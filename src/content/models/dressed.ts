import type { Material, Model, Part } from '../../world/model.js';
import { tileUvs } from '../../world/modeling/mesh/index.js';
import { meanColor } from '../places/parts/mean-color.js';
import { surfaces } from '../surfaces/index.js';

const tiles = new Map(surfaces.map(({ name, tile }) => [name, tile]));
/** Surfaces with a grain, which runs along what is made of them. */
const grained: readonly string[] = ['wood veneer', 'brushed metal'];
/** The ratio of the largest to the least factor of a wood's color to the texture's above which it is taken for painted. */
const stained = 5;
/** The same for the factor by which a texture would have to be made brighter. */
const brightest = 4.5;
/** Shifts of the texture from part to part, meters: no simple shares of any tile. */
const shift = [0.37, 0.23] as const;

/**
 * A model for a photographic look: parts whose material names a surface have its texture at its real size, in their own color. Shapes stay
 * as they are, and so do parts with a picture of their own and those of a color that only paint gives.
 * @param surface an example of the surface of a name, with a base color texture
 */
export function dressed(model: Model, surface: (name: string) => Material): Model {
  return {
    ...model,
    parts: model.parts.map((part, i) => {
      const { surface: name, baseColorTexture } = part.material;
      return name === undefined || baseColorTexture ? part : covered(part, name, surface(name), i);
    }),
  };
}

function covered(part: Part, name: string, texture: Material, place: number): Part {
  const { baseColor, metallic, doubleSided, emissive } = part.material;
  const mean = meanColor({ ...texture, baseColor: [1, 1, 1] });
  const [red, green, blue] = baseColor.map((value, k) => value / mean[k]);
  const most = Math.max(red, green, blue);
  if (most > brightest || (name === 'wood veneer' && most > stained * Math.min(red, green, blue)))
    return part;
  return {
    ...part,
    mesh: tileUvs(part.mesh, tiles.get(name)!, {
      ...(grained.includes(name) && { along: 'longest' as const }),
      offset: [shift[0] * place, shift[1] * place],
    }),
    material: {
      ...texture,
      baseColor: [red, green, blue],
      metallic: metallic > 0 ? texture.metallic : 0,
      ...(emissive && { emissive }),
      ...(doubleSided && { doubleSided }),
    },
  };
}
