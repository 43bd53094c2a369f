import type { Gradable } from '../../../src/score/grade/grade-reply.js';
import { LANGUAGES, type Language, type Phrases } from './languages.js';

/** A question of the corpus, and how its answers are said. */
export interface Asked {
  readonly question: Gradable;
  readonly kind: 'letter' | 'letters' | 'string' | 'keywords' | 'yes-no' | 'words' | 'count' | 'time';
  /** The languages in which it is replied to. */
  readonly languages: readonly Language[];
  /** Ways to write the answer by itself, in one language. */
  said(phrases: Phrases): readonly string[];
  /** The same for answers that are not the truth; the corpus takes them as truths, too, where it changes its mind. */
  others(phrases: Phrases): readonly string[];
  /** The short name of what is not the answer, for explanations. */
  readonly names: readonly string[];
  /** Explanations of this question alone, in English. */
  readonly own?: readonly string[];
}

const all = Object.keys(LANGUAGES) as Language[];
const english: readonly Language[] = ['en'];

function letter(
  answer: string,
  options: Record<string, string>,
  more: { said?: string[]; own?: string[]; languages?: readonly Language[] } = {},
): Asked {
  const text = options[answer];
  const others = Object.keys(options).filter((name) => name !== answer);
  return {
    question: { answer, accept: [], options, scoring: { kind: 'letter' } },
    kind: 'letter',
    languages: more.languages ?? all,
    said: () => [
      answer,
      `(${answer})`,
      `**${answer}**`,
      `${answer}. ${text}`,
      `${answer}) ${text}`,
      ...(more.said ?? []),
    ],
    others: () => others,
    names: others,
    ...(more.own && { own: more.own }),
  };
}

const number = (n: number, { numerals }: Phrases): string => numerals[n];

