import type { Gradable } from '../../src/score/grade/grade-reply.js';
import type { Asked } from '../../src/score/read/reading.js';

const asking = (asked: Asked) => (asked === 'predicted' ? { asked } : {});

const text = (asked: Asked, answer: string, copy?: string): Gradable => ({
  answer,
  accept: [],
  scoring: { kind: 'string', caseSensitive: true, ...asking(asked) },
  ...(copy === undefined ? {} : { copy }),
});

const open = (asked: Asked, answer: string, accept: string[], refuse: string[], copy?: string): Gradable => ({
  answer,
  accept,
  scoring: { kind: 'keywords', refuse, ...asking(asked) },
  ...(copy === undefined ? {} : { copy }),
});

const choice = (answer: string, options: Record<string, string>): Gradable => ({
  answer,
  accept: [],
  options,
  scoring: { kind: 'letter' },
});

/** The questions that the labeled replies answer. The strings are the paper's own examples (Table 6). */
export const questions = {
  one: text('predicted', 'b', 'q'),
  six: text('predicted', '9', '6'),
  two: text('predicted', 'q9', '6b'),
  three: text('predicted', '9dq', 'bp6'),
  four: text('predicted', '6bp9', '6dq9'),
  five: text('predicted', 'q9dp6', '9dp6b'),
  word: text('predicted', 'MON', 'NOW'),
  direct: text('seen', '6b'),
  matched: text('seen', 'q9'),
  punctuated: text('predicted', '(p)', '(d)'),
  arrow: open('predicted', 'right', ['to the right', 'rightward', 'east'], ['left'], 'left'),
  arrowNow: open('seen', 'left', ['to the left', 'leftward', 'west'], ['right']),
  bump: open(
    'predicted',
    'bump',
    ['bulge', 'mound', 'raised', 'convex', 'hill'],
    ['dent', 'dimple', 'hole', 'concave'],
    'dent',
  ),
  face: open(
    'predicted',
    'sad face',
    ['sad', 'frown', 'frowning', 'unhappy'],
    ['happy', 'smile', 'smiling'],
    'happy face',
  ),
  thumb: open(
    'predicted',
    'thumbs down',
    ['down', 'thumb down', 'dislike'],
    ['up', 'thumbs up'],
    'thumbs up',
  ),
  sign: open('predicted', 'W', ['double u'], ['M'], 'M'),
  animal: open('seen', 'rabbit', ['bunny', 'hare'], []),
  match: choice('B', { A: 'Image 2', B: 'Image 3', C: 'Image 4', D: 'Image 5' }),
  sides: choice('B', { A: 'Left', B: 'Right' }),
  limbs: choice('B', { A: 'Left', B: 'Left front', C: 'Right front', D: 'Left rear' }),
  sixteen: choice(
    'I',
    Object.fromEntries([...'ABCDEFGHIJKLMNOP'].map((letter, i) => [letter, `${i * 20} degrees`])),
  ),
} satisfies Record<string, Gradable>;
