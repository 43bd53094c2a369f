import { sha256 } from '../../core/hash.js';
import type { Question } from '../question.js';

type Guessable = Pick<
  Question,
  'family' | 'condition' | 'prompt' | 'options' | 'answer' | 'accept' | 'copy' | 'groups' | 'scoring'
>;

/** Questions with the same possible answers. */
interface Stratum {
  questions: number;
  /** The readings that occur as an answer or a copy. */
  readings: Set<string>;
}

/**
 * The expected accuracy of guessing blindly, for each question. With options, a guesser takes one of them at random, or,
 * where several are to be named, as many as are right: of five options two in 10 % (AmbiBench, Table 1). Of Yes and No one.
 * Without, a guesser knows which readings occur in the question's stratum, as answer or as copy, and takes one at
 * random, of at least two. Questions are of one stratum when family and condition agree and they share the group `scene`
 * or `length`, which shows at first sight, or, without these, the prompt. Strata of a single question are taken together.
 */
export class Chances {
  private readonly strata = new Map<string, Stratum>();

  /** Takes in a question; its level is to be asked for when all are in. */
  add(question: Guessable): () => number {
    const { family, condition, prompt, groups, answer, accept, copy, scoring, options = {} } = question;
    const choices = Object.keys(options).length;
    if (choices > 0) {
      const level =
        scoring.kind === 'letters'
          ? 1 / subsets(choices, scoring.letters.length)
          : (1 + accept.filter((letter) => Object.hasOwn(options, letter)).length) / choices;
      return () => level;
    }
    if (scoring.kind === 'yes-no') return () => 1 / 2;
    const shown = groups?.scene ?? groups?.length;
    const own = this.at(JSON.stringify([family, condition, shown === undefined, shown ?? sha256(prompt)]));
    const pool = this.at(JSON.stringify([family, condition]));
    own.questions++;
    for (const { readings } of [own, pool]) {
      readings.add(answer);
      if (copy !== undefined) readings.add(copy);
    }
    return () => 1 / Math.max(2, (own.questions > 1 ? own : pool).readings.size);
  }

  private at(key: string): Stratum {
    const stratum = this.strata.get(key) ?? { questions: 0, readings: new Set() };
    this.strata.set(key, stratum);
    return stratum;
  }
}

/** How many sets of `size` there are among `n` things. */
function subsets(n: number, size: number): number {
  let count = 1;
  for (let i = 0; i < size; i++) count = (count * (n - i)) / (i + 1);
  return count;
}

/** The level of chance of each question; see {@link Chances}. */
export function chanceLevels(questions: readonly Guessable[]): number[] {
  const chances = new Chances();
  const levels = questions.map((question) => chances.add(question));
  return levels.map((level) => level());
}

/** The mean of the levels; `null` for none. */
export function meanChance(levels: readonly number[]): number | null {
  if (levels.length === 0) return null;
  let sum = 0;
  for (const level of levels) sum += level;
  return sum / levels.length;
}
