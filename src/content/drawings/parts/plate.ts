import { type Affine, cosDegrees, points, sinDegrees } from '../../../core/index.js';
import { circle, ellipse, line, Path, polygon } from '../../../draw/index.js';
import { halo } from './halo.js';
import { box } from './outlines.js';
import type { Backdrop } from './backdrop.js';
import type { Sheet } from './sheet.js';
import { toldFrom } from '../photographic/bodies.js';

/** What a short text stands on; each kind is its own half turn, so that it does not tell which way is up. */
export type Plate = {
  kind: 'enamel' | 'oval' | 'plank' | 'ticket' | 'road' | 'marquee' | 'ribbon' | 'disc';
  /** The width in picture widths. */
  width: number;
  height: number;
  /** clockwise, degrees */
  tilt: number;
  face: string;
  edge: string;
};

/** The map from a plate's middle, in picture widths. */
export function plateMap({ tilt }: Plate): Affine {
  const [cos, sin] = [cosDegrees(tilt), sinDegrees(tilt)];
  return [cos, sin, -sin, cos, 0.5, 0.5];
}

/** The largest height of a text that leaves a fair rim, in picture widths. @param breadth of the text, in heights */
export function textHeight({ kind, width, height }: Plate, breadth: number): number {
  const { across, along, round } = rims[kind];
  const [x, y] = [width / 2 - across, height / 2 - along];
  if (!round) return Math.min((2 * x) / breadth, 2 * y);
  return 2 / Math.sqrt((breadth / x) * (breadth / x) + 1 / (y * y));
}

/** The space that a text leaves free at the sides, and above and below, in picture widths; `round`: an ellipse. */
const rims: Readonly<Record<Plate['kind'], { across: number; along: number; round?: true }>> = {
  enamel: { across: 0.1, along: 0.1 },
  oval: { across: 0.07, along: 0.055, round: true },
  plank: { across: 0.1, along: 0.1 },
  ticket: { across: 0.13, along: 0.11 },
  road: { across: 0.085, along: 0.09 },
  marquee: { across: 0.11, along: 0.11 },
  ribbon: { across: 0.135, along: 0.1 },
  disc: { across: 0.085, along: 0.085, round: true },
};

export function drawPlate(sheet: Sheet, plate: Plate): void {
  const map = plateMap(plate);
  painters[plate.kind](sheet, plate, map);
}

/** The outlines of a plate's pieces, apart from each other, in picture widths. */
export function plateBodies(plate: Plate): readonly Path[] {
  const map = plateMap(plate);
  return outlinesOf(plate).map((outline) => new Path().append(outline, map));
}

/** A plate with its text's color as it is read in a photograph, on nothing but its face. */
export function readablePlate<B extends Pick<Backdrop, 'paper' | 'tint'>>({
  plate,
  ink,
  backdrop,
}: {
  readonly plate: Plate;
  readonly ink: string;
  readonly backdrop: B;
}): { plate: Plate; backdrop: B } {
  const { face } = plate;
  return {
    plate: { ...plate, edge: toldFrom(plate.edge, ink, ink) },
    backdrop: { ...backdrop, paper: face, tint: face },
  };
}

function outlinesOf({ kind, width, height }: Plate): readonly Path[] {
  if (kind === 'oval') return [ellipse(0, 0, width / 2, height / 2)];
  if (kind === 'disc') return [circle(0, 0, width / 2)];
  if (kind === 'ticket') return [ticketOutline(width, height)];
  if (kind !== 'ribbon') return [box(0, 0, width, height, corners[kind])];
  const tails = [-1, 1].map((side) => ribbonTail(side, width / 2, height / 2, 0.1));
  return [box(0, 0, width - 0.2, height, 0), ...tails];
}

/** The radius of the corners of rectangular plates, picture widths. */
const corners = { enamel: 0.04, plank: 0.015, road: 0.06, marquee: 0.05 } as const;

/** The radius of the notches of a ticket, in its heights. */
const notch = 0.13;

function ticketOutline(width: number, height: number): Path {
  const [x, y, r] = [width / 2, height / 2, notch * height];
  const k = 0.5522847498307936 * r;
  return new Path()
    .moveTo(-x, -y)
    .lineTo(x, -y)
    .lineTo(x, -r)
    .cubicTo(x - k, -r, x - r, -k, x - r, 0)
    .cubicTo(x - r, k, x - k, r, x, r)
    .lineTo(x, y)
    .lineTo(-x, y)
    .lineTo(-x, r)
    .cubicTo(-x + k, r, -x + r, k, -x + r, 0)
    .cubicTo(-x + r, -k, -x + k, -r, -x, -r)
    .close();
}

/** An end of a ribbon. @param side -1 left, 1 right @param reach how far it reaches inward from the ribbon's end, picture widths */
function ribbonTail(side: number, x: number, y: number, reach: number): Path {
  const drop = side * 0.07;
  return polygon([
    [side * (x - reach), -y + drop],
    [side * x, -y + drop],
    [side * (x - 0.045), drop],
    [side * x, y + drop],
    [side * (x - reach), y + drop],
  ]);
}

