import type { SpecPart } from '../../dataset/plan/spec.js';

/** Questions of each of the 14 types (Table 1: 33,656 in all). */
const ofType = 2404;

/** How the stimuli of a task are shared out. */
interface Shares {
  /** How many are asked about at both levels. The rest of each type has stimuli of its own. */
  readonly both: number;
  /** The numbers of the options that are right in those; all if there are none. */
  readonly coarse?: readonly number[];
  readonly granular?: readonly number[];
}

/**
 * By task. Where a picture has clear answers to both questions it is asked both. What no shared picture shows, e.g. a thing from its side, which
 * faces neither the camera nor away, is shown by the others, so that each option is right; the weights are ours.
 */
const shares: readonly Shares[] = [
  { both: 1803, granular: [2] },
  { both: 1443, coarse: [3, 4], granular: [2, 3] },
  { both: 1803, coarse: [2] },
  { both: 2004, coarse: [4, 5] },
  { both: 2004, coarse: [3] },
  { both: ofType },
  // Half of the coarse questions are about things without text, which the granular one cannot be about.
  { both: ofType / 2 },
];

/** Tasks about two pictures, which the paper shows side by side in one. */
const pairs = ['compound-rotation', 'viewer-scene-direction'];

/** The paper's 33,656 questions, the coarse and the granular one of the same stimulus where both have clear answers. */
export const paperParts = (tasks: readonly string[]): SpecPart[] =>
  tasks.flatMap((task, at) => {
    const { both, coarse, granular } = shares[at];
    const part = (suffix: string, count: number, more: SpecPart['params']): SpecPart => ({
      name: `type-${at + 1}${suffix}`,
      family: `orientation/${task}`,
      count,
      params: { ...more, variants: ['full'], ...(pairs.includes(task) && { layout: 'side-by-side' }) },
    });
    const own = ofType - both;
    return [
      part('', both, { level: 'both' }),
      ...(own === 0
        ? []
        : [
            part('c', own, { level: 'coarse', ...(coarse && { answers: [...coarse] }) }),
            part('g', own, { level: 'granular', ...(granular && { answers: [...granular] }) }),
          ]),
    ];
  });

/** Of so many questions of each type, those that a part of the preset asks: the questions of a type are those of the part for both and of its own. */
export function shareOfPart(part: string, questions: number): number {
  const [, task, own] = /^type-(\d)([cg]?)/.exec(part)!;
  const both = Math.round((questions * shares[Number(task) - 1].both) / ofType);
  return own === '' ? both : questions - both;
}
