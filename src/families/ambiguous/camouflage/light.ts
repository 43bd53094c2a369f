import { isGround, isObject, type Blocks } from './blocks.js';
import type { Features } from './grounds/features.js';
import { Sketch } from './sketch.js';
import type { CamouflageStage } from './stage.js';
import type { CamouflageState, Cues } from './state.js';
import { visibilityOf } from './visibility.js';

/** Shading: the least that is tried, and the most. */
const [flattest, deepest] = [0.05, 1];
/** The most that an object is made lighter or darker; and how far its mean may be from the ground's then, in the ground's standard deviations. */
const mostLightness = 0.25;
const mostMismatch = 0.5;
/** Luma that the lighter parts of an object are kept below, and which of its pixels those are: what is clipped has lost its grain. */
const brightest = 250;
const brightShare = 0.02;
/** So near to the visibility that is wanted is near enough, share of it. */
const nearEnough = 0.08;

/** How visible what has no shading is, roughly, in standard errors: by its seam and by chance. */
const unshaded = 10;

/** A state, and how visible its object is, in standard errors. */
export interface Lit {
  readonly state: CamouflageState;
  readonly total: number;
}

/**
 * Finds the light that comes nearest to a visibility: the depth of the shading, and where the deepest does not show
 * enough, the lightness too, as far as the texture still counts as the ground's.
 *
 * @param wanted visibility, standard errors
 */
export function lightFor(drawn: CamouflageState, stage: CamouflageStage, wanted: number): Lit {
  const { figure, left, top } = stage.placed;
  const box: CamouflageState['subject']['box'] = [left, top, left + figure.width, top + figure.height];
  const boxed = { ...drawn, subject: { ...drawn.subject, box } };
  const { target } = stage;
  const sketch = new Sketch(stage, target.blocks.window);
  const seen = (light: Pick<Cues, 'shading' | 'lightness'>): Lit => {
    const state = lit(boxed, light);
    return { state, total: visibilityOf(target, sketch.with(state.cues)).total };
  };
  const unlit = lit(boxed, { shading: deepest, lightness: 0 });
  const [darkest, lightest] = lightnesses(target.blocks, sketch.with(unlit.cues));
  const own = Math.min(lightest, Math.max(darkest, drawn.cues.lightness));
  const deep = seen({ shading: deepest, lightness: own });
  if (deep.total >= wanted) {
    const shaded = (shading: number): Lit => seen({ shading, lightness: own });
    const part = Math.max(0, wanted - unshaded) / (deep.total - unshaded);
    const guess = Math.round(1000 * Math.max(flattest, deepest * part)) / 1000;
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

/** What gives the visibility wanted, between a number that gives less and one that gives more: it grows all but evenly. */
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
    const middle = Math.round(1000 * (low + (high - low) * share)) / 1000;
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
    Math.round(1000 * Math.min(mostLightness, Math.max(-mostLightness, lightness))) / 1000;
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
    if (!wanted(inside[block]!)) continue;
    const column = block % columns;
    let first = ((block - column) / columns) * side * width + column * side;
    for (let y = 0; y < side; y++, first += width)
      for (let at = first; at < first + side; at++) {
        const value = luma[at]!;
        sum += value;
        squares += value * value;
        histogram[Math.floor(value)]!++;
      }
    count += side * side;
  }
  let bright = 255;
  for (let above = histogram[255]!; bright > 0 && above < brightShare * count; above += histogram[bright]!)
    bright--;
  const mean = sum / Math.max(1, count);
  return { mean, deviation: Math.sqrt(Math.max(0, squares / Math.max(1, count) - mean * mean)), bright };
}

/** The shadow on the ground goes with the shading of the form. */
const lit = (x: CamouflageState, light: Pick<Cues, 'shading' | 'lightness'>): CamouflageState => ({
  ...x,
  cues: { ...x.cues, ...light, contact: Math.min(0.6, 0.15 + 0.35 * light.shading) },
});
