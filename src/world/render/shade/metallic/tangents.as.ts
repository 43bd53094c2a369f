/** Triangles with the tangents of their corners. */
import * as t from '../triangle.as';
import { TANGENTS } from './part.as';

/** Tangents of the two triangles lie behind their records: per corner x, y, z and handedness, f64. */
const TANGENT: usize = 96;

/** Fills the record of a triangle, and its tangents if the part has any. */
export function loadBoth(frame: usize, scratch: usize, record: usize, part: usize, id: i32): void {
  t.loadTriangle(frame, record, part, id);
  const tangents = <usize>load<u32>(part, TANGENTS);
  if (tangents == 0) return;
  const indices = <usize>load<u32>(part, t.INDICES) + 12 * <usize>(id - 1 - load<i32>(part, t.FIRST));
  const out = tangentsOf(scratch, record);
  for (let corner: usize = 0; corner < 3; corner++) {
    const from = tangents + 16 * <usize>load<u32>(indices + 4 * corner);
    for (let i: usize = 0; i < 4; i++) store<f64>(out + 32 * corner + 8 * i, f64(load<f32>(from + 4 * i)));
  }
}

@inline
export function tangentsOf(scratch: usize, record: usize): usize {
  return scratch + 2 * t.TRIANGLE + (record == scratch ? 0 : TANGENT);
}
