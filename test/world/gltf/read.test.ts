import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { loadModel } from '../../../src/world/gltf/load.js';
import { temporaryFolder } from '../../dataset/folders.js';
import { Craft, cornersOf, craftWedge, loadBytes, normalsOf, wedge } from './craft.js';

/** The wedge, standing and centered. */
const standing = [
  [-2, 0, 0],
  [2, 0, 0],
  [-2, 2, 0],
];

describe('geometry', () => {
  test('a triangle without normals is flat and faces where it faced', async () => {
    const loaded = await craftWedge().load();
    expect(cornersOf(loaded)).toEqual(standing);
    expect(normalsOf(loaded)).toEqual([[0, 0, 1], [0, 0, 1], [0, 0, 1]]); // prettier-ignore
    expect(loaded.model.parts[0]).toMatchObject({
      name: 'part 1',
      material: { baseColor: [1, 1, 1], metallic: 1, roughness: 1 },
    });
  });

  test('a .gltf with its buffer inside is the same', async () => {
    const loaded = await loadBytes(craftWedge().gltf(), {}, 'thing.gltf');
    expect(cornersOf(loaded)).toEqual(standing);
  });

  test('no indices', async () => {
    const craft = new Craft();
    craft.primitive({ POSITION: craft.accessor(Float32Array.from([...wedge, 9, 9, 9]), 'VEC3') });
    expect(cornersOf(await craft.load())).toEqual(standing);
  });

  const fence = [0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 1, 0, 0, 2, 0].map((v, i) => (i % 3 === 0 ? v - 0.5 : v));
  test.each([
    [5, [0, 1, 2, 3, 4], [0, 1, 2, 1, 3, 2, 2, 3, 4]],
    [6, [0, 1, 3, 4], [1, 3, 0, 3, 4, 0]],
  ])('mode %i becomes triangles that all face +Z', async (mode, corners, expected) => {
    const craft = new Craft();
    const POSITION = craft.accessor(Float32Array.from(fence), 'VEC3');
    craft.primitive({ POSITION }, { mode, indices: craft.accessor(Uint8Array.from(corners), 'SCALAR') });
    const loaded = await craft.load();
    expect(cornersOf(loaded)).toEqual(expected.map((i) => fence.slice(3 * i, 3 * i + 3)));
    expect(normalsOf(loaded).every(([, , z]) => z === 1)).toBe(true);
  });

  test('points and lines are passed over', async () => {
    const craft = craftWedge();
    craft.primitive({ POSITION: 0 }, { mode: 1 });
    expect((await craft.load()).model.parts).toHaveLength(1);
  });

  test('triangles without area and vertices of nothing are left out', async () => {
    const craft = new Craft();
    const POSITION = craft.accessor(Float32Array.from([...wedge, 50, 50, 50]), 'VEC3');
    const NORMAL = craft.accessor(Float32Array.from([0, 0, 2, 0, 0, 0, 0, 0, 1, 1, 0, 0]), 'VEC3');
    const indices = craft.accessor(Uint16Array.of(0, 1, 1, 0, 1, 2, 2, 2, 2), 'SCALAR');
    craft.primitive({ POSITION, NORMAL }, { indices });
    const loaded = await craft.load();
    expect(cornersOf(loaded)).toEqual(standing);
    // Normals are brought to unit length, and where there is none the face's is taken.
    expect(normalsOf(loaded)).toEqual([[0, 0, 1], [0, 0, 1], [0, 0, 1]]); // prettier-ignore
  });

  test('sparse, interleaved and quantized positions', async () => {
    const sparse = new Craft();
    const values = sparse.view(new Uint8Array(Float32Array.of(4, 0, 0, 0, 2, 0).buffer));
    const indices = sparse.view(Uint8Array.of(1, 2));
    sparse.json.accessors.push({
      componentType: 5126,
      count: 3,
      type: 'VEC3',
      sparse: {
        count: 2,
        indices: { bufferView: indices, componentType: 5121 },
        values: { bufferView: values },
      },
    });
    sparse.primitive({ POSITION: 0 });
    expect(cornersOf(await sparse.load())).toEqual(standing);

    const woven = new Craft();
    const bytes = new Float32Array(3 * 5);
    for (let i = 0; i < 3; i++) bytes.set([7, ...wedge.slice(3 * i, 3 * i + 3), 7], 5 * i);
    const POSITION = woven.accessor(bytes, 'VEC3', { count: 3, byteOffset: 4 });
    woven.json.bufferViews[0].byteStride = 20;
    woven.primitive({ POSITION });
    expect(cornersOf(await woven.load())).toEqual(standing);

    const whole = new Craft();
    const short = Int16Array.from(wedge.map((v) => v * 100));
    whole.primitive({ POSITION: whole.accessor(short, 'VEC3') });
    whole.json.nodes[0].scale = [0.01, 0.01, 0.01];
    whole.json.extensionsRequired = ['KHR_mesh_quantization'];
    expect(cornersOf(await whole.load())).toEqual(standing);
  });

  test('vertex colors are linear, of whole numbers or fractions, without their alpha', async () => {
    const craft = craftWedge();
    const COLOR_0 = craft.accessor(Uint8Array.of(255, 0, 51, 9, 0, 255, 0, 9, 0, 0, 255, 9), 'VEC4', {
      normalized: true,
    });
    craft.json.meshes[0].primitives[0].attributes.COLOR_0 = COLOR_0;
    const { model } = await craft.load();
    expect(Array.from(model.parts[0].mesh.colors!)).toEqual([1, 0, Math.fround(0.2), 0, 1, 0, 0, 0, 1]);
  });
});

