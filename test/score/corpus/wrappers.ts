import type { Phrases } from './languages.js';

/**
 * What stands around an answer. Forms that models are asked for or take up by themselves: "Answer: X" on the last line
 * (simple-evals), `\boxed{}` (math and reasoning models), `<answer>` (R1-style training), JSON (DORI's prompts), GLM's box,
 * bold labels and headings (reports to simple-evals #33, lmms-eval #1434, VLMEvalKit #1552, OPD-V #2).
 */
export interface Wrapper {
  /** The answer in its wrapper; `pick` chooses one of the language's phrases. */
  wrap(answer: string, phrases: Phrases, pick: <T>(list: readonly T[]) => T): string;
  /** Whether it says that it is the answer, so that a box before it is overruled. */
  readonly states: boolean;
  /** Whether it takes the answer in its plain form alone, without marks of its own. */
  readonly plain?: boolean;
  /** Whether it is for letters alone. */
  readonly letters?: boolean;
}

/** Without marks and the text of an option. */
export const plainly = (answer: string): string => answer.replace(/[*"`“”()]|[.)] .*$|\.$/g, '');

const json = (value: string): string => JSON.stringify(value);

export const WRAPPERS: Readonly<Record<string, Wrapper>> = {
  bare: { states: false, wrap: (answer) => answer },
  labeled: { states: true, wrap: (answer, { labels }, pick) => `${pick(labels)}${answer}` },
  'bold label': {
    states: true,
    plain: true,
    wrap: (answer, { labels }, pick) => `**${pick(labels)}${answer}**`,
  },
  'label in bold': {
    states: true,
    wrap: (answer, { labels }, pick) => `**${pick(labels).trim()}** ${answer}`,
  },
  heading: { states: true, wrap: (answer, { labels }, pick) => `### ${pick(labels).trim()}\n\n${answer}` },
  'next line': { states: true, wrap: (answer, { labels }, pick) => `${pick(labels).trim()}\n${answer}` },
  stated: { states: true, wrap: (answer, { states }, pick) => fill(pick(states), answer) },
  'stated in bold': {
    states: true,
    plain: true,
    wrap: (answer, { states }, pick) => fill(pick(states), `**${answer}**`),
  },
  chosen: { states: true, letters: true, wrap: (answer, { chooses }, pick) => fill(pick(chooses), answer) },
  affirmed: {
    states: true,
    letters: true,
    plain: true,
    wrap: (answer, { affirms }, pick) => fill(pick(affirms), answer),
  },
  boxed: { states: true, plain: true, wrap: (answer) => `$\\boxed{${answer}}$` },
  'boxed text': { states: true, plain: true, wrap: (answer) => `\\boxed{\\text{${answer}}}` },
  'labeled box': {
    states: true,
    plain: true,
    wrap: (answer, { labels }, pick) => `${pick(labels)}\\boxed{${answer}}`,
  },
  tag: { states: true, wrap: (answer) => `<answer>${answer}</answer>` },
  'tag on lines': { states: true, wrap: (answer) => `<answer>\n${answer}\n</answer>` },
  'GLM box': { states: true, plain: true, wrap: (answer) => `<|begin_of_box|>${answer}<|end_of_box|>` },
  json: { states: true, plain: true, wrap: (answer) => `{"answer": ${json(answer)}}` },
  'json fence': {
    states: true,
    plain: true,
    wrap: (answer) => `\`\`\`json\n{"answer": ${json(answer)}}\n\`\`\``,
  },
};

/** A sentence with the answer in it; an answer that ends a sentence itself ends it but once. */
export const fill = (template: string, answer: string): string =>
  template.replaceAll('{a}', answer.replace(/\.$/, ''));
