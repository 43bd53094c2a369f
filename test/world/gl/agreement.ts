import type { Masks } from '../../../src/world/scene.js';

/** How far two engines see the same, from their masks at the middle of every pixel. */
export interface Agreement {
  /** Of each object, pixels of both by pixels of either; 1 where neither sees it. */
  readonly iou: readonly number[];
  /** Pixels in which they see other objects, of `seen`. */
  readonly otherObject: number;
  /** Pixels that show an object in either, and those that show the same one in both. */
  readonly seen: number;
  readonly same: number;
  /** Of the latter, those with another part. */
  readonly otherPart: number;
  /** Of those with the same part, those where depths are more than a thousandth apart, and normals more than 8°. */
  readonly otherDepth: number;
  readonly otherNormal: number;
}

export function compareMasks(a: Masks, b: Masks, objects: number): Agreement {
  const both = new Array<number>(objects + 1).fill(0);
  const either = new Array<number>(objects + 1).fill(0);
  let [otherObject, seen, same, otherPart, otherDepth, otherNormal] = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < a.objects.length; i++) {
    const [mine, theirs] = [a.objects[i], b.objects[i]];
    if (mine === 0 && theirs === 0) continue;
    seen++;
    if (mine !== theirs) {
      either[mine]++;
      either[theirs]++;
      otherObject++;
      continue;
    }
    both[mine]++;
    either[mine]++;
    same++;
    if (a.parts[i] !== b.parts[i]) {
      otherPart++;
      continue;
    }
    if (Math.abs(a.depth[i] / b.depth[i] - 1) > 1e-3) otherDepth++;
    let cosine = 0;
    for (let k = 3 * i; k < 3 * i + 3; k++) cosine += a.normals[k] * b.normals[k];
    if (cosine < 0.99) otherNormal++;
  }
  const iou = Array.from({ length: objects }, (_, i) =>
    either[i + 1] === 0 ? 1 : both[i + 1] / either[i + 1],
  );
  return { iou, otherObject, seen, same, otherPart, otherDepth, otherNormal };
}
