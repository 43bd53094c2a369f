import { sha256 } from '../../../core/hash.js';
import { texturesOf, triangleCount, type Model, type Renderer } from '../../index.js';
import { bounds } from '../../modeling/mesh/placing.js';
import { findSymmetry, type Order } from '../../rotation/symmetry/find.js';
import { shareFromBehind } from '../../winding/from-behind.js';
import { glimpseOf, type Glimpse } from './glimpse.js';
import { type Outlines, outlinesOf } from './silhouettes.js';

/** The measurements of one model; none of its triangles and texels is kept. */
export interface Measured {
  readonly triangles: number;
  readonly parts: number;
  /** The sizes of its pictures, e.g. '1024x1024'. */
  readonly textures: readonly string[];
  /** The width, height and depth in meters. */
  readonly size: readonly [number, number, number];
  /** Symmetry of its colored surface about the vertical. */
  readonly symmetry: Order;
  readonly outlines: Outlines;
  /** The share of its surface that is seen from behind, and so not drawn. */
  readonly behind: number;
  readonly glimpse: Glimpse;
  /** Hash of its corners: equal for equal shapes from one program. */
  readonly geometry: string;
}

/** @param declared the symmetry that is said to be its own */
export function measure(model: Model, renderer: Renderer, declared: Order = 1): Measured {
  const { parts } = model;
  const { min, max } = bounds(...parts.map(({ mesh }) => mesh));
  const images = parts.flatMap(({ material }) => texturesOf(material).map(({ image }) => image));
  return {
    triangles: parts.reduce((sum, { mesh }) => sum + triangleCount(mesh), 0),
    parts: parts.length,
    textures: [...new Set(images)].map(({ width, height }) => `${width}x${height}`),
    size: [max[0] - min[0], max[1] - min[1], max[2] - min[2]],
    symmetry: findSymmetry(model).vertical,
    outlines: outlinesOf(model, renderer, declared),
    behind: shareFromBehind(model, renderer),
    glimpse: glimpseOf(model, renderer),
    geometry: geometryOf(model),
  };
}

/** Parts of a model's size to which corners are rounded. */
const grain = 4096;

function geometryOf({ parts }: Model): string {
  const { min, max } = bounds(...parts.map(({ mesh }) => mesh));
  const side = Math.max(...max.map((value, k) => value - min[k])) || 1;
  const rounded = parts.map(({ mesh: { positions } }) =>
    Int32Array.from(positions, (value) => Math.round((value / side) * grain)),
  );
  const hashes = rounded.map((list) => sha256(new Uint8Array(list.buffer)));
  return hashes.sort().join();
}
