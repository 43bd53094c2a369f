import type { Gltf, GltfAccessor, GltfPrimitive, Meshopt } from '../format/form.js';
import { at, badModel } from '../format/form.js';
import { checkFits, checkSparse } from '../format/fits.js';
import { unpackDraco } from './draco.js';
import type { Resources } from './resources.js';
import { isDrawn } from '../format/is-drawn.js';
import { optionalPackage } from './optional-package.js';

/** The attributes that may be drawn. No more sets of texture coordinates than files have, for each takes its room. */
const drawn = /^(POSITION|NORMAL|TANGENT|COLOR_0|TEXCOORD_[0-3])$/;

/** The attributes that say which joints bend a mesh. */
const bending = /^(JOINTS|WEIGHTS)_[0-3]$/;

/** The placeholder for an accessor that no drawn mesh uses: its number stays taken. */
const unused: GltfAccessor = {
  byteOffset: 0,
  componentType: 5121,
  normalized: false,
  count: 1,
  type: 'SCALAR',
};

/** The buffers, buffer views and accessors of a plain glTF: nothing compressed, nothing outside, all within its data. */
export class PlainData {
  readonly buffers: { uri: string; byteLength: number }[] = [];
  readonly bufferViews: { buffer: number; byteLength: number; byteStride?: number }[] = [];
  readonly accessors: GltfAccessor[];
  readonly files: Record<string, Uint8Array> = {};
  private readonly views = new Map<number, number>();
  private readonly done = new Set<number>();

  /** Whether an attribute is one that is drawn. */
  static draws(name: string): boolean {
    return drawn.test(name);
  }

  constructor(
    private readonly gltf: Gltf,
    private readonly resources: Resources,
  ) {
    this.accessors = gltf.accessors.map(() => unused);
  }

  /** Brings in what the drawn primitives of a mesh need. @param skinned whether it is bent by joints anywhere */
  async addMesh(index: number, skinned: boolean): Promise<void> {
    const isNeeded = (name: string): boolean => drawn.test(name) || (skinned && bending.test(name));
    for (const primitive of at(this.gltf.meshes, index, 'mesh').primitives.filter(isDrawn)) {
      const attributes = Object.entries(primitive.attributes).filter(([name]) => isNeeded(name));
      const { count } = this.accessor(primitive.attributes['POSITION']);
      for (const [name, accessor] of attributes) {
        const own = this.accessor(accessor).count;
        if (own !== count) throw badModel(`has ${count} positions but ${own} of ${name} in mesh ${index}`);
      }
      await this.addDraco(primitive, isNeeded);
      for (const [, accessor] of attributes) await this.addAccessor(accessor);
      if (primitive.indices !== undefined) await this.addAccessor(primitive.indices);
    }
  }

  /** Brings in further accessors. */
  async addAccessors(indices: readonly number[]): Promise<void> {
    for (const index of indices) {
      this.accessor(index);
      await this.addAccessor(index);
    }
  }

  private accessor(index: number): GltfAccessor {
    return at(this.gltf.accessors, index, 'accessor');
  }

  private async addDraco(
    { attributes, indices, extensions }: GltfPrimitive,
    isNeeded: (name: string) => boolean,
  ): Promise<void> {
    const draco = extensions?.KHR_draco_mesh_compression;
    if (!draco) return;
    const wanted = Object.entries(draco.attributes)
      .filter(([name]) => isNeeded(name) && Object.hasOwn(attributes, name))
      .map(([name, id]) => ({ id, index: attributes[name], accessor: this.accessor(attributes[name]) }));
    const unpacked = await unpackDraco({
      packed: await this.resources.view(draco.bufferView),
      attributes: wanted,
      indices: indices === undefined ? undefined : this.accessor(indices),
    });
    const put = (
      index: number,
      { type, normalized, count, componentType }: GltfAccessor,
      bytes: Uint8Array,
    ) => {
      this.accessors[index] = {
        type,
        normalized,
        count,
        componentType,
        byteOffset: 0,
        bufferView: this.add(bytes),
      };
      this.done.add(index);
    };
    wanted.forEach(({ index, accessor }, i) => put(index, accessor, unpacked.attributes[i]));
    if (indices !== undefined)
      put(indices, { ...this.accessor(indices), componentType: 5125 }, unpacked.indices);
  }

