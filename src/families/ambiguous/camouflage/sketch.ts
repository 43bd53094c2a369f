import { luma } from '../../../draw/paint.js';
import { featuresOf, type Features, type Window } from './features.js';
import { shadeOf } from './form.js';
import type { CamouflageState } from './state.js';
import type { Canvas } from './studio.js';

/**
 * The lightness of a hidden picture in a window, without its colours: what `paintObject` would come to, but for
 * rounding and for colours that are too bright. The depth of the shading is looked for in it, which takes many pictures.
 */
export class Sketch {
  private readonly ground: Float32Array;
  private readonly seen: Float32Array;
  /** Of the pixels that the object covers: place in the window, cover, form, and the fill's own lightness. */
  private readonly object: { at: Uint32Array; cover: Float32Array; form: Float32Array; fill: Float32Array };
  /** Of the pixels in its shadow: place, and how dark it is there. */
  private readonly shadow: { at: Uint32Array; dark: Float32Array };

  constructor({ placed, ground, fill }: Canvas, window: Window) {
    const { figure, relief, left, top } = placed;
    this.ground = featuresOf(ground, window).luma;
    this.seen = new Float32Array(this.ground.length);
    const inWindow = (x: number, y: number): number => {
      const [column, row] = [left + x - window.left, top + y - window.top];
      return column < 0 || row < 0 || column >= window.width || row >= window.height
        ? -1
        : row * window.width + column;
    };
    const most = figure.width * figure.height;
    const object = { at: new Uint32Array(most), cover: new Float32Array(most), form: new Float32Array(most), fill: new Float32Array(most) }; // prettier-ignore
    let count = 0;
    for (let y = 0, from = 0; y < figure.height; y++)
      for (let x = 0; x < figure.width; x++, from++) {
        if (relief.cover[from] === 0) continue;
        const at = inWindow(x, y);
        if (at < 0) continue;
        object.at[count] = at;
        object.cover[count] = relief.cover[from]!;
        object.form[count] = relief.form[from]!;
        object.fill[count] = luma(fill.data[3 * from]!, fill.data[3 * from + 1]!, fill.data[3 * from + 2]!);
        count++;
      }
    this.object = { ...object, at: object.at.subarray(0, count) };
    const shadow = { at: new Uint32Array(relief.shadow.length), dark: new Float32Array(relief.shadow.length) }; // prettier-ignore
    let darkened = 0;
    for (let y = 0, from = 0; y < figure.height + relief.reach; y++)
      for (let x = 0; x < figure.width + relief.reach; x++, from++) {
        if (relief.shadow[from] === 0) continue;
        const at = inWindow(x, y);
        if (at < 0) continue;
        shadow.at[darkened] = at;
        shadow.dark[darkened] = relief.shadow[from]!;
        darkened++;
      }
    this.shadow = { ...shadow, at: shadow.at.subarray(0, darkened) };
  }

  /** What is seen with these cues, until it is asked for others. */
  with({ lightness, shading, contact }: CamouflageState['cues']): Features {
    const { seen, object, shadow } = this;
    seen.set(this.ground);
    for (let i = 0; i < shadow.at.length; i++) seen[shadow.at[i]!]! *= 1 - contact * shadow.dark[i]!;
    for (let i = 0; i < object.at.length; i++) {
      const own = object.fill[i]! * (1 + lightness) * shadeOf(object.form[i]!, shading);
      const under = seen[object.at[i]!]!;
      seen[object.at[i]!] = under + ((own < 255 ? own : 255) - under) * object.cover[i]!;
    }
    return { luma: seen };
  }
}
