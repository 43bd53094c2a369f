import { type Affine, Stream } from '../../core/index.js';
import { circle, Path, type Raster } from '../../draw/index.js';
import { describeDirection, directionInTurn, directions, eightWays, opposite } from './direction.js';
import { arrowOutline, arrowShapes } from './parts/arrow-outline.js';
import { arrowColors, box, halo, mounts, Sheet, speck, styleInTurn, twins } from './parts/index.js';
import { headed, headingMap, headingOf, type Point } from './parts/heading.js';
import { arrowTip } from './measuring/arrow-tip.js';
import { firstColors, nearestColor } from './measuring/nearest-color.js';
import { silhouette } from './measuring/silhouette.js';
import type { DrawingKind } from './drawing.js';

function figure(stream: Stream, k: number) {
  const mount = styleInTurn(stream, k, 8, mounts);
  const shape = mount === 'neon' ? stream.choice(['line', 'chevrons'] as const) : stream.choice(arrowShapes);
  const [ground, face, rim, arrow] = stream.choice(arrowColors[mount]);
  const length = {
    disc: 0.56,
    plate: 0.6,
    diamond: 0.5,
    asphalt: 0.76,
    chalk: 0.72,
    paper: 0.74,
    plank: 0.82,
    neon: 0.7,
  }[mount];
  const sign = mount === 'disc' || mount === 'plate' || mount === 'diamond';
  const away = sign ? 0 : 0.02;
  const middle: Point = [0.5 + stream.uniform(-away, away), 0.5 + stream.uniform(-away, away)];
  const { nose, tail } = headed(
    directionInTurn(k),
    stream.uniform(-3, 3),
    length * stream.uniform(0.94, 1.02),
    middle,
  );
  const shaft = stream.uniform(0.13, 0.22);
  return {
    // What the arrow is on or made of.
    mount,
    shape,
    tip: nose,
    tail,
    // In arrow lengths: width of the shaft and the head, length of the head.
    shaft: mount === 'plank' ? stream.uniform(0.3, 0.38) : shaft,
    head: stream.uniform(0.44, 0.56),
    reach: mount === 'plank' ? stream.uniform(0.18, 0.24) : stream.uniform(0.36, 0.46),
    grain: stream.integer(1, 1_000_000),
    ground,
    // Of the sign, the board or the road; equal to the ground if there is none.
    face,
    rim,
    arrow,
  };
}

type Figure = ReturnType<typeof figure>;

function draw(figure: Figure, size: number): Raster {
  const { mount, ground, face, rim, arrow } = figure;
  const sheet = new Sheet(size, ground);
  const map = headingMap(figure.tip, figure.tail);
  const path = arrowOutline(mount === 'plank' ? 'board' : figure.shape, figure);
  const stream = new Stream(['arrow', figure.grain]);
  switch (mount) {
    case 'disc':
      halo(sheet, circle(0.5, 0.5, 0.45), 0.02);
      sheet
        .fill(circle(0.5, 0.5, 0.45), rim)
        .fill(circle(0.5, 0.5, 0.42), face)
        .fill(path, arrow, { map });
      break;
    case 'plate':
      drawBoard(
        sheet,
        box(0, 0, 0.86, 0.86, 0.08),
        box(0, 0, 0.79, 0.79, 0.055),
        [1, 0, 0, 1, 0.5, 0.5],
        figure,
      );
      sheet.fill(path, arrow, { map });
      break;
    case 'diamond': {
      const r = Math.SQRT1_2;
      drawBoard(
        sheet,
        box(0, 0, 0.66, 0.66, 0.06),
        box(0, 0, 0.61, 0.61, 0.045),
        [r, r, -r, r, 0.5, 0.5],
        figure,
      );
      sheet.fill(path, arrow, { map });
      break;
    }
    case 'asphalt':
      speckle(sheet, stream, 450, [0.0015, 0.005], ['#000000', '#ffffff'], 0.13);
      sheet.fill(path, arrow, { map });
      sheet.clipped(path.transform(map), () => speckle(sheet, stream, 350, [0.0015, 0.005], [face], 0.55));
      break;
    case 'chalk':
      for (let i = 0; i < 4; i++) {
        const smudge = circle(stream.float(), stream.float(), stream.uniform(0.1, 0.3));
        sheet.fill(twins(smudge), rim, { alpha: 0.12 });
      }
      drawChalk(sheet, stream, path, map, figure);
      break;
    case 'paper':
      sheet.fill(circle(0.5, 0.5, 0.46), rim).fill(path, arrow, { map });
      break;
    case 'plank':
      drawPlank(sheet, stream, path, map, figure);
      break;
    case 'neon':
      for (let spread = 6; spread >= 1; spread--) {
        sheet.stroke(path, arrow, 0.035 * spread, { map, alpha: 0.06, join: 'round' });
      }
      sheet.fill(path, arrow, { map }).stroke(path, '#ffffff', 0.012, { map, alpha: 0.55, join: 'round' });
      break;
  }
  return sheet.picture();
}

