import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Coverage, FillRule } from '../../src/draw/fill/coverage.js';
import { Verb, type Path } from '../../src/draw/path.js';
import type { StrokeStyle } from '../../src/draw/stroke/style.js';

const canvases = new Map<number, Canvas>();

/**
 * The coverage of a square window, 0 to 255, as Skia sees it: drawn `factor` times as large and averaged over boxes.
 * One Skia drawing is not exact, as it puts corners on a grid of 1/4 pixel and takes 4 × 4 samples or 8 bits of area; its
 * error shrinks with the factor.
 */
export function canvasCoverage(
  path: Path,
  size: number,
  factor: number,
  how: FillRule | StrokeStyle,
): Float64Array {
  const side = size * factor;
  const canvas = canvases.get(side) ?? createCanvas(side, side);
  canvases.set(side, canvas);
  const context = canvas.getContext('2d');
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, side, side);
  context.scale(factor, factor);
  trace(context, path);
  if (typeof how === 'string') context.fill(how);
  else {
    context.lineWidth = how.width;
    context.lineJoin = how.join ?? 'miter';
    context.lineCap = how.cap ?? 'butt';
    context.miterLimit = how.miterLimit ?? 10;
    context.setLineDash([...(how.dash ?? [])]);
    context.lineDashOffset = how.dashOffset ?? 0;
    context.stroke();
  }
  const bytes = canvas.data();
  const pixels = new Uint32Array(bytes.buffer, bytes.byteOffset, side * side);
  const means = new Float64Array(size * size);
  for (let y = 0, i = 0; y < side; y++) {
    const row = Math.floor(y / factor) * size;
    for (let x = 0; x < size; x++) {
      let sum = 0;
      for (const end = i + factor; i < end; i++) sum += pixels[i] >>> 24;
      means[row + x] += sum / (factor * factor);
    }
  }
  return means;
}

/**
 * The largest difference between a coverage and Skia's. Where it is over `enough` the canvas is asked again at twice and
 * four times the size, so that what is left is not its error.
 */
export function distanceFromCanvas(
  coverage: Coverage,
  path: Path,
  size: number,
  how: FillRule | StrokeStyle,
  enough: number,
): number {
  const own = onWindow(coverage, size, size);
  let worst = Infinity;
  for (let factor = 64; worst > enough && factor <= 256; factor *= 2) {
    const theirs = canvasCoverage(path, size, factor, how);
    worst = 0;
    for (let i = 0; i < own.length; i++) worst = Math.max(worst, Math.abs(own[i] - theirs[i]));
  }
  return worst;
}

/** A coverage laid out on its whole picture. */
export function onWindow(coverage: Coverage, width: number, height: number): Uint8Array {
  const out = new Uint8Array(width * height);
  for (let y = 0; y < coverage.height; y++) {
    const row = coverage.data.subarray(y * coverage.width, (y + 1) * coverage.width);
    out.set(row, (coverage.y + y) * width + coverage.x);
  }
  return out;
}

function trace(context: SKRSContext2D, { verbs, coords }: Path): void {
  context.beginPath();
  let at = 0;
  const next = (): number => coords[at++];
  for (const verb of verbs) {
    if (verb === Verb.move) context.moveTo(next(), next());
    else if (verb === Verb.line) context.lineTo(next(), next());
    else if (verb === Verb.quad) context.quadraticCurveTo(next(), next(), next(), next());
    else if (verb === Verb.cubic) context.bezierCurveTo(next(), next(), next(), next(), next(), next());
    else context.closePath();
  }
}
