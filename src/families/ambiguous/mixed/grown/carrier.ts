import { points, type Stream } from '../../../../core/index.js';
import type { Surface } from '../../../../content/surfaces/define.js';
import type { Environment } from '../../../../world/light/environment.js';
import { atRest, type Camera, type Material, type Placed, type Vec3 } from '../../../../world/index.js';
import type { Ink, Site } from './ink.js';
import { thing } from '../../../../content/places/parts/layout.js';

/** What a carrier is built from. */
export interface CarrierRequest {
  /** The same `kind` gives the same materials, colors and light; `layout` deals out what grows and lies where. */
  readonly kind: Stream;
  readonly layout: Stream;
  readonly ink: Ink;
  /** An example of a surface. */
  surface(surface: Surface, variation: Stream): Material;
}

/** A scene that fills a picture, in heights of the picture, its middle at 0. Seen from straight above, its ground is at about y = 0. */
export interface GrownScene {
  readonly environment: Environment;
  /** What sees it. Default: a camera far above it */
  readonly camera?: Camera;
  /** What is there. @param depth how strongly the drawing shapes it, 0 (not at all) to 1 */
  objects(depth: number): readonly Placed[];
}

/** A kind of ground, or of scene, whose own things form a drawing. */
export type Carrier = (request: CarrierRequest) => GrownScene;

/** Half of the visible width of the ground, with a margin, heights of the picture. */
export const halfWidth = 0.54;

/** Level ground, on which shadows fall. @param tile heights of the picture that a tile of the material takes */
export function plainGround(material: Material, tile: number): Placed {
  const h = 1.1 * halfWidth;
  const corners: readonly Vec3[] = points([-h, 0, -h], [h, 0, -h], [h, 0, h], [-h, 0, h]);
  const mesh = {
    positions: Float32Array.from(corners.flat()),
    normals: Float32Array.from(corners.flatMap(() => [0, 1, 0])),
    uvs: Float32Array.from(corners.flatMap(([x, , z]) => [x / tile, z / tile])),
    tangents: Float32Array.from(corners.flatMap(() => [1, 0, 0, -1])),
    indices: Uint32Array.from([0, 2, 1, 0, 3, 2]),
  };
  return { model: thing('ground', [{ name: 'ground', mesh, material }]), pose: atRest, casts: false };
}

/** Approximately `count` places all over the ground, one in each cell of a grid, in random order. */
export function strewn(stream: Stream, count: number): Site[] {
  const columns = Math.round(Math.sqrt(count));
  const step = (2 * halfWidth) / columns;
  const sites: Site[] = [];
  for (let j = 0; j < columns; j++)
    for (let i = 0; i < columns; i++)
      sites.push({ x: (i + stream.float()) * step - halfWidth, z: (j + stream.float()) * step - halfWidth });
  return stream.shuffle(sites);
}
