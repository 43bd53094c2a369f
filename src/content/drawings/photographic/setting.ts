import { environments } from '../../environments/index.js';
import { surfaces } from '../../surfaces/index.js';
import { surfaceMaterial } from '../../surfaces/surface-material.js';
import { memoizeLatest, points, Stream } from '../../../core/index.js';
import type { Environment } from '../../../world/light/environment.js';
import { meanColor } from '../../places/parts/mean-color.js';
import type { Material, Mesh } from '../../../world/index.js';

/** Where a kind of thing is photographed. Lengths are meters. */
export interface Setting {
  /** The width of the picture. */
  readonly width: number;
  /** How far the thing stands out. */
  readonly thickness: number;
  /** Whether it hangs on a wall or lies on something that is seen from above. */
  readonly hangs: boolean;
  /** Names of what is behind it or under it. */
  readonly behind: readonly string[];
  /** The surface of its own material, whose grain and gloss it has. */
  readonly surface: string;
  /** Names of the light, of {@link environments}. */
  readonly light: readonly string[];
}

/** Texels along each side of a tile. */
const texels = 512;
/** Examples of a surface in a set, and how many are kept: each is 3 MB. */
const examples = 3;
const kept = 12;

const painted = memoizeLatest(kept, (name: string, set: string | number, example: number) => {
  const surface = surfaces.find((one) => one.name === name)!;
  const material = surfaceMaterial(surface, new Stream([set, 'photographic', name, example]), texels);
  return { material, tile: surface.tile[0] };
});

/** One of a set's examples of a surface, with the meters that a tile of it covers. @param own stream of an item of the set */
export const exampleOf = (name: string, own: Stream): { material: Material; tile: number } =>
  painted(name, own.path[0], own.below(examples));

/** What is behind or under a thing: a square about the origin that faces +Z. */
export function backdrop(
  { width, behind }: Setting,
  own: Stream,
): { readonly mesh: Mesh; readonly material: Material } {
  const { material, tile } = exampleOf(own.choice(behind), own.child('surface'));
  const [left, top] = [own.float(), own.float()];
  const corners = points('-1,-1 1,-1 1,1 -1,1');
  const mesh: Mesh = {
    positions: Float32Array.from(corners.flatMap(([x, y]) => [x * width, y * width, 0])),
    normals: Float32Array.from(corners.flatMap(() => [0, 0, 1])),
    uvs: Float32Array.from(
      corners.flatMap(([x, y]) => [left + (x * width) / tile, top - (y * width) / tile]),
    ),
    tangents: Float32Array.from(corners.flatMap(() => [1, 0, 0, 1])),
    indices: Uint32Array.from([0, 1, 2, 0, 2, 3]),
  };
  return { mesh, material };
}

/** The light of a photograph. @param around what most of it shows */
export function lightOf({ hangs, light }: Setting, around: Material, own: Stream): Environment {
  const name = own.choice(light);
  const azimuth = hangs ? own.uniform(-65, 65) : own.uniform(-180, 180);
  return environments
    .find((program) => program.name === name)!
    .build({ azimuth, ground: meanColor(around), variation: own.child('weather') });
}
