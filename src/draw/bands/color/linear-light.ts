import { badParameter, toLinear } from '../../../core/index.js';
import { createRaster, type Channels, type Raster } from '../../raster.js';
import { createFloats, type FloatImage } from '../float-image.js';
import { displayCode } from '../../display-code.js';

/** A 16-bit sRGB picture, laid out as a {@link Raster}. */
export interface DeepRaster {
  readonly width: number;
  readonly height: number;
  readonly channels: Channels;
  readonly data: Uint16Array;
}

const tables = new Map<number, Float32Array>();

/** The linear light of each code of an sRGB channel of so many levels: IEC 61966-2-1, to the nearest float. */
export function lightTable(levels: 256 | 65_536): Float32Array {
  let table = tables.get(levels);
  if (!table) {
    table = Float32Array.from({ length: levels }, (_, code) => toLinear(code / (levels - 1)));
    tables.set(levels, table);
  }
  return table;
}

/** A picture of 8 or 16 bits in linear light. Colors of RGBA pictures come multiplied by alpha, as they are mixed. */
export function toLight({ width, height, channels, data }: Raster | DeepRaster): FloatImage {
  const image = createFloats(width, height, channels);
  const deep = data instanceof Uint16Array;
  const light = lightTable(deep ? 65_536 : 256);
  const out = image.data;
  if (channels !== 4) {
    for (let i = 0; i < out.length; i++) out[i] = light[data[i]];
    return image;
  }
  const full = deep ? 65_535 : 255;
  for (let i = 0; i < out.length; i += 4) {
    const alpha = data[i + 3] / full;
    for (let c = 0; c < 3; c++) out[i + c] = light[data[i + c]] * alpha;
    out[i + 3] = alpha;
  }
  return image;
}

/** The 8-bit sRGB picture nearest to one in linear light. What lies outside 0 to 1 is held there: see `measureClipping`. */
export function toRaster({ width, height, channels, data }: FloatImage): Raster {
  const raster = createRaster(width, height, channels);
  const out = raster.data;
  if (channels !== 4) {
    for (let i = 0; i < out.length; i++) out[i] = displayCode(data[i]);
    return raster;
  }
  for (let i = 0; i < out.length; i += 4) {
    const alpha = Math.min(1, Math.max(0, data[i + 3]));
    if (alpha > 0) for (let c = 0; c < 3; c++) out[i + c] = displayCode(data[i + c] / alpha);
    out[i + 3] = Math.floor(255 * alpha + 0.5);
  }
  return raster;
}

/**
 * The 16-bit sRGB picture nearest to one in linear light, gray or RGB, held within 0 to 1.
 * @throws TopsyturvyError 'bad-parameter' for RGBA, which is published with 8 bits only
 */
export function toDeepRaster({ width, height, channels, data }: FloatImage): DeepRaster {
  if (channels === 4) throw badParameter('channels', channels, '1 or 3');
  const light = lightTable(65_536);
  const codes = new Uint16Array(data.length);
  for (let i = 0; i < codes.length; i++) codes[i] = nearest(light, data[i]);
  return { width, height, channels, data: codes };
}

/** The index of a rising table's entry that is nearest to a value. */
function nearest(table: Float32Array, value: number): number {
  let [low, high] = [0, table.length - 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (table[middle] <= value) low = middle;
    else high = middle;
  }
  return value - table[low] < table[high] - value ? low : high;
}