/** A metal sign with a line along its edge. */
function drawBoard(sheet: Sheet, outer: Path, inner: Path, map: Affine, { face, rim }: Figure): void {
  halo(sheet, outer, 0.02, map);
  sheet.fill(outer, face, { map }).stroke(inner, rim, 0.018, { map });
}

/** Small spots all over the sheet, every one with its half turn. */
function speckle(
  sheet: Sheet,
  stream: Stream,
  count: number,
  radii: Point,
  colors: readonly string[],
  alpha: number,
): void {
  for (const color of colors) {
    const spots = new Path();
    for (let i = 0; i < count; i++)
      spots.append(speck(stream.float(), stream.float(), stream.uniform(...radii)));
    sheet.fill(twins(spots), color, { alpha });
  }
}

/** A shape filled with the side of the chalk, its outline gone over three times. */
function drawChalk(sheet: Sheet, stream: Stream, path: Path, map: Affine, { arrow, face }: Figure): void {
  sheet.fill(path, arrow, { map, alpha: 0.88 });
  for (let time = 0; time < 3; time++) {
    const [dx, dy] = [stream.uniform(-0.005, 0.005), stream.uniform(-0.005, 0.005)];
    sheet.stroke(path, arrow, 0.014, {
      map: [map[0], map[1], map[2], map[3], map[4] + dx, map[5] + dy],
      alpha: 0.8,
      join: 'round',
    });
  }
  speckle(sheet, stream, 1500, [0.001, 0.004], [face], 0.7);
}

/** A board with grain along it and two nails. */
function drawPlank(
  sheet: Sheet,
  stream: Stream,
  path: Path,
  map: Affine,
  { shaft, rim, arrow }: Figure,
): void {
  halo(sheet, path, 0.03, map);
  sheet.fill(path, arrow, { map });
  sheet.clipped(path.transform(map), () => {
    for (let i = 0; i < 9; i++) {
      const x = stream.uniform(-shaft / 2, shaft / 2);
      const [bend, back] = [stream.uniform(-0.03, 0.03), stream.uniform(-0.03, 0.03)];
      const grain = new Path().moveTo(x, -0.5).cubicTo(x + bend, -0.2, x + back, 0.2, x, 0.5);
      sheet.stroke(grain, rim, 0.006, { map, alpha: 0.6 });
    }
  });
  sheet.stroke(path, rim, 0.014, { map });
  for (const y of [-0.5 + 0.62, -0.5 + 0.42]) sheet.fill(circle(0, y, 0.014), '#2b2b2b', { map });
}

/** The arrow's own pixels, without its sign. */
function measure(
  picture: Raster,
  { mount, ground, face, rim, arrow }: Figure,
): { reading: string; margin: number } {
  const wanted = mount === 'plank' ? [arrow, rim] : [arrow];
  const others = mount === 'plank' ? [ground] : [ground, face, rim];
  const marks = firstColors(nearestColor(picture, [...wanted, ...others]), wanted.length);
  return arrowTip(silhouette(marks, picture.width)?.marks ?? marks, picture.width);
}

export const arrow: DrawingKind<Figure> = {
  name: 'arrow',
  summary: 'An arrow on a sign, a road, a board or a wall that points in one of eight directions.',
  capacity: mounts.reduce(
    (sum, mount) => sum + directions.length * (mount === 'neon' ? 2 : arrowShapes.length),
    0,
  ),
  figure,
  read: ({ tip, tail }, turned) => (turned ? headingOf(tail, tip) : headingOf(tip, tail)),
  turn: opposite,
  describe: describeDirection,
  questions: ({ shape, mount }) => {
    const [noun, verb] = shape === 'chevrons' && mount !== 'plank' ? ['chevrons', 'do'] : ['arrow', 'does'];
    return {
      direct: `In which direction ${verb} the ${noun} point, in the picture as shown? ${eightWays}`,
      predicted: `If this image were rotated 180 degrees, in which direction would the ${noun} point? ${eightWays}`,
    };
  },
  draw,
  measure,
};
