import { tally } from '../../core/group.js';
import { inherentIn } from '../../families/pixel-cue.js';
import { binomialTail } from '../../score/measure/binomial.js';
import { share, type Share } from '../../score/measure/measures.js';
import { markSide, type Cue } from './cues.js';
import { crossValidate, type Example } from './learner.js';
import type { PixelPool, PixelRow } from './pixel-pools.js';

/** How well a learner did that saw one cue of the pictures of one pool of questions. */
export interface PixelTrial extends Share {
  /** What the learner saw. */
  cue: string;
  /** The family of the questions. */
  family: string;
  /** The condition; several, joined by ` + `, where a guesser cannot tell which one is asked. */
  condition: string;
  /** How often the most frequent answer that a question offers is right. */
  majority: number;
  /** The chance that a learner who is right in `majority` + 3 % of the cases does as well or better; Holm-corrected. */
  adjusted: number;
  /** Why the cue is no leak, whatever it tells; `null` where it would be one. */
  inherent: string | null;
  /** Whether the learner is better than `majority` by 3 points, by the corrected 99 % bound. */
  leak: boolean;
}

/** How far a learner gives an item away: the likelihood of the right answer by the cue that is best at it. */
export interface BiasScore {
  /** The item's id. */
  item: string;
  /** The question's id. */
  question: string;
  /** What the learner saw. */
  cue: string;
  /** The likelihood, 0 to 1. */
  score: number;
}

/** The share of the questions by which a learner must beat the majority answer for a leak. */
const tolerated = 0.03;

/** Lets a learner see one cue of a pool. */
export async function tryCue(
  { family, conditions, inherent }: Omit<PixelPool, 'byCue'>,
  cue: Cue,
  rows: readonly PixelRow[],
): Promise<{ readonly trial: PixelTrial; readonly scores: readonly BiasScore[] }> {
  const examples = widened(rows.map(({ example }) => example));
  const results = await crossValidate(examples);
  const right = results.filter((result) => result.right).length;
  const majority = majorityRate(examples);
  return {
    trial: {
      cue: cue.name,
      family,
      condition: [...conditions].join(' + '),
      ...share(right, examples.length),
      majority,
      adjusted: binomialTail(right, examples.length, Math.min(1, majority + tolerated)),
      inherent:
        cue === markSide
          ? 'people and things are seen from all sides'
          : inherentIn(inherent, cue.name, conditions),
      leak: false,
    },
    scores: results.map(({ likelihood }, i) => ({
      item: examples[i].item,
      question: rows[i].question,
      cue: cue.name,
      score: likelihood,
    })),
  };
}

/** Questions of one pool may show one mark or two: all get as many features, −1 where there is none. */
function widened(examples: readonly Example[]): Example[] {
  const length = Math.max(...examples.map(({ features }) => features.length));
  return examples.map((example) => ({
    ...example,
    features: [...example.features, ...Array<number>(length - example.features.length).fill(-1)],
  }));
}

/**
 * How often the most frequent of the answers that a question offers is right; of several, the first in code-unit order. What is
 * the answer of this question alone cannot be known to be frequent: where nothing else is offered, one of them is guessed.
 */
function majorityRate(examples: readonly Example[]): number {
  const counts = tally(examples.map(({ answer }) => answer));
  const ranked = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([answer]) => answer);
  const right = ({ answer: own, offered }: Example): number => {
    const isKnown = (answer: string): boolean => answer !== own || counts.get(answer)! > 1;
    if (offered.length === 0) return ranked[0] === own ? 1 : 0;
    const guess = ranked.find((answer) => offered.includes(answer) && isKnown(answer));
    if (guess === undefined) return 1 / offered.length;
    return guess === own ? 1 : 0;
  };
  return examples.reduce((sum, example) => sum + right(example), 0) / examples.length;
}
