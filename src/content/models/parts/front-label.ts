import { type Stream, TopsyturvyError, triples } from '../../../core/index.js';
import type { Raster } from '../../../draw/raster.js';
import type { Material, Mesh, Part } from '../../../world/model.js';
import { materials, part, Sheet, textured, turned } from '../../../world/modeling/index.js';

/** A print on the front of a thing that has none otherwise, and its place. */
export interface LabelDesign {
  /** The part that it is put on. Default: all, as one body */
  readonly on?: string;
  /** Height of the label's middle, as a share of the thing's height. */
  readonly at: number;
  /** Width, as a share of the thing's width where the label is, and height, as a share of the thing's height. */
  readonly size: readonly [width: number, height: number];
  /** Lines of text, of which one entry is chosen. */
  readonly texts: readonly (readonly string[])[];
}

/** Names of the parts that a label adds: in front, and behind. */
export const labelParts: readonly string[] = ['front label', 'back label'];

/** The colors of ground, border and text. */
const inks = triples(`
  #f4efe2 #8e1f2a #2b2b2e, #f6f4ee #24405e #24405e, #24513a #e9d9a6 #f3ead0, #f2d25c #2b2b2e #2b2b2e,
  #8e1f2a #f1dfb8 #f8efda
`);

/** Points of the label's grid along each side. */
const columns = 25;
const rows = 13;
/** Meters by which it stands out, as a share of its height: it must not sink into the surface between points. */
const skin = 0.012;
/** Twice the area of a triangle that is too thin to say what is beside it, square meters. */
const sliver = 1e-9;

/**
 * A printed label on the front of some parts and a bar code on their back, whatever their form: each point of the paper
 * lies where the surface is farthest out. From behind, the bar code says that there is a front.
 * @throws TopsyturvyError 'bad-model' if the label reaches beyond the parts
 */
export function frontLabel(all: readonly Part[], design: LabelDesign, variation: Stream): Part[] {
  const { on } = design;
  const parts = on === undefined ? all : all.filter(({ name }) => name === on);
  const tall = all.reduce((most, { mesh }) => Math.max(most, highest(mesh)), 0);
  const [ground, border, ink] = variation.choice(inks);
  const lines = variation.choice(design.texts);
  const front = frameOn(parts, tall, design);
  const back = { ...front, width: 0.55 * front.width, height: 0.55 * front.height };
  const label = printLabel(front, lines, { ground, border, ink });
  const reversed = parts.map((part) => ({ ...part, mesh: turned(part.mesh, 'y', 180) }));
  const code = drape(reversed, { ...back, center: -front.center });
  return [
    part(labelParts[0], onPaper(label.image), drape(parts, front)),
    part(labelParts[1], onPaper(printCode(back, variation).image), turned(code, 'y', 180)),
  ];
}

function highest({ positions }: Mesh): number {
  let most = 0;
  for (let i = 1; i < positions.length; i += 3) most = Math.max(most, positions[i]);
  return most;
}

interface Frame {
  readonly width: number;
  readonly height: number;
  /** The middle: how far to the right, and how high. */
  readonly center: number;
  readonly middle: number;
}

function frameOn(parts: readonly Part[], tall: number, { at, size }: LabelDesign): Frame {
  const [middle, height] = [at * tall, size[1] * tall];
  const { center, reach } = narrowest(parts, middle - height / 2, middle + height / 2);
  return { width: size[0] * reach, height, center, middle };
}

const onPaper = (image: Raster): Material => textured(materials.paper('#ffffff'), image, 'clamp');

function printLabel(
  { width, height }: Frame,
  lines: readonly string[],
  { ground, border, ink }: Readonly<Record<'ground' | 'border' | 'ink', string>>,
): Sheet {
  const sheet = new Sheet(width, height, ground, 384);
  const line = 0.05 * height;
  const [w, h] = [width - 3 * line, height - 3 * line];
  sheet.bar(0, 0, width - 1.4 * line, height - 1.4 * line, border).bar(0, 0, w, h, ground);
  const step = h / (lines.length + 0.5);
  const style = { bold: 0.12, maxWidth: 0.88 * w };
  lines.forEach((text, i) =>
    sheet.text(text, 0, (i - (lines.length - 1) / 2) * step, 0.72 * step, ink, style),
  );
  return sheet;
}

/** White paper with bars of two widths. */
function printCode({ width, height }: Frame, variation: Stream): Sheet {
  const sheet = new Sheet(width, height, '#f7f7f4', 192);
  const bars = 30;
  const step = (0.84 * width) / bars;
  for (let i = 0; i < bars; i++)
    if (variation.below(2) === 0)
      sheet.bar((i - (bars - 1) / 2) * step, 0, variation.choice([0.6, 1]) * step, 0.74 * height, '#17181c');
  return sheet;
}

