import { type GltfAccessor, badModel } from './form.js';

export const componentBytes = { 5120: 1, 5121: 1, 5122: 2, 5123: 2, 5125: 4, 5126: 4 } as const;
export const componentsOf = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4, MAT2: 4, MAT3: 9, MAT4: 16 } as const;

/**
 * Whether an accessor lies within its buffer view.
 * @param what names the accessor in the error
 * @throws TopsyturvyError 'bad-model' if it does not
 */
export function checkFits(
  accessor: Pick<GltfAccessor, 'byteOffset' | 'componentType' | 'type' | 'count'>,
  view: { readonly byteLength: number; readonly byteStride?: number | undefined },
  what: string,
): void {
  const { byteOffset, componentType, type, count } = accessor;
  const size = componentBytes[componentType] * componentsOf[type];
  const stride = view.byteStride ?? size;
  if (stride < size) throw badModel(`is damaged: ${what} has ${size} bytes every ${stride}`);
  const end = byteOffset + stride * (count - 1) + size;
  if (end > view.byteLength)
    throw badModel(`is damaged: ${what} ends at byte ${end} of a buffer view of ${view.byteLength}`);
}

/**
 * Whether the elements that a sparse accessor replaces are there. Their numbers stand close together (§5.3.1) and, as
 * checkFits has made sure, within the bytes.
 */
export function checkSparse(
  bytes: Uint8Array,
  {
    byteOffset,
    componentType,
    count,
    of,
  }: { byteOffset: number; componentType: 5121 | 5123 | 5125; count: number; of: number },
  what: string,
): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = componentBytes[componentType];
  for (let i = 0; i < count; i++) {
    const at = byteOffset + size * i;
    const index =
      size === 1 ? view.getUint8(at) : size === 2 ? view.getUint16(at, true) : view.getUint32(at, true);
    if (index >= of) throw badModel(`is damaged: ${what} names element ${index}, of ${of}`, index);
  }
}
