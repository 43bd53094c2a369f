import { memoize } from '../../../core/memoize.js';
import { linear, materials, type Linear, type Material } from '../../../world/modeling/index.js';
import { meanColor } from './mean-color.js';

/** The look of a piece of a place. */
export interface Look {
  readonly name: string;
  readonly material: Material;
  /** The mean color, linear: what light that meets it takes on. */
  readonly color: Linear;
  /** Meters per repeat of its texture along u and v. 'own': the mesh has its own coordinates. Absent: it has no texture. */
  readonly tile?: readonly [along: number, down: number] | 'own';
  /** Meters of air through which it is seen. Default 0 */
  readonly far?: number;
}

/** Any material as a look. */
export const plain = (name: string, material: Material): Look => ({
  name,
  material,
  color: material.baseColor,
});

/** A material whose meshes have their own texture coordinates. */
export const printed = (name: string, material: Material): Look => ({
  ...plain(name, material),
  tile: 'own',
});

/** A look of one color, which is no metal. @param tint '#2a5da8' or linear @param roughness 0 to 1 */
export const solid = (name: string, tint: string | Linear, roughness: number): Look =>
  plain(name, { baseColor: typeof tint === 'string' ? linear(tint) : tint, metallic: 0, roughness });

/** Something painted or dyed in one color, e.g. '#2a5da8'. @param roughness 0 to 1 */
export const painted = (name: string, tint: string, roughness = 0.5): Look =>
  solid(`${name} ${tint}`, tint, roughness);

/** A material with a repeating texture, whose colors are made when they are first read. @param tint factor of its color, linear */
export function tiled(
  name: string,
  material: Material,
  tile: readonly [along: number, down: number],
  tint: () => Linear = () => [1, 1, 1],
): Look {
  const factor = memoize(tint);
  return {
    name,
    tile,
    material: {
      ...material,
      get baseColor() {
        return factor();
      },
    },
    get color(): Linear {
      const [red, green, blue] = meanColor(material);
      const [r, g, b] = factor();
      return [red * r, green * g, blue * b];
    },
  };
}

/** Looks that are the same everywhere. */
export const steel = plain('steel', materials.steel());
export const chrome = plain('chrome', materials.chrome());
export const blackMetal = plain('black metal', materials.mattePaint('#1d1f21'));
export const grayMetal = plain('gray metal', materials.paint('#7d8184'));
export const whitePaint = plain('white paint', materials.paint('#e8e6e0'));
export const whiteLine = plain('white line', materials.mattePaint('#d6d6d0'));
export const darkGlass = plain('dark glass', materials.darkGlass('#151b20'));
export const blackPlastic = plain('black plastic', materials.mattePlastic('#202224'));
