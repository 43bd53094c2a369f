import { compose, scaling, translation } from '../../../core/affine.js';
import { parseColor } from '../../../core/color.js';
import { coverage } from '../../../draw/coverage.js';
import type { Path } from '../../../draw/path.js';
import type { Raster } from '../../../draw/raster.js';

/** Shapes are compared in a square of this side. */
const side = 64;

/** A shape's coverage in a square, 0 to 1: its box scaled to fit, or stretched to it. */
export type Shape = Float64Array;
export type Fit = 'fit' | 'stretch';

/** Marks the pixels of a picture that differ from the paper; with holes filled if asked. 1 is ink. */
export function inkMask({ width, height, data }: Raster, paper: string, filled: boolean): Uint8Array {
  const ground = parseColor(paper);
  const mask = new Uint8Array(width * height);
  for (let i = 0; i < mask.length; i++) {
    const far = Math.max(...ground.map((level, c) => Math.abs(data[3 * i + c]! - level)));
    mask[i] = far > 40 ? 1 : 0;
  }
  if (!filled) return mask;
  // Paper that cannot be reached from the border lies inside.
  const outside = new Uint8Array(mask.length);
  const queue: number[] = [];
  const visit = (x: number, y: number): void => {
    const at = y * width + x;
    if (x < 0 || y < 0 || x >= width || y >= height || mask[at] === 1 || outside[at] === 1) return;
    outside[at] = 1;
    queue.push(at);
  };
  for (let x = 0; x < width; x++) [0, height - 1].forEach((y) => visit(x, y));
  for (let y = 0; y < height; y++) [0, width - 1].forEach((x) => visit(x, y));
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    const [x, y] = [at % width, Math.floor(at / width)];
    visit(x - 1, y);
    visit(x + 1, y);
    visit(x, y - 1);
    visit(x, y + 1);
  }
  return outside.map((value) => 1 - value);
}

/** The share of each cell that the mask covers, after its box is laid on the square. */
export function shapeOfMask(mask: Uint8Array, width: number, fit: Fit): Shape {
  let [left, top, right, bottom] = [Infinity, Infinity, -1, -1];
  for (let i = 0; i < mask.length; i++) {
    if (mask[i] === 0) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
  }
  const shape = new Float64Array(side * side);
  if (right < 0) return shape;
  const [scaleX, scaleY] = scales(right - left, bottom - top, fit);
  const [x0, y0] = [(left + right) / 2 - side / 2 / scaleX, (top + bottom) / 2 - side / 2 / scaleY];
  const rows = Math.floor(mask.length / width);
  const samples = 4;
  for (let cell = 0; cell < shape.length; cell++) {
    let hits = 0;
    for (let s = 0; s < samples * samples; s++) {
      const x = Math.floor(x0 + ((cell % side) + ((s % samples) + 0.5) / samples) / scaleX);
      const y = Math.floor(
        y0 + (Math.floor(cell / side) + (Math.floor(s / samples) + 0.5) / samples) / scaleY,
      );
      if (x >= 0 && y >= 0 && x < width && y < rows) hits += mask[y * width + x]!;
    }
    shape[cell] = hits / (samples * samples);
  }
  return shape;
}

/** The same of a path. */
export function shapeOfPath(path: Path, fit: Fit): Shape {
  const shape = new Float64Array(side * side);
  const box = path.bounds();
  if (!box) return shape;
  const [scaleX, scaleY] = scales(box.width, box.height, fit);
  const transform = compose(
    compose(translation(-box.x - box.width / 2, -box.y - box.height / 2), scaling(scaleX, scaleY)),
    translation(side / 2, side / 2),
  );
  const { x, y, width, data } = coverage(path, { width: side, height: side, transform });
  data.forEach((value, i) => {
    shape[(y + Math.floor(i / width)) * side + x + (i % width)] = value / 255;
  });
  return shape;
}

const scales = (width: number, height: number, fit: Fit): [number, number] =>
  fit === 'stretch'
    ? [side / width, side / height]
    : [side / Math.max(width, height), side / Math.max(width, height)];

/** Σ min / Σ max: 1 if two shapes are the same, 0 if they do not touch. */
export function overlapOf(a: Shape, b: Shape): number {
  let [least, most] = [0, 0];
  for (let i = 0; i < a.length; i++) {
    least += Math.min(a[i]!, b[i]!);
    most += Math.max(a[i]!, b[i]!);
  }
  return most === 0 ? 0 : least / most;
}
