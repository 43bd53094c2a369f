import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packGlb } from '../../../src/world/gltf/write/pack.js';
import { type LoadedModel, loadModel, type LoadModelOptions } from '../../../src/world/gltf/load.js';
import { temporaryFolder } from '../../dataset/folders.js';

type Values = Float32Array | Uint32Array | Uint16Array | Uint8Array | Int16Array | Int8Array;

/** glTF's JSON, as loose as a file may be. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests put anything anywhere
export type Loose = any;

/** A glTF file in the making: a list of accessors and a JSON to change at will. */
export class Craft {
  readonly json: Loose = {
    asset: { version: '2.0' },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0 }],
    meshes: [{ primitives: [] }],
    accessors: [],
    bufferViews: [],
    buffers: [],
  };
  private readonly pieces: Uint8Array[] = [];
  private length = 0;

  view(bytes: Uint8Array): number {
    const padding = new Uint8Array((4 - (bytes.length % 4)) % 4);
    this.pieces.push(bytes, padding);
    this.json.bufferViews.push({ buffer: 0, byteOffset: this.length, byteLength: bytes.length });
    this.length += bytes.length + padding.length;
    this.json.buffers = [{ byteLength: this.length }];
    return this.json.bufferViews.length - 1;
  }

  accessor(values: Values, type: string, more: Loose = {}): number {
    const kinds = new Map<unknown, number>([
      [Int8Array, 5120],
      [Uint8Array, 5121],
      [Int16Array, 5122],
      [Uint16Array, 5123],
      [Uint32Array, 5125],
      [Float32Array, 5126],
    ]);
    const bufferView = this.view(new Uint8Array(values.buffer, values.byteOffset, values.byteLength));
    const width = { SCALAR: 1, MAT4: 16 }[type] ?? Number(type[3]);
    const componentType = kinds.get(values.constructor);
    this.json.accessors.push({ bufferView, componentType, count: values.length / width, type, ...more });
    return this.json.accessors.length - 1;
  }

  primitive(attributes: Record<string, number>, more: Loose = {}): Loose {
    const primitive = { attributes, ...more };
    this.json.meshes[0].primitives.push(primitive);
    return primitive;
  }

  glb(): Uint8Array {
    return packGlb(this.json, this.pieces);
  }

  /** The same as a .gltf file with its buffer inside. */
  gltf(): Uint8Array {
    const uri = `data:application/octet-stream;base64,${Buffer.concat(this.pieces).toString('base64')}`;
    return Buffer.from(JSON.stringify({ ...this.json, buffers: [{ uri, byteLength: this.length }] }));
  }

  load(options: LoadModelOptions = {}): Promise<LoadedModel> {
    return loadBytes(this.glb(), options);
  }
}

let count = 0;

/** Loads bytes as a file of its own. */
export function loadBytes(bytes: Uint8Array, options: LoadModelOptions = {}, name = 'thing.glb') {
  const folder = temporaryFolder();
  const file = join(folder, `${count++}-${name}`);
  writeFileSync(file, bytes);
  return loadModel(file, options);
}

/** An arrow-like wedge: a right triangle in z = 0 with its corners at (0,0), (4,0) and (0,2), facing +Z. */
export const wedge = [0, 0, 0, 4, 0, 0, 0, 2, 0];

/** A file with the wedge. */
export function craftWedge(more: Loose = {}): Craft {
  const craft = new Craft();
  const positions = craft.accessor(Float32Array.from(wedge), 'VEC3');
  const indices = craft.accessor(Uint16Array.of(0, 1, 2), 'SCALAR');
  craft.primitive({ POSITION: positions }, { indices, ...more });
  return craft;
}

/** The corners of a model's triangles, in order, to a thousandth. */
export function cornersOf({ model }: LoadedModel): number[][] {
  return model.parts.flatMap(({ mesh }) =>
    Array.from(mesh.indices, (index) =>
      Array.from(mesh.positions.subarray(3 * index, 3 * index + 3), (v) => Math.round(v * 1000) / 1000 + 0),
    ),
  );
}

/** The model's normals, to a thousandth. */
export const normalsOf = ({ model }: LoadedModel): number[][] =>
  model.parts.flatMap(({ mesh }) =>
    Array.from({ length: mesh.normals.length / 3 }, (_, i) =>
      Array.from(mesh.normals.subarray(3 * i, 3 * i + 3), (v) => Math.round(v * 1000) / 1000 + 0),
    ),
  );
