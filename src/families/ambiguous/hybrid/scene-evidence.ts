import { sigmaOf } from '../../../draw/bands/cycles.js';
import { type FloatImage, correlation, deviationOf, meanOf } from '../../../draw/bands/float-image.js';
import { gaussian } from '../../../draw/bands/gaussian/gaussian.js';
import { shorterSide } from '../../param-schemas.js';

/** What is measured where a scene's thing is, in the pixels as they are seen from its distance. Plain JSON. */
export type ThingEvidence = {
  /** The correlation of what is seen there with the thing's own picture, and the largest with another source. */
  readonly own: number;
  readonly other: number;
  /** Of what is seen from nearest, the RMS contrast there by that all around; from afar, how much darker the thing is, in linear light. */
  readonly stands: number;
  /** From afar, the correlation of all that is seen with the thing's own blurred silhouette; null from nearer. */
  readonly form: number | null;
};

const bounds = { own: 0.6, margin: 0.25, near: 1.25, far: 0.1, form: 0.55, likest: 0.03 };
/** How far beyond a thing its outline and the halo of that reach, in shorter sides. */
const halo = 0.015;

/**
 * Whether a thing can be told from what is around it, and from the scene of the other reading.
 *
 * @param seen what is left of the picture @param sources likewise @param own the number of the thing's @param covered 0 to 1
 * @param below the end of the band of a thing seen from afar, cycles per shorter side; else null
 */
export function measureThing(
  seen: FloatImage,
  sources: readonly FloatImage[],
  own: number,
  covered: FloatImage,
  below: number | null,
): ThingEvidence {
  const wide = gaussian(covered, halo * shorterSide(covered)).data.map((value) => Math.min(1, 4 * value));
  const around = wide.map((value) => 1 - value + 1e-6);
  const [inside, outside] = [covered.data.map((value) => value + 1e-6), around];
  const others = sources
    .filter((_, at) => at !== own)
    .map((other) => Math.abs(correlation(seen, other, wide)));
  return {
    own: rounded(correlation(seen, sources[own]!, wide)),
    other: rounded(Math.max(...others)),
    stands: rounded(
      below === null
        ? deviationOf(seen, wide) / Math.max(deviationOf(seen, around), 1e-6)
        : meanOf(seen, outside) - meanOf(seen, inside),
    ),
    form:
      below === null
        ? null
        : rounded(-correlation(seen, gaussian(covered, sigmaOf(below, shorterSide(covered))))),
  };
}

/** What speaks against a thing in a scene. @param likest the correlation with the form of another thing that is the likest */
export function flawOfThing(
  { own, other, stands, form }: ThingEvidence,
  likest: number | undefined,
): { readonly reason: string; readonly why: string } | undefined {
  if (own < bounds.own || own - other < bounds.margin)
    return {
      reason: 'unclear-reading',
      why: `correlates ${own} with its own picture where its thing is and ${other} with another, less than ${bounds.own} or not ${bounds.margin} more`,
    };
  const least = form === null ? bounds.near : bounds.far;
  if (stands < least)
    return { reason: 'faint', why: `stands out from what is around it by ${stands}, less than ${least}` };
  if (form !== null && (form < bounds.form || form < (likest ?? 0) + bounds.likest))
    return {
      reason: 'untold',
      why: `correlates ${form} with its own outline and ${likest} with another, less than ${bounds.form} or not ${bounds.likest} more`,
    };
  return undefined;
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000 + 0;
