import { type Affine, points, type Stream } from '../../core/index.js';
import { ellipse, line, Path, polygon, polyline, type Raster } from '../../draw/index.js';
import { describeDirection, directionInTurn, directions, eightWays, opposite } from './direction.js';
import { arc, chooseBackdrop, choosePalette, sheetWith, styleInTurn, type Sheet } from './parts/index.js';
import { headed, headingMap, headingOf, type Point } from './parts/heading.js';
import { AlongAxis } from './measuring/along-axis.js';
import { foreground } from './measuring/foreground.js';
import { mirrorAxis } from './measuring/mirror-axis.js';
import { silhouette } from './measuring/silhouette.js';
import type { DrawingKind } from './drawing.js';

const kinds = ['bowl', 'slice', 'cup', 'arch', 'umbrella', 'magnet'] as const;

/** The side that is asked about, for each kind. */
const sides: Record<(typeof kinds)[number], string> = {
  bowl: 'the open, hollow side of the round vessel',
  slice: 'the flat side of the half-round slice',
  cup: 'the open end of the tumbler',
  arch: 'the open side of the striped arch (the side on which its two ends are)',
  umbrella: 'the hollow inner side of the umbrella canopy',
  magnet: 'the open side of the horseshoe magnet (the side on which its two ends are)',
};

function figure(stream: Stream, k: number) {
  const kind = styleInTurn(stream, k, 8, kinds);
  const palette = choosePalette(stream);
  const tilt = stream.uniform(-5, 5);
  const length = { bowl: 0.52, slice: 0.4, cup: 0.74, arch: 0.42, umbrella: 0.44, magnet: 0.7 }[kind];
  const girth = { bowl: 0.74, slice: 1, cup: 0.36, arch: 1, umbrella: 0.94, magnet: 0.44 }[kind];
  const { nose, tail } = headed(directionInTurn(k), tilt, length * stream.uniform(0.95, 1.04), [
    stream.uniform(0.48, 0.52),
    stream.uniform(0.48, 0.52),
  ]);
  return {
    kind,
    // Middle of the opening's end, and of the closed end, picture widths.
    mouth: nose,
    back: tail,
    // Half the width over the length from mouth to back.
    girth: girth * stream.uniform(0.95, 1),
    // Half the height of the opening over the length, or the thickness of an arch or a magnet.
    depth: kind === 'arch' || kind === 'magnet' ? stream.uniform(0.9, 1.1) : stream.uniform(0.1, 0.17),
    // How many bands, ribs or seeds.
    count: stream.integer(3, 5),
    main: kind === 'slice' ? '#e8454f' : kind === 'magnet' ? '#c92a2a' : palette.main,
    second: kind === 'slice' ? '#2f7d3b' : kind === 'magnet' ? '#8a949e' : palette.accent,
    inside: '#0e1116',
    line: palette.ink,
    backdrop: chooseBackdrop(stream, palette),
  };
}

type Figure = ReturnType<typeof figure>;

/** A curve from one side of the axis to its mirror image: at height y out to x, bulging by `bulge`. */
const hoop = (x: number, y: number, bulge: number): Point[] => arc(0, y, x, bulge, 180, 0);

function drawBowl(sheet: Sheet, { girth, depth, count, main, second, inside }: Figure, map: Affine): void {
  const rim = -0.5 + depth;
  const body = new Path()
    .moveTo(-girth, rim)
    .cubicTo(-girth, rim + 0.62, -0.5 * girth, 0.5, 0, 0.5)
    .cubicTo(0.5 * girth, 0.5, girth, rim + 0.62, girth, rim)
    .append(polygon(arc(0, rim, girth, depth, 180, 360)));
  sheet.fill(body, main, { map });
  sheet.clipped(body.transform(map), () => {
    for (let band = 1; band < count; band++) {
      const y = rim + (0.8 * band * (0.5 - rim)) / count;
      sheet.stroke(polyline(arc(0, y, girth * 1.02, depth, 180, 0)), second, 0.045, { map });
    }
    sheet.fill(body, sheen(girth), { map });
  });
  sheet.fill(ellipse(0, rim, girth, depth), second, { map });
  sheet.fill(ellipse(0, rim, girth - 0.035, depth - 0.03), main, { map });
  sheet.fill(ellipse(0, rim, girth - 0.035, depth - 0.03), inside, { map, alpha: 0.55 });
}

/** Light from the front: dark toward both flanks. */
const sheen = (girth: number): { kind: 'linear'; from: Point; to: Point; stops: [number, string][] } => ({
  kind: 'linear',
  from: [-girth, 0],
  to: [girth, 0],
  stops: [
    [0, '#00000060'],
    [0.35, '#ffffff10'],
    [0.5, '#ffffff38'],
    [0.65, '#ffffff10'],
    [1, '#00000060'],
  ],
});

function drawCup(sheet: Sheet, { girth, depth, count, main, second, inside }: Figure, map: Affine): void {
  const [rim, foot] = [-0.5 + depth * 0.7, 0.5 - depth * 0.5];
  const narrow = girth * 0.66;
  const wall = (t: number): number => girth + (narrow - girth) * t;
  const body = polygon([
    ...arc(0, rim, girth, depth * 0.7, 180, 360),
    ...arc(0, foot, narrow, depth * 0.5, 0, 180),
  ]);
  sheet.fill(body, main, { map });
  sheet.clipped(body.transform(map), () => {
    for (const t of [0.3, 0.42, 0.72].slice(0, count - 2)) {
      const y = rim + (foot - rim) * t;
      sheet.stroke(polyline(hoop(wall(t) + 0.01, y, depth * 0.6)), second, 0.06, { map });
    }
    sheet.fill(body, sheen(girth), { map });
  });
  sheet.fill(ellipse(0, rim, girth, depth * 0.7), second, { map });
  sheet.fill(ellipse(0, rim, girth - 0.025, depth * 0.7 - 0.02), main, { map });
  sheet.fill(ellipse(0, rim, girth - 0.025, depth * 0.7 - 0.02), inside, { map, alpha: 0.55 });
}

