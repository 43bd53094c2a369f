import { constantJson, type Stream } from '../../../core/index.js';
import { bareDoriPrompt, doriPrompt, halfLetters, type DoriType } from './index.js';
import { lettered } from '../../choice.js';
import type { Draft } from '../../family.js';
import type { OrientationParams } from '../params.js';

/** What a question about a scene needs besides its words. */
export interface Asked {
  /** The right option's text. */
  readonly answer: string;
  /** Views that are shown, in order. */
  readonly images: readonly string[];
  readonly groups: Readonly<Record<string, string>>;
}

/** The question of a type in every wording asked for; the options are shuffled once per item. */
export function doriQuestions(
  type: DoriType,
  { wording, variants }: Pick<OrientationParams, 'wording' | 'variants'>,
  { answer, images, groups }: Asked,
  stream: Stream,
): Draft[] {
  const options = lettered(stream.shuffle(type.options));
  const letter = Object.keys(options).find((key) => options[key] === answer)!;
  const half = halfLetters(type, options, answer);
  const scoring = constantJson(
    half.length > 0 ? { half, kind: 'letter' as const } : { kind: 'letter' as const },
  );
  return variants.map((variant) => ({
    accept: [],
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
