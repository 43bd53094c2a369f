import sharp from 'sharp';
import { expect, test } from 'vitest';
import { addTexture, card } from './card.js';

test('five textures of 4096 texels a side are read at half their sides, and it is said', async () => {
  const side = 4096;
  const flat = await sharp({ create: { width: side, height: side, channels: 3, background: '#bc8040' } })
    .png()
    .toBuffer();
  const craft = card({ emissiveFactor: [1, 1, 1] });
  const [color, surface, normal, glow, open] = [0, 1, 2, 3, 4].map(() => ({
    index: addTexture(craft, flat),
  }));
  Object.assign(craft.json.materials[0], {
    normalTexture: normal,
    emissiveTexture: glow,
    occlusionTexture: open,
  });
  Object.assign(craft.json.materials[0].pbrMetallicRoughness, {
    baseColorTexture: color,
    metallicRoughnessTexture: surface,
  });
  const { model, left } = await craft.load();
  expect(left).toEqual(['the full size of textures (together more than 50331648 texels)']);
  const { baseColorTexture, occlusionTexture } = model.parts[0].material;
  for (const texture of [baseColorTexture!, occlusionTexture!]) {
    expect(texture.image).toMatchObject({ width: side / 2, height: side / 2, channels: 3 });
    expect([...texture.image.data.subarray(0, 3)]).toEqual([0xbc, 0x80, 0x40]);
  }
});
