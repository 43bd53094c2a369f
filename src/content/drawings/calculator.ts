import { type Affine, pairs, points, type Stream } from '../../core/index.js';
import { circle, Path, type Raster } from '../../draw/index.js';
import { box, halo, Sheet, styleInTurn } from './parts/index.js';
import { digitOf, digitPath, segmentsOf, turnDigits, turnSegments } from './parts/seven-segment.js';
import { readSevenSegments } from './measuring/seven-segment.js';
import type { DrawingOfBodies } from './photographic/bodies.js';

const cases = ['desktop', 'meter', 'tiles', 'slab', 'clock', 'meter'] as const;

/** Panel, unlit and lit segments of displays, and whether they glow. */
const displays: readonly (readonly [panel: string, unlit: string, lit: string, glows: boolean])[] = [
  ['#c3cdb0', '#b8c2a5', '#1d231a', false],
  ['#180b0c', '#2b1214', '#ff3b30', true],
  ['#0c1512', '#14241c', '#45f08a', true],
  ['#0b1220', '#142036', '#58c4ff', true],
  ['#1a1206', '#2b1f0b', '#ffb020', true],
  ['#d6dde4', '#c9d1d9', '#1b2a41', false],
  ['#2b4bd8', '#2744c4', '#f2f6ff', false],
  ['#e9e2cf', '#ded6c1', '#2b2521', false],
];

/** The color between tiles. */
const frame = '#26292d';

/** The colors of the ground and of the body. */
const bodies = pairs(`
  #e7ded0 #3b3f46, #cfdbe4 #f4f3ef, #f3efe7 #274c5e, #56646f #d9d6cf, #dfe7dc #6b4a35, #efdfd8 #8f2f3b,
  #2f3640 #a9b0b7, #d9d5e6 #4b4468
`);

/** The count of numbers of two, three and four such digits, less those that are their own half turn. */
const numberCount = 5 * 5 + 5 * 6 * 5 + 5 * 6 * 6 * 5 - (5 + 5 * 4 + 5 * 6);

/** A number whose half turn is another number, without zeros at either end. */
function chooseDigits(stream: Stream): string {
  for (;;) {
    const length = stream.weighted([2, 3, 4], [1, 2, 2]);
    let digits = '';
    for (let i = 0; i < length; i++) {
      const inside = i > 0 && i < length - 1;
      digits += stream.choice(inside ? ['0', '2', '5', '6', '8', '9'] : ['2', '5', '6', '8', '9']);
    }
    if (turnDigits(digits) !== digits) return digits;
  }
}

function figure(stream: Stream, k: number) {
  const digits = chooseDigits(stream);
  const [panel, unlit, lit, glow] = styleInTurn(stream, k, 2, displays);
  const [ground, body] = stream.choice(bodies);
  const stroke = stream.uniform(0.2, 0.3);
  const spacing = stroke + stream.uniform(1.22, 1.36);
  const kind = styleInTurn(stream.child('case'), k, 2, cases);
  const slant = stream.choice([0, 0, 0.08, 0.13]);
  const aspect = stream.uniform(1.75, 2.1);
  const widest = { desktop: 0.72, meter: 0.72, tiles: 0.74, slab: 0.8, clock: 0.66 }[kind];
  const perWidth = 1 + (digits.length - 1) * spacing + stroke + slant * (aspect + stroke);
  const width = Math.min((widest * stream.uniform(0.93, 1)) / perWidth, 0.5 / aspect);
  return {
    // The digits shown upright, none of them 1, 3, 4 or 7.
    digits,
    case: kind,
    // Middle of the display, picture widths.
    x: stream.uniform(0.49, 0.51),
    y: stream.uniform(0.48, 0.52),
    // Width and height of a digit's middle lines, picture widths.
    width,
    height: width * aspect,
    // Width of a segment, digit widths.
    stroke,
    // Distance between digits, digit widths.
    spacing,
    // How far to the right a digit leans, widths per height.
    slant,
    // Whether light spreads around the segments.
    glow: glow && stream.below(3) > 0,
    ground,
    body,
    panel,
    unlit,
    lit,
  };
}

type Figure = ReturnType<typeof figure>;

/** The total width of the digits, segments included, and their height. */
function extent({ digits, width, height, stroke, spacing, slant }: Figure): [number, number] {
  const high = height + stroke * width;
  return [width * (1 + (digits.length - 1) * spacing + stroke) + slant * high, high];
}

function draw(figure: Figure, size: number): Raster {
  const { digits, x, y, width, height, stroke, spacing, slant } = figure;
  const sheet = new Sheet(size, figure.ground);
  drawCase(sheet, figure);
  const [lit, unlit] = [new Path(), new Path()];
  Array.from(digits).forEach((digit, i) => {
    const across = x + (i - (digits.length - 1) / 2) * spacing * width;
    const map: Affine = [width, 0, -slant * width, width, across, y];
    const bits = segmentsOf[digit];
    lit.append(digitPath(bits, stroke, height / width), map);
    unlit.append(digitPath(127 ^ bits, stroke, height / width), map);
  });
  sheet.fill(unlit, figure.unlit);
  if (figure.glow) {
    for (const spread of [0.9, 0.6, 0.35, 0.18]) {
      sheet.stroke(lit, figure.lit, spread * stroke * width * 2, { alpha: 0.06, join: 'round' });
    }
  }
  sheet.fill(lit, figure.lit);
  return sheet.picture();
}

/** The width and the height of the panel. */
function panelOf(figure: Figure): [number, number] {
  const [wide, high] = extent(figure);
  return [wide + 0.09, high + 0.1];
}

