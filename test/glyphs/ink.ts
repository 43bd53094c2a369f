import type { Raster } from '../../src/draw/raster.js';

/** A picture of ink, 0 (none) to 255, part of a larger one; `box` is where its ink ends, in fractions of its pixels. */
export interface Ink {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** Darkness of any picture. */
export function inkOf({ width, height, channels, data }: Raster): Ink {
  const ink = new Uint8Array(width * height);
  for (let i = 0; i < ink.length; i++) {
    const at = i * channels;
    ink[i] = 255 - (channels === 1 ? data[at] : Math.round((data[at] + data[at + 1] + data[at + 2]) / 3));
  }
  return { x: 0, y: 0, width, height, data: ink, box: { x: 0, y: 0, width, height } };
}

export function window(ink: Ink, x: number, y: number, width: number, height: number): Ink {
  const data = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    const start = (y + row) * ink.width + x;
    data.set(ink.data.subarray(start, start + width), row * width);
  }
  return { x: ink.x + x, y: ink.y + y, width, height, data, box: { x: 0, y: 0, width, height } };
}

/** The ink cut out by its box, edges measured to fractions of a pixel by how dark they are; undefined if there is none. */
export function measure(ink: Ink): Ink | undefined {
  const rows = new Array<number>(ink.height).fill(0);
  const columns = new Array<number>(ink.width).fill(0);
  ink.data.forEach((value, i) => {
    const [x, y] = [i % ink.width, Math.floor(i / ink.width)];
    rows[y] = Math.max(rows[y], value);
    columns[x] = Math.max(columns[x], value);
  });
  const [top, bottom] = extent(rows);
  const [left, right] = extent(columns);
  if (!(right > left && bottom > top)) return undefined;
  const [x, y] = [Math.floor(left), Math.floor(top)];
  const part = window(ink, x, y, Math.ceil(right) - x, Math.ceil(bottom) - y);
  return { ...part, box: { x: left - x, y: top - y, width: right - left, height: bottom - top } };
}

function extent(levels: readonly number[]): [number, number] {
  const first = levels.findIndex((level) => level > 24);
  const last = levels.findLastIndex((level) => level > 24);
  if (first < 0) return [0, 0];
  if (first === last) return [first, first + 1];
  return [first + 1 - levels[first] / 255, last + levels[last] / 255];
}

/** The ink of a box scaled by a factor, centered in a square with room for shifts. Averages the area of each new pixel. */
export function scaled(ink: Ink, factor: number): Ink {
  const long = Math.round(Math.max(ink.box.width, ink.box.height) * factor) + 8;
  const data = new Uint8Array(long * long);
  const [cx, cy] = [ink.box.x + ink.box.width / 2, ink.box.y + ink.box.height / 2];
  const taps = Math.max(2, Math.ceil(2 / factor));
  for (let y = 0; y < long; y++) {
    for (let x = 0; x < long; x++) {
      let sum = 0;
      for (let v = 0; v < taps; v++) {
        for (let u = 0; u < taps; u++) {
          sum += sample(
            ink,
            cx + (x + (u + 0.5) / taps - long / 2) / factor,
            cy + (y + (v + 0.5) / taps - long / 2) / factor,
          );
        }
      }
      data[y * long + x] = Math.round(sum / (taps * taps));
    }
  }
  return { x: 0, y: 0, width: long, height: long, data, box: { x: 0, y: 0, width: long, height: long } };
}

/** Bilinear. */
function sample(ink: Ink, x: number, y: number): number {
  const [x0, y0] = [Math.floor(x - 0.5), Math.floor(y - 0.5)];
  const [fx, fy] = [x - 0.5 - x0, y - 0.5 - y0];
  const at = (px: number, py: number): number =>
    px < 0 || py < 0 || px >= ink.width || py >= ink.height ? 0 : ink.data[py * ink.width + px];
  return (
    (1 - fy) * ((1 - fx) * at(x0, y0) + fx * at(x0 + 1, y0)) +
    fy * ((1 - fx) * at(x0, y0 + 1) + fx * at(x0 + 1, y0 + 1))
  );
}
