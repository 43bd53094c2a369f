import { madeOnce } from '../../../core/group.js';
import type { Accessor } from '@gltf-transform/core';
import { readFinite } from '../data/geometry.js';
import { type Affine, nested } from '../format/affine.js';
import { type Gltf, at, badModel, limits } from '../format/form.js';
import type { Worlds } from './worlds.js';

/** The joints that bend a mesh. */
export interface Skin {
  /** The skin's name for errors, e.g. 'skin 0'. */
  readonly name: string;
  /** The maps from each joint's coordinates to the scene's. */
  readonly joints: readonly Affine[];
  /** The accessor of the matrices from the mesh's coordinates to each joint's; without it, they are the same. */
  readonly inverseBind: number | undefined;
}

/** The skins of a scene, each read once. */
export class Skins {
  private readonly known = new Map<number, Skin>();
  private joints = 0;

  constructor(
    private readonly gltf: Gltf,
    private readonly worlds: Worlds,
  ) {}

  /** @throws TopsyturvyError 'bad-model' for a skin or joint that is not there, matrices of another kind, and too many */
  get(index: number): Skin {
    return madeOnce(this.known, index, () => this.read(index));
  }

  private read(index: number): Skin {
    const { joints, inverseBindMatrices: inverseBind } = at(this.gltf.skins, index, 'skin');
    this.joints += joints.length;
    if (this.joints > limits.joints)
      throw badModel(`claims ${this.joints} joints or more; at most ${limits.joints} can be read`);
    const name = `skin ${index}`;
    if (inverseBind !== undefined) this.checkMatrices(inverseBind, joints.length, name);
    return { name, joints: joints.map((joint) => this.worlds.of(joint)), inverseBind };
  }

  private checkMatrices(accessor: number, joints: number, name: string): void {
    const { count, type, componentType } = at(this.gltf.accessors, accessor, 'accessor');
    if (type !== 'MAT4' || componentType !== 5126)
      throw badModel(`has inverse bind matrices of another kind than MAT4 of 32-bit floats in ${name}`);
    // More than joints is allowed.
    if (count < joints || count > limits.joints)
      throw badModel(`has ${joints} joints but ${count} inverse bind matrices in ${name}`);
  }
}

/** The map from a bound mesh to the scene, for each joint (glTF 2.0, §3.7.3.3). */
export function paletteOf({ name, joints, inverseBind }: Skin, accessors: readonly Accessor[]): Affine[] {
  if (inverseBind === undefined) return [...joints];
  const numbers = readFinite(accessors[inverseBind], 'inverse bind matrices', name, 'MAT4');
  return joints.map((joint, i) => {
    // By columns in the file; its last row is always 0 0 0 1.
    const entry = (_: unknown, k: number): number => numbers[16 * i + 4 * (k % 4) + Math.floor(k / 4)];
    return nested(joint, Array.from({ length: 12 }, entry));
  });
}
