import { choicesWords } from '../../families/choice.js';
import { badFile, zod } from '../../core/index.js';
import { accuracyOnly, type Question, type Scoring } from '../../score/index.js';
import { scoringSchema } from '../../score/scoring-schema.js';
import { questionsFile } from '../folder/layout.js';
import { questionsFrom, type ForeignForm } from './foreign-set.js';

const z = zod();

const text = z.string().min(1);
const word = text.max(200);

/** A line of `questions.jsonl`; what of it has to agree is checked with the question that it becomes. */
const lineSchema = z.strictObject({
  images: z.array(text.max(1000)).min(1).max(20),
  question: text.exactOptional(),
  prompt: text.exactOptional(),
  options: z.union([z.array(text).min(2).max(26), z.record(word, text)]).exactOptional(),
  answer: text,
  accept: z.array(text).exactOptional(),
  scoring: scoringSchema.exactOptional(),
  scorer: word.exactOptional(),
  facts: z.record(word, z.union([z.string(), z.number()])).exactOptional(),
  copy: text.exactOptional(),
  item: word.exactOptional(),
  condition: word.exactOptional(),
  variant: word.exactOptional(),
  split: word.exactOptional(),
  groups: z.record(word, z.string()).exactOptional(),
  people: z.record(word, text).exactOptional(),
});

const letterOf = (at: number): string => String.fromCharCode(65 + at);

/** What is graded how, where a line does not say: by its options, else by the form of its answer. */
function scoringOf(answer: string, options: Question['options']): Scoring {
  if (options) return { kind: 'letter' };
  if (answer === 'Yes' || answer === 'No') return { kind: 'yes-no', yes: answer === 'Yes' };
  if (/^-?\d+([.,]\d+)?$/.test(answer)) return { kind: 'string', caseSensitive: false };
  return { kind: 'keywords', refuse: [] };
}

/** One plain JSONL file beside its pictures; docs/import.md has its fields. */
export const lines: ForeignForm = {
  files: () => [questionsFile],
  read: (folder, file) =>
    questionsFrom(folder, file, lineSchema, (row, place) => {
      const {
        images,
        item,
        question,
        prompt,
        accept = [],
        options: given,
        scoring: said,
        scorer = accuracyOnly,
        split,
        groups,
        people,
        ...rest
      } = row;
      const words = prompt ?? question;
      if (words === undefined || (prompt !== undefined && question !== undefined))
        throw badFile(
          `${place} has ${words === undefined ? 'no' : 'both a'} 'question' ${words === undefined ? 'or' : 'and a'} 'prompt'; give it one of them`,
          row,
        );
      const options = Array.isArray(given)
        ? Object.fromEntries(given.map((option, at) => [letterOf(at), option]))
        : given;
      const scoring = said ?? scoringOf(rest.answer, options);
      const asked = {
        condition: scoring.kind,
        variant: 'P0',
        ...rest,
        accept,
        prompt: prompt === undefined && options ? `${words}\n${choicesWords(options)}` : words,
        ...(options && { options }),
        scoring,
        scorer,
        ...((groups ?? split) && { groups: { ...groups, ...(split !== undefined && { split }) } }),
      };
      return [{ asked, images, item, people }];
    }),
};
