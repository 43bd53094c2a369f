import type { GltfAccessor } from './form.js';
import { badModel } from './problem.js';

export const componentBytes = { 5120: 1, 5121: 1, 5122: 2, 5123: 2, 5125: 4, 5126: 4 } as const;
export const componentsOf = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4, MAT2: 4, MAT3: 9, MAT4: 16 } as const;

/**
 * Whether an accessor lies within its buffer view.
 *
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
