import { type Affine, compose, points, scaling, translation } from '../../../core/index.js';
import { ellipse, line, Path, polygon, polyline } from '../../../draw/index.js';
import { box } from './outlines.js';
import type { Sheet } from './sheet.js';

/**
 * Letters and digits of one height, drawn so that a half turn makes exactly the other of each pair 6 9 and M W, and
 * exactly the same of 0 1 8 H I N O S X Z. Lengths in letter heights.
 */
export type Lettering = {
  /** round strokes, or strokes with sharp ends and corners */
  style: 'round' | 'crisp';
  /** width of a stroke, 0.08 to 0.22 */
  weight: number;
  /** width of the letters against their usual one */
  breadth: number;
  /** between neighbors */
  gap: number;
};

/** A character about the origin: lines of the lettering's weight, and areas. */
interface Glyph {
  readonly lines: Path;
  readonly areas: readonly Path[];
  /** half the width of the whole */
  readonly half: number;
}

/** The usual half widths. */
const halves: Readonly<Record<string, number>> = {
  0: 0.33,
  6: 0.33,
  8: 0.32,
  9: 0.33,
  H: 0.36,
  I: 0,
  M: 0.48,
  N: 0.37,
  O: 0.42,
  S: 0.33,
  W: 0.48,
  X: 0.38,
  Z: 0.35,
  1: 0,
};

/** The width of a text. */
export function textWidth(text: string, lettering: Lettering): number {
  const glyphs = [...text].map((character) => glyphOf(character, lettering));
  return glyphs.reduce((sum, glyph) => sum + 2 * glyph.half, (glyphs.length - 1) * lettering.gap);
}

/**
 * Paints a text about the origin of `map`, whose unit is the letter height.
 * @param rim painted around the letters too, letter heights
 */
export function drawText(
  sheet: Sheet,
  text: string,
  lettering: Lettering,
  color: string,
  map: Affine,
  rim = 0,
): void {
  const crisp = lettering.style === 'crisp';
  let x = -textWidth(text, lettering) / 2;
  for (const character of text) {
    const { lines, areas, half } = glyphOf(character, lettering);
    const place = compose(translation(x + half, 0), map);
    const width = lettering.weight + 2 * rim;
    sheet.stroke(lines, color, width, {
      map: place,
      cap: crisp && rim === 0 ? 'butt' : 'round',
      join: 'round',
    });
    for (const area of areas) {
      sheet.fill(area, color, { map: place });
      if (rim > 0) sheet.stroke(area, color, 2 * rim, { map: place, join: 'round' });
    }
    x += 2 * half + lettering.gap;
  }
}

function glyphOf(character: string, { style, weight, breadth }: Lettering): Glyph {
  const turned = { 9: '6', W: 'M' }[character];
  if (turned !== undefined) {
    const { lines, areas, half } = glyphOf(turned, { style, weight, breadth, gap: 0 });
    const over = scaling(-1);
    return {
      lines: new Path().append(lines, over),
      areas: areas.map((area) => new Path().append(area, over)),
      half,
    };
  }
  const half = Math.max(weight / 2, halves[character] * breadth);
  const [x, y] = [half - weight / 2, 0.5 - weight / 2];
  const curved = curves[character]?.(x, y);
  if (curved) return { lines: curved, areas: [], half };
  if (style === 'round') return { lines: skeletons[character](x, y), areas: [], half };
  return { lines: new Path(), areas: blocks[character](half, weight), half };
}

const curves: Readonly<Record<string, (x: number, y: number) => Path>> = {
  0: (x, y) => ellipse(0, 0, x, y),
  O: (x, y) => ellipse(0, 0, x, y),
  6: (x, y) =>
    new Path()
      .moveTo(0.8 * x, -0.86 * y)
      .cubicTo(0.2 * x, -1.22 * y, -x, -1.05 * y, -x, 0.4 * y)
      .append(ellipse(0, 0.44 * y, x, 0.56 * y)),
  8: (x, y) => ellipse(0, -0.5 * y, x, 0.5 * y).append(ellipse(0, 0.5 * y, x, 0.5 * y)),
  S: (x, y) =>
    new Path()
      .moveTo(0.94 * x, -0.62 * y)
      .cubicTo(0.7 * x, -1.1 * y, -x, -1.2 * y, -x, -0.5 * y)
      .cubicTo(-x, -0.08 * y, -0.4 * x, -0.1 * y, 0, 0)
      .cubicTo(0.4 * x, 0.1 * y, x, 0.08 * y, x, 0.5 * y)
      .cubicTo(x, 1.2 * y, -0.7 * x, 1.1 * y, -0.94 * x, 0.62 * y),
};

const skeletons: Readonly<Record<string, (x: number, y: number) => Path>> = {
  1: (_, y) => line(0, -y, 0, y),
  I: (_, y) => line(0, -y, 0, y),
  H: (x, y) =>
    line(-x, -y, -x, y)
      .append(line(x, -y, x, y))
      .append(line(-x, 0, x, 0)),
  M: (x, y) => polyline(points([-x, y], [-0.76 * x, -y], [0, 0.75 * y], [0.76 * x, -y], [x, y])),
  N: (x, y) => polyline(points([-x, y], [-x, -y], [x, y], [x, -y])),
  X: (x, y) => line(-x, -y, x, y).append(line(x, -y, -x, y)),
  Z: (x, y) => polyline(points([-x, -y], [x, -y], [-x, y], [x, y])),
};

/** Sharp letters from bars; slanting bars are a little wider along the level. */
const blocks: Readonly<Record<string, (half: number, weight: number) => Path[]>> = {
  1: (_, weight) => [box(0, 0, weight, 1)],
  I: (_, weight) => [box(0, 0, weight, 1)],
  H: (half, weight) => [...stems(half, weight), box(0, 0, 2 * half, weight)],
  N: (half, weight) => [...stems(half, weight), slant(-half, half, 1.2 * weight)],
  M(half, weight) {
    const level = 1.06 * weight;
    return [-1, 1].flatMap((side) => {
      const shoulder = side * 0.8 * half;
      const inner = shoulder - side * level;
      const leg = polygon(
        points([shoulder, -0.5], [inner, -0.5], [side * (half - level), 0.5], [side * half, 0.5]),
      );
      return [
        leg,
        polygon(
          points([shoulder, -0.5], [inner, -0.5], [(-side * level) / 2, 0.46], [(side * level) / 2, 0.46]),
        ),
      ];
    });
  },
  X: (half, weight) => [slant(-half, half, 1.25 * weight), slant(half, -half, 1.25 * weight)],
  Z(half, weight) {
    const bar = 0.5 - weight / 2;
    const bars = [-bar, bar].map((y) => box(0, y, 2 * half, weight));
    return [...bars, slant(half, -half, 1.25 * weight)];
  },
};

const stems = (half: number, weight: number): Path[] =>
  [-1, 1].map((side) => box(side * (half - weight / 2), 0, weight, 1));

/** A bar from the top at `from` to the bottom at `to`, both the outer edges, of a level width. */
function slant(from: number, to: number, level: number): Path {
  const inward = from < to ? level : -level;
  return polygon(points([from, -0.5], [from + inward, -0.5], [to, 0.5], [to - inward, 0.5]));
}
