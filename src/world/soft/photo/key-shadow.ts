import { cos, sin } from '../../../core/math/index.js';
import type { KeyMap } from './key-map.js';

/** A point of a surface, and its normal (unit length). A record, because V8 allocates for fractions that go through calls. */
export class ShadowPoint {
  x = 0.1;
  y = 0.1;
  z = 0.1;
  normalX = 0.1;
  normalY = 0.1;
  normalZ = 0.1;
  /** Which of the four turns of the pattern is used. */
  turn = 0;
  /** The share of the key light that reaches it, 0 to 1. */
  share = 0.1;
}

const searchTaps = 12;
const shadeTaps = 16;
/** Texels: how wide blockers are searched for, and how wide shadows may be blurred, at most. */
const widestSearch = 40;
const widestBlur = 40;
const sharpest = 1.2;
/** A surface shadows nothing that is nearer to it than so many texels. */
const clearance = 1.5;

/** Points of a disc of radius 1, evenly spread (H. Vogel, 1979), four times, each a part of a step further. */
function disc(count: number): Float64Array {
  const out = new Float64Array(8 * count);
  for (let turn = 0; turn < 4; turn++)
    for (let i = 0; i < count; i++) {
      const radius = Math.sqrt((i + 0.5) / count);
      const angle = i * 2.399963229728653 + turn * 1.5707963267948966 * 0.61;
      out[2 * (turn * count + i)] = radius * cos(angle);
      out[2 * (turn * count + i) + 1] = radius * sin(angle);
    }
  return out;
}

const searchDisc = disc(searchTaps);
const shadeDisc = disc(shadeTaps);

/**
 * Finds the share of the key light at a point: what keeps it away is looked for, and its distance says over how wide a disc comparisons
 * are counted. A plane does not shadow itself, since its own depth is known at every texel.
 *
 * @see R. Fernando, Percentage-Closer Soft Shadows (2005)
 */
export function readKeyShadow(map: KeyMap, point: ShadowPoint): void {
  const { view, size, depth, radius } = map;
  const { origin, right, up, forward, focal, centerX, centerY } = view;
  const px = point.x - origin[0];
  const py = point.y - origin[1];
  const pz = point.z - origin[2];
  const away = px * forward[0] + py * forward[1] + pz * forward[2];
  point.share = 1;
  if (!(away > view.near)) return;
  const per = focal / away;
  const x = centerX + (px * right[0] + py * right[1] + pz * right[2]) * per;
  const y = centerY - (px * up[0] + py * up[1] + pz * up[2]) * per;
  if (!(x > 1 && y > 1 && x < size - 2 && y < size - 2)) return;
  // 1 / depth of the point's own plane: linear in the picture.
  const { normalX, normalY, normalZ } = point;
  const plane = normalX * px + normalY * py + normalZ * pz;
  if (!(plane < 0)) {
    point.share = 0;
    return;
  }
  const texel = away / focal;
  const here = 1 / away;
  const step = 1 / (plane * focal);
  let slopeX = (normalX * right[0] + normalY * right[1] + normalZ * right[2]) * step;
  let slopeY = -(normalX * up[0] + normalY * up[1] + normalZ * up[2]) * step;
  // Seen edge on a plane is too steep to be followed.
  const steepest = 8 * texel * here * here;
  slopeX = Math.max(-steepest, Math.min(steepest, slopeX));
  slopeY = Math.max(-steepest, Math.min(steepest, slopeY));
  const lift = clearance * texel * here * here;
  const nearest = here + lift;

  const reach = Math.min(widestSearch, Math.max(2, (radius * 0.5) / texel));
  let blockers = 0;
  let sum = 0;
  for (let i = 0, at = 2 * searchTaps * point.turn; i < searchTaps; i++, at += 2) {
    const dx = searchDisc[at]! * reach;
    const dy = searchDisc[at + 1]! * reach;
    const column = (x + dx) | 0;
    const row = (y + dy) | 0;
    if (column < 0 || row < 0 || column >= size || row >= size) continue;
    const there = depth[row * size + column]!;
    const own = nearest + (column + 0.5 - x) * slopeX + (row + 0.5 - y) * slopeY;
    if (there > own) {
      blockers++;
      sum += 1 / there;
    }
  }
  if (blockers === 0) return;
  const blocker = sum / blockers;
  const width = (radius * (away - blocker)) / (blocker * texel);
  const blur = Math.min(widestBlur, Math.max(sharpest, width));
  let dark = 0;
  for (let i = 0, at = 2 * shadeTaps * point.turn; i < shadeTaps; i++, at += 2) {
    const column = (x + shadeDisc[at]! * blur) | 0;
    const row = (y + shadeDisc[at + 1]! * blur) | 0;
    if (column < 0 || row < 0 || column >= size || row >= size) continue;
    const own = nearest + (column + 0.5 - x) * slopeX + (row + 0.5 - y) * slopeY;
    if (depth[row * size + column]! > own) dark++;
  }
  point.share = 1 - dark / shadeTaps;
}
