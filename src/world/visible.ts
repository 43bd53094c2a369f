import type { Window } from '../draw/window.js';
import { type Scene, type Renderer, angleOver } from './scene.js';

/** How much of an object a picture shows, counted at pixel centers. */
export interface Visible {
  /** Pixels of the object, as seen. */
  readonly pixels: number;
  /** The smallest rectangle that holds them: first and last pixel, both included. Absent where none is seen. */
  readonly box?: Box;
  /** Pixels that the object alone would cover if the picture went on, by its longer side, beyond every side. */
  readonly alone: number;
  /** pixels / alone, 0 to 1: 1 where nothing hides the object and no side of the picture cuts it. 0 where alone is 0. */
  readonly fraction: number;
}

type Size = { readonly width: number; readonly height: number };

export type Box = Window;

/** Per object, the number of its pixels and their rectangle, from a picture of 1 + the index of objects. */
export function countPixels(
  seen: Uint16Array,
  { width, height }: Size,
  objects: number,
): { pixels: number; box?: Box }[] {
  const found = Array.from({ length: objects }, () => ({
    pixels: 0,
    left: width,
    top: height,
    right: -1,
    bottom: -1,
  }));
  for (let y = 0, at = 0; y < height; y++)
    for (const start = at, end = at + width; at < end;) {
      const object = seen[at];
      const from = at;
      // a run of one object at a time
      while (++at < end && seen[at] === object);
      if (object === 0) continue;
      const one = found[object - 1];
      one.pixels += at - from;
      if (from - start < one.left) one.left = from - start;
      if (at - 1 - start > one.right) one.right = at - 1 - start;
      if (y < one.top) one.top = y;
      one.bottom = y;
    }
  return found.map(({ pixels, left, top, right, bottom }) =>
    pixels > 0 ? { pixels, box: { left, top, right, bottom } } : { pixels },
  );
}

/**
 * Measures what a picture shows of each of its objects, by drawing which object is where: in the scene; of each object alone, without
 * ground; and, for one that then touches a side of the picture, of a picture that continues beyond it.
 * @param count only the first so many objects are measured. Default: all
 */
export function visibleObjects(
  renderer: Renderer,
  scene: Scene,
  size: Size,
  count = scene.objects.length,
): Visible[] {
  const told = Math.min(count, scene.objects.length);
  const seen = countPixels(renderer.objects(scene, size, told), size, told);
  return seen.map((one, i) => {
    const solitary: Scene = { ...scene, objects: [scene.objects[i]], ground: 'none' };
    let [whole] = countPixels(renderer.objects(solitary, size), size, 1);
    if (mayGoOn(whole.box, size)) whole = countWide(renderer, solitary, size);
    const alone = whole.pixels;
    // Both pictures round corners to a fixed grid, so that a pixel more or less is the same object.
    return { ...one, alone, fraction: alone > 0 ? Math.min(1, one.pixels / alone) : 0 };
  });
}

/** Whether an object that is alone may go on beyond the picture; one that is not seen may be all outside. */
const mayGoOn = (box: Box | undefined, size: Size): boolean => !box || touches(box, size);

/** Whether a rectangle of pixels reaches a side of the picture. */
export function touches(box: Box, size: Size): boolean {
  return box.left === 0 || box.top === 0 || box.right === size.width - 1 || box.bottom === size.height - 1;
}

/** The longest side that all engines draw. */
const longestSide = 8192;

/** The pixels of an object in a picture that continues beyond each side by its longer side, as far as can be drawn. */
function countWide(renderer: Renderer, scene: Scene, { width, height }: Size): { pixels: number } {
  const longer = Math.max(width, height);
  const more = Math.max(0, Math.min(longer, Math.floor((longestSide - longer) / 2)));
  const fieldOfView = angleOver(scene.camera.fieldOfView, height, height + 2 * more);
  const wide = { width: width + 2 * more, height: height + 2 * more };
  const camera = { ...scene.camera, fieldOfView };
  return countPixels(renderer.objects({ ...scene, camera }, wide), wide, 1)[0];
}
