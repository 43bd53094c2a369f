import type { Raster } from '../raster.js';
import { type Filter, filterRow } from './filters.js';
export type Kind = 'flat' | 'photo';
export function choose(
  raster: Raster,
  kind: 'auto' | Kind,
): { kind: 'flat' } | { kind: 'photo'; filter: Filter } {
  if (kind === 'flat' || (kind === 'auto' && isFlat(raster))) return { kind: 'flat' };
  return { kind: 'photo', filter: bestFilter(raster) };
}
function isFlat(raster: Raster): boolean {
  const { width, height, channels, data } = raster;
  const size = width * channels;
  let same = 0,
    all = 0;
  for (let k = 0; k < 16; k++) {
    const y = ((2 * k + 1) * height) >> 5;
    const row = y * size;
    for (let i = channels; i < size; i++) {
      const v = data[row + i];
      if (v === data[row + i - channels] || (y > 0 && v === data[row + i - size])) same++;
    }
    all += size - channels;
  }
  return same * 4 >= all * 3;
}
let scratch = new Uint8Array(1 << 12);
const counts = new Float64Array(256);
function bestFilter(raster: Raster): Filter {
  const size = raster.width * raster.channels + 1;
  if (size > scratch.length) scratch = new Uint8Array(size);
  let best: Filter = 0,
    most = -1;
  for (const f of [0, 1, 2, 3, 4] as const) {
    counts.fill(0);
    for (let k = 0; k < 8; k++) {
      const y = ((2 * k + 1) * raster.height) >> 4;
      filterRow(f, raster, y, scratch, 0);
      for (let i = 1; i < size; i++) counts[scratch[i]!]!++;
    }
    let s = 0;
    for (const c of counts) s += c * c;
    if (s > most) {
      most = s;
      best = f;
    }
  }
  return best;
}