describe('nodes', () => {
  test('matrix, and scale before rotation before translation, and parents after children', async () => {
    const craft = craftWedge();
    const half = Math.SQRT1_2;
    craft.json.nodes = [
      // A quarter turn about y takes +x to −z; twice as tall before.
      { children: [1], rotation: [0, half, 0, half], translation: [5, 6, 7] },
      { mesh: 0, matrix: [1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1, 0, 3, 0, 0, 1] },
    ];
    expect(cornersOf(await craft.load())).toEqual([
      [0, 0, 2],
      [0, 0, -2],
      [0, 4, 2],
    ]);
  });

  test('a mirrored node keeps its outside outside', async () => {
    const craft = craftWedge();
    craft.json.nodes[0].scale = [-1, 1, 1];
    const loaded = await craft.load();
    expect(cornersOf(loaded)).toEqual([
      [2, 0, 0],
      [2, 2, 0],
      [-2, 0, 0],
    ]);
    expect(normalsOf(loaded)).toEqual([[0, 0, 1], [0, 0, 1], [0, 0, 1]]); // prettier-ignore
    // The same when it brings normals of its own.
    const NORMAL = craft.accessor(Float32Array.of(0, 0, 1, 0, 0, 1, 0, 0, 1), 'VEC3');
    craft.json.meshes[0].primitives[0].attributes.NORMAL = NORMAL;
    expect(normalsOf(await craft.load())).toEqual(normalsOf(loaded));
  });

  test('normals lean the right way under uneven scale', async () => {
    const craft = craftWedge();
    const NORMAL = craft.accessor(Float32Array.of(0, 0.6, 0.8, 0, 0.6, 0.8, 0, 0.6, 0.8), 'VEC3');
    craft.json.meshes[0].primitives[0].attributes.NORMAL = NORMAL;
    craft.json.nodes[0].scale = [1, 3, 4];
    // (0, .6/3, .8/4) is (0, .2, .2)
    expect(normalsOf(await craft.load())[0]).toEqual([0, 0.707, 0.707]);
  });

  test('a mesh that two nodes use is there twice; what another scene shows is not', async () => {
    const craft = craftWedge();
    craft.json.nodes = [
      { mesh: 0, name: 'left' },
      { mesh: 0, name: 'right', translation: [10, 0, 0] },
      { mesh: 0 },
    ];
    craft.json.scenes = [{ nodes: [2] }, { nodes: [0, 1] }];
    craft.json.scene = 1;
    const { model } = await craft.load();
    expect(model.parts.map(({ name }) => name)).toEqual(['left', 'right']);
    expect((await craft.load({ scene: 0 })).model.parts).toHaveLength(1);
    delete craft.json.scenes;
    delete craft.json.scene;
    expect((await craft.load()).model.parts).toHaveLength(3);
  });
});

