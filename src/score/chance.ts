import type { Question } from './question.js';

type Guessable = Pick<Question, 'family' | 'condition' | 'prompt' | 'options' | 'answer' | 'copy' | 'groups'>;

/** Questions with the same possible answers. */
interface Stratum {
  questions: number;
  /** What occurs as answer or copy. */
  readings: Set<string>;
}

/**
 * The expected accuracy of guessing blindly, for each question. With options, a guesser takes one of them at random.
 * Without, a guesser knows which readings occur in the question's stratum, as answer or as copy, and takes one at
 * random, of at least two. Questions are of one stratum when family and condition agree and they share the group `scene`
 * or `length`, which shows at a glance, or, without these, the prompt. Strata of a single question are taken together.
 */
export function chanceLevels(questions: readonly Guessable[]): number[] {
  const strata = new Map<string, Stratum>();
  const at = (key: string) => {
    const stratum = strata.get(key) ?? { questions: 0, readings: new Set() };
    strata.set(key, stratum);
    return stratum;
  };
  const places = questions.map((question) => {
    if (choicesOf(question) > 0) return null;
    const { family, condition, prompt, groups, answer, copy } = question;
    const glance = groups?.scene ?? groups?.length;
    const own = at(JSON.stringify([family, condition, glance === undefined, glance ?? prompt]));
    const pool = at(JSON.stringify([family, condition]));
    own.questions++;
    for (const { readings } of [own, pool]) {
      readings.add(answer);
      if (copy !== undefined) readings.add(copy);
    }
    return { own, pool };
  });
  return questions.map((question, i) => {
    const place = places[i];
    if (!place) return 1 / choicesOf(question);
    return 1 / Math.max(2, (place.own.questions > 1 ? place.own : place.pool).readings.size);
  });
}

const choicesOf = ({ options }: Guessable) => Object.keys(options ?? {}).length;

/** The mean of the levels; `null` of none. */
export function meanChance(levels: readonly number[]): number | null {
  if (levels.length === 0) return null;
  let sum = 0;
  for (const level of levels) sum += level;
  return sum / levels.length;
}
