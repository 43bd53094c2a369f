import { parseColor } from '../../../core/color.js';
import type { Raster } from '../../../draw/raster.js';
import { rect } from '../../../draw/shapes.js';
import { Surface } from '../../../draw/surface.js';
import { fromAfarKept } from './far.js';
import type { MultisceneStudio } from './outlines.js';
import { reach } from './stamps.js';
import type { MultisceneState } from './state.js';

/** Of the green box of the region questions. */
const green = [0, 190, 60] as const;
const frame = { width: 1 / 128, gap: 1 / 64 } as const;

/** What was drawn of a state's figures, by part and level: sampling, views and laws ask for the same pictures. */
const drawn = new WeakMap<MultisceneState['figures'], Map<string, Raster>>();

/** @param part whole; region, with a green box; near, a magnified corner */
export function drawMultiscene(x: MultisceneState, part: string, studio: MultisceneStudio): Raster {
  const picture = drawnOnce(x, part, studio);
  return { ...picture, data: picture.data.slice() };
}

/** The same picture, which is not to be changed. */
export function drawnOnce(x: MultisceneState, part: string, studio: MultisceneStudio): Raster {
  let known = drawn.get(x.figures);
  if (!known) drawn.set(x.figures, (known = new Map<string, Raster>()));
  const key = `${part} ${x.seen}`;
  let picture = known.get(key);
  if (!picture) {
    picture =
      x.seen === 'large'
        ? fromAfarKept(drawnOnce({ ...x, seen: 'both' }, part, studio))
        : part === 'region'
          ? framed(x, drawnOnce(x, 'whole', studio))
          : drawNear(x, part, studio);
    known.set(key, picture);
  }
  return picture;
}

function drawNear(
  { size, ground, colors, figures, around, near }: MultisceneState,
  part: string,
  { stamps }: MultisceneStudio,
): Raster {
  const surface = new Surface(size, size, 3, parseColor(ground));
  const zoom = part === 'near' ? size / near.side : 1;
  const [x0, y0] = part === 'near' ? [near.x, near.y] : [0, 0];
  for (const element of [...around, ...figures.flatMap(({ elements }) => elements)]) {
    const moved = {
      ...element,
      x: (element.x - x0) * zoom,
      y: (element.y - y0) * zoom,
      side: element.side * zoom,
    };
    const room = reach * moved.side;
    if (moved.x + room < 0 || moved.y + room < 0 || moved.x - room > size || moved.y - room > size) continue;
    stamps.draw(surface, moved, colors);
  }
  return surface.raster;
}

/** A green box around the figure of the region questions. */
function framed({ size, figures, region }: MultisceneState, picture: Raster): Raster {
  const surface = new Surface(size, size, 3);
  surface.raster.data.set(picture.data);
  const [left, top, right, bottom] = figures[region]!.box;
  const gap = frame.gap * size;
  const [x, y] = [Math.max(2, left - gap), Math.max(2, top - gap)];
  const path = rect(x, y, Math.min(size - 2, right + gap) - x, Math.min(size - 2, bottom + gap) - y);
  return surface.stroke(path, green, { width: frame.width * size }).raster;
}
