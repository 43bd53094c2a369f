import { featuresOf, type Features, type Window } from './grounds/features.js';
import { shadeOf } from './form.js';
import type { Canvas } from './draw.js';
import type { CamouflageState } from './state.js';

/** What of a plane that lies in the picture is in a window: rows from `top` to before `bottom`, columns likewise. */
interface Part {
  readonly across: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** From a place in the plane's row to the one in the window's, and from a row to a row. */
  readonly aside: number;
  readonly down: number;
}

/**
 * The lightness of a hidden picture in a window, without its colors: what `paintObject` would come to, but for
 * rounding and for colors that are too bright. Light is looked for in it, which takes many pictures.
 */
export class Sketch {
  private readonly ground: Float32Array;
  private readonly seen: Float32Array;
  /** Luma of the fill, over the object's box. */
  private readonly fill: Float32Array;
  private readonly object: Part;
  private readonly shadow: Part;

  constructor(
    private readonly canvas: Canvas,
    private readonly window: Window,
  ) {
    const { placed, ground, fill } = canvas;
    const { width, height } = placed.figure;
    const { reach } = placed.relief;
    this.ground = featuresOf(ground, window).luma;
    this.seen = new Float32Array(this.ground.length);
    this.fill = featuresOf(fill, { left: 0, top: 0, width, height }).luma;
    this.object = partOf(window, placed, width, height);
    this.shadow = partOf(window, placed, width + reach, height + reach);
  }

  /** What is seen with these cues, until it is asked for others. */
  with({ lightness, shading, contact }: CamouflageState['cues']): Features {
    const { seen, fill, object, window } = this;
    const { cover, form } = this.canvas.placed.relief;
    seen.set(this.ground);
    this.castShadow(contact);
    const level = 1 + lightness;
    for (let y = object.top; y < object.bottom; y++) {
      let to = (y + object.down) * window.width + object.left + object.aside;
      let from = y * object.across + object.left;
      for (const end = y * object.across + object.right; from < end; from++, to++) {
        const over = cover[from]!;
        if (over === 0) continue;
        const own = fill[from]! * level * shadeOf(form[from]!, shading);
        seen[to]! += ((own < 255 ? own : 255) - seen[to]!) * over;
      }
    }
    return { luma: seen };
  }

  private castShadow(contact: number): void {
    const { seen, shadow, window } = this;
    const dark = this.canvas.placed.relief.shadow;
    for (let y = shadow.top; y < shadow.bottom; y++) {
      let to = (y + shadow.down) * window.width + shadow.left + shadow.aside;
      let from = y * shadow.across + shadow.left;
      for (const end = y * shadow.across + shadow.right; from < end; from++, to++)
        if (dark[from] !== 0) seen[to]! *= 1 - contact * dark[from]!;
    }
  }
}

function partOf(window: Window, { left, top }: Canvas['placed'], width: number, height: number): Part {
  return {
    across: width,
    left: Math.max(0, window.left - left),
    right: Math.min(width, window.left + window.width - left),
    top: Math.max(0, window.top - top),
    bottom: Math.min(height, window.top + window.height - top),
    aside: left - window.left,
    down: top - window.top,
  };
}
