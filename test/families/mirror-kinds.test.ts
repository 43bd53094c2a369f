import { describe, expect, test } from 'vitest';
import {
  indefinite,
  type MirrorKindName,
  mirrorKinds,
  mirrorQuestionText,
} from '../../src/families/mirror/prompts/kinds.js';

/** Every kind: what is asked about the subject, what about the image, and what about two images; 'the girl', and a prop. */
const wordings: Record<MirrorKindName, [prop: string, own: string, part: string, both: string]> = {
  'open-eye': [
    '',
    'Which eye of the girl in the picture is open?', // figure 1
    'the open eye of the girl',
    'Which eye of the girl is open in the first image, and which in the second?',
  ],
  'closed-eye': [
    '',
    'Which eye of the girl in the picture is closed?',
    'the closed eye of the girl',
    'Which eye of the girl is closed in the first image, and which in the second?',
  ],
  'odd-eye': [
    'blue',
    'Which eye of the girl in the picture is blue?',
    'the blue eye of the girl',
    'Which eye of the girl is blue in the first image, and which in the second?',
  ],
  'visible-eye': [
    '',
    'Which eye of the girl in the picture is visible?',
    'the visible eye of the girl',
    'Which eye of the girl is visible in the first image, and which in the second?',
  ],
  'covered-eye': [
    'eye patch',
    'Which eye of the girl in the picture is covered by an eye patch?',
    'the eye of the girl that is covered by an eye patch',
    'Which eye of the girl is covered by an eye patch in the first image, and which in the second?',
  ],
  'visible-ear': [
    '',
    'Which ear of the girl in the picture is visible?',
    'the visible ear of the girl',
    'Which ear of the girl is visible in the first image, and which in the second?',
  ],
  'ear-with': [
    'earring',
    'In the picture, which ear does the girl have an earring on?', // section 4.3
    'the ear on which the girl has an earring',
    'On which ear does the girl have an earring in the first image, and on which in the second?',
  ],
  'holding-hand': [
    'racket',
    'In which hand is the girl holding the racket?',
    'the hand in which the girl is holding the racket',
    'In which hand is the girl holding the racket in the first image, and in which in the second?',
  ],
  'using-hand': [
    'phone',
    'With which hand is the girl using the phone?',
    'the hand with which the girl is using the phone',
    'With which hand is the girl using the phone in the first image, and with which in the second?',
  ],
  'wearing-hand': [
    'glove',
    'On which hand is the girl wearing the glove?',
    'the hand on which the girl is wearing the glove',
    'On which hand is the girl wearing the glove in the first image, and on which in the second?',
  ],
  'raised-hand': [
    '',
    'Which hand is the girl raising?', // section 5
    'the hand that the girl is raising',
    'Which hand is the girl raising in the first image, and which in the second?',
  ],
  'wearing-wrist': [
    'watch',
    'On which wrist is the girl wearing the watch?', // section 4.2
    'the wrist on which the girl is wearing the watch',
    'On which wrist is the girl wearing the watch in the first image, and on which in the second?',
  ],
  'carrying-shoulder': [
    'bag',
    'On which shoulder is the girl carrying the bag?',
    'the shoulder on which the girl is carrying the bag',
    'On which shoulder is the girl carrying the bag in the first image, and on which in the second?',
  ],
  'raised-foot': [
    '',
    'Which foot is the girl raising?',
    'the foot that the girl is raising',
    'Which foot is the girl raising in the first image, and which in the second?',
  ],
  'forward-foot': [
    '',
    'Which foot of the girl in the picture is farther forward?',
    'the foot of the girl that is farther forward',
    'Which foot of the girl is farther forward in the first image, and which in the second?',
  ],
  'foot-on': [
    'ball',
    'Which foot does the girl have on the ball?',
    'the foot that the girl has on the ball',
    'Which foot does the girl have on the ball in the first image, and which in the second?',
  ],
  'raised-leg': [
    '',
    'Which leg is the girl raising?',
    'the leg that the girl is raising',
    'Which leg is the girl raising in the first image, and which in the second?',
  ],
  'forward-leg': [
    '',
    'Which leg of the girl in the picture is farther forward?',
    'the leg of the girl that is farther forward',
    'Which leg of the girl is farther forward in the first image, and which in the second?',
  ],
  'bent-leg': [
    '',
    'Which leg of the girl in the picture is bent?',
    'the bent leg of the girl',
    'Which leg of the girl is bent in the first image, and which in the second?',
  ],
  'raised-wing': [
    '',
    'Which wing is the girl raising?',
    'the wing that the girl is raising',
    'Which wing is the girl raising in the first image, and which in the second?',
  ],
  ...limb('paw', 'paw'),
  ...limb('hoof', 'hoof'),
  ...limb('limb', 'leg'),
};

