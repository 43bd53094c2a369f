import type { Accessor } from '@gltf-transform/core';
import type { Geometry } from '../data/geometry.js';
import type { Affine } from '../format/affine.js';
import type { GltfPrimitive } from '../format/form.js';
import { badModel } from '../format/problem.js';
import { Influences } from './influences.js';
import { morphed, morphsOf } from './morphs.js';
import { skinned } from './skinned.js';
import { paletteOf, type Skin } from './skins.js';

/** What changes the shape of a mesh where a node shows it. */
export interface Deformation {
  readonly skin: Skin | undefined;
  /** Of the mesh's morph targets; those beyond are 0. */
  readonly weights: readonly number[];
}

/** The accessors that a deformation needs, besides the attributes of its mesh. */
export function accessorsOf(primitives: readonly GltfPrimitive[], { skin, weights }: Deformation): number[] {
  const deltas = primitives.flatMap((primitive) =>
    morphsOf(primitive, weights).flatMap((morph) => morph.deltas),
  );
  return [
    ...deltas.map(({ accessor }) => accessor),
    ...(skin?.inverseBind === undefined ? [] : [skin.inverseBind]),
  ];
}

/** Gives meshes the shape in which a scene shows them at rest. */
export class Deformer {
  private readonly palettes = new Map<Skin, readonly Affine[]>();

  /** @param accessors of the document, by their index in the file */
  constructor(private readonly accessors: readonly Accessor[]) {}

  /**
   * A primitive morphed, and then bent by its skin, which puts it where it is in the scene.
   *
   * @param where names the mesh in errors, e.g. 'mesh 3'
   * @returns the geometry itself if nothing changes it
   */
  deform(
    geometry: Geometry,
    primitive: GltfPrimitive,
    { skin, weights }: Deformation,
    where: string,
  ): Geometry {
    const own = morphed(geometry, morphsOf(primitive, weights), this.accessors, where);
    const bent = skin ? this.bend(own, primitive, skin, where) : own;
    if (bent !== geometry)
      for (let i = 0; i < bent.positions.length; i++)
        if (!Number.isFinite(bent.positions[i]))
          throw badModel(`is moved to infinity by ${skin?.name ?? 'the morph targets'} of ${where}`);
    return bent;
  }

  private bend(geometry: Geometry, primitive: GltfPrimitive, skin: Skin, where: string): Geometry {
    let palette = this.palettes.get(skin);
    if (!palette) this.palettes.set(skin, (palette = paletteOf(skin, this.accessors)));
    return skinned(geometry, new Influences(primitive, this.accessors, where), palette, skin.name);
  }
}
