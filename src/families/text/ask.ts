import { constantJson } from '../../core/json.js';
import type { Scoring } from '../../score/question.js';
import type { Draft, Judged } from '../family.js';
import type { AskedTurn, PromptVariant, TextLabel, TextParams, TextState, TextTransform } from './state.js';

interface Wording {
  /** The words after "were" and "has already been". */
  readonly done: string;
  /** The words after "apply". */
  readonly noun: string;
  /** What happens to the order of the characters: for P4. */
  readonly order: string;
  readonly counterpart: string;
  /** How the turned string is to be read, where that needs saying. */
  readonly reading: string;
}

/** The half turn's words are the paper's; the others follow them. */
const wordings: Readonly<Record<AskedTurn, Wording>> = {
  half: {
    done: 'rotated 180 degrees',
    noun: 'a 180-degree image rotation',
    order: 'the character order is reversed',
    counterpart: 'rotated',
    reading: '',
  },
  'quarter-cw': {
    done: 'rotated 90 degrees clockwise',
    noun: 'a 90-degree clockwise image rotation',
    order: 'the first character comes to the top',
    counterpart: 'rotated',
    reading: ', from top to bottom, each character as it stands',
  },
  'quarter-ccw': {
    done: 'rotated 90 degrees counter-clockwise',
    noun: 'a 90-degree counter-clockwise image rotation',
    order: 'the last character comes to the top',
    counterpart: 'rotated',
    reading: ', from top to bottom, each character as it stands',
  },
  mirror: {
    done: 'mirrored left to right',
    noun: 'a left-to-right mirroring',
    order: 'the character order is reversed',
    counterpart: 'mirrored',
    reading: ', from left to right',
  },
  flip: {
    done: 'flipped top to bottom',
    noun: 'a top-to-bottom flip',
    order: 'the character order is kept',
    counterpart: 'flipped',
    reading: ', from left to right',
  },
};

/** Q_d, the direct reading question (A.2). `moved`: it is asked about the turned view. */
function readPrompt(turn: AskedTurn, moved: boolean): string {
  return `What string do you read${moved ? wordings[turn].reading : ''}? Reply with exactly the string.`;
}

/** Q_m, the prompt-matched control: the turned view is shown, the words still speak of turning (A.2). */
function matchedPrompt(turn: AskedTurn): string {
  const { done, reading } = wordings[turn];
  return `This image has already been ${done}. What string do you read now${reading}? Reply with exactly the string.`;
}

/** Q_p, the prediction question about `image` or `string` (A.2), in one of the five wordings of B.2. */
function predictPrompt(turn: AskedTurn, variant: PromptVariant, shown: 'image' | 'string' = 'image'): string {
  const { done, noun, order, counterpart, reading } = wordings[turn];
  switch (variant) {
    case 'P0':
      return `If this ${shown} were ${done}, what string would you read${reading}? Reply with exactly the string.`;
    case 'P1':
      return `The image shown is the original image, not the ${counterpart} one. If it were ${done}, what string would be visible${reading}? Reply with only the ${counterpart} string.`;
    case 'P2':
      return `Do not copy the string currently visible. Predict the string after the whole image is ${done}${reading && `, read${reading.slice(1)}`}. Reply with only the ${counterpart} string.`;
    case 'P3':
      return `First read the current string internally, then apply ${noun}, and output only the final ${counterpart} string${reading}.`;
    case 'P4':
      return `For ${noun}, ${order} and each character appears as its ${counterpart} counterpart. Apply this rule to the string in the image. Reply with only the ${counterpart} string.`;
  }
}

/** A text-only prompt. The paper (B.1) does not print how the string is given; we put it first, on a line of its own. */
const aboutString = (text: string, prompt: string): string => `String: ${text}\n${prompt}`;

/** A question as it is put to every item of a set. */
export interface AskedQuestion {
  readonly condition: string;
  readonly variant: string;
  /** The view that is shown, or the string that is given in words instead. */
  readonly shown: 'original' | 'rotated';
  readonly inWords: boolean;
  readonly prompt: string;
  /** The view whose reading is right. */
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
