import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { addTexture, apart, card, colorAt, columns, declareExtensions, draw, matte } from './card.js';
import type { Craft, Loose } from './craft.js';
import { validate } from './validator.js';
import { atRest } from '../../../src/world/pose.js';

/** What files that were made quickly may lack, or have too much. */
const untidy = ['UNUSED_OBJECT', 'BUFFER_VIEW_TARGET_MISSING', 'MESH_PRIMITIVE_UNUSED_TEXCOORD'];

/** Loads what must be legal glTF. */
async function load(craft: Craft) {
  declareExtensions(craft.json);
  expect(await validate(craft.glb(), untidy)).toEqual({
    problems: [],
  });
  return craft.load();
}

const plain = (r: number, g: number, b: number, more: Loose = {}): Craft =>
  card({ pbrMetallicRoughness: { baseColorFactor: [r, g, b, 1], ...more } });

/** What another material must look like. */
async function expectAlike(
  a: Craft,
  b: Craft,
  most = 1,
  look: 'plain' | 'environment' = 'plain',
): Promise<void> {
  const [one, other] = [colorAt(await load(a), 0.5, 0.5, look), colorAt(await load(b), 0.5, 0.5, look)];
  expect(apart(one, other), `${one} and ${other}`).toBeLessThanOrEqual(most);
}

/** Red, then green, then blue, in thirds. */
const thirds = columns([255, 0, 0], [0, 255, 0], [0, 0, 255]);
const leads = ([red, green, blue]: readonly number[]): string =>
  red > green + 40 && red > blue + 40 ? 'red' : green > blue + 40 && green > red + 40 ? 'green' : 'blue';

describe('colors', () => {
  test.each([
    ['bytes', Uint8Array.from([128, 255, 64, 255])],
    ['16-bit numbers', Uint16Array.from([32896, 65535, 16448, 65535])],
  ] as const)('vertex colors of normalized %s multiply factor and texture', async (_, color) => {
    const COLOR_0 = (craft: Craft): Loose => ({
      COLOR_0: craft.accessor(
        color instanceof Uint8Array
          ? Uint8Array.from([...color, ...color, ...color, ...color])
          : Uint16Array.from([...color, ...color, ...color, ...color]),
        'VEC4',
        { normalized: true },
      ),
    });
    const colored = card(
      { pbrMetallicRoughness: { baseColorFactor: [0.5, 0.5, 1, 1] } },
      { attributes: COLOR_0 },
    );
    await expectAlike(colored, plain(128 / 510, 0.5, 64 / 255));
  });

  test.each<[string, () => Promise<Buffer>, string]>([
    ['16-bit gray PNG', () => sharp(Uint16Array.of(0xbc00), { raw: { width: 1, height: 1, channels: 1 } }).toColourspace('grey16').png().toBuffer(), 'image/png'], // prettier-ignore
    ['16-bit PNG', () => sharp(Uint16Array.of(0xbc00, 0xbc00, 0xbc00), { raw: { width: 1, height: 1, channels: 3 } }).toColourspace('rgb16').png().toBuffer(), 'image/png'], // prettier-ignore
    ['gray PNG with alpha', () => sharp(Buffer.of(188, 255), { raw: { width: 1, height: 1, channels: 2 } }).toColourspace('b-w').png().toBuffer(), 'image/png'], // prettier-ignore
    ['palette PNG', () => sharp(Buffer.of(188, 188, 188), { raw: { width: 1, height: 1, channels: 3 } }).png({ palette: true }).toBuffer(), 'image/png'], // prettier-ignore
    ['gray JPEG', () => sharp(Buffer.of(188), { raw: { width: 1, height: 1, channels: 1 } }).toColourspace('b-w').jpeg({ quality: 100 }).toBuffer(), 'image/jpeg'], // prettier-ignore
    ['progressive JPEG', () => sharp(Buffer.of(188, 188, 188), { raw: { width: 1, height: 1, channels: 3 } }).jpeg({ quality: 100, progressive: true }).toBuffer(), 'image/jpeg'], // prettier-ignore
  ])('a texture of a %s', async (_, make, mimeType) => {
    const craft = plain(1, 1, 1);
    const index = addTexture(craft, await make(), mimeType);
    craft.json.materials[0].pbrMetallicRoughness.baseColorTexture = { index };
    // 188 of sRGB is a light of 0.5029.
    await expectAlike(craft, plain(0.5029, 0.5029, 0.5029));
  });

  test('the surface has no light of its own if it is unlit: it is drawn matte', async () => {
    const unlit = card({
      pbrMetallicRoughness: { baseColorFactor: [0.2, 0.5, 0.1, 1], metallicFactor: 1, roughnessFactor: 0 },
      extensions: { KHR_materials_unlit: {} },
    });
    await expectAlike(unlit, plain(0.2, 0.5, 0.1));
  });

  test('specular-glossiness, of factors and of textures', async () => {
    const glossy = (diffuse: number[], specular: number[], more: Loose = {}): Craft =>
      card({
        extensions: {
          KHR_materials_pbrSpecularGlossiness: {
            diffuseFactor: [...diffuse, 1],
            specularFactor: specular,
            glossinessFactor: 0.4,
            ...more,
          },
        },
      });
    const dielectric = glossy([0.5, 0.2, 0.1], [0.04, 0.04, 0.04]);
    await expectAlike(dielectric, plain(0.5, 0.2, 0.1, { roughnessFactor: 0.6 }));
    const metal = glossy([0, 0, 0], [0.9, 0.6, 0.2]);
    await expectAlike(metal, plain(0.9, 0.6, 0.2, { roughnessFactor: 0.6, metallicFactor: 1 }));

    const textured = glossy([1, 1, 1], [1, 1, 1], {});
    const said = textured.json.materials[0].extensions.KHR_materials_pbrSpecularGlossiness;
    said.diffuseTexture = { index: addTexture(textured, await columns([188, 99, 60])) };
    // 55 of sRGB is a light of 0.0382; alpha is glossiness.
    said.specularGlossinessTexture = { index: addTexture(textured, await columns([55, 55, 55, 128])) };
    await expectAlike(textured, plain(0.5029, 0.1248, 0.0452, { roughnessFactor: 0.8 }), 2);
  });
});

