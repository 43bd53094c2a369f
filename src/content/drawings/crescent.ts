import { asin, cosDegrees, pairs, sinDegrees, Stream, tau } from '../../core/index.js';
import { circle, line, Path, polygon, type Raster } from '../../draw/index.js';
import { describeDirection, directionInTurn, directions, eightWays, opposite } from './direction.js';
import { arc, choosePalette, halo, styleInTurn, type Sheet } from './parts/index.js';
import { chooseBackdrop, sheetWith, type Backdrop } from './parts/backdrop.js';
import { headed, headingMap, headingOf, type Point } from './parts/heading.js';
import { firstColors, nearestColor } from './measuring/nearest-color.js';
import { sectorOf } from './measuring/sector.js';
import { centroid, silhouette } from './measuring/silhouette.js';
import type { DrawingKind } from './drawing.js';

const styles = ['moon', 'icon', 'croissant', 'badge', 'moon', 'tiles'] as const;

const skies = pairs('#0d1733 #16244a, #1a1430 #261d45, #0a2230 #103244');
const moons = pairs('#f4ecc6 #d9cd9c, #e8eaee #c3c8d1, #f6d98a #dcb45c');
const crusts = pairs('#dc9a45 #a8621f, #e8b566 #b9772c');

function figure(stream: Stream, k: number) {
  const style = styleInTurn(stream, k, 8, styles);
  const palette = choosePalette(stream);
  const backdrop = chooseBackdrop(stream, palette);
  const [paper, tint] = stream.choice(skies);
  const night: Backdrop = { ...backdrop, kind: stream.choice(['plain', 'glow']), paper, tint };
  const [main, second] =
    style === 'moon'
      ? stream.choice(moons)
      : style === 'croissant'
        ? stream.choice(crusts)
        : [palette.main, palette.accent];
  const hollow = style === 'croissant' ? stream.uniform(0.72, 0.78) : stream.uniform(0.78, 0.9);
  const middle: Point = [stream.uniform(0.47, 0.53), stream.uniform(0.47, 0.53)];
  const diameter = style === 'badge' ? stream.uniform(0.54, 0.6) : stream.uniform(0.68, 0.8);
  const { nose, tail } = headed(
    directionInTurn(k),
    stream.uniform(-8, 8),
    diameter,
    style === 'badge' ? [0.5, 0.5] : middle,
  );
  return {
    style,
    // Where the circle around the crescent ends on the side of the horns, and on that of the bulge; picture widths.
    open: nose,
    bulge: tail,
    // Radius of the circle that hollows the crescent out, and how far its center lies toward the horns; outer radii.
    hollow,
    shift: 1 - hollow + stream.uniform(0.14, 0.32),
    // Of the stars or craters.
    grain: stream.integer(1, 1_000_000),
    main,
    // Craters, crusts, or the disc of a badge.
    second,
    backdrop: style === 'moon' ? night : backdrop,
  };
}

type Figure = ReturnType<typeof figure>;

/** Degrees clockwise from the right to a point whose height over the middle of a unit circle is −y. */
const angleAt = (y: number): number => (asin(y) * 360) / tau;

/** The crescent with its horns upward, in a circle of radius ½ around the origin. */
function crescentPath({ hollow, shift }: Figure): Path {
  const tips = (hollow * hollow - 1 - shift * shift) / (2 * shift);
  const outer = angleAt(tips);
  const inner = angleAt((tips + shift) / hollow);
  return polygon([
    ...arc(0, 0, 0.5, 0.5, outer, 180 - outer),
    ...arc(0, -shift / 2, hollow / 2, hollow / 2, 180 - inner, inner).slice(1, -1),
  ]);
}

