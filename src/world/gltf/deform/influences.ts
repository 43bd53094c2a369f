import type { Accessor } from '@gltf-transform/core';
import { type Numbers, readFinite } from '../data/geometry.js';
import type { Affine } from '../format/affine.js';
import { type GltfPrimitive, badModel } from '../format/form.js';

/** Sets of joints of a vertex that are read, four in each; models use one, seldom two. */
const most = 4;

/** The accessors of the joints and weights of a primitive, set by set. */
export function influencesOf(
  { attributes }: GltfPrimitive,
  where: string,
): readonly (readonly [joints: number, weights: number])[] {
  const sets: [number, number][] = [];
  for (let set = 0; Object.hasOwn(attributes, `JOINTS_${set}`); set++) {
    if (set === most)
      throw badModel(`has JOINTS_${set} in ${where}; at most ${most} sets of joints are read`);
    const weights = attributes[`WEIGHTS_${set}`];
    if (weights === undefined) throw badModel(`has JOINTS_${set} without WEIGHTS_${set} in ${where}`);
    sets.push([attributes[`JOINTS_${set}`], weights]);
  }
  if (sets.length === 0) throw badModel(`has a skin, but no joints (JOINTS_0) in ${where}`);
  return sets;
}

/** The joints that move the vertices of a primitive, and how much. */
export class Influences {
  private readonly sets: readonly { readonly joints: Numbers; readonly weights: Numbers }[];

  /** @param where names the mesh in errors, e.g. 'mesh 3' */
  constructor(
    primitive: GltfPrimitive,
    accessors: readonly Accessor[],
    private readonly where: string,
  ) {
    this.sets = influencesOf(primitive, where).map(([joints, weights], i) => ({
      joints: readFinite(accessors[joints], `JOINTS_${i}`, where, 'VEC4'),
      weights: readFinite(accessors[weights], `WEIGHTS_${i}`, where, 'VEC4'),
    }));
  }

  /**
   * What the joints do to a vertex together, in shares that sum to 1. What has no weights follows its first joint.
   * @param out is given it
   * @param skin names the palette in errors
   */
  blend(vertex: number, palette: readonly Affine[], out: number[], skin: string): void {
    out.fill(0);
    const add = (joint: number, share: number): void => {
      const matrix = palette[joint];
      if (!matrix)
        throw badModel(
          `is damaged: ${this.where} names joint ${joint}, but ${skin} has ${palette.length}`,
          joint,
        );
      for (let i = 0; i < 12; i++) out[i] = out[i] + share * matrix[i];
    };
    let sum = 0;
    for (const { weights } of this.sets)
      for (let k = 4 * vertex; k < 4 * vertex + 4; k++) sum += Math.max(0, weights[k]);
    if (sum === 0) return add(this.sets[0].joints[4 * vertex], 1);
    for (const { joints, weights } of this.sets)
      for (let k = 4 * vertex; k < 4 * vertex + 4; k++) if (weights[k] > 0) add(joints[k], weights[k] / sum);
  }
}
