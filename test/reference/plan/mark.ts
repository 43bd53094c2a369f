import type { KernelMemory } from '../../../src/core/wasm/kernel.js';
import { WindowField } from '../../../src/world/render/shadow/plan-kernel.js';

/** `PlanLoops.mark`, its places in numbers of what is there. */
export function markPlane(
  { floats, bytes, ints }: KernelMemory,
  plane: number,
  size: number,
  marks: number,
  box: number,
): void {
  let [left, right, top, bottom] = [size, -1, size, -1];
  bytes.fill(0, marks, marks + size * size);
  for (let y = 0; y + 1 < size; y++)
    for (let x = 0, i = y * size; x + 1 < size; x++, i++) {
      const at = plane + i;
      if (floats[at] === 0 && floats[at + 1] === 0 && floats[at + size] === 0 && floats[at + size + 1] === 0)
        continue;
      bytes[marks + i] = 1;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  ints.set([left, right, top, bottom], box);
}

/** `PlanLoops.cover`. */
export function coverCells(
  memory: KernelMemory,
  marks: number,
  size: number,
  box: number,
  view: number,
  corners: number,
  window: number,
): boolean {
  const { ints, bytes, doubles } = memory;
  const [left, right, top, bottom] = ints.subarray(box, box + 4) as unknown as Four;
  if (!project(memory, [left, right, top, bottom], view, corners)) return false;
  const columns = right - left + 2;
  const height = doubles[view + WindowField.height];
  for (let y = top; y <= bottom; y++)
    for (let x = left, i = corners + 2 * (y - top) * columns; x <= right; x++, i += 2) {
      if (bytes[marks + y * size + x] !== 1) continue;
      const j = i + 2 * columns;
      const [xs, ys] = [0, 1].map((k) => [i, i + 2, j, j + 2].map((at) => doubles[at + k]));
      const from = Math.max(0, Math.floor(Math.min(...xs)) - 1);
      const to = Math.min(doubles[view + WindowField.width] - 1, Math.floor(Math.max(...xs)) + 1);
      const first = Math.max(0, Math.floor(Math.min(...ys)) - 1);
      const last = Math.min(height - 1, Math.floor(Math.max(...ys)) + 1);
      if (from <= to && first <= last) widen(ints, window, height, from, to, first, last);
    }
  return true;
}

type Four = [number, number, number, number];

/** Writes x and y of the corners of all texels in a box. Whether all are before the camera. */
function project({ doubles }: KernelMemory, box: Four, view: number, corners: number): boolean {
  const [left, right, top, bottom] = box;
  const field = (at: number): number => doubles[view + at];
  for (let y = top, at = corners; y < bottom + 2; y++)
    for (let x = left; x < right + 2; x++, at += 2) {
      const along = (axis: WindowField): number =>
        field(axis) + (x + 0.5) * field(axis + 1) + (y + 0.5) * field(axis + 2);
      const depth = along(WindowField.before);
      if (!(depth > field(WindowField.near))) return false;
      const focal = field(WindowField.focal);
      doubles[at] = field(WindowField.center) + (focal * along(WindowField.right)) / depth;
      doubles[at + 1] = field(WindowField.center + 1) - (focal * along(WindowField.above)) / depth;
    }
  return true;
}

/** Adds columns of some rows to a window. */
function widen(
  ints: Int32Array,
  window: number,
  height: number,
  from: number,
  to: number,
  first: number,
  last: number,
): void {
  ints[window] = Math.min(ints[window], first);
  ints[window + 1] = Math.max(ints[window + 1], last);
  for (let at = window + 2 + first; at <= window + 2 + last; at++) {
    ints[at] = Math.min(ints[at], from);
    ints[at + height] = Math.max(ints[at + height], to);
  }
}