describe('materials', () => {
  const png = (pixels: number[], channels: 3 | 4) =>
    sharp(Buffer.from(pixels), { raw: { width: 2, height: 1, channels } }).png().toBuffer(); // prettier-ignore

  async function textured(material: object, sampler: object = {}): Promise<Craft> {
    const craft = craftWedge({ material: 0 });
    const TEXCOORD_0 = craft.accessor(Float32Array.of(0, 0, 1, 0, 0, 0.5), 'VEC2');
    craft.json.meshes[0].primitives[0].attributes.TEXCOORD_0 = TEXCOORD_0;
    const opaque = craft.view(await png([255, 0, 0, 0, 0, 255], 3));
    const clear = craft.view(await png([255, 0, 0, 0, 0, 0, 255, 255], 4));
    Object.assign(craft.json, {
      images: [{ bufferView: opaque, mimeType: 'image/png' }, { bufferView: clear }],
      textures: [{ source: 0, sampler: 0 }, { source: 1 }],
      samplers: [sampler],
      materials: [material],
    });
    return craft;
  }

  test('textures with their wrap modes, factors, and two sides', async () => {
    const craft = await textured(
      {
        pbrMetallicRoughness: {
          baseColorFactor: [0.5, 0.25, 1, 1],
          baseColorTexture: { index: 0 },
          metallicRoughnessTexture: { index: 1 },
          metallicFactor: 0.25,
        },
        normalTexture: { index: 1, scale: 0.5 },
        emissiveFactor: [0, 0.5, 0],
        extensions: { KHR_materials_emissive_strength: { emissiveStrength: 2 }, KHR_materials_sheen: {} },
        doubleSided: true,
      },
      { wrapS: 33648, wrapT: 33071 },
    );
    const { model, left } = await craft.load();
    const { mesh, material } = model.parts[0];
    expect(material).toMatchObject({
      baseColor: [0.5, 0.25, 1],
      metallic: 0.25,
      roughness: 1,
      emissive: [0, 1, 0],
      normalTexture: { scale: 0.5 },
      doubleSided: true,
      baseColorTexture: { wrapS: 'mirror', wrapT: 'clamp', image: { width: 2, height: 1, channels: 3 } },
      metallicRoughnessTexture: { wrapS: 'repeat', wrapT: 'repeat', image: { channels: 4 } },
    });
    expect([...material.baseColorTexture!.image.data]).toEqual([255, 0, 0, 0, 0, 255]);
    expect(material.alphaCutoff).toBeUndefined();
    expect([...mesh.uvs!]).toEqual([0, 0, 1, 0, 0, 0.5]);
    expect(left).toEqual(['KHR_materials_sheen']);
  });

  test('a clear coat and transmission, of their textures the mean', async () => {
    const coated = async (said: object) => {
      const craft = await textured({ extensions: { KHR_materials_clearcoat: said } });
      const { model, left } = await craft.load();
      const { clearcoat, clearcoatRoughness } = model.parts[0].material;
      return { clearcoat, clearcoatRoughness, left };
    };
    expect(await coated({ clearcoatFactor: 0.75, clearcoatRoughnessFactor: 0.25 })).toEqual({
      ...{ clearcoat: 0.75, clearcoatRoughness: 0.25, left: [] },
    });
    expect(await coated({ clearcoatFactor: 3, clearcoatTexture: { index: 0 } })).toEqual({
      ...{ clearcoat: 0.5, clearcoatRoughness: 0 },
      left: ['clearcoatTexture of KHR_materials_clearcoat (its mean is drawn)'],
    });
    const glass = await textured({
      extensions: {
        KHR_materials_transmission: { transmissionFactor: 0.75, transmissionTexture: { index: 0 } },
      },
    });
    const { model, left } = await glass.load();
    expect(model.parts[0].material.transmission).toBe(0.375);
    expect(left).toEqual(['transmissionTexture of KHR_materials_transmission (its mean is drawn)']);
    for (const none of [{}, { clearcoatFactor: 0, clearcoatRoughnessFactor: 0.5 }])
      expect(await coated(none)).toEqual({ left: [] });
  });

  test('emissive and occlusion textures, with strengths', async () => {
    const craft = await textured({
      pbrMetallicRoughness: { baseColorTexture: { index: 0 } },
      emissiveTexture: { index: 0 },
      emissiveFactor: [1, 0.5, 0],
      extensions: { KHR_materials_emissive_strength: { emissiveStrength: 2 } },
      occlusionTexture: { index: 1, strength: 0.75 },
    });
    const { model, left } = await craft.load();
    const { material, mesh } = model.parts[0];
    expect(left).toEqual([]);
    expect(material).toMatchObject({ emissive: [2, 1, 0], occlusionStrength: 0.75 });
    expect(material.emissiveTexture!.image).toBe(material.baseColorTexture!.image);
    expect(material.occlusionTexture!.image).toMatchObject({ channels: 4 });
    expect(mesh.uvs).toBeDefined();
  });

  test('a lamp of which only the emissive texture has coordinates', async () => {
    const craft = await textured({ emissiveTexture: { index: 0 }, emissiveFactor: [1, 1, 1] });
    const { model, left } = await craft.load();
    expect(model.parts[0]).toMatchObject({ material: { emissive: [1, 1, 1] }, mesh: { uvs: { length: 6 } } });
    expect(model.parts[0].material.emissiveTexture).toBeDefined();
    expect(left).toEqual([]);
  });

  test('light maps may have coordinates of their own; of three ways to lay textures on, the third is left out by name', async () => {
    const craft = await textured({
      pbrMetallicRoughness: { baseColorTexture: { index: 0 } },
      emissiveTexture: { index: 0, texCoord: 1 },
      emissiveFactor: [1, 1, 1],
      occlusionTexture: { index: 1, texCoord: 1 },
    });
    const TEXCOORD_1 = craft.accessor(Float32Array.of(1, 0, 0, 1, 0.25, 0.5), 'VEC2');
    craft.json.meshes[0].primitives[0].attributes.TEXCOORD_1 = TEXCOORD_1;
    const { model, left } = await craft.load();
    const { material, mesh } = model.parts[0];
    expect(left).toEqual([]);
    expect([...mesh.secondUvs!]).toEqual([1, 0, 0, 1, 0.25, 0.5]);
    expect(material.emissiveTexture!.coordinates).toBe('second');
    expect(material.occlusionTexture!.coordinates).toBe('second');
    expect(material.baseColorTexture!.coordinates).toBeUndefined();

    craft.json.materials[0].occlusionTexture.extensions = { KHR_texture_transform: { scale: [2, 2] } };
    const third = await craft.load();
    expect(third.left).toEqual([
      "occlusion texture (the material's textures are laid on in more than two ways)",
    ]);
    expect(third.model.parts[0].material).not.toHaveProperty('occlusionTexture');
    expect(third.model.parts[0].material.emissiveTexture!.coordinates).toBe('second');
  });

  test('an emissive texture of what does not glow is not read, an unlit surface is not occluded', async () => {
    const craft = await textured({
      pbrMetallicRoughness: { baseColorTexture: { index: 0 } },
      emissiveTexture: { index: 0 },
      occlusionTexture: { index: 1 },
      extensions: { KHR_materials_unlit: {} },
    });
    const { model, left } = await craft.load();
    const { material } = model.parts[0];
    expect(material).not.toHaveProperty('emissiveTexture');
    expect(material).not.toHaveProperty('occlusionTexture');
    expect(left).toEqual([]);
  });

  test('KHR_texture_transform: scaled, turned against the clock, moved', async () => {
    // The extension's own example: the lower left quarter of the picture.
    const transform = { offset: [0, 1], rotation: Math.PI / 2, scale: [0.5, 0.5] };
    const info = { index: 0, extensions: { KHR_texture_transform: transform } };
    const craft = await textured({ pbrMetallicRoughness: { baseColorTexture: info } });
    const { model } = await craft.load();
    const uvs = [...model.parts[0].mesh.uvs!].map((v) => Math.round(v * 1000) / 1000 + 0);
    expect(uvs).toEqual([0, 1, 0, 0.5, 0.25, 1]);
  });

  test.each([
    ['MASK', 1, 0.25, 0.25],
    ['MASK', 0.5, 0.25, 0.5],
    ['BLEND', 1, undefined, 0.5],
    ['OPAQUE', 0.1, undefined, undefined],
  ])('%s with a factor of %d and a cutoff of %s', async (alphaMode, alpha, alphaCutoff, expected) => {
    const craft = await textured({
      pbrMetallicRoughness: { baseColorTexture: { index: 1 }, baseColorFactor: [1, 1, 1, alpha] },
      alphaMode,
      ...(alphaCutoff !== undefined && { alphaCutoff }),
    });
    expect((await craft.load()).model.parts[0].material.alphaCutoff).toBe(expected);
  });

  test('what is seen nowhere is no part', async () => {
    const craft = craftWedge({ material: 0 });
    craft.primitive({ POSITION: 0 });
    craft.json.materials = [
      { alphaMode: 'BLEND', pbrMetallicRoughness: { baseColorFactor: [1, 1, 1, 0.01] } },
    ];
    const { model } = await craft.load();
    expect(model.parts.map(({ name }) => name)).toEqual(['part 1']);
  });

  test('textures are left out where there are no coordinates for them', async () => {
    const craft = await textured({ pbrMetallicRoughness: { baseColorTexture: { index: 0, texCoord: 1 } } });
    const { mesh, material } = (await craft.load()).model.parts[0];
    expect([mesh.uvs, material.baseColorTexture]).toEqual([undefined, undefined]);
  });

  test('a WebP in its extension is preferred, gray pictures become RGB, and files beside the model are read and hashed', async () => {
    const folder = temporaryFolder();
    const gray = { raw: { width: 1, height: 1, channels: 1 } } as const;
    writeFileSync(join(folder, 'a b.png'), await sharp(Buffer.of(7), gray).png().toBuffer());
    const webp = await sharp(Buffer.of(7), gray).webp({ lossless: true }).toBuffer();
    writeFileSync(join(folder, 'c.webp'), webp);
    const craft = await textured({ pbrMetallicRoughness: { baseColorTexture: { index: 0 } } });
    craft.json.images = [{ uri: 'a%20b.png' }, { uri: 'c.webp' }];
    const file = join(folder, 'x.glb');
    writeFileSync(file, craft.glb());
    const { model, hashes } = await loadModel(file);
    expect(model.parts[0].material.baseColorTexture!.image).toMatchObject({ channels: 3, width: 1 });
    expect(Object.keys(hashes)).toEqual(['x.glb', 'a b.png']);
    craft.json.textures[0].extensions = { EXT_texture_webp: { source: 1 } };
    writeFileSync(file, craft.glb());
    expect(Object.keys((await loadModel(file)).hashes)).toEqual(['x.glb', 'c.webp']);
  });
});
