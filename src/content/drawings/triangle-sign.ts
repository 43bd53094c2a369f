import { cosDegrees, quadruples, sinDegrees, type Stream } from '../../core/index.js';
import { circle, polygon, type Raster } from '../../draw/index.js';
import { describeDirection, directionInTurn, directions, eightWays, opposite } from './direction.js';
import { chooseBackdrop, sheetWith } from './parts/backdrop.js';
import { choosePalette, halo, roundedPolygon, styleInTurn, type Sheet } from './parts/index.js';
import { between, distance, incircle, inset, type Corners } from './parts/triangle.js';
import { headingOf, type Point } from './parts/heading.js';
import { symbolPath, symbols } from './parts/sign-symbols.js';
import { AlongAxis } from './measuring/along-axis.js';
import { foreground } from './measuring/foreground.js';
import { nearestColor } from './measuring/nearest-color.js';
import { mirrorAxis } from './measuring/mirror-axis.js';
import { silhouette } from './measuring/silhouette.js';
import type { DrawingKind } from './drawing.js';

const styles = ['warning', 'play', 'nested', 'rack', 'striped', 'outline', 'warning', 'solid'] as const;

const symbolColor = '#1a1a1a';

/** Radius of a round button in the middle of the picture, picture widths. */
const button = 0.43;

/** Paper and tint of the ground, rim and face of road signs. */
const signs = quadruples(`
  #9cc3dc #b7d5e6 #1a1a1a #f7c51e, #d3d8dc #e4e8ea #c8102e #fdfdfb, #5d7f68 #6f927b #1c1c1c #f4b81c,
  #e9dcc3 #f3ead8 #b5121b #ffffff, #3d4c5c #4c5d6f #c4161c #f8f4ea, #efe9df #e3dacb #15171a #ff9a1f,
  #7fa6c4 #99bad2 #c8102e #f9d94a
`);

function figure(stream: Stream, k: number) {
  const style = styleInTurn(stream, k, 8, styles);
  const palette = choosePalette(stream);
  const sign = style === 'warning';
  const [paper, tint, rim, face] = sign
    ? stream.choice(signs)
    : ([palette.paper, palette.tint, palette.main, palette.accent] as const);
  const backdrop = chooseBackdrop(stream, { ...palette, paper, tint });
  // So tall that the one sharp corner is told from the two others.
  const height = style === 'play' ? stream.uniform(0.5, 0.56) : stream.uniform(0.72, 0.78);
  const width = height * stream.uniform(0.6, 0.68);
  const away = style === 'play' ? 0 : 0.02;
  const middle: Point = [0.5 + stream.uniform(-away, away), 0.5 + stream.uniform(-away, away)];
  // Centered by its corners.
  const lift = (height + (width * width) / (4 * height)) / 2;
  const angle = 45 * directions.indexOf(directionInTurn(k)) + stream.uniform(-4, 4);
  const place = (x: number, y: number): Point => {
    const [cos, sin] = [cosDegrees(angle), sinDegrees(angle)];
    return [middle[0] + cos * x - sin * y, middle[1] + sin * x + cos * y];
  };
  return {
    style,
    // The corner opposite the level side, and the ends of that side; picture widths.
    apex: place(0, -lift),
    base: [place(-width / 2, height - lift), place(width / 2, height - lift)] as const,
    // How far along the sides the corners are rounded, picture widths.
    rounding: width * (style === 'warning' ? stream.uniform(0.06, 0.14) : stream.uniform(0.01, 0.12)),
    // Width of rims and lines, picture widths.
    line: width * (style === 'outline' ? stream.uniform(0.06, 0.12) : stream.uniform(0.055, 0.09)),
    // How many rings, rows or stripes.
    count: style === 'rack' ? stream.integer(4, 5) : stream.integer(4, 7),
    symbol: stream.choice(symbols),
    backdrop: sign ? { ...backdrop, kind: stream.choice(['plain', 'glow'] as const) } : backdrop,
    rim,
    face,
  };
}

type Figure = ReturnType<typeof figure>;