describe('ways to lay textures on', () => {
  const second = (craft: Craft): Loose => ({
    // As the first, but from right to left.
    TEXCOORD_1: craft.accessor(Float32Array.of(1, 1, 0, 1, 0, 0, 1, 0), 'VEC2'),
  });

  test('two sets of coordinates', async () => {
    const craft = card(
      { pbrMetallicRoughness: { baseColorFactor: [0, 0, 0, 1] }, emissiveFactor: [1, 1, 1] },
      { attributes: second },
    );
    const index = addTexture(craft, await thirds);
    craft.json.materials[0].emissiveTexture = { index, texCoord: 1 };
    const alone = await load(craft);
    expect([0.1, 0.5, 0.9].map((u) => leads(colorAt(alone, u)))).toEqual(['blue', 'green', 'red']);
    // Beside a texture that is laid on by the first.
    const dark = addTexture(craft, await columns([0, 0, 0]));
    craft.json.materials[0].pbrMetallicRoughness.baseColorTexture = { index: dark };
    const both = await load(craft);
    expect(both.left).toEqual([]);
    for (const look of ['plain', 'environment'] as const)
      expect([0.1, 0.5, 0.9].map((u) => leads(colorAt(both, u, 0.5, look)))).toEqual([
        'blue',
        'green',
        'red',
      ]);
  });

  test('a transform of each texture', async () => {
    const craft = card({ pbrMetallicRoughness: {}, emissiveFactor: [1, 1, 1] });
    const black = await columns([0, 0, 0], [255, 255, 255], [255, 255, 255]);
    craft.json.materials[0].emissiveTexture = {
      index: addTexture(craft, await thirds, 'image/png', {}),
      extensions: { KHR_texture_transform: { offset: [1 / 3, 0] } },
    };
    craft.json.materials[0].pbrMetallicRoughness.baseColorTexture = { index: addTexture(craft, black) };
    const loaded = await load(craft);
    expect(leads(colorAt(loaded, 1 / 6))).toBe('green');
    expect(loaded.left).toEqual([]);
  });

  test('occlusion with coordinates of its own darkens what is not lit directly', async () => {
    const craft = card(
      { pbrMetallicRoughness: { baseColorFactor: [0.5, 0.5, 0.5, 1] } },
      { attributes: second },
    );
    const { materials } = craft.json;
    materials[0].pbrMetallicRoughness.baseColorTexture = {
      index: addTexture(craft, await columns([255, 255, 255])),
    };
    const index = addTexture(craft, await columns([255, 255, 255], [0, 0, 0]));
    materials[0].occlusionTexture = { index, texCoord: 1, strength: 0.5 };
    const loaded = await load(craft);
    const [left, right] = [colorAt(loaded, 0.25)[0], colorAt(loaded, 0.75)[0]];
    expect(right).toBeGreaterThan(left + 40);
    // Half of the light: 188 of 255 in sRGB.
    const open = colorAt(await load(plain(0.25, 0.25, 0.25)))[0];
    expect(Math.abs(left - open)).toBeLessThan(4);
  });

  test('a normal texture by the second coordinates leans as by the first', async () => {
    const leaning = async (texCoord: number): Promise<Craft> => {
      const craft = card({}, { attributes: second });
      const normal = addTexture(craft, await columns([200, 128, 220]));
      craft.json.materials[0] = matte({
        pbrMetallicRoughness: {
          baseColorTexture: { index: addTexture(craft, await columns([255, 255, 255])) },
          metallicFactor: 1,
          roughnessFactor: 0.2,
        },
        normalTexture: { index: normal, texCoord },
      });
      return craft;
    };
    const warning = [...untidy, 'MESH_PRIMITIVE_GENERATED_TANGENT_SPACE'];
    const [first, other] = [await leaning(0), await leaning(1)];
    for (const craft of [first, other])
      expect(await validate(craft.glb(), warning)).toEqual({ problems: [] });
    const across = ({ model }: Awaited<ReturnType<Craft['load']>>): number[] => [
      ...model.parts[0].mesh.tangents!.slice(0, 4),
    ];
    expect((await first.load()).model.parts[0].mesh.tangents).toBeUndefined();
    // u grows to the left there, and the picture is mirrored.
    expect(across(await other.load())).toEqual([-1, 0, 0, -1]);
  });
});

