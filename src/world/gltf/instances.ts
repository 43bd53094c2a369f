import type { Primitive } from '@gltf-transform/core';
import { type Affine, localTransform, nested } from './format/affine.js';
import { type Gltf, type GltfNode, at, badModel } from './format/form.js';
import { type Numbers, readNumbers } from './data/geometry.js';

/** Copies of a node's mesh (EXT_mesh_gpu_instancing). */
export interface Instances {
  /** The accessors of where they are, by TRANSLATION, ROTATION and SCALE. */
  readonly attributes: Readonly<Record<string, number>>;
  readonly count: number;
}

const types = { TRANSLATION: 'VEC3', ROTATION: 'VEC4', SCALE: 'VEC3' } as const;
const names = Object.keys(types) as (keyof typeof types)[];

/**
 * The placement of a node's instances, and how many there are.
 * @returns undefined if it has none
 * @throws TopsyturvyError 'bad-model' if the accessors do not go together
 */
export function instancesOf({ accessors }: Gltf, node: GltfNode, index: number): Instances | undefined {
  const said = node.extensions?.EXT_mesh_gpu_instancing?.attributes;
  if (!said) return undefined;
  const attributes = Object.fromEntries(
    names.filter((name) => Object.hasOwn(said, name)).map((name) => [name, said[name]]),
  );
  const first = Object.values(said)[0];
  if (first === undefined) throw badModel(`has instances without a place at node ${index}`);
  const { count } = at(accessors, first, 'accessor');
  for (const [name, accessor] of Object.entries(attributes)) {
    const { type, count: own } = at(accessors, accessor, 'accessor');
    if (type !== types[name as keyof typeof types])
      throw badModel(`has ${name} of type ${type} for the instances of node ${index}`);
    if (own !== count) throw badModel(`has ${count} instances but ${own} of ${name} at node ${index}`);
  }
  return { attributes, count };
}

/** The places of a mesh: one, or one for each of its instances. @param primitive has their numbers as its attributes */
export function placesOf(
  to: Affine,
  instances: Instances | undefined,
  primitive: Primitive | undefined,
): readonly Affine[] {
  if (!instances || !primitive) return [to];
  const numbers = (name: string): Numbers | undefined => {
    const accessor = primitive.getAttribute(name);
    return accessor ? readNumbers(accessor) : undefined;
  };
  const [translations, rotations, scales] = names.map(numbers);
  const part = (values: Numbers | undefined, width: number, i: number, preset: number[]): number[] =>
    values ? Array.from({ length: width }, (_, k) => values[width * i + k]) : preset;
  return Array.from({ length: instances.count }, (_, i) => {
    const node = {
      translation: part(translations, 3, i, [0, 0, 0]),
      rotation: part(rotations, 4, i, [0, 0, 0, 1]),
      scale: part(scales, 3, i, [1, 1, 1]),
    };
    const placed = nested(to, localTransform(node, `instance ${i}`));
    if (!placed.every(Number.isFinite)) throw badModel(`has an instance ${i} that is nowhere`);
    return placed;
  });
}
