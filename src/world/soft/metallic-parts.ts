import { textureBytes } from '../../kernels/raster/records.js';
import { MetallicPartField, MetallicPartPlace } from '../../kernels/raster/shade/metallic/records.js';
import type { MetallicShader } from '../shading/metallic-surface.js';
import type { Sampler } from '../shading/sampler.js';
import { tangentsOf } from '../shading/tangents.js';
import type { Frame } from './frame.js';
import { type MetallicPlaces, texturesOfPart } from './metallic-places.js';
import type { RowRecords } from './row-records.js';

/** Writes the record of a part that is a metallic-roughness surface and copies what is read of its vertices. */
export function describeMetallic(
  frame: Frame,
  records: RowRecords,
  { tangents, fractions }: MetallicPlaces,
  number: number,
  { surface, emissive, emissiveTexture, occlusion, coat, transmission, usesUv, usesTangent }: MetallicShader,
): void {
  const { ints, doubles, places } = records;
  const part = records.describePart(number, {
    uvs: usesUv ? places.uvs : 0,
    baseTexture: usesUv ? 1 : 0,
    metallic: true,
  });
  const record = part >> 3;
  const { base, metallic, ownRoughness, dielectric, baseTexture, surfaceTexture, normalMap } = surface;
  doubles.set([base.red, base.green, base.blue], record + MetallicPartField.base);
  doubles.set([metallic, ownRoughness], record + MetallicPartField.metallic);
  doubles.set([emissive.red, emissive.green, emissive.blue], record + MetallicPartField.emissive);
  doubles[record + MetallicPartField.normalScale] = normalMap.scale;
  doubles[record + MetallicPartField.occlusionStrength] = occlusion?.strength ?? 0;
  doubles.set([dielectric.normal, dielectric.edge], record + MetallicPartField.dielectric);
  doubles[record + MetallicPartField.transmission] = transmission ?? 0;
  doubles.set([coat?.share ?? 0, coat?.roughness ?? 0], record + MetallicPartField.coat);

  /** Writes the record of a texture. Returns its place, 0 if there is none. */
  const describe = (role: number, texture: Sampler | undefined, color: boolean): number => {
    if (!texture) return 0;
    const place = places.textures + textureBytes * (texturesOfPart * number + role);
    records.describeTexture(texture, place, color ? frame.places.picture!.intensities : fractions);
    return place;
  };
  const at = 2 * (record + MetallicPartField.places);
  ints[at + MetallicPartPlace.base] = describe(0, baseTexture, true);
  ints[at + MetallicPartPlace.surface] = describe(1, surfaceTexture, false);
  ints[at + MetallicPartPlace.normal] = describe(2, normalMap.texture, false);
  ints[at + MetallicPartPlace.emissive] = describe(3, emissiveTexture, true);
  ints[at + MetallicPartPlace.occlusion] = describe(4, occlusion?.texture, false);
  const textures = [baseTexture, surfaceTexture, normalMap.texture, emissiveTexture, occlusion?.texture];
  ints[at + MetallicPartPlace.alike] = areAlike(textures.filter((texture) => texture !== undefined)) ? 1 : 0;
  const { mesh, firstVertex } = frame.list.draws[number]!;
  ints[at + MetallicPartPlace.tangents] = usesTangent
    ? records.copy(tangentsOf(mesh), tangents, firstVertex, 4)
    : 0;
}

const areAlike = (textures: readonly Sampler[]): boolean =>
  textures.every((texture) => texture.isLike(textures[0]!));
