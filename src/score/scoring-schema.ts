import type { ZodType } from 'zod';
import { loadZod, zod } from '../core/zod.js';
import { boxesText } from './boxes-text.js';
import type { Question, Scoring } from './question.js';

await loadZod();
const z = zod();

const letters = z.array(z.string().regex(/^[A-Z]$/, 'Expected letters from A to Z'));
/** No longer than replies are read for words; without what separates them. */
const word = z
  .string()
  .min(1)
  .max(100)
  .regex(/^[^,;\n]*[\p{L}\p{N}][^,;\n]*$/u, 'Expected a word or short phrase');
const thing = {
  word: word.describe('A word or short phrase that has to be named.'),
  accept: z.array(word).describe('Further names of the same.'),
};
const pixels = z.number().int().min(1).max(1_000_000);
const coordinate = z.number().min(0).max(1_000_000);

const predicted = z
  .literal('predicted')
  .exactOptional()
  .describe('That what would be seen after a transformation is asked for. Absent: what is seen.');

/** How a reply is read and graded, as `questions.jsonl` has it. */
export const scoringSchema: ZodType<Scoring> = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('string'),
    asked: predicted,
    caseSensitive: z.boolean().describe('Whether b and B are different answers.'),
    counted: z
      .string()
      .min(1)
      .exactOptional()
      .describe('Of a count, the word for one of what is counted; a reply may count other things besides.'),
  }),
  z.strictObject({
    kind: z.literal('keywords'),
    asked: predicted,
    refuse: z
      .array(z.string().min(1))
      .describe('Words or phrases that make a reply wrong when it asserts them.'),
  }),
  z.strictObject({
    kind: z.literal('letter'),
    half: letters
      .exactOptional()
      .describe('Letters of options that are nearly right: half a point in soft accuracy.'),
  }),
  z.strictObject({
    kind: z.literal('letters'),
    letters: letters.min(1).describe('The letters of all right options, in alphabetical order.'),
  }),
  z.strictObject({
    kind: z.literal('words'),
    parts: z
      .array(
        z.strictObject({
          name: z.string().min(1).max(50).describe('Which reading it is, e.g. near.'),
          ...thing,
        }),
      )
      .min(1)
      .max(20)
      .describe('What has to be named.'),
    ordered: z.boolean().describe('Whether the words have to come in the order of the parts.'),
    separator: z.literal(','),
  }),
  z.strictObject({
    kind: z.literal('layers'),
    layers: z
      .array(z.array(z.strictObject(thing)).min(1).max(20))
      .min(1)
      .max(4)
      .describe('What has to be named, by layer; layers may come in any order.'),
  }),
  z.strictObject({ kind: z.literal('yes-no'), yes: z.boolean().describe('Whether the answer is Yes.') }),
  z.strictObject({
    kind: z.literal('boxes'),
    boxes: z
      .array(z.tuple([coordinate, coordinate, coordinate, coordinate]))
      .max(1000)
      .describe('xmin, ymin, xmax, ymax in pixels from the top left corner; empty: None.'),
    width: pixels.describe('Of the picture.'),
    height: pixels.describe('Of the picture.'),
  }),
]);

type Issue = readonly [path: string, message: string];

/** What is wrong with a scoring whose parts are well formed, given the rest of the question. */
export function* scoringIssues(question: Question): Generator<Issue, void> {
  const { scoring, options = {}, answer } = question;
  const isOption = (letter: string) => Object.hasOwn(options, letter);
  switch (scoring.kind) {
    case 'letter': {
      if (!isOption(answer)) yield ['answer', 'Expected the letter of one of the options'];
      const half = scoring.half ?? [];
      if (half.some((letter) => letter === answer || !isOption(letter)))
        yield ['scoring', 'Expected half credit for letters of other options'];
      return;
    }
    case 'letters':
      if (!scoring.letters.every(isOption)) yield ['scoring', 'Expected letters of the options'];
      if (scoring.letters.some((letter, i, all) => i > 0 && letter <= all[i - 1]))
        yield ['scoring', 'Expected each letter once, in alphabetical order'];
      if (answer !== scoring.letters.join(', '))
        yield ['answer', "Expected the scoring's letters, joined by ', '"];
      return;
    case 'words':
      if (new Set(scoring.parts.map(({ name }) => name)).size < scoring.parts.length)
        yield ['scoring', 'Expected parts with different names'];
      if (answer !== scoring.parts.map(({ word }) => word).join(`${scoring.separator} `))
        yield ['answer', "Expected the words of the scoring's parts, joined by ', '"];
      return;
    case 'layers':
      if (answer !== scoring.layers.map((layer) => layer.map(({ word }) => word).join(', ')).join('; '))
        yield ['answer', "Expected the words of the scoring's layers, joined by ', ' and '; '"];
      return;
    case 'yes-no':
      if (answer !== (scoring.yes ? 'Yes' : 'No'))
        yield ['answer', "Expected 'Yes' or 'No' as the scoring says"];
      return;
    case 'boxes': {
      const { boxes, width, height } = scoring;
      if (boxes.some(([x0, y0, x1, y1]) => x0 >= x1 || y0 >= y1 || x1 > width || y1 > height))
        yield ['scoring', 'Expected boxes with xmin < xmax and ymin < ymax inside the picture'];
      if (answer !== boxesText(boxes)) yield ['answer', `Expected '${boxesText(boxes)}' as the scoring says`];
      return;
    }
  }
}
