import { memoize, threeDecimals } from '../../../core/index.js';
import type { Raster } from '../../../draw/raster.js';
import { type Blocks, isGround, isObject } from '../hiding/blocks.js';
import { type Features, featuresOf, type Window } from '../hiding/features.js';
import { type Placed, shadeOf } from '../hiding/relief.js';
import { Observer } from '../hiding/visibility.js';
import type { CamouflageStage } from './stage.js';
import type { CamouflageState, Cues } from './state.js';

/** The least and the greatest depth of shading that is tried. */
const [flattest, deepest] = [0.05, 1];
/** The most that an object is made lighter or darker; and how far its mean may be from the ground's then, in the ground's standard deviations. */
const mostLightness = 0.25;
const mostMismatch = 0.5;
/** Luma that the lighter parts of an object are kept below, and which of its pixels those are: what is clipped has lost its grain. */
const brightest = 250;
const brightShare = 0.02;
/** How close to the wanted visibility is close enough, as a share of it. */
const nearEnough = 0.08;

/** How visible something without shading is, roughly, in standard errors: by its seam and by chance. */
const unshaded = 10;

/** A state, and how visible its object is, in standard errors. */
interface Lit {
  readonly state: CamouflageState;
  readonly total: number;
}

/**
 * Finds the light that comes nearest to a visibility: the depth of the shading, and where the deepest does not show
 * enough, the lightness too, as far as the texture still counts as the ground's.
 * @param wanted visibility, standard errors
 */
export function lightFor(drawn: CamouflageState, stage: CamouflageStage, wanted: number): Lit {
  const { figure, left, top } = stage.placed;
  const box: CamouflageState['subject']['box'] = [left, top, left + figure.width, top + figure.height];
  const boxed = { ...drawn, subject: { ...drawn.subject, box } };
  const { target } = stage;
  const sketch = new Sketch(stage, target.blocks.window);
  const observer = new Observer(target);
  const seen = (light: Pick<Cues, 'shading' | 'lightness'>): Lit => {
    const state = lit(boxed, light);
    return { state, total: observer.visibility(sketch.with(state.cues)).total };
  };
  const unlit = lit(boxed, { shading: deepest, lightness: 0 });
  const [darkest, lightest] = lightnesses(target.blocks, sketch.with(unlit.cues));
  const own = Math.min(lightest, Math.max(darkest, drawn.cues.lightness));
  const deep = seen({ shading: deepest, lightness: own });
  if (deep.total >= wanted) {
    const shaded = (shading: number): Lit => seen({ shading, lightness: own });
    const part = Math.max(0, wanted - unshaded) / (deep.total - unshaded);
    const guess = threeDecimals(Math.max(flattest, deepest * part));
    const guessed = shaded(guess);
    if (isNear(guessed, wanted)) return guessed;
    return guessed.total < wanted
      ? between(shaded, [guess, guessed], [deepest, deep], wanted)
      : between(shaded, [flattest, shaded(flattest)], [guess, guessed], wanted);
  }
  const toned = (lightness: number): Lit => seen({ shading: deepest, lightness });
  let best = deep;
  for (const end of own > 0 ? [lightest, darkest] : [darkest, lightest]) {
    const most = toned(end);
    if (most.total >= wanted) return between(toned, [own, deep], [end, most], wanted);
    if (most.total > best.total) best = most;
  }
  return best;
}

const isNear = ({ total }: Lit, wanted: number): boolean => Math.abs(total - wanted) < nearEnough * wanted;

/** The number that gives the wanted visibility, between too little and too much: it grows almost linearly. */
function between(
  seen: (at: number) => Lit,
  [from, less]: readonly [number, Lit],
  [to, more]: readonly [number, Lit],
  wanted: number,
): Lit {
  let [low, lowest] = [from, less];
  let [high, highest] = [to, more];
  if (lowest.total >= wanted) return lowest;
  for (let step = 0; step < 3; step++) {
    const share = (wanted - lowest.total) / (highest.total - lowest.total);
    const middle = threeDecimals(low + (high - low) * share);
    const found = seen(middle);
    if (isNear(found, wanted)) return found;
    if (found.total < wanted) [low, lowest] = [middle, found];
    else [high, highest] = [middle, found];
  }
  return lowest;
}

