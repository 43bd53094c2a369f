import type { Rgb } from '../../core/color.js';

/** Colors from the first to the last in even steps of a share from 0 to 1, as 256 entries of red, green and blue. */
export function ramp(colors: readonly Rgb[]): Uint8Array {
  const table = new Uint8Array(3 * 256);
  const last = colors.length - 1;
  for (let i = 0; i < 256; i++) {
    const at = (i / 255) * last;
    const from = Math.min(Math.floor(at), Math.max(0, last - 1));
    const [a, b] = [colors[from], colors[Math.min(from + 1, last)]];
    for (let k = 0; k < 3; k++) table[3 * i + k] = Math.round(a[k] + (b[k] - a[k]) * (at - from));
  }
  return table;
}

/** Colors a field that is about 0 with standard deviation 1: −`reach` is the first color, `reach` the last. */
export function paintField(field: Float32Array, table: Uint8Array, reach: number, data: Uint8Array): void {
  const scale = 127.5 / reach;
  for (let i = 0, to = 0; i < field.length; i++, to += 3) {
    const at = 3 * Math.max(0, Math.min(255, Math.floor(field[i] * scale + 128)));
    data[to] = table[at];
    data[to + 1] = table[at + 1];
    data[to + 2] = table[at + 2];
  }
}
