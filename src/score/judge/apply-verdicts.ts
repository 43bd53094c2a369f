import type { Gradable, Grade } from '../grade/grade-reply.js';
import { comparisonId, comparisonsOf } from './comparisons.js';
import type { Verdicts } from './verdicts.js';

/**
 * A grade after a judge's verdicts. They count only where the judge has spoken on every comparison of the reply; else, and
 * where the reply is the answer word for word, the grade stays.
 */
export function applyVerdicts(
  question: Gradable & { readonly id: string },
  reply: unknown,
  grade: Grade,
  verdicts: Verdicts,
): Grade {
  const { scoring } = question;
  if (grade.strict || (scoring.kind !== 'words' && scoring.kind !== 'layers')) return grade;
  const comparisons = comparisonsOf(question, reply);
  const judged = new Map(comparisons.map((one) => [one.name, verdicts.get(comparisonId(question.id, one))]));
  if (comparisons.length === 0 || [...judged.values()].includes(undefined)) return grade;
  if (scoring.kind === 'layers') {
    const given = grade.given ?? [];
    // The judge compares lists of one length; what our rule takes with more words in a layer stays.
    if (grade.correct && comparisons.length < scoring.layers.length * given.length) return grade;
    const parts = scoring.layers.map((_, i) => given.some((_, j) => judged.get(`${i + 1}-${j + 1}`)));
    return { ...grade, parts, correct: isAssignment(judged, scoring.layers.length, given.length) };
  }
  if (!scoring.ordered) {
    const right = judged.get('all') === true;
    return { ...grade, correct: right, ...(right && { parts: scoring.parts.map(() => true) }) };
  }
  const parts = scoring.parts.map(({ name }) => judged.get(name) === true);
  const given = grade.given?.length ?? parts.length;
  return { ...grade, parts, correct: parts.every(Boolean) && given === parts.length };
}

/** Whether each layer of the truth matches a different layer of the reply; there are at most four. */
function isAssignment(
  judged: ReadonlyMap<string, boolean | undefined>,
  layers: number,
  given: number,
): boolean {
  const place = (layer: number, taken: readonly number[]): boolean =>
    layer === layers ||
    Array.from({ length: given }, (_, j) => j).some(
      (j) =>
        !taken.includes(j) && judged.get(`${layer + 1}-${j + 1}`) === true && place(layer + 1, [...taken, j]),
    );
  return place(0, []);
}