/** How dark and how light an object may be made. @param features with a lightness of 0 */
function lightnesses(blocks: Blocks, features: Features): [darkest: number, lightest: number] {
  const own = moments(blocks, features, isObject);
  const ground = moments(blocks, features, isGround);
  const within = (lightness: number): number =>
    threeDecimals(Math.min(mostLightness, Math.max(-mostLightness, lightness)));
  const reach = mostMismatch * ground.deviation;
  const mean = Math.max(1, own.mean);
  const darkest = within((ground.mean - reach) / mean - 1);
  const unclipped = brightest / Math.max(1, own.bright) - 1;
  return [darkest, Math.max(darkest, within(Math.min((ground.mean + reach) / mean - 1, unclipped)))];
}

/** Luma over the blocks of one side: its mean, its standard deviation, and what only few pixels are brighter than. */
function moments(
  { window: { width }, side, columns, inside }: Blocks,
  { luma }: Features,
  wanted: (inside: number) => boolean,
): { mean: number; deviation: number; bright: number } {
  let [count, sum, squares] = [0, 0, 0];
  const histogram = new Uint32Array(256);
  for (let block = 0; block < inside.length; block++) {
    if (!wanted(inside[block])) continue;
    const column = block % columns;
    let first = ((block - column) / columns) * side * width + column * side;
    for (let y = 0; y < side; y++, first += width)
      for (let at = first; at < first + side; at++) {
        const value = luma[at];
        sum += value;
        squares += value * value;
        histogram[Math.floor(value)]++;
      }
    count += side * side;
  }
  let bright = 255;
  for (let above = histogram[255]; bright > 0 && above < brightShare * count; above += histogram[bright])
    bright--;
  const mean = sum / Math.max(1, count);
  return { mean, deviation: Math.sqrt(Math.max(0, squares / Math.max(1, count) - mean * mean)), bright };
}

/** The shadow on the ground goes with the shading of the form. */
const lit = (x: CamouflageState, light: Pick<Cues, 'shading' | 'lightness'>): CamouflageState => ({
  ...x,
  cues: { ...x.cues, ...light, contact: Math.min(0.6, 0.15 + 0.35 * light.shading) },
});

/** The luma of a ground in a window, which serves all fillings that are tried there. */
const groundLuma = memoize((ground: Raster, window: Window) => featuresOf(ground, window).luma);

/** The part of a plane in the picture that lies in a window: rows from `top` to before `bottom`, columns likewise. */
interface Part {
  readonly across: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** The offset from a place in the plane's row to the one in the window's, and from row to row. */
  readonly aside: number;
  readonly down: number;
}

/**
 * The lightness of a hidden picture in a window, without its colors: what `paintObject` would come to, but for
 * rounding and for colors that are too bright. Light is looked for in it, which takes many pictures.
 */
class Sketch {
  private readonly ground: Float32Array;
  private readonly seen: Float32Array;
  /** Luma of the fill, over the object's box. */
  private readonly fill: Float32Array;
  private readonly object: Part;
  private readonly shadow: Part;

  constructor(
    private readonly stage: CamouflageStage,
    private readonly window: Window,
  ) {
    const { placed, ground, fill } = stage;
    const { width, height } = placed.figure;
    const { reach } = placed.relief;
    this.ground = groundLuma(ground, window);
    this.seen = new Float32Array(this.ground.length);
    this.fill = featuresOf(fill, { left: 0, top: 0, width, height }).luma;
    this.object = partOf(window, placed, width, height);
    this.shadow = partOf(window, placed, width + reach, height + reach);
  }

  /** The features under these cues, valid until the next call. */
  with({ lightness, shading, contact }: CamouflageState['cues']): Features {
    const { seen, fill, object, window } = this;
    const { cover, form } = this.stage.placed.relief;
    seen.set(this.ground);
    this.castShadow(contact);
    const level = 1 + lightness;
    for (let y = object.top; y < object.bottom; y++) {
      let to = (y + object.down) * window.width + object.left + object.aside;
      let from = y * object.across + object.left;
      for (const end = y * object.across + object.right; from < end; from++, to++) {
        const over = cover[from];
        if (over === 0) continue;
        const own = fill[from] * level * shadeOf(form[from], shading);
        seen[to] += ((own < 255 ? own : 255) - seen[to]) * over;
      }
    }
    return { luma: seen };
  }

  private castShadow(contact: number): void {
    const { seen, shadow, window } = this;
    const dark = this.stage.placed.relief.shadow;
    for (let y = shadow.top; y < shadow.bottom; y++) {
      let to = (y + shadow.down) * window.width + shadow.left + shadow.aside;
      let from = y * shadow.across + shadow.left;
      for (const end = y * shadow.across + shadow.right; from < end; from++, to++)
        if (dark[from] !== 0) seen[to] *= 1 - contact * dark[from];
    }
  }
}

function partOf(window: Window, { left, top }: Placed, width: number, height: number): Part {
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