function draw(figure: Figure, size: number): Raster {
  const { style, main, second } = figure;
  const sheet = sheetWith(figure.backdrop, size);
  const map = headingMap(figure.open, figure.bulge);
  const shape = crescentPath(figure);
  const outline = shape.transform(map);
  switch (style) {
    case 'moon':
      drawStars(sheet, figure);
      for (const spread of [0.1, 0.06, 0.03])
        sheet.stroke(shape, main, spread, { map, alpha: 0.07, join: 'round' });
      sheet.fill(shape, main, { map });
      sheet.clipped(outline, () => sheet.fill(craters(figure), second, { map }));
      break;
    case 'icon':
      sheet.fill(shape, main, { map });
      break;
    case 'badge':
      halo(sheet, circle(0.5, 0.5, 0.43), 0.02);
      sheet.fill(circle(0.5, 0.5, 0.43), second).fill(shape, main, { map });
      break;
    case 'croissant':
      halo(sheet, outline, 0.03);
      sheet.stroke(shape, main, 0.07, { map, join: 'round' }).fill(shape, main, { map });
      sheet.clipped(outline, () => sheet.stroke(spokes(figure, 20), second, 0.022, { map }));
      break;
    case 'tiles':
      sheet.fill(shape, main, { map });
      sheet.clipped(outline, () => sheet.stroke(spokes(figure, 12), figure.backdrop.paper, 0.014, { map }));
      break;
  }
  return sheet.picture();
}

/** Lines from the middle of the hollow, `step` degrees apart. */
function spokes({ shift }: Figure, step: number): Path {
  const path = new Path();
  for (let angle = step / 2; angle < 360; angle += step) {
    path.append(line(0, -shift / 2, 1.2 * cosDegrees(angle), 1.2 * sinDegrees(angle) - shift / 2));
  }
  return path;
}

/** Round spots on the moon's face. */
function craters({ grain }: Figure): Path {
  const stream = new Stream(['craters', grain]);
  const path = new Path();
  for (let i = 0; i < 16; i++) {
    const [angle, away] = [stream.uniform(0, 360), stream.uniform(0.25, 0.5)];
    path.append(circle(away * cosDegrees(angle), away * sinDegrees(angle), stream.uniform(0.012, 0.045)));
  }
  return path;
}

/** Stars around the moon, none inside its circle. */
function drawStars(sheet: Sheet, { open, bulge, grain }: Figure): void {
  const stream = new Stream(['stars', grain]);
  const [cx, cy] = [(open[0] + bulge[0]) / 2, (open[1] + bulge[1]) / 2];
  const radius = Math.sqrt((open[0] - cx) * (open[0] - cx) + (open[1] - cy) * (open[1] - cy)) + 0.03;
  for (let i = 0; i < 60; i++) {
    const [x, y, r] = [stream.uniform(0.02, 0.98), stream.uniform(0.02, 0.98), stream.uniform(0.0015, 0.005)];
    const away = (x - cx) * (x - cx) + (y - cy) * (y - cy);
    if (away > radius * radius) sheet.fill(circle(x, y, r), '#ffffff', { alpha: stream.uniform(0.5, 1) });
  }
}

/** The mass of a crescent lies on the side of its bulge, opposite to its horns. */
function measure(
  picture: Raster,
  { main, second, style, backdrop }: Figure,
): { reading: string; margin: number } {
  const wanted = style === 'badge' || style === 'tiles' ? [main] : [main, second];
  const others =
    style === 'badge' ? [second, backdrop.paper, backdrop.tint] : [backdrop.paper, backdrop.tint];
  const marks = firstColors(nearestColor(picture, [...wanted, ...others]), wanted.length);
  const shape = silhouette(marks, picture.width);
  if (!shape) return { reading: 'up', margin: 0 };
  const [x, y] = centroid(shape);
  const [wide, high] = [shape.right + 1 - shape.left, shape.bottom + 1 - shape.top];
  return sectorOf((0.5 - x) * wide, (0.5 - y) * high);
}

export const crescent: DrawingKind<Figure> = {
  name: 'crescent',
  summary: 'A crescent, as a moon, a pastry or a sign: which way its two horns point.',
  capacity: directions.length * new Set(styles).size,
  figure,
  read: ({ open, bulge }, turned) => (turned ? headingOf(bulge, open) : headingOf(open, bulge)),
  turn: opposite,
  describe: describeDirection,
  questions: () => ({
    direct: `In which direction do the two pointed ends of the crescent point, away from its round back, in the picture as shown? ${eightWays}`,
    predicted: `If this image were rotated 180 degrees, in which direction would the two pointed ends of the crescent point, away from its round back? ${eightWays}`,
  }),
  draw,
  measure,
};