function limb<Name extends 'paw' | 'hoof' | 'limb'>(name: Name, noun: string) {
  return {
    [`raised-${name}`]: [
      '',
      `Which ${noun} is the girl raising?`,
      `the ${noun} that the girl is raising`,
      `Which ${noun} is the girl raising in the first image, and which in the second?`,
    ],
    [`most-forward-${name}`]: [
      '',
      `Which ${noun} of the girl in the picture is the most forward?`,
      `the most forward ${noun} of the girl`,
      `Which ${noun} of the girl is the most forward in the first image, and which in the second?`,
    ],
    [`rearmost-${name}`]: [
      '',
      `Which ${noun} of the girl in the picture is the rearmost?`,
      `the rearmost ${noun} of the girl`,
      `Which ${noun} of the girl is the rearmost in the first image, and which in the second?`,
    ],
  } as Record<
    `raised-${Name}` | `most-forward-${Name}` | `rearmost-${Name}`,
    [string, string, string, string]
  >;
}

const kinds = Object.keys(mirrorKinds) as MirrorKindName[];

describe('the wording of every kind', () => {
  test.each(kinds)('%s', (kind) => {
    const [prop, own, part, both] = wordings[kind];
    const names = { subject: 'the girl', ...(prop !== '' && { prop }) };
    expect(mirrorQuestionText(kind, names)).toBe(own);
    expect(mirrorQuestionText(kind, names, 'viewer')).toBe(
      `In which half of the picture, as you look at it, is ${part}?`,
    );
    expect(mirrorQuestionText(kind, names, 'both')).toBe(both);
    expect(mirrorKinds[kind].prop).toBe(prop === '' ? 'none' : prop === 'blue' ? 'color' : 'thing');
    const limbs = /-(paw|hoof|limb)$/.test(kind);
    expect(mirrorKinds[kind].choices).toBe(limbs ? 'quarters' : 'sides');
  });

  test('the table has no other', () => expect(Object.keys(wordings).sort()).toEqual([...kinds].sort()));
});

test('a, an and the: all subjects and props', () => {
  const subjects = ['the woman', 'the old man', 'the umpire', 'the elephant', 'the person on the left'];
  const props = ['umbrella', 'ear tag', 'hockey stick', 'blue bag', 'uniform', 'earring', 'tag', 'hourglass'];
  for (const subject of subjects)
    for (const kind of kinds)
      for (const prop of props)
        for (const view of ['own', 'viewer', 'both'] as const) {
          const text = mirrorQuestionText(kind, { subject, prop }, view);
          expect(text).toMatch(/^(?:Which|(?:In|On|With) which|In the picture, which) [^?]*[^ ?]\?$/);
          expect(text).not.toMatch(/ {2}|undefined|the the|the an? |an? the/);
          expect(text).not.toMatch(/\ba (?:umbrella|ear|hourglass)|\ban (?:hockey|blue|uniform|tag)/);
          expect(text).toContain(` ${subject} `.trimEnd());
          // The side asked for is never named but where the subject's name has it.
          expect(text.replaceAll(subject, '')).not.toMatch(/left|right/i);
        }
});

test.each([
  ['earring', 'an'],
  ['tag', 'a'],
  ['umbrella', 'an'],
  ['unimpressive ribbon', 'an'],
  ['uninflated balloon', 'an'],
  ['uniform', 'a'],
  ['European flag', 'a'],
  ['ukulele', 'a'],
  ['utensil', 'a'],
  ['used glove', 'a'],
  ['usher badge', 'an'],
  ['one-eyed mask', 'a'],
  ['orange ribbon', 'an'],
  ['heirloom', 'an'],
  ['honorary medal', 'an'],
  ['hat', 'a'],
])('%s', (noun, article) => {
  expect(indefinite(noun)).toBe(`${article} ${noun}`);
});
