import { sixDecimals, threeDecimals } from '../../../core/math/decimals.js';
import { turn, type Raster, type Turn } from '../../../draw/index.js';
import type { RotationStep } from '../../../world/rotation/steps.js';
import { visibleObjects, type Renderer } from '../../../world/index.js';
import { measuredScene, type Staging } from '../place/photo-scene.js';
import { sceneOf } from '../scene/scene-of.js';
import { turnObject, type OrientationState, type OrientationTransform } from '../scene/state.js';

/** Side of the pictures in which answers are compared, pixels. */
const side = 96;

/**
 * How much two pictures must differ for two answers to be distinguished, and how little for them to be the same: the mean
 * difference of the channels, 0 to 1, over the area that the object would fill if nothing hid it. Between the two lies
 * what a person might or might not see; such scenes are not made. Of what is nearly all hidden, what sticks out may differ
 * by `hidden`: a patch of another outline, which tells nothing, but no dial and no ear, which would.
 */
export const bounds = { same: 0.006, hidden: 0.012, apart: 0.025 };

/** What tells the answers of a question apart, as far as renders can say. */
export interface Apartness {
  /** The smallest difference between the right answer's picture and any other answer's. */
  readonly difference: number;
  /** Whether every other answer would show another picture, or some the same one; neither in between. */
  readonly verdict: 'determined' | 'undetermined' | 'unclear';
}

/** What is needed to look at scenes: a renderer that is the same everywhere, and the models. */
interface Judging extends Staging {
  readonly renderer: Renderer;
}

/** Answers to be distinguished, or not. */
export interface Comparison {
  readonly truth: OrientationTransform;
  /** For each other answer, the turns that would make it right. */
  readonly others: readonly (readonly RotationStep[])[];
  /** The area that the turned object would fill if nothing hid it, as a share of the picture. */
  readonly area: number;
  /** Whether something stands in front of the object: it, too, is in the pictures. Distractors, which stand behind, are not. */
  readonly occluded?: boolean;
  /** Whether it hides nearly all of the object. */
  readonly hidden?: boolean;
}

/**
 * Compares the picture of an answer with those of the others, as long as they may all be different if the state claims
 * that they are.
 */
export function apartness(
  { renderer, modelOf }: Judging,
  x: OrientationState,
  { truth, others, area, occluded = false, hidden = false }: Comparison,
): Apartness {
  const objects = occluded ? x.objects : x.objects.slice(0, x.asked);
  const alone: OrientationState = { ...x, ground: 'none', objects };
  const picture = (steps: readonly RotationStep[]): Raster =>
    renderer.render(sceneOf(turnObject({ object: truth.object, steps }, alone), modelOf), {
      width: side,
      height: side,
      samples: 1,
      shadows: false,
    });
  const right = picture(truth.steps);
  let difference = Infinity;
  for (const steps of others) {
    difference = Math.min(difference, meanDifference(right, picture(steps), area * side * side, difference));
    if (difference === 0 || (x.determined && difference < bounds.apart)) break;
  }
  const verdict =
    difference <= (hidden ? bounds.hidden : bounds.same)
      ? 'undetermined'
      : difference >= bounds.apart
        ? 'determined'
        : 'unclear';
  return { difference: sixDecimals(difference), verdict };
}

/** The reason if renders contradict a state, which claims that they tell the answers apart, or that they do not. */
export const whyNot = ({ determined }: Pick<OrientationState, 'determined'>): string =>
  determined ? 'answers-alike' : 'answers-differ';

/** How many bytes are compared before it is checked whether they differ enough. */
const portion = 1536;

/**
 * The mean difference of the channels over an area, 0 to 1.
 * @param most beyond this the exact difference does not matter: the result is then some number that is at least `most`
 */
export function meanDifference(
  { data }: Raster,
  { data: other }: Raster,
  area: number,
  most = Infinity,
): number {
  const whole = 3 * 255 * Math.max(1, area);
  let sum = 0;
  for (let i = 0; i < data.length && sum / whole < most;)
    for (const end = Math.min(data.length, i + portion); i < end; i++) sum += Math.abs(data[i] - other[i]);
  return sum / whole;
}

/**
 * For each object asked about, the share that is seen (pixels with everything in place, of those it would fill alone
 * and whole), and the share of the picture that it would fill.
 */
export const visibleShares = (
  judging: Judging,
  x: OrientationState,
): readonly { readonly seen: number; readonly area: number }[] =>
  visibleObjects(
    judging.renderer,
    measuredScene(x, judging),
    { width: 2 * side, height: 2 * side },
    x.asked,
  ).map(({ fraction, alone }) => ({
    seen: threeDecimals(fraction),
    area: alone / (4 * side * side),
  }));

/**
 * The same bounds for pictures turned as a whole. The studio's light is not the same from all sides, which shades even a
 * ball by one part in forty: too little to tell which way up a ball is.
 */
export const turnedBounds = { same: 0.03, apart: 0.06 };

/**
 * The least and the most that the whole picture of a scene, ground and background included, differs between turns of different groups, measured as in
 * {@link apartness}.
 */
export function turnedDifference(
  { renderer, modelOf }: Judging,
  scene: OrientationState,
  groups: readonly (readonly Turn[])[],
): { least: number; most: number } {
  const whole = sceneOf(scene, modelOf);
  // Noise is another after each turn, but in no direction: its mean is compared.
  const { background } = whole;
  const compared = 'noise' in background ? { ...whole, background: { ...background, noise: 0 } } : whole;
  const size = { width: side, height: side };
  const picture = renderer.render(compared, { ...size, samples: 4, shadows: false });
  const area = renderer.objects(whole, size).reduce((sum, object) => sum + object, 0);
  const pictures = groups.map((turns) => turns.map((by) => turn(picture, by)));
  let [least, most] = [Infinity, 0];
  pictures.forEach((group, at) => {
    for (const one of group) {
      for (const other of pictures.slice(at + 1).flat()) {
        const difference = meanDifference(one, other, area);
        least = Math.min(least, difference);
        most = Math.max(most, difference);
      }
    }
  });
  return { least: sixDecimals(least), most: sixDecimals(most) };
}
