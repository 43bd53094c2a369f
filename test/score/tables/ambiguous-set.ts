import type { Question } from '../../../src/score/question.js';

type Shape = Pick<Question, 'answer' | 'scoring'> & Partial<Pick<Question, 'options'>>;

const words = (parts: Readonly<Record<string, string>>): Shape => ({
  answer: Object.values(parts).join(', '),
  scoring: {
    kind: 'words',
    parts: Object.entries(parts).map(([name, word]) => ({ name, word, accept: [] })),
    ordered: true,
    separator: ',',
  },
});
const yesNo = (yes: boolean): Shape => ({ answer: yes ? 'Yes' : 'No', scoring: { kind: 'yes-no', yes } });
const layers: Shape = {
  answer: 'face; cat',
  scoring: { kind: 'layers', layers: [[{ word: 'face', accept: [] }], [{ word: 'cat', accept: [] }]] },
};
const choice: Shape = {
  answer: 'A, C',
  options: { A: 'duck', B: 'horse', C: 'rabbit', D: 'lamp', E: 'None' },
  scoring: { kind: 'letters', letters: ['A', 'C'] },
};
const letter: Shape = { answer: 'A', options: { A: 'upper', B: 'lower' }, scoring: { kind: 'letter' } };
const boxes = (i: number): Shape => ({
  answer: `[(${10 + i}, 10, 60, 60)]`,
  scoring: { kind: 'boxes', boxes: [[10 + i, 10, 60, 60]], width: 640, height: 480 },
});

/** Category, task, family, how many, and what is asked, of every cell of the paper's Tables 1 and 2. */
const cells: readonly (readonly [string, string, string, number, (i: number) => Shape])[] = [
  ['camouflaged', 'open', 'camouflage', 30, () => words({ object: 'frog' })],
  ['bistable', 'open', 'bistable', 12, () => words({ 'reading-a': 'duck', 'reading-b': 'rabbit' })],
  ['bistable', 'choice', 'bistable', 12, () => choice],
  ['hybrid', 'open', 'hybrid', 25, () => words({ near: 'cat', far: 'dog' })],
  ['color', 'open', 'color', 25, () => words({ color: 'horse', gray: 'train' })],
  ['multiview', 'open', 'multiview', 20, () => words({ upright: 'duck', turned: 'rabbit' })],
  ['geometric', 'choice', 'geometric', 12, () => letter],
  ['geometric', 'yes-no', 'geometric', 9, (i) => yesNo(i % 2 === 0)],
  ['motion', 'yes-no', 'motion', 20, () => yesNo(false)],
  ['motion', 'open', 'moving', 8, () => words({ thing: 'bicycle' })],
  ['multiscene', 'open', 'multiscene', 15, () => layers],
  ['multiscene', 'localization-single', 'multiscene', 15, boxes],
  ['multiscene', 'localization-combined', 'multiscene', 15, boxes],
  ['multiscene', 'localization-combined-2', 'multiscene', 9, boxes],
  ['multiscene', 'region', 'multiscene', 15, () => layers],
  ['multiscene', 'region-2', 'multiscene', 7, () => layers],
  ['mixed', 'open', 'mixed', 14, () => words({ 'reading 1': 'face', 'reading 2': 'vase' })],
  ['mixed', 'localization', 'mixed', 14, boxes],
  ['mixed', 'region', 'mixed', 14, () => layers],
];

/** Questions of AmbiBench's cells, each with a control of the same kind, and still motion asked in reverse. */
export function ambiguousSet(): Question[] {
  return cells.flatMap(([category, task, family, count, shapeOf]) =>
    Array.from({ length: count }, (_, i) => i).flatMap((i): Question[] => {
      const of = (condition: string, picture: string, shape: Shape): Question => ({
        id: `${category}/${task}/${i}/${condition}`,
        item: `${category}/${i}`,
        family: `ambiguous/${family}`,
        condition,
        variant: task,
        images: [],
        prompt: `What is there? ${category} ${task}`,
        accept: [],
        scorer: 'ambiguous',
        facts: { picture },
        groups: {
          category,
          ...(family === 'motion' && {
            physical: condition.endsWith('-reversed') ? 'Yes' : 'No',
            perceived: condition.startsWith('control') === condition.endsWith('-reversed') ? 'Yes' : 'No',
          }),
        },
        ...shape,
      });
      const control = of('control', 'control', family === 'motion' ? yesNo(false) : shapeOf(i));
      const own = [of('ambiguous', 'ambiguous', shapeOf(i)), control];
      return family === 'motion' ? [...own, of('ambiguous-reversed', 'alone', yesNo(true))] : own;
    }),
  );
}
