import type { Gltf, Meshopt } from '../format/form.js';
import { optionalPackage } from './optional-package.js';
import { badModel } from '../format/problem.js';
import type { Resources } from './resources.js';

/** How a buffer view is compressed with meshoptimizer, if it is. */
export const meshoptOf = ({ extensions }: Gltf['bufferViews'][number]): Meshopt | undefined =>
  extensions?.EXT_meshopt_compression ?? extensions?.KHR_meshopt_compression;

/** The bytes of a compressed buffer view, unpacked. */
export async function unpackMeshopt(
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
