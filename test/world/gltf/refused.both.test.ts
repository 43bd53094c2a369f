import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadModel, type LoadModelOptions } from '../../../src/world/gltf/load.js';
import { temporaryFolder } from '../../dataset/folders.js';
import { Craft, craftWedge, loadBytes, type Loose, wedge } from './craft.js';
import { refusal, refused } from './refusal.js';
import { fully } from '../../few.js';

/** The wedge with its JSON changed. */
function changed(change: (json: Loose, craft: Craft) => void): Uint8Array {
  const craft = craftWedge();
  change(craft.json, craft);
  return craft.glb();
}

/** A GLB with a number of its header or chunks changed. */
function poked(at: number, value: number): Uint8Array {
  const glb = craftWedge().glb();
  new DataView(glb.buffer).setUint32(at, value, true);
  return glb;
}

describe('files that are no models', () => {
  test.each<[string, Uint8Array, RegExp]>([
    ['empty', new Uint8Array(0), /^The model 'thing.glb' is empty: it has 0 bytes$/],
    ['text', Buffer.from('solid cube'), /is neither a GLB nor a glTF/],
    ['other JSON', Buffer.from('[1, 2]'), /is JSON, but no glTF/],
    ['no version', Buffer.from('{"asset": {}}'), /does not say which version/],
    ['a header alone', craftWedge().glb().slice(0, 12), /is truncated: a GLB has at least 20 bytes/],
    ['cut in the JSON', craftWedge().glb().slice(0, 100), /is truncated: its header claims \d+ bytes/],
    ['a GLB of glTF 1.0', poked(4, 1), /is a GLB of version 1; only version 2/],
    ['a length beyond the file', poked(8, 0xffffffff), /is truncated: its header claims 4294967295 bytes/],
    ['a chunk beyond the file', poked(12, 0x7fffffff), /is damaged: chunk 0 claims 2147483647 bytes/],
    ['a chunk that is too short', poked(12, 40), /is damaged: chunk 1 claims 1936027237 bytes/],
    ['no JSON chunk', poked(16, 0x004e4942), /is a GLB whose first chunk is not JSON/],
    ['bytes that are no text', poked(20, 0xffffffff), /its JSON cannot be read/],
    ['JSON nested deeply', Buffer.from('['.repeat(100_000)), /is nested too deeply$/],
    ['glTF 1.0', changed((json) => (json.asset.version = '1.0')), /is glTF 1.0; only glTF 2.0 can be read/],
    ['a newer glTF', changed((json) => (json.asset.minVersion = '2.1')), /needs glTF 2.1/],
  ])('%s', async (_, bytes, sentence) => {
    expect(await refused(bytes)).toMatch(sentence);
  });

  test('a missing file, a folder, and one that is too large', async () => {
    const folder = temporaryFolder();
    expect(await refusal(loadModel(join(folder, 'no.glb')))).toBe(
      "The model 'no.glb' cannot be read: there is no such file",
    );
    mkdirSync(join(folder, 'a.glb'));
    expect(await refusal(loadModel(join(folder, 'a.glb')))).toBe("The model 'a.glb' is not a file");
  });
});

describe('what is not read, by its name', () => {
  test.each<[string, (json: Loose, craft: Craft) => void, RegExp]>([
    ['instances that are nowhere', (json) => (json.nodes[0].extensions = { EXT_mesh_gpu_instancing: {} }), /has instances without a place at node 0/], // prettier-ignore
    ['KTX2, required', (json) => (json.extensionsRequired = ['KHR_texture_basisu']), /has textures in KTX2/],
    [
      'KTX2, used',
      (json) => {
        json.meshes[0].primitives[0].material = 0;
        json.materials = [{ pbrMetallicRoughness: { baseColorTexture: { index: 0 } } }];
        json.textures = [{ extensions: { KHR_texture_basisu: { source: 0 } } }];
      },
      /has KTX2 \(KHR_texture_basisu\) in texture 0/,
    ],
    ['another extension', (json) => (json.extensionsRequired = ['X_fur']), /requires the extension 'X_fur'/],
  ])('%s', async (_, change, sentence) => {
    expect(await refused(changed(change))).toMatch(sentence);
  });
});

