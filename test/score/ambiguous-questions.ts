import type { Gradable } from '../../src/score/grade/grade-reply.js';
import { boxesText } from '../../src/score/boxes-text.js';
import type { Box } from '../../src/score/question.js';

const words = (parts: Record<string, string>, ordered = true): Gradable => ({
  answer: Object.values(parts).join(', '),
  accept: [],
  scoring: {
    kind: 'words',
    parts: Object.entries(parts).map(([name, word]) => ({ name, word, accept: [] })),
    ordered,
    separator: ',',
  },
});

const letters = (...right: string[]): Gradable => ({
  answer: right.join(', '),
  accept: [],
  options: { A: 'duck', B: 'horse', C: 'rabbit', D: 'old woman', E: 'None' },
  scoring: { kind: 'letters', letters: right },
});

const yesNo = (yes: boolean): Gradable => ({
  answer: yes ? 'Yes' : 'No',
  accept: [],
  scoring: { kind: 'yes-no', yes },
});

const boxes = (...list: Box[]): Gradable => ({
  answer: boxesText(list),
  accept: [],
  scoring: { kind: 'boxes', boxes: list, width: 640, height: 480 },
});

const layers = (...list: string[][]): Gradable => ({
  answer: list.map((layer) => layer.join(', ')).join('; '),
  accept: [],
  scoring: { kind: 'layers', layers: list.map((layer) => layer.map((word) => ({ word, accept: [] }))) },
});

/** Questions of the answer shapes of AmbiBench (Table 7). */
export const questions = {
  hybrid: words({ near: 'cat', far: 'dog' }),
  triple: words({ near: 'cat', far: 'dog', 'very far': 'car' }),
  hidden: words({ object: 'frog' }),
  bistable: words({ a: 'duck', b: 'rabbit' }, false),
  women: words({ a: 'young woman', b: 'old woman' }, false),
  fish: words({ a: 'black fish', b: 'white fish' }, false),
  choice: letters('A', 'C'),
  none: letters('E'),
  yes: yesNo(true),
  no: yesNo(false),
  box: boxes([100, 100, 200, 200]),
  boxes: boxes([100, 100, 200, 200], [300, 50, 400, 150]),
  nowhere: boxes(),
  layers: layers(['face'], ['cat', 'dog']),
} satisfies Record<string, Gradable>;
