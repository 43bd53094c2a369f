import type { Gradable } from '../../src/score/grade/grade-reply.js';

const text = (condition: string, answer: string, copy?: string): Gradable => ({
  condition,
  answer,
  accept: [],
  scoring: { kind: 'string', caseSensitive: true },
  ...(copy === undefined ? {} : { copy }),
});

const open = (
  condition: string,
  answer: string,
  accept: string[],
  refuse: string[],
  copy?: string,
): Gradable => ({
  condition,
  answer,
  accept,
  scoring: { kind: 'keywords', refuse },
  ...(copy === undefined ? {} : { copy }),
});

const choice = (answer: string, options: Record<string, string>): Gradable => ({
  condition: 'match',
  answer,
  accept: [],
  options,
  scoring: { kind: 'letter' },
});

/** The questions that the labeled replies answer. The strings are the paper's own examples (Table 6). */
export const questions = {
  one: text('I_orig.Q_p', 'b', 'q'),
  six: text('I_orig.Q_p', '9', '6'),
  two: text('I_orig.Q_p', 'q9', '6b'),
  three: text('I_orig.Q_p', '9dq', 'bp6'),
  four: text('I_orig.Q_p', '6bp9', '6dq9'),
  five: text('I_orig.Q_p', 'q9dp6', '9dp6b'),
  word: text('I_orig.Q_p', 'MON', 'NOW'),
  direct: text('I_orig.Q_d', '6b'),
  matched: text('I_rot.Q_m', 'q9'),
  punctuated: text('I_orig.Q_p', '(p)', '(d)'),
  arrow: open('I_orig.Q_p', 'right', ['to the right', 'rightward', 'east'], ['left'], 'left'),
  arrowNow: open('I_orig.Q_d', 'left', ['to the left', 'leftward', 'west'], ['right']),
  bump: open(
    'I_orig.Q_p',
    'bump',
    ['bulge', 'mound', 'raised', 'convex', 'hill'],
    ['dent', 'dimple', 'hole', 'concave'],
    'dent',
  ),
  face: open(
    'I_orig.Q_p',
    'sad face',
    ['sad', 'frown', 'frowning', 'unhappy'],
    ['happy', 'smile', 'smiling'],
    'happy face',
  ),
  thumb: open(
    'I_orig.Q_p',
    'thumbs down',
    ['down', 'thumb down', 'dislike'],
    ['up', 'thumbs up'],
    'thumbs up',
  ),
  sign: open('I_orig.Q_p', 'W', ['double u'], ['M'], 'M'),
  animal: open('I_orig.Q_d', 'rabbit', ['bunny', 'hare'], []),
  match: choice('B', { A: 'Image 2', B: 'Image 3', C: 'Image 4', D: 'Image 5' }),
  sides: choice('B', { A: 'Left', B: 'Right' }),
  limbs: choice('B', { A: 'Left', B: 'Left front', C: 'Right front', D: 'Left rear' }),
  sixteen: choice(
    'I',
    Object.fromEntries([...'ABCDEFGHIJKLMNOP'].map((letter, i) => [letter, `${i * 20} degrees`])),
  ),
} satisfies Record<string, Gradable>;