/** What is asked: one question for each scoring and shape of options. */
export const ASKED: Readonly<Record<string, Asked>> = {
  picture: letter('B', { A: 'Image 2', B: 'Image 3', C: 'Image 4', D: 'Image 5' }),
  side: letter(
    'B',
    { A: 'Left', B: 'Right' },
    {
      languages: english,
      said: ['Right', 'right'],
      own: [
        'In the picture it is actually on the left side, but the person faces the viewer.',
        'It appears on the left in the image.',
        'What is seen on the left is the right hand.',
        'Not the left hand.',
      ],
    },
  ),
  facing: letter(
    'C',
    {
      A: 'Not visible enough to determine',
      B: 'Directly facing the camera',
      C: 'Facing away from the camera',
    },
    {
      languages: english,
      said: ['Facing away from the camera', 'C. Facing away'],
      own: [
        'We actually see its rear lights, which it would hide if it were directly facing the camera.',
        'Not facing the camera.',
        'Its front cannot be seen.',
      ],
    },
  ),
  turn: letter(
    'C',
    {
      A: '0 degrees',
      B: '90 degrees',
      C: '45 degrees',
      D: 'Cannot be determined',
      E: '180 degrees',
      F: '135 degrees',
    },
    {
      languages: english,
      said: [
        '45 degrees',
        '45°',
        '$45^\\circ$',
        '45^\\circ',
        '\\(45^{\\circ}\\)',
        '45 deg',
        '45 º',
        '45-degree',
        'C (45°)',
        'forty-five degrees',
        '45˚',
        '45 degs',
        '45degrees',
        '$45^{\\circ}$',
      ],
      own: [
        'It actually stands between 0 degrees and 90 degrees.',
        'Not 90 degrees.',
        'Half of 90 degrees is what is needed.',
        'The heading now is 90 degrees and it has to be 135 degrees.',
      ],
    },
  ),
  range: letter(
    'D',
    {
      A: 'No rotation',
      B: '180 degrees in either direction',
      C: '0 to 45 degrees clockwise',
      D: '46 to 90 degrees clockwise',
      E: '46 to 90 degrees counterclockwise',
      F: '91 to 135 degrees clockwise',
    },
    {
      languages: english,
      said: [
        '46°–90° clockwise',
        '46° - 90° CW',
        '$46^\\circ$ to $90^\\circ$ clockwise',
        '46-90 degrees clockwise',
        'between 46 and 90 degrees clockwise',
        '46° to 90° clockwise',
        'Clockwise, 46 to 90 degrees',
      ],
      own: ['Counterclockwise it would be far more.', 'It is more than 0 to 45 degrees clockwise.'],
    },
  ),
  several: {
    question: {
      answer: 'B, C',
      accept: [],
      options: { A: 'open book', B: 'white fish', C: 'black fish', D: 'closed book' },
      scoring: { kind: 'letters', letters: ['B', 'C'] },
    },
    kind: 'letters',
    languages: all,
    said: ({ and }) => ['B, C', `B${and}C`, '(B), (C)', 'B、C', '**B, C**', 'B & C', 'C, B'],
    others: ({ and }) => ['A, D', `A${and}D`],
    names: ['A', 'D'],
  },
  string: {
    question: {
      answer: 'q9',
      accept: [],
      copy: '6b',
      scoring: { kind: 'string', caseSensitive: true, asked: 'predicted' },
    },
    kind: 'string',
    languages: all,
    said: () => ['q9', '"q9"', '**q9**', '`q9`', '“q9”'],
    others: () => ['9q', 'b6'],
    names: ['6b', '9b'],
  },
  arrow: {
    question: {
      answer: 'right',
      accept: ['to the right'],
      copy: 'left',
      scoring: { kind: 'keywords', refuse: ['left'], asked: 'predicted' },
    },
    kind: 'keywords',
    languages: english,
    said: () => ['right', 'Right', '**right**', 'to the right'],
    others: () => ['left'],
    names: ['left', 'left'],
    own: [
      'It actually points left now.',
      'In the original picture it points left.',
      'Not left, since a half turn reverses it.',
    ],
  },
  bent: {
    question: { answer: 'Yes', accept: [], scoring: { kind: 'yes-no', yes: true } },
    kind: 'yes-no',
    languages: all,
    said: ({ yes }) => [yes, `**${yes}**`, `${yes}.`],
    others: ({ no }) => [no],
    names: ['', ''],
  },
  straight: {
    question: { answer: 'No', accept: [], scoring: { kind: 'yes-no', yes: false } },
    kind: 'yes-no',
    languages: all,
    said: ({ no }) => [no, `**${no}**`, `${no}.`],
    others: ({ yes }) => [yes],
    names: ['', ''],
  },
  animal: {
    question: {
      answer: 'cow',
      accept: [],
      scoring: {
        kind: 'words',
        ordered: true,
        separator: ',',
        parts: [{ name: 'far', word: 'cow', accept: ['cattle'] }],
      },
    },
    kind: 'words',
    languages: english,
    said: () => ['cow', 'a cow', '**cow**', 'Cow', '"cow"'],
    others: () => ['a horse', 'horse'],
    names: ['a horse', 'a dog'],
    own: [
      'Its horns are actually hidden by the grass.',
      'It is not a horse.',
      'At first it looks like a pattern of leaves.',
    ],
  },
  count: {
    question: { answer: '7', accept: ['seven'], scoring: { kind: 'string', caseSensitive: false } },
    kind: 'count',
    languages: all,
    said: (phrases) => ['7', '**7**', number(7, phrases), '7.0', '(7)'],
    others: (phrases) => ['6', number(6, phrases)],
    names: ['6', '8'],
  },
  time: {
    question: { answer: '8:20', accept: ['08:20'], scoring: { kind: 'string', caseSensitive: false } },
    kind: 'time',
    languages: english,
    said: () => [
      '8:20',
      '08:20',
      '8:20 AM',
      '8:20AM',
      '8.20',
      '8h20',
      '8:20:00',
      '20:20',
      '8:20 p.m.',
      "8:20 o'clock",
      '**8:20**',
    ],
    others: () => ['3:40', '4:40'],
    names: ['3:40', '4:40'],
    own: [
      'In the mirror it seems to show 3:40.',
      'The hour hand is just past 8.',
      'The minute hand points at the 4, which is 20 minutes.',
      'It is not 3:40.',
    ],
  },
};