describe('damage inside', () => {
  test.each<[string, (json: Loose, craft: Craft) => void, RegExp]>([
    ['a node that is its own child', (json) => (json.nodes[0].children = [0]), /has nodes in a circle/],
    ['nodes in a circle', (json) => (json.nodes = [{ children: [1] }, { children: [0], mesh: 0 }]), /has nodes in a circle/], // prettier-ignore
    ['no root at all', (json) => { json.nodes = [{ children: [1] }, { children: [0], mesh: 0 }]; delete json.scenes; }, /shows nothing/], // prettier-ignore
    ['a scene that is not there', (json) => (json.scene = 7), /names scene 7, but has 1/],
    ['a node that is not there', (json) => (json.scenes[0].nodes = [3]), /names node 3, but has 1/],
    ['a mesh that is not there', (json) => (json.nodes[0].mesh = 9), /names mesh 9, but has 1/],
    ['a material that is not there', (json) => (json.meshes[0].primitives[0].material = 4), /names material 4, but has 0/], // prettier-ignore
    [
      'an accessor that is not there',
      (json) => (json.meshes[0].primitives[0].indices = 55),
      /names accessor 55/,
    ],
    [
      'a view that is not there',
      (json) => (json.accessors[0].bufferView = 8),
      /names buffer view 8, but has 2/,
    ],
    ['a buffer that is not there', (json) => (json.bufferViews[0].buffer = 1), /names buffer 1, but has 1/],
    ['an accessor beyond its view', (json) => (json.accessors[0].count = 4), /accessor 0 ends at byte 48 of a buffer view of 36/], // prettier-ignore
    ['an offset beyond its view', (json) => (json.accessors[0].byteOffset = 1e15), /accessor 0 ends at byte 1000000000000036/], // prettier-ignore
    ['a view beyond its buffer', (json) => (json.bufferViews[0].byteLength = 1e6), /buffer view 0 ends at byte 1000000 of buffer 0/], // prettier-ignore
    ['a buffer beyond its file', (json) => { json.buffers[0].byteLength = 9e9; json.bufferViews[0].byteLength = 8e9; }, /buffer 0 claims 9000000000 bytes and has 44/], // prettier-ignore
    ['a stride below its element', (json) => (json.bufferViews[0].byteStride = 8), /has 12 bytes every 8/],
    ['a vertex that is not there', (_, craft) => craft.json.meshes[0].primitives[0].indices = craft.accessor(Uint32Array.of(0, 1, 3), 'SCALAR'), /mesh 0 names vertex 3, but has 3/], // prettier-ignore
    ['indices that are fractions', (_, craft) => craft.json.meshes[0].primitives[0].indices = craft.accessor(Float32Array.of(0, 1, 2), 'SCALAR'), /has indices that are none/], // prettier-ignore
    ['normals of two numbers', (_, craft) => craft.json.meshes[0].primitives[0].attributes.NORMAL = craft.accessor(new Float32Array(6), 'VEC2'), /has NORMAL of type VEC2/], // prettier-ignore
    ['fewer normals than positions', (_, craft) => craft.json.meshes[0].primitives[0].attributes.NORMAL = craft.accessor(new Float32Array(6), 'VEC3'), /has 3 positions but 2 of NORMAL/], // prettier-ignore
    ['billions of vertices', (json) => { json.accessors[0].count = 4e9; delete json.accessors[0].bufferView; }, /claims 4000000000 vertices or more; at most 3000000/], // prettier-ignore
    ['billions of indices', (json) => (json.accessors[1].count = 4e9), /claims 1333333333 triangles or more; at most 1000000/], // prettier-ignore
    ['a mesh used too often', (json) => { json.accessors[1].count = 30_000; json.nodes = Array.from({ length: 1000 }, () => ({ mesh: 0 })); json.scenes[0].nodes = json.nodes.map((_: unknown, i: number) => i); }, /claims \d+ triangles or more/], // prettier-ignore
    ['a list without end', (json) => (json.nodes = new Array(100_001).fill({})), /is wrong at nodes/],
    [
      'a scale that is no number',
      (json) => (json.nodes[0].scale = ['1', 1, 1]),
      /is wrong at nodes.0.scale.0/,
    ],
    ['a rotation that is none', (json) => (json.nodes[0].rotation = [0, 0, 0, 0]), /has a rotation that is none at node 0/], // prettier-ignore
    ['moved to infinity', (json) => { json.nodes = [{ scale: [1e300, 1, 1], children: [1] }, { scale: [1e300, 1, 1], mesh: 0 }]; }, /is moved to infinity by node 1/], // prettier-ignore
    ['made too large', (json) => (json.nodes[0].scale = [1e30, 1, 1]), /is 4e\+30 m large; declare a scale/],
    [
      'flattened to nothing',
      (json) => (json.nodes[0].scale = [0, 0, 0]),
      /shows nothing: it has no triangle with an area/,
    ],
    ['no meshes', (json) => (json.nodes = [{}]), /shows nothing: no node of its scene has a mesh/],
    [
      'nothing but points',
      (json) => (json.meshes[0].primitives[0].mode = 0),
      /shows nothing: it has no triangle/,
    ],
    ['an unknown mode', (json) => (json.meshes[0].primitives[0].mode = 7), /is wrong at meshes.0.primitives.0.mode/], // prettier-ignore
    ['an unknown component', (json) => (json.accessors[0].componentType = 5130), /is wrong at accessors.0.componentType/], // prettier-ignore
  ])('%s', async (_, change, sentence) => {
    expect(await refused(changed(change))).toMatch(sentence);
  });

  test.each([NaN, Infinity, -Infinity])('a position of %d', async (value) => {
    const craft = new Craft();
    craft.primitive({ POSITION: craft.accessor(Float32Array.from([...wedge.slice(1), value]), 'VEC3') });
    expect(await refused(craft.glb())).toMatch(new RegExp(`has ${value} in POSITION of mesh 0`));
  });

  test('only triangles without area', async () => {
    const craft = new Craft();
    craft.primitive({ POSITION: craft.accessor(Float32Array.of(0, 0, 0, 1, 1, 1, 2, 2, 2), 'VEC3') });
    expect(await refused(craft.glb())).toMatch(/shows nothing: it has no triangle with an area/);
  });

  test('sparse data out of range', async () => {
    const craft = craftWedge();
    const at = craft.view(Uint8Array.of(200));
    const values = craft.view(new Uint8Array(12));
    const sparse = {
      count: 1,
      indices: { bufferView: at, componentType: 5121 },
      values: { bufferView: values },
    };
    craft.json.accessors[0].sparse = sparse;
    expect(await refused(craft.glb())).toMatch(/the sparse part of accessor 0 names element 200, of 3/);
    sparse.count = 9;
    expect(await refused(craft.glb())).toMatch(/the sparse part of accessor 0 is larger than the whole/);
  });

  fully('a mesh of many points that many nodes use is no harm', async () => {
    const craft = craftWedge();
    const points = { mode: 0, attributes: { POSITION: 0 } };
    craft.json.meshes.push({ primitives: new Array(50_000).fill(points) });
    for (let i = 0; i < 50_000; i++) craft.json.scenes[0].nodes.push(craft.json.nodes.push({ mesh: 1 }) - 1);
    expect((await craft.load()).model.parts).toHaveLength(1);
  });

  fully('a chain of many nodes is no harm', async () => {
    const craft = craftWedge();
    craft.json.nodes = Array.from({ length: 60_000 }, (_, i) => ({ children: [i + 1] }));
    craft.json.nodes.push({ mesh: 0 });
    expect((await craft.load()).model.parts).toHaveLength(1);
  });
});

