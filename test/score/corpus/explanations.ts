import type { Asked } from './questions.js';
import type { Phrases } from './languages.js';
import { fill } from './wrappers.js';

/** A reply's parts around its answer. */
export interface Explained {
  readonly before?: string;
  readonly after?: string;
  /** Whether what comes before ends by itself. */
  readonly joined?: boolean;
  /** Instead of the answer, what the reply says first; the answer follows in `after`. */
  readonly first?: string;
  /** A whole reply that gives no answer. */
  readonly instead?: string;
}

type Pick = <T>(list: readonly T[]) => T;

/**
 * How a reply explains its answer. Kinds are those of reports in which the wrong one of several options was read
 * (lm-evaluation-harness #4188, omlx #3668, openbench #348, macprovider #743) and of DORI's, MirrorQA's and RotOutBench's
 * printed replies: the options one by one, checks, doubts, denials, the view in the picture, changes of mind.
 */
export interface Explanation {
  /** `null` where the question cannot be explained so. */
  explain(asked: Asked, phrases: Phrases, pick: Pick): Explained | null;
  /** Whether it needs an answer that is stated as such. */
  readonly overruled?: boolean;
}

/** Sentences of the question's kind that choose nothing. */
function neutral(asked: Asked, phrases: Phrases, pick: Pick, list: readonly string[]): string | null {
  const own = asked.own ?? [];
  switch (asked.kind) {
    case 'letter':
    case 'letters':
      return named(asked, pick, pick(own.length > 0 && pick([true, false]) ? own : list));
    case 'string':
      return named(asked, pick, pick(phrases.shown));
    case 'yes-no':
      return pick(phrases.looks);
    case 'count':
      return pick(phrases.parts).replace('{x}', '3').replace('{y}', '4');
    default:
      return pick(own);
  }
}

/** With the names of two other options. */
function named({ names, question }: Asked, pick: Pick, template: string): string {
  const first = pick(names);
  const rest = names.filter((name) => name !== first);
  return template
    .replaceAll('{o}', first)
    .replaceAll('{p}', rest.length > 0 ? pick(rest) : first)
    .replaceAll('{c}', question.copy ?? first);
}

const before = (text: string | null): Explained | null => (text === null ? null : { before: text });
const after = (text: string | null): Explained | null => (text === null ? null : { after: text });
const optional = ({ kind }: Asked): boolean => kind === 'letter' || kind === 'letters';

export const EXPLANATIONS: Readonly<Record<string, Explanation>> = {
  none: { explain: () => ({}) },
  'described before': {
    explain: (asked, phrases, pick) => before(neutral(asked, phrases, pick, phrases.describes)),
  },
  'described after': {
    explain: (asked, phrases, pick) => after(neutral(asked, phrases, pick, phrases.describes)),
  },
  'denied before': {
    explain: (asked, phrases, pick) =>
      optional(asked) ? before(named(asked, pick, pick(phrases.denies))) : null,
  },
  'denied after': {
    explain: (asked, phrases, pick) =>
      optional(asked) ? after(named(asked, pick, pick(phrases.denies))) : null,
  },
  'doubted after': {
    explain: (asked, phrases, pick) =>
      optional(asked) ? after(named(asked, pick, pick(phrases.doubts))) : null,
  },
  'described twice': {
    explain: (asked, phrases, pick) => {
      const first = neutral(asked, phrases, pick, phrases.describes);
      const second = neutral(asked, phrases, pick, phrases.describes);
      return first && second ? { before: first, after: second } : null;
    },
  },
  'each option before': {
    explain: ({ question: { options }, kind, names }) =>
      options && kind === 'letter'
        ? { before: names.map((name) => `${name}: ${options[name]}, which does not fit.`).join('\n') }
        : null,
  },
  'box before': {
    overruled: true,
    explain: (asked, phrases, pick) =>
      asked.kind === 'yes-no' ? null : { before: `\\boxed{${plain(pick(asked.others(phrases)))}}` },
  },
  'thought before': {
    explain: (asked, phrases, pick) => {
      const [open, close] = pick(THOUGHTS);
      return { before: `${open}${thought(asked, phrases, pick)}${close}`, joined: true };
    },
  },
  'thought cut off': {
    explain: (asked, phrases, pick) => ({
      instead: `${pick(THOUGHTS.filter(([open]) => open !== ''))[0]}${thought(asked, phrases, pick)}`,
    }),
  },
  'changed mind': {
    explain: (asked, phrases, pick) => {
      const change = pick(phrases.changes);
      return { first: pick(asked.others(phrases)), after: change };
    },
  },
};

/** A thought that states another answer. */
const thought = (asked: Asked, phrases: Phrases, pick: Pick): string =>
  fill(pick(phrases.states), plain(pick(asked.others(phrases))));

const plain = (text: string): string => text.replaceAll('*', '');

/**
 * Around what a model thinks, as its chat template, decoder or prompt has it: from the tables of vLLM's and SGLang's
 * reasoning parsers, Google's guide to Gemma 4, and reports of what servers leave in the text (macprovider #743,
 * hermes-agent #62680, MedGemma's `<unused94>`).
 */
export const THOUGHTS: readonly (readonly [open: string, close: string])[] = [
  ['<think>', '</think>'],
  ['<think>\n', '\n</think>\n\n'],
  ['', '</think>\n\n'],
  ['<thinking>', '</thinking>'],
  ['<thought>', '</thought>'],
  ['<reasoning>', '</reasoning>\n'],
  ['<seed:think>', '</seed:think>'],
  ['<mm:think>', '</mm:think>'],
  ['<longcat_think>', '</longcat_think>'],
  ['◁think▷', '◁/think▷'],
  ['[THINK]', '[/THINK]'],
  ['<|channel|>analysis<|message|>', '<|end|><|start|>assistant<|channel|>final<|message|>'],
  ['<|channel>thought\n', '<channel|>'],
  ['analysis', 'assistantfinal'],
  ['<|START_THINKING|>', '<|END_THINKING|><|START_RESPONSE|>'],
  ['<unused94>thought\n', '<unused95>'],
  ['<|inner_prefix|>', '<|inner_suffix|>'],
  ['<|begin_of_thought|>\n', '\n<|end_of_thought|>\n\n<|begin_of_solution|>\n'],
  ['Here is my thought process: ', '\nHere is my response: '],
  ['<scratchpad>', '</scratchpad>'],
  ['<Thought>\n', '\n</Thought>\n\n'],
  ['<analysis>', '</analysis>\n'],
  ['<inner_monologue>\n', '\n</inner_monologue>\n\n'],
];
