import { sceneOf } from '../../gltf/sheet.js';
import type { Model, Renderer } from '../../index.js';

/** Side of the pictures, pixels. */
const side = 24;
/** The directions from which they are taken, degrees about the vertical. */
const views = [20, 110, 200, 290];
/** The mean difference of channels below which two views are the same: those of one thing, saved again, differ by less. */
const alike = 3;

/** A model from four sides, very small. */
export interface Glimpse {
  /** RGB of the views, one after another; 0 where it is not. */
  readonly colors: Uint8Array;
  /** How many of the pixels show it. */
  readonly area: number;
}

export function glimpseOf(model: Model, renderer: Renderer): Glimpse {
  const colors = new Uint8Array(views.length * side * side * 3);
  let area = 0;
  views.forEach((degrees, view) => {
    const scene = sceneOf([model], degrees);
    const size = { width: side, height: side };
    const { data } = renderer.render(scene, { ...size, samples: 4, shadows: false });
    renderer.objects(scene, size).forEach((object, i) => {
      if (object === 0) return;
      area++;
      for (let c = 0; c < 3; c++) colors[3 * (view * side * side + i) + c] = data[3 * i + c];
    });
  });
  return { colors, area };
}

/** Whether two models could be one, saved twice. */
export function looksLike(a: Glimpse, b: Glimpse): boolean {
  let left = alike * 3 * Math.min(a.area, b.area);
  for (let i = 0; i < a.colors.length; i++) {
    left -= Math.abs(a.colors[i] - b.colors[i]);
    if (left < 0) return false;
  }
  return true;
}
