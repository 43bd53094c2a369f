import { constantJson } from '../../core/json.js';
import { aboutString, matchedPrompt, predictPrompt, readPrompt } from './prompts.js';
import type { Scoring } from '../../score/question.js';
import type { Draft, Judged } from '../family.js';
import type { TextParams } from './params.js';
import type { TextLabel, TextState, TextTransform } from './state.js';

/** A question as it is put to every item of a set. */
export interface AskedQuestion {
  readonly condition: string;
  readonly variant: string;
  /** The view that is shown, or the string that is given in words instead. */
  readonly shown: 'original' | 'rotated';
  readonly inWords: boolean;
  readonly prompt: string;
  /** Whose reading is right. */
  readonly answer: 'original' | 'rotated';
}

/** All conditions of TextImage-Rot: RotOutBench §3.3, A.2, B.1 and B.2. */
export function askedQuestions({ turn, prompts, textOnly }: TextParams): AskedQuestion[] {
  const ask = (
    condition: string,
    shown: AskedQuestion['shown'],
    prompt: string,
    { answer = shown, variant = 'P0' }: { answer?: AskedQuestion['answer']; variant?: string } = {},
  ): AskedQuestion => ({ condition, variant, shown, inWords: condition.startsWith('T_'), prompt, answer });
  const asked = [
    ask('I_orig.Q_d', 'original', readPrompt(turn, false)),
    ask('I_rot.Q_d', 'rotated', readPrompt(turn, true)),
    ...prompts.map((variant) =>
      ask('I_orig.Q_p', 'original', predictPrompt(turn, variant), { answer: 'rotated', variant }),
    ),
    ask('I_rot.Q_m', 'rotated', matchedPrompt(turn)),
  ];
  if (!textOnly) return asked;
  return [
    ...asked,
    ask('T_orig.Q_d', 'original', readPrompt(turn, false)),
    ask('T_rot.Q_d', 'rotated', readPrompt(turn, false)),
    ask('T_orig.Q_p', 'original', predictPrompt(turn, 'P0', 'string'), { answer: 'rotated' }),
  ];
}

const read: Scoring = constantJson({ caseSensitive: true, kind: 'string' });
const predicted: Scoring = constantJson({ asked: 'predicted', caseSensitive: true, kind: 'string' });

/** The questions about one pair. */
export function textQuestions(
  asked: readonly AskedQuestion[],
  { params, state, label, moved }: Judged<TextParams, TextState, TextTransform, TextLabel, unknown, unknown>,
): Draft[] {
  const reading = { original: label.text, rotated: moved.text };
  const groups = { font: state.font, length: String(params.length) };
  return asked.map(({ condition, variant, shown, inWords, prompt, answer }): Draft => {
    const draft: Draft = {
      condition,
      variant,
      images: inWords ? [] : [shown],
      prompt: inWords ? aboutString(reading[shown], prompt) : prompt,
      answer: reading[answer],
      accept: [],
      scoring: answer === shown ? read : predicted,
      scorer: 'rotated-outcome',
      groups,
    };
    if (answer !== shown) draft.copy = reading[shown];
    return draft;
  });
}
