import type { Raster } from '../../draw/raster.js';
import { turn, type Turn } from '../../draw/turn.js';
import type { Renderer } from '../../world/renderer.js';
import type { RotationStep } from '../../world/rotation/steps.js';
import { visibleObjects } from '../../world/visible.js';
import { stage, type ModelOf } from './staging.js';
import { turnObject, type OrientationState } from './state.js';

/** Side of the pictures in which answers are compared, pixels. */
const side = 96;

/**
 * How much two pictures must differ for two answers to be told apart, and how little for them to be the same: the mean
 * difference of the channels, 0 to 1, over the area that the object would fill if nothing hid it. Between the two lies
 * what a person might or might not see; such scenes are not made.
 */
export const bounds = { same: 0.006, apart: 0.025 };

/** What tells the answers of a question apart, as far as renders can say. */
export interface Apartness {
  /** The smallest difference between the right answer's picture and any other answer's. */
  readonly difference: number;
  /** Whether every other answer would show another picture, or some the same one; neither in between. */
  readonly verdict: 'determined' | 'undetermined' | 'unclear';
}

/**
 * Compares the picture of an answer with those of the others. Distractors are left out, what hides is not.
 *
 * @param others for each other answer, the turns that would make it right
 */
export function apartness(
  renderer: Renderer,
  modelOf: ModelOf,
  x: OrientationState,
  truth: { readonly object: number; readonly steps: readonly RotationStep[] },
  others: readonly (readonly RotationStep[])[],
  { hidden = false }: { hidden?: boolean } = {},
): Apartness {
  const alone = { ...x, ground: 'none' as const };
  const picture = (steps: readonly RotationStep[]): Raster =>
    renderer.render(stage(turnObject({ object: truth.object, steps }, alone), modelOf), {
      width: side,
      height: side,
      samples: 1,
      shadows: false,
    });
  const bare = { ...alone, objects: x.objects.slice(0, x.asked) };
  const area = count(
    renderer.objects(stage(turnObject(truth, bare), modelOf), { width: side, height: side }),
    truth.object,
  );
  const right = picture(truth.steps);
  let difference = Infinity;
  for (const steps of others) {
    difference = Math.min(difference, meanDifference(right, picture(steps), area));
    if (difference === 0) break;
  }
  const verdict =
    difference <= (hidden ? bounds.apart : bounds.same)
      ? 'undetermined'
      : difference >= bounds.apart
        ? 'determined'
        : 'unclear';
  return { difference: settle(difference), verdict };
}

export function meanDifference(a: Raster, b: Raster, area: number): number {
  let sum = 0;
  for (let i = 0; i < a.data.length; i++) sum += Math.abs(a.data[i]! - b.data[i]!);
  return sum / (3 * 255 * Math.max(1, area));
}

function count(objects: Uint16Array, object: number): number {
  let pixels = 0;
  for (let at = 0; at < objects.length; at++) if (objects[at] === object + 1) pixels++;
  return pixels;
}

/** The share of each asked object that is seen: pixels with everything in place, of those it would fill alone and whole. */
export const visibleShares = (renderer: Renderer, modelOf: ModelOf, x: OrientationState): readonly number[] =>
  visibleObjects(renderer, stage(x, modelOf), { width: 2 * side, height: 2 * side }, x.asked).map(
    ({ fraction }) => Math.round(fraction * 1000) / 1000,
  );

/**
 * The same bounds for pictures turned as a whole. The studio's light is not the same from all sides, which shades even a
 * ball by one part in forty: nobody tells by it which way up a ball is.
 */
export const turnedBounds = { same: 0.03, apart: 0.06 };

/**
 * The least and the most that the picture of a scene differs between turns of different groups, measured as in
 * {@link apartness}.
 */
export function turnedDifference(
  { renderer, modelOf }: { readonly renderer: Renderer; readonly modelOf: ModelOf },
  scene: OrientationState,
  groups: readonly (readonly Turn[])[],
): { least: number; most: number } {
  const alone = stage({ ...scene, ground: 'none', objects: scene.objects.slice(0, 1) }, modelOf);
  const size = { width: side, height: side };
  const picture = renderer.render(alone, { ...size, samples: 4, shadows: false });
  const area = count(renderer.objects(alone, size), 0);
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
  return { least: settle(least), most: settle(most) };
}

const settle = (value: number): number => Math.round(value * 1e6) / 1e6;
