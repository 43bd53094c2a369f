import { describe, expect, test } from 'vitest';
import { sides } from '../../src/content/bodies/side.js';
import type { Draft } from '../../src/families/family.js';
import {
  fewShotPrompt,
  labelOfOption,
  mirroredLabel,
  mirrorPrompt,
  mirrorQuestions,
  optionText,
  pairText,
  quarters,
} from '../../src/families/mirror/prompts/prompt.js';
import { questionSchema } from '../../src/score/question-schema.js';

const options = { A: 'Left', B: 'Right' };
const plain = { images: 1, sidesOf: 'subject', wording: 'paper' } as const;

describe('Table 6', () => {
  test('zero-shot', () => {
    expect(mirrorPrompt('Which eye of the girl is closed?', options, plain)).toBe(
      `You are currently a senior expert in visual reasoning.
Given an Image, a Question, and Options, your task is to choose the correct answer.
Note that you only need to choose one option from all options without explaining any reason.
Input: Image: <image>
Question: Which eye of the girl is closed?, Options: A. Left; B. Right.
Output:`,
    );
  });

  test('few-shot, with the example that the table prints', () => {
    const example = {
      prompt: mirrorPrompt('Which eye of the girl is closed?', options, plain),
      output: 'A. Left',
    };
    const other = {
      prompt: mirrorPrompt('Which hand is the man raising?', options, plain),
      output: 'B. Right',
    };
    const asked = mirrorPrompt(
      'Which paw is the wolf raising?',
      { A: 'Left front', B: 'Right front' },
      plain,
    );
    expect(fewShotPrompt(asked, [example, other, example])).toBe(
      `You are currently a senior expert in visual reasoning.
Given an Image, a Question, and Options, your task is to choose the correct answer.
Note that you only need to choose one option from all options without explaining any reason.
Given the following 3 examples to learn the visual reasoning task:
Example1:
Image: <image>
Question: Which eye of the girl is closed?, Options: A. Left; B. Right.
Output: A. Left
Example2:
Image: <image>
Question: Which hand is the man raising?, Options: A. Left; B. Right.
Output: B. Right
Example3:
Image: <image>
Question: Which eye of the girl is closed?, Options: A. Left; B. Right.
Output: A. Left
Input: Image: <image>
Question: Which paw is the wolf raising?, Options: A. Left front; B. Right front.
Output:`,
    );
    expect(fewShotPrompt(asked, [example])).toContain('Given the following 1 example to learn');
    expect(fewShotPrompt(asked, [example, other])).toContain('Given the following 2 examples to learn');
  });

  test('prompts of others are no examples', () => {
    const mine = { prompt: mirrorPrompt('Which?', options, plain), output: 'A. Left' };
    expect(fewShotPrompt('What do you see?', [mine])).toBeUndefined();
    expect(fewShotPrompt(mine.prompt, [{ prompt: 'What do you see?', output: 'x' }])).toBeUndefined();
  });

  test('without a picture, with two, and with the note that says whose sides are meant', () => {
    const prompt = (form: Partial<Parameters<typeof mirrorPrompt>[2]>) =>
      mirrorPrompt('Which?', options, { ...plain, ...form });
    expect(prompt({ images: 0 })).not.toMatch(/image/i);
    expect(prompt({ images: 0 })).toContain(
      '\nInput: Question: Which?, Options: A. Left; B. Right.\nOutput:',
    );
    expect(prompt({ images: 2 })).toContain('\nInput: Image 1: <image>\nImage 2: <image>\nQuestion: Which?');
    for (const images of [0, 1, 2] as const) {
      const [head, tail] = prompt({ images }).split('\nInput: ');
      const own = "Note that left and right are the subject's own, not those of the image.";
      expect(prompt({ images, wording: 'explicit' })).toBe(`${head}\n${own}\nInput: ${tail}`);
      expect(prompt({ images, sidesOf: 'image' })).toBe(prompt({ images }));
    }
    expect(prompt({ sidesOf: 'image', wording: 'explicit' })).toContain(
      '\nNote that left and right are those of the image as you see it, not those of the subject.\n',
    );
  });
});

describe('labels', () => {
  test('mirroring swaps the sides, keeps the ends and undoes itself', () => {
    expect([...sides, ...quarters].map(mirroredLabel)).toEqual([
      'right',
      'left',
      'right front',
      'left front',
      'right rear',
      'left rear',
    ]);
    for (const label of [...sides, ...quarters]) {
      expect(mirroredLabel(mirroredLabel(label))).toBe(label);
      expect(labelOfOption(optionText(label))).toBe(label);
      expect(labelOfOption(pairText(label))).toBe(label);
    }
    expect(labelOfOption('Leftward')).toBeUndefined();
    expect(pairText('right rear')).toBe('Right rear in the first image, left rear in the second');
  });
});

describe('the questions of an item', () => {
  const ask = (change: Partial<Parameters<typeof mirrorQuestions>[0]> = {}): Draft[] =>
    mirrorQuestions({
      question: 'Which paw does the wolf raise in the image?',
      options: quarters,
      right: 'right front',
      images: ['original'],
      condition: 'original',
      groups: { label: 'A.right front' },
      ...change,
    });

  test('figure 4: all cyclic shifts, in its order and with its letters', () => {
    expect(ask().map(({ variant, options, answer }) => [variant, options, answer])).toEqual([
      ['shift-0', { A: 'Left front', B: 'Right front', C: 'Left rear', D: 'Right rear' }, 'B'],
      ['shift-1', { A: 'Right front', B: 'Left rear', C: 'Right rear', D: 'Left front' }, 'A'],
      ['shift-2', { A: 'Left rear', B: 'Right rear', C: 'Left front', D: 'Right front' }, 'D'],
      ['shift-3', { A: 'Right rear', B: 'Left front', C: 'Right front', D: 'Left rear' }, 'C'],
    ]);
  });

  test.each([
    ['original', ['original'], 'subject'],
    ['mirrored.viewer', ['mirrored'], 'image'],
    ['text', [], 'subject'],
    ['both', ['original', 'mirrored'], 'subject'],
  ] as const)(
    '%s: published form, every letter right once, the same text always',
    (condition, images, sidesOf) => {
      for (const options of [sides, quarters])
        for (const right of options)
          for (const wording of ['paper', 'explicit'] as const) {
            const drafts = ask({ condition, images, options, right, sidesOf, wording });
            expect(new Set(drafts.map(({ answer }) => answer)).size).toBe(options.length);
            const text = images.length === 2 ? pairText(right) : optionText(right);
            for (const draft of drafts) {
              questionSchema.parse({ ...draft, id: 'x', item: 'x', family: 'user/x', images: [] });
              expect(draft.options![draft.answer]).toBe(text);
              expect(draft.prompt.match(/<image>/g) ?? []).toHaveLength(images.length);
              expect(draft.prompt.includes('those of the image as you see it')).toBe(
                wording === 'explicit' && sidesOf === 'image',
              );
            }
          }
    },
  );
});
