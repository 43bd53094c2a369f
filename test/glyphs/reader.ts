import { join } from 'node:path';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import type { Raster } from '../../src/draw/raster.js';
import { fontCatalogue, fontFolder } from '../../src/glyphs/catalogue.js';
import { inkOf, type Ink, measure, scaled, window } from './ink.js';

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

/** An upright glyph: its ink scaled to {@link side}, and the longer side of its box in ems. */
interface Template {
  readonly char: string;
  readonly ink: Ink;
  readonly extent: number;
}

interface Match {
  readonly char: string;
  readonly score: number;
  /** Pixels per em that would make the glyph as large as the ink. */
  readonly size: number;
}

/** Shapes are compared with the longer side of their box this many pixels long. */
const side = 48;
/** Pixels per em at which Skia draws templates: large, so that it draws outlines and not hinted bitmaps. */
const drawn = 288;

const templates = new Map<string, Template>();

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
  ink.data.forEach((value, i) => (columns[i % ink.width]! += value));
  const inside = columns
    .map((sum, x) => ({ x, sum }))
    .filter(({ sum, x }) => x > 2 && x < ink.width - 2 && sum <= columns[x - 1]! && sum < columns[x + 1]!)
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
      const ink = before && part(at[i]!, at[j]!);
      const found = ink && name(ink);
      if (!found) continue;
      const total = before.total + found.score * (at[j]! - at[i]!);
      if (!best[j] || total > best[j]!.total) best[j] = { total, names: [...before.names, found] };
    }
  }
  const cut = best[at.length - 1];
  const wholeTotal = (single?.score ?? 0) * (at.at(-1)! - at[0]!);
  return cut && cut.total > wholeTotal ? cut.names : [single];
}

/**
 * The ink of each glyph, from left to right: connected pieces, those above each other taken together (the dot of an i, the
 * bars of a seven-segment digit). Pieces whose columns overlap by less than {@link sharedColumns} of the narrower are neighbours, even if
 * their boxes overlap.
 */
function blobsOf(ink: Ink): Ink[] {
  const groups: Piece[] = [];
  for (let piece of pieces(ink)) {
    for (let i = 0; i < groups.length;) {
      if (stacked(groups[i]!, piece)) {
        piece = joined(groups.splice(i, 1)[0]!, piece);
        i = 0;
      } else i++;
    }
    groups.push(piece);
  }
  return groups.sort((a, b) => a.left - b.left).map((group) => cutOut(ink, group));
}

const stacked = (a: Piece, b: Piece): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) >
  sharedColumns * Math.min(a.right - a.left, b.right - b.left);

const joined = (a: Piece, b: Piece): Piece => ({
  left: Math.min(a.left, b.left),
  right: Math.max(a.right, b.right),
  pixels: [...a.pixels, ...b.pixels],
});

interface Piece {
  left: number;
  right: number;
  pixels: number[];
}

/** The pixels of a piece and the fainter ones around them, without its neighbours'. */
function cutOut(ink: Ink, { left, right, pixels }: Piece): Ink {
  const own = new Uint8Array(ink.data.length);
  for (const pixel of pixels) {
    own[pixel] = ink.data[pixel]!;
    for (const next of around(pixel, ink)) if (ink.data[next]! < dark) own[next] = ink.data[next]!;
  }
  const x = Math.max(0, left - 1);
  return window({ ...ink, data: own }, x, 0, Math.min(ink.width, right + 1) - x, ink.height);
}

/** As little as the bars of a seven-segment digit share. */
const sharedColumns = 0.3;

/** Ink that holds pieces together. */
const dark = 96;

/** The 8-connected pieces of ink, specks of less than 3 pixels left out. */
function pieces(ink: Ink): Piece[] {
  const seen = new Uint8Array(ink.data.length);
  const found: Piece[] = [];
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] || ink.data[start]! < dark) continue;
    const pixels = [start];
    seen[start] = 1;
    for (let k = 0; k < pixels.length; k++) {
      for (const next of around(pixels[k]!, ink)) {
        if (seen[next] || ink.data[next]! < dark) continue;
        seen[next] = 1;
        pixels.push(next);
      }
    }
    if (pixels.length < 3) continue;
    let [left, right] = [Infinity, 0];
    for (const pixel of pixels) {
      left = Math.min(left, pixel % ink.width);
      right = Math.max(right, (pixel % ink.width) + 1);
    }
    found.push({ left, right, pixels });
  }
  return found;
}

function* around(pixel: number, { width, height }: Ink): Generator<number> {
  const [x, y] = [pixel % width, Math.floor(pixel / width)];
  for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
    for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) yield ny * width + nx;
  }
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

/** Overlap of two inks by the centres of their boxes, at the best shift of at most two pixels. */
function bestShift(a: Ink, b: Ink): number {
  let best = 0;
  for (let dy = -2; dy <= 2; dy++) {
    for (let dx = -2; dx <= 2; dx++) {
      let [low, high] = [0, 0];
      for (let y = 0; y < a.height; y++) {
        for (let x = 0; x < a.width; x++) {
          const p = a.data[y * a.width + x]!;
          const [bx, by] = [x + dx, y + dy];
          const q = bx < 0 || by < 0 || bx >= b.width || by >= b.height ? 0 : b.data[by * b.width + bx]!;
          low += Math.min(p, q);
          high += Math.max(p, q);
        }
      }
      best = Math.max(best, low / high);
    }
  }
  return best;
}

/** Draws an upright glyph with Skia, once. */
function template(fontId: string, char: string): Template {
  const key = `${fontId} ${char}`;
  let found = templates.get(key);
  if (!found) {
    const canvas = createCanvas(3 * drawn, 2 * drawn);
    const context = canvas.getContext('2d');
    context.fillStyle = 'white';
    context.fillRect(0, 0, 3 * drawn, 2 * drawn);
    context.fillStyle = 'black';
    context.font = `${drawn}px "${family(fontId)}"`;
    context.fillText(char, drawn, 1.4 * drawn);
    const data = new Uint8Array(canvas.data());
    const whole = measure(inkOf({ width: 3 * drawn, height: 2 * drawn, channels: 4, data }));
    if (!whole) throw new Error(`the font ${fontId} draws nothing for ${char}`);
    const long = Math.max(whole.box.width, whole.box.height);
    found = { char, extent: long / drawn, ink: scaled(whole, side / long) };
    templates.set(key, found);
  }
  return found;
}

const families = new Set<string>();

/** Registers a shipped font under a name that no other font has. */
export function family(fontId: string): string {
  const name = `topsyturvy-${fontId}`;
  if (!families.has(name)) {
    const font = fontCatalogue().find(({ id }) => id === fontId)!;
    if (!GlobalFonts.registerFromPath(join(fontFolder(), font.file), name))
      throw new Error(`no font ${fontId}`);
    families.add(name);
  }
  return name;
}
