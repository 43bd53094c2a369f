import { cosDegrees, parseColor, sinDegrees } from '../../../core/index.js';
import type { Palette } from '../../../content/drawings/parts/palette.js';
import { circle, line, polygon, roundRect, Surface, turn, type Raster } from '../../../draw/index.js';
import { glyphCoverage } from '../../../glyphs/atlas.js';
import type { Font } from '../../../glyphs/font.js';
import { sidesOf, shorterSide, type Size } from '../../param-schemas.js';
import { type ClockTurn, handsAt } from './time.js';

export const numeralKinds = ['none', 'quarters', 'all'] as const;
export const tickKinds = ['none', 'hours', 'minutes'] as const;
export const handShapes = ['bar', 'taper', 'leaf'] as const;
export const caseForms = ['round', 'square'] as const;

/** A clock, and how its picture is turned. */
export type ClockState = {
  /** Minutes after 12:00. */
  readonly time: number;
  readonly seen: ClockTurn | 'none';
  readonly numerals: (typeof numeralKinds)[number];
  readonly ticks: (typeof tickKinds)[number];
  readonly hands: (typeof handShapes)[number];
  readonly form: (typeof caseForms)[number];
  readonly font: string;
  readonly palette: Palette;
  readonly size: Size;
};

/** Lengths in radii of the dial. */
export const clockParts = {
  hour: 0.48,
  minute: 0.82,
  hourWidth: 0.1,
  minuteWidth: 0.055,
  cap: 0.075,
} as const;

/** The dial's radius in pixels. */
export const dialRadius = (size: Size): number => 0.43 * shorterSide(sidesOf(size));

/** A clock's picture: drawn upright, then turned by moving its pixels. */
export function drawClock(clock: ClockState, font: Font): Raster {
  const { width, height } = sidesOf(clock.size);
  const [paper, tint, ink] = [clock.palette.paper, clock.palette.tint, clock.palette.ink].map(parseColor);
  const surface = new Surface(width, height, 3, tint);
  const [x, y, radius] = [width / 2, height / 2, dialRadius(clock.size)];
  const rim = { width: 0.035 * radius };
  const outline =
    clock.form === 'round'
      ? circle(x, y, 1.08 * radius)
      : roundRect(x - 1.08 * radius, y - 1.08 * radius, 2.16 * radius, 2.16 * radius, 0.2 * radius);
  surface.fill(outline, paper).stroke(outline, ink, rim);
  drawTicks(surface, clock);
  drawNumerals(surface, clock, font);
  drawHands(surface, clock);
  return turn(surface.raster, clock.seen);
}

/** A point at a distance and a direction, degrees clockwise from the top. */
const around = (surface: Surface, distance: number, degrees: number): [number, number] => [
  surface.width / 2 + distance * sinDegrees(degrees),
  surface.height / 2 - distance * cosDegrees(degrees),
];

function drawTicks(surface: Surface, { ticks, size, palette }: ClockState): void {
  if (ticks === 'none') return;
  const radius = dialRadius(size);
  const ink = parseColor(palette.ink);
  for (let minute = 0; minute < 60; minute += ticks === 'hours' ? 5 : 1) {
    const long = minute % 5 === 0;
    const [from, to] = [
      around(surface, (long ? 0.93 : 0.96) * radius, 6 * minute),
      around(surface, radius, 6 * minute),
    ];
    surface.stroke(line(...from, ...to), ink, { width: (long ? 0.035 : 0.014) * radius });
  }
}

function drawNumerals(surface: Surface, { numerals, size, palette }: ClockState, font: Font): void {
  if (numerals === 'none') return;
  const radius = dialRadius(size);
  const em = Math.max(1, Math.round((0.16 * radius * font.unitsPerEm) / font.capHeight));
  for (let hour = numerals === 'all' ? 1 : 3; hour <= 12; hour += numerals === 'all' ? 1 : 3)
    drawCentered(
      surface,
      String(hour),
      font,
      em,
      around(surface, 0.75 * radius, 30 * hour),
      parseColor(palette.ink),
    );
}

/** A text whose ink is centered on a point, as far as whole pixels allow. */
function drawCentered(
  surface: Surface,
  text: string,
  font: Font,
  em: number,
  [x, y]: readonly [number, number],
  color: readonly [number, number, number],
): void {
  let pen = 0;
  const glyphs = [...text].map((char) => {
    const ink = glyphCoverage(font, char, em);
    const left = pen;
    pen += Math.round((font.need(char).advance * em) / font.unitsPerEm);
    return { ink, left };
  });
  const first = glyphs[0];
  const last = glyphs.at(-1)!;
  const middle = (first.left + first.ink.x + last.left + last.ink.x + last.ink.width) / 2;
  const [dx, dy] = [Math.round(x - middle), Math.round(y - first.ink.y - first.ink.height / 2)];
  for (const { ink, left } of glyphs) surface.blit(ink, dx + left, dy, color);
}

function drawHands(surface: Surface, { time, hands, size, palette }: ClockState): void {
  const radius = dialRadius(size);
  const color = parseColor(palette.main);
  const { hour, minute } = handsAt(time);
  for (const [degrees, length, width] of [
    [hour / 2, clockParts.hour, clockParts.hourWidth],
    [minute / 2, clockParts.minute, clockParts.minuteWidth],
  ] as const)
    drawHand(surface, hands, degrees, length * radius, width * radius, color);
  surface.fill(
    circle(surface.width / 2, surface.height / 2, clockParts.cap * radius),
    parseColor(palette.ink),
  );
}

/** A hand with a short tail behind the middle. */
function drawHand(
  surface: Surface,
  shape: ClockState['hands'],
  degrees: number,
  length: number,
  width: number,
  color: readonly [number, number, number],
): void {
  const tail = around(surface, -0.12 * length, degrees);
  const tip = around(surface, length, degrees);
  if (shape === 'bar') {
    surface.stroke(line(...tail, ...tip), color, { width, cap: 'round' });
    return;
  }
  /** A point beside the hand's axis, at a share of its length. */
  const beside = (share: number, by: number): [number, number] => {
    const [x, y] = around(surface, share * length, degrees);
    return [x + by * cosDegrees(degrees), y + by * sinDegrees(degrees)];
  };
  const widest = shape === 'taper' ? -0.12 : 0.55;
  const wide = (shape === 'taper' ? 0.62 : 0.72) * width;
  const narrow = 0.3 * width;
  surface.fill(
    polygon([
      beside(-0.12, -narrow - (shape === 'taper' ? wide - narrow : 0)),
      beside(widest, -wide),
      beside(1, -narrow / 2),
      beside(1, narrow / 2),
      beside(widest, wide),
      beside(-0.12, narrow + (shape === 'taper' ? wide - narrow : 0)),
    ]),
    color,
  );
}