type Painter = (sheet: Sheet, plate: Plate, map: Affine) => void;

const painters: Readonly<Record<Plate['kind'], Painter>> = {
  enamel(sheet, { width, height, face, edge }, map) {
    raised(sheet, box(0, 0, width, height, corners.enamel), face, map);
    sheet.stroke(box(0, 0, width - 0.05, height - 0.05, 0.025), edge, 0.012, { map });
    screws(sheet, width / 2 - 0.055, 0, map);
  },
  oval(sheet, { width, height, face, edge }, map) {
    raised(sheet, ellipse(0, 0, width / 2, height / 2), edge, map);
    sheet.fill(ellipse(0, 0, width / 2 - 0.025, height / 2 - 0.025), face, { map });
    screws(sheet, width / 2 - 0.06, 0, map);
  },
  plank(sheet, { width, height, face, edge }, map) {
    raised(sheet, box(0, 0, width, height, corners.plank), face, map);
    for (let line = -3; line <= 3; line++) {
      const [y, bow] = [(line * height) / 7.5, height * (line % 2 === 0 ? 0.035 : -0.05)];
      const grain = new Path()
        .moveTo(-width / 2 + 0.01, y)
        .cubicTo(-width / 5, y + bow, width / 5, y - bow, width / 2 - 0.01, y);
      sheet.stroke(grain, edge, 0.005, { map, alpha: 0.45 });
    }
    sheet.stroke(box(0, 0, width - 0.01, height - 0.01, 0.01), edge, 0.01, { map });
    screws(sheet, width / 2 - 0.045, height / 2 - 0.05, map);
  },
  ticket(sheet, { width, height, face, edge }, map) {
    const [x, y, r] = [width / 2, height / 2, notch * height];
    raised(sheet, ticketOutline(width, height), face, map);
    const inner = polygon(
      points([-x + 0.09, -y + 0.03], [x - 0.09, -y + 0.03], [x - 0.09, y - 0.03], [-x + 0.09, y - 0.03]),
    );
    sheet.stroke(inner, edge, 0.008, { map, join: 'miter' });
    for (const side of [-1, 1]) {
      for (let dot = -3; dot <= 3; dot++) {
        if (Math.abs(dot * 0.12 * height) > r)
          sheet.fill(circle(side * (x - 0.045), dot * 0.14 * height, 0.007), edge, { map });
      }
    }
  },
  road(sheet, { width, height, face, edge }, map) {
    raised(sheet, box(0, 0, width, height, corners.road), face, map);
    sheet.stroke(box(0, 0, width - 0.045, height - 0.045, 0.045), edge, 0.018, { map });
  },
  marquee(sheet, { width, height, face, edge }, map) {
    raised(sheet, box(0, 0, width, height, corners.marquee), edge, map);
    sheet.fill(box(0, 0, width - 0.1, height - 0.1, 0.03), face, { map });
    const [x, y] = [width / 2 - 0.025, height / 2 - 0.025];
    const bulb = (bx: number, by: number): void => {
      sheet.fill(circle(bx, by, 0.014), '#fff3c0', { map }).fill(circle(bx, by, 0.007), '#ffffff', { map });
    };
    const [across, along] = [Math.round((2 * x) / 0.055), Math.round((2 * y) / 0.055)];
    for (let i = 0; i <= across; i++) for (const side of [-1, 1]) bulb(-x + (2 * x * i) / across, side * y);
    for (let i = 1; i < along; i++) for (const side of [-1, 1]) bulb(side * x, -y + (2 * y * i) / along);
  },
  ribbon(sheet, { width, height, face, edge }, map) {
    const [x, y] = [width / 2, height / 2];
    for (const side of [-1, 1]) raised(sheet, ribbonTail(side, x, y, 0.13), edge, map);
    raised(sheet, box(0, 0, width - 0.2, 2 * y, 0), face, map);
    for (const side of [-1, 1]) {
      sheet.stroke(line(-x + 0.1, side * (y - 0.022), x - 0.1, side * (y - 0.022)), edge, 0.007, { map });
    }
  },
  disc(sheet, { width, face, edge }, map) {
    raised(sheet, circle(0, 0, width / 2), edge, map);
    sheet.fill(circle(0, 0, width / 2 - 0.03), face, { map });
    sheet.stroke(circle(0, 0, width / 2 - 0.05), edge, 0.008, { map });
  },
};

function raised(sheet: Sheet, outline: Path, color: string, map: Affine): void {
  halo(sheet, outline, 0.022, map);
  sheet.fill(outline, color, { map });
}

/** Screws at the sides; at the four corners if `y` is above 0. */
function screws(sheet: Sheet, x: number, y: number, map: Affine): void {
  for (const sx of [-1, 1]) {
    for (const sy of y > 0 ? [-1, 1] : [0]) {
      const [cx, cy] = [sx * x, sy * y];
      sheet.fill(circle(cx, cy, 0.014), '#6f7378', { map }).fill(circle(cx, cy, 0.011), '#c9ccd0', { map });
      sheet.stroke(line(cx - 0.007, cy - 0.005, cx + 0.007, cy + 0.005), '#6f7378', 0.004, { map });
    }
  }
}