describe('light and layers', () => {
  test('emissive strength', async () => {
    const lamp = (factor: number, emissiveStrength: number): Craft =>
      card({
        pbrMetallicRoughness: { baseColorFactor: [0, 0, 0, 1] },
        emissiveFactor: [factor, factor, factor],
        extensions: { KHR_materials_emissive_strength: { emissiveStrength } },
      });
    await expectAlike(lamp(0.2, 3), lamp(0.6, 1));
    expect(colorAt(await load(lamp(0.2, 3)))[0]).toBeGreaterThan(colorAt(await load(lamp(0.2, 1)))[0] + 50);
  });

  const black = (extensions: Loose): Craft =>
    card({ pbrMetallicRoughness: { baseColorFactor: [0, 0, 0, 1], roughnessFactor: 0.3 }, extensions });

  test.each(['plain', 'environment'] as const)(
    'index of refraction and specular, in %s light',
    async (look) => {
      const red = async (extensions: Loose): Promise<number> =>
        colorAt(await load(black(extensions)), 0.5, 0.5, look)[0];
      const usual = await red({});
      expect(await red({ KHR_materials_ior: { ior: 1.5 } })).toBe(usual);
      expect(await red({ KHR_materials_ior: { ior: 2.4 } })).toBeGreaterThan(usual + 8);
      expect(await red({ KHR_materials_ior: { ior: 1 } })).toBeLessThan(usual - 5);
      expect(await red({ KHR_materials_specular: { specularFactor: 0 } })).toBe(0);
      // ((2.4 − 1) / (2.4 + 1))² is 0.1696, 4.239 times 0.04.
      const [bright, same] = [{ KHR_materials_ior: { ior: 2.4 } }, { KHR_materials_specular: { specularColorFactor: [4.239, 4.239, 4.239] } }]; // prettier-ignore
      expect(Math.abs((await red(bright)) - (await red(same)))).toBeLessThanOrEqual(1);
    },
  );

  test('a clear coat mirrors under an environment, with the mean of its texture', async () => {
    const coat = (said: Loose): Craft => black({ KHR_materials_clearcoat: said });
    const shine = async (craft: Craft) => colorAt(await load(craft), 0.5, 0.5, 'environment')[0];
    const bare = await shine(black({}));
    expect(await shine(coat({ clearcoatFactor: 1 }))).toBeGreaterThan(bare + 8);
    const textured = coat({ clearcoatFactor: 1 });
    const index = addTexture(textured, await columns([255, 0, 0], [0, 0, 0]));
    textured.json.materials[0].extensions.KHR_materials_clearcoat.clearcoatTexture = { index };
    await expectAlike(textured, coat({ clearcoatFactor: 0.5 }), 1, 'environment');
  });

  test('glass, said as transmission or as transparency, shows what is behind it', async () => {
    const behind = await load(plain(1, 0, 0));
    const seen = async (craft: Craft): Promise<number[]> => {
      const pane = await load(craft);
      const { data } = draw(
        [
          { model: behind.model, pose: { ...atRest, position: [0, 0, -0.5] } },
          { model: pane.model, pose: atRest },
        ],
        'environment',
      );
      return [...data.subarray(3 * (32 * 64 + 32), 3 * (32 * 64 + 32) + 3)];
    };
    const clear = await seen(
      card({ extensions: { KHR_materials_transmission: { transmissionFactor: 0.9 } } }),
    );
    const opaque = await seen(card());
    expect(leads(clear)).toBe('red');
    expect(leads(opaque)).not.toBe('red');
    const blended = card({ alphaMode: 'BLEND', pbrMetallicRoughness: { baseColorFactor: [1, 1, 1, 0.1] } });
    expect(await seen(blended)).toEqual(clear);
    expect((await blended.load()).left).toEqual([
      'transparency (drawn as glass: seen through under an environment, opaque in plain light)',
    ]);
  });

  test.each(['MASK', 'BLEND'])('holes in a texture: %s', async (alphaMode) => {
    const craft = card({ alphaMode });
    const index = addTexture(craft, await columns([255, 0, 0, 255], [255, 0, 0, 0]));
    craft.json.materials[0].pbrMetallicRoughness.baseColorTexture = { index };
    const loaded = await load(craft);
    expect(leads(colorAt(loaded, 0.2))).toBe('red');
    expect(colorAt(loaded, 0.8)).toEqual([255, 255, 255]);
    expect(loaded.left).toEqual(alphaMode === 'MASK' ? [] : ['transparency (what is less than half opaque is left out)']); // prettier-ignore
  });

  test('a back is seen if the material has two sides', async () => {
    const turned = (doubleSided: boolean): Craft => {
      const craft = card({ pbrMetallicRoughness: { baseColorFactor: [0, 0, 1, 1] }, doubleSided });
      craft.json.nodes[0].rotation = [0, 1, 0, 0];
      return craft;
    };
    expect(leads(colorAt(await load(turned(true))))).toBe('blue');
    expect(colorAt(await load(turned(false)))).toEqual([255, 255, 255]);
  });

  test('what is not drawn is named, and changes nothing', async () => {
    const craft = card({
      pbrMetallicRoughness: { baseColorFactor: [0.3, 0.6, 0.2, 1] },
      extensions: {
        KHR_materials_sheen: { sheenColorFactor: [1, 0, 0] },
        KHR_materials_anisotropy: { anisotropyStrength: 0.5 },
        KHR_materials_iridescence: { iridescenceFactor: 1 },
        KHR_materials_dispersion: { dispersion: 1 },
        KHR_materials_volume: { thicknessFactor: 1 },
        EXT_fur: { length: 3 },
      },
    });
    craft.json.extensions = { KHR_lights_punctual: { lights: [{ type: 'point' }] } };
    craft.json.nodes[0].extensions = { KHR_lights_punctual: { light: 0 } };
    const { left, ...loaded } = await craft.load();
    expect(left).toEqual([
      'EXT_fur',
      'KHR_materials_anisotropy',
      'KHR_materials_dispersion',
      'KHR_materials_iridescence',
      'KHR_materials_sheen',
      'KHR_materials_volume',
      'lights (KHR_lights_punctual)',
    ]);
    expect(colorAt({ left, ...loaded })).toEqual(colorAt(await load(plain(0.3, 0.6, 0.2))));
  });
});
