import type { Affine } from '../../core/affine.js';
import { cosDegrees, sinDegrees } from '../../core/math/index.js';
import type { Stream } from '../../core/stream.js';
import { Path } from '../../draw/path.js';
import type { Raster } from '../../draw/raster.js';
import { chooseBackdrop, sheetWith, type Backdrop } from './drawing/backdrop.js';
import { styleInTurn } from './drawing/cycle.js';
import { circle, polyline } from '../../draw/shapes.js';
import { box } from './drawing/outlines.js';
import { lightPalettes } from './drawing/palette.js';
import type { Sheet } from './drawing/sheet.js';
import { firstColors, nearestColor } from './measuring/nearest-color.js';
import type { Reading, Scene } from './scene.js';

type Bulb = 'round' | 'cone' | 'tulip';
type Frame = 'posts' | 'spindles' | 'caps' | 'bands';

type Figure = {
  /** share of each bulb that is full of sand, 0 to 1 */
  upper: number;
  lower: number;
  bulb: Bulb;
  frame: Frame;
  /** from the neck to the end of a bulb, picture widths */
  height: number;
  /** half the width of a bulb, bulb heights */
  girth: number;
  /** half the width of the neck, bulb heights */
  neck: number;
  /** degrees */
  tilt: number;
  sand: string;
  wood: string;
  line: string;
  /** bulb heights */
  lineWidth: number;
  /** whether single grains fall through the empty bulb */
  grains: boolean;
  backdrop: Backdrop;
};

const sands = [
  '#e2a72e',
  '#d9534f',
  '#2a9d8f',
  '#3b6fb6',
  '#d98cb3',
  '#7a5ba6',
  '#e07b39',
  '#4f9d4f',
] as const;
const woods = ['#8b5a2b', '#5b3a29', '#3d4450', '#b08d57', '#7d2e2e', '#2f4a3c'] as const;
const glassColor = '#f4fafc';
const frames: readonly Frame[] = ['posts', 'spindles', 'caps', 'bands'];

function figure(stream: Stream, k: number): Figure {
  const full = k % 2 === 0;
  return {
    upper: full ? 1 : 0,
    lower: full ? 0 : 1,
    bulb: stream.choice(['round', 'cone', 'tulip'] as const),
    frame: styleInTurn(stream, k, 2, frames),
    height: stream.uniform(0.35, 0.38),
    girth: stream.uniform(0.6, 0.78),
    neck: stream.uniform(0.045, 0.07),
    tilt: stream.uniform(-8, 8),
    sand: stream.choice(sands),
    wood: stream.choice(woods),
    line: '#27211f',
    lineWidth: stream.uniform(0.022, 0.045),
    grains: stream.below(2) === 0,
    backdrop: chooseBackdrop(stream, stream.choice(lightPalettes)),
  };
}

/** The lower bulb in units of its height, neck at the origin, narrower by `inset` on both sides. */
function bulbPath({ bulb, girth, neck }: Figure, inset: number): Path {
  const [g, n, end] = [girth - inset, Math.max(0.01, neck - inset), 1];
  const path = new Path().moveTo(n, 0);
  switch (bulb) {
    case 'round':
      path.cubicTo(n, 0.22, g, 0.16, g, 0.52).cubicTo(g, 0.74, g * 0.92, end, g * 0.8, end);
      path
        .lineTo(-g * 0.8, end)
        .cubicTo(-g * 0.92, end, -g, 0.74, -g, 0.52)
        .cubicTo(-g, 0.16, -n, 0.22, -n, 0);
      break;
    case 'cone':
      path.cubicTo(n, 0.1, g, 0.68, g, 0.8).cubicTo(g, 0.94, g, end, g * 0.88, end);
      path
        .lineTo(-g * 0.88, end)
        .cubicTo(-g, end, -g, 0.94, -g, 0.8)
        .cubicTo(-g, 0.68, -n, 0.1, -n, 0);
      break;
    case 'tulip':
      path.cubicTo(n, 0.3, g, 0.3, g, 0.7).lineTo(g, end);
      path.lineTo(-g, end).lineTo(-g, 0.7).cubicTo(-g, 0.3, -n, 0.3, -n, 0);
      break;
  }
  return path.close();
}

function draw(figure: Figure, size: number): Raster {
  const sheet = sheetWith(figure.backdrop, size);
  const { height, tilt, line, lineWidth, sand } = figure;
  const [cos, sin] = [cosDegrees(tilt) * height, sinDegrees(tilt) * height];
  const lower: Affine = [cos, sin, -sin, cos, 0.5, 0.5];
  const upper: Affine = [-cos, -sin, sin, -cos, 0.5, 0.5];
  const glass = bulbPath(figure, 0);
  const inner = bulbPath(figure, lineWidth * 1.4);
  drawPosts(sheet, figure, lower);
  for (const map of [lower, upper]) sheet.stroke(glass, line, 2 * lineWidth, { map, join: 'round' });
  sheet.fill(box(0, 0, 2 * figure.neck, 0.1), glassColor, { map: lower });
  for (const [map, filled] of [
    [lower, figure.lower],
    [upper, figure.upper],
  ] as const) {
    sheet.fill(glass, glassColor, { map });
    if (filled > 0) drawSand(sheet, figure, inner, map);
    else if (figure.grains) {
      for (let grain = 0; grain < 7; grain++) {
        sheet.fill(circle((((grain * 5) % 7) - 3) * 0.012, 0.12 + 0.11 * grain, 0.02), sand, { map });
      }
    }
    const shine = new Path()
      .moveTo(figure.girth * 0.72, 0.86)
      .cubicTo(figure.girth * 0.86, 0.7, figure.girth * 0.86, 0.6, figure.girth * 0.74, 0.46);
    sheet.stroke(shine, '#ffffff', 0.05, { map, cap: 'round', alpha: 0.65 });
  }
  drawCaps(sheet, figure, [lower, upper]);
  return sheet.picture();
}

