import { textureBytes } from '../../raster/records.js';
import { MetallicPartField, MetallicPartPlace } from './records.js';
import type { MetallicRoughness } from '../../../shading/metallic-roughness.js';
import type { Sampler } from '../../../shading/sampler.js';
import { tangentsOf } from '../../../shading/tangents.js';
import type { Frame } from '../../frame/frame.js';
import { type MetallicPlaces, texturesOfPart } from './metallic-places.js';
import type { RowRecords } from '../row-records.js';

/** Writes the record of a part that is a metallic-roughness surface and copies what is read of its vertices. */
export function describeMetallic(
  frame: Frame,
  records: RowRecords,
  { tangents, fractions }: MetallicPlaces,
  number: number,
  surface: MetallicRoughness,
): void {
  const { ints, doubles, places } = records;
  const { usesUv, usesTangent, textures, dielectric, coat } = surface;
  const part = records.describePart(number, {
    uvs: usesUv ? places.uvs : 0,
    baseTexture: usesUv ? 1 : 0,
    metallic: true,
  });
  const record = part >> 3;
  doubles.set(surface.base, record + MetallicPartField.base);
  doubles.set([surface.metallic, surface.roughness], record + MetallicPartField.metallic);
  doubles.set(surface.emissive, record + MetallicPartField.emissive);
  doubles[record + MetallicPartField.normalScale] = surface.normalScale;
  doubles[record + MetallicPartField.occlusionStrength] = surface.occlusionStrength;
  doubles.set([dielectric.normal, dielectric.edge], record + MetallicPartField.dielectric);
  doubles.set([coat.share, coat.roughness], record + MetallicPartField.coat);
  doubles[record + MetallicPartField.transmission] = surface.transmission;

  /** Writes the record of a texture. Returns its place, 0 if there is none. */
  const describe = (role: number, texture: Sampler | undefined): number => {
    if (!texture) return 0;
    const place = places.textures + textureBytes * (texturesOfPart * number + role);
    const codes = texture.kind === 'color' ? frame.places.picture!.intensities : fractions;
    records.describeTexture(texture, place, codes);
    return place;
  };
  const at = 2 * (record + MetallicPartField.places);
  ints[at + MetallicPartPlace.base] = describe(0, surface.baseTexture);
  ints[at + MetallicPartPlace.surface] = describe(1, surface.surfaceTexture);
  ints[at + MetallicPartPlace.normal] = describe(2, surface.normalTexture);
  ints[at + MetallicPartPlace.emissive] = describe(3, surface.emissiveTexture);
  ints[at + MetallicPartPlace.occlusion] = describe(4, surface.occlusionTexture);
  ints[at + MetallicPartPlace.alike] = textures.every((texture) => texture.isLike(textures[0])) ? 1 : 0;
  const { mesh, firstVertex } = frame.list.draws[number];
  ints[at + MetallicPartPlace.tangents] = usesTangent
    ? records.copy(tangentsOf(mesh), tangents, firstVertex, 4)
    : 0;
}
