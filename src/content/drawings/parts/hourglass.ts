import { type Affine, cosDegrees, sinDegrees } from '../../../core/index.js';
import { circle, Path } from '../../../draw/index.js';
import { box } from './outlines.js';
import type { Sheet } from './sheet.js';

export type Bulb = 'round' | 'cone' | 'tulip';
export type Frame = 'posts' | 'spindles' | 'caps' | 'bands';

/** The bulb that is full of sand. */
export type Full = 'upper' | 'lower';

export type Hourglass = {
  full: Full;
  /** of the neck, picture widths */
  x: number;
  y: number;
  /** degrees */
  tilt: number;
  sand: string;
};

/** The common properties of the hourglasses of a row. */
export type Look = {
  bulb: Bulb;
  frame: Frame;
  /** from the neck to the end of a bulb, picture widths */
  height: number;
  /** half the width of a bulb, bulb heights */
  girth: number;
  /** half the width of the neck, bulb heights */
  neck: number;
  wood: string;
  line: string;
  /** bulb heights */
  lineWidth: number;
  /** whether single grains fall through the empty bulb */
  grains: boolean;
};

export const glassColor = '#f4fafc';
export const bulbs: readonly Bulb[] = ['round', 'cone', 'tulip'];
export const frames: readonly Frame[] = ['posts', 'spindles', 'caps', 'bands'];

export function drawHourglass(sheet: Sheet, figure: Look, { full, x, y, tilt, sand }: Hourglass): void {
  const { height, line, lineWidth } = figure;
  const [cos, sin] = [cosDegrees(tilt) * height, sinDegrees(tilt) * height];
  const lower: Affine = [cos, sin, -sin, cos, x, y];
  const upper: Affine = [-cos, -sin, sin, -cos, x, y];
  const glass = bulbPath(figure, 0);
  const inner = bulbPath(figure, lineWidth * 1.4);
  drawPosts(sheet, figure, lower);
  for (const map of [lower, upper]) sheet.stroke(glass, line, 2 * lineWidth, { map, join: 'round' });
  sheet.fill(box(0, 0, 2 * figure.neck, 0.1), glassColor, { map: lower });
  for (const [map, filled] of [
    [lower, full === 'lower'],
    [upper, full === 'upper'],
  ] as const) {
    sheet.fill(glass, glassColor, { map });
    if (filled) drawSand(sheet, figure, sand, inner, map);
    else if (figure.grains) {
      for (let grain = 0; grain < 7; grain++) {
        sheet.fill(circle((((grain * 5) % 7) - 3) * 0.006, 0.12 + 0.11 * grain, 0.016), sand, { map });
      }
    }
    const shine = new Path()
      .moveTo(figure.girth * 0.72, 0.86)
      .cubicTo(figure.girth * 0.86, 0.7, figure.girth * 0.86, 0.6, figure.girth * 0.74, 0.46);
    sheet.stroke(shine, '#ffffff', 0.03, { map, cap: 'round', alpha: 0.65 });
  }
  drawCaps(sheet, figure, [lower, upper]);
}

/** Sand with speckles at the points of Roberts' R2 sequence. */
function drawSand(sheet: Sheet, { girth }: Look, sand: string, inner: Path, map: Affine): void {
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

function drawPosts(sheet: Sheet, { frame, girth, wood, line, lineWidth }: Look, map: Affine): void {
  if (frame === 'caps') return;
  for (const side of [-1, 1]) {
    const x = side * (girth + 0.055);
    const parts = [box(x, 0, 0.05, 2, 0.015)];
    if (frame === 'spindles')
      for (const y of [-0.62, -0.31, 0, 0.31, 0.62]) parts.push(circle(x, y, y === 0 ? 0.05 : 0.038));
    if (frame === 'bands') for (const y of [-0.8, 0, 0.8]) parts.push(box(x, y, 0.075, 0.2, 0.02));
    for (const part of parts) sheet.stroke(part, line, 2 * lineWidth, { map, join: 'round' });
    for (const part of parts) sheet.fill(part, wood, { map });
  }
}

function drawCaps(
  sheet: Sheet,
  { frame, girth, wood, line, lineWidth }: Look,
  maps: readonly Affine[],
): void {
  const wide = 2 * girth + (frame === 'caps' ? 0.08 : 0.2);
  for (const map of maps) {
    const plates = [box(0, 1.05, wide, 0.1, 0.03)];
    if (frame === 'posts' || frame === 'bands') plates.push(box(0, 0.98, wide * 0.8, 0.06, 0.02));
    for (const plate of plates) sheet.stroke(plate, line, 2 * lineWidth, { map, join: 'round' });
    for (const plate of plates) sheet.fill(plate, wood, { map });
  }
}

/** The lower bulb in units of its height, neck at the origin, narrower by `inset` on both sides. */
function bulbPath({ bulb, girth, neck }: Look, inset: number): Path {
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
