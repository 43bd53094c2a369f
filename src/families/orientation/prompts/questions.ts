import { constantJson, Stream } from '../../../core/index.js';
import { bareDoriPrompt, doriPrompt, halfLetters, type DoriType } from './index.js';
import { lettered } from '../../choice.js';
import type { Draft } from '../../family.js';
import type { OrientationParams } from '../params.js';

/** A question about an item, and the text of the option that is right. */
export interface AskedQuestion {
  readonly type: DoriType;
  readonly answer: string;
}

/** What the questions about an item need besides their words. */
export interface Asked {
  readonly questions: readonly AskedQuestion[];
  /** Names the stream that shuffles the options. */
  readonly order: number;
  /** Views that are shown, in order. */
  readonly images: readonly string[];
  readonly groups: Readonly<Record<string, string>>;
}

/** The questions of an item in every wording asked for; the options of each are shuffled once per item. */
export const doriQuestions = (
  params: Pick<OrientationParams, 'wording' | 'variants'>,
  { questions, order, ...shown }: Asked,
): Draft[] =>
  questions.flatMap((question, at) =>
    wordings(question, params, shown, new Stream(['options', order, ...(at === 0 ? [] : [at])])),
  );

function wordings(
  { type, answer }: AskedQuestion,
  { wording, variants }: Pick<OrientationParams, 'wording' | 'variants'>,
  { images, groups }: Pick<Asked, 'images' | 'groups'>,
  stream: Stream,
): Draft[] {
  const options = lettered(stream.shuffle(type.options));
  const letter = Object.keys(options).find((key) => options[key] === answer)!;
  const lettersOf = (texts: readonly string[] = []): string[] =>
    Object.keys(options).filter((key) => texts.includes(options[key]));
  const accept = wording === 'paper' ? lettersOf(type.equal[answer]) : [];
  const half = halfLetters(type, options, answer).filter((key) => !accept.includes(key));
  const scoring = constantJson(
    half.length > 0 ? { half, kind: 'letter' as const } : { kind: 'letter' as const },
  );
  return variants.map((variant) => ({
    accept,
    answer: letter,
    condition: type.code,
    facts: { type: type.code },
    groups: { ...groups, wording },
    images: [...images],
    options,
    prompt: (variant === 'full' ? doriPrompt : bareDoriPrompt)(type, wording, options),
    scorer: 'dori',
    scoring,
    variant,
  }));
}
