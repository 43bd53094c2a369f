import { aboutString, matchedPrompt, predictPrompt, readPrompt } from '../../questions/turned-text.js';
import type { Draft, Made } from '../family.js';
import type { TextParams } from './params.js';
import type { TextLabel, TextState, TextTransform } from './state.js';

/** All conditions of TextImage-Rot: RotOutBench §3.3, A.2, B.1 and B.2. */
export function textQuestions({
  params,
  state,
  label: { text: label },
  moved: { text: moved },
}: Made<TextParams, TextState, TextTransform, TextLabel, unknown>): Draft[] {
  const { turn, prompts, textOnly } = params;
  const groups = { font: state.font, length: String(params.length) };
  const ask = (
    condition: string,
    variant: string,
    view: 'original' | 'rotated' | undefined,
    prompt: string,
  ): Draft => {
    const answer =
      view === 'rotated' || condition.endsWith('Q_p') || condition.startsWith('T_rot') ? moved : label;
    return {
      condition,
      variant,
      images: view ? [view] : [],
      prompt,
      answer,
      accept: [],
      scoring: { kind: 'string', caseSensitive: true },
      groups,
      ...(condition.endsWith('Q_p') && label !== moved && { copy: label }),
    };
  };
  const asked = [
    ask('I_orig.Q_d', 'P0', 'original', readPrompt(turn, false)),
    ask('I_rot.Q_d', 'P0', 'rotated', readPrompt(turn, true)),
    ...prompts.map((variant) => ask('I_orig.Q_p', variant, 'original', predictPrompt(turn, variant))),
    ask('I_rot.Q_m', 'P0', 'rotated', matchedPrompt(turn)),
  ];
  if (!textOnly) return asked;
  return [
    ...asked,
    ask('T_orig.Q_d', 'P0', undefined, aboutString(label, readPrompt(turn, false))),
    ask('T_rot.Q_d', 'P0', undefined, aboutString(moved, readPrompt(turn, false))),
    ask('T_orig.Q_p', 'P0', undefined, aboutString(label, predictPrompt(turn, 'P0', 'string'))),
  ];
}
