/**
 * Points of the picture, two of one part at a time: in plain light as `FrameShader` of test/reference/render, under an environment as
 * `PhotoShader` has it.
 */
import { shadePhotoPair } from '../photo/pair.as';
import { shadeMetallic } from './metallic/light.as';
import { loadBoth } from './metallic/tangents.as';
import { shadePair } from './pair.as';
import * as t from './triangle.as';

/**
 * Shades points.
 * @param points of each the place of its part's record and its triangle's id, i32, and x and y in pixels, f64
 * @param out of each the light, three f64
 * @param scratch two records of triangles
 */
export function shadePoints(count: i32, points: usize, out: usize, scene: usize, scratch: usize): void {
  shadeAll(count, points, out, scene, scratch, false);
}

/** The same under an environment. */
export function shadePhoto(count: i32, points: usize, out: usize, frame: usize, scratch: usize): void {
  shadeAll(count, points, out, frame, scratch, true);
}

@inline
function shadeAll(count: i32, points: usize, out: usize, frame: usize, scratch: usize, photo: bool): void {
  let first = scratch;
  let second = scratch + t.TRIANGLE;
  store<i32>(first, 0, t.ID);
  store<i32>(second, 0, t.ID);
  const end = points + 24 * <usize>count;
  for (let at = points; at < end; ) {
    const part = <usize>load<u32>(at);
    const metallic = photo || (load<i32>(part, t.KIND) & 2) != 0;
    const id = load<i32>(at, 4);
    // A point alone is shaded with itself.
    let next = at + 24;
    let pair = next < end && load<u32>(next) == part;
    if (!pair) next = at;
    if (load<i32>(first, t.ID) != id) {
      if (load<i32>(second, t.ID) == id) {
        const swap = first;
        first = second;
        second = swap;
      } else if (metallic) loadBoth(frame, scratch, first, part, id);
      else t.loadTriangle(frame, first, part, id);
    }
    const other = load<i32>(next, 4);
    let own = first;
    if (other != id) {
      if (load<i32>(second, t.ID) != other) {
        if (metallic) loadBoth(frame, scratch, second, part, other);
        else t.loadTriangle(frame, second, part, other);
      }
      own = second;
    }
    const outNext = pair ? out + 24 : out;
    if (photo) shadePhotoPair(frame, scratch, part, first, own, at, next, out, outNext);
    else if (metallic) shadeMetallic(frame, scratch, part, first, own, at, next, out, outNext);
    else shadePair(frame, part, first, own, at, next, out, outNext);
    // What was shaded last is what the next point most likely shows.
    if (own != first) {
      second = first;
      first = own;
    }
    at = next + 24;
    out += pair ? 48 : 24;
  }
}
