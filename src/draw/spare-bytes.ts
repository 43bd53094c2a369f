/** Bytes of pictures that no one sees any more, by how many they are. */
const spare = new Map<number, Uint8Array[]>();
/** The most bytes kept, 8 MiB in all. */
const mostBytes = 1 << 23;
let kept = 0;

/**
 * Bytes of unknown contents for a picture: those of one that was given back, or new ones. The memory of pictures lies outside the
 * heap, and the engine's collector runs for every few hundred of them, which takes longer than drawing some.
 */
export function takeBytes(size: number): Uint8Array {
  const found = spare.get(size)?.pop();
  if (found) {
    kept -= size;
    return found;
  }
  return typeof Buffer === 'undefined'
    ? new Uint8Array(size)
    : new Uint8Array(Buffer.allocUnsafeSlow(size).buffer);
}

/** Takes the bytes of a picture for another one. Nobody may hold the picture: they would see it change. */
export function giveBytes(data: Uint8Array): void {
  const { length } = data;
  if (length !== data.buffer.byteLength || kept + length > mostBytes) return;
  const list = madeOnce(spare, length, () => []);
  if (list.includes(data)) return;
  list.push(data);
  kept += length;
}
import { madeOnce } from '../core/group.js';
