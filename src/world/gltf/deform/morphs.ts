import type { Accessor } from '@gltf-transform/core';
import { memoize } from '../../../core/memoize.js';
import { type Geometry, type Numbers, readFinite } from '../data/geometry.js';
import { type Gltf, type GltfPrimitive, at, badModel } from '../format/form.js';

/** A morph target of a primitive that is not at 0. */
export interface Morph {
  readonly weight: number;
  /** The accessors of what it adds, of those attributes that are drawn. */
  readonly deltas: readonly Delta[];
}

type Delta = { readonly name: (typeof drawn)[number]; readonly accessor: number };

const drawn = ['POSITION', 'NORMAL', 'TANGENT'] as const;

/** The morph targets that count where a node has these weights. Remembered: many nodes may show one mesh. */
export const morphsOf = memoize(
  ({ targets }: GltfPrimitive, weights: readonly number[]): readonly Morph[] => {
    const found: Morph[] = [];
    for (let i = 0; i < Math.min(targets.length, weights.length); i++) {
      if (weights[i] === 0) continue;
      const deltas: Delta[] = [];
      for (const name of drawn) {
        const accessor = targets[i][name];
        if (accessor !== undefined) deltas.push({ name, accessor });
      }
      if (deltas.length > 0) found.push({ weight: weights[i], deltas });
    }
    return found;
  },
);

/** Features of a primitive's morph targets with a weight that are not drawn. Remembered as above. */
export const leftOfMorphs = memoize(
  ({ targets }: GltfPrimitive, weights: readonly number[]): readonly string[] => {
    const isLost = (name: string): boolean => !drawn.includes(name as Delta['name']);
    const lost = targets.some((target, i) => weights[i] && Object.keys(target).some(isLost));
    return lost ? ['morphs of colors and texture coordinates'] : [];
  },
);

/**
 * How many rows the morph targets that count add.
 * @param where names the mesh in errors, e.g. 'mesh 3'
 * @throws TopsyturvyError 'bad-model' if they are not as many as the vertices
 */
export function countDeltas(
  { accessors }: Gltf,
  primitive: GltfPrimitive,
  weights: readonly number[],
  where: string,
): number {
  const { count } = at(accessors, primitive.attributes['POSITION'], 'accessor');
  let rows = 0;
  for (const { deltas } of morphsOf(primitive, weights))
    for (const { name, accessor } of deltas) {
      const own = at(accessors, accessor, 'accessor').count;
      if (own !== count)
        throw badModel(`has ${count} positions but ${own} of ${name} in a morph target of ${where}`);
      rows += count;
    }
  return rows;
}

/** A primitive with its morph targets added, in their order (glTF 2.0, §3.7.2.2). */
export function morphed(
  geometry: Geometry,
  morphs: readonly Morph[],
  accessors: readonly Accessor[],
  where: string,
): Geometry {
  const added = (name: Delta['name'], values: Numbers | undefined, width: 3 | 4): Numbers | undefined => {
    const own = morphs.flatMap(({ weight, deltas }) =>
      deltas.filter((delta) => delta.name === name).map(({ accessor }) => ({ weight, accessor })),
    );
    if (!values || own.length === 0) return values;
    const out = Float64Array.from(values);
    for (const { weight, accessor } of own) {
      const deltas = readFinite(accessors[accessor], name, `a morph target of ${where}`, 'VEC3');
      // The fourth number of a tangent is its side, which stays.
      for (let i = 0, to = 0; i < deltas.length; i += 3, to += width)
        for (let k = 0; k < 3; k++) out[to + k] = out[to + k] + weight * deltas[i + k];
    }
    return out;
  };
  if (morphs.length === 0) return geometry;
  return {
    ...geometry,
    positions: added('POSITION', geometry.positions, 3)!,
    normals: added('NORMAL', geometry.normals, 3),
    tangents: added('TANGENT', geometry.tangents, 4),
  };
}
