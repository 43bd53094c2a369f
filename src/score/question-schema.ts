import type { ZodType } from 'zod';
import { loadZod, zod } from '../core/zod.js';
import type { Question } from './question.js';
import { scoringIssues, scoringSchema } from './scoring-schema.js';

await loadZod();
const z = zod();

const name = z.string().min(1).max(200);

/**
 * The schema of one line of `questions.jsonl`; its JSON Schema is published with every dataset. It stands apart from
 * the type because zod takes longer to load than the rest of the library.
 */
export const questionSchema: ZodType<Question> = z
  .strictObject({
    id: name.describe('Unique in the dataset. Replies refer to it.'),
    item: name.describe('The id of the item that it asks about.'),
    family: name.describe('The family of the item, e.g. text/rotated.'),
    condition: name.describe('What is shown and what is asked, e.g. I_orig.Q_p.'),
    variant: name.describe('The wording of the prompt, e.g. P0.'),
    images: z
      .array(
        z
          .string()
          .regex(/^[^\s./\\:][^\s/\\:]*(?:\/[^\s./\\:][^\s/\\:]*)*$/, 'Expected a path below the dataset'),
      )
      .describe(
        'Paths of the pictures to show, in order, relative to the folder of the dataset; no part starts with a dot.',
      ),
    prompt: z.string().min(1).describe('The complete prompt, as sent.'),
    options: z
      .record(z.string().regex(/^[A-Z]$/), z.string())
      .exactOptional()
      .describe('The choices of a multiple-choice question: letter to text.'),
    answer: z.string().min(1).describe('The reply that a perfect model would give.'),
    accept: z.array(z.string().min(1)).describe('Further replies that are right.'),
    scoring: scoringSchema.describe('How a reply is read and graded.'),
    scorer: name.describe(
      'What is made of the graded replies besides their accuracy: the name of a scorer, or accuracy for nothing more.',
    ),
    facts: z
      .record(name, z.union([z.string(), z.number()]))
      .exactOptional()
      .describe('What the scorer has to know of the question.'),
    copy: z
      .string()
      .min(1)
      .exactOptional()
      .describe('The reply that copying the input would give. Absent when copying is right.'),
    groups: z
      .record(name, z.string())
      .exactOptional()
      .describe('Labels to break the scores down by, e.g. font, length, scene.'),
  })
  .check((context) => {
    const { answer, copy } = context.value;
    const say = (path: string, message: string) =>
      context.issues.push({ code: 'custom', path: [path], message, input: context.value });
    for (const [path, message] of scoringIssues(context.value)) say(path, message);
    if (copy === answer) say('copy', 'Expected no copy where copying is right');
  });
