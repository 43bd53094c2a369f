import { Path, type Surface } from '../../../../draw/index.js';
import { circle, line, type Point, polygon, polyline, rect } from '../../../../draw/shapes.js';
import { stroke } from '../../../../draw/stroke/stroke.js';

export const shapes = ['ring', 'arrow', 'box', 'band', 'letter'] as const;
export type MarkShape = (typeof shapes)[number];

/** Letters that are their own mirror images, except O, I and X, which look like a ring, a bar and a cross. */
export const letters = ['A', 'H', 'M', 'T', 'U', 'V', 'W', 'Y'] as const;

/** The colors by their names in questions, RGB. */
export const colors = {
  red: [226, 26, 34],
  blue: [24, 92, 255],
  green: [0, 178, 62],
  yellow: [255, 221, 0],
  pink: [255, 72, 176],
} as const;
type ColorName = keyof typeof colors;
export const colorNames = Object.keys(colors) as ColorName[];

/** A mark on a part, in pixels of the finished picture. */
export type Mark = {
  readonly shape: MarkShape;
  readonly color: ColorName;
  /** Its middle; an arrow's tip. */
  readonly at: readonly [x: number, y: number];
  /** Half its size. */
  readonly radius: number;
  /** An arrow's other end; of a band, a point farther up the limb. */
  readonly from: readonly [x: number, y: number] | null;
  readonly letter: string | null;
};

/** Strokes of the letters in a square from −1 to 1, y downward. Each is its own mirror image. */
const letterStrokes: Readonly<Record<string, readonly string[]>> = {
  A: ['-0.8,1 0,-1 0.8,1', '-0.5,0.35 0.5,0.35'],
  H: ['-0.7,-1 -0.7,1', '0.7,-1 0.7,1', '-0.7,0 0.7,0'],
  M: ['-0.85,1 -0.85,-1 0,0.25 0.85,-1 0.85,1'],
  T: ['-0.8,-1 0.8,-1', '0,-1 0,1'],
  V: ['-0.8,-1 0,1 0.8,-1'],
  W: ['-1,-1 -0.5,1 0,-0.6 0.5,1 1,-1'],
  Y: ['-0.8,-1 0,0 0.8,-1', '0,0 0,1'],
};

/** Draws a mark: its color with a dark outline, and a white one around that, so that it stands out on any photograph. */
export function drawMark(surface: Surface, mark: Mark): void {
  const edge = Math.max(1.5, 0.08 * mark.radius);
  const shape = outlineOf(mark);
  surface.fill(shape, 255).stroke(shape, 255, { width: 4 * edge, join: 'round' });
  surface.fill(shape, 16).stroke(shape, 16, { width: 2 * edge, join: 'round' });
  surface.fill(shape, colors[mark.color]);
}

/** The area that has the mark's color. */
function outlineOf(mark: Mark): Path {
  const path = pathOf(mark);
  if (mark.shape === 'arrow') return path;
  const width = { ring: 0.26, box: 0.26, letter: 0.34, band: 0.8 }[mark.shape] * mark.radius;
  return stroke(path, {
    width: Math.max(3, width),
    join: 'round',
    cap: mark.shape === 'band' ? 'butt' : 'round',
  });
}

function pathOf({ shape, at: [x, y], radius, from, letter }: Mark): Path {
  switch (shape) {
    case 'ring':
      return circle(x, y, radius);
    case 'box':
      return rect(x - radius, y - radius, 2 * radius, 2 * radius);
    case 'arrow':
      return arrow(from!, [x, y], radius);
    case 'band':
      return band(from!, [x, y], radius);
    case 'letter':
      return letterPath(letter!, x, y, radius);
  }
}

/** An arrow from its end to its tip, its head as long as its radius. */
function arrow([fx, fy]: readonly [number, number], [x, y]: readonly [number, number], radius: number): Path {
  const length = Math.sqrt((x - fx) * (x - fx) + (y - fy) * (y - fy));
  const [ux, uy] = [(x - fx) / length, (y - fy) / length];
  const corner = (back: number, aside: number): Point => [
    x - back * ux - aside * uy,
    y - back * uy + aside * ux,
  ];
  const [head, wide, shaft] = [1.5 * radius, 0.9 * radius, 0.3 * radius];
  return polygon([
    [x, y],
    corner(head, wide),
    corner(head, shaft),
    corner(length, shaft),
    corner(length, -shaft),
    corner(head, -shaft),
    corner(head, -wide),
  ]);
}

/** A curve across a limb that bends away from its upper end, like a bracelet. */
function band([fx, fy]: readonly [number, number], [x, y]: readonly [number, number], radius: number): Path {
  const length = Math.sqrt((x - fx) * (x - fx) + (y - fy) * (y - fy));
  const [ux, uy] = [(x - fx) / length, (y - fy) / length];
  const [ax, ay] = [-uy * radius, ux * radius];
  const bend = 0.5 * radius;
  return new Path().moveTo(x - ax, y - ay).quadTo(x + bend * ux, y + bend * uy, x + ax, y + ay);
}

function letterPath(letter: string, x: number, y: number, radius: number): Path {
  if (letter === 'U') {
    const side = 0.7 * radius;
    const bottom = y + radius;
    return line(x - side, y - radius, x - side, y + 0.1 * radius)
      .cubicTo(x - side, bottom + 0.2 * radius, x + side, bottom + 0.2 * radius, x + side, y + 0.1 * radius)
      .lineTo(x + side, y - radius);
  }
  const path = new Path();
  for (const points of letterStrokes[letter]) {
    const places = points.split(' ').map((place) => place.split(',').map(Number) as [number, number]);
    path.append(polyline(places.map(([px, py]): Point => [x + px * radius, y + py * radius])));
  }
  return path;
}
