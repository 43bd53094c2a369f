import { Stream } from '../../../../core/stream.js';
import type { HumanLook } from '../../../../content/bodies/human/look.js';
import { meanColor } from '../../../../content/places/parts/mean-color.js';
import { surfaces } from '../../../../content/surfaces/index.js';
import type { Material, Part, Placed } from '../../../../world/index.js';
import { linear, tileUvs } from '../../../../world/modeling/index.js';
import type { PlaceShelf } from '../../../staging/place/place-shelf.js';
import type { BodyState } from '../state.js';

/** Whose body it is; the stature is that of animals. */
type Wearer = Pick<BodyState, 'body' | 'look' | 'lot'> & Partial<Pick<BodyState, 'stature'>>;

/** Examples of a surface that bodies have, in a set. */
const examples = 2;

/** A body whose skin, clothes and coat have the surfaces of such things, in the colors that they had. */
export function surfaced(body: Placed, x: Wearer, shelf: PlaceShelf): Placed {
  const nameOf = x.body === 'person' ? stuffOf(x) : coatOf;
  const example = new Stream([x.lot, 'surfaces']).below(examples);
  const fine = x.body === 'person' ? 1 : Math.min(1, x.stature! / usualTrunk);
  const parts = body.model.parts.map((part) => {
    const name = part.material.baseColorTexture ? undefined : nameOf(part);
    return name === undefined ? part : withSurface(part, name, shelf, example, fine);
  });
  return { ...body, model: { ...body.model, parts } };
}

/** The stuffs that the parts of a person are made of, by their colors. */
function stuffOf(x: Wearer): (part: Part) => string | undefined {
  const { clothes, skin } = x.look as HumanLook;
  const own = new Stream([x.lot, 'stuffs']);
  const top =
    clothes.top === 'jacket'
      ? own.choice(['leather', 'denim', 'woven cloth'])
      : own.choice(['knit', 'woven cloth']);
  const bottom = clothes.bottom === 'skirt' ? 'woven cloth' : own.choice(['denim', 'woven cloth']);
  const known: readonly (readonly [string, string])[] = [
    [skin, 'skin'],
    [clothes.topColor, top],
    [clothes.sleeveColor, top],
    [clothes.bottomColor, bottom],
    [clothes.shoeColor, 'leather'],
  ];
  const stuffs = known.map(([color, name]) => [linear(color), name] as const);
  return ({ material: { baseColor } }) =>
    stuffs.find(([color]) => color.every((value, k) => Math.abs(value - baseColor[k]) < 1e-6))?.[1];
}

/** The trunk of an animal whose hairs are as long as those of the surface, meters; those of smaller ones are shorter. */
const usualTrunk = 0.7;

/** Fur is the roughest that bodies have. */
const coatOf = ({ material: { roughness } }: Part): string | undefined =>
  roughness >= 0.85 ? 'short fur' : undefined;

/** A part that has a surface in its own color. */
export const inSurface = (part: Part, name: string, shelf: PlaceShelf): Part =>
  withSurface(part, name, shelf, 0, 1);

/** @param fine factor of the size of a tile */
function withSurface(part: Part, name: string, shelf: PlaceShelf, example: number, fine: number): Part {
  const surface = surfaces.find((one) => one.name === name)!;
  const painted = shelf.surface(name, example);
  return {
    ...part,
    mesh: tileUvs(part.mesh, [fine * surface.tile[0], fine * surface.tile[1]]),
    material: inColor(painted, part.material),
  };
}

/** A surface whose mean is a color. */
function inColor(painted: Material, { baseColor: wanted, ...own }: Material): Material {
  const mean = meanColor(painted);
  const factor = (k: 0 | 1 | 2): number => Math.min(4, wanted[k] / mean[k]);
  return { ...own, ...painted, baseColor: [factor(0), factor(1), factor(2)] };
}