describe('extensions of materials that are wrong', () => {
  const picture =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==';
  /** The wedge of a material with an extension, and a texture that can be read. */
  const extended = (name: string, said: unknown): Uint8Array =>
    changed((json, craft) => {
      const primitive = json.meshes[0].primitives[0];
      primitive.material = 0;
      primitive.attributes.TEXCOORD_0 = craft.accessor(new Float32Array(6), 'VEC2');
      json.images = [{ uri: picture }];
      json.textures = [{ source: 0 }];
      json.materials = [
        name === 'KHR_texture_transform'
          ? { normalTexture: { index: 0, extensions: { [name]: said } } }
          : { extensions: { [`KHR_materials_${name}`]: said } },
      ];
    });

  test.each<[string, unknown, RegExp]>([
    ['clearcoat', 7, /is wrong at materials.0.extensions.KHR_materials_clearcoat: /],
    ['clearcoat', { clearcoatFactor: '1' }, /is wrong at .*KHR_materials_clearcoat.clearcoatFactor: /],
    ['clearcoat', { clearcoatFactor: 1, clearcoatTexture: { index: 5 } }, /names texture 5, but has 1/],
    ['clearcoat', { clearcoatFactor: 1, clearcoatTexture: 5 }, /is wrong at .*clearcoatTexture: /],
    ['transmission', [], /is wrong at .*KHR_materials_transmission: /],
    ['emissive_strength', { emissiveStrength: null }, /is wrong at .*emissiveStrength: /],
    ['ior', { ior: {} }, /is wrong at .*KHR_materials_ior.ior: /],
    ['specular', { specularColorFactor: [1, 1] }, /is wrong at .*specularColorFactor: /],
    ['specular', { specularTexture: { index: -1 } }, /is wrong at .*specularTexture.index: /],
    ['pbrSpecularGlossiness', { diffuseFactor: 'red' }, /is wrong at .*diffuseFactor: /],
    ['pbrSpecularGlossiness', { specularGlossinessTexture: { index: 3 } }, /names texture 3, but has 1/],
    ['unlit', true, /is wrong at .*KHR_materials_unlit: /],
    ['KHR_texture_transform', { scale: [1] }, /is wrong at .*KHR_texture_transform.scale: /],
    ['KHR_texture_transform', { scale: [1e300, 1e300], offset: [1e39, 0] }, /lays a texture on beyond all numbers at 'part 1'/], // prettier-ignore
  ])('%s: %j', async (name, said, sentence) => {
    expect(await refused(extended(name, said))).toMatch(sentence);
  });

  test.each<[string, unknown, object]>([
    ['clearcoat', { clearcoatFactor: 1e300, clearcoatRoughnessFactor: -5 }, { clearcoat: 1, clearcoatRoughness: 0 }], // prettier-ignore
    ['ior', { ior: -3 }, { reflectance: 1 }],
    ['ior', { ior: 0.2 }, { reflectance: 0 }],
    ['specular', { specularColorFactor: [1e9, 1e9, 1e9], specularFactor: 2 }, { reflectance: 1 }],
    ['transmission', { transmissionFactor: 1e99 }, { transmission: 1 }],
  ])('%s beyond its range is held to it: %j', async (name, said, expected) => {
    const { model } = await loadBytes(extended(name, said));
    expect(model.parts[0].material).toMatchObject(expected);
  });

  test.each(['1e999', '-1e999', 'NaN'])('a factor of %s', async (number) => {
    const glb = Buffer.from(extended('clearcoat', { clearcoatFactor: 0.123456 }));
    const at = glb.indexOf('0.123456');
    glb.write(number.padEnd(8), at);
    expect(await refused(glb)).toMatch(/clearcoatFactor|its JSON cannot be read/);
  });
});

