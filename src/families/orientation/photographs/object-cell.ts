import { cosDegrees, sinDegrees } from '../../../core/math/index.js';
import { cellSide, onCell } from '../../../draw/contact-sheet.js';
import type { Box as Window } from '../../../draw/path.js';
import { ellipse, line, polygon, rect, Surface, type Raster } from '../../../draw/index.js';
import { scaleWindow } from '../../../draw/layout/scale-window.js';
import { setLine } from '../../../glyphs/atlas.js';
import { loadFont } from '../../../glyphs/font.js';
import type { Box } from '../../staging/picture/marks.js';
import type { PosedObject } from './form.js';

/** Height of the line of words below the picture, pixels. */
const caption = 20;
const side = cellSide - caption;
/** The share of the cell's picture that an object's longer side takes. */
const fill = 0.62;
/** How flat a circle on the ground is drawn: as from some 25 degrees above. */
const flatness = 0.42;

const red = [230, 30, 40] as const;
const yellow = [255, 220, 40] as const;

/**
 * An object of a photograph, for looking at: its box, and on a circle on the ground where its heading says that its front points;
 * the yellow tick of the circle is toward the camera. Below it what it is called and its heading. RGB.
 */
export function objectCell(object: PosedObject, picture: Raster): Raster {
  const { box } = object;
  const window = windowAround(box, picture);
  const scale = side / Math.max(window.width, window.height);
  const size = [window.width, window.height].map((length) => Math.max(1, Math.round(length * scale)));
  const surface = new Surface(cellSide, cellSide, 3, 255);
  surface.raster.data.set(onCell(scaleWindow(picture, window, size[0], size[1])).data);
  const [left, top] = [(box.left - window.x) * scale, (box.top - window.y) * scale];
  const [width, height] = [box.width * scale, box.height * scale];
  surface.stroke(rect(left, top, width, height), 255, { width: 3 });
  surface.stroke(rect(left, top, width, height), red, { width: 1.5 });
  if (object.facing) drawHeading(surface, object.facing.front, left + width / 2, top + 0.8 * height);
  surface.fill(rect(0, side, cellSide, caption), 255);
  write(surface, wordsOf(object), 4, side + 15, 14);
  return surface.raster;
}

/** Draws the direction of the front: along the circle on the ground by its heading, and up by its altitude. */
function drawHeading(
  surface: Surface,
  { heading, altitude }: { readonly heading: number; readonly altitude: number },
  x: number,
  y: number,
): void {
  const radius = 0.2 * side;
  const level = cosDegrees(altitude);
  const [right, toward] = [-sinDegrees(heading) * level, cosDegrees(heading) * level];
  const [dx, dy] = [right * radius, (toward * flatness - sinDegrees(altitude)) * radius];
  const ring = ellipse(x, y, radius, radius * flatness);
  surface.stroke(ring, 0, { width: 3 }).stroke(ring, 255, { width: 1.5 });
  const tick = line(x, y + radius * flatness - 4, x, y + radius * flatness + 5);
  surface.stroke(tick, 0, { width: 5 }).stroke(tick, yellow, { width: 3 });
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length < 1) return;
  const [ux, uy] = [dx / length, dy / length];
  const tip = [x + dx, y + dy] as const;
  const [backX, backY] = [tip[0] - 12 * ux, tip[1] - 12 * uy];
  const head = polygon([tip, [backX - 6 * uy, backY + 6 * ux], [backX + 6 * uy, backY - 6 * ux]]);
  const shaft = line(x, y, backX, backY);
  surface.stroke(shaft, 255, { width: 6 }).stroke(head, 255, { width: 3 });
  surface.stroke(shaft, red, { width: 3.5 }).fill(head, red);
}

/** A square around a box, or as much of it as is in the picture: whole pixels. */
function windowAround(box: Box, { width, height }: Raster): Window {
  const reach = Math.max(8, Math.max(box.width, box.height) / fill / 2);
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const from = (at: number, most: number): number => Math.min(most - 1, Math.max(0, Math.floor(at)));
  const to = (at: number, least: number, most: number): number =>
    Math.min(most, Math.max(least + 1, Math.ceil(at)));
  const [left, top] = [from(x - reach, width), from(y - reach, height)];
  const [right, bottom] = [to(x + reach, left, width), to(y + reach, top, height)];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function wordsOf({ category, facing }: PosedObject): string {
  if (!facing) return `${category}, no front`;
  const { heading, altitude } = facing.front;
  const up = Math.abs(altitude) < 1 ? '' : `, ${Math.round(altitude)}° up`;
  return `${category} ${Math.round(heading)}°${up}`;
}

function write(surface: Surface, text: string, left: number, baseline: number, size: number): void {
  setLine(loadFont('dejavu-sans'), text, left, size, (shape, x) => surface.blit(shape, x, baseline, 0));
}