  private async addAccessor(index: number): Promise<void> {
    if (this.done.has(index)) return;
    this.done.add(index);
    const accessor = this.accessor(index);
    const { bufferView, sparse, ...rest } = accessor;
    let [base, parts] = [{}, {}];
    if (bufferView !== undefined) {
      const view = await this.view(bufferView);
      checkFits(accessor, this.bufferViews[view], `accessor ${index}`);
      base = { bufferView: view };
    }
    if (sparse) {
      const what = `the sparse part of accessor ${index}`;
      const { count } = sparse;
      if (count > accessor.count) throw badModel(`is damaged: ${what} is larger than the whole`);
      const strided = [sparse.indices, sparse.values].some(
        ({ bufferView }) => this.gltf.bufferViews[bufferView]?.byteStride !== undefined,
      );
      if (strided) throw badModel(`is damaged: ${what} has a stride`);
      const indices = { ...sparse.indices, bufferView: await this.view(sparse.indices.bufferView) };
      const values = { ...sparse.values, bufferView: await this.view(sparse.values.bufferView) };
      checkFits({ ...accessor, ...values, count }, this.bufferViews[values.bufferView], what);
      checkFits({ ...indices, count, type: 'SCALAR' }, this.bufferViews[indices.bufferView], what);
      checkSparse(
        this.files[`buffer-${indices.bufferView}`],
        { ...indices, count, of: accessor.count },
        what,
      );
      // With their offsets spelled out: the reader would take the accessor's own where they are left out.
      parts = { sparse: { count, indices, values } };
    }
    this.accessors[index] = { ...rest, ...base, ...parts };
  }

  /** The number that a buffer view has here. */
  private async view(index: number): Promise<number> {
    const known = this.views.get(index);
    if (known !== undefined) return known;
    const from = at(this.gltf.bufferViews, index, 'buffer view');
    const meshopt = meshoptOf(from);
    const bytes = meshopt
      ? await unpackMeshopt(index, meshopt, this.resources)
      : await this.resources.view(index);
    const own = this.add(bytes, from.byteStride);
    this.views.set(index, own);
    return own;
  }

  /** Adds bytes as a buffer with one view. */
  private add(bytes: Uint8Array, byteStride?: number): number {
    const buffer = this.buffers.length;
    const uri = `buffer-${buffer}`;
    this.buffers.push({ uri, byteLength: bytes.length });
    this.files[uri] = bytes;
    this.bufferViews.push({
      buffer,
      byteLength: bytes.length,
      ...(byteStride !== undefined && { byteStride }),
    });
    return buffer;
  }
}

/** The meshopt compression of a buffer view, if it has one. */
const meshoptOf = ({ extensions }: Gltf['bufferViews'][number]): Meshopt | undefined =>
  extensions?.EXT_meshopt_compression ?? extensions?.KHR_meshopt_compression;

/** The bytes of a compressed buffer view, unpacked. */
async function unpackMeshopt(
  index: number,
  { buffer, byteOffset, byteLength, byteStride, count, mode, filter }: Meshopt,
  resources: Resources,
): Promise<Uint8Array> {
  const size = count * byteStride;
  resources.claim(size);
  const { MeshoptDecoder } = await optionalPackage(
    'meshoptimizer',
    'meshoptimizer (EXT_meshopt_compression)',
    () => import('meshoptimizer'),
  );
  await MeshoptDecoder.ready;
  const packed = await resources.slice(buffer, byteOffset, byteLength, `compressed buffer view ${index}`);
  const target = new Uint8Array(size);
  try {
    MeshoptDecoder.decodeGltfBuffer(target, count, byteStride, packed, mode, filter);
  } catch (cause) {
    throw badModel(`is damaged: buffer view ${index} cannot be decompressed`, undefined, cause);
  }
  return target;
}