function draw(figure: Figure, size: number): Raster {
  const { style, rounding, line, count, rim, face } = figure;
  const corners: Corners = [figure.apex, ...figure.base];
  const sheet = sheetWith(figure.backdrop, size);
  const outline = roundedPolygon(corners, rounding);
  const { x, y, radius } = incircle(corners);
  switch (style) {
    case 'warning': {
      halo(sheet, outline, 0.025);
      sheet.fill(outline, rim);
      sheet.fill(roundedPolygon(inset(corners, line), rounding * 0.6), face);
      const scale = (radius - line) * 0.7;
      sheet.fill(symbolPath(figure.symbol), symbolColor, { map: [scale, 0, 0, scale, x, y] });
      break;
    }
    case 'play':
      halo(sheet, circle(0.5, 0.5, button), 0.02);
      sheet.fill(circle(0.5, 0.5, button), rim);
      sheet.fill(outline, face);
      break;
    case 'nested':
      for (let ring = 0; ring < count; ring++) {
        const ringCorners = inset(corners, (radius * ring) / count);
        sheet.fill(roundedPolygon(ringCorners, rounding * 0.5), ring % 2 === 0 ? rim : face);
      }
      break;
    case 'striped':
      drawStripes(sheet, corners, count, [rim, face]);
      break;
    case 'rack':
      drawRack(sheet, corners, count, [rim, face]);
      break;
    case 'outline':
      sheet.stroke(polygon(inset(corners, line / 2)), rim, line, { join: 'round' });
      break;
    case 'solid':
      halo(sheet, outline, 0.02);
      sheet.fill(outline, rim);
      break;
  }
  return sheet.picture();
}

/** Layers parallel to the base, alternately in two colors. */
function drawStripes(
  sheet: Sheet,
  [apex, left, right]: Corners,
  count: number,
  colors: readonly string[],
): void {
  for (let layer = 0; layer < count; layer++) {
    const [near, far] = [layer / count, (layer + 0.94) / count];
    const shape = [
      between(apex, left, near),
      between(apex, left, far),
      between(apex, right, far),
      between(apex, right, near),
    ];
    sheet.fill(polygon(shape), colors[layer % 2]);
  }
}

/** Balls in rows of 1, 2, 3, … as in a billiard rack. */
function drawRack(sheet: Sheet, corners: Corners, rows: number, colors: readonly string[]): void {
  const side = distance(corners[1], corners[2]);
  const radius = side / (2 * (rows - 1) + 2 * Math.sqrt(3));
  const [apex, left, right] = inset(corners, radius);
  for (let row = 0; row < rows; row++) {
    for (let place = 0; place <= row; place++) {
      const t = rows === 1 ? 0 : row / (rows - 1);
      const [x, y] = between(between(apex, left, t), between(apex, right, t), row === 0 ? 0 : place / row);
      halo(sheet, circle(x, y, radius * 0.97), 0.008);
      sheet.fill(circle(x, y, radius * 0.97), colors[(row + place) % 2]);
    }
  }
}

/** The round button, well inside its rim. */
function inButton(pixel: number, size: number): boolean {
  const [x, y] = [(pixel % size) / size - 0.5, Math.floor(pixel / size) / size - 0.5];
  return x * x + y * y < 0.94 * 0.94 * button * button;
}

/** The triangle is its own mirror image about its axis, and narrow at its sharp corner. */
function measure(
  picture: Raster,
  { style, backdrop, rim, face }: Figure,
): { reading: string; margin: number } {
  const { paper, tint } = backdrop;
  const marks = foreground(picture, [paper, tint]);
  if (style === 'play') {
    const indices = nearestColor(picture, [face, rim]);
    marks.forEach((_, pixel) => {
      marks[pixel] = indices[pixel] === 0 && inButton(pixel, picture.width) ? 1 : 0;
    });
  }
  const shape = silhouette(marks, picture.width);
  const found = shape && mirrorAxis(shape.marks, picture.width, directions.slice(0, 4));
  if (!shape || !found) return { reading: 'up', margin: 0 };
  const along = new AlongAxis(shape.marks, picture.width, found);
  const [rear, front] = [along.span(0, 1 / 3), along.span(2 / 3, 1)];
  return {
    reading: front < rear ? found.axis : opposite(found.axis),
    margin: Math.min(found.margin, Math.abs(front - rear) / (front + rear)),
  };
}

export const triangleSign: DrawingKind<Figure> = {
  name: 'triangle-sign',
  summary:
    'A tall triangle, as a sign, a button or a pattern: in which of eight directions its sharpest corner points.',
  capacity: directions.length * (new Set(styles).size - 1 + symbols.length),
  figure,
  read({ apex, base }, turned) {
    const heading = headingOf(apex, between(base[0], base[1], 0.5));
    return turned ? opposite(heading) : heading;
  },
  turn: opposite,
  describe: describeDirection,
  questions: ({ style }) => {
    const sharpest = `the sharpest corner of the ${style === 'rack' ? 'triangle of balls' : 'triangle'} point`;
    return {
      direct: `In which direction does ${sharpest}, in the picture as shown? ${eightWays}`,
      predicted: `If this image were rotated 180 degrees, in which direction would ${sharpest}? ${eightWays}`,
    };
  },
  draw,
  measure,
};