/** Sand with speckles at the points of Roberts' R2 sequence. */
function drawSand(sheet: Sheet, { sand, girth }: Figure, inner: Path, map: Affine): void {
  sheet.fill(inner, sand, { map });
  const [light, dark] = [new Path(), new Path()];
  for (let i = 1; i <= 220; i++) {
    const [u, v] = [(i * 0.7548776662466927) % 1, (i * 0.5698402909980532) % 1];
    (i % 2 === 0 ? light : dark).append(circle((2 * u - 1) * girth, v, 0.011));
  }
  sheet.clipped(new Path().append(inner, map), () => {
    sheet.fill(light, '#ffffff', { map, alpha: 0.3 }).fill(dark, '#000000', { map, alpha: 0.18 });
  });
}

function drawPosts(sheet: Sheet, { frame, girth, wood, line, lineWidth }: Figure, map: Affine): void {
  if (frame === 'caps') return;
  for (const side of [-1, 1]) {
    const x = side * (girth + 0.1);
    const parts = [box(x, 0, 0.1, 2, 0.03)];
    if (frame === 'spindles')
      for (const y of [-0.62, -0.31, 0, 0.31, 0.62]) parts.push(circle(x, y, y === 0 ? 0.1 : 0.075));
    if (frame === 'bands')
      parts.push(box(x, 0, 0.15, 0.3, 0.04), box(x, 0.8, 0.15, 0.3, 0.04), box(x, -0.8, 0.15, 0.3, 0.04));
    for (const part of parts) sheet.stroke(part, line, 2 * lineWidth, { map, join: 'round' });
    for (const part of parts) sheet.fill(part, wood, { map });
  }
}

function drawCaps(
  sheet: Sheet,
  { frame, girth, wood, line, lineWidth }: Figure,
  maps: readonly Affine[],
): void {
  const wide = 2 * girth + (frame === 'caps' ? 0.16 : 0.42);
  for (const map of maps) {
    const plates = [box(0, 1.08, wide, 0.18, 0.05)];
    if (frame === 'posts' || frame === 'bands') plates.push(box(0, 0.99, wide * 0.8, 0.1, 0.03));
    for (const plate of plates) sheet.stroke(plate, line, 2 * lineWidth, { map, join: 'round' });
    for (const plate of plates) sheet.fill(plate, wood, { map });
    sheet.stroke(
      polyline([
        [-wide * 0.42, 1.06],
        [wide * 0.42, 1.06],
      ]),
      '#ffffff',
      0.03,
      { map, alpha: 0.35, cap: 'round' },
    );
  }
}

/** Compares how much of the upper and of the lower half of the picture has the sand's color. */
function measure(
  picture: Raster,
  { sand, wood, line, backdrop }: Figure,
): { reading: string; margin: number } {
  const others = [wood, line, glassColor, backdrop.paper, backdrop.tint];
  const marks = firstColors(nearestColor(picture, [sand, ...others]));
  let [above, below] = [0, 0];
  for (let pixel = 0; pixel < marks.length; pixel++) {
    if (pixel < marks.length / 2) above += marks[pixel]!;
    else below += marks[pixel]!;
  }
  const margin = Math.abs(above - below) / Math.max(1, above + below);
  return { reading: above > below ? 'upper' : 'lower', margin };
}

const words: Record<string, readonly string[]> = {
  upper: ['upper', 'top', 'uppermost', 'higher', 'above'],
  lower: ['lower', 'bottom', 'lowermost', 'below'],
};
const turn = (reading: string): string => (reading === 'upper' ? 'lower' : 'upper');

const describe = (reading: string): Reading => ({
  answer: reading,
  accept: words[reading]!.slice(1),
  refuse: words[turn(reading)]!,
});

const format = 'Answer with one word: upper or lower.';

/** An hourglass that has just been turned, or has run out; a full bulb looks natural at either end. */
export const hourglass: Scene<Figure> = {
  name: 'hourglass',
  summary: 'An hourglass with its sand in the upper or in the lower bulb.',
  figure,
  read: ({ upper, lower }, turned) => (upper > lower !== turned ? 'upper' : 'lower'),
  turn,
  describe,
  questions: () => ({
    direct: `Which bulb of the hourglass holds more sand, in the image as it is shown? ${format}`,
    predicted: `If this image were rotated 180 degrees, with no sand flowing, which bulb of the hourglass in the rotated image would hold more sand? ${format}`,
  }),
  draw,
  measure,
};