describe('files beside the model', () => {
  const image = (uri: string) =>
    changed((json, craft) => {
      json.meshes[0].primitives[0].material = 0;
      const TEXCOORD_0 = craft.accessor(new Float32Array(6), 'VEC2');
      json.meshes[0].primitives[0].attributes.TEXCOORD_0 = TEXCOORD_0;
      json.materials = [{ pbrMetallicRoughness: { baseColorTexture: { index: 0 } } }];
      json.textures = [{ source: 0 }];
      json.images = [{ uri }];
    });

  test.each([
    '../x.png',
    'a/../../x.png',
    '%2e%2e/x.png',
    '/etc/passwd',
    'file:///etc/passwd',
    'https://example.org/x.png',
    '..\\x.png',
    'x%00.png',
    '.',
  ])('%s leaves the folder', async (uri) => {
    expect(await refused(image(uri))).toMatch(/names '.*', which leaves its folder/);
  });

  test('links out of the folder, folders and what is missing', async () => {
    const folder = temporaryFolder();
    const outside = temporaryFolder();
    writeFileSync(join(outside, 'x.png'), 'x');
    symlinkSync(join(outside, 'x.png'), join(folder, 'link.png'));
    mkdirSync(join(folder, 'dir.png'));
    const load = (uri: string) => {
      writeFileSync(join(folder, 'thing.glb'), image(uri));
      return refusal(loadModel(join(folder, 'thing.glb')));
    };
    expect(await load('link.png')).toMatch(/names 'link.png', which leaves its folder/);
    expect(await load('dir.png')).toMatch(/names 'dir.png', which is not a file/);
    expect(await load('no.png')).toMatch(/names 'no.png', which cannot be read: there is no such file/);
  });

  test.each<[string, RegExp]>([
    ['data:image/png;base64,!!!!', /has a data URI whose base64 is damaged for image 0/],
    ['data:image/png,%89PNG', /has a data URI that is not base64 for image 0/],
    ['data:image/png;base64,', /has something in image 0 that is not a PNG, JPEG or WebP/],
    ['data:image/png;base64,PHN2Zy8+', /has something in image 0 that is not a PNG, JPEG or WebP/],
    ['data:image/png;base64,iVBORw0KGgo=', /has a damaged picture in image 0/],
    [`data:image/png;base64,${hugePng()}`, /has an image of 100000x100000 texels; at most 8192 a side/],
  ])('%.40s', async (uri, sentence) => {
    expect(await refused(image(uri))).toMatch(sentence);
  });

  test('a buffer that is shorter than it claims', async () => {
    const json = JSON.parse(Buffer.from(craftWedge().gltf()).toString()) as Loose;
    json.buffers[0].uri = 'data:application/octet-stream;base64,AAAA';
    expect(await refused(Buffer.from(JSON.stringify(json)))).toMatch(/buffer 0 claims 44 bytes and has 3/);
  });
});

