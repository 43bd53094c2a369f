import type { Raster } from '../../src/draw/raster.js';
import { blobsOf } from './blobs.js';
import { inkOf, measure, scaled, window, type Ink } from './ink.js';
import { side, template, type Template } from './templates.js';

/*
 * A reader that knows nothing of ρ, of turns, or of how a string was laid out. It cuts a picture of a line of text into
 * glyphs and names each by its best overlap with the font's upright glyphs, which Skia draws. Nothing in it comes from
 * src/draw or from the turn maps.
 *
 * It goes by shape and size, not by where a glyph stands on the line: turned text stands on another line, so a lining 6
 * hangs below it as a 9 and would be refused.
 */

export interface Reading {
  readonly text: string;
  /** Overlap of each glyph with what it was named, 0 to 1. */
  readonly scores: readonly number[];
}

export interface ReaderOptions {
  /** Pixels per em, if known. Otherwise the size is the one that explains the whole string best. */
  readonly size?: number;
  /** How far the size of a glyph may be off, as a fraction. Default 0.08. */
  readonly tolerance?: number;
}

interface Match {
  readonly char: string;
  readonly score: number;
  /** Pixels per em that would make the glyph as large as the ink. */
  readonly size: number;
}

/**
 * Reads dark text on a light ground, one line from left to right.
 *
 * @param candidates the characters that may occur
 */
export function readString(
  picture: Raster,
  fontId: string,
  candidates: Iterable<string>,
  options: ReaderOptions = {},
): Reading {
  const shapes = [...candidates].map((char) => template(fontId, char));
  const tolerance = options.tolerance ?? 0.08;
  const ink = inkOf(picture);
  const blobs = blobsOf(ink).map(cuts);
  const memo = new Map<string, Match[]>();
  const matches = (blob: Ink): Match[] => {
    const key = `${blob.x} ${blob.y} ${blob.width} ${blob.height}`;
    let found = memo.get(key);
    if (!found) memo.set(key, (found = compare(blob, shapes)));
    return found;
  };
  const fits = (size: number) => (m: Match) => Math.abs(m.size / size - 1) <= tolerance;
  const sizes =
    options.size === undefined
      ? blobs.flatMap(({ whole }) => matches(whole).map((m) => m.size))
      : [options.size];

  let best: { text: string; scores: number[]; mean: number } | undefined;
  for (const size of sizes) {
    const name = (part: Ink): Match | undefined =>
      matches(part)
        .filter(fits(size))
        .sort((a, b) => b.score - a.score)[0];
    const named = blobs.flatMap((blob) => cutBest(blob, name));
    const mean = named.reduce((sum, m) => sum + (m?.score ?? 0), 0) / Math.max(1, named.length);
    if (!best || mean > best.mean) {
      best = {
        mean,
        text: named.map((m) => m?.char ?? '\uFFFD').join(''),
        scores: named.map((m) => m?.score ?? 0),
      };
    }
  }
  return { text: best?.text ?? '', scores: best?.scores ?? [] };
}

/** A blob, and where it may be cut if glyphs touch: columns of little ink. */
interface Blob {
  readonly whole: Ink;
  readonly part: (from: number, to: number) => Ink | undefined;
  readonly at: readonly number[];
}

function cuts(ink: Ink): Blob {
  const columns = new Array<number>(ink.width).fill(0);
  ink.data.forEach((value, i) => (columns[i % ink.width] += value));
  const inside = columns
    .map((sum, x) => ({ x, sum }))
    .filter(({ sum, x }) => x > 2 && x < ink.width - 2 && sum <= columns[x - 1] && sum < columns[x + 1])
    .sort((a, b) => a.sum - b.sum)
    .slice(0, 12)
    .map(({ x }) => x)
    .sort((a, b) => a - b);
  const part = (from: number, to: number): Ink | undefined =>
    measure(window(ink, from, 0, to - from, ink.height));
  return { whole: part(0, ink.width)!, part, at: [0, ...inside, ink.width] };
}

/** The cutting whose glyphs are named best, weighted by their width. A blob that is one glyph is not cut. */
function cutBest({ whole, part, at }: Blob, name: (ink: Ink) => Match | undefined): (Match | undefined)[] {
  const single = name(whole);
  if (single && single.score > 0.75) return [single];
  const best: { total: number; names: Match[] }[] = [{ total: 0, names: [] }];
  for (let j = 1; j < at.length; j++) {
    for (let i = 0; i < j; i++) {
      const before = best[i];
      const ink = before && part(at[i], at[j]);
      const found = ink && name(ink);
      if (!found) continue;
      const total = before.total + found.score * (at[j] - at[i]);
      if (!best[j] || total > best[j].total) best[j] = { total, names: [...before.names, found] };
    }
  }
  const cut = best[at.length - 1];
  const wholeTotal = (single?.score ?? 0) * (at.at(-1)! - at[0]);
  return cut && cut.total > wholeTotal ? cut.names : [single];
}

/** How well a blob overlaps each template once both are as large. */
function compare(blob: Ink, shapes: readonly Template[]): Match[] {
  const long = Math.max(blob.box.width, blob.box.height);
  const ink = scaled(blob, side / long);
  return shapes.map((shape) => ({
    char: shape.char,
    size: long / shape.extent,
    score: bestShift(ink, shape.ink),
  }));
}

/** Overlap of two inks by the centers of their boxes, at the best shift of at most two pixels. */
function bestShift(a: Ink, b: Ink): number {
  let best = overlap(a, b, 0, 0);
  // Shapes so different are not told apart by shifts.
  if (best < 0.25) return best;
  for (let dy = -2; dy <= 2; dy++) {
    for (let dx = -2; dx <= 2; dx++) best = Math.max(best, overlap(a, b, dx, dy));
  }
  return best;
}

function overlap(a: Ink, b: Ink, dx: number, dy: number): number {
  let [low, high] = [0, 0];
  for (let y = 0; y < a.height; y++) {
    for (let x = 0; x < a.width; x++) {
      const p = a.data[y * a.width + x];
      const [bx, by] = [x + dx, y + dy];
      const q = bx < 0 || by < 0 || bx >= b.width || by >= b.height ? 0 : b.data[by * b.width + bx];
      low += Math.min(p, q);
      high += Math.max(p, q);
    }
  }
  return low / high;
}