/** The least width of the parts' outline between two heights, and its middle there. */
function narrowest(
  parts: readonly Part[],
  low: number,
  high: number,
): { readonly center: number; readonly reach: number } {
  let least = { center: 0, reach: Infinity };
  for (let row = 0; row < rows; row++) {
    const y = low + ((high - low) * row) / (rows - 1);
    let [left, right] = [Infinity, -Infinity];
    for (const { mesh } of parts)
      eachCrossing(mesh, y, (x) => {
        left = Math.min(left, x);
        right = Math.max(right, x);
      });
    if (right - left < least.reach) least = { center: (left + right) / 2, reach: right - left };
  }
  return least;
}

/** Visits where the sides of a mesh's triangles cross a height. */
function eachCrossing({ positions: p, indices }: Mesh, y: number, visit: (x: number) => void): void {
  for (let i = 0; i < indices.length; i += 3)
    for (let side = 0; side < 3; side++) {
      const from = 3 * indices[i + side];
      const to = 3 * indices[i + ((side + 1) % 3)];
      const a = p[from + 1] - y;
      const b = p[to + 1] - y;
      if (a < 0 === b < 0) continue;
      visit(p[from] + ((p[to] - p[from]) * a) / (a - b));
    }
}

/** A grid of points before the parts. */
function drape(parts: readonly Part[], { width, height, center, middle }: Frame): Mesh {
  const xs = Array.from({ length: columns }, (_, at) => center + (at / (columns - 1) - 0.5) * width);
  const ys = Array.from({ length: rows }, (_, at) => middle + (0.5 - at / (rows - 1)) * height);
  const depths = new Float64Array(columns * rows).fill(-Infinity);
  for (const { mesh } of parts) raiseTo(mesh, xs, ys, depths);
  if (depths.some((depth) => depth === -Infinity))
    throw new TopsyturvyError('bad-model', 'A label reaches beyond what it is put on', [width, height]);
  const positions = new Float32Array(3 * depths.length);
  const normals = new Float32Array(3 * depths.length);
  const uvs = new Float32Array(2 * depths.length);
  const depthAt = (column: number, row: number): number =>
    depths[Math.min(rows - 1, Math.max(0, row)) * columns + Math.min(columns - 1, Math.max(0, column))];
  for (let row = 0, i = 0; row < rows; row++)
    for (let column = 0; column < columns; column++, i++) {
      positions.set([xs[column], ys[row], depths[i] + skin * height], 3 * i);
      const [dx, dy] = [width / (columns - 1), height / (rows - 1)];
      const slopeX = (depthAt(column + 1, row) - depthAt(column - 1, row)) / (2 * dx);
      const slopeY = (depthAt(column, row - 1) - depthAt(column, row + 1)) / (2 * dy);
      const length = Math.sqrt(slopeX * slopeX + slopeY * slopeY + 1);
      normals.set([-slopeX / length, -slopeY / length, 1 / length], 3 * i);
      uvs.set([column / (columns - 1), row / (rows - 1)], 2 * i);
    }
  const indices: number[] = [];
  for (let row = 0; row + 1 < rows; row++)
    for (let column = 0; column + 1 < columns; column++) {
      const a = row * columns + column;
      indices.push(a, a + columns, a + 1, a + 1, a + columns, a + columns + 1);
    }
  return { positions, normals, uvs, indices: Uint32Array.from(indices) };
}

/** Raises each point of the grid, whose columns and rows are at xs and ys, to where a mesh is farthest forward. */
function raiseTo(
  { positions: p, indices }: Mesh,
  xs: readonly number[],
  ys: readonly number[],
  depths: Float64Array,
): void {
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [3 * indices[i], 3 * indices[i + 1], 3 * indices[i + 2]];
    const [ax, ay, bx, by, cx, cy] = [p[a], p[a + 1], p[b], p[b + 1], p[c], p[c + 1]];
    const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
    if (area <= 0) continue;
    const [left, right] = [Math.min(ax, bx, cx), Math.max(ax, bx, cx)];
    const [low, high] = [Math.min(ay, by, cy), Math.max(ay, by, cy)];
    // Shares of a point outside are far from 0 to 1, but for slivers, whose shares are mostly rounding.
    const beside = area > sliver ? 0.01 * (right - left + high - low) : Infinity;
    for (let row = 0; row < ys.length; row++) {
      const y = ys[row];
      if (y < low - beside || y > high + beside) continue;
      for (let column = 0; column < xs.length; column++) {
        const x = xs[column];
        if (x < left - beside || x > right + beside) continue;
        const u = ((bx - x) * (cy - y) - (cx - x) * (by - y)) / area;
        const v = ((cx - x) * (ay - y) - (ax - x) * (cy - y)) / area;
        if (u < -1e-6 || v < -1e-6 || u + v > 1 + 1e-6) continue;
        const at = row * columns + column;
        depths[at] = Math.max(depths[at], u * p[a + 2] + v * p[b + 2] + (1 - u - v) * p[c + 2]);
      }
    }
  }
}