const meterWidth = (panelWide: number): number => Math.max(panelWide + 0.06, 0.84);
const meterHeight = (panelHigh: number): number => Math.max(panelHigh + 0.26, 0.62);

/** The outline of the case; of a slab, which fills the picture, that of a display as high as others. */
function caseOutline(figure: Figure): Path {
  const { x, y } = figure;
  const [wide, high] = panelOf(figure);
  switch (figure.case) {
    case 'slab':
      return box(0.5, 0.5, 0.94, high + 0.12, 0.03);
    case 'desktop':
      return box(x, y, wide + 0.1, high + 0.2, 0.05);
    case 'meter':
      return box(x, y, meterWidth(wide), meterHeight(high), 0.04);
    case 'clock':
      return box(x, y, wide + 0.15, high + 0.12, (high + 0.12) / 2);
    case 'tiles':
      return box(x, y, wide + 0.05, high + 0.07, 0.04);
  }
}

/** Draws the case of the display: each kind is its own half turn, so that neither way up looks wrong. */
function drawCase(sheet: Sheet, figure: Figure): void {
  const { x, y, body, panel, digits, width, height, spacing } = figure;
  const [, high] = extent(figure);
  const [panelWide, panelHigh] = panelOf(figure);
  const shell = (outline: Path): void => {
    halo(sheet, outline, 0.025);
    sheet.fill(outline, body);
  };
  const window = (radius: number): void => {
    sheet.fill(box(x, y, panelWide + 0.024, panelHigh + 0.024, radius + 0.012), '#000000', { alpha: 0.35 });
    sheet.fill(box(x, y, panelWide, panelHigh, radius), panel);
  };
  switch (figure.case) {
    case 'slab':
      sheet.fill(box(0.5, 0.5, 1, 1), panel);
      break;
    case 'desktop': {
      shell(caseOutline(figure));
      for (const side of [-1, 1]) {
        for (const row of [0.032, 0.05, 0.068]) {
          sheet.fill(box(x, y + side * (panelHigh / 2 + row), panelWide, 0.007, 0.003), '#000000', {
            alpha: 0.3,
          });
        }
      }
      window(0.012);
      break;
    }
    case 'meter': {
      const side = meterWidth(panelWide);
      shell(caseOutline(figure));
      const [dx, dy] = [side / 2 - 0.055, meterHeight(panelHigh) / 2 - 0.055];
      for (const [sx, sy] of points('-1,-1 1,-1 -1,1 1,1'))
        drawScrew(sheet, x + sx * dx, y + sy * dy, sx * sy);
      window(0.02);
      break;
    }
    case 'clock':
      shell(caseOutline(figure));
      window(panelHigh * 0.16);
      break;
    case 'tiles':
      shell(caseOutline(figure));
      sheet.fill(box(x, y, panelWide + 0.01, panelHigh + 0.03, 0.02), frame);
      for (let i = 0; i < digits.length; i++) {
        const across = x + (i - (digits.length - 1) / 2) * spacing * width;
        sheet.fill(box(across, y, spacing * width * 0.94, high + height * 0.18, width * 0.15), panel);
      }
      break;
  }
}

/** A slotted screw; the slots of opposite corners are parallel, so that the four are their own half turn. */
function drawScrew(sheet: Sheet, x: number, y: number, lean: number): void {
  sheet.fill(circle(x, y, 0.022), '#000000', { alpha: 0.4 });
  sheet.fill(circle(x, y, 0.018), '#b4b8ba');
  sheet.fill(box(0, 0, 0.03, 0.006), '#55595c', { map: [0.8, 0.6 * lean, -0.6 * lean, 0.8, x, y] });
}

/** The digits' middle stays within the looked-at region, and the region within the panel, either way up. */
function measure(picture: Raster, figure: Figure): { reading: string; margin: number } {
  const [wide, high] = extent(figure);
  return readSevenSegments(picture, {
    wide: wide + 0.05,
    high: high + 0.05,
    width: figure.width,
    height: figure.height,
    stroke: figure.stroke * figure.width,
    pitch: figure.spacing * figure.width,
    slant: figure.slant,
    lit: figure.lit,
    panel: figure.panel,
    others: [figure.unlit, figure.body, ...(figure.case === 'tiles' ? [frame] : [])],
  });
}

const format = 'Answer with the number only, in digits.';

export const calculator: DrawingOfBodies<Figure> = {
  name: 'calculator',
  summary: 'A seven-segment display whose number is another number upside down.',
  capacity: numberCount * new Set(cases).size,
  figure,
  read({ digits }, upsideDown) {
    const places = Array.from(digits, (digit) => segmentsOf[digit]);
    return (upsideDown ? places.map(turnSegments).reverse() : places).map(digitOf).join('');
  },
  turn: turnDigits,
  describe: (reading) => ({
    answer: reading,
    accept: [Array.from(reading).join(' ')],
    refuse: [turnDigits(reading), Array.from(turnDigits(reading)).join(' ')],
  }),
  questions: () => ({
    direct: `Which number does the display show, in the picture as shown? ${format}`,
    predicted: `If this image were rotated 180 degrees, which number would the display show? ${format}`,
  }),
  draw,
  measure,
  bodies: (figure) => [caseOutline(figure)],
  // Digits are looked for on the panel, where unlit segments are hardly seen.
  readable: (figure): Figure => ({ ...figure, body: figure.panel, unlit: figure.panel }),
  light: ({ glow, lit }) => (glow ? lit : undefined),
};