/** The beginning of a PNG that claims ten thousand million texels. */
function hugePng(): string {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
    'base64',
  );
  png.writeUInt32BE(100_000, 16);
  png.writeUInt32BE(100_000, 20);
  const crc = (bytes: Buffer): number => {
    let value = ~0;
    for (const byte of bytes) {
      value ^= byte;
      for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
    }
    return ~value >>> 0;
  };
  png.writeUInt32BE(crc(png.subarray(12, 29)), 29);
  return png.toString('base64');
}

describe('declarations', () => {
  test.each<[LoadModelOptions, string, RegExp]>([
    [{ front: 'z' as never }, 'bad-parameter', /^What is declared of '.*' is wrong at front/],
    [{ height: -1 }, 'bad-parameter', /is wrong at height/],
    [{ category: 'a\nb' }, 'bad-parameter', /is wrong at category/],
    [{ front: '-y' }, 'bad-model', /contradicts itself: front -y and up \+y lie on one axis/],
    [{ scale: 1, height: 1 }, 'bad-model', /contradicts itself: give a scale or a height, not both/],
    [{ hasFront: true, symmetry: 4 }, 'bad-model', /contradicts itself: what looks the same after a turn/],
    [{ scene: 4 }, 'bad-model', /names scene 4, but has 1/],
    [{ up: '+z', front: '+y', height: 1 }, 'bad-model', /is flat, so that it cannot be given a height/],
  ])('%j', async (options, code, sentence) => {
    expect(await refusal(loadBytes(craftWedge().glb(), options), code)).toMatch(sentence);
  });

  test('a side file that is wrong', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'thing.glb'), craftWedge().glb());
    const load = (text: string) => {
      writeFileSync(join(folder, 'thing.json'), text);
      return refusal(loadModel(join(folder, 'thing.glb')));
    };
    expect(await load('{')).toMatch(/^The side file '.*thing.json' is not JSON/);
    expect(await load('{"fornt": "+x"}')).toMatch(
      /^The side file '.*thing.json' is wrong at the top: .*fornt/,
    );
  });
});
