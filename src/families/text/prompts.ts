import type { Turn } from '../../draw/turn.js';

/** Variants of the prediction prompt: RotOutBench B.2. */
export const promptVariants = ['P0', 'P1', 'P2', 'P3', 'P4'] as const;
export type PromptVariant = (typeof promptVariants)[number];

/** The turns that a text question can be about. */
export type AskedTurn = Exclude<Turn, 'none' | 'transpose' | 'anti-transpose'>;

interface Wording {
  /** After "were" and "has already been". */
  readonly done: string;
  /** After "apply". */
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
export function readPrompt(turn: AskedTurn, moved: boolean): string {
  return `What string do you read${moved ? wordings[turn].reading : ''}? Reply with exactly the string.`;
}

/** Q_m, the prompt-matched control: the turned view is shown, the words still speak of turning (A.2). */
export function matchedPrompt(turn: AskedTurn): string {
  const { done, reading } = wordings[turn];
  return `This image has already been ${done}. What string do you read now${reading}? Reply with exactly the string.`;
}

/** Q_p, the prediction question about `image` or `string` (A.2), in one of the five wordings of B.2. */
export function predictPrompt(
  turn: AskedTurn,
  variant: PromptVariant,
  shown: 'image' | 'string' = 'image',
): string {
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
export const aboutString = (text: string, prompt: string): string => `String: ${text}\n${prompt}`;
