import { lettered } from '../../../src/families/choice.js';
import { describe, expect, test } from 'vitest';
import { Stream } from '../../../src/core/stream.js';
import {
  bareDoriPrompt,
  compoundOption,
  doriCodes,
  doriPrompt,
  doriTypes,
  halfLetters,
  type DoriType,
} from '../../../src/families/orientation/prompts/index.js';

const types = doriCodes.map((code) => doriTypes[code]);
const shuffled = (type: DoriType, seed = 0) =>
  lettered(new Stream([type.code, seed]).shuffle([...type.options]));

describe('option sets', () => {
  test('have the sizes of the paper (figure 10 and REFERENCE)', () => {
    const sizes = Object.fromEntries(types.map(({ code, options }) => [code, options.length]));
    expect(sizes).toEqual({
      '1C': 3,
      '1G': 4,
      '2C': 5,
      '2G': 5,
      '3C': 5,
      '3G': 6,
      '4C': 5,
      '4G': 16,
      '5C': 6,
      '5G': 9,
      '6C': 3,
      '6G': 5,
      '7C': 3,
      '7G': 6,
    });
  });

  test.each(types)('$code: no option twice, one of them "cannot be determined"', (type) => {
    expect(new Set(type.options).size).toBe(type.options.length);
    expect(type.options).toContain(type.undetermined);
    expect(type.undetermined).toMatch(/^(?:Cannot|Can't) be determined$|to determine$/);
    expect(type.code).toBe(`${type.code[0]}${type.level === 'coarse' ? 'C' : 'G'}`);
    expect(doriTypes[type.code]).toBe(type);
  });

  test('coarse and granular question of a task are about the same marks', () => {
    for (const n of [1, 2, 3, 4, 5, 6, 7] as const) {
      const [coarse, granular] = [doriTypes[`${n}C`], doriTypes[`${n}G`]];
      expect([granular.task, granular.marks]).toEqual([coarse.task, coarse.marks]);
    }
  });
});

describe('half credit (App. L)', () => {
  test.each(types)('$code: mutual, among the options, for granular questions only', (type) => {
    if (type.level === 'coarse') expect(type.half).toEqual({});
    for (const [answer, near] of Object.entries(type.half)) {
      expect(type.options).toContain(answer);
      for (const other of near) {
        expect(type.options).toContain(other);
        expect(other).not.toBe(answer);
        expect(type.half[other]).toContain(answer);
      }
    }
    expect(type.half).not.toHaveProperty([type.undetermined]);
  });

  test.each([
    ['1G', '65 degrees to 95 degrees', []],
    ['2G', '30 degrees left', ['30 degrees right']],
    ['2G', '180 degrees (away)', []],
    ['3G', '90 degrees', ['45 degrees', '135 degrees']],
    ['3G', '180 degrees', ['135 degrees']],
    ['5G', '46 to 90 degrees clockwise', ['0 to 45 degrees clockwise', '91 to 135 degrees clockwise']],
    ['5G', '91 to 135 degrees counterclockwise', ['46 to 90 degrees counterclockwise']],
    ['5G', 'No rotation', []],
    ['6G', '90 degrees', ['270 degrees']],
    ['6G', '180 degrees', []],
    ['7G', 'Rotation then flipping', ['Flipping then rotation']],
    ['7G', 'Rotation', []],
  ] as const)('%s: %s', (code, answer, near) => {
    const type = doriTypes[code];
    expect(type.half[answer] ?? []).toEqual(near);
    const options = shuffled(type);
    const letters = halfLetters(type, options, answer);
    expect(letters.map((letter) => options[letter]).sort()).toEqual([...near].sort());
    expect(letters).toEqual([...letters].sort());
  });

  test('4G: one of the two angles right, so 3 and 3 of the 15, less the turn that is none', () => {
    const { half } = doriTypes['4G'];
    expect(half[compoundOption(90, 180)]).toHaveLength(6);
    expect(half[compoundOption(0, 90)]).toHaveLength(5);
    expect(half[compoundOption(90, 180)]).toContain('90 degrees Horizontal then 0 degrees Vertical');
    expect(half[compoundOption(90, 180)]).not.toContain('180 degrees Horizontal then 90 degrees Vertical');
  });
});

describe('prompts', () => {
  test('figure 15, in the order that it prints', () => {
    const options = {
      A: 'Not visible enough to determine',
      B: 'Directly facing the camera',
      C: 'Facing away from the camera',
    };
    expect(doriPrompt(doriTypes['1C'], 'paper', options)).toBe(
      `TASK: Determine which way Object A's front is facing relative to the camera.

CONTEXT: Object A is marked with a bounding box in the image. An object is considered 'front facing' when its inherent structural features (e.g., a person's face, car headlights, TV screen) are visible from the camera. Please analyze this image using these steps:
1. Identify Object A and its key structural features
2. Determine the orientation of its front surface relative to the camera
3. Compare with the provided options
4. Select the most appropriate answer
5. Explain your reasoning with specific visual evidence

OPTIONS:
A. Not visible enough to determine
B. Directly facing the camera
C. Facing away from the camera

FORMAT YOUR RESPONSE AS:
"answer": "Letter/number of chosen option",
"reasoning": "Step-by-step explanation citing specific visual evidence"

EXAMPLES:
- A person whose body is directed towards the camera would be "facing toward the camera"`,
    );
  });

  // A sentence of each printed prompt; figures 16 to 27 and J.1.
  test.each([
    ['1G', "You'll be assessing the angle between Object A's front surface and the camera plane"],
    ['1G', '- A car with its rear-end to the camera: 135-180 degrees'],
    ['2C', 'You will identify its front-facing surface orientation based on inherent structural features.'],
    ['2G', "TASK: Identify the precise orientation of Object A's front-facing surface from the camera"],
    ['3C', 'TASK: Determine the shortest direction of rotation for Object A to face the camera.'],
    ['3G', '3. Calculate how many degrees of clockwise rotation would be needed to make it face the camera'],
    ['4C', 'Horizontal (like a cartwheel coming out of the screen) and Vertical (like a ballerina spinning'],
    ['4G', 'this might be "90 degrees Horizontal then 90 degrees Vertical"'],
    ['5C', "2. Mentally position yourself at each object's location"],
    ['5G', 'TASK: Determine how much Object B would need to rotate to face Object A.'],
    ['6C', 'TASK: Determine if the object has rotated between the two images.'],
    ['6G', '3. Determine the precise clockwise rotation angle around the vertical axis'],
    ['7C', 'An image that has been mirrored horizontally or vertically is considered flipped.'],
    ['7G', 'TASK: Determine how the image can be restored to its canonical orientation.'],
  ] as const)('%s in the paper’s words: %s', (code, words) => {
    expect(doriPrompt(doriTypes[code], 'paper', shuffled(doriTypes[code]))).toContain(words);
  });

  test.each(types)('$code has five parts, all options by letter, and a bare form', (type) => {
    for (const preset of ['paper', 'strict'] as const) {
      const options = shuffled(type);
      const prompt = doriPrompt(type, preset, options);
      const heads = ['TASK: ', 'CONTEXT: ', 'OPTIONS:', 'FORMAT YOUR RESPONSE AS:', 'EXAMPLES:'];
      expect(prompt.split('\n\n').map((part, i) => part.startsWith(heads[i]))).toEqual(Array(5).fill(true));
      const bare = bareDoriPrompt(type, preset, options);
      expect(bare.split('\n')).toHaveLength(type.options.length + 1);
      for (const [letter, text] of Object.entries(options)) {
        expect(prompt).toContain(`\n${letter}. ${text}\n`);
        expect(`${bare}\n`).toContain(`\n${letter}. ${text}\n`);
      }
      expect(prompt).toContain(type.marks === 'pair' ? 'analyze these images' : 'analyze this image');
      expect(prompt.includes('bounding box')).toBe(type.marks === 'box');
      expect(prompt.includes('red dots')).toBe(type.marks === 'dots');
      expect(prompt).not.toMatch(/undefined|\n\n\n| {2}(?!")| \.|\.\./);
    }
  });

  test.each(types)('$code: prompts differ in their options only', (type) => {
    const [one, two] = [shuffled(type, 1), shuffled(type, 2)];
    const without = (options: Record<string, string>) =>
      doriPrompt(type, 'strict', options).replace(/OPTIONS:\n[^]*\n\nFORMAT/, '');
    expect(without(one)).toBe(without(two));
  });

  test.each(types)('$code: what the strict examples select are options', (type) => {
    for (const example of type.words.strict.examples) {
      const named = [...example.matchAll(/"([^"]+)"/g)].map(([, text]) => text);
      expect(named).not.toEqual([]);
      for (const text of named) expect(type.options).toContain(text);
    }
  });

  test('the strict preset says its conventions', () => {
    const context = (code: keyof typeof doriTypes) => doriTypes[code].words.strict.context;
    for (const code of ['3C', '3G', '4C', '4G', '5G', '6G'] as const)
      expect(context(code)).toMatch(/clockwise as seen from above/);
    for (const code of ['1C', '1G', '2C', '2G', '3C', '3G'] as const)
      expect(context(code)).toMatch(/at right angles to the camera plane/);
    for (const code of ['4C', '4G'] as const) {
      expect(context(code)).toMatch(/moves the top of the object toward the camera/);
      expect(context(code)).toMatch(/axes stay where they are/);
    }
    for (const code of ['5C', '5G'] as const)
      expect(context(code)).toMatch(/Where the objects stand does not/);
    for (const { undetermined, words } of types)
      expect(words.strict.context).toContain(`"${undetermined}" only`);
  });
});