/** A half disc whose flat side is the mouth: rind, pith and flesh with seeds. */
function drawSlice(sheet: Sheet, { girth, count, main, second }: Figure, map: Affine): void {
  const half = (scale: number): Path => polygon(arc(0, -0.5, girth * scale, scale, 0, 180));
  sheet.fill(half(1), second, { map }).fill(half(0.9), '#f1f3d6', { map }).fill(half(0.84), main, { map });
  for (const [away, seeds] of [
    [0.62, count + 2],
    [0.36, count - 1],
  ] as const) {
    for (let i = 0; i < seeds; i++) {
      const [[x, y]] = arc(0, -0.5, girth * away, away, (180 * (i + 0.5)) / seeds, 180);
      sheet.fill(ellipse(x, y, 0.028, 0.042), '#2a1512', { map });
    }
  }
}

/** Half rings around the mouth. */
function drawArch(sheet: Sheet, { girth, depth, count, main, second, line }: Figure, map: Affine): void {
  const hole = 0.36 * depth;
  const colors = [main, second, line];
  for (let ring = 0; ring < count; ring++) {
    const [outer, inner] = [1 - ((1 - hole) * ring) / count, 1 - ((1 - hole) * (ring + 1)) / count];
    const points = [
      ...arc(0, -0.5, girth * outer, outer, 0, 180),
      ...arc(0, -0.5, girth * inner, inner, 180, 0),
    ];
    sheet.fill(polygon(points), colors[ring % 3], { map });
  }
}

/** A canopy of gores between ribs, its edge scalloped. */
function drawUmbrella(sheet: Sheet, { girth, count, main, second, line }: Figure, map: Affine): void {
  const gores = count + 3;
  const at = (i: number): number => -girth + (2 * girth * i) / gores;
  for (let i = 0; i < gores; i++) {
    const [left, right] = [at(i), at(i + 1)];
    const gore = new Path()
      .moveTo(left, -0.5)
      .quadTo((left + right) / 2, -0.34, right, -0.5)
      .cubicTo(right, 0.1, right * 0.55, 0.44, 0, 0.44)
      .cubicTo(left * 0.55, 0.44, left, 0.1, left, -0.5)
      .close();
    sheet.fill(gore, i % 2 === 0 ? main : second, { map });
    sheet.stroke(gore, line, 0.012, { map, join: 'round' });
  }
  sheet.stroke(polyline(points('0,0.44 0,0.5')), line, 0.03, { map, cap: 'round' });
}

/** Two legs joined by a half ring, with bare ends. */
function drawMagnet(sheet: Sheet, { girth, depth, main, second }: Figure, map: Affine): void {
  const width = 0.26 * depth;
  const middle = girth - width / 2;
  const bend = 0.5 - girth;
  const leg = polyline([[-middle, -0.5], ...arc(0, bend, middle, middle, 180, 0), [middle, -0.5]]);
  sheet.stroke(leg, main, width, { map });
  for (const x of [-middle, middle]) sheet.stroke(line(x, -0.5, x, -0.3), second, width, { map });
}

const drawings = {
  bowl: drawBowl,
  slice: drawSlice,
  cup: drawCup,
  arch: drawArch,
  umbrella: drawUmbrella,
  magnet: drawMagnet,
};

function draw(figure: Figure, size: number): Raster {
  const sheet = sheetWith(figure.backdrop, size);
  drawings[figure.kind](sheet, figure, headingMap(figure.mouth, figure.back));
  return sheet.picture();
}

/** The silhouette is its own mirror image about its axis, and wide at its open end. */
function measure(picture: Raster, { backdrop }: Figure): { reading: string; margin: number } {
  const { width } = picture;
  const shape = silhouette(foreground(picture, [backdrop.paper, backdrop.tint]), width);
  const found = shape && mirrorAxis(shape.marks, width, directions.slice(0, 4));
  if (!shape || !found) return { reading: 'up', margin: 0 };
  const along = new AlongAxis(shape.marks, width, found);
  const [rear, front] = [along.span(0.06, 0.3), along.span(0.7, 0.94)];
  return {
    reading: front > rear ? found.axis : opposite(found.axis),
    margin: Math.min(found.margin, Math.abs(front - rear) / Math.max(front, rear)),
  };
}

export const cupOrDome: DrawingKind<Figure> = {
  name: 'cup-or-dome',
  summary:
    'A bowl, cup, slice, arch, canopy or magnet: in which of eight directions its open or flat side faces.',
  capacity: directions.length * kinds.length * 3,
  figure,
  read: ({ mouth, back }, turned) => (turned ? headingOf(back, mouth) : headingOf(mouth, back)),
  turn: opposite,
  describe: describeDirection,
  questions: ({ kind }) => ({
    direct: `In which direction does ${sides[kind]} face, in the picture as shown? ${eightWays}`,
    predicted: `If this image were rotated 180 degrees, in which direction would ${sides[kind]} face? ${eightWays}`,
  }),
  draw,
  measure,
};
