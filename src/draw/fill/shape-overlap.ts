import { compose, parseColor, scaling, translation } from '../../core/index.js';
import { coverage } from './coverage.js';
import type { Path, Raster } from '../index.js';

/** Cells along the side of the square in which shapes are compared. */
const side = 64;
/** A pixel is ink if a channel differs from the paper by more than this, 0 to 255. */
const least = 40;

/** A shape's coverage in a square, 0 to 1: its box scaled to fit, or stretched to it. */
export type Shape = Float64Array;
export type Fit = 'fit' | 'stretch';

/** Marks the pixels of a picture that differ from the paper; with holes filled if asked. 1 is ink. */
export function inkMask({ width, height, data }: Raster, paper: string, filled: boolean): Uint8Array {
  const [red, green, blue] = parseColor(paper);
  const mask = new Uint8Array(width * height);
  for (let i = 0, at = 0; i < mask.length; i++, at += 3) {
    const far =
      Math.abs(data[at] - red) > least ||
      Math.abs(data[at + 1] - green) > least ||
      Math.abs(data[at + 2] - blue) > least;
    if (far) mask[i] = 1;
  }
  return filled ? withoutHoles(mask, width) : mask;
}

/** A mask with its holes filled: paper that cannot be reached from the border lies inside. */
function withoutHoles(mask: Uint8Array, width: number): Uint8Array {
  const inside = new Uint8Array(mask.length).fill(1);
  const queue = new Int32Array(mask.length);
  let waiting = 0;
  const visit = (at: number): void => {
    if (mask[at] === 1 || inside[at] === 0) return;
    inside[at] = 0;
    queue[waiting++] = at;
  };
  for (let x = 0; x < width; x++) {
    visit(x);
    visit(mask.length - 1 - x);
  }
  for (let at = 0; at < mask.length; at += width) {
    visit(at);
    visit(at + width - 1);
  }
  while (waiting > 0) {
    const at = queue[--waiting];
    const x = at % width;
    if (x > 0) visit(at - 1);
    if (x < width - 1) visit(at + 1);
    if (at >= width) visit(at - width);
    if (at < mask.length - width) visit(at + width);
  }
  return inside;
}

/** The share of each cell that the mask covers, after its box is laid on the square. */
export function shapeOfMask(mask: Uint8Array, width: number, fit: Fit): Shape {
  let [left, top, right, bottom] = [Infinity, Infinity, -1, -1];
  for (let y = 0, row = 0; row < mask.length; y++, row += width) {
    const first = mask.subarray(row, row + width).indexOf(1);
    if (first < 0) continue;
    left = Math.min(left, first);
    right = Math.max(right, mask.subarray(row, row + width).lastIndexOf(1) + 1);
    top = Math.min(top, y);
    bottom = y + 1;
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
      if (x >= 0 && y >= 0 && x < width && y < rows) hits += mask[y * width + x];
    }
    shape[cell] = hits / (samples * samples);
  }
  return shape;
}

/** The same for a path. */
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
  let [shared, all] = [0, 0];
  for (let i = 0; i < a.length; i++) {
    shared += Math.min(a[i], b[i]);
    all += Math.max(a[i], b[i]);
  }
  return all === 0 ? 0 : shared / all;
}
